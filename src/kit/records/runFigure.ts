/** The base of every figure that runs one of the experiments: what of it is this book's. */
import type { Experiment } from '../../notebook/plain/experiment.ts';
import type { Host } from '../../notebook/host/host.ts';
import { RunFigure as RunFigureOf } from '../../notebook/records/runFigure.ts';
import type { Settings, Table } from '../../notebook/settings/settings.ts';
import type { ExperimentId, SpecOf, TallyOf } from '../../workers/client.ts';
import { beginRun } from '../run/beginRun.ts';

/** A figure with a run of an experiment, by its name. */
export abstract class RunFigure<Id extends ExperimentId, T extends Table> extends RunFigureOf<
  SpecOf<Id>,
  TallyOf<Id>,
  T
> {
  constructor(host: Host, experiment: Experiment<SpecOf<Id>, TallyOf<Id>>, settings: Settings<T>) {
    super(host, experiment, settings, beginRun(experiment.id as Id));
  }
}
