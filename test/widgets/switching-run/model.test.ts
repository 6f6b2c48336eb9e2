import { describe, expect, test } from 'vitest';
import { measurements } from '../../../src/claims/measurement.ts';
import { switching } from '../../../src/experiments/switching.ts';
import { csvOf, tableOf } from '../../../src/notebook/records/column.ts';
import { openStill } from '../../../src/book/still.ts';
import { markup } from '../../../src/notebook/template/markup.ts';
import * as model from '../../../src/widgets/switching-run/figure.ts';

const point = { at: 30, boards: 500, unsolved: 400, switching: 390 };

const { defaults, read, formOf } = model.runSettings;

describe('the settings', () => {
  test('ask for percentages from 0 to 100 in steps', () => {
    const { percentages } = model.specOf(defaults);
    expect(percentages.slice(0, 3)).toEqual([0, 5, 10]);
    expect(percentages.at(-1)).toBe(100);
  });

  test('refuse what is out of range, field by field', () => {
    const { values, problems } = read({ ...formOf(defaults), height: '99', seed: 'x' });
    expect(values).toBeNull();
    expect(Object.keys(problems)).toEqual(['height', 'seed']);
  });
});

describe('words and tables', () => {
  test('give the share of the unsolved boards with its interval', () => {
    expect(model.pointText(point, 'your run')).toContain(
      '390 of 400 unsolved boards have a switching component, 97.5\u00a0% (95.5 to 98.6)',
    );
    expect(model.pointText({ ...point, unsolved: 0, switching: 0 }, 'your run')).toContain(
      'all are solved',
    );
    const table = tableOf(model.columns, [point], { summary: '', caption: '' });
    expect(table.rows[0]?.slice(0, 2)).toEqual(['400', '390']);
    expect(csvOf(model.columns, [point]).split('\r\n')[1]).toMatch(/^400,390,0\.975,/);
    expect(csvOf(model.columns, [{ ...point, unsolved: 0, switching: 0 }])).toContain('0,0,,0,1');
  });

  test('the chart has two curves for each run, with an interval on every point', () => {
    const { stored = [], live = [] } = model.data({ stored: [point], live: [point] });
    expect(stored).toHaveLength(2);
    expect(live.map(({ points }) => points[0]?.successes)).toEqual([400, 390]);
    for (const curve of live) expect(curve.points[0]!.high).toBeGreaterThan(curve.points[0]!.low);
    expect(model.data({ stored: [], live: [] }).description).toBe('No unsolved boards yet.');
  });
});

/** What the figure of a size opens with. */
async function openedAt(height: number, width: number) {
  const { live, template } = await openStill(model.figure, { props: { height, width } });
  type Saved = { readonly source: string | null; readonly points: readonly unknown[] };
  const { name, csv, json } = live.exports();
  return { name, csv: csv!(), saved: json!() as Saved, shown: markup(template) };
}

describe('stored runs', () => {
  test.each([6, 10, 30])('of size %i are shown, and a slice comes out again', async (side) => {
    const { spec } = measurements[`switching ${side}x${side}` as 'switching 6x6'];
    const slice = { ...spec, percentages: [60] };
    const tally = switching.emptyTally(slice);
    switching.begin(slice)(0, switching.units(slice), tally);
    const { name, csv, saved, shown } = await openedAt(side, side);
    expect(saved.source).toBe('stored run');
    expect(saved.points[60]).toEqual(model.pointsOf(slice, tally)[0]);
    expect(shown).toContain(`made by npm run -s results -- switching-${side}x${side}-exact`);
    // the file is called after the run that is in it
    expect(name).toBe(`switching-${side}x${side}-${spec.boards}-boards-a-percentage-seed-2012`);
    expect(csv).toMatch(/^percentage,boards,unsolved,switching,shareOfUnsolved,low95,high95\r\n0,/);
    expect(csv.trim().split('\n')).toHaveLength(spec.percentages.length + 1);
  });

  test('of another size there are none', async () => {
    const { name, saved, shown } = await openedAt(6, 10);
    expect(saved).toMatchObject({ source: null, points: [] });
    expect(shown).toContain('No stored run of this size: yours is the first.');
    expect(name).toBe('switching');
  });
});
