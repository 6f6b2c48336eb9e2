/** 2-SAT in numbers for the prose: in the census, beside the (p,q)-SOLVERs, among random boards, and what 2009 has more. */
import { greatest, sum } from 'd3';
import { pairOf, RANKED } from '../engine/census/ranking.ts';
import { hardPairs } from '../experiments/pqHardnessCount.ts';
import { rankOrder } from '../experiments/rankingOrder.ts';
import { triedSizes } from '../claims/measurement.ts';
import { grouped, percent, sizeText } from '../notebook/plain/numbers.ts';
import { storedRun } from '../stored/fromFile.ts';

const beside = storedRun('pq-hardness 5x5 two-sat');
const ranked = rankOrder(storedRun('ranking 5x5').tally, '5x5');

/** The commands that make what is told here. */
export const twoSatCommands = {
  census: storedRun('two-sat 5x5').command,
  hardness: beside.command,
  more: storedRun('two-sat-more 10x10 sampled').command,
} as const;

/** Uniquely solvable pictures of 5 x 5 beyond FourSolver, and those of them that 2-SAT solves. */
export const beyondWithTwoSat = {
  pictures: beside.tally.beyond,
  solved: sum(Object.values(beside.tally.kinds), ({ twoSat = 0 }) => twoSat),
} as const;

/** For <FactTable>: the pictures that are hard for a pair, and what 2-SAT solves of them. */
export const hardPairsWithTwoSat = {
  columns: ['hard for', 'pictures', 'share', 'solved by 2-SAT', 'share'],
  rows: hardPairs(beside.tally).map(({ pair, images }) => {
    const solved = sum(Object.entries(beside.tally.kinds), ([kind, { twoSat = 0 }]) =>
      kind.split(' ').includes(pair) ? twoSat : 0,
    );
    return [
      `(${pair})`,
      grouped(images),
      percent(images / beside.tally.beyond, 2),
      grouped(solved),
      percent(solved / images, 0),
    ];
  }),
} as const;

/** For <FactTable>: what each (p,q)-SOLVER solves that 2-SAT leaves, and the other way round. */
export const latticeBesideTwoSat = {
  columns: ['Solver', 'leaves', 'solves, and 2-SAT does not', 'leaves, and 2-SAT solves'],
  rows: RANKED.filter((name) => pairOf(name) !== null).map((name) => {
    const own = ranked.groups.findIndex(({ methods }) => methods.includes(name));
    const two = ranked.groups.findIndex(({ methods }) => methods.includes('two-sat'));
    const parted = ranked.crossings.find(
      ({ one, other }) => (one === own && other === two) || (one === two && other === own),
    );
    const [a, b] = [ranked.groups[own]!.solved, ranked.groups[two]!.solved];
    const only = parted?.one === own ? parted.onlyOne : parted?.onlyOther;
    const more = only?.images ?? Math.max(0, a - b);
    return [
      `(${name})`,
      grouped(ranked.unique - a),
      more === 0 ? 'none' : grouped(more),
      b - a + more === 0 ? 'none' : grouped(b - a + more),
    ];
  }),
} as const;

/** Where random boards of a size most often need 2-SAT: percentage, boards that it solves beyond FourSolver, of how many. */
export function twoSatPeak(side: 6 | 10 | 30): {
  readonly percentage: number;
  readonly solved: number;
  readonly boards: number;
} {
  const { spec, tally } = storedRun(
    `density-four ${side}x${side} exact` as 'density-four 6x6 exact',
  );
  const points = spec.percentages.map((percentage, at) => ({
    percentage,
    solved: tally.twoSat?.[at] ?? NaN,
    boards: tally.boards[at] ?? NaN,
  }));
  return greatest(points, ({ solved }) => solved)!;
}

const more = [
  ...(['4x4', '5x5'] as const).map((size) => ({ size, run: storedRun(`two-sat-more ${size}`) })),
  ...triedSizes.map((size) => ({ size, run: storedRun(`two-sat-more ${size} sampled`) })),
].map(({ size, run: { spec, tally } }) => ({
  size: sizeText(...(size.split('x').map(Number) as [number, number])),
  sampled: spec.percentages !== undefined,
  percentages: spec.percentages ?? [],
  boards: sum(tally.boards),
  sweeps: sum(tally.sweeps),
  twoSat: sum(tally.twoSat),
  repeated: sum(tally.repeated),
  solver1: sum(tally.solver1),
  sumsAfterSweeps: sum(tally.sumsAfterSweeps),
  sumsAfterTwoSat: sum(tally.sumsAfterTwoSat),
  withSums: sum(tally.withSums),
}));

/** For <FactTable>: where the sums of lines fix a cell. */
export const sumsTable = {
  columns: [
    'Size',
    'boards',
    'not solved by 2-SAT',
    'sums fix a cell after sweeps',
    'and after 2-SAT',
    'solved with their help',
  ],
  rows: more.map((one) => [
    `${one.size}${one.sampled ? `, ${one.percentages[0]} to ${one.percentages.at(-1)} %` : ', all'}`,
    grouped(one.boards),
    grouped(one.boards - one.twoSat),
    grouped(one.sumsAfterSweeps),
    grouped(one.sumsAfterTwoSat),
    grouped(one.withSums - one.twoSat),
  ]),
} as const;

/** Boards on which the sums fix a cell where 2-SAT stops: of all small pictures, and of random boards; and solved so. */
export const sumsAdd = {
  small: sum(more, (one) => (one.sampled ? 0 : one.sumsAfterTwoSat)),
  sampled: sum(more, (one) => (one.sampled ? one.sumsAfterTwoSat : 0)),
  boards: sum(more, (one) => (one.sampled ? one.boards : 0)),
  solved: sum(more, (one) => one.withSums - one.twoSat),
} as const;

const sampled = more.filter((one) => one.sampled);

/** For <FactTable>: what suppositions solve, by sweeps and by 2-SAT. */
export const suppositionTable = {
  columns: ['Size', 'boards', 'sweeps', '2-SAT', 'repeated probing', 'Solver1'],
  rows: sampled.map((one) => [
    `${one.size}, ${one.percentages[0]} to ${one.percentages.at(-1)} %`,
    ...[one.boards, one.sweeps, one.twoSat, one.repeated, one.solver1].map(grouped),
  ]),
} as const;

/** Random boards that Solver1 solves and repeated probing does not. */
export const solver1More = sum(sampled, (one) => one.solver1 - one.repeated);
