/** A census too long for one sitting: cut into shards that any machine can work on, resumed from a file, and merged. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { now } from '../../src/clock.ts';
import type { AnyCensus, ListTally } from '../../src/claims/claim.ts';

/** A part of a run, as it is printed, kept in a file, and merged. */
export type Shard = {
  readonly id: string; // of the figure
  readonly experiment: string;
  readonly version: number;
  readonly spec: unknown;
  /** Units done, as disjoint ranges in increasing order: `from` included, `to` excluded. */
  readonly done: readonly (readonly [from: number, to: number])[];
  readonly units: number; // of the whole run
  readonly images: number; // counted so far
  readonly seconds: number; // of one core
  readonly tally: Readonly<Record<string, readonly number[]>>;
};

/**
 * The units of shard `number` of `of`, counted from 1; all shards together are all units.
 *
 * @param workBefore - how much of the work comes before a unit, not falling; without it all units are alike
 */
export function unitsOf(
  units: number,
  number: number,
  of: number,
  workBefore?: (unit: number) => number,
): [from: number, to: number] {
  const end = (shard: number): number => {
    if (shard === 0 || shard === of) return shard === 0 ? 0 : units;
    if (!workBefore) return Number((BigInt(units) * BigInt(shard)) / BigInt(of));
    const wanted = (workBefore(units) / of) * shard;
    let [low, high] = [0, units];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (workBefore(middle) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return [end(number - 1), end(number)];
}

/**
 * Reads `3/1000`.
 *
 * @returns null for anything that is not a shard
 */
export function readShard(text: string): readonly [number: number, of: number] | null {
  const [, number, of] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = [Number(number), Number(of)] as const;
  const right = shard[0] >= 1 && shard[0] <= shard[1] && Number.isSafeInteger(shard[1]);
  return right ? shard : null;
}

/** How a shard is worked on. */
export type ShardOptions = {
  /** File that the state is kept in, and taken up from, where any of the units may be done; none without it. */
  readonly state?: string;
  /** Milliseconds between two writes; default half a minute. */
  readonly every?: number;
  /** Units at a time; default 100,000, of images well under a second. */
  readonly slice?: number;
  /** Told after each slice; returns false to stop there. */
  readonly onSlice?: (shard: Shard, to: number) => boolean;
};

/**
 * Works on the units `from` to `to` - 1.
 *
 * @returns the shard; of all these units, unless it was stopped
 * @throws Error when the state is of another run, or of other units
 */
export function runShard(
  id: string,
  census: AnyCensus,
  [from, to]: readonly [number, number],
  { state, every = 30_000, slice = 100_000, onSlice = () => true }: ShardOptions = {},
): Shard {
  const { experiment, spec } = census;
  experiment.check(spec);
  const tally = experiment.emptyTally(spec);
  const done: Range[] = [];
  let before = 0;
  if (state !== undefined && existsSync(state)) {
    const kept = parseShard(readFileSync(state, 'utf8'), state);
    if (!sameRun(kept, id, census) || kept.done.some(([a, b]) => a < from || b > to))
      throw new Error(`${state} is the state of another run or shard`);
    experiment.merge(tally, tallyOf(kept));
    done.push(...kept.done.map(([a, b]): Range => [a, b]));
    before = kept.seconds;
  }
  const add = experiment.begin(spec);
  const start = now();
  const present = (): Shard =>
    shardOf(id, census, joined(done), before + (now() - start) / 1000, tally);
  const keep = (): void => {
    if (state === undefined) return;
    // a crash in the middle of a write leaves the state before it
    writeFileSync(`${state}.new`, `${JSON.stringify(present())}\n`);
    renameSync(`${state}.new`, state);
  };
  let written = start;
  let goOn = true;
  for (const [first, end] of gaps(joined(done), [from, to])) {
    const range: Range = [first, first];
    done.push(range);
    while (goOn && range[1] < end) {
      const next = Math.min(end, range[1] + slice);
      add(range[1], next, tally);
      range[1] = next;
      goOn = onSlice(present(), to);
      if (now() - written <= every) continue;
      keep();
      written = now();
    }
  }
  keep();
  return present();
}

function shardOf(
  id: string,
  { experiment, spec, imagesOf }: AnyCensus,
  done: Shard['done'],
  seconds: number,
  tally: ListTally,
): Shard {
  return {
    id,
    experiment: experiment.id,
    version: experiment.version,
    spec,
    done,
    units: experiment.units(spec),
    images: imagesOf(tally),
    seconds: Math.round(1000 * seconds) / 1000,
    tally: Object.fromEntries(Object.entries(tally).map(([name, list]) => [name, [...list]])),
  };
}

/** The tally of a shard as the experiment has it. */
export function tallyOf({ tally }: Shard): ListTally {
  return Object.fromEntries(
    Object.entries(tally).map(([name, list]) => [name, Float64Array.from(list)]),
  );
}

const numbers = (list: unknown): boolean =>
  Array.isArray(list) && list.every((one) => typeof one === 'number');

/**
 * Reads a printed shard.
 *
 * @throws Error that names the file when it is none
 */
export function parseShard(text: string, file: string): Shard {
  const problem = `${file} holds no shard of a census`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(problem, { cause: error });
  }
  const { done, tally, spec } = (value ?? {}) as Partial<Shard>;
  const lists = Object.values(tally ?? {});
  if (!Array.isArray(done) || !done.every(numbers) || !lists.every(numbers) || !tally || !spec)
    throw new Error(problem);
  return value as Shard;
}

const sameRun = (shard: Shard, id: string, { experiment, spec }: AnyCensus): boolean =>
  shard.id === id &&
  shard.experiment === experiment.id &&
  shard.version === experiment.version &&
  JSON.stringify(shard.spec) === JSON.stringify(spec) &&
  JSON.stringify(Object.keys(shard.tally)) ===
    JSON.stringify(Object.keys(experiment.emptyTally(spec)));

/**
 * Merges shards of one run, in any order.
 *
 * @throws Error when one is of another run or version, or two have units in common
 */
export function mergeShards(id: string, census: AnyCensus, shards: readonly Shard[]): Shard {
  const { experiment, spec } = census;
  const tally = experiment.emptyTally(spec);
  for (const shard of shards) {
    if (!sameRun(shard, id, census)) throw new Error('a shard is of another run or version');
    experiment.merge(tally, tallyOf(shard));
  }
  const done = joined(shards.flatMap((shard) => shard.done));
  const seconds = shards.reduce((sum, shard) => sum + shard.seconds, 0);
  return shardOf(id, census, done, seconds, tally);
}

/** Units `from` to `to` - 1. */
type Range = [from: number, to: number];

/** Ranges in increasing order, those that meet as one, empty ones left out. @throws Error when two overlap */
function joined(ranges: Shard['done']): Range[] {
  const done: Range[] = [];
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    if (from === to) continue;
    const last = done.at(-1);
    if (last && from < last[1])
      throw new Error(`units ${from} to ${Math.min(to, last[1])} are in two shards`);
    if (last && from === last[1]) last[1] = to;
    else done.push([from, to]);
  }
  return done;
}

/** What is missing in a range. */
const gaps = (done: readonly Range[], [from, to]: readonly [number, number]): Range[] =>
  [from, ...done.map(([, end]) => end)]
    .map((start, at): Range => [start, done[at]?.[0] ?? to])
    .filter(([start, end]) => start < end);

/** Whether all units of the run are in it. */
export const isWhole = ({ done, units }: Shard): boolean =>
  done.length === 1 && done[0]?.[0] === 0 && done[0][1] === units;
