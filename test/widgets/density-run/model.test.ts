import { describe, expect, test } from 'vitest';
import { binomialDistribution } from '../../../src/engine/board/binomial.ts';
import { density } from '../../../src/experiments/density.ts';
import type { DensitySpec } from '../../../src/experiments/density.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import {
  densitySettings,
  presetsFor,
  quickBoards,
  specOf,
} from '../../../src/widgets/density-run/model.ts';
import { curvesOf, noneOf, pointsOf } from '../../../src/widgets/density-run/points.ts';
import {
  csvOfPoints,
  describeBinomial,
  describeCurve,
  pointText,
  tableOfPoints,
} from '../../../src/widgets/density-run/words.ts';

const small: DensitySpec = {
  height: 4,
  width: 4,
  model: 'exact',
  percentages: [0, 50, 100],
  boards: 20,
  seed: 3,
};

function counted(spec: DensitySpec, units = density.units(spec)) {
  const tally = density.emptyTally(spec);
  density.begin(spec)(0, units, tally);
  return tally;
}

const { defaults, read, formOf, toLink, fromLink } = densitySettings;

const typed = (texts: Record<string, string>) => ({ ...formOf(defaults), ...texts });

/** The run of the settings as typed; null while they cannot be read. */
function asked(texts: Record<string, string>): DensitySpec | null {
  const { values } = read(typed(texts));
  return values === null ? null : specOf(values);
}

describe('the settings', () => {
  test('ask for every whole percentage with 1,000 boards of 6x6, as 000 did, unless told otherwise', () => {
    const spec = asked({});
    expect(spec?.percentages).toHaveLength(101);
    expect(spec).toMatchObject({ height: 6, width: 6, boards: 1000, model: 'exact' });
  });

  test('step through the range and stop before its end is passed', () => {
    expect(asked({ from: '20', to: '45', step: '10' })?.percentages).toEqual([20, 30, 40]);
  });

  test.each(['4', '30'])('take sides up to the ends of the range: %s', (side) => {
    expect(asked({ height: side, width: side })).not.toBeNull();
  });

  test('ask for all classes unless simple puzzles alone are wanted', () => {
    expect(asked({})?.four).toBe(true);
    expect(asked({ show: 'simple' })?.four).toBeUndefined();
  });

  test('keep the good fields apart from the bad ones', () => {
    const { values, problems } = read(typed({ height: '31', seed: '-1' }));
    expect(values).toBeNull();
    expect(Object.keys(problems).toSorted()).toEqual(['height', 'seed']);
  });

  test('refuse a range that ends before it begins, and say where to mend it', () => {
    expect(read(typed({ from: '60', to: '40' })).problems.to).toBe(
      'The last percentage lies before the first. Type one from 60 to 100.',
    );
  });
});

describe('links', () => {
  test.each([
    { h: '1000' },
    { n: '0' },
    { m: 'other' },
    { s: '2.5' },
    { r: 'x' },
    { v: 'pie' },
    { a: '60', b: '40' },
  ])('with a setting out of range are refused: %o', (values) => {
    expect(() => fromLink(values, defaults)).toThrow(LinkError);
  });
});

describe('pointsOf', () => {
  test('counts every board and gives each point its interval', () => {
    const points = pointsOf(small, counted(small));
    expect(points.map(({ at }) => at)).toEqual([0, 50, 100]);
    for (const { trials, successes, low, high } of points) {
      expect(trials).toBe(20);
      expect(low).toBeLessThanOrEqual(successes / trials);
      expect(high).toBeGreaterThanOrEqual(successes / trials);
      expect(high - low).toBeGreaterThan(0);
    }
  });

  test('finds all empty and all full images simple', () => {
    const points = pointsOf(small, counted(small));
    expect(points[0]?.successes).toBe(20);
    expect(points[2]?.successes).toBe(20);
  });

  test('leaves out percentages that have no board yet', () => {
    expect(pointsOf(small, counted(small, 2)).map(({ at }) => at)).toEqual([0, 50]);
  });
});

describe('curvesOf', () => {
  const spec = { ...small, percentages: [30, 40], boards: 400, four: true };
  const points = pointsOf(spec, counted(spec));
  const successes = (show: 'simple' | 'curves' | 'shares'): number[][] =>
    curvesOf(points, show).map((curve) => curve.points.map((point) => point.successes));

  test('are the three of 000: simple, with the (2,2)-hard ones, and some progress', () => {
    const [simple = [], solved = [], some = []] = successes('curves');
    for (const [at, point] of points.entries()) {
      expect(simple[at]).toBe(point.successes);
      expect(solved[at]).toBe(point.successes + (point.four ?? 0));
      expect(some[at]).toBe(point.some);
    }
    expect(points.some(({ four = 0, some: any = 0 }) => four > 0 && any > 0)).toBe(true);
  });

  test('are, as shares, the upper edges of the classes; what is left is of none', () => {
    for (const [at, point] of points.entries())
      expect((successes('shares')[2]?.[at] ?? 0) + noneOf(point)).toBe(point.trials);
  });

  test('have an interval on every point', () => {
    for (const curve of curvesOf(points, 'curves'))
      for (const { low, high, successes: count, trials } of curve.points) {
        expect(low).toBeLessThanOrEqual(count / trials);
        expect(high).toBeGreaterThanOrEqual(count / trials);
        expect(high - low).toBeGreaterThan(0);
      }
  });

  test('of a run of simple puzzles are that one', () => {
    const plain = pointsOf(small, counted(small));
    expect(curvesOf(plain, 'curves')).toEqual(curvesOf(plain, 'simple'));
    expect(curvesOf(plain, 'curves')).toHaveLength(1);
  });
});

