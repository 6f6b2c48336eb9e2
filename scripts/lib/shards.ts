/** A census too long for one sitting: cut into shards that any machine can work on, resumed from a file, and merged. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { now } from '../../src/clock.ts';
import { fourCensus, fourTotals } from '../../src/experiments/fourCensus.ts';
import type { FourCensusSpec, FourCensusTally } from '../../src/experiments/fourCensus.ts';

/** A part of a run, as it is printed, kept in a file, and merged. */
export type Shard = {
  readonly id: string; // of the figure
  readonly experiment: string;
  readonly version: number;
  readonly spec: FourCensusSpec;
  /** Units done, as disjoint ranges in increasing order: `from` included, `to` excluded. */
  readonly done: readonly (readonly [from: number, to: number])[];
  readonly units: number; // of the whole run
  readonly images: number; // counted so far
  readonly seconds: number; // of one core
  readonly tally: Readonly<Record<keyof FourCensusTally, readonly number[]>>;
};

/** The units of shard `number` of `of`, counted from 1; all shards together are all units. */
export function unitsOf(units: number, number: number, of: number): [from: number, to: number] {
  const end = (shard: number): number => Number((BigInt(units) * BigInt(shard)) / BigInt(of));
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
  /** File that the state is kept in, and taken up from; none without it. */
  readonly state?: string;
  /** Milliseconds between two writes; default half a minute. */
  readonly every?: number;
  /** Units at a time; default 100,000, well under a second. */
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
  spec: FourCensusSpec,
  [from, to]: readonly [number, number],
  { state, every = 30_000, slice = 100_000, onSlice = () => true }: ShardOptions = {},
): Shard {
  fourCensus.check(spec);
  const tally = fourCensus.emptyTally(spec);
  let done = from;
  let before = 0;
  if (state !== undefined && existsSync(state)) {
    const kept = parseShard(readFileSync(state, 'utf8'), state);
    const [range = [from, from]] = kept.done;
    if (!sameRun(kept, { id, spec }) || kept.done.length > 1 || range[0] !== from || range[1] > to)
      throw new Error(`${state} is the state of another run or shard`);
    fourCensus.merge(tally, tallyOf(kept));
    done = range[1];
    before = kept.seconds;
  }
  const add = fourCensus.begin(spec);
  const start = now();
  const present = (): Shard =>
    shardOf(id, spec, done > from ? [[from, done]] : [], before + (now() - start) / 1000, tally);
  let written = start;
  while (done < to) {
    const next = Math.min(to, done + slice);
    add(done, next, tally);
    done = next;
    const goOn = onSlice(present(), to);
    if (state !== undefined && (done === to || !goOn || now() - written > every)) {
      // a crash in the middle of a write leaves the state before it
      writeFileSync(`${state}.new`, `${JSON.stringify(present())}\n`);
      renameSync(`${state}.new`, state);
      written = now();
    }
    if (!goOn) break;
  }
  return present();
}

function shardOf(
  id: string,
  spec: FourCensusSpec,
  done: Shard['done'],
  seconds: number,
  tally: FourCensusTally,
): Shard {
  const { counts, unique, oneClue, first } = tally;
  return {
    id,
    experiment: fourCensus.id,
    version: fourCensus.version,
    spec,
    done,
    units: fourCensus.units(spec),
    images: fourTotals(tally).images,
    seconds: Math.round(1000 * seconds) / 1000,
    tally: {
      counts: [...counts],
      unique: [...unique],
      oneClue: [...oneClue],
      first: [...first],
    },
  };
}

/** The tally of a shard as the experiment has it. */
export function tallyOf({ tally: { counts, unique, oneClue, first } }: Shard): FourCensusTally {
  return {
    counts: Float64Array.from(counts),
    unique: Float64Array.from(unique),
    oneClue: Float64Array.from(oneClue),
    first: Float64Array.from(first),
  };
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
  const lists = tally && [tally.counts, tally.unique, tally.oneClue, tally.first];
  if (!Array.isArray(done) || !done.every(numbers) || !lists?.every(numbers) || !spec)
    throw new Error(problem);
  return value as Shard;
}

const sameRun = (shard: Shard, { id, spec }: Pick<Shard, 'id' | 'spec'>): boolean =>
  shard.id === id &&
  shard.experiment === fourCensus.id &&
  shard.version === fourCensus.version &&
  JSON.stringify(shard.spec) === JSON.stringify(spec);

/**
 * Merges shards of one run, in any order.
 *
 * @throws Error when one is of another run or version, or two have units in common
 */
export function mergeShards(id: string, spec: FourCensusSpec, shards: readonly Shard[]): Shard {
  const tally = fourCensus.emptyTally(spec);
  for (const shard of shards) {
    if (!sameRun(shard, { id, spec })) throw new Error('a shard is of another run or version');
    fourCensus.merge(tally, tallyOf(shard));
  }
  const done: [number, number][] = [];
  for (const [from, to] of shards.flatMap((shard) => shard.done).toSorted(([a], [b]) => a - b)) {
    const last = done.at(-1);
    if (last && from < last[1])
      throw new Error(`units ${from} to ${Math.min(to, last[1])} are in two shards`);
    if (last && from === last[1]) last[1] = to;
    else done.push([from, to]);
  }
  const seconds = shards.reduce((sum, shard) => sum + shard.seconds, 0);
  return shardOf(id, spec, done, seconds, tally);
}

/** Whether all units of the run are in it. */
export const isWhole = ({ done, units }: Shard): boolean =>
  done.length === 1 && done[0]?.[0] === 0 && done[0][1] === units;
