import { describe, expect, test } from 'vitest';
import { crossedBy } from '../../../src/experiments/methodCrossings.ts';
import type { MethodCrossings } from '../../../src/experiments/methodCrossings.ts';
import * as model from '../../../src/widgets/method-crossings/model.ts';

const around = (value: number): { value: number; low: number; high: number } => ({
  value,
  low: value - 0.5,
  high: value + 0.5,
});

const sizeOf = (side: number, without: readonly string[] = []): MethodCrossings => ({
  side,
  boards: 100,
  methods: Object.fromEntries(
    crossedBy.map((method, k) => [
      method,
      without.includes(method) ? null : { at: around(side + 40 - k), behind: around(5 - k) },
    ]),
  ) as MethodCrossings['methods'],
});

const stored = [6, 10, 15].map((side) => sizeOf(side));
const sizes = model.sizesShown(stored, [sizeOf(10, ['four']), sizeOf(8)]);

describe('the sizes on show', () => {
  test('are in order, the reader’s in the place of stored ones', () => {
    expect(sizes.map(({ side, whose }) => [side, whose])).toEqual([
      [6, 'stored run'],
      [8, 'your run'],
      [10, 'your run'],
      [15, 'stored run'],
    ]);
  });

  test('are drawn as a curve for each method; what is not found is left out and named', () => {
    const { curves, description } = model.chartData(sizes);
    expect(curves.map(({ points }) => points.length)).toEqual([4, 3, 4, 4, 4, 4]);
    expect(curves[0]?.points.map(({ own }) => own)).toEqual([false, true, true, false]);
    for (const key of ['symbol', 'dash', 'name'] as const)
      expect(new Set(model.methodMarks.map((mark) => mark[key])).size).toBe(crossedBy.length);
    expect(description).toContain('15\u00a0×\u00a015: SAT at 50.0, sweeps at 55.0');
    expect(model.missingText(sizes)).toMatch(
      /few: 10\u00a0×\u00a010, your run for pairs of lines\.$/,
    );
    expect(model.missingText(model.sizesShown(stored, []))).toBeNull();
    expect(model.describe([])).toBe('No crossings yet.');
  });

  test('are told in words, in a table and as CSV', () => {
    const text = model.pointText(sizes[2]!);
    expect(text).toMatch(/^10\u00a0×\u00a010, your run, 100 boards at each density\. /);
    expect(text).toContain('sweeps 50.0 (49.5 to 50.5), pairs of lines not found, chains 48.0');
    const { rows, columns } = model.tableOf(sizes);
    expect(rows).toHaveLength(4 * 6);
    expect(rows[0]).toEqual([
      '6\u00a0×\u00a06',
      '100',
      'sweeps',
      '46.0 (45.5 to 46.5)',
      '5.00 (4.50 to 5.50)',
    ]);
    for (const row of rows) expect(row).toHaveLength(columns.length);
    const [heads, first, ...others] = model.csvOf(sizes).trim().split('\r\n');
    expect(first).toBe('6,stored run,100,sweeps,46,45.5,46.5,5,4.5,5.5');
    expect(others).toHaveLength(4 * 6 - 1);
    for (const row of others) expect(row.split(',')).toHaveLength(heads!.split(',').length);
    expect(model.boardText('sweeps', { known: 3, inferred: 5, filled: 9 })).toBe(
      'sweeps: 3 of 9 filled cells, 5 inferable',
    );
  });
});

test('a run is thought to take the longer, the larger its boards, and draws less often the more boards it has', () => {
  const paces = [4, 6, 10, 15, 20, 25].map((side) => model.boardPace({ side }));
  expect(paces).toEqual(paces.toSorted((a, b) => b - a));
  const spec = model.specOf({ ...model.runSettings.defaults, boards: 10 });
  expect(spec).toMatchObject({ side: 10, boards: 10, methods: true });
  expect([model.drawings(spec, false), model.drawings(spec, true)]).toEqual([400, 100]);
  expect(model.drawings({ ...spec, boards: 500 }, false)).toBe(100);
});
