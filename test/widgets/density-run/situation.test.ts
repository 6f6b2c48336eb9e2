import { isOther } from '../../../src/claims/agree.ts';
import { describe, expect, test } from 'vitest';
import { curveClaimsFor } from '../../../src/claims/randomPuzzles.ts';
import { simpleByFilled } from '../../../src/claims/000/exactCurve.ts';
import { allMeasurements } from '../../../src/claims/measurement.ts';
import { density } from '../../../src/experiments/density.ts';
import type { DensitySpec } from '../../../src/experiments/density.ts';
import { readStored, storedRun } from '../../../src/stored/fromFile.ts';
import { pointsOf } from '../../../src/widgets/density-run/points.ts';
import {
  chartDataOf,
  exactCurveOf,
  runText,
  situationOf,
  verdictsOn,
} from '../../../src/widgets/density-run/situation.ts';
import { storedFileFor } from '../../../src/widgets/density-run/storedRun.ts';
import type { StoredKey, StoredRun } from '../../../src/widgets/density-run/storedRun.ts';
import { partly, verdictOn, verdictWord } from '../../../src/widgets/density-run/verdicts.ts';
import { aboutText, fileNameOf, stairsText } from '../../../src/widgets/density-run/words.ts';

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

const storedOf = (of: DensitySpec): StoredRun => {
  const { tally, done, total } = run(of);
  const head = { experiment: 'density', version: density.version, spec: of } as const;
  const made = { command: 'npm run -s results', date: '2026-11-21', seconds: 0 };
  return { ...head, ...made, tally, done, units: total, whole: true };
};

describe('situationOf', () => {
  const stored = storedOf({ ...spec, seed: 1 });

  test('lets pointer and keyboard walk on the stored run until the reader has one', () => {
    expect(situationOf(spec, null, stored).walked?.whose).toBe('stored run');
    expect(situationOf(spec, run(spec), stored).walked?.whose).toBe('your run');
  });

  test('draws both, the stored run beneath', () => {
    const data = chartDataOf(situationOf(spec, run(spec), stored), [], []);
    expect(data.stored).toHaveLength(1);
    expect(data.live).toHaveLength(1);
    expect(data.description).toContain('6\u00a0×\u00a06');
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
    // at 0 % all are alike, and half of them are simple from 50 % on
    const said = (of: DensitySpec): string =>
      chartDataOf(situationOf(of, run(spec), null), [], []).description;
    expect(said(spec)).toMatch(/lowest point lies at [356]\u00a0%.*from about/);
    expect(said({ ...spec, percentages: [50] })).toMatch(/lowest point lies at 50\u00a0%/);
    expect(said(narrow)).not.toContain('from about');
  });

  test('gives a single percentage some room', () => {
    expect(situationOf({ ...spec, percentages: [50] }, null, null).range).toEqual([45, 55]);
    expect(situationOf({ ...spec, percentages: [0] }, null, null).range).toEqual([0, 5]);
  });
});

const read = (key: StoredKey): StoredRun => {
  const file = storedFileFor(key);
  if (file === null) throw new RangeError('it is not stored');
  return readStored(file);
};

/** Size and model of `10x10-exact`. */
const keyOf = (name: string): StoredKey => {
  const [size = '', model = ''] = name.split('-');
  const [height = 0, width = 0] = size.split('x').map(Number);
  return { height, width, model: model as DensitySpec['model'] };
};

const namesOf = (four: true | undefined): readonly string[] =>
  allMeasurements.flatMap(({ experiment, spec }) =>
    experiment === 'density' && spec.four === four && spec.filled === undefined
      ? [`${spec.height}x${spec.width}-${spec.model}`]
      : [],
  );

describe('stored runs', () => {
  test.each(namesOf(undefined))('%s is read, and a slice of it comes out again', (name) => {
    const stored = read(keyOf(name));
    expect(storedFileFor(stored.spec)?.name).toBe(`density-${name}`);
    // all boards of one percentage again
    const slice = { ...stored.spec, percentages: [70] };
    const at = stored.spec.percentages.indexOf(70);
    expect(run(slice).tally.simple[0]).toBe(stored.tally.simple[at]);
  });

  test('of other sizes there are none', () => {
    expect(storedFileFor({ ...spec, height: 7 })).toBeNull();
    expect(storedFileFor({ ...spec, height: 6, width: 8 })).toBeNull();
  });
});

const nameOf = (key: StoredKey): string | undefined => storedFileFor(key)?.name;

