/** Runs done again: by their settings, or as they are kept in a lab book. */
import { anyExperimentOf, experiments } from '../../../src/experiments/experiments.ts';
import type { ExperimentId } from '../../../src/experiments/experiments.ts';
import { now } from '../../../src/notebook/clock.ts';
import { specKey } from '../../../src/notebook/plain/experiment.ts';
import { readKept } from '../../../src/notebook/run/keptRuns.ts';
import type { LabRun } from '../../../src/notebook/run/labFile.ts';
import { runNameOf } from '../../../src/notebook/run/laid.ts';
import { Misuse, messageOf, note } from '../../../src/command/program.ts';

/** Units from and to. */
type Range = { readonly from: number; readonly to: number };

/** Seconds between two lines that say how far a run is. */
const patience = 5;

/** What some units of a run come to, as plain data. */
export function found(
  id: ExperimentId,
  spec: unknown,
  ranges: readonly Range[] = [{ from: 0, to: anyExperimentOf(id).units(spec) }],
): unknown {
  const experiment = anyExperimentOf(id);
  const tally = experiment.emptyTally(spec);
  const add = experiment.begin(spec);
  const units = experiment.units(spec);
  let last = now();
  for (const { from, to } of ranges)
    for (let unit = from; unit < to; unit++) {
      add(unit, unit + 1, tally);
      if (now() - last < patience * 1000) continue;
      last = now();
      note(`${id}: ${Math.floor((100 * unit) / units)} %`);
    }
  return experiment.toStored(tally);
}

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

/** What is not left of a run. */
function doneOf(left: readonly Range[], total: number): readonly Range[] {
  const ends = [...left.toSorted((a, b) => a.from - b.from), { from: total, to: total }];
  return ends
    .map(({ from: to }, at) => ({ from: ends[at - 1]?.to ?? 0, to }))
    .filter(({ from, to }) => from < to);
}

/** Whether a run of a book comes out as it is kept there: "equal", or what is wrong. */
export function comparedTo({ head, text }: LabRun): string {
  const run = runNameOf(head.run);
  if (run === null) return 'is of nothing that we know';
  const id = checked(run.id, run.spec);
  const experiment = anyExperimentOf(id);
  if (run.version !== experiment.version)
    return `is of version ${run.version}, and this is version ${experiment.version}`;
  const kept = readKept(text, experiment, run.spec);
  if (kept === null) return 'does not add up';
  const ours = found(id, run.spec, doneOf(kept.left, kept.total));
  return specKey(ours) === specKey(experiment.toStored(kept.tally)) ? 'equal' : 'differs';
}
