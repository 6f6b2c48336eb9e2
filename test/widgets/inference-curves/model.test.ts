import { describe, expect, test } from 'vitest';
import { exactPoint } from '../../../src/experiments/inferenceCensus.ts';
import { storedRun } from '../../../src/stored/fromFile.ts';
import * as model from '../../../src/widgets/inference-curves/model.ts';

const sizes = (['inference-census 3x3', 'inference-census 5x5'] as const).map((name) => {
  const { spec, tally } = storedRun(name);
  return model.countedOf(spec, tally, 'stored');
});
const shown = { sizes, show: 'expected', bound: 25 } as const;

describe('the exact curves', () => {
  test('have a point for each percentage that has filled cells, as the counts give it', () => {
    const { curves } = model.chartData(shown);
    expect(curves.map(({ mark, points }) => [mark.name, points.length])).toEqual([
      ['3\u00a0×\u00a03', 100],
      ['5\u00a0×\u00a05', 100],
    ]);
    const { spec, tally } = storedRun('inference-census 5x5');
    expect(curves[1]?.points[29]).toEqual({
      at: 30,
      share: exactPoint(spec, tally, 0.3).expected,
    });
    expect(model.chartData({ ...shown, show: 'inferable' }).curves[0]?.points).toHaveLength(101);
  });

  test('are bounded where the bound speaks of them, and lie below the bound of their own size', () => {
    expect(model.chartData({ ...shown, show: 'own' }).bounds).toEqual([]);
    expect(model.chartData(shown).bounds.map(({ mark }) => mark.name)).toEqual([
      'bound, 25\u00a0×\u00a025',
      'bound, any great size',
    ]);
    for (const show of ['expected', 'inferable'] as const)
      for (let at = 1; at <= 100; at++)
        expect(sizes[1]?.points[at]?.[show] ?? 2).toBeLessThanOrEqual(
          model.boundAt(show, 5, at) ?? 0,
        );
    // it is no empty bound there
    expect(model.boundAt('expected', 5, 15)).toBeLessThan(1);
  });

  test('are told in words and in a table', () => {
    expect(model.pointText(shown, 30)).toBe(
      '30\u00a0% filled: 3\u00a0×\u00a03 76.7\u00a0%, 5\u00a0×\u00a05 70.4\u00a0%; by counting, 25\u00a0×\u00a025 at most 90.7\u00a0%, any great size at most 75.3\u00a0%. Mean log2 of the number of solutions: 3\u00a0×\u00a03 0.338, 5\u00a0×\u00a05 1.113.',
    );
    expect(model.describe(shown)).toContain('5\u00a0×\u00a05: 93.8\u00a0% at half filled');
    const table = model.tableOf(shown);
    expect(table.rows).toHaveLength(21);
    expect(table.rows[6]).toEqual([
      '30',
      '76.7\u00a0%',
      '70.4\u00a0%',
      '90.7\u00a0%',
      '75.3\u00a0%',
    ]);
    expect(model.describe({ ...shown, sizes: [] })).toBe('Nothing is counted yet.');
  });
});

describe('the settings', () => {
  test('refuse more than 30 cells, with the columns that there is room for', () => {
    const form = {
      ...model.curveSettings.formOf(model.curveSettings.defaults),
      height: '6',
      width: '6',
    };
    expect(model.curveSettings.read(form).problems.width).toMatch(/Type at most 5 columns/);
  });
});
