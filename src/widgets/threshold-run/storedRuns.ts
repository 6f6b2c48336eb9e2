/** The stored runs of what can be inferred, by side: their boards are fetched when they are asked for. */
import { namedRun } from '../../claims/measurement.ts';
import type { ThresholdName } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { StoredRun } from '../../claims/storedFile.ts';
import type { StoredFile } from '../../notebook/plain/storedFile.ts';
import { threshold } from '../../experiments/threshold.ts';

const fileOf = (name: ThresholdName): StoredFile<StoredRun<'threshold'>> =>
  runFile(namedRun(name), threshold);

/** Those of 003's figure, and two sizes more near the crossing. */
export const boardFiles: ReadonlyMap<number, StoredFile<StoredRun<'threshold'>>> = new Map([
  [15, fileOf('threshold 15x15')],
  [20, fileOf('threshold 20x20')],
  [25, fileOf('threshold 25x25')],
  [30, fileOf('threshold-near 30x30')],
  [40, fileOf('threshold-near 40x40')],
]);
