/** 000, section 4.2: with more black pixels FourSolver recovers more of them, and SimpleSolver lags behind. */
import { createFastFour } from '../../engine/intersect/fastFour.ts';
import { boardOf } from '../../experiments/density.ts';
import { fixedAtMost, grouped, percent, percentage } from '../../notebook/plain/numbers.ts';
import { surely } from '../agree.ts';
import type { Claim } from '../claim.ts';
import { measurements } from '../measurement.ts';
import { claimSeed } from '../sample.ts';
import { pictureName } from './curveClaim.ts';
import { pictures } from './figure8.ts';

/** What the solvers know of the boards at a percentage, as shares of all cells. */
type Known = {
  readonly percentage: number;
  readonly simple: number;
  readonly four: number;
  readonly error: number; // standard error of `four`
};

type Recovered = {
  readonly boards: number; // at each percentage
  readonly points: readonly Known[]; // every fifth percentage of the picture
  readonly falls: readonly number[]; // percentages at which FourSolver surely knows less than at the one before
};

const step = 5;
const boards = 1000;

/** Solves the first boards of a percentage; the same as in the picture's run. */
function knownAt(side: 10 | 30, at: number, percentage: number): Known {
  const { spec } = measurements[pictureName(side)];
  const solver = createFastFour(side, side);
  const cells = side * side;
  const sums = { simple: 0, four: 0, squares: 0 };
  for (let index = 0; index < boards; index++) {
    solver.simple.setImage(boardOf(spec, at, index).cells);
    solver.simple.run('H');
    sums.simple += cells - solver.simple.unknown;
    if (solver.simple.unknown > 0) solver.goOn();
    const known = cells - solver.simple.unknown;
    sums.four += known;
    sums.squares += known ** 2;
  }
  const mean = sums.four / boards;
  const spread = Math.sqrt(Math.max(0, sums.squares / boards - mean ** 2) / boards);
  return {
    percentage,
    simple: sums.simple / boards / cells,
    four: mean / cells,
    error: spread / cells,
  };
}

/** @source 000_8dc3042ab81c971c.txt §4.2, its last but one paragraph */
function recoveredOn(side: 10 | 30): Recovered {
  const { percentages } = measurements[pictureName(side)].spec;
  const points = percentages.flatMap((one, at) =>
    one % step === 0 ? [knownAt(side, at, one)] : [],
  );
  const falls = points.filter((one, at) => {
    const before = points[at - 1];
    return (
      before !== undefined && before.four - one.four > surely * Math.hypot(before.error, one.error)
    );
  });
  return { boards, points, falls: falls.map((one) => one.percentage) };
}

/** Above this percentage puzzles begin to be solved; the sentence explains what is seen there. */
const startOf = (side: 10 | 30): number => pictures[side].upTo;

const recovers = (side: 10 | 30): Claim<string, Recovered> => ({
  id: `000-section-4.2-${side}x${side}-more-pixels`,
  place: `Figure 8, ${side === 10 ? 'left' : 'right'}; section 4.2`,
  title: `${side}x${side}: with the percentage of black pixels FourSolver "can recover the value of more pixels", and SimpleSolver "lags behind"`,
  quote:
    'when the percentage of black pixels increases, the FOURSOLVER method can recover the value of more pixels, as there is less freedom to shift the segments on each line. The ability to deduce the value of these pixels for the SIMPLESOLVER method lags behind, as it is less powerful',
  published: 'more pixels; lags behind',
  read: () => ({ ours: recoveredOn(side), seed: claimSeed }),
  reading: `from ${startOf(side)} % on, where puzzles begin to be solved, it never surely recovers fewer, and somewhere SimpleSolver knows a twentieth of the board less`,
  agrees: ({ points, falls }) =>
    points.length > 1 &&
    falls.every((one) => one <= startOf(side)) &&
    points.some(({ simple, four }) => four - simple >= 0.05),
  ground: ({ boards: n, points }) => ({
    kind: 'sample',
    n,
    unit: 'boards at each fifth percentage',
    interval: `95 % intervals of what FourSolver finds within ${fixedAtMost(196 * Math.max(...points.map(({ error }) => error)), 1)} points`,
  }),
  home: 'papers/batenburg-kosters/#the-peak',
  what: `${side}x${side}: cells that FourSolver finds, as the percentage filled rises; SimpleSolver lags behind`,
  says: String,
  finds({ points }) {
    const [first, last] = [points.find((one) => one.percentage === startOf(side)), points.at(-1)];
    const widest = points.reduce((most, one) =>
      one.four - one.simple > most.four - most.simple ? one : most,
    );
    return `${percent(first?.four ?? 0)} of the cells at ${startOf(side)}\u00a0%, ${percent(last?.four ?? 0)} at ${percentage(last?.percentage ?? 0, 0)}; at ${percentage(widest.percentage, 0)} SimpleSolver finds ${percent(widest.simple)}, FourSolver ${percent(widest.four)}`;
  },
  remark: ({ falls, boards: n }) =>
    `The first ${grouped(n)} boards of each fifth percentage.${falls.length === 0 ? '' : ` Below, at ${falls.map((one) => percentage(one, 0)).join(' and ')}, it finds fewer than at the step before.`}`,
});

export const morePixels = [recovers(10), recovers(30)] as const;
