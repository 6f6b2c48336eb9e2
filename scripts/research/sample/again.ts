/** Runs done again: by their settings, or as they are kept in a lab book. */
import { anyExperimentOf, experiments } from '../../../src/experiments/experiments.ts';
import type { ExperimentId } from '../../../src/experiments/experiments.ts';
import { specKey } from '../../../src/notebook/plain/experiment.ts';
import { readKept } from '../../../src/notebook/run/keptRuns.ts';
import type { LabRun } from '../../../src/notebook/run/labFile.ts';
import { runNameOf } from '../../../src/notebook/run/laid.ts';
import { Misuse, messageOf } from '../../../src/command/program.ts';
import { gaps } from '../shards/cut.ts';
import type { Range } from '../shards/cut.ts';
import { mergeShards } from '../shards/shard.ts';
import { countingOf, worked } from './work.ts';

/**
 * Which experiment is to run these settings.
 *
 * @throws Misuse for a name that no experiment has, and for settings that it cannot run
 */
export function checked(id: string, spec: unknown): ExperimentId {
  if (!Object.hasOwn(experiments, id)) throw new Misuse(`No experiment is called ${id}.`);
  try {
    anyExperimentOf(id as ExperimentId).check(spec);
  } catch (error) {
    throw new Misuse(messageOf(error));
  }
  return id as ExperimentId;
}

/** Whether a run of a book comes out as it is kept there: "equal", or what is wrong. */
export async function comparedTo({ head, text }: LabRun): Promise<string> {
  const run = runNameOf(head.run);
  if (run === null) return 'is of nothing that we know';
  const id = checked(run.id, run.spec);
  const experiment = anyExperimentOf(id);
  if (run.version !== experiment.version)
    return `is of version ${run.version}, and this is version ${experiment.version}`;
  const kept = readKept(text, experiment, run.spec);
  if (kept === null) return 'does not add up';
  const left = kept.left.map(({ from, to }): Range => [from, to]).toSorted(([a], [b]) => a - b);
  const shards = [];
  for (const range of gaps(left, [0, kept.total])) shards.push(await worked(id, run.spec, range));
  const ours = mergeShards(id, countingOf(id, run.spec), shards);
  return specKey(ours.tally) === specKey(experiment.toStored(kept.tally)) ? 'equal' : 'differs';
}
