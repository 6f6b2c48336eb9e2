/** Does what the command line asked for, and says what is to be printed. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedCensus } from '../../../src/claims/censuses.ts';
import { placeOf, sourceOf } from '../../../src/claims/claim.ts';
import { messageOf, print } from '../../../src/command/program.ts';
import { readWhole, writeWhole } from '../../../src/command/wholeFile.ts';
import { digestOf } from '../../../src/notebook/plain/digest.ts';
import { sealedLine } from '../../remake/stored/sealedText.ts';
import { arrayText, joined, lengthOf, unitsOf } from './cut.ts';
import { missingShards } from './missing.ts';
import { planOf } from './plan.ts';
import type { ShardRequest } from './request.ts';
import { runShard } from './runShard.ts';
import { isSummed, isWhole, mergeShards, parseShard, sameRun, tallyOf } from './shard.ts';
import type { Shard } from './shard.ts';
import type { Stopping } from './stopping.ts';
import { verify, withParts } from './verify.ts';

/** What schedulers are told beside 0 and 2: shards are missing, or do not come out again. */
const MISSING = 3;
const DIFFERS = 4;

/** The stored runs. */
const stored = new URL('../../../public/results/', import.meta.url);

/** What is told, and heard, on the way. */
export type Company = {
  readonly tell: (line: string) => void;
  readonly stopping: Stopping;
};

/**
 * Does what was asked for.
 *
 * @returns the exit code
 * @throws Error when a file cannot be used, or nothing can be written
 */
export async function answer(request: ShardRequest, company: Company): Promise<number> {
  const { named } = request;
  if (request.kind === 'plan') {
    await put(request, planOf(named.id, named.census, request.shards, request.seconds));
    return 0;
  }
  if (request.kind === 'run') return runOne(request, company);
  if (request.kind === 'verify') return verifySome(request, company);
  return mergeAll(request, company);
}

/** Prints an object, or puts it into the file that was asked for. */
async function put({ out }: ShardRequest, value: object): Promise<void> {
  const text = sealedLine(value);
  if (out === undefined) await print([text.trimEnd()]);
  else writeWhole(out, text);
}

type Asked<Kind extends ShardRequest['kind']> = Extract<ShardRequest, { readonly kind: Kind }>;

async function runOne(request: Asked<'run'>, { tell, stopping }: Company): Promise<number> {
  const { named, shard, state } = request;
  const { id, census } = named;
  const { experiment, spec, workBefore = (unit: number): number => unit } = census;
  const [from, to] = unitsOf(experiment.units(spec), ...shard, census.workBefore);
  const workOf = (done: Shard['done']): number =>
    done.reduce((sum, [start, end]) => sum + workBefore(end) - workBefore(start), 0);
  const all = workOf([[from, to]]);
  let first: readonly [work: number, seconds: number] | undefined; // after the first slice of this sitting
  let told = 0;
  const result = await runShard(id, census, [from, to], {
    ...(state !== undefined && { state }),
    tell,
    onSlice(done, seconds) {
      const work = workOf(done);
      first ??= [work, seconds];
      const took = seconds - first[1];
      if (work > first[0] && took - told >= 10) {
        told = took;
        const left = ((all - work) * took) / (work - first[0]);
        tell(`${((100 * work) / all).toFixed(3)} %, ${(left / 3600).toFixed(2)} h of a core left`);
      }
      return stopping.code() === null;
    },
  });
  const code = stopping.code();
  if (lengthOf(result.done) < to - from) {
    tell(
      state === undefined
        ? 'stopped; without --state nothing is kept'
        : `stopped; ${state} has what is done, and the same command goes on from there`,
    );
    return code ?? 1;
  }
  await put(request, isWhole(result) ? verdictOn(named, result) : partOf(result, shard, tell));
  return 0;
}

/** A shard with its name. */
function partOf(
  result: Shard,
  [number, of]: readonly [number, number],
  tell: Company['tell'],
): object {
  tell(shareText(result));
  return { ...result, shard: `${number}/${of}` };
}

