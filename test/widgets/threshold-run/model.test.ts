import { describe, expect, test } from 'vitest';
import { measurements } from '../../../src/claims/measurement.ts';
import { threshold } from '../../../src/experiments/threshold.ts';
import type { ThresholdSpec } from '../../../src/experiments/threshold.ts';
import { pointsOf } from '../../../src/experiments/thresholdPoints.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import * as model from '../../../src/widgets/threshold-run/model.ts';
import * as runs from '../../../src/widgets/threshold-run/series.ts';
import type { Series } from '../../../src/widgets/threshold-run/series.ts';
import { prebuilt as given } from '../../../src/widgets/threshold-run/prebuilt.ts';

const { defaults, read, formOf, fromLink, toLink } = model.runSettings;

describe('the settings', () => {
  test('ask for the densities of the stored runs, and for the effort where it is wanted', () => {
    const spec = model.specOf(defaults);
    expect(spec.percentages).toEqual(measurements['threshold 15x15'].spec.percentages);
    expect(spec.procedure).toBeUndefined();
    expect(model.specOf({ ...defaults, measure: 'effort' }).procedure).toBe(true);
    expect(() => threshold.check(spec)).not.toThrow();
  });

  test('refuse what is out of range, field by field', () => {
    const form = { ...formOf(defaults), side: '31', boards: '2.5', to: '3' };
    expect(Object.keys(read(form).problems)).toEqual(['side', 'boards']);
    expect(Object.keys(read({ ...formOf(defaults), to: '3' }).problems)).toEqual(['to']);
  });

  test.each([
    { h: '31' },
    { h: '3' },
    { n: '0' },
    { e: 'all' },
    { z: '35' },
    { l: '0' },
    { l: 'x' },
  ])('out of range in a link are refused: %o', (link) => {
    expect(() => fromLink(link, defaults)).toThrow(LinkError);
  });

  test('take a limit, in figures as one writes them, but not for the effort', () => {
    const form = { ...formOf(defaults), side: '30', limit: '10,000,000' };
    const { values } = read(form);
    expect(model.specOf(values!).limit).toBe(10_000_000);
    expect(model.specOf(defaults)).not.toHaveProperty('limit');
    expect(toLink(form, defaults)).toEqual({ h: '30', l: '10000000' });
    expect(fromLink({ l: '10000000' }, defaults).limit).toBe(10_000_000);
    expect(Object.keys(read({ ...form, limit: '0' }).problems)).toEqual(['limit']);
    expect(Object.keys(read({ ...form, measure: 'effort' }).problems)).toEqual(['limit']);
    expect(() => fromLink({ l: '5', e: 'effort' }, defaults)).toThrow(/no limit/);
    // a board that is given up takes no longer than its limit, and a small one no longer than it needs
    const of = { side: 30, limit: 100_000 };
    expect(model.boardPace(of)).toBeGreaterThan(5 * model.boardPace({ side: 30 }));
    expect(model.boardPace({ side: 4, limit: 1e9 })).toBe(model.boardPace({ side: 4 }));
  });

  test('choose the stored runs that are drawn', () => {
    expect(model.storedSides({ sizes: 'every' })).toEqual([15, 20, 25, 30, 40]);
    expect(model.storedSides({ sizes: 'all' })).toEqual([15, 20, 25]);
    expect(model.storedSides({ sizes: '20' })).toEqual([20]);
    expect(model.storedSides({ sizes: 'none' })).toEqual([]);
  });

  test('offer a quick run and the one of the paper', () => {
    const spec = model.specOf(defaults);
    const [quick, printed] = model.presetsFor(spec, 2);
    expect(printed?.boards).toBe(250);
    expect(quick!.boards * spec.percentages.length).toBeLessThanOrEqual(
      2 * model.boardPace(spec) + spec.percentages.length,
    );
    expect(model.presetsFor({ ...spec, boards: 250 }, 2)[1]?.chosen).toBe(true);
    expect(model.presetsFor(null, 2)).toEqual([]);
    // larger boards and the effort are slower, at every size that can be set
    for (let side = 4; side < 30; side++) {
      expect(model.boardPace({ side: side + 1 })).toBeLessThan(model.boardPace({ side }));
      expect(model.boardPace({ side, procedure: true })).toBeLessThan(model.boardPace({ side }));
    }
  });
});

const spec: ThresholdSpec = {
  side: 5,
  percentages: [10, 40, 70],
  boards: 30,
  seed: 2,
  procedure: true,
};
const tally = threshold.emptyTally(spec);
threshold.begin(spec)(0, threshold.units(spec), tally);
const points = pointsOf(spec, tally);
const own: Series = { whose: 'your run', spec, points, efforts: points };

