import { describe, expect, test } from 'vitest';
import { formulaSize } from '../../../src/experiments/formulaSize.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import { csvOf, tableOf } from '../../../src/notebook/records/column.ts';
import { openStill } from '../../../src/book/still.ts';
import * as model from '../../../src/widgets/formula-sizes/figure.ts';

const { defaults, read, formOf, fromLink } = model.sizeSettings;
const small = { ...defaults, height: 4, width: 5, boards: 30, step: 25 };
const spec = model.specOf(small);
const tally = formulaSize.emptyTally(spec);
formulaSize.begin(spec)(0, formulaSize.units(spec), tally);
const points = model.pointsOf(spec, tally);

const pointOf = (boards: number): model.SizePoint => {
  const tally = formulaSize.emptyTally(spec);
  tally.boards[0] = boards;
  tally.clauses[0] = 10 * boards;
  tally.clausesSquared[0] = 109 * boards; // a variance of 9
  return model.pointsOf(spec, tally)[0]!;
};

describe('the settings', () => {
  test('refuse what is out of range, field by field', () => {
    const form = { ...formOf(defaults), height: '41', boards: '0' };
    expect(Object.keys(read(form).problems)).toEqual(['height', 'boards']);
    expect(() => fromLink({ c: 'words' }, defaults)).toThrow(LinkError);
  });
});

describe('the points', () => {
  test('are means with intervals around them, in order', () => {
    expect(points.map(({ at, boards }) => [at, boards])).toEqual(
      [0, 25, 50, 75, 100].map((at) => [at, 30]),
    );
    for (const { means } of points)
      for (const { low, mean, high } of Object.values(means)) {
        expect(low).toBeLessThanOrEqual(mean);
        expect(high).toBeGreaterThanOrEqual(mean);
      }
    expect(points[2]!.means.clauses.high).toBeGreaterThan(points[2]!.means.clauses.low);
  });

  test('have intervals of 1.96 standard errors, and one board has none', () => {
    const { low, mean, high } = pointOf(10).means.clauses;
    expect([low, mean, high]).toEqual([expect.closeTo(8.04, 10), 10, expect.closeTo(11.96, 10)]);
    expect(pointOf(1).means.clauses).toMatchObject({ low: 10, mean: 10, high: 10 });
  });

  test('say in words where they are and what is expected, and all is in the table and the file', () => {
    const text = model.pointText(points[0]!, 'your run', { ...small, part: 'variables' });
    // an empty board has a variable for each cell and no other
    expect(text).toBe(
      '0\u00a0% filled, 30 boards: 20 (20 to 20) variables in the mean, in brackets the 95\u00a0% interval (your run); expected are 20.',
    );
    const table = tableOf(model.columns(small), points, { summary: '', caption: '' });
    expect(table.rows).toHaveLength(5);
    expect(table.rows[0]).toHaveLength(table.columns.length);
    expect(csvOf(model.columns(small), points).trim().split('\n')).toHaveLength(6);
  });

  test('have the 95 % interval of their mean', () => {
    // 101 boards of 8 or 12 clauses, so that the variance of their mean is 4 in 100
    const one = { ...spec, percentages: [50] };
    const of101 = formulaSize.emptyTally(one);
    of101.boards[0] = 101;
    of101.clauses[0] = 101 * 10;
    of101.clausesSquared[0] = 101 * 104;
    const { mean, low, high } = model.pointsOf(one, of101)[0]!.means.clauses;
    expect(mean).toBe(10);
    expect(low).toBeCloseTo(10 - 1.96 * 0.2, 9);
    expect(high).toBeCloseTo(10 + 1.96 * 0.2, 9);
  });

  test('are not there before a run', () => {
    expect(model.pointsOf(spec, formulaSize.emptyTally(spec))).toEqual([]);
  });
});

describe('what the line says', () => {
  test('of clauses that none of its steps falls, of literals that the last ones do', () => {
    const clauses = model.expectedOf(defaults, 'clauses');
    expect(model.falls(clauses)).toBe(0);
    expect(model.describe(clauses, 'clauses')).toContain('It falls at none of the 100 steps');
    const literals = model.expectedOf(defaults, 'occurrences');
    expect(model.falls(literals)).toBeGreaterThan(0);
    expect(model.describe(literals, 'occurrences')).toContain(
      `falls at ${model.falls(literals)} of the 100 steps`,
    );
    expect(model.greatest(literals)?.at).toBe(100 - model.falls(literals));
  });

  test('counts the falls of a sample', () => {
    const bent = [3, 5, 4, 6, 1].map((mean) => ({ mean }));
    expect(model.falls(bent)).toBe(2);
  });
});

const keyOf = (stored: unknown[], live: unknown[]) =>
  model.key({ stored, live }).map(({ mark }) => mark);

test('the stored run is that of Figure 6, and the key names what is drawn', async () => {
  type Saved = {
    readonly points: readonly { readonly boards: number }[];
    readonly expected: readonly unknown[];
  };
  const saved = async (props: object): Promise<Saved> =>
    (await openStill(model.figure, { props })).live.exports().json!() as Saved;
  const { points: stored, expected } = await saved(defaults);
  expect(stored).toHaveLength(101);
  expect(stored.every(({ boards }) => boards === 500)).toBe(true);
  expect(expected).toHaveLength(101);
  expect((await saved(small)).points).toEqual([]);
  expect(keyOf([1], [])).toEqual(['exact', 'ring']);
  expect(keyOf([], [1])).toEqual(['exact', 'dot']);
});
