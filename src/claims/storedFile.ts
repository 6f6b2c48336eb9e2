/**
 * How a stored result is read, wherever its text comes from: a file while the site is built, the site for a page. What is
 * cut, of an older version, made with other settings, or does not add up is refused by the name of its file: a number
 * that nobody can vouch for is not shown.
 */
import { specKey } from '../notebook/plain/experiment.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import type { ExperimentId, SpecOf, TallyOf } from '../experiments/experiments.ts';
import { probingReader } from '../experiments/storedSequences.ts';
import type { ProbingReader } from '../experiments/storedSequences.ts';
import { checkSum, countIn, listIn, recordIn } from '../notebook/plain/storedTally.ts';
import { checkSeal } from '../notebook/plain/digest.ts';
import type { StoredFile } from '../notebook/plain/storedFile.ts';
import type { StoredMeasurement } from './measurement.ts';

/** Plain data of a file. */
type Fields = Readonly<Record<string, unknown>>;

/** A stored result that cannot be used, and why; the message names the file. */
export class StoredError extends Error {
  override readonly name = 'StoredError';
  /** What is wrong, without the name. */
  readonly why: string;

  constructor({ name, command }: Pick<StoredFile<unknown>, 'name' | 'command'>, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`public/results/${name}.json cannot be used: ${why}. Made anew by: ${command}`, {
      cause,
    });
    this.why = why;
  }
}

/**
 * Reads the text of a file.
 *
 * @throws StoredError when it cannot be used
 */
export const parseStored = <Value>(file: StoredFile<Value>, text: string): Value =>
  inFile(file, () => {
    const fields = recordIn('the file', JSON.parse(text));
    const value = file.read(fields); // what is wrong with it is said as closely as it can be
    if (!checkSeal(fields)) throw new RangeError('it has no digest');
    return value;
  });

/**
 * Does something with what a file holds, so that what is wrong is told by its name.
 *
 * @throws StoredError when `work` throws
 */
export function inFile<Value>(file: StoredFile<unknown>, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw error instanceof StoredError ? error : new StoredError(file, error);
  }
}

/** A stored run: what was computed, how, and what came out. */
export type StoredRun<Id extends ExperimentId = ExperimentId> = RunHead<Id> & {
  readonly tally: TallyOf<Id>;
};

/** What a stored run says of itself. */
type RunHead<Id extends ExperimentId> = {
  readonly experiment: Id;
  readonly version: number;
  readonly spec: SpecOf<Id>;
  readonly done: number; // units in it
  readonly units: number; // of the whole run
  readonly whole: boolean; // all units are in it
  readonly command: string; // that makes it
  readonly date: string; // of the day it was made, YYYY-MM-DD; empty where the file does not say
  readonly seconds: number; // of one core; 0 where the file does not say
  readonly parts?: number; // of which it says what came out, so that they can be counted again; of a run in shards
};

/**
 * The file of a measurement.
 *
 * @param experiment - that of the measurement, whose checks the tally has to pass
 */
export const runFile = <Id extends ExperimentId>(
  one: StoredMeasurement<Id>,
  experiment: Experiment<SpecOf<Id>, TallyOf<Id>>,
): StoredFile<StoredRun<Id>> => ({
  ...fileOf(one),
  read(fields) {
    const { head, run } = headOf(one, experiment, fields);
    const tally = experiment.fromStored(run['tally'], head.spec, head.done);
    if (one.inParts !== undefined)
      checkSum('images', one.inParts.imagesOf(tally), countIn('images', run['images']));
    return { ...head, tally };
  },
});

/** The file of a census of probing sequences, for those who read the sequences in slices. */
export const probingFile = (
  one: StoredMeasurement<'probing-census'>,
  experiment: Experiment<SpecOf<'probing-census'>, TallyOf<'probing-census'>>,
): StoredFile<RunHead<'probing-census'> & { readonly reader: ProbingReader }> => ({
  ...fileOf(one),
  read(fields) {
    const { head, run } = headOf(one, experiment, fields);
    return { ...head, reader: probingReader(run['tally'], head.units, head.done) };
  },
});

const fileOf = <Id extends ExperimentId>({ stored, inParts }: StoredMeasurement<Id>) => ({
  name: stored,
  command: `npm run -s ${inParts === undefined ? 'results' : 'reproduce'} -- ${stored}`,
});

/** Checks that a file is of the present version of an experiment, and of the settings that are wanted. */
function headOf<Id extends ExperimentId>(
  one: StoredMeasurement<Id>,
  experiment: Experiment<SpecOf<Id>, TallyOf<Id>>,
  fields: Fields,
): { readonly head: RunHead<Id>; readonly run: Fields } {
  // the whole of a run in parts comes with its verdict around it
  const run =
    one.inParts !== undefined && 'run' in fields ? recordIn('run', fields['run']) : fields;
  const { version } = experiment;
  checkHead(run, one.experiment, version, one.spec);
  const all = experiment.units(one.spec);
  const done = one.inParts === undefined ? all : unitsDone(run['done'], all);
  const { command, date, seconds, shard, parts } = run;
  const part = typeof shard === 'string' ? ` --shard ${shard}` : '';
  return {
    run,
    head: {
      experiment: one.experiment,
      version,
      spec: one.spec,
      done,
      units: all,
      whole: done === all,
      command: typeof command === 'string' ? command : `${fileOf(one).command}${part}`,
      date: typeof date === 'string' ? date.slice(0, 10) : '',
      seconds: typeof seconds === 'number' ? seconds : 0,
      ...(Array.isArray(parts) && { parts: parts.length }),
    },
  };
}

/**
 * Checks what the head of a file says.
 *
 * @throws RangeError when it is of another experiment, version or spec
 */
export function checkHead(
  fields: Fields,
  experiment: string,
  version: number,
  spec: unknown,
): void {
  if (fields['experiment'] !== experiment)
    throw new RangeError(`it is of ${told(fields['experiment'])}, not of ${experiment}`);
  if (fields['version'] !== version)
    throw new RangeError(
      `it is of version ${told(fields['version'])} of ${experiment}, and the present one is ${version}`,
    );
  if (specKey(fields['spec']) !== specKey(spec)) throw new RangeError('it is of other settings');
}

const told = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** How many units ranges hold, which must be in order and apart. */
function unitsDone(stored: unknown, all: number): number {
  let end = 0;
  let done = 0;
  for (const range of listIn('done', stored)) {
    const [from, to] = listIn('range', range, 2).map((unit) => countIn('unit', unit, all));
    if (from! < end || to! < from!) throw new RangeError('the units done are out of their order');
    done += to! - from!;
    end = to!;
  }
  if (done === 0) throw new RangeError('no unit is done');
  return done;
}
