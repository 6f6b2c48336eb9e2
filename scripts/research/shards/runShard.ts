/** Works on a shard: slice by slice, so that a signal is heard in between; resumed from a file, and kept in it. */
import { statSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { now } from '../../../src/notebook/clock.ts';
import { watch } from '../../measure/race/processorTime.ts';
import { gaps, joined } from './cut.ts';
import type { Range } from './cut.ts';
import { messageOf } from '../../../src/command/program.ts';
import { readWhole, writeWhole } from '../../../src/command/wholeFile.ts';
import { sealedLine } from '../../remake/stored/sealedText.ts';
import { lock } from './lock.ts';
import type { Lock } from './lock.ts';
import { parseShard, sameRun, shardOf, tallyOf } from './shard.ts';
import type { Counting, Shard } from './shard.ts';

/** How a shard is worked on. */
export type ShardOptions = {
  /** File that the state is kept in, and taken up from, where any of the units may be done; none without it. */
  readonly state?: string;
  /** Most milliseconds between two writes; default half a minute. The first ones come sooner. */
  readonly every?: number;
  /** Milliseconds that a slice is to take; default 100. */
  readonly slice?: number;
  /** Told after each slice: the ranges done and the seconds of one core. Returns false to stop there. */
  readonly onSlice?: (done: readonly Range[], seconds: number) => boolean;
  /** Takes lines about what was found on the way. */
  readonly tell?: (line: string) => void;
};

/** A first slice is one unit, and the next ones as long as they are to take. */
const mostGrowth = 4;
/** The first write comes after the first slice, the next ones after one second, two, four. */
const soonest = 1000;

/**
 * Works on the units `from` to `to` - 1.
 *
 * @returns the shard; of all these units, unless it was stopped
 * @throws Error when the state is of another run, or of other units, or somebody works on it, or it cannot be written
 */
export async function runShard(
  id: string,
  census: Counting,
  range: Range,
  options: ShardOptions = {},
): Promise<Shard> {
  census.experiment.check(census.spec);
  const { state, tell } = options;
  const held = state === undefined ? null : lock(state, tell);
  try {
    return await workOn(id, census, range, options, held);
  } finally {
    held?.release();
  }
}

async function workOn(
  id: string,
  census: Counting,
  range: Range,
  { state, every = 30_000, slice = 100, onSlice = () => true, tell }: ShardOptions,
  held: Lock | null,
): Promise<Shard> {
  const { experiment, spec } = census;
  const tally = experiment.emptyTally(spec);
  const kept = state === undefined ? null : readState(state, id, census, range, tell);
  if (kept !== null) {
    experiment.merge(tally, tallyOf(kept, census));
    tell?.(`${state} was cut off before: ${shareText(kept.done, range)} of it is done; going on`);
  }
  const done: [number, number][] = (kept?.done ?? []).map(([from, to]) => [from, to]);
  const spent = watch();
  const seconds = (): number => (kept?.seconds ?? 0) + spent() / 1000;
  const present = (): Shard =>
    shardOf(id, census, {
      done: joined(done),
      seconds: seconds(),
      tally,
      parts: kept?.parts ?? [],
    });
  const missing = gaps(joined(done), range);
  if (missing.length === 0) return present();
  const add = experiment.begin(spec);
  let written = 0;
  let wait = 0; // until the next write
  let units = 1;
  const keep = (): void => {
    if (state !== undefined) writeWhole(state, sealedLine(present()));
    held?.touch();
    written = now();
    wait = Math.min(every, wait === 0 ? soonest : 2 * wait);
  };
  for (const [first, end] of missing) {
    const part: [number, number] = [first, first];
    done.push(part);
    while (part[1] < end) {
      const next = Math.min(end, part[1] + units);
      const before = now();
      add(part[1], next, tally);
      part[1] = next;
      const took = Math.max(now() - before, 0.01);
      units = Math.max(1, Math.floor(units * Math.min(mostGrowth, slice / took)));
      if (now() - written >= wait) keep();
      await setImmediate(); // signals are heard here
      if (onSlice(joined(done), seconds())) continue;
      keep();
      return present();
    }
  }
  keep();
  return present();
}

/** What is kept in a state file; null where there is none. */
function readState(
  state: string,
  id: string,
  census: Counting,
  [from, to]: Range,
  tell: ShardOptions['tell'],
): Shard | null {
  const there = statSync(state, { throwIfNoEntry: false });
  if (there === undefined) return null;
  if (!there.isFile()) throw new Error(`${state} is no file that a state can be kept in`);
  const kept = ((): Shard => {
    try {
      return parseShard(readWhole(state).toString(), state, tell);
    } catch (error) {
      throw new Error(`${messageOf(error)}. Remove it to begin anew`, { cause: error });
    }
  })();
  if (!sameRun(kept, id, census) || kept.done.some(([a, b]) => a < from || b > to))
    throw new Error(`${state} is the state of another run or shard`);
  return kept;
}

/** How much of a range is done. */
function shareText(done: readonly Range[], [from, to]: Range): string {
  const units = done.reduce((sum, [start, end]) => sum + end - start, 0);
  return `${((100 * units) / (to - from)).toFixed(3)} %`;
}
