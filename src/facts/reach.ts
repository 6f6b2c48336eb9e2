/** What the companion to 003 says about what each method misses, read from the stored runs while the site is built. */
import { namedRun } from '../claims/measurement.ts';
import { runFile } from '../claims/storedFile.ts';
import type { ReachMethod } from '../engine/inference/reach.ts';
import { reach } from '../experiments/reach.ts';
import { missedByAll, pointsOf, shareOf } from '../experiments/reachPoints.ts';
import type { ReachPoint } from '../experiments/reachPoints.ts';
import { percent } from '../notebook/plain/numbers.ts';
import { readStored } from '../stored/fromFile.ts';
import { figureLink } from './figurePlaces.ts';

/** A stored run of boards of one size, as the prose speaks of it. */
export type ReachFacts = {
  readonly boards: number; // at each percentage
  readonly worst: number; // the percentage at which sweeps find the least share
  readonly inferable: string; // share of all cells there
  /** What a method finds there, as a percentage. */
  readonly found: (method: ReachMethod) => string;
  readonly missedThere: number; // cells that only SAT finds, of
  readonly inferableThere: number;
  /** The least percentage of the run from which on sweeps find 99 of 100 inferable cells. */
  readonly easyFrom: number;
};

/** The chart of 15 x 15 boards. */
export const fifteenHref = figureLink('fig-reach', { h: '15', w: '15' });

/** The share from which on a method finds nearly all. */
const nearlyAll = 0.99;

const runs = { 10: namedRun('reach 10x10'), 15: namedRun('reach 15x15') };

const sweeps = (point: ReachPoint): number => shareOf(point, 'sweeps');

/** The facts of a stored size. */
export function reachFacts(side: 10 | 15): ReachFacts {
  const { spec, tally } = readStored(runFile(runs[side], reach));
  const points = pointsOf(spec, tally);
  const worst = points.reduce((a, b) => (sweeps(b) < sweeps(a) ? b : a));
  const easy = points.findIndex((_, at) =>
    points.slice(at).every((one) => sweeps(one) >= nearlyAll),
  );
  return {
    boards: spec.boards,
    worst: worst.at,
    inferable: percent(worst.inferable / worst.cells, 0),
    found: (method) => percent(shareOf(worst, method), 0),
    missedThere: missedByAll(worst),
    inferableThere: worst.inferable,
    easyFrom: points[easy]?.at ?? 100,
  };
}
