/**
 * Stored results (public/results) as they are read while the site is built, by scripts and by tests. One that cannot be
 * used ends the build with a message that names it. Runs in Node only.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answered } from '../claims/claim.ts';
import type { Measured } from '../claims/evidence.ts';
import { storedIn } from '../claims/evidence.ts';
import { isStoredOutcome, namedRun } from '../claims/measurement.ts';
import type {
  ExperimentOf,
  MeasurementName,
  StoredMeasurement,
  StoredOutcome,
} from '../claims/measurement.ts';
import { parseStored, runFile, StoredError } from '../claims/storedFile.ts';
import type { StoredRun } from '../claims/storedFile.ts';
import type { StoredFile } from '../notebook/plain/storedFile.ts';
import { outcomeFile } from '../claims/storedOutcome.ts';
import type { Outcome } from '../claims/storedOutcome.ts';
import { claimFiles } from './claimFiles.ts';
import { kept } from './kept.ts';
import { experimentOf } from '../experiments/experiments.ts';
import type { ExperimentId } from '../experiments/experiments.ts';

const pathOf = (name: string): string => join(process.cwd(), 'public', 'results', `${name}.json`);

/**
 * Reads a stored file.
 *
 * @throws StoredError when it is not there or cannot be used
 */
export function readStored<Value>(file: StoredFile<Value>): Value {
  let text: string;
  try {
    text = readFileSync(pathOf(file.name), 'utf8');
  } catch (error) {
    throw new StoredError(file, error);
  }
  return parseStored(file, text);
}

const readRun = <Id extends ExperimentId>(one: StoredMeasurement<Id>): StoredRun<Id> =>
  readStored(runFile(one, experimentOf(one.experiment)));

const known = new Map<string, unknown>(); // by path

/**
 * The stored run of a measurement, read once and not to be changed.
 *
 * @throws StoredError as {@link readStored}
 */
export function storedRun<Name extends MeasurementName>(name: Name): StoredRun<ExperimentOf<Name>> {
  const one = namedRun(name);
  const path = pathOf(one.stored);
  const run = known.get(path) ?? readRun(one);
  known.set(path, run);
  return run as StoredRun<ExperimentOf<Name>>;
}

/**
 * What we find for a published number, as it is stored.
 *
 * @throws StoredError as {@link readStored}
 */
export const storedOutcome = (id: StoredOutcome): Outcome => readStored(outcomeFile(id));

/**
 * What we find for a claim, from its stored recomputation.
 *
 * @throws RangeError when it is not stored; StoredError as {@link readStored}
 */
export function storedClaim<Ours>({ id }: Pick<Answered<never, Ours>, 'id' | 'read'>): {
  readonly ours: Ours;
  readonly command: string;
} {
  if (!isStoredOutcome(id)) throw new RangeError(`what we find for ${id} is not stored`);
  const { ours, command } = storedOutcome(id);
  return { ours: ours as Ours, command };
}

/** The tallies and outcomes that are stored, for claims to read. */
export const stored: Measured = storedIn(
  (name) => storedRun(name).tally,
  (id) => storedOutcome(id).ours,
  (id, find) => kept((imports) => claimFiles(id, imports), id, find),
);
