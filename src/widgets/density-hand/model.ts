/**
 * One board under the hand, without the page: a random height for each cell, of which those below the density are filled, so
 * that a larger density fills more cells of the same picture; what its clues tell; settings and links.
 */
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { boardRandom } from '../../engine/board/random.ts';
import { createFastSimple } from '../../engine/sweep/fastSimple.ts';
import type { FastSimple } from '../../engine/sweep/fastSolver.ts';
import { csvOf, tableOf } from '../../notebook/records/column.ts';
import type { Column } from '../../notebook/records/column.ts';
import { fixed, grouped, percent as percentText, sizeText } from '../../notebook/plain/numbers.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { curveGuess, risesToHalf } from '../../kit/guess/curve.ts';
import type { CurvePoint } from '../../kit/guess/curve.ts';
import { choice, flag } from '../../notebook/settings/choices.ts';
import { percent, seed } from '../../notebook/settings/numbers.ts';
import { unseen } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

/** Sides of the board. */
export const sides = [10, 15, 20, 25] as const;

type SideWord = `${(typeof sides)[number]}`;

const sideTexts = Object.fromEntries(sides.map((side) => [side, sizeText(side, side)])) as Record<
  SideWord,
  string
>;

export const handSettings = settings({
  side: choice('n', 'Size', sideTexts, '20'),
  seed: seed(1),
  percentage: unseen(percent('d', 'Density', { name: 'the density', usual: 43 })),
  behind: flag('k', 'Show the filled cells that the clues do not tell', true),
  guess: curveGuess('g'),
  shown: unseen(flag('v', 'The curve is shown')),
});

export type HandProps = ValuesOf<typeof handSettings>;

/** What makes the picture. */
export type Board = Pick<HandProps, 'side' | 'seed'>;

/** A random height from 0 to 1 for each cell of a board. */
export function heightsOf({ side, seed: of }: Board): Float64Array {
  const cells = Number(side) ** 2;
  const random = boardRandom(of, Number(side), Number(side), 0, 0);
  return Float64Array.from({ length: cells }, () => random.unit());
}

/** The picture at a density: a cell is filled where its height is below it. @source 003_bcef302d21730516.txt §3 */
export function imageAt(heights: Float64Array, percentage: number): Grid {
  const side = Math.sqrt(heights.length);
  const cells = Uint8Array.from(heights, (height) => (100 * height < percentage ? FILLED : EMPTY));
  return { height: side, width: side, cells };
}

/** Numbers for which there is room beside a board of each size: few boards have more at any density. */
const usualRuns: Readonly<Record<Board['side'], number>> = { 10: 5, 15: 7, 20: 8, 25: 10 };

/** Most runs of a line at any density: a cell that is filled, the lowest first, begins a run, lengthens it, or joins two. */
function runsOf(heights: Float64Array): number {
  let [runs, most] = [0, 0];
  const isLower = (height: number, at: number): number =>
    Number((heights[at] ?? Infinity) < height);
  const order = Array.from(heights, (height, at) => ({ height, at })).toSorted(
    (a, b) => a.height - b.height,
  );
  for (const { height, at } of order) {
    runs += 1 - isLower(height, at - 1) - isLower(height, at + 1);
    most = Math.max(most, runs);
  }
  return most;
}

/** Room for the clues of a board at every density, so that it keeps its place. */
export function clueRoomOf(heights: Float64Array, side: Board['side']): number {
  const length = Number(side);
  const lines = Array.from({ length }, (_, line) => [
    heights.subarray(line * length, (line + 1) * length),
    heights.filter((_height, cell) => cell % length === line),
  ]).flat();
  return lines.reduce((most, line) => Math.max(most, runsOf(line)), usualRuns[side]);
}

/** What the clues of a picture tell. */
export type DensityHandTold = {
  readonly cells: Uint8Array; // UNKNOWN where they do not
  /** Cells of which it is not known whether the clues tell them. */
  readonly undecided: readonly number[];
};

/** A density that the hand came to. */
export type Visit = {
  readonly percentage: number;
  readonly image: Grid;
  readonly told: DensityHandTold;
  readonly asked: boolean; // nothing more will be found out
};

