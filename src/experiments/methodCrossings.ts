/**
 * Where each method passes one half: the density at which it knows half of the filled cells of random boards, beside the one at
 * which half of them can be inferred at all. All are asked about the same boards, and the same boards are drawn again for all
 * of them, so that how far two are apart is surer than where each of them is.
 */
import type { Grid } from '../engine/board/cell.ts';
import { quickMethods } from '../engine/inference/reach.ts';
import type { InPieces } from '../engine/pieces.ts';
import { boardOf } from './density.ts';
import { between, crossingsInPieces, usualFit } from './crossing.ts';
import type { Between, CrossingFit } from './crossing.ts';
import { boardsOf } from './threshold.ts';
import type { ThresholdSpec, ThresholdTally } from './threshold.ts';

/** The methods, from weak to strong; `inference` is all that follows from the clues. */
export const crossedBy = [...quickMethods, 'inference'] as const;

export type CrossedBy = (typeof crossedBy)[number];

/** A method at one size. */
type MethodCrossing = {
  readonly at: Between; // percentage of filled cells
  readonly behind: Between; // percentage points more than inference needs
};

/** All of them at one size. */
export type MethodCrossings = {
  readonly side: number;
  readonly boards: number; // for each percentage, at most
  /** Null where its curve does not pass one half, or the boards leave open whether it does. */
  readonly methods: Readonly<Record<CrossedBy, MethodCrossing | null>>;
};

/** The numbers of a method at each unit. */
const knownOf = (tally: ThresholdTally, method: CrossedBy): Uint32Array =>
  (method === 'inference' ? tally.inferred : tally[method]) ?? new Uint32Array();

/** The units of a percentage that are done. */
function doneAt({ percentages }: ThresholdSpec, { done }: ThresholdTally, index: number): number[] {
  const units: number[] = [];
  for (let unit = index; unit < done.length; unit += percentages.length)
    if (done[unit] === 1) units.push(unit);
  return units;
}

/**
 * The crossings of a run with methods, as far as it came. Inferred cells are divided by the filled cells expected, as 003 plots
 * them.
 *
 * @param times - how often boards are drawn again for the intervals
 * @source 003_bcef302d21730516.txt §3 (Figure 5, the black points); the methods are our addition
 */
export function* methodCrossingsInPieces(
  spec: ThresholdSpec,
  tally: ThresholdTally,
  times: number = usualFit.times,
): InPieces<MethodCrossings> {
  const { side, percentages, seed } = spec;
  const points = percentages.flatMap((at, index) => {
    const units = doneAt(spec, tally, index);
    if (at === 0 || units.length < 2) return [];
    const cells = (at / 100) * side * side;
    const shares = (method: CrossedBy): Float64Array => {
      const known = knownOf(tally, method);
      return Float64Array.from(units, (unit) => known[unit]! / cells);
    };
    return [{ at, curves: crossedBy.map(shares) }];
  });
  const window = { from: usualFit.from / 100, to: usualFit.to / 100 };
  const fits = yield* crossingsInPieces(points, window, { seed, stream: side, times });
  const inference = fits.at(-1) ?? null;
  const entries = crossedBy.map((method, k) => [method, crossingFrom(fits[k] ?? null, inference)]);
  return {
    side,
    boards: Math.max(0, ...points.map(({ curves }) => curves[0]?.length ?? 0)),
    methods: Object.fromEntries(entries) as MethodCrossings['methods'],
  };
}

/** Null also where inference has none: then there is nothing to be behind. */
function crossingFrom(
  fit: CrossingFit | null,
  inference: CrossingFit | null,
): MethodCrossing | null {
  if (fit === null || inference === null) return null;
  const apart = fit.draws.flatMap((middle, time) => {
    const other = inference.draws[time] ?? null;
    return middle === null || other === null ? [] : [middle - other];
  });
  return { at: fit.middle, behind: between(fit.middle.value - inference.middle.value, apart) };
}

/** A board near a crossing. */
export type BoardThere = {
  readonly index: number; // among the boards of its percentage, zero-based
  readonly image: Grid;
  readonly filled: number;
  readonly inferred: number; // of them
  readonly known: number; // of them, to the method
};

/**
 * The first boards at the percentage of a run that is nearest to where a method passes one half.
 *
 * @param at - where it does
 * @param limit - at most so many
 * @returns null where no board is there
 */
export function boardsNear(
  spec: ThresholdSpec,
  tally: ThresholdTally,
  { method, at }: { readonly method: CrossedBy; readonly at: number },
  limit: number,
): {
  readonly percentage: number;
  readonly boards: readonly BoardThere[];
  readonly all: number;
} | null {
  const { percentages } = spec;
  const known = knownOf(tally, method);
  const nearest = percentages
    .map((percentage, index) => ({ percentage, index, units: doneAt(spec, tally, index) }))
    .filter(({ units }) => units.length > 0)
    .toSorted((a, b) => Math.abs(a.percentage - at) - Math.abs(b.percentage - at))[0];
  if (nearest === undefined) return null;
  const { percentage, index: point, units } = nearest;
  const boards = units.slice(0, limit).map((unit) => {
    const index = Math.floor(unit / percentages.length);
    return {
      index,
      image: boardOf(boardsOf(spec), point, index),
      filled: tally.filled[unit]!,
      inferred: tally.inferred[unit]!,
      known: known[unit]!,
    };
  });
  return { percentage, boards, all: units.length };
}
