/** A worksheet without the page: what a link keeps, and what stands on the sheet. */
import { techniques } from '../../engine/play/techniques.ts';
import type { Technique } from '../../engine/play/techniques.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { puzzle } from '../../kit/puzzle/settings.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { mostQuestions } from '../../kit/train/exercise.ts';
import { techniqueWords } from '../../kit/train/techniqueWords.ts';
import type { StoredPosition } from '../../experiments/positions.ts';
import { exerciseIn, lessonOf, truthOf } from '../../kit/train/exercise.ts';
import type { CoachQuestion } from '../../kit/train/exercise.ts';
import { questionTask } from '../../kit/sheet/questionTask.ts';
import type { Sheet } from '../../kit/sheet/sheet.ts';
import { galleryPuzzle } from '../../puzzles/gallery.ts';

/** What a page author may set. */
export type WorkSheetProps = { readonly of?: Of; readonly puzzle?: string };

/** Questions on a sheet: two beside two can still be read. */
const most = 4;

/** What is on the sheet: one puzzle, or questions of a technique. */
type Of = 'puzzle' | Technique;

const texts = {
  puzzle: 'a puzzle',
  ...Object.fromEntries(
    techniques.map((one) => [one, `questions: ${techniqueWords[one].name.toLowerCase()}`]),
  ),
} as Readonly<Record<Of, string>>;

export const sheetSettings = settings({
  of: choice<Of>('o', 'On the sheet', texts, 'puzzle'),
  code: puzzle(galleryPuzzle('drawn-mushroom').code),
  first: whole('n', 'First question', {
    name: 'the first question',
    least: 1,
    most: mostQuestions,
    usual: 1,
    belongs: { to: ['of'], otherwise: 1 },
  }),
});

/** What a link keeps. */
export type SheetState = ValuesOf<typeof sheetSettings>;

/** What the figure opens with. @throws RangeError for a damaged puzzle */
export const usualSheet = ({ of, puzzle: code }: WorkSheetProps): SheetState =>
  sheetSettings.of(
    { ...(of !== undefined && { of }), ...(code !== undefined && { code }) },
    'work-sheet',
  );

/** What can be chosen to stand on a sheet. */
export const choices = (Object.keys(texts) as Of[]).map((word) => ({ word, text: texts[word] }));

/** Questions on a sheet that may have the same answer. */
const mostAlike = 2;

/**
 * The numbers of the questions on a sheet: the next ones of the lesson, without those whose answer stands there twice already,
 * so that no sheet has one answer only.
 */
export function numbersOf(
  first: number,
  lesson: readonly CoachQuestion[],
  positions: readonly StoredPosition[],
): readonly number[] {
  const alike = new Map<0 | 1 | null, number>();
  const numbers: number[] = [];
  for (let at = 0; at < lesson.length && numbers.length < most; at++) {
    const place = (first - 1 + at) % lesson.length;
    const answer = truthOf(positions, lesson[place]!);
    const count = alike.get(answer) ?? 0;
    if (count === mostAlike) continue;
    alike.set(answer, count + 1);
    numbers.push(place + 1);
  }
  return numbers;
}

/** Questions of a technique as a sheet. */
export function questionsSheet(
  technique: Technique,
  positions: readonly StoredPosition[],
  first: number,
): Sheet {
  const lesson = lessonOf(technique, positions);
  const { name, rule } = techniqueWords[technique];
  return {
    title: name,
    answersTitle: `Answers: ${name.toLowerCase()}`,
    says: `${rule} What does this say about the cell with the question mark?`,
    hasName: true,
    tasks: numbersOf(first, lesson, positions).map((number) => {
      const { position, asks } = lesson[number - 1]!;
      return questionTask(exerciseIn(technique, positions[position]!, asks), {
        t: technique,
        n: String(number),
      });
    }),
    credit: '',
  };
}

/** The question with which the next sheet begins, after the last one of this; beyond the last of the lesson the first comes again. */
export const nextFirst = (numbers: readonly number[]): number =>
  ((numbers.at(-1) ?? 0) % mostQuestions) + 1;

/** The rows of a file, heads first. */
export const sheetRows = ({ tasks }: Sheet): readonly (readonly (string | number)[])[] => [
  ['task', 'words', 'answer', 'address'],
  ...tasks.map(({ words, answer, address }, at) => [at + 1, words, answer?.words ?? '', address]),
];
