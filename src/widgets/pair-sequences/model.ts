/** The sequences of pairs of four by four, each with a picture that has it, as plain data. */
import type { Grid } from '../../engine/board/cell.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { pairFutures } from '../../engine/census/smallPairs.ts';
import { probeSet } from '../../engine/probe/probeSets.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { unknownCells } from '../../engine/probe/probe.ts';
import { allPairs, decidingPairs } from '../../claims/001/pairSequences.ts';
import type { PairSequence } from '../../claims/001/pairSequences.ts';
import { encodeImage } from '../../formats/imageCode.ts';
import { OUTCOME_VERBS } from '../../kit/probe/probeWords.ts';
import type { PuzzlePlace } from '../../kit/puzzle/openIn.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import { tableOf } from '../../notebook/records/column.ts';
import type { Column } from '../../notebook/records/column.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import type { Setting } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { Settings } from '../../notebook/settings/settings.ts';

const side = 4;

/** A sequence as the page has it. */
export type ListedSequence = Omit<PairSequence, 'unique'>;
export type SequenceList = readonly ListedSequence[];

/** What a page author may set. */
export type PairSequencesProps = {
  readonly sequences: number; // how many there are, as the text says
  readonly explorer: PuzzlePlace; // where a pair is opened
};

/** Which sequence is on show, from 1. */
export const sequenceSettings = ({
  sequences: most,
}: PairSequencesProps): Settings<{ readonly at: Setting<number> }> =>
  settings({
    at: whole('i', 'Sequence', { name: 'the sequence', least: 1, most, usual: 1 }),
  });

/** What the pairs of a class show, as its name beside the pictures and in a sentence. */
const classNames = ['1 solution', '2 solutions', '3 solutions', '4 solutions', 'none decides'];
const classWords = [
  'one solution',
  'two solutions',
  'three solutions',
  'four solutions',
  'no pair decides',
];

export const nameOf = ({ kind }: ListedSequence): string => classWords[kind] ?? '';

/** The sequences of a class, with the place of each in the list. */
export type SequenceGroup = {
  readonly name: string;
  readonly words: string;
  readonly places: readonly number[];
};

export const groupsOf = (list: SequenceList): readonly SequenceGroup[] =>
  classNames.map((name, kind) => ({
    name,
    words: classWords[kind] ?? '',
    places: [...list.keys()].filter((at) => list[at]?.kind === kind),
  }));

/** The first picture with a sequence. */
export const imageOf = ({ first }: ListedSequence): Grid => imageFromIndex(side, side, first);

/** How many of the pairs decide, and how many pictures have the sequence. */
export function sentenceOf(one: ListedSequence): string {
  const [pairs, deciding] = [allPairs(one), decidingPairs(one)];
  const which =
    deciding === 0
      ? `None of ${grouped(pairs)} pairs decides`
      : deciding === pairs
        ? `Each of ${grouped(pairs)} pairs decides`
        : `${grouped(deciding)} of ${grouped(pairs)} pairs decide${deciding === 1 ? 's' : ''}`;
  return `${which}. ${counted(one.images, 'picture')} have this sequence.`;
}

/** An option of the list, for those who do not see the picture. */
export const optionText = (one: ListedSequence): string =>
  `${nameOf(one)}, ${counted(allPairs(one), 'pair')}, ${counted(one.images, 'picture')}`;

/** A sequence as one line: how often each category occurs, its four numbers one after another. */
export const sequenceText = ({ pairs }: ListedSequence): string =>
  pairs.map(([category, count]) => `${pairFutures(category).join('')}×${count}`).join(' ');

type CategoryRow = ListedSequence['pairs'][number];

const futureHeads = ['both filled', 'one filled', 'the other filled', 'both empty'];

const categoryColumns: readonly Column<CategoryRow>[] = [
  { head: 'category', text: ([category]) => pairFutures(category).join(' '), words: true },
  { head: 'pairs', text: ([, count]) => grouped(count) },
  ...futureHeads.map((head, future) => ({
    head,
    text: ([category]: CategoryRow) => OUTCOME_VERBS[pairFutures(category)[future] ?? 0] ?? '',
    words: true as const,
  })),
];

/** The categories of the pairs of a sequence, with how their futures end. */
export const categoryTable = ({ pairs }: ListedSequence): DataTable =>
  tableOf(categoryColumns, pairs, {
    summary: 'Table of its pairs',
    caption: 'The pairs by category, and how their four futures end',
  });

/** All sequences as rows of a file. */
export const sequenceColumns: readonly Column<ListedSequence>[] = [
  { fields: { class: nameOf } },
  { fields: { pairs: allPairs, deciding: decidingPairs } },
  { fields: { sequence: sequenceText } },
  { fields: { pictures: ({ images }) => images } },
  { fields: { example: (one) => encodeImage(imageOf(one)) } },
];

/** The puzzle of a sequence where sweeps stop, with a pair that decides it, or the first pair where none does. */
export type OpenedSequence = {
  readonly image: Grid;
  readonly puzzle: Puzzle;
  readonly state: Grid;
  readonly pair: readonly number[]; // its two cells
};

export function openedOf(one: ListedSequence): OpenedSequence {
  const image = imageOf(one);
  const puzzle = puzzleOf(image);
  const state = solveSimple(puzzle).grid;
  const open = unknownCells(state);
  const pairs = open.flatMap((a, k) => open.slice(k + 1).map((b) => [a, b]));
  const deciding = pairs.find((pair) =>
    probeSet(puzzle, state, pair).futures.every(({ status }) => status !== 'standstill'),
  );
  return { image, puzzle, state, pair: deciding ?? pairs[0] ?? [] };
}

/** The settings of the explorer that open the pair. */
export function pairValues({ pair, state }: OpenedSequence): Readonly<Record<string, string>> {
  const [c = '', q = ''] = pair.map(
    (cell) => `${Math.floor(cell / state.width) + 1}.${(cell % state.width) + 1}`,
  );
  return { c, q };
}
