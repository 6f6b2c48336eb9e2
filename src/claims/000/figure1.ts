/** 000, Figure 1: a puzzle of six by six of which we have only the caption. A puzzle of ours that fits it, named as ours. */
import { imageFromText } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { fourClass, solveFour } from '../../engine/intersect/fourSolver.ts';
import type { FourClass } from '../../engine/intersect/fourSolver.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { solve } from '../../engine/solve/solve.ts';
import type { Claim } from '../claim.ts';
import { publishedFigure5 } from './smallPublished.ts';

/** One of the four pictures in the last row of the second column of Figure 5, found by climbing. */
export const candidate = ['#.#..#', '.##.#.', '....##', '##.#..', '.#.#..', '##...#'] as const;

type Fits = {
  readonly solutions: number; // 2: two or more
  readonly class: FourClass | null;
  readonly sweeps: number;
  /** The last row of Figure 5 that has a (2,2)-hard image. */
  readonly lastRow: number;
};

export const figure1: Claim<string, Fits> = {
  id: '000-figure-1',
  title: '“Relatively hard 6x6 Nonogram”, with a unique solution',
  quote: 'Relatively hard 6 × 6 Nonogram; left: puzzle; right: unique solution',
  published: 'relatively hard, one solution',
  ground: { kind: 'part', which: 'a puzzle of ours; of the picture we have only the caption' },
  home: 'papers/batenburg-kosters/#five-lost-pictures',
  what: 'a relatively hard puzzle of 6x6 with one solution',
  finds: ({ sweeps, solutions }) =>
    `a puzzle of ours: ${solutions === 1 ? 'one solution' : 'several solutions'}, (2,2)-hard after ${sweeps} sweeps`,
  remark:
    'the picture is lost in our copy, and thousands of millions of puzzles fit so few words; this one is as hard as two rows and two columns can solve at this size, counted in sweeps',
  read() {
    const puzzle = puzzleOf(imageFromText(candidate));
    const last = publishedFigure5.rows.findLast(([, , four = 0]) => four > 0);
    return {
      ours: {
        solutions: solve(puzzle).solutions.length,
        class: fourClass(solveFour(puzzle)),
        sweeps: solveSimple(puzzle).sweeps,
        lastRow: last?.[0] ?? 0,
      },
    };
  },
  agrees: ({ solutions, class: its, sweeps, lastRow }) =>
    solutions === 1 && its === 'four-solved' && sweeps === lastRow,
};
