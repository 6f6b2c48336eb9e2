/** 002: its formula on all pictures of 5x5 with half of their cells filled, 13 of 25, that single lines solve. */
import { choose } from '../../engine/board/binomial.ts';
import { forImagesWith } from '../../engine/census/filledOrder.ts';
import { createSmallSimple } from '../../engine/census/smallSimple.ts';
import { squaresOfRuns } from '../../engine/sweep/runSquares.ts';
import { fixed, grouped } from '../../notebook/plain/numbers.ts';
import type { Question } from '../claim.ts';
import type { Measured } from '../evidence.ts';

const side = 5;
const cells = side * side;
const half = Math.ceil(cells / 2);

/** Sums of squares of the runs of rows and columns, and how many pictures have each. */
type Squares = readonly (readonly [sum: number, pictures: number])[];

export type AllOfFive = {
  readonly pictures: number; // with 13 filled cells
  readonly simple: number;
  readonly sweeps: number; // of all simple ones together
  readonly squares: Squares; // of the simple ones
};

/** Counts them all. @source 002_5ae15e577f844a8a.txt, "Over Easy or Hard Boiled?" */
function countFive(): AllOfFive {
  const solver = createSmallSimple(side, side);
  const counts = new Map<number, number>();
  const image = new Uint8Array(cells);
  const pictures = choose(cells, half);
  let sweeps = 0;
  forImagesWith(cells, half, 0, pictures, (index) => {
    const difficulty = solver.solveIndex(index, 'H');
    if (difficulty < 0) return;
    sweeps += difficulty;
    for (let cell = 0; cell < cells; cell++) image[cell] = (index >> cell) & 1;
    const sum =
      squaresOfRuns(image, side, side, 'rows') + squaresOfRuns(image, side, side, 'columns');
    counts.set(sum, (counts.get(sum) ?? 0) + 1);
  });
  const squares = [...counts].toSorted(([a], [b]) => a - b);
  return { pictures, simple: squares.reduce((sum, [, many]) => sum + many, 0), sweeps, squares };
}

/** The formula with k = 1 from a sum of squares of 5x5. */
const valueOf = (sum: number): number => side ** 4 / (225 * sum);

/** Values and how many puzzles have each, from the least. */
export type Values = readonly (readonly [value: number, puzzles: number])[];

/** All values of 5x5, k = 1. */
export const valuesOfFive = ({ squares }: AllOfFive): Values =>
  squares.map(([sum, many]) => [valueOf(sum), many] as const).toReversed();

/** Not in the document: how far the values of one size lie apart. */
export const formulaOfFive: Question<null, AllOfFive> = {
  id: '002-formula-5x5',
  place: 'Over Easy or Hard Boiled?',
  title: 'How far the formula goes on the pictures of 5x5 with 13 filled cells that sweeps solve',
  quote: 'Difficulty = k * size * size / sum( ( 15 * blocklength / size ) ** 2 )',
  published: null,
  effort: 'seconds',
  outcome: '002-formula-5x5',
  read: () => ({ ours: countFive() }),
  agrees: null,
  ground: ({ pictures }) => ({
    kind: 'count',
    of: `all ${grouped(pictures)} pictures of 5x5 with ${half} filled cells`,
  }),
  home: 'papers/great-hunt/#from-1-to-10',
  what: 'values of the formula, with k = 1, of the simple pictures of 5x5 with 13 filled cells',
  says: 'no word on how far they lie apart',
  finds: (ours) => {
    const values = valuesOfFive(ours);
    const [least = NaN] = values[0] ?? [];
    const [greatest = NaN] = values.at(-1) ?? [];
    return `${grouped(ours.simple)} pictures, from ${fixed(least, 3)} to ${fixed(greatest, 3)}: the greatest is ${fixed(greatest / least, 1)} times the least`;
  },
};

/** The stored count, or a new one. */
export const fiveOf = (measured: Measured): AllOfFive =>
  (measured.outcome('002-formula-5x5') as AllOfFive | undefined) ??
  formulaOfFive.read(measured).ours;