describe('a run', () => {
  test('is drawn within the axis, by either divisor, with its effort as a share of the greatest', () => {
    const data = runs.chartData([20, 100], [own], 'own');
    const [curve] = data.curves;
    expect(curve?.shares.map(({ at }) => at)).toEqual([40, 70]);
    expect(curve?.shares[0]?.mean).toBe(points[1]?.inferred.own?.mean);
    expect(runs.chartData([0, 100], [own], 'expected').curves[0]?.shares[1]?.mean).toBe(
      points[1]?.inferred.expected?.mean,
    );
    const efforts = runs.chartData([0, 100], [own], 'own').curves[0]?.efforts ?? [];
    expect(Math.max(...efforts.map(({ mean }) => mean))).toBe(1);
    expect(runs.chartData([0, 100], [{ ...own, efforts: [] }], 'own').curves[0]?.efforts).toEqual(
      [],
    );
  });

  test('is told point by point, with the kinds of boards', () => {
    const { kinds, boards } = points[1]!;
    const text = runs.pointText(own, points[1]!);
    expect(text).toContain(`40\u00a0% filled, ${boards} boards`);
    expect(text).toContain(`with every cell inferable ${kinds.entire}, with some ${kinds.some}`);
    expect(text).toContain('Effort: ');
    expect(runs.pointText({ ...own, efforts: [] }, points[1]!)).not.toContain('Effort');
  });

  test('says from where on it is above one half', () => {
    const rising = points.map((point, k) => ({
      ...point,
      inferred: {
        own: null,
        expected: { mean: [0.6, 0.4, 0.8][k] ?? 0, low: 0, high: 1 },
      },
    }));
    expect(runs.describe([{ ...own, points: rising }], 'expected')).toContain(
      'It is above one half at every measured density from 70\u00a0% on for 5\u00a0×\u00a05.',
    );
    expect(runs.describe([{ ...own, points: rising.slice(0, 2) }], 'expected')).toContain(
      'It does not stay above one half for 5\u00a0×\u00a05.',
    );
    const series = [{ ...own, points: rising }];
    expect(runs.chartData([40, 40], series, 'expected').description).not.toContain(' on for ');
    expect(runs.describe([], 'own')).toBe('No boards yet.');
  });

  test('is a table and a file with a row for each point', () => {
    const { rows, columns } = runs.tableOf([own]);
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row).toHaveLength(columns.length);
    const csv = runs.csvOf([own]).trim().split('\n');
    expect(csv).toHaveLength(4);
    const heads = csv[0]!.split(',');
    for (const line of csv) expect(line.split(',')).toHaveLength(heads.length);
    expect(csv[2]!.split(',')[heads.indexOf('no cell inferable')]).toBe(`${points[1]?.kinds.none}`);
  });
});

test('a run with a limit has two bounds where cells are undecided, in its chart, in words and in its files', () => {
  const limited = { side: 12, percentages: [36], boards: 3, seed: 2, limit: 500 };
  const found = threshold.emptyTally(limited);
  threshold.begin(limited)(0, threshold.units(limited), found);
  const [point] = pointsOf(limited, found, 10);
  const series: Series = {
    whose: 'your run',
    spec: limited,
    points: [point!],
    efforts: [],
  };
  expect(point!.undecided).toBeGreaterThan(0);
  const [share] = runs.chartData([0, 100], [series], 'expected').curves[0]!.shares;
  expect(share!.most).toBeGreaterThan(share!.mean);
  expect(runs.undecidedText(series)).toBe(
    `; on ${point!.undecided} board${point!.undecided === 1 ? '' : 's'} some cells are undecided`,
  );
  expect(runs.undecidedText(own)).toBe('');
  expect(runs.aboutOf([series], 1)).toContain('at most about 500 propagations a board');
  expect(runs.aboutOf([own], 1)).not.toContain('at most');
  const [heads, row] = runs
    .csvOf([series])
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const valueOf = (name: string): number => Number(row![heads!.indexOf(name)]);
  expect(valueOf('inferred or undecided of own')).toBeGreaterThan(valueOf('inferred of own'));
});

test('a stored size has its effort where that was measured', () => {
  const { series: sizes } = given();
  expect(sizes.map(({ spec }) => spec.side)).toEqual([15, 20, 25, 30, 40]);
  for (const { spec, points, efforts, texts } of sizes) {
    const { side } = spec;
    expect(points.map(({ at }) => at)).toEqual(spec.percentages);
    expect(texts[0]).toContain(`made by npm run -s results -- threshold`);
    expect(texts.slice(1)).toEqual(
      side > 25 ? [] : [expect.stringContaining(`threshold-effort-${side}x${side}`)],
    );
    expect(efforts.length > 0).toBe(side <= 25);
    expect(efforts.every(({ propagations }) => propagations !== null)).toBe(true);
  }
});
