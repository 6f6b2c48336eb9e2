/** What a run says by percentage: the mean share of filled cells that are inferable, the effort, and the boards of a point. */
import type { Grid } from '../engine/board/cell.ts';
import { quickMethods } from '../engine/inference/reach.ts';
import type { QuickMethod } from '../engine/inference/reach.ts';
import { allPieces } from '../engine/pieces.ts';
import type { InPieces } from '../engine/pieces.ts';
import { shareIntervals } from './bootstrap.ts';
import { boardOf } from './density.ts';
import { boardsOf } from './threshold.ts';
import { sumOf } from '../notebook/plain/storedTally.ts';
import type { ThresholdSpec, ThresholdTally } from './threshold.ts';

/**
 * What a number of inferred cells is divided by: the cells that are filled in expectation, density times n x n, as 003's
 * figure is most likely plotted; or those that are filled on the board itself. The mean over boards is taken afterwards.
 */
export type Divisor = 'expected' | 'own';

/** A mean over boards, with its 95 % interval: boards are drawn again with replacement. */
export type Mean = { readonly mean: number; readonly low: number; readonly high: number };

/** Means by what is divided by; null where there is nothing to divide by. */
type Shares = Readonly<Record<Divisor, Mean | null>>;

/** What there is to infer on a board; `open` where no cell is known to be inferable and some are undecided. */
type BoardKind = 'entire' | 'some' | 'none' | 'open';

/** One percentage of a run of which a board is done. */
export type ThresholdPoint = {
  readonly index: number; // of the percentage
  readonly at: number; // percentage of filled cells
  readonly boards: number;
  readonly inferred: Shares; // of the filled cells; those that are undecided count as not inferable
  /** The same with undecided cells as inferable: the mean lies between the two. Null where nothing is undecided. */
  readonly most: Shares | null;
  readonly undecided: number; // boards with cells that are
  /** Boards of which every cell is inferable, some are, none is, or nothing is known. */
  readonly kinds: Readonly<Record<BoardKind, number>>;
  readonly noneFilled: number; // boards of which surely no filled cell is inferable; those without any are among them
  readonly propagations: Mean | null; // of a board, by 003's procedure
  readonly known: Readonly<Record<QuickMethod, Shares>> | null; // what each method knows of the filled cells
};

/** How many times the boards of a point are drawn again: fewer where there are many, so that a page does not wait. */
const drawings = (boards: number): number =>
  Math.max(200, Math.min(1000, Math.floor(200_000 / boards)));

/** The units of a point that are done. */
function doneAt({ percentages }: ThresholdSpec, { done }: ThresholdTally, index: number): number[] {
  const units: number[] = [];
  for (let unit = index; unit < done.length; unit += percentages.length)
    if (done[unit] === 1) units.push(unit);
  return units;
}

/**
 * The points of a run as far as it came, a piece each.
 *
 * @param times - how often boards are drawn again for the intervals; default by their number
 * @source 003_bcef302d21730516.txt §3 (Figure 5)
 */
export function* pointsInPieces(
  spec: ThresholdSpec,
  tally: ThresholdTally,
  times?: number,
): InPieces<readonly ThresholdPoint[]> {
  const points: ThresholdPoint[] = [];
  for (const index of spec.percentages.keys()) {
    const point = pointOf(spec, tally, index, times);
    if (point !== null) points.push(point);
    yield;
  }
  return points;
}

/** All of them at once. @source 003_bcef302d21730516.txt §3 (Figure 5) */
export const pointsOf = (...of: Parameters<typeof pointsInPieces>): readonly ThresholdPoint[] =>
  allPieces(pointsInPieces(...of));

/** One of them; null where no board of it is done. @source 003_bcef302d21730516.txt §3 (Figure 5) */
export function pointOf(
  spec: ThresholdSpec,
  tally: ThresholdTally,
  index: number,
  times?: number,
): ThresholdPoint | null {
  const units = doneAt(spec, tally, index);
  if (units.length === 0) return null;
  const { filled, inferred, propagations } = tally;
  const open = units.filter((unit) => isOpen(tally, unit)).length;
  const at = spec.percentages[index]!;
  const again = { seed: spec.seed, times: times ?? drawings(units.length) };
  const counts = [
    inferred,
    ...(open === 0 ? [] : [mostInferred(tally)]),
    ...(tally.sweeps ? quickMethods.map((one) => tally[one]!) : []),
  ];
  const expected = (at / 100) * spec.side * spec.side;
  const byExpected = meansOf(
    expected === 0 ? [] : counts.map((list) => units.map((unit) => list[unit]! / expected)),
    again,
  );
  const some = units.filter((unit) => filled[unit]! > 0);
  const byOwn = meansOf(
    some.length === 0 ? [] : counts.map((list) => some.map((unit) => list[unit]! / filled[unit]!)),
    again,
  );
  const sharesOf = (which: number): Shares => ({
    expected: byExpected[which] ?? null,
    own: byOwn[which] ?? null,
  });
  const effort = propagations ? [units.map((unit) => propagations[unit]!)] : [];
  return {
    index,
    at,
    boards: units.length,
    inferred: sharesOf(0),
    most: open === 0 ? null : sharesOf(1),
    undecided: open,
    kinds: kindsOf(spec, tally, units),
    noneFilled: units.filter((unit) => hasNoneFilled(tally, unit)).length,
    propagations: meansOf(effort, again)[0] ?? null,
    known: tally.sweeps
      ? (Object.fromEntries(
          quickMethods.map((one, k) => [one, sharesOf(counts.length - quickMethods.length + k)]),
        ) as Record<QuickMethod, Shares>)
      : null,
  };
}