const shareText = ({ done, units }: Shard): string =>
  `${((100 * lengthOf(done)) / units).toPrecision(4)} % of the whole run`;

/** What the whole run comes to. */
function verdictOn({ id, title, census, figure }: NamedCensus, whole: Shard): object {
  const ours = census.oursOf(tallyOf(whole, census));
  const { seconds, tally } = whole;
  const run: Shard =
    census.summed === true ? { ...whole, tally: { digest: digestOf(tally) } } : whole;
  if (figure === undefined) return { id, title, ours, seconds, run };
  const { published } = figure;
  const [source, place] = [sourceOf(figure), placeOf(figure)];
  const equal = figure.agrees?.(ours, published) ?? null;
  return { id, source, place, title, published, ours, equal, seed: null, seconds, run };
}

/** Files, and the files of JSON of folders. */
const filesIn = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) =>
    statSync(name, { throwIfNoEntry: false })?.isDirectory() === true
      ? readdirSync(name)
          .filter((file) => file.endsWith('.json'))
          .map((file) => join(name, file))
      : [name],
  );

/** @throws Error when the file is no shard of this run */
function shardIn({ id, census }: NamedCensus, file: string | URL, tell: Company['tell']): Shard {
  const shard = parseShard(readWhole(file).toString(), String(file), tell);
  if (!sameRun(shard, id, census))
    throw new Error(`${String(file)} is of another run or version than ${id} is now`);
  return shard;
}

async function mergeAll(request: Asked<'merge'>, { tell }: Company): Promise<number> {
  const { named, missing } = request;
  const { id, census } = named;
  const shards = filesIn(request.files).flatMap((file): Shard[] => {
    try {
      return [shardIn(named, file, tell)];
    } catch (error) {
      if (missing === undefined) throw error;
      tell(messageOf(error)); // it counts as missing
      return [];
    }
  });
  if (shards.length === 0 && missing === undefined)
    throw new Error(`There is no shard in ${request.files.join(', ')}`);
  const merged = mergeShards(id, census, shards);
  if (missing !== undefined) {
    const left = missingShards(merged.done, merged.units, missing, census.workBefore);
    if (left.length > 0) {
      tell(`${left.length} of ${missing} shards are missing; ${shareText(merged)} is there`);
      await print([arrayText(left)]);
      return MISSING;
    }
  }
  if (!isWhole(merged)) tell(shareText(merged));
  await put(request, isWhole(merged) ? verdictOn(named, merged) : merged);
  return 0;
}

async function verifySome(request: Asked<'verify'>, { tell, stopping }: Company): Promise<number> {
  const { named, parts, files, out } = request;
  const { id, census } = named;
  const own = new URL(`${id}.json`, stored);
  if (files.length === 0 && !existsSync(own))
    throw new Error(`no run of ${id} is stored: --verify needs files`);
  const from = files.length === 0 ? [own] : filesIn(files);
  const shards = from.map((file) => shardIn(named, file, tell));
  const [only] = shards;
  const run = only && shards.length === 1 ? only : mergeShards(id, census, shards);
  if (out !== undefined || !isSummed(run)) tallyOf(run, census); // what does not add up, or is not there, is told at once
  const stopped = (): boolean => stopping.code() !== null;
  const { verified, again } = await verify(id, census, run, parts, tell, stopped);
  if (verified.parts === 0 && !stopped())
    throw new Error('the run knows no parts, and has no whole shard of this cut: use --verify k/n');
  if (out !== undefined && verified.differ.length === 0) {
    const more = withParts({ ...run, done: joined(run.done) }, again);
    writeWhole(out, sealedLine(isWhole(more) ? verdictOn(named, more) : more));
  }
  await print([JSON.stringify(verified)]);
  if (verified.differ.length > 0) return DIFFERS;
  return stopping.code() ?? 0;
}
