/** The coach without the page: what a link keeps, and which question comes next. */
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
import { mostQuestions, nextInOrder } from '../../kit/train/exercise.ts';
import { dueOn } from '../../kit/train/practice.ts';
import type { Practice } from '../../kit/train/practice.ts';
import { techniqueWords } from '../../kit/train/techniqueWords.ts';

const names = Object.fromEntries(
  techniques.map((technique, at) => [technique, `${at + 1}. ${techniqueWords[technique].name}`]),
) as Readonly<Record<Technique, string>>;

/** What a link keeps: a question of a technique, or a cell of a reader's own board. */
export const coachSettings = settings(
  {
    technique: choice<Technique>('t', 'Technique', names, 'overlap'),
    number: whole('n', 'Question', {
      name: 'the question',
      least: 1,
      most: mostQuestions,
      usual: 1,
      belongs: { to: ['technique'], otherwise: 1 },
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

/** What a card of a question is called: its link, the technique told even where it is the first. */
export function cardId(state: CoachState): string {
  const { technique, number, code, marks: text } = state;
  const values: LinkValues =
    code === null
      ? { t: technique, n: String(number) }
      : { p: code, m: text, c: coachSettings.formOf(state).cell };
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

/**
 * What comes next: a card that is due, where enough other questions came before, else the next question of the technique.
 *
 * @param order - of the questions of the technique
 * @param recent - cards of the questions before, the present one last
 * @returns the link
 */
export function nextOf(
  state: CoachState,
  order: readonly number[],
  {
    practice,
    today,
    recent,
  }: { readonly practice: Practice; readonly today: string; readonly recent: readonly string[] },
): { readonly values: LinkValues; readonly returns: boolean } {
  const last = recent.slice(-between);
  const due = dueOn(practice, today).find(({ id }) => !last.includes(id));
  if (due !== undefined && recent.length >= between)
    return { values: valuesOfCard(due.id), returns: true };
  const number = state.code === null ? nextInOrder(order, state.number) : (order[0] ?? 1);
  return { values: { t: state.technique, n: String(number) }, returns: false };
}
