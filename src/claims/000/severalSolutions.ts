/** 000, section 4.2: its speculation on what is left unsolved where most cells are filled. */
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { isUnique } from '../../engine/solve/solve.ts';
import { boardOf, classOfBoard } from '../../experiments/density.ts';
import { grouped, percentage } from '../../notebook/plain/numbers.ts';
import { meets } from '../agree.ts';
import { measurements } from '../measurement.ts';
import type { StoredOutcome } from '../measurement.ts';
import { claimSeed } from '../sample.ts';
import { pictureName, sampledShare } from './curveClaim.ts';
import type { CurveClaim } from './curveClaim.ts';
import { pictures } from './figure8.ts';

type Unsolved = {
  readonly from: number; // percentage of filled cells
  readonly to: number;
  readonly boards: number; // not solved by FourSolver
  readonly severalSolutions: number;
  readonly unique: number;
};

/** Boards of each percentage that are looked at. */
const looked = 300;

/** Counts the solutions of the boards that FourSolver leaves unsolved. */
function countUnsolved(side: 10 | 30): Unsolved {
  const { spec } = measurements[pictureName(side)];
  const { beyond: from, to } = pictures[side];
  const count = { boards: 0, severalSolutions: 0, unique: 0 };
  for (let at = spec.percentages.indexOf(from); at < spec.percentages.length; at++)
    for (let index = 0; index < looked; index++) {
      const found = classOfBoard(spec, at, index);
      if (found === 'simple' || found === 'four') continue;
      count.boards++;
      if (isUnique(puzzleOf(boardOf(spec, at, index)))) count.unique++;
      else count.severalSolutions++;
    }
  return { from, to, ...count };
}

const outcomes = {
  10: '000-section-4.2-10x10-not-unique',
  30: '000-section-4.2-30x30-not-unique',
} as const satisfies Readonly<Record<number, StoredOutcome>>;

/** "we speculate that the non-simple puzzles in this region do not have a unique solution". */
const several = (side: 10 | 30): CurveClaim<string, Unsolved> => ({
  id: outcomes[side],
  place: `Figure 8, ${side === 10 ? 'left' : 'right'}; section 4.2`,
  title: `At high percentages, puzzles of ${side}x${side} that are neither simple nor (2,2)-hard "do not have a unique solution" (speculation)`,
  quote:
    'we speculate that the non-simple puzzles in this region do not have a unique solution, and can therefore also not be solved by FOURSOLVER',
  published: 'not unique',
  effort: 'seconds',
  outcome: outcomes[side],
  classes: true,
  read: () => ({ ours: countUnsolved(side), seed: claimSeed }),
  oursFrom: () => null,
  never:
    'a run does not count solutions: see the ledger, and the switching components in the boards themselves',
  reading: 'hardly any is uniquely solvable, not one in fifty',
  agrees: ({ boards, severalSolutions }) =>
    meets({ count: severalSolutions, n: boards }, { low: 0.98 }),
  ground: ({ boards, severalSolutions }) =>
    sampledShare({ count: severalSolutions, n: boards }, 'unsolved boards'),
  home: `fig-classes-${side}x${side}`,
  what: `${side}x${side}: those that are not simple there have no unique solution`,
  says: 'speculation',
  finds: ({ boards, severalSolutions, unique }) =>
    `of ${grouped(boards)} unsolved boards ${grouped(severalSolutions)} have several solutions, ${grouped(unique)} one`,
  remark: ({ from, to }) =>
    `The first ${looked} boards of each percentage from ${from} to ${percentage(to)}.`,
});

export const severalSolutions = { 10: several(10), 30: several(30) } as const;
