/** A part of a census, or of another run, that is not done in one sitting: as it is printed, kept in a file, and merged. */
import type { AnyCensus } from '../../../src/claims/claim.ts';
import { messageOf } from '../../../src/command/program.ts';
import { checkSeal, digestOf } from '../../../src/notebook/plain/digest.ts';
import { joined, lengthOf } from './cut.ts';
import type { Range } from './cut.ts';

/** What is counted, as far as its shards need to know. */
export type Counting = Pick<AnyCensus, 'experiment' | 'spec'> &
  Partial<Pick<AnyCensus, 'imagesOf'>>;

/** A part of a run. */
export type Shard = {
  readonly id: string; // of the census
  readonly experiment: string;
  readonly version: number;
  readonly spec: unknown;
  /** Units done, as disjoint ranges in increasing order: `from` included, `to` excluded. */
  readonly done: readonly Range[];
  readonly units: number; // of the whole run
  readonly images?: number; // that a census has counted so far
  readonly seconds: number; // of one core
  readonly tally: unknown; // as the experiment stores it
  /** What came out of parts that were counted by themselves: another machine can count them again. */
  readonly parts?: readonly Part[];
};

/** Whether a run has, in place of a tally that is too large to be stored, its digest, which a whole run gives again. */
export const isSummed = ({ tally }: Pick<Shard, 'tally'>): boolean => {
  const fields = Object.keys(tally as object);
  return fields.length === 1 && fields[0] === 'digest';
};

/** Units, and the digest of their tally. */
export type Part = readonly [from: number, to: number, digest: string];

/** What a shard is made of. */
export type Counted = {
  readonly done: readonly Range[];
  readonly seconds: number;
  readonly tally: unknown; // of the experiment
  readonly parts?: readonly Part[];
};

/** Puts what was counted into the form of a file. */
export function shardOf(
  id: string,
  { experiment, spec, imagesOf }: Counting,
  { done, seconds, tally, parts = [] }: Counted,
): Shard {
  return {
    id,
    experiment: experiment.id,
    version: experiment.version,
    spec,
    done,
    units: experiment.units(spec),
    ...(imagesOf && { images: imagesOf(tally) }),
    seconds: Math.round(1000 * seconds) / 1000,
    tally: experiment.toStored(tally),
    ...(parts.length > 0 && { parts }),
  };
}

/** The tally of a shard as the experiment has it. @throws Error when it does not add up */
export function tallyOf(shard: Shard, { experiment, spec }: Counting): unknown {
  if (isSummed(shard))
    throw new Error(
      `of ${shard.id} only what it comes to was kept, with a digest of all: --verify counts parts of it again, and its shards can be merged anew`,
    );
  return experiment.fromStored(shard.tally, spec, lengthOf(shard.done));
}

/** The parts of which a shard knows what came out: those that it was merged from, else itself where it is of one piece. */
export function partsOf({ parts, done, tally }: Shard): readonly Part[] {
  if (parts !== undefined) return parts;
  const [range] = done;
  return done.length === 1 && range ? [[...range, digestOf(tally)]] : [];
}

const isRange = (one: unknown): boolean =>
  Array.isArray(one) && one.length === 2 && one.every((end) => Number.isSafeInteger(end));

/** Whether it is a list of ranges, in increasing order and disjoint, of so many units. */
function areRanges(ranges: unknown, units: unknown): boolean {
  if (!Array.isArray(ranges) || !ranges.every(isRange)) return false;
  const ends = [0, ...(ranges as Range[]).flat(), Number(units)];
  return ends.every((end, at) => at === 0 || end >= (ends[at - 1] ?? 0));
}

/**
 * Reads a printed shard.
 *
 * @param tell - told where it is from before shards had a digest
 * @throws Error that names the file when it is none, or not as it was printed
 */
export function parseShard(text: string, file: string, tell?: (line: string) => void): Shard {
  const problem = `${file} holds no shard of a run`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${problem}: it is ${text === '' ? 'empty' : 'cut off, or something else'}`, {
      cause: error,
    });
  }
  // the whole of a run comes with its verdict around it
  const { run = value } = (value ?? {}) as { readonly run?: unknown };
  const { done, units, tally, spec, seconds } = (run ?? {}) as Partial<Shard>;
  if (!areRanges(done, units) || typeof seconds !== 'number') throw new Error(problem);
  if (typeof tally !== 'object' || tally === null || !spec) throw new Error(problem);
  try {
    const isSealed = checkSeal(value as Readonly<Record<string, unknown>>);
    if (!isSealed)
      tell?.(
        `${file} has no digest, so only its sums are checked: --verify counts parts of it again, and what is merged has one`,
      );
  } catch (error) {
    throw new Error(`${file} cannot be used: ${messageOf(error)}`, { cause: error });
  }
  const { digest: _, ...shard } = run as Shard & { readonly digest?: string };
  return shard;
}

/** Whether a shard is of the present version of a census. */
export const sameRun = (shard: Shard, id: string, { experiment, spec }: Counting): boolean =>
  shard.id === id &&
  shard.experiment === experiment.id &&
  shard.version === experiment.version &&
  JSON.stringify(shard.spec) === JSON.stringify(spec);

/**
 * Merges shards of one run, in any order.
 *
 * @throws Error when one is of another run or version, does not add up, or two have units in common
 */
export function mergeShards(id: string, census: Counting, shards: readonly Shard[]): Shard {
  const { experiment, spec } = census;
  const tally = experiment.emptyTally(spec);
  for (const shard of shards) {
    if (!sameRun(shard, id, census)) throw new Error('a shard is of another run or version');
    experiment.merge(tally, tallyOf(shard, census));
  }
  const done = joined(shards.flatMap((shard) => shard.done));
  const seconds = shards.reduce((sum, shard) => sum + shard.seconds, 0);
  const parts = shards.flatMap(partsOf).toSorted(([a], [b]) => a - b);
  return shardOf(id, census, { done, seconds, tally, parts });
}

/** Whether all units of the run are in it. */
export const isWhole = ({ done, units }: Pick<Shard, 'done' | 'units'>): boolean =>
  done.length === 1 && done[0]?.[0] === 0 && done[0][1] === units;
