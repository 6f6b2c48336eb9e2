/** 000, section 4.2: its speculation on the puzzles that are not simple where most cells are filled. */
import { formatGrid } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { isUnique } from '../../engine/solve/solve.ts';
import { boardOf, classOfBoard } from '../../experiments/density.ts';
import { grouped, inPercent, percentage } from '../../notebook/plain/numbers.ts';
import { wilson } from '../../notebook/plain/wilson.ts';
import { measurements } from '../measurement.ts';
import type { StoredOutcome } from '../measurement.ts';
import { claimSeed } from '../sample.ts';
import { pictureName, sampledShare } from './curveClaim.ts';
import type { CurveClaim } from './curveClaim.ts';
import { pictures } from './figure8.ts';

/** Boards that are not simple: those that FourSolver solves, which have one solution, and those where it stops. */
type NotSimple = {
  readonly from: number; // percentage of filled cells
  readonly to: number;
  readonly boards: number; // not simple
  readonly four: number; // of these, solved by FourSolver
  readonly unique: number; // of those where it stops, with one solution
  readonly severalSolutions: number; // likewise, with several
  readonly example: readonly string[] | null; // the first one that FourSolver solves
  readonly beyond: readonly string[] | null; // the first one with one solution where it stops
};

/** Boards of each percentage that are looked at. */
const looked = { 10: 20_000, 30: 6000 } as const;

/**
 * Counts the solutions of the boards that are not simple.
 *
 * @param boards - of each percentage that are looked at
 */
export function countNotSimple(side: 10 | 30, boards: number = looked[side]): NotSimple {
  const { spec } = measurements[pictureName(side)];
  const { beyond: from, to } = pictures[side];
  const count = { boards: 0, four: 0, unique: 0, severalSolutions: 0 };
  let example: readonly string[] | null = null;
  let beyond: readonly string[] | null = null;
  for (let at = spec.percentages.indexOf(from); at < spec.percentages.length; at++)
    for (let index = 0; index < boards; index++) {
      const found = classOfBoard(spec, at, index);
      if (found === 'simple') continue;
      count.boards++;
      if (found === 'four') {
        count.four++;
        example ??= formatGrid(boardOf(spec, at, index));
      } else if (isUnique(puzzleOf(boardOf(spec, at, index)))) {
        count.unique++;
        beyond ??= formatGrid(boardOf(spec, at, index));
      } else count.severalSolutions++;
    }
  return { from, to, ...count, example, beyond };
}

const outcomes = {
  10: '000-section-4.2-10x10-not-unique',
  30: '000-section-4.2-30x30-not-unique',
} as const satisfies Readonly<Record<number, StoredOutcome>>;

const printed =
  'we speculate that the non-simple puzzles in this region do not have a unique solution';

const withOne = ({ four, unique }: NotSimple): number => four + unique;

/** Those where FourSolver stops, and how many of them have one solution. */
function stopped({ unique, severalSolutions }: NotSimple): string {
  const n = unique + severalSolutions;
  const { low, high } = wilson(unique, n);
  return `${unique === 0 ? 'none' : grouped(unique)} of the ${grouped(n)} where FourSolver stops (95\u00a0% interval ${inPercent(low, 3)} to ${inPercent(high, 3)}\u00a0%)`;
}

const several = (side: 10 | 30): CurveClaim<{ readonly unique: number }, NotSimple> => ({
  id: outcomes[side],
  place: `Figure 8, ${side === 10 ? 'left' : 'right'}; section 4.2`,
  title: `At high percentages, puzzles of ${side}x${side} that are not simple “do not have a unique solution” (speculation)`,
  quote: `${printed}, and can therefore also not be solved by FOURSOLVER`,
  published: { unique: 0 },
  effort: 'minute',
  outcome: outcomes[side],
  classes: true,
  read: () => ({ ours: countNotSimple(side), seed: claimSeed }),
  oursFrom: () => null,
  never:
    'a run does not count solutions: see the ledger, and the switching components in the boards themselves',
  agrees: (ours, { unique }) => ours.boards > 0 && withOne(ours) === unique,
  ground: (ours) =>
    sampledShare({ count: withOne(ours), n: ours.boards }, 'boards that are not simple'),
  home: `fig-classes-${side}x${side}`,
  what: `${side}x${side}: puzzles that are not simple there, and have one solution`,
  says: 'none (a speculation)',
  finds: (ours) =>
    `${grouped(withOne(ours))} of ${grouped(ours.boards)}${ours.unique === 0 ? ', all (2,2)-hard;' : `: ${grouped(ours.four)} that are (2,2)-hard, and`} ${stopped(ours)}`,
  remark: ({ from, to }) =>
    `The first ${grouped(looked[side])} boards of each percentage from ${from} to ${percentage(to)}. Some are (2,2)-hard, and what FourSolver solves has one solution. Where it stops the speculation holds nearly always.`,
  picture: ({ example }) => example,
  erratum: (ours) => ({
    printed,
    read: `we find that hardly any of the non-simple puzzles in this region has a unique solution (${side}x${side}: ${grouped(withOne(ours))} of ${grouped(ours.boards)}), and fewer still of those that FOURSOLVER does not solve (${grouped(ours.unique)} of ${grouped(ours.unique + ours.severalSolutions)})`,
    ...(side === 10
      ? {
          check: `The puzzle of ${ours.example?.join(' ') ?? 'none'} is not simple, and FOURSOLVER solves it; what it solves has one solution.`,
        }
      : { check: 'Likewise, with the puzzle of the picture.', partOf: outcomes[10] }),
  }),
});

export const severalSolutions = { 10: several(10), 30: several(30) } as const;
