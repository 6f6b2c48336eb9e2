/** `--plan N`: what a run in so many shards takes here, by counting a little of it. */
import type { AnyCensus } from '../../../src/claims/claim.ts';
import { timeOf, watch } from '../../measure/race/processorTime.ts';
import { unitsOf } from './cut.ts';

/** A plan. */
export type Plan = {
  readonly id: string;
  readonly shards: number;
  readonly units: number; // of the whole
  readonly unitsOfShard: number; // of the first one: where units are not alike, others have more or fewer
  readonly measured: { readonly units: number; readonly seconds: number };
  readonly secondsToPrepare: number; // before the first unit of each shard
  readonly hoursOfShard: number; // of one core, as expected
  readonly hours: number; // of one core, all together
};

/** Places at which a little is counted: a census may be slow in its first units and fast in its last. */
const places = 64;

/**
 * Counts for some seconds, evenly over the whole run.
 *
 * @param shards - how many there are to be
 * @param most - seconds that the counting may take, besides preparing
 */
export function planOf(id: string, census: AnyCensus, shards: number, most: number): Plan {
  const { experiment, spec, workBefore = (unit: number): number => unit } = census;
  experiment.check(spec);
  const units = experiment.units(spec);
  const tally = experiment.emptyTally(spec);
  const prepared = watch();
  const add = experiment.begin(spec);
  // tables are made with the first unit at the latest
  const [warm] = countAt(add, tally, [0, units], 1);
  const preparing = prepared() / 1000;
  let [counted, work, spent] = [0, 0, 0];
  for (let place = 1; place <= places; place++) {
    const [from, end] = unitsOf(units, place, places, census.workBefore);
    // with the time that those before have left
    const time = (1000 * most * place) / places - spent;
    const [to, took] = countAt(add, tally, [from, end], time);
    counted += to - from;
    work += workBefore(to) - workBefore(from);
    spent += took;
  }
  if (work === 0) throw new Error(`nothing was counted in ${most} s, but ${warm} units before`);
  const hours = (spent / work) * (workBefore(units) / 3_600_000);
  const [, end] = unitsOf(units, 1, shards, census.workBefore);
  return {
    id,
    shards,
    units,
    unitsOfShard: end,
    measured: { units: counted, seconds: rounded(spent / 1000) },
    secondsToPrepare: rounded(preparing),
    hoursOfShard: rounded(hours / shards + preparing / 3600),
    hours: rounded(hours + (shards * preparing) / 3600),
  };
}

/** Counts units for so many milliseconds, at least one. @returns where it stopped, and how long it took */
function countAt(
  add: (from: number, to: number, tally: unknown) => void,
  tally: unknown,
  [from, end]: readonly [number, number],
  time: number,
): readonly [to: number, took: number] {
  let [unit, took] = [from, 0];
  if (time <= 0) return [unit, took];
  for (let step = 1; unit < end && took < time;) {
    const to = Math.min(end, unit + step);
    const spent = timeOf(() => add(unit, to, tally));
    took += spent;
    unit = to;
    // the next one twice as long, or what is left
    step = Math.max(1, Math.floor(step * Math.min(2, (time - took) / Math.max(spent, 0.01))));
  }
  return [unit, took];
}

const rounded = (value: number): number => Number(value.toPrecision(4));
