/** Figures that run one of the experiments: what of them is this book's. */
import { runFigureOf } from '../../notebook/records/run.ts';
import type { RunRecord } from '../../notebook/records/runRecord.ts';
import type { BeginRun } from '../../notebook/run/runSession.ts';
import type { Figure } from '../../notebook/host/figure.ts';
import type { Table, Values } from '../../notebook/settings/settings.ts';
import type { ExperimentId } from '../../workers/client.ts';
import { beginRun } from '../run/beginRun.ts';
import { specWords } from '../run/specWords.ts';

/** Declares a figure of a run by its record: see notebook/records/runRecord.ts. */
export const runFigure = <
  Spec,
  Tally,
  T extends Table,
  Props extends object = Partial<Values<T>>,
  Given = null,
  Kept = null,
  Stored = null,
  Made = null,
  Found = null,
>(
  record: RunRecord<Spec, Tally, T, Props, Given, Kept, Stored, Made, Found>,
): Figure<Props, Given> =>
  runFigureOf(
    record,
    beginRun(record.experiment.id as ExperimentId) as unknown as BeginRun<Spec, Tally>,
    specWords,
  );
