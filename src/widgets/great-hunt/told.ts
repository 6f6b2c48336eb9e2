/** A find of the hunt with all measures of the book that are cheap to have of it, and lists of finds in an order. */
import type { Grid } from '../../engine/board/cell.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { fourDifficultyInPieces } from '../../engine/intersect/fourDifficulty.ts';
import { allPieces } from '../../engine/pieces.ts';
import { formulaOf, squaresOfRuns } from '../../engine/sweep/runSquares.ts';
import type { Find, GreatHuntSpec } from '../../experiments/greatHunt.ts';
import { huntMethods } from '../../experiments/huntMethods.ts';
import type { Examiner, HuntMeasure, HuntMethod } from '../../experiments/huntMethods.ts';
import { decodeImage } from '../../formats/imageCode.ts';
import { counted, fixed, grouped, significant } from '../../notebook/plain/numbers.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { methodNames } from './settings.ts';

/** States that are looked at for a (2,2)-difficulty; then only bounds are known. */
const mostStates = 60;

/** A find with all that is said of it. */
export type ToldFind = {
  readonly index: number;
  readonly code: string; // of its image
  readonly image: Grid;
  readonly method: HuntMethod; // that its stepper shows: single lines where they do
  readonly needs: HuntMethod | null; // the weakest that solves it
  readonly sweeps: number | null; // by rows first; null where single lines do not solve it
  readonly meanSweeps: number | null;
  readonly rounds: number;
  readonly bottlenecks: number;
  readonly open: number; // mean number of open lines
  /** (2,2)-difficulty, or between which bounds it lies; null where FourSolver does not solve it. */
  readonly four: { readonly atLeast: number; readonly atMost: number } | null;
  readonly formula: number; // with k = 1, or that of the filter
};

/** Looks at a find, in pieces. */
export function* toldFindInPieces(
  spec: GreatHuntSpec,
  { index, image }: Find,
  examiner: Examiner,
): Generator<undefined, ToldFind, undefined> {
  const grid = decodeImage(image);
  const { cells, height, width } = grid;
  const known = (measure: HuntMeasure): number | null => {
    const value = examiner.measure(measure, cells);
    return Number.isNaN(value) ? null : value;
  };
  const sweeps = known('sweeps');
  const { k, lines } = spec.formula ?? { k: 1, lines: 'rows and columns' };
  let needs: HuntMethod | null = null;
  for (const method of huntMethods) {
    yield;
    if (!examiner.solves(method, cells)) continue;
    needs = method;
    break;
  }
  const search = fourDifficultyInPieces(puzzleOf(grid), { maxStates: mostStates });
  let piece = search.next();
  for (; piece.done !== true; piece = search.next()) yield;
  const { solvable, atLeast, atMost } = piece.value;
  return {
    index,
    code: image,
    image: grid,
    method: sweeps === null ? spec.method : 'sweeps',
    needs,
    sweeps,
    meanSweeps: known('mean-sweeps'),
    rounds: examiner.measure('rounds', cells),
    bottlenecks: examiner.measure('bottlenecks', cells),
    open: examiner.measure('open', cells),
    four: solvable ? { atLeast, atMost } : null,
    formula: formulaOf(
      height,
      width,
      squaresOfRuns(cells, height, width, 'rows'),
      lines === 'rows' ? 0 : squaresOfRuns(cells, height, width, 'columns'),
      k,
    ),
  };
}

/** The same at once. */
export const toldFind = (spec: GreatHuntSpec, find: Find, examiner: Examiner): ToldFind =>
  allPieces(toldFindInPieces(spec, find, examiner));

/** What a find is listed by. */
type Column = {
  readonly name: string;
  /** What stands under a picture. */
  readonly short: (text: string) => string;
  readonly text: (find: ToldFind) => string;
  /** The greatest comes first. */
  readonly rank: (find: ToldFind) => number;
};

const orNone = (value: number | null): string => (value === null ? '–' : String(value));

const rangeText = (four: ToldFind['four']): string => {
  if (four === null) return '–';
  return four.atLeast === four.atMost ? String(four.atLeast) : `${four.atLeast} to ${four.atMost}`;
};

