/** `--verify K`: counts parts of a run again, on this machine, and compares. */
import { randomInt } from 'node:crypto';
import type { AnyCensus } from '../../../src/claims/claim.ts';
import { digestOf } from '../../../src/notebook/plain/digest.ts';
import { gaps, unitsOf } from './cut.ts';
import type { Numbered } from './cut.ts';
import { runShard } from './runShard.ts';
import { partsOf } from './shard.ts';
import type { Part, Shard } from './shard.ts';

/** What a check came to. */
type Verified = {
  readonly id: string;
  readonly parts: number; // that were counted again
  readonly units: number; // in these
  /** Of these, parts of which the files say what came out; the others are only counted. */
  readonly compared: number;
  /** Parts that came out otherwise. */
  readonly differ: readonly Part[];
};

/** What is verified, and the parts as they came out here. */
export type Verification = { readonly verified: Verified; readonly again: readonly Part[] };

/**
 * Counts parts again: of those that the run knows, as many as asked for, at random; or, of so many shards of equal work, as
 * many, spread evenly.
 *
 * @param asked - how many, and of how many shards; without these, of the known parts
 * @param tell - told after each part
 * @param stopped - whether to stop, asked after each part
 */
export async function verify(
  id: string,
  census: AnyCensus,
  run: Shard,
  [count, of]: readonly [count: number, of?: number],
  tell: (line: string) => void,
  stopped: () => boolean,
): Promise<Verification> {
  const known = new Map(partsOf(run).map(([from, to, digest]) => [`${from}-${to}`, digest]));
  const chosen = of === undefined ? drawn(partsOf(run), count) : spread(run, census, [count, of]);
  const again: Part[] = [];
  const differ: Part[] = [];
  let [compared, units] = [0, 0];
  for (const [from, to] of chosen) {
    if (stopped()) break;
    const { done, tally } = await runShard(id, census, [from, to], { onSlice: () => !stopped() });
    if (gaps(done, [from, to]).length > 0) break;
    const part: Part = [from, to, digestOf(tally)];
    const digest = known.get(`${from}-${to}`);
    again.push(part);
    units += to - from;
    if (digest !== undefined) compared++;
    if (digest !== undefined && digest !== part[2]) differ.push(part);
    const word = digest === undefined ? 'counted' : digest === part[2] ? 'equal' : 'DIFFERS';
    tell(`units ${from} to ${to - 1}: ${part[2]}, ${word}`);
  }
  return { verified: { id, parts: again.length, units, compared, differ }, again };
}

type Place = readonly [from: number, to: number, ...rest: unknown[]];

/** Some of a list, each as likely as the others. */
function drawn<One>(list: readonly One[], count: number): readonly One[] {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(randomInt(left.length), 1),
  ).flat();
}

/** Shards of so many, spread evenly, of which the run has all units. */
function spread({ units, done }: Shard, census: AnyCensus, [count, of]: Numbered): Place[] {
  return Array.from({ length: Math.min(count, of) }, (_, at) =>
    unitsOf(units, 1 + Math.floor((at * of) / Math.min(count, of)), of, census.workBefore),
  ).filter(([from, to]) => from < to && gaps(done, [from, to]).length === 0);
}

/** A run with more parts that can be verified. */
export function withParts(run: Shard, again: readonly Part[]): Shard {
  const parts = new Map((run.parts ?? []).map((part) => [`${part[0]}-${part[1]}`, part]));
  for (const part of again) parts.set(`${part[0]}-${part[1]}`, part);
  return { ...run, parts: [...parts.values()].toSorted(([a], [b]) => a - b) };
}
