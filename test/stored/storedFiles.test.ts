// Every stored file is read and its sums come out; a spoilt one is refused by its name.
import * as fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allSequencesFile } from '../../src/claims/001/allSequences.ts';
import { measurements, namedRun, storedOutcomes } from '../../src/claims/measurement.ts';
import type { MeasurementName } from '../../src/claims/measurement.ts';
import { positionsFile } from '../../src/claims/positions.ts';
import { hardSimpleFile } from '../../src/claims/hardSimple.ts';
import { situationsFile } from '../../src/claims/situations.ts';
import { parseStored, runFile, StoredError } from '../../src/claims/storedFile.ts';
import type { StoredFile } from '../../src/notebook/plain/storedFile.ts';
import { outcomeFile } from '../../src/claims/storedOutcome.ts';
import { techniques } from '../../src/engine/play/techniques.ts';
import { anyExperimentOf, experimentOf } from '../../src/experiments/experiments.ts';
import type { ExperimentId } from '../../src/experiments/experiments.ts';
import { readStored, stored, storedOutcome, storedRun } from '../../src/stored/fromFile.ts';
import { readAsking } from '../../src/stored/asking.ts';
import { raceFile } from '../../src/stored/race.ts';

const textOf = (name: string): string => fs.readFileSync(`public/results/${name}.json`, 'utf8');

const fileOf = (name: MeasurementName): StoredFile<unknown> => {
  const one = namedRun(name);
  return runFile(one, experimentOf(one.experiment));
};

const names = Object.keys(measurements) as MeasurementName[];
const files: readonly StoredFile<unknown>[] = [
  ...names.map(fileOf),
  ...storedOutcomes.map(outcomeFile),
  ...techniques.map(positionsFile),
  situationsFile,
  raceFile,
  hardSimpleFile,
  allSequencesFile,
  readAsking,
];

type Json = Record<string, unknown>;

/** Changes a file as data; of what `reproduce` printed for a whole run, the run in it. */
const changed = (text: string, change: (run: Json) => void): string => {
  const fields = JSON.parse(text) as Json;
  change((fields['run'] ?? fields) as Json);
  return JSON.stringify(fields);
};

/** The first count of a list that is not 0 becomes one more; lists may be in lists. */
function raise(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Json;
  for (const [key, item] of Object.entries(record)) {
    if (typeof item === 'number' && item > 0) {
      record[key] = item + 1;
      return true;
    }
    if (raise(item)) return true;
  }
  return false;
}

/** The field of a tally in which one more cannot be, by the experiment. */
const summed: Readonly<Partial<Record<ExperimentId, string>>> = {
  'census-walk': 'levels',
  deciding: 'done',
  density: 'boards',
  switching: 'boards',
  'difficulty-count': 'simple',
  'four-census': 'counts',
  'pq-hardness': 'kinds',
  'inference-census': 'images',
  'clue-sets': '4x4',
  guesses: '2x2',
  'probing-census': 'images',
  reach: 'done',
  threshold: 'done',
  'formula-size': 'boards',
  mending: 'boards',
  'how-hard': 'boards',
  'one-solution': 'boards',
  readings: 'boards',
  'formula-rank': 'done',
  ranking: '4x5', // what 5x4 has not
  'two-sat-more': 'boards',
  'set-round': 'images',
  'probing-levels': 'images',
  'small-sizes': '2x2',
  'blank-boards': 'sweeps',
};

