/** What a run says by percentage: inferable cells, how many of them each method knows, and the boards of a point. */
import type { Grid } from '../engine/board/cell.ts';
import { reachMethods } from '../engine/inference/reach.ts';
import type { ReachMethod } from '../engine/inference/reach.ts';
import { shareIntervals } from './bootstrap.ts';
import { boardOf } from './density.ts';
import type { ReachSpec, ReachTally } from './reach.ts';
import { sumOf } from '../notebook/plain/storedTally.ts';

/** What a method knows at a point. */
type MethodShare = {
  readonly known: number; // cells
  readonly low: number; // of the inferable ones, 95 % interval
  readonly high: number;
};

/** One percentage of a run at which some cell is inferable. */
export type ReachPoint = {
  readonly index: number; // of the percentage
  readonly at: number; // percentage of filled cells
  readonly boards: number;
  readonly cells: number; // of all these boards
  readonly inferable: number; // of them, 1 or more
  readonly methods: Readonly<Record<ReachMethod, MethodShare>>;
};

/** The share of the inferable cells that a method knows. */
export const shareOf = ({ inferable, methods }: ReachPoint, method: ReachMethod): number =>
  methods[method].known / inferable;

/** Cells that are inferable and that no method knows. */
export const missedByAll = ({ inferable, methods }: ReachPoint): number =>
  inferable - methods.pairs.known;

/** How many times the boards of a point are drawn again: fewer where there are many, so that a page does not wait. */
const drawings = (boards: number): number =>
  Math.max(200, Math.min(1000, Math.floor(200_000 / boards)));

/** The units of a point that are done. */
function doneAt({ percentages }: ReachSpec, { done }: ReachTally, index: number): number[] {
  const units: number[] = [];
  for (let unit = index; unit < done.length; unit += percentages.length)
    if (done[unit] === 1) units.push(unit);
  return units;
}

/** The points of a run as far as it came. */
export const pointsOf = (spec: ReachSpec, tally: ReachTally): readonly ReachPoint[] => [
  ...pointsInTurn(spec, tally),
];

/** The same, one after another: each takes some milliseconds. */
export function* pointsInTurn(
  spec: ReachSpec,
  tally: ReachTally,
): Generator<ReachPoint, void, undefined> {
  for (const [index, at] of spec.percentages.entries()) {
    const units = doneAt(spec, tally, index);
    const wholes = units.map((unit) => tally.inferable[unit]!);
    const parts = reachMethods.map((method) => units.map((unit) => tally[method][unit]!));
    const intervals =
      units.length === 0
        ? null
        : shareIntervals({ wholes, parts }, { seed: spec.seed, times: drawings(units.length) });
    if (intervals === null) continue;
    const methods = Object.fromEntries(
      reachMethods.map((method, k) => [method, { known: sumOf(parts[k]!), ...intervals[k]! }]),
    ) as ReachPoint['methods'];
    const cells = units.length * spec.height * spec.width;
    yield { index, at, boards: units.length, cells, inferable: sumOf(wholes), methods };
  }
}

/** Which boards of a point are listed: all, or those of which a method misses cells. */
export type BoardChoice = 'all' | ReachMethod;

/** A board of a point. */
export type ListedReach = {
  readonly index: number; // among the boards of its percentage, zero-based
  readonly image: Grid;
  readonly inferable: number;
  readonly missed: number; // of them, by the method of the choice; by sweeps for all
};

/**
 * The first boards of a choice, in the order of their numbers.
 *
 * @param limit - at most so many
 * @returns them, and how many there are
 */
export function boardsAt(
  spec: ReachSpec,
  tally: ReachTally,
  point: number,
  choice: BoardChoice,
  limit: number,
): { readonly boards: readonly ListedReach[]; readonly all: number } {
  const known = tally[choice === 'all' ? 'sweeps' : choice];
  const units = doneAt(spec, tally, point).filter(
    (unit) => choice === 'all' || known[unit]! < tally.inferable[unit]!,
  );
  const boards = units.slice(0, limit).map((unit) => {
    const index = Math.floor(unit / spec.percentages.length);
    return {
      index,
      image: boardOf(spec, point, index),
      inferable: tally.inferable[unit]!,
      missed: tally.inferable[unit]! - known[unit]!,
    };
  });
  return { boards, all: units.length };
}
