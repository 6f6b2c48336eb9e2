/** How many bits clues leave open in fact, beside what counting says at least: solutions of random boards, counted while the site is built. */
import { puzzleOf } from '../engine/board/puzzle.ts';
import { leastOpenBits } from '../engine/inference/countingBound.ts';
import { allPieces } from '../engine/pieces.ts';
import { solveInPieces } from '../engine/solve/solve.ts';
import { drawBoards } from '../experiments/boardsAgain.ts';
import { boardOf } from '../experiments/density.ts';
import { drawnAgain, intervalText } from '../notebook/plain/estimate.ts';
import { fixed, grouped, sizeText } from '../notebook/plain/numbers.ts';
import { kept } from '../stored/kept.ts';

/** Which boards, and how many solutions of one are counted at most. */
type Drawn = Readonly<Record<'side' | 'percentage' | 'boards' | 'most' | 'seed', number>>;
const drawn: Drawn = { side: 12, percentage: 42, boards: 200, most: 20_000, seed: 2012 };

/** What clues leave open, in words. */
export type OpenBits = {
  readonly size: string;
  readonly percentage: number;
  readonly boards: number;
  readonly most: string;
  readonly more: number; // boards with more solutions than that, which count as having so many
  readonly found: string; // mean of log2 of the number of solutions: "3.7 (3.2 to 4.1)"
  readonly bound: string; // what counting says it is at least
};

/** Counted once, as the companion is built. */
export const openBits = (): OpenBits => kept('src/facts/openBits.ts', 'bits', () => bitsOf(drawn));

/** Draws boards and counts their solutions, up to so many of each. */
export function bitsOf({ side, percentage, boards, most, seed }: Drawn): OpenBits {
  const spec = {
    height: side,
    width: side,
    model: 'independent',
    percentages: [percentage],
    boards,
    seed,
  } as const;
  const found = Array.from({ length: boards }, (_, index) =>
    allPieces(solveInPieces(puzzleOf(boardOf(spec, 0, index)), { most })),
  );
  const bits = found.map(({ solutions }) => Math.log2(solutions.length));
  const mean = bits.reduce((sum, one) => sum + one, 0) / boards;
  const draw = drawBoards([{ at: percentage, curves: [bits] }], seed, side);
  const again = Array.from({ length: 1000 }, () => draw()[0]![0]!.share);
  const estimate = drawnAgain(mean, again);
  return {
    size: sizeText(side, side),
    percentage,
    boards,
    most: grouped(most),
    more: found.filter(({ complete }) => !complete).length,
    found: `${fixed(mean, 1)} (${intervalText(estimate)})`,
    bound: fixed(side ** 2 * leastOpenBits(side, side, percentage / 100), 1),
  };
}