/** Means of lists over the same boards, which are drawn again together. */
function meansOf(
  parts: readonly (readonly number[])[],
  again: { readonly seed: number; readonly times: number },
): readonly Mean[] {
  const [first] = parts;
  if (first === undefined) return [];
  const intervals = shareIntervals({ wholes: first.map(() => 1), parts }, again) ?? [];
  return parts.map((values, k) => ({ mean: sumOf(values) / values.length, ...intervals[k]! }));
}

/** Whether there are cells of a board that are not decided. */
const isOpen = ({ undecided }: ThresholdTally, unit: number): boolean =>
  undecided !== undefined && undecided[unit]! > 0;

/** Filled cells that are inferable, with those that may be. */
export const mostInferred = ({ inferred, undecidedFilled }: ThresholdTally): Uint32Array =>
  inferred.map((count, unit) => count + (undecidedFilled?.[unit] ?? 0));

const hasNoneFilled = ({ inferred, undecidedFilled }: ThresholdTally, unit: number): boolean =>
  inferred[unit] === 0 && (undecidedFilled?.[unit] ?? 0) === 0;

function kindOf({ side }: ThresholdSpec, tally: ThresholdTally, unit: number): BoardKind {
  const inferable = tally.inferable[unit]!;
  if (inferable === 0) return isOpen(tally, unit) ? 'open' : 'none';
  return inferable === side * side ? 'entire' : 'some';
}

function kindsOf(
  spec: ThresholdSpec,
  tally: ThresholdTally,
  units: readonly number[],
): ThresholdPoint['kinds'] {
  const kinds = { entire: 0, some: 0, none: 0, open: 0 };
  for (const unit of units) kinds[kindOf(spec, tally, unit)]++;
  return kinds;
}

/**
 * Propagations as 003 plots them: each mean over the greatest mean of its size. The greatest one is taken as it is, so the
 * intervals are those of the means alone.
 *
 * @returns as many as points; null where they were not counted
 * @source 003_bcef302d21730516.txt §3 (Figure 5)
 */
export function scaledPropagations(points: readonly ThresholdPoint[]): readonly (Mean | null)[] {
  const greatest = Math.max(0, ...points.map(({ propagations }) => propagations?.mean ?? 0));
  return points.map(({ propagations }) =>
    propagations === null || greatest === 0
      ? null
      : {
          mean: propagations.mean / greatest,
          low: propagations.low / greatest,
          high: propagations.high / greatest,
        },
  );
}

/** Which boards of a point are listed: all, those of a kind, with no inferable filled cell, or with undecided cells. */
export type BoardChoice = 'all' | Exclude<BoardKind, 'open'> | 'none-filled' | 'undecided';

/** A board of a point. */
export type ListedBoard = {
  readonly index: number; // among the boards of its percentage, zero-based
  readonly image: Grid;
  readonly filled: number;
  readonly inferred: number; // of them
  readonly inferable: number; // cells
  readonly undecided: number; // filled cells
};

/**
 * The first boards of a choice, in the order of their numbers.
 *
 * @param limit - at most so many
 * @returns them, and how many there are
 */
export function boardsAt(
  spec: ThresholdSpec,
  tally: ThresholdTally,
  point: number,
  choice: BoardChoice,
  limit: number,
): { readonly boards: readonly ListedBoard[]; readonly all: number } {
  const units = doneAt(spec, tally, point).filter((unit) =>
    choice === 'none-filled'
      ? hasNoneFilled(tally, unit)
      : choice === 'undecided'
        ? isOpen(tally, unit)
        : choice === 'all' || kindOf(spec, tally, unit) === choice,
  );
  const boards = units.slice(0, limit).map((unit) => {
    const index = Math.floor(unit / spec.percentages.length);
    return {
      index,
      image: boardOf(boardsOf(spec), point, index),
      filled: tally.filled[unit]!,
      inferred: tally.inferred[unit]!,
      inferable: tally.inferable[unit]!,
      undecided: tally.undecidedFilled?.[unit] ?? 0,
    };
  });
  return { boards, all: units.length };
}
