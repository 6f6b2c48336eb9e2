import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { density } from '../../../src/experiments/density.ts';
import type { DensitySpec } from '../../../src/experiments/density.ts';
import { pointsOf } from '../../../src/widgets/density-run/model.ts';
import { publishedFor } from '../../../src/widgets/density-run/published.ts';
import { chartDataOf, runText, situationOf } from '../../../src/widgets/density-run/situation.ts';
import {
  readStoredRun,
  storedPath,
  storedSizes,
} from '../../../src/widgets/density-run/storedRun.ts';
import { verdictOn } from '../../../src/widgets/density-run/verdicts.ts';

const spec: DensitySpec = {
  height: 6,
  width: 6,
  model: 'exact',
  percentages: [0, 3, 5, 6, 50],
  boards: 50,
  seed: 9,
};

function run(of: DensitySpec, units = density.units(of)) {
  const tally = density.emptyTally(of);
  density.begin(of)(0, units, tally);
  return { spec: of, tally, done: units, total: density.units(of) };
}

const storedText = (of: DensitySpec): string => {
  const { tally } = run(of);
  return JSON.stringify({
    experiment: 'density',
    version: density.version,
    spec: of,
    command: 'npm run -s results',
    date: '2026-11-21',
    tally: { boards: Array.from(tally.boards), simple: Array.from(tally.simple) },
  });
};

describe('situationOf', () => {
  const stored = readStoredRun(JSON.parse(storedText({ ...spec, seed: 1 })));

  test('lets pointer and keyboard walk on the stored run until the reader has one', () => {
    expect(situationOf(spec, null, stored).walked?.whose).toBe('stored run');
    expect(situationOf(spec, run(spec), stored).walked?.whose).toBe('your run');
  });

  test('draws both, the stored run beneath', () => {
    const data = chartDataOf(situationOf(spec, run(spec), stored));
    expect(data.stored).toHaveLength(1);
    expect(data.live).toHaveLength(1);
    expect(data.description).toContain('6 x 6');
  });

  test('hides a run of another size or reading, but says that it is kept', () => {
    const other = { ...spec, model: 'independent' as const };
    expect(situationOf(other, run(spec), stored).live).toBeNull();
    expect(runText(run(spec), other)).toContain('It is kept');
    expect(runText(run(spec), spec)).not.toContain('It is kept');
  });

  test('labels a partial run', () => {
    expect(runText(run(spec, 17), spec)).toContain('partial, 17 of 250 boards');
  });

  test('shows only what lies in the range of the form', () => {
    const narrow = { ...spec, percentages: [5, 6] };
    const { live, range } = situationOf(narrow, run(spec), null);
    expect(range).toEqual([5, 6]);
    expect(live?.shown.map(({ at }) => at)).toEqual([5, 6]);
    expect(live?.points).toHaveLength(5);
  });

  test('gives a single percentage some room', () => {
    expect(situationOf({ ...spec, percentages: [50] }, null, null).range).toEqual([45, 55]);
    expect(situationOf({ ...spec, percentages: [0] }, null, null).range).toEqual([0, 5]);
  });
});

describe('readStoredRun', () => {
  const good = (): Record<string, unknown> =>
    JSON.parse(storedText(spec)) as Record<string, unknown>;

  test('reads what the script writes', () => {
    expect(readStoredRun(good())?.spec).toEqual(spec);
  });

  test.each([
    ['nothing', null],
    ['another experiment', { ...good(), experiment: 'hunt' }],
    ['another version', { ...good(), version: 99 }],
    ['a spec out of range', { ...good(), spec: { ...spec, height: 0 } }],
    ['too few numbers', { ...good(), tally: { boards: [1], simple: [1] } }],
    [
      'more simple boards than boards',
      { ...good(), tally: { boards: [1, 1, 1, 1, 1], simple: [2, 0, 0, 0, 0] } },
    ],
  ])('refuses %s', (_what, stored) => {
    expect(readStoredRun(stored)).toBeNull();
  });

  test.each([...storedSizes].flatMap((size) => [`${size}-exact`, `${size}-independent`]))(
    'reads the stored run %s, and a slice of it comes out again',
    async (name) => {
      const stored = readStoredRun(
        JSON.parse(await readFile(`public/results/density-${name}.json`, 'utf8')),
      );
      if (stored === null) throw new Error('it cannot be read');
      expect(storedPath(stored.spec)).toBe(`results/density-${name}.json`);
      // all boards of one percentage again
      const slice = { ...stored.spec, percentages: [70] };
      const at = stored.spec.percentages.indexOf(70);
      expect(run(slice).tally.simple[0]).toBe(stored.tally.simple[at]);
    },
  );
});

const statementOf = (height: number, width: number) => {
  const [statement] = publishedFor(height, width, 'exact').slice(-1);
  if (statement === undefined) throw new Error('no statement');
  return statement;
};

describe('verdictOn', () => {
  const points = pointsOf(spec, run(spec).tally);

  test('agrees with 000 about two filled cells of 6x6', () => {
    expect(verdictOn(statementOf(6, 6), points).kind).toBe('agrees');
  });

  test('differs from 002 about 113 filled cells of 15x15', () => {
    const large = { ...spec, height: 15, width: 15, percentages: [50], boards: 400 };
    const verdict = verdictOn(statementOf(15, 15), pointsOf(large, run(large).tally));
    expect(verdict.kind).toBe('differs');
  });

  test('leaves open what no point speaks about', () => {
    expect(verdictOn(statementOf(6, 6), points.slice(-1)).kind).toBe('open');
  });
});

describe('publishedFor', () => {
  test('keeps statements about exact numbers away from independent cells', () => {
    expect(publishedFor(6, 6, 'independent')).toEqual([]);
    expect(publishedFor(30, 30, 'independent')).toHaveLength(1);
  });
});
