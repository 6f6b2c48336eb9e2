/**
 * Boards that solvers are raced on, made here under a seed of our own by the designs of two well-known sets, so that times can
 * be told beside the published ones of those sets without their puzzles.
 *
 * `tournament`: as the boards of the tournaments of TAAI, TCGA and ICGA were made, 25 x 25 with exactly r cells filled, where r
 * falls evenly from 50 % on the first board to 35 % on the last. `random`: 30 x 30 with half of the cells filled, as the random
 * puzzles of Wolter's survey are.
 *
 * Larger and thinner boards are nobody's set: they show where the solvers come to their ends.
 */
import type { Puzzle } from '../engine/board/puzzle.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { boardRandom } from '../engine/board/random.ts';
import { sampleExact } from '../engine/board/sample.ts';

/** The designs by name. */
export const raceDesigns = {
  tournament: { side: 25, boards: 1000 },
  random: { side: 30, boards: 5000 },
} as const satisfies Readonly<Record<string, { readonly side: number; readonly boards: number }>>;

export type RaceDesign = keyof typeof raceDesigns;

/** Boards on which solvers are compared one by one. */
export const largeDesigns = {
  'random-60': { side: 60, percentage: 50, boards: 40 },
  'random-50': { side: 50, percentage: 50, boards: 100 },
  'random-40': { side: 40, percentage: 50, boards: 100 },
  'random-30-45': { side: 30, percentage: 45, boards: 100 },
} as const satisfies Readonly<
  Record<string, { readonly side: number; readonly percentage: number; readonly boards: number }>
>;

export type LargeDesign = keyof typeof largeDesigns;

/** The seed of the sets that are told of. */
export const raceSeed = 2026;

/**
 * How many cells of a board are filled.
 *
 * @param at - its place in the whole set, from 0
 * @source design of the tournament sets; Wolter's survey
 */
export function filledOn(design: RaceDesign, at: number): number {
  const { side, boards } = raceDesigns[design];
  if (design === 'random') return (side * side) / 2;
  return Math.floor((0.5 - (0.15 * at) / (boards - 1)) * side * side);
}

/**
 * One board of a set.
 *
 * @param at - its place in the whole set, from 0
 * @throws RangeError for a place that is not in the set
 * @source design of the tournament sets; Wolter's survey
 */
export function racePuzzle(design: RaceDesign, at: number, seed = raceSeed): Puzzle {
  const { side, boards } = raceDesigns[design];
  if (!Number.isInteger(at) || at < 0 || at >= boards)
    throw new RangeError(`the place must be a whole number from 0 to ${boards - 1}: ${at}`);
  return boardOf(side, filledOn(design, at), at, seed);
}

/**
 * One board of a large design.
 *
 * @param at - its place, from 0; the table of the page has the first ones
 */
export function largePuzzle(design: LargeDesign, at: number, seed = raceSeed): Puzzle {
  const { side, percentage } = largeDesigns[design];
  return boardOf(side, Math.round((side * side * percentage) / 100), at, seed);
}

function boardOf(side: number, filled: number, at: number, seed: number): Puzzle {
  const cells = new Uint8Array(side * side);
  sampleExact(boardRandom(seed, side, side, filled, at), cells, filled);
  return puzzleOf({ height: side, width: side, cells });
}

/**
 * The places of some boards, spread evenly over the set, so that a part has all densities.
 *
 * @param count - how many; all there are at most
 */
export function racePlaces(design: RaceDesign, count: number): readonly number[] {
  const { boards } = raceDesigns[design];
  const wanted = Math.min(count, boards);
  return Array.from({ length: wanted }, (_, at) => Math.floor((at * boards) / wanted));
}
