/** The coach without the page: what a link keeps, and which question comes next. A link of the stream names no technique. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { techniques } from '../../engine/play/techniques.ts';
import type { Technique } from '../../engine/play/techniques.ts';
import { marks, marksOfText, marksProblem } from '../../kit/play/marks.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { cell, cellProblem, puzzle } from '../../kit/puzzle/settings.ts';
import { optional } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { mostQuestions } from '../../kit/train/exercise.ts';
import { dueOn } from '../../kit/train/practice.ts';
import type { Training } from '../../kit/train/practice.ts';
import { nextInStream, streamPlace, streamSize } from '../../kit/train/stream.ts';
import { techniqueWords } from '../../kit/train/techniqueWords.ts';

const names = Object.fromEntries(
  techniques.map((technique, at) => [technique, `${at + 1}. ${techniqueWords[technique].name}`]),
) as Readonly<Record<Technique, string>>;

/** What a link keeps: a question of the stream, one of the lesson of a technique, or a cell of a reader's own board. */
export const coachSettings = settings(
  {
    technique: optional(choice<Technique>('t', 'Technique', names, 'overlap')),
    number: whole('n', 'Question', {
      name: 'the question',
      least: 1,
      most: mostQuestions,
      usual: 1,
      belongs: { to: ['technique'], otherwise: 1 },
    }),
    stream: whole('q', 'Question of the stream', {
      name: 'the question of the stream',
      least: 1,
      most: streamSize,
      usual: 1,
    }),
    code: optional(puzzle('')),
    marks: marks('m', ['code']),
    cell: cell('c', 'Cell', null, { to: ['code'], otherwise: null }),
  },
  ({ code, marks: text, cell: place }) => {
    if (code === null) return {};
    const own = puzzleIn(code);
    const problem =
      marksProblem(text, own.rows.length * own.columns.length) ?? cellProblem(place, own);
    if (problem !== null) return { marks: problem };
    if (place === null) return { cell: 'The link has a board, and no cell of it to ask for.' };
    return stateOf({ code, marks: text })?.cells[place.row * own.columns.length + place.column] ===
      UNKNOWN
      ? {}
      : { cell: 'The cell that the link asks for is marked already.' };
  },
);

export type CoachState = ValuesOf<typeof coachSettings>;

/** The board of a reader; null where the question is one of ours. */
export function stateOf({
  code,
  marks: text,
}: {
  readonly code: string | null;
  readonly marks: string;
}): Grid | null {
  if (code === null) return null;
  const { rows, columns } = puzzleIn(code);
  const [height, width] = [rows.length, columns.length];
  const cells = text === '' ? new Uint8Array(height * width).fill(UNKNOWN) : marksOfText(text);
  return { height, width, cells };
}

/** Links made before there was a stream name no technique where it is the first. */
export const oldLesson = ({ technique, number, code }: CoachState): boolean =>
  technique === null && code === null && number > 1;

/** Of which technique the question is; of a reader's own board it is found out. */
export const techniqueIn = ({ technique, stream }: CoachState): Technique =>
  technique ?? streamPlace(stream).technique;

/** What a card of a question is called: its link, whatever is usual in links. */
export function cardId(state: CoachState): string {
  const { technique, number, stream, code, marks: text } = state;
  const values: LinkValues =
    code !== null
      ? { p: code, m: text, c: coachSettings.formOf(state).cell }
      : technique !== null
        ? { t: technique, n: String(number) }
        : { q: String(stream) };
  return Object.entries(values)
    .map(([key, value]) => `${key}=${value}`)
    .join(';');
}

/** The link of a card. */
const valuesOfCard = (id: string): LinkValues =>
  Object.fromEntries(
    id
      .split(';')
      .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  );

/** So many other questions come before one that was missed comes back. */
const between = 3;

/** What comes next hangs on this. */
export type Course = {
  readonly lesson: Technique | null; // null: the stream
  readonly number: number; // of the last question of the lesson; 0 before the first
  readonly training: Training;
  readonly today: string;
  readonly recent: readonly string[]; // cards of the questions before, the present one last
  readonly returned: boolean; // the present one had been missed before
};

/**
 * What comes next: a card that is due, unless it was just asked, else the next question of the lesson, or one
 * of the stream. After a question that came back comes a new one, so that whoever misses many is not asked them alone.
 *
 * @returns the link
 */
export function nextOf({ lesson, number, training, today, recent, returned }: Course): {
  readonly values: LinkValues;
  readonly returns: boolean;
} {
  const waiting = returned ? [] : dueOn(training.cards, today);
  const due = waiting.find(({ id }) => !recent.slice(-between).includes(id));
  if (due !== undefined) return { values: valuesOfCard(due.id), returns: true };
  // after the last question, which the lesson knows, the first one comes again
  if (lesson !== null)
    return { values: { t: lesson, n: String((number % mostQuestions) + 1) }, returns: false };
  const asked = recent.map((id) => Number(valuesOfCard(id)['q']));
  return { values: { q: String(nextInStream(training, today, asked)) }, returns: false };
}