describe('what 2-SAT solves', () => {
  const sides = { height: 6, width: 6 };
  const spec = {
    ...small,
    ...sides,
    percentages: [34, 40],
    boards: 1000,
    four: true,
    twoSat: true,
  };
  const tally = counted(spec);
  const [plain, told] = [pointsOf(spec, tally), pointsOf(spec, tally, true)];

  test('is there only where it is asked for, as one curve more', () => {
    expect(curvesOf(plain, 'curves').map((curve) => curve.class)).toEqual([
      'simple',
      'four',
      'some',
    ]);
    const curves = curvesOf(told, 'curves');
    expect(curves.map((curve) => curve.class)).toEqual(['simple', 'four', 'two-sat', 'some']);
    expect(curvesOf(told, 'shares')).toEqual(curvesOf(plain, 'shares'));
    const [, solved, further] = curves;
    for (const [at, { twoSat = 0 }] of told.entries())
      expect(further!.points[at]!.successes - solved!.points[at]!.successes).toBe(twoSat);
    expect(told.some(({ twoSat = 0 }) => twoSat > 0)).toBe(true);
  });

  test('is asked for by a setting that is off, and counts with the curves alone', () => {
    const { twoSat } = defaults;
    expect(twoSat).toBe(false);
    expect(specOf(defaults)).not.toHaveProperty('twoSat');
    expect(specOf({ ...defaults, twoSat: true })).toHaveProperty('twoSat', true);
    expect(specOf({ ...defaults, twoSat: true, show: 'shares' })).not.toHaveProperty('twoSat');
    expect(toLink(formOf({ ...defaults, twoSat: true }), defaults)).toEqual({ t: '1' });
    expect(fromLink({ t: '1' }, defaults).twoSat).toBe(true);
  });

  test('adds columns to table and file, and a sentence', () => {
    const [without, with2] = [plain, told].map((points) => tableOfPoints(spec, points, 'your run'));
    expect(with2!.columns.length).toBe(without!.columns.length + 2);
    for (const row of with2!.rows) expect(row).toHaveLength(with2!.columns.length);
    const [heads = '', first = ''] = csvOfPoints(told).split('\r\n');
    expect(heads).toContain('solvedWithTwoSat');
    expect(first.split(',')).toHaveLength(heads.split(',').length);
    expect(describeCurve(spec, told)).toContain('Chains solve some');
    expect(describeCurve(spec, plain)).not.toContain('Chains');
  });
});

describe('words and tables', () => {
  const whole = { at: 30, index: 0, trials: 1000, successes: 412, low: 0.38, high: 0.44 };
  const classes = { ...whole, four: 30, some: 100 };

  test('a point of all classes says each with its interval', () => {
    const text = pointText({ ...small, height: 6, width: 6 }, classes, 'your run');
    expect(text).toContain('1,000 boards');
    expect(text).toContain('412 solved by sweeps, 41.2\u00a0% (38.2 to 44.3)');
    expect(text).toContain('442 with pairs, 44.2\u00a0%');
    expect(text).toContain('100 stuck half way, 10.0\u00a0%');
  });

  test('table and CSV have all classes where they were counted', () => {
    const { rows, columns } = tableOfPoints(small, [classes], 'your run');
    expect(rows[0]?.slice(0, 6)).toEqual(['30', '1,000', '412', '30', '100', '458']);
    expect(rows[0]).toHaveLength(columns.length);
    const [head = '', row = ''] = csvOfPoints([classes]).split('\r\n');
    expect(head.split(',')).toHaveLength(row.split(',').length);
    expect(row.split(',')[head.split(',').indexOf('solved')]).toBe('442');
    expect(row.split(',')[head.split(',').indexOf('none')]).toBe('458');
  });

  test('the description says how far FourSolver helps', () => {
    expect(describeCurve(small, [classes])).toContain('at most 3.0\u00a0% at 30\u00a0%');
    expect(describeCurve(small, [whole])).not.toContain('Pairs of lines');
  });

  const point = { at: 30, index: 0, trials: 1000, successes: 412, low: 0.3819, high: 0.4427 };
  const spec = { ...small, height: 6, width: 6 };

  test('a point says its boards and its interval', () => {
    expect(pointText(spec, point, 'your run')).toBe(
      '30\u00a0% filled (11 of 36 cells): 412 of 1,000 boards solved by sweeps, 41.2\u00a0% (38.2 to 44.3), your run.',
    );
  });

  test('the table has a row for each point', () => {
    const { rows } = tableOfPoints(spec, [point], 'your run');
    expect(rows).toEqual([['30', '1,000', '412', '41.2', '38.2 to 44.3']]);
  });

  test('the CSV has the counts, not only the share', () => {
    expect(csvOfPoints([point]).split('\r\n')[1]).toBe('30,1000,412,0.412,0.3819,0.4427');
  });

  test('say how much of all 6x6 images 000 calls negligible', () => {
    const text = describeBinomial({ height: 6, width: 6 }, binomialDistribution(36));
    expect(text).toContain('24.3\u00a0%');
    expect(describeBinomial({ height: 30, width: 30 }, binomialDistribution(900))).toContain(
      'less than 0.1\u00a0%',
    );
  });
});

describe('presets', () => {
  test('are smaller for larger boards and never larger than the paper asks for', () => {
    expect(quickBoards(6, 6, 101)).toBe(1000);
    expect(quickBoards(30, 30, 101)).toBeLessThan(quickBoards(10, 10, 101));
    expect(quickBoards(30, 30, 101)).toBeGreaterThanOrEqual(10);
  });

  test('show which one the form holds, and are absent while it cannot be read', () => {
    const spec = asked({ height: '30', width: '30' });
    expect(presetsFor(spec).map(({ chosen }) => chosen)).toEqual([false, true]);
    expect(presetsFor(null)).toEqual([]);
  });
});