const sweepers = new Map<number, FastSimple>(); // by side

/** What sweeps know at a density, in a millisecond: often that is all. */
export function swept(percentage: number, image: Grid): Visit {
  const side = image.height;
  const sweeper = sweepers.get(side) ?? createFastSimple(side, side);
  sweepers.set(side, sweeper);
  sweeper.setImage(image.cells);
  sweeper.run('H');
  const cells = sweeper.readCells().slice();
  const undecided = [...cells.keys()].filter((cell) => cells[cell] === UNKNOWN);
  return { percentage, image, told: { cells, undecided }, asked: undecided.length === 0 };
}

/** The density to ask about next: that under the hand, then the nearest one that it passed; null when all are asked. */
export const nextToAsk = (visits: readonly Visit[], percentage: number): Visit | null =>
  visits
    .filter(({ asked }) => !asked)
    .toSorted(
      (a, b) => Math.abs(a.percentage - percentage) - Math.abs(b.percentage - percentage),
    )[0] ?? null;

/** About so many propagations are spent on a board; what is not known then is told as undecided. */
export const mostPropagations = 3_000_000;

/** How many cells of a visit are what. */
export type Counts = {
  readonly filled: number;
  readonly toldFilled: number;
  readonly undecidedFilled: number;
  readonly empty: number;
  readonly toldEmpty: number;
  readonly undecidedEmpty: number;
};

export function countsOf({ image, told }: Pick<Visit, 'image' | 'told'>): Counts {
  const count = (value: number): number => image.cells.filter((cell) => cell === value).length;
  const toldOf = (value: number): number => told.cells.filter((cell) => cell === value).length;
  const undecidedOf = (value: number): number =>
    told.undecided.filter((cell) => image.cells[cell] === value).length;
  return {
    filled: count(FILLED),
    toldFilled: toldOf(FILLED),
    undecidedFilled: undecidedOf(FILLED),
    empty: count(EMPTY),
    toldEmpty: toldOf(EMPTY),
    undecidedEmpty: undecidedOf(EMPTY),
  };
}

/** "all 12 filled cells", "none of the 12 filled cells", "5 of 12 filled cells". */
function filledText(told: number, filled: number): string {
  if (filled === 1) return told === 1 ? 'the one filled cell' : 'nothing of the one filled cell';
  const them = `${grouped(filled)} filled cells`;
  if (told === filled) return `all ${them}`;
  return told === 0 ? `none of the ${them}` : `${grouped(told)} of ${them}`;
}

const cellsText = (count: number): string => (count === 1 ? 'cell' : 'cells');

/** What the clues tell at a density, in a sentence. */
export function toldText(visit: Visit): string {
  const { filled, toldFilled } = countsOf(visit);
  const at = `At ${visit.percentage}\u00a0%`;
  if (filled === 0) return `${at} no cell is filled.`;
  return `${at} the clues tell ${filledText(toldFilled, filled)}${visit.asked ? '' : ' so far'}.`;
}

/** What else there is to say: of the empty cells, and of what is left open. */
export function restText(visit: Visit): string {
  const { filled, toldFilled, empty, toldEmpty, undecidedFilled, undecidedEmpty } = countsOf(visit);
  if (!visit.asked)
    return `That is what sweeps find. A SAT solver is asked about the other ${grouped(undecidedFilled + undecidedEmpty)}.`;
  const open = filled - toldFilled + (empty - toldEmpty);
  if (open === 0) return 'Every cell is told: no other picture has these clues.';
  const undecided = undecidedFilled + undecidedEmpty;
  const either = open - undecided;
  const of =
    empty === 0
      ? ''
      : `Of the ${grouped(empty)} empty ones they tell ${toldEmpty === 0 ? 'none' : grouped(toldEmpty)}. `;
  return undecided === 0
    ? `${of}The other ${grouped(either)} ${cellsText(either)} could be either.`
    : `${of}${grouped(either)} could be either; ${grouped(undecided)} ${undecided === 1 ? 'is' : 'are'} undecided, for the search was stopped.`;
}