describe('the stored files', () => {
  test('are all there is in public/results', () => {
    const there = fs.readdirSync('public/results').toSorted();
    expect(there).toEqual(files.map(({ name }) => `${name}.json`).toSorted());
  });

  test.each(names)('%s is read, and written as it was', (name) => {
    const one = measurements[name];
    const { tally, whole, units, done, command } = storedRun(name);
    expect(whole).toBe(true);
    expect(done).toBe(units);
    expect(command).toMatch(new RegExp(`^npm run -s (results|reproduce) -- ${one.stored}`));
    const text = textOf(one.stored);
    const fields = JSON.parse(text) as Json;
    const written = anyExperimentOf(one.experiment).toStored(tally);
    expect(written).toEqual(((fields['run'] ?? fields) as Json)['tally']);
    expect(stored.tally(name)).toBe(tally);
  });

  test.each(storedOutcomes)('the outcome of %s is read', (id) => {
    const fields = JSON.parse(textOf(id)) as Json;
    const { ours, command } = storedOutcome(id);
    expect(ours).toEqual(fields['tally']);
    expect(command).toBe(fields['command']);
    expect(stored.outcome(id)).toEqual(ours);
  });
});

/** What may have happened to a file. */
const spoilt = {
  version: (run: Json) => {
    run['version'] = 99;
  },
  experiment: (run: Json) => {
    run['experiment'] = 'hunt';
  },
  spec: (run: Json) => {
    run['spec'] = { ...(run['spec'] as Json), seed: 7, id: '', height: 5, side: 4 };
  },
  none: (run: Json) => {
    delete run['tally'];
    delete run['found'];
    delete run['puzzles'];
    delete run['positions'];
    delete run['records'];
  },
} as const;

/** The last digit before a place becomes one more, or less. */
function oneMore(text: string, before: number, by: number): { text: string; at: number } {
  let at = before - 1;
  while (!/[1-8]/.test(text.charAt(at))) at--;
  return { text: text.slice(0, at) + (Number(text.charAt(at)) + by) + text.slice(at + 1), at };
}

/** Checks that a text is refused, and how. */
function refused(file: StoredFile<unknown>, text: string, why: RegExp): void {
  let error: unknown;
  try {
    parseStored(file, text);
  } catch (thrown) {
    error = thrown;
  }
  if (!(error instanceof StoredError)) throw new Error(`${file.name} was not refused`);
  expect(error.message).toContain(`public/results/${file.name}.json cannot be used: `);
  expect(error.message).toContain(`Made anew by: ${file.command}`);
  expect(error.why).toMatch(why);
}

