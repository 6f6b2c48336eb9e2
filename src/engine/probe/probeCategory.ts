/**
 * How useful a probe is, the sixteen categories of a double probe, the classes of puzzles and their stars (001 §3.4-3.6).
 * A 1-probe sets an unknown cell filled and runs SimpleSolver, a 0-probe sets it empty; a double probe is both.
 */
import type { Status } from '../sweep/events.ts';

/** A probe after which SimpleSolver fixes no further cell. */
export const NO_PROGRESS = 0;
/** A probe after which at least one further cell is fixed, but not all. */
export const SOME_PROGRESS = 1;
/** A probe that leads to a line without a fit. */
export const CONTRADICTING = 2;
/** A probe after which no cell is unknown and all lines are right. */
export const SOLVING = 3;

/** How useful a probe is: 0 no progression, 1 some progression, 2 contradicting, 3 fully solving. */
export type Usefulness =
  | typeof NO_PROGRESS
  | typeof SOME_PROGRESS
  | typeof CONTRADICTING
  | typeof SOLVING;

/** What each usefulness is called. @source 001_a525a3e1210b0814.txt §3.4 */
export const USEFULNESS_NAMES: readonly [string, string, string, string] = [
  'no progression',
  'some progression',
  'contradicting',
  'fully solving',
];

/** 4 · usefulness of the 1-probe + usefulness of the 0-probe: 0 to 15. */
export type Category = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15;

/**
 * The usefulness of one probe.
 *
 * @param status - how SimpleSolver ended
 * @param further - whether it fixed a cell besides the probed one
 * @source 001_a525a3e1210b0814.txt §3.4
 */
export function usefulnessOf(status: Status, further: boolean): Usefulness {
  if (status === 'contradiction') return CONTRADICTING;
  if (status === 'solved') return SOLVING;
  return further ? SOME_PROGRESS : NO_PROGRESS;
}

/**
 * The category of a double probe.
 *
 * @param one - usefulness of the 1-probe
 * @param zero - usefulness of the 0-probe
 * @source 001_a525a3e1210b0814.txt §3.4, Table 1
 */
export function categoryOf(one: Usefulness, zero: Usefulness): Category {
  return (4 * one + zero) as Category;
}

/** What one category says. */
export type CategoryMeaning = {
  readonly category: Category;
  readonly one: Usefulness; // of the 1-probe
  readonly zero: Usefulness; // of the 0-probe
  readonly name: string; // both in words, the 1-probe first
  /** The value that the cell has in every solution, proved by a contradiction of the other. */
  readonly proves: 0 | 1 | null;
  /** How many solutions the puzzle has, when the category alone tells it. */
  readonly solutions: 0 | 1 | 2 | null;
};

/** The sixteen categories, by number. @source 001_a525a3e1210b0814.txt §3.4, Table 1 */
export const CATEGORIES: readonly CategoryMeaning[] = Array.from({ length: 16 }, (_, number) => {
  const one = (number >> 2) as Usefulness;
  const zero = (number & 3) as Usefulness;
  const cellIsEmpty = one === CONTRADICTING && zero !== CONTRADICTING;
  const cellIsFilled = zero === CONTRADICTING && one !== CONTRADICTING;
  return {
    category: categoryOf(one, zero),
    one,
    zero,
    name: `${USEFULNESS_NAMES[one]} / ${USEFULNESS_NAMES[zero]}`,
    proves: cellIsEmpty ? 0 : cellIsFilled ? 1 : null,
    solutions: solutionsAfter(one, zero),
  };
});

function solutionsAfter(one: Usefulness, zero: Usefulness): CategoryMeaning['solutions'] {
  const known = (usefulness: Usefulness): number | null =>
    usefulness === SOLVING ? 1 : usefulness === CONTRADICTING ? 0 : null;
  const filled = known(one);
  const empty = known(zero);
  return filled === null || empty === null ? null : ((filled + empty) as 0 | 1 | 2);
}

/** The columns of Table 3: solved by sweeps; a unique solution found by probing; exactly two found; everything else. */
export type ProbingClass = 'simple' | 'unique' | 'two' | 'rest';

/** The classes, in the order of Table 3. @source 001_a525a3e1210b0814.txt Table 3 */
export const PROBING_CLASSES: readonly ProbingClass[] = ['simple', 'unique', 'two', 'rest'];

/**
 * The class of a puzzle in which SimpleSolver met no contradiction. Categories 11 and 14 decide before 15; in truth they
 * never occur together, because they say that there is one solution and 15 that there are two.
 *
 * @param status - how SimpleSolver ended
 * @param categories - of all unknown cells, in any order
 * @returns null after a contradiction; `rest` also for a puzzle of which only probing shows that it has no solution
 * @source 001_a525a3e1210b0814.txt §3.6, Table 3
 */
export function probingClass(status: Status, categories: Iterable<number>): ProbingClass | null {
  if (status === 'contradiction') return null;
  if (status === 'solved') return 'simple';
  let two = false;
  for (const category of categories) {
    if (category === 11 || category === 14) return 'unique';
    if (category === 15) two = true;
  }
  return two ? 'two' : 'rest';
}

/** The stars of Table 2. */
export type Stars = 1 | 2 | 3;

/**
 * Difficulty of 001 in stars: 1 for what sweeps solve, 2 for what a round of probing settles, 3 for what it leaves unsolved.
 * A puzzle with exactly two solutions counts as settled: both are found, "Probing once is enough" (§3.6).
 *
 * @returns null for null, a puzzle without a solution
 * @source 001_a525a3e1210b0814.txt §3.6, Table 2
 */
export function starsOf(probingClass: ProbingClass): Stars;
export function starsOf(probingClass: ProbingClass | null): Stars | null;
export function starsOf(probingClass: ProbingClass | null): Stars | null {
  if (probingClass === null) return null;
  return probingClass === 'simple' ? 1 : probingClass === 'rest' ? 3 : 2;
}

/**
 * A probing sequence in ascending order, as Tables 4 to 9 show it.
 *
 * @returns a new list
 * @source 001_a525a3e1210b0814.txt §4.1
 */
export function sortedSequence(sequence: readonly Category[]): Category[] {
  return sequence.toSorted((a, b) => a - b);
}