/** The share of the filled cells that is told: between these two; null where none is filled. */
export function shareOf(visit: Visit): { readonly least: number; readonly most: number } | null {
  const { filled, toldFilled, undecidedFilled } = countsOf(visit);
  return filled === 0
    ? null
    : { least: toldFilled / filled, most: (toldFilled + undecidedFilled) / filled };
}

/** The shares at all densities that the hand came to and that are known, in their order. */
export const foundPoints = (visits: readonly Visit[]): readonly CurvePoint[] =>
  visits.flatMap((visit) => {
    const share = shareOf(visit);
    return share === null || !visit.asked ? [] : [{ at: visit.percentage, share: share.least }];
  });

/** The mean of many boards of a side, as it is stored. */
export type MeanCurve = {
  readonly boards: number; // at each density
  readonly points: readonly CurvePoint[];
};

/** What the picture shows, for those who do not see it. */
export function curveText(visits: readonly Visit[], mean: MeanCurve | null): string {
  const points = foundPoints(visits);
  const [first, last] = [points[0], points.at(-1)];
  const found =
    first === undefined || last === undefined
      ? 'This board: nothing is known yet.'
      : first === last
        ? `This board: ${percentText(first.share, 0)} told at ${first.at}\u00a0%.`
        : `This board: ${points.length} densities from ${first.at} to ${last.at}\u00a0%, ${percentText(first.share, 0)} told at the first, ${percentText(last.share, 0)} at the last.`;
  if (mean === null) return `${found} The mean is not shown.`;
  const at = (percentage: number): string => {
    const point = mean.points.find((one) => one.at >= percentage);
    return point === undefined ? '' : `${percentText(point.share, 0)} at ${point.at}\u00a0%`;
  };
  return `${found} Mean of ${grouped(mean.boards)} boards: ${[30, 42, 54].map(at).join(', ')}.`;
}

const columns: readonly Column<Visit>[] = [
  { head: 'density, %', fields: { percentage: ({ percentage }) => percentage } },
  { head: 'filled', fields: { filled: (visit) => countsOf(visit).filled } },
  { head: 'of them told', fields: { 'filled told': (visit) => countsOf(visit).toldFilled } },
  {
    head: 'share',
    text: (visit) => {
      const share = shareOf(visit);
      return share === null ? '–' : percentText(share.least);
    },
    fields: { share: (visit) => shareOf(visit)?.least ?? null },
  },
  { head: 'empty', fields: { empty: (visit) => countsOf(visit).empty } },
  { head: 'of them told', fields: { 'empty told': (visit) => countsOf(visit).toldEmpty } },
  {
    head: 'undecided',
    fields: {
      undecided: (visit) => countsOf(visit).undecidedFilled + countsOf(visit).undecidedEmpty,
    },
  },
];

const known = (visits: readonly Visit[]): readonly Visit[] => visits.filter(({ asked }) => asked);

/** The densities that the hand came to, as a table. */
export const tableOfVisits = (visits: readonly Visit[]): DataTable =>
  tableOf(columns, known(visits), {
    summary:
      known(visits).length === 1
        ? 'Table of this density'
        : `Table of the ${known(visits).length} densities`,
    caption: 'What the clues of this board tell, at the densities that you came to',
  });

export const csvOfVisits = (visits: readonly Visit[]): string => csvOf(columns, known(visits));

export const jsonOfVisits = (visits: readonly Visit[]): unknown =>
  known(visits).map((visit) => ({ percentage: visit.percentage, ...countsOf(visit) }));

/** What the mean does, in a sentence: where it passes one half, and how fast it rises there. */
export function meanText({ boards, points }: MeanCurve): string {
  const half = risesToHalf(points);
  const few = points.findLast(({ share }) => share < 0.1);
  const most = points.find(({ share, at }) => share > 0.9 && at > (half ?? 0));
  const middle = half === null ? '' : ` It passes one half at ${fixed(half, 0)}\u00a0%.`;
  const ends =
    few === undefined || most === undefined
      ? ''
      : ` At ${few.at}\u00a0% the clues tell ${percentText(few.share, 0)} of the filled cells, at ${most.at}\u00a0% they tell ${percentText(most.share, 0)}.`;
  return `The curve is the mean of ${grouped(boards)} random boards at each density.${ends}${middle}`;
}