describe('a spoilt file is refused by its name', () => {
  test.each(files.map((file) => [file.name, file] as const))('%s', (name, file) => {
    const text = textOf(name);
    parseStored(file, text);
    refused(file, text.slice(0, text.length / 2), /JSON/);
    refused(file, '', /JSON/);
    refused(file, '[]', /is not an object/);
    refused(
      file,
      changed(text, spoilt.version),
      /^it is of version 99 of .*, and the present one is \d+$/,
    );
    refused(file, changed(text, spoilt.experiment), /^it is of "hunt", not of /);
    refused(file, changed(text, spoilt.spec), /^it is of other settings$/);
    refused(file, changed(text, spoilt.none), /is not (an object|a list): nothing/);
  });

  test.each(files.map((file) => [file.name, file] as const))(
    '%s with one more here and one less there, or without its digest',
    (name, file) => {
      const text = textOf(name);
      const more = oneMore(text, text.lastIndexOf('"digest"'), 1);
      for (const wrong of [more.text, oneMore(more.text, more.at, -1).text])
        expect(() => parseStored(file, wrong)).toThrow(StoredError);
      // that of a tally which was left out comes before the one of the file
      const without = text.replace(/"digest": ?"[0-9a-f]{16}"(?=\s*\}\s*$)/, '"more": 1');
      refused(file, without, /^it has no digest$/);
    },
  );

  // of probabilities there is no sum
  const added = names.filter((name) => measurements[name].experiment !== 'exchanges');
  test.each(added)('%s with a sum that does not come out', (name) => {
    const one = measurements[name];
    const sum = changed(textOf(one.stored), (run) => {
      const field = summed[one.experiment] ?? '';
      expect(raise((run['tally'] as Json)[field])).toBe(true);
    });
    refused(fileOf(name), sum, / instead of | of \d+ at \d+$|, more than /);
  });

  test('exchanges of which a longer reach finds less', () => {
    const less = changed(textOf('exchanges'), (run) => {
      (run['tally'] as { billionths: number[] }).billionths[1] = 1;
    });
    refused(fileOf('exchanges'), less, /less than with a shorter reach/);
  });

  test.each(names)('%s with a field missing, too many or of another kind', (name) => {
    const one = measurements[name];
    const text = textOf(one.stored);
    for (const field of Object.keys((JSON.parse(text) as { tally?: Json }).tally ?? {})) {
      const change = (put: (tally: Json) => void): string =>
        changed(text, (run) => put(run['tally'] as Json));
      const less = change((tally) => delete tally[field]);
      refused(fileOf(name), less, new RegExp(`^tally has no ${field}$`));
      for (const other of [null, -1, 0.5, [0.5], ['1']]) {
        const strange = change((tally) => (tally[field] = other));
        refused(fileOf(name), strange, / is not | instead of |more than/);
      }
    }
    const more = changed(text, (run) => ((run['tally'] as Json)['more'] = 1));
    refused(fileOf(name), more, /more/);
  });

  test.each([
    ['000-section-4.1-224751', /317944/, '317943', 'images of all difficulties'],
    ['000-section-3.1-least-settles-5x5', /15444/, '15445', 'images by fewest'],
    ['000-figure-3-higher', /23510/, '7', 'images is 8, more than 7'],
    ['000-figure-3-lost-pictures', /"images":128/, '"images":257', 'more than 256'],
    ['001-section-5-set-probing', /316834/, '316835', 'images of all kinds'],
    ['001-section-5-further-classification', /1062545/, '1062546', 'images of all classes'],
    ['001-section-5-larger-boards', /"several":2595/, '"several":2596', 'boards of a sample'],
    ['000-section-5-non-uniqueness', /7078210/, '7078211', 'images of all kinds'],
    ['000-section-4.1-nothing-fixed', /79842/, '179842', 'more than 124189'],
    ['001-section-4.2-eight-puzzles', /5x5_1_2_2_1/, '5x5_1_2_9_1', ''],
    ['001-section-4.2-switching', /"images":4363030/, '"images":4363029', 'more than'],
    ['001-section-3.5.1-four-fifteens-5x5', /"images":4508050/, '"images":4486189', 'more than'],
    ['000-section-4.2-just-a-little', /"images":1521474/, '"images":1521475', 'images'],
    ['002-formula-5x5', /"simple":4323524/, '"simple":4323525', 'simple pictures'],
    ['004-pq-solvable', /"hard":317944/, '"hard":285477', 'more than 285477'],
    ['004-easy-in-practice', /"two":5526788/, '"two":4558549', 'more than 4558549'],
    ['001-section-5-rest-solutions-5x5', /"one":2462/, '"one":-1', 'one is not a count'],
    ['001-section-3.5.3-first-levels', /349126/, '349127', 'images of all classes'],
  ] as const)('the outcome of %s that cannot be', (id, part, other, why) => {
    const text = textOf(id);
    expect(text).toMatch(part);
    refused(outcomeFile(id), text.replace(part, other), new RegExp(why));
  });

  test('a search with a situation twice, or in a line that the puzzle has not', () => {
    const text = textOf('situations');
    const twice = text.replace('["1112"', '["1111"');
    refused(situationsFile, twice, /different situations: 1287 instead of 1288/);
    const outside = text.replace('"1.3","0.1"]', '"1.9","0.1"]');
    refused(situationsFile, outside, /rows is 9, more than 3/);
  });

  test('one that is not there', () => {
    const file = { ...situationsFile, name: 'nowhere' };
    expect(() => readStored(file)).toThrow(/^public\/results\/nowhere.json cannot be used: ENOENT/);
  });
});