describe('stored runs with all classes', () => {
  test('are asked for where all classes are wanted and there is one', () => {
    expect(nameOf({ ...spec, four: true })).toBe('density-four-6x6-exact');
    expect(nameOf(spec)).toBe('density-6x6-exact');
    expect(nameOf({ ...spec, height: 8, width: 8, four: true })).toBe('density-8x8-exact');
  });

  test.each(namesOf(true))(
    'read the run %s, and its verdicts are those of the claims, each with its evidence',
    (name) => {
      const stored = read({ ...keyOf(name), four: true });
      const verdicts = verdictsOn(situationOf(stored.spec, null, stored, 'curves'));
      const differing = verdicts.filter(({ kind }) => isOther(kind));
      expect(differing.map(({ claim }) => claim.id)).toEqual(expectedDifferences[name]);
      expect(verdicts.every(({ text }) => text.length > 10)).toBe(true);
      // a sample never agrees: what does is worked out without one
      for (const { kind, text } of verdicts)
        if (kind === 'within') expect(text).toMatch(/\(sample of [\d,]+ .*95\s% interval/);
      const agreeing = verdicts.filter(({ kind }) => kind === 'agrees');
      expect(agreeing).toEqual([]);
      // every statement but those of the lower panel has its mark on the curves
      const unmarked = verdicts.filter(({ mark }) => mark === null);
      expect(unmarked.map(({ claim }) => claim.id)).toEqual(name.startsWith('6x6') ? [ends] : []);
    },
    30_000,
  );

  const ends = '000-section-4.2-outside-40-60';
  const large = '000-section-4.2-30x30-large-part';
  const expectedDifferences: Readonly<Record<string, readonly string[]>> = {
    '6x6-exact': [ends],
    '6x6-independent': [ends],
    '10x10-exact': [],
    '10x10-independent': [],
    '30x30-exact': [large],
    '30x30-independent': [large],
  };

  test('have no letters on the chart where the list of them is folded', () => {
    const stored = read({ ...keyOf('6x6-exact'), four: true });
    const situation = situationOf(stored.spec, null, stored, 'curves');
    const folded = verdictsOn(situation, false);
    expect(folded.map(({ claim }) => claim)).toEqual(
      verdictsOn(situation).map(({ claim }) => claim),
    );
    expect(folded.every(({ mark }) => mark === null)).toBe(true);
  });

  test('mark no curve that the form of shares does not draw', () => {
    const stored = read({ ...keyOf('10x10-exact'), four: true });
    const marks = (show: 'curves' | 'shares' | 'simple'): number => {
      const situation = situationOf(stored.spec, null, stored, show);
      return chartDataOf(situation, verdictsOn(situation), []).published?.length ?? 0;
    };
    expect(marks('curves')).toBe(7);
    expect(marks('shares')).toBe(5);
    expect(marks('simple')).toBe(1);
  });

  test('letters are those of the list', () => {
    const stored = read({ ...keyOf('30x30-exact'), four: true });
    const verdicts = verdictsOn(situationOf(stored.spec, null, stored, 'curves'));
    expect(verdicts.map(({ letter }) => letter).join('')).toBe('ABCDEFG');
    for (const { letter, mark } of verdicts) expect(mark?.letter).toBe(letter);
  });

  test('of simple puzzles only say so where the sentence is about more', () => {
    const stored = read(keyOf('30x30-exact'));
    const [below] = verdictsOn(situationOf(stored.spec, null, stored, 'simple'));
    expect(below?.text).toContain('of simple puzzles only');
  });
});

describe('exactCurveOf', () => {
  const simple = simpleByFilled(storedRun('probing-levels 6x6').tally);

  test('has a point for each percentage of the frame, for 6x6 only', () => {
    const { range } = situationOf(spec, null, null);
    expect(exactCurveOf({ wanted: spec, range }, simple)).toHaveLength(51);
    expect(exactCurveOf({ wanted: { ...spec, width: 7 }, range }, simple)).toEqual([]);
    expect(exactCurveOf({ wanted: spec, range }, null)).toEqual([]);
    expect(exactCurveOf({ wanted: null, range }, simple)).toEqual([]);
  });

  test('is drawn and told', () => {
    const situation = situationOf(spec, run(spec), null);
    const exact = exactCurveOf(situation, simple);
    const data = chartDataOf(situation, [], exact);
    expect(data.exact?.[5]?.share).toBeCloseTo(180 / 630, 12);
    expect(data.description).toContain('counts all pictures');
  });
});

const claimOn = (height: number, width: number, part = '') => {
  const claim = curveClaimsFor(height, width, 'exact').find(({ id }) => id.includes(part));
  if (claim === undefined) throw new Error('no such claim');
  return claim;
};

describe('verdictOn', () => {
  const points = pointsOf(spec, run(spec).tally);
  const twoFilled = claimOn(6, 6, 'two-filled');

  test('has a sample agree with 000 about two filled cells of 6x6 within its interval', () => {
    const { kind, text } = verdictOn(twoFilled, points);
    expect(kind).toBe('within');
    expect(text).toMatch(/% simple \(sample of 100 boards, 95\s% interval/);
  });

  test('finds no counterexample where every board must be simple', () => {
    expect(verdictOn(claimOn(6, 6, 'one-or-none'), points)).toMatchObject({
      kind: 'uncontradicted',
      text: '100 of 100 (tried on 100 boards)',
    });
    const [first, ...others] = points;
    const broken = [{ ...first!, successes: 49 }, ...others];
    expect(verdictOn(claimOn(6, 6, 'one-or-none'), broken).kind).toBe('differs');
  });

  test('differs from 002 about 113 filled cells of 15x15', () => {
    const large = { ...spec, height: 15, width: 15, percentages: [50], boards: 400 };
    const verdict = verdictOn(claimOn(15, 15), pointsOf(large, run(large).tally));
    expect(verdict.kind).toBe('otherwise');
  });

  test('of a part of a run can only speak against a statement', () => {
    const whole = verdictOn(twoFilled, points);
    expect(partly(whole, true)).toBe(whole);
    const part = partly(whole, false);
    expect(part.kind).toBe('part');
    expect(verdictWord(part)).toBe('· too few to tell');
    expect(verdictWord(whole)).toMatch(/agrees within the interval/);
    const [first, ...others] = points;
    const broken = verdictOn(claimOn(6, 6, 'one-or-none'), [
      { ...first!, successes: 49 },
      ...others,
    ]);
    expect(partly(broken, false)).toBe(broken);
    const { tally } = run(spec);
    const half = { spec, tally, done: 100, total: 200 };
    const kinds = verdictsOn(situationOf(spec, half, null)).map(({ kind }) => kind);
    expect(kinds).toContain('part');
    for (const kind of kinds) expect(['part', 'differs', 'untested']).toContain(kind);
  });

  test('has a letter on the chart only where it points at a region or at a curve', () => {
    for (const name of ['6x6', '10x10', '30x30'] as const) {
      const kept = storedRun(`density-four ${name} exact`);
      const marks = verdictsOn(situationOf(kept.spec, null, kept, 'curves')).flatMap(
        ({ mark }) => mark ?? [],
      );
      expect(marks.length).toBeGreaterThan(3);
      for (const { letter, region, to } of marks)
        expect([letter, region !== undefined || to !== undefined]).toEqual([letter, true]);
    }
  });

  test('leaves open what no point speaks about', () => {
    expect(verdictOn(twoFilled, points.slice(-1)).kind).toBe('untested');
    for (const claim of curveClaimsFor(10, 10, 'exact'))
      expect(verdictOn(claim, []).kind).toBe('untested');
  });

  test('differs where the curves are not as the sentences say', () => {
    // every board solved by FourSolver alone, at all percentages
    const flat = Array.from({ length: 51 }, (_, at) => ({
      at: 20 + at,
      index: at,
      trials: 1000,
      successes: 0,
      low: 0,
      high: 0.01,
      four: 1000,
      some: 0,
    }));
    const kinds = curveClaimsFor(10, 10, 'exact').map((one) => verdictOn(one, flat).kind);
    expect(kinds).toEqual([
      'differs',
      'reading',
      'reading',
      'differs',
      'untested',
      'differs',
      'differs',
    ]);
  });

  test('differs where the curve of simple puzzles falls again, or is high around 20 %', () => {
    const falling = [0, 10, 20, 30, 40, 50].map((at, index) => ({
      at,
      index,
      trials: 1000,
      low: 0,
      high: 1,
      four: 0,
      some: 0,
      successes: at === 50 ? 100 : 400,
    }));
    expect(verdictOn(claimOn(6, 6, 'more-powerful'), falling).kind).toBe('differs');
    expect(verdictOn(claimOn(6, 6, 'figure-6-simple'), falling).kind).toBe('differs');
    expect(verdictOn(claimOn(6, 6, 'more-powerful'), falling.slice(0, 5)).kind).toBe(
      'uncontradicted',
    );
  });
});

const ofExact = (model: 'exact' | 'independent') =>
  curveClaimsFor(6, 6, model).filter(({ exactOnly }) => exactOnly === true).length;

describe('curveClaimsFor', () => {
  test('keeps claims about exact numbers away from independent cells', () => {
    expect(ofExact('exact')).toBe(3);
    expect(ofExact('independent')).toBe(0);
  });

  test('keeps claims about all classes away from runs of simple puzzles', () => {
    expect(curveClaimsFor(30, 30, 'exact', true)).toHaveLength(7);
    expect(curveClaimsFor(30, 30, 'exact', false)).toHaveLength(1);
  });
});

describe('a run in words', () => {
  test('names its files and what they hold by what was run', () => {
    const one = { ...spec, height: 10, width: 12, boards: 52_000, seed: 77 };
    expect(fileNameOf(one)).toBe('density-10x12-exact-52000-boards-a-percentage-seed-77');
    for (const part of ['10\u00a0×\u00a012', '52,000', 'seed 77', 'version'])
      expect(aboutText(one)).toContain(part);
  });

  test('explains the steps of a small size, and of no other', () => {
    expect(stairsText(spec)).toMatch(/of 36 cells .* about 2\.8/);
    expect(stairsText({ ...spec, model: 'independent' })).toBeNull();
    expect(stairsText({ ...spec, height: 10, width: 10 })).toBeNull();
  });
});
