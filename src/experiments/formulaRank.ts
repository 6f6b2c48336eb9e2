/**
 * The formula of 002 beside measures that need a solved puzzle, image by image, so that they can be ranked: sums of the
 * squares of the runs, sweeps by 000, rounds of open lines and bottlenecks. Images that single lines do not solve have no
 * measure, and count as none.
 *
 * Unit u is image floor(u / P) of point u mod P, and its place in the lists.
 */
import { createFastRounds } from '../engine/sweep/fastRounds.ts';
import { createFastSimple } from '../engine/sweep/fastSimple.ts';
import { SOLVED } from '../engine/sweep/fastSolver.ts';
import { squaresOfRuns } from '../engine/sweep/runSquares.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { imageDrawer } from './greatHunt.ts';
import { checkPoints } from './readings.ts';
import type { HuntPoint } from './readings.ts';
import { checkBetween, checkSeed } from './settings.ts';
import {
  checkSum,
  checkWithin,
  readLists,
  storeLists,
  sumOf,
} from '../notebook/plain/storedTally.ts';

export type FormulaRankSpec = {
  readonly points: readonly HuntPoint[]; // sides 1..32
  readonly boards: number; // images of each point, 1..20,000
  readonly seed: number; // 0..2^32 - 1
};

/** Of each image, at its unit; all but `done` are 0 where single lines do not solve it. */
export type FormulaRankTally = {
  readonly done: Uint32Array; // 1
  readonly rows: Uint32Array; // the sum of the squares of the runs of the rows
  readonly columns: Uint32Array;
  readonly sweeps: Uint32Array; // 000's difficulty
  readonly rounds: Uint32Array;
  readonly open: Uint32Array; // open lines, over all rounds
  readonly bottlenecks: Uint32Array; // rounds with at most two
};

const lists = ['done', 'rows', 'columns', 'sweeps', 'rounds', 'open', 'bottlenecks'] as const;

export const formulaRank: Experiment<FormulaRankSpec, FormulaRankTally> = {
  id: 'formula-rank',
  version: 1,

  check({ points, boards, seed }) {
    checkPoints(points);
    checkBetween('boards', boards, 1, 20_000);
    checkSeed(seed);
  },

  units: ({ points, boards }) => points.length * boards,

  emptyTally(spec) {
    const units = formulaRank.units(spec);
    return Object.fromEntries(
      lists.map((name) => [name, new Uint32Array(units)]),
    ) as FormulaRankTally;
  },

  begin({ points, seed }) {
    const tools = points.map(({ side, filled }) => ({
      side,
      cells: new Uint8Array(side * side),
      draw: imageDrawer({ height: side, width: side, filled, seed }),
      simple: createFastSimple(side, side),
      rounds: createFastRounds(side, side),
    }));
    return (from, to, tally) => {
      for (let unit = from; unit < to; unit++) {
        const { side, cells, draw, simple, rounds } = tools[unit % points.length]!;
        draw(Math.floor(unit / points.length), cells);
        tally.done[unit] = 1;
        simple.setImage(cells);
        if (simple.run('H') !== SOLVED) continue;
        rounds.run(cells);
        tally.sweeps[unit] = simple.sweeps;
        tally.rows[unit] = squaresOfRuns(cells, side, side, 'rows');
        tally.columns[unit] = squaresOfRuns(cells, side, side, 'columns');
        tally.rounds[unit] = rounds.rounds;
        tally.open[unit] = rounds.open;
        tally.bottlenecks[unit] = rounds.bottlenecks;
      }
    };
  },

  merge(into, part) {
    for (const name of lists)
      for (let unit = 0; unit < into.done.length; unit++) into[name][unit]! += part[name][unit]!;
  },

  toStored: storeLists,

  fromStored(stored, spec, done = formulaRank.units(spec)) {
    const tally = readLists(stored, formulaRank.emptyTally(spec));
    checkWithin('boards', tally.done, () => 1);
    checkSum('boards of all points', sumOf(tally.done), done);
    const cells = (unit: number): number =>
      (spec.points[unit % spec.points.length]?.side ?? 0) ** 2;
    checkWithin('sweeps', tally.sweeps, (unit) => (cells(unit) + 1) * tally.done[unit]!);
    checkWithin('bottlenecks', tally.bottlenecks, (unit) => tally.rounds[unit]!);
    checkWithin('rounds', tally.rounds, (unit) => tally.open[unit]!);
    return tally;
  },
};
