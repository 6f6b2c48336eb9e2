/** Units of a run, done here or by threads. */
import { anyExperimentOf } from '../../../src/experiments/experiments.ts';
import type { ExperimentId } from '../../../src/experiments/experiments.ts';
import { Crew, threadsFor } from '../../../src/command/crew.ts';
import type { Jobs } from '../../../src/command/crew.ts';
import { note } from '../../../src/command/program.ts';
import { now } from '../../../src/notebook/clock.ts';
import { specKey } from '../../../src/notebook/plain/experiment.ts';
import { lengthOf, unitsOf } from '../shards/cut.ts';
import type { Range } from '../shards/cut.ts';
import { runShard } from '../shards/runShard.ts';
import { mergeShards } from '../shards/shard.ts';
import type { Counting, Shard } from '../shards/shard.ts';

/** Seconds between two lines that say how far a run is. */
const patience = 5;

/** Parts for each thread: a hard one does not keep the others idle. */
const partsEach = 16;

const known = new Map<string, Counting>();

/** A run by its settings. Its tables are made once, for however many parts of it. */
export function countingOf(id: ExperimentId, spec: unknown): Counting {
  const key = `${id} ${specKey(spec)}`;
  const there = known.get(key);
  if (there !== undefined) return there;
  const experiment = anyExperimentOf(id);
  let add: ReturnType<typeof experiment.begin> | null = null;
  const begin = (): NonNullable<typeof add> => (add ??= experiment.begin(spec));
  const counting = { experiment: { ...experiment, begin }, spec };
  known.set(key, counting);
  return counting;
}

/** Says now and then how far it is. */
function telling(id: string): (share: number) => void {
  let last = now();
  return (share) => {
    if (now() - last < patience * 1000) return;
    last = now();
    note(`${id}: ${Math.floor(100 * share)} %`);
  };
}

/**
 * Does some units of a run.
 *
 * @param jobs - threads; 0 for as many as there are cores
 */
export async function worked(
  id: ExperimentId,
  spec: unknown,
  range: Range,
  jobs = 1,
): Promise<Shard> {
  const counting = countingOf(id, spec);
  const tell = telling(id);
  const all = range[1] - range[0];
  const threads = threadsFor(jobs);
  if (threads === 1)
    return runShard(id, counting, range, {
      onSlice(done) {
        tell(lengthOf(done) / all);
        return true;
      },
    });
  const crew = new Crew(threads, false);
  const parts = Math.max(1, Math.min(all, partsEach * threads));
  let done = 0;
  try {
    const shards = await Promise.all(
      Array.from({ length: parts }, async (_, at) => {
        const [from, to] = unitsOf(all, at + 1, parts);
        const part: Range = [range[0] + from, range[0] + to];
        const shard = (await crew.ask({ name: 'part', words: [id, spec, part] })) as Shard;
        tell((done += to - from) / all);
        return shard;
      }),
    );
    return mergeShards(id, counting, shards);
  } finally {
    await crew.close();
  }
}

/** What threads do. */
export const parts = {
  part: (id: ExperimentId, spec: unknown, range: Range) =>
    runShard(id, countingOf(id, spec), range),
} satisfies Jobs;
