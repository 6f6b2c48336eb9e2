/** The numbers of a census by column: of the four classes, or with what 2-SAT solves taken out of the last two. */
import { FOUR_SOLVED, NO_PROGRESS, SIMPLE, SOME_PROGRESS } from '../../engine/census/smallFour.ts';
import { TWO_SAT_SOLVED, twoSatKind } from '../../engine/census/smallFourCensus.ts';
import { fourTotals, twoSatTotals } from '../../experiments/fourCensus.ts';
import type { FourCensusSpec, FourCensusTally } from '../../experiments/fourCensus.ts';

/** A count, whoever made it. */
export type CensusTableCounted = {
  readonly spec: FourCensusSpec;
  readonly tally: FourCensusTally;
  readonly complete: boolean; // every image is in it; only then it can be compared
};

/** Images that 2-SAT solves: where FourSolver makes some progress, and where none. */
type BySolver = readonly [some: number, none: number];

const solvedSome = twoSatKind(SOME_PROGRESS, TWO_SAT_SOLVED);
const solvedNone = twoSatKind(NO_PROGRESS, TWO_SAT_SOLVED);

/** What 2-SAT solves in a row. */
export const twoSatInRow = ({ twoSat }: FourCensusTally, row: number): BySolver => [
  twoSat?.[6 * row + solvedSome] ?? 0,
  twoSat?.[6 * row + solvedNone] ?? 0,
];

/** What 2-SAT solves in all rows. */
export function twoSatAll(tally: FourCensusTally): BySolver {
  const kinds = twoSatTotals(tally);
  return [kinds?.[solvedSome] ?? 0, kinds?.[solvedNone] ?? 0];
}

/** Four numbers, one a class, as five, what 2-SAT solves between them. */
export const withTwoSat = (
  counts: ArrayLike<number>,
  [some, none]: BySolver,
): readonly number[] => [
  counts[SIMPLE] ?? 0,
  counts[FOUR_SOLVED] ?? 0,
  some + none,
  (counts[SOME_PROGRESS] ?? 0) - some,
  (counts[NO_PROGRESS] ?? 0) - none,
];

/** The images of each column. */
export function totalsOf({ spec, tally }: CensusTableCounted): readonly number[] {
  const { classes } = fourTotals(tally);
  return spec.twoSat === true ? withTwoSat(classes, twoSatAll(tally)) : classes;
}

/** Those with a single solution. */
export function uniqueOf({ spec, tally }: CensusTableCounted): readonly number[] {
  const { unique, twoSatUnique } = tally;
  if (spec.twoSat !== true) return [...unique];
  return withTwoSat(unique, [twoSatUnique?.[solvedSome] ?? 0, twoSatUnique?.[solvedNone] ?? 0]);
}

/** The least of some numbers of images; -1 where none is there. */
function least(firsts: readonly number[]): number {
  const found = firsts.filter((number) => number >= 0);
  return found.length === 0 ? -1 : Math.min(...found);
}

/** The least number of an image in a row and a column; -1 without one. */
export function firstAt({ spec, tally }: CensusTableCounted, row: number, column: number): number {
  const { first, twoSatFirst } = tally;
  if (spec.twoSat !== true || column <= FOUR_SOLVED) return first[4 * row + column] ?? -1;
  const at = (kind: number): number => twoSatFirst?.[6 * row + kind] ?? -1;
  if (column === 2) return least([at(solvedSome), at(solvedNone)]);
  const left = column === 3 ? solvedSome : solvedNone;
  return least([at(left + 1), at(left + 2)]); // further than FourSolver, and no further
}
