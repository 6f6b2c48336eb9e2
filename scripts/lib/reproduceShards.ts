/** `npm run -s reproduce -- <id> --shard i/n` and `--merge`: the long censuses in parts. */
import { readFileSync } from 'node:fs';
import type { Answered } from '../../src/claims/claim.ts';
import { claims } from '../../src/claims/ledger.ts';
import {
  isWhole,
  mergeShards,
  parseShard,
  readShard,
  runShard,
  tallyOf,
  unitsOf,
} from './shards.ts';
import type { Shard } from './shards.ts';

/** What was asked for on the command line. */
export type ShardRequest = {
  readonly figure: Answered;
  readonly shard: readonly [number: number, of: number]; // [1, 1] is the whole
  readonly state?: string;
  readonly merge: readonly string[]; // files; empty when a shard is to be run
};

/**
 * Reads the options for shards, and ids of claims too long for one sitting.
 *
 * @returns null when the command line asks for nothing of the kind; a message when it is wrong
 */
export function readShardRequest(options: readonly string[]): ShardRequest | string | null {
  const [id = '', ...rest] = options;
  const figure = claims.find((one) => one.id === id);
  const asked = options.some((option) => ['--shard', '--state', '--merge'].includes(option));
  if (!asked && !(figure?.effort === 'hours' && rest.length === 0)) return null;
  if (!figure?.census) {
    const known = claims.filter(({ census }) => census).map((one) => one.id);
    return `--shard, --state and --merge follow one of these ids: ${known.join(', ')}`;
  }
  let shard: ShardRequest['shard'] = [1, 1];
  let state: string | undefined;
  for (let at = 0; at < rest.length; at++) {
    const option = rest[at] ?? '';
    if (option === '--merge') {
      const files = rest.slice(at + 1);
      if (files.length === 0) return '--merge needs the files that the shards were printed to';
      return { figure, shard, merge: files };
    }
    const value = rest[++at];
    if (value === undefined) return `${option} needs a value`;
    if (option === '--state') state = value;
    else if (option === '--shard') {
      const read = readShard(value);
      if (read === null) return `--shard takes i/n, with i from 1 to n: ${value}`;
      shard = read;
    } else return `unknown option: ${option}`;
  }
  return { figure, shard, merge: [], ...(state !== undefined && { state }) };
}

/**
 * Runs a shard, or merges files of shards.
 *
 * @param tell - takes lines about the progress
 * @returns what is to be printed: a shard; of a whole run the verdict with it
 * @throws Error when a file cannot be used
 */
export function answerShards(request: ShardRequest, tell: (line: string) => void): unknown {
  const { figure, shard, merge } = request;
  const { census, id, source, place, title, published } = figure;
  if (!census) throw new RangeError(`${id} is no census`);
  const result =
    merge.length > 0
      ? mergeShards(
          id,
          census,
          merge.map((file) => parseShard(readFileSync(file, 'utf8'), file)),
        )
      : runOne(request, tell);
  if (!isWhole(result)) {
    const done = result.done.reduce((sum, [from, to]) => sum + to - from, 0);
    const name = `${shard[0]}/${shard[1]}`;
    tell(`${((100 * done) / result.units).toPrecision(4)} % of the whole run`);
    return merge.length > 0 ? result : { ...result, shard: name };
  }
  const ours = census.oursOf(tallyOf(result));
  const { seconds } = result;
  const equal = figure.agrees?.(ours, published) ?? null;
  return { id, source, place, title, published, ours, equal, seed: null, seconds, run: result };
}

function runOne({ figure, shard, state }: ShardRequest, tell: (line: string) => void): Shard {
  const { id, census } = figure;
  if (!census) throw new RangeError(`${id} is no census`);
  const { experiment, spec, workBefore = (unit: number): number => unit } = census;
  const units = experiment.units(spec);
  const [from, to] = unitsOf(units, ...shard, census.workBefore);
  const all = workBefore(to) - workBefore(from);
  let told = 0;
  let first: Shard | undefined; // the first slice of this sitting, with what was there before it
  const workOf = ({ done }: Shard): number =>
    done.reduce((sum, [start, end]) => sum + workBefore(end) - workBefore(start), 0);
  const onSlice = (part: Shard): boolean => {
    first ??= part;
    const done = workOf(part);
    const since = done - workOf(first);
    const seconds = part.seconds - first.seconds;
    if (since > 0 && seconds - told >= 10) {
      told = seconds;
      const left = ((all - done) * seconds) / since;
      tell(`${((100 * done) / all).toFixed(3)} %, ${(left / 3600).toFixed(2)} h left`);
    }
    return true;
  };
  // units that are not alike are blocks of images, some of which take 50 ms; others are images, or a few hundred images each
  const slice = census.workBefore ? 32 : units > 2 ** 30 ? 100_000 : 4000;
  return runShard(id, census, [from, to], {
    ...(state !== undefined && { state }),
    onSlice,
    slice,
  });
}