/** The measures, by the words of the choice. */
export const findColumns = {
  needs: {
    name: 'weakest method',
    short: (text) => `needs ${text}`,
    text: ({ needs }) => (needs === null ? '–' : methodNames[needs]),
    rank: ({ needs }) => (needs === null ? huntMethods.length : huntMethods.indexOf(needs)),
  },
  sweeps: {
    name: 'sweeps',
    short: (text) => `${text} sweeps`,
    text: ({ sweeps }) => orNone(sweeps),
    rank: ({ sweeps }) => sweeps ?? Infinity,
  },
  'mean-sweeps': {
    name: 'sweeps, mean of both orders',
    short: (text) => `${text} mean sweeps`,
    text: ({ meanSweeps }) => orNone(meanSweeps),
    rank: ({ meanSweeps }) => meanSweeps ?? Infinity,
  },
  rounds: {
    name: 'rounds',
    short: (text) => `${text} rounds`,
    text: ({ rounds }) => String(rounds),
    rank: ({ rounds }) => rounds,
  },
  bottlenecks: {
    name: 'bottlenecks',
    short: (text) => `${text} bottlenecks`,
    text: ({ bottlenecks }) => String(bottlenecks),
    rank: ({ bottlenecks }) => bottlenecks,
  },
  open: {
    name: 'open lines in a round',
    short: (text) => `${text} open lines`,
    text: ({ open }) => fixed(open, 1),
    rank: ({ open }) => -open,
  },
  four: {
    name: '(2,2)-difficulty',
    short: (text) => `(2,2): ${text}`,
    text: ({ four }) => rangeText(four),
    rank: ({ four }) => four?.atLeast ?? Infinity,
  },
  formula: {
    name: 'formula of Raven’s Point',
    short: (text) => `formula ${text}`,
    text: ({ formula }) => significant(formula, 3),
    rank: ({ formula }) => formula,
  },
} satisfies Readonly<Record<string, Column>>;

type FindColumn = keyof typeof findColumns;

/** In which order finds are listed: as they were drawn, or by a measure. */
export type FindOrder = 'drawn' | FindColumn;

const columns = Object.keys(findColumns) as FindColumn[];

/** The orders in words: the hardest first. */
export const orderTexts: Readonly<Record<FindOrder, string>> = {
  drawn: 'as they were drawn',
  needs: 'by the method they need',
  sweeps: 'by sweeps',
  'mean-sweeps': 'by sweeps, mean of both orders',
  rounds: 'by rounds',
  bottlenecks: 'by bottlenecks',
  open: 'by open lines, fewest first',
  four: 'by (2,2)-difficulty',
  formula: 'by the formula of Raven’s Point',
};

/** Finds in an order; of equals the first drawn. */
export const orderedFinds = (finds: readonly ToldFind[], order: FindOrder): readonly ToldFind[] => {
  if (order === 'drawn') return finds;
  const { rank }: Column = findColumns[order];
  // the difference of two infinities is no number
  return finds.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)));
};

/** What stands under its picture, with the measure that it is listed by. */
export const captionOf = (find: ToldFind, order: FindOrder = 'drawn'): string => {
  const { sweeps, method, bottlenecks } = find;
  const more =
    order === 'drawn' || order === 'sweeps' || order === 'bottlenecks'
      ? []
      : [findColumns[order].short(findColumns[order].text(find))];
  return [
    sweeps === null ? methodNames[method] : counted(sweeps, 'sweep'),
    counted(bottlenecks, 'bottleneck'),
    ...more,
  ]
    .map((text) => (text.length > 20 ? text : text.replaceAll(' ', '\u00a0'))) // a longer one may be cut
    .join(', ');
};

/** What a find is, where it is opened. */
export const toldOf = (spec: GreatHuntSpec, find: ToldFind): string =>
  `Found by the hunt: picture ${grouped(find.index)} of seed ${spec.seed}, ${captionOf(find)}`;

/** All measures of some finds. */
export const findsTable = (finds: readonly ToldFind[]): DataTable => ({
  summary: `Table of ${counted(finds.length, 'find')} with all measures`,
  caption:
    'Finds with the measures of the book; a dash where a measure says nothing of one, two numbers where a (2,2)-difficulty lies between them',
  columns: [
    { head: 'image' },
    ...columns.map((name) => ({ head: findColumns[name].name, number: name !== 'needs' })),
  ],
  rows: finds.map((find) => [
    grouped(find.index),
    ...columns.map((name) => findColumns[name].text(find)),
  ]),
});

/** All finds as CSV, with the measures of those that were looked at. */
export const csvOf = (finds: readonly Find[], told: ReadonlyMap<number, ToldFind>): string =>
  [
    ['number', 'image', ...columns.map((name) => findColumns[name].name)],
    ...finds.map(({ index, image }) => {
      const find = told.get(index);
      return [index, image, ...columns.map((name) => (find ? findColumns[name].text(find) : ''))];
    }),
  ]
    .map(csvRow)
    .join('');
