import { describe, expect, test } from 'vitest';
import { measurements } from '../../../src/claims/measurement.ts';
import { reachMethods } from '../../../src/engine/inference/reach.ts';
import { reach } from '../../../src/experiments/reach.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import { csvOf, tableOf } from '../../../src/notebook/records/column.ts';
import { openStill } from '../../../src/book/still.ts';
import { markup } from '../../../src/notebook/template/markup.ts';
import { storedRun } from '../../../src/stored/fromFile.ts';
import { figure } from '../../../src/widgets/reach-run/figure.ts';
import * as model from '../../../src/widgets/reach-run/model.ts';
import { pointsOf } from '../../../src/experiments/reachPoints.ts';
import type { ReachPoint } from '../../../src/experiments/reachPoints.ts';

const known = { sweeps: 40, four: 50, 'two-sat': 60, probing: 70, repeated: 80, pairs: 96 };
const point: ReachPoint = {
  index: 2,
  at: 30,
  boards: 10,
  cells: 250,
  inferable: 100,
  methods: Object.fromEntries(
    reachMethods.map((method) => [method, { known: known[method], low: 0.3, high: 0.97 }]),
  ) as ReachPoint['methods'],
};

const { defaults, read, formOf, fromLink } = model.runSettings;

describe('the settings', () => {
  test('ask for the percentages of the stored runs', () => {
    expect(model.specOf(defaults).percentages).toEqual(
      measurements['reach 10x10'].spec.percentages,
    );
  });

  test('refuse what is out of range, field by field', () => {
    const form = { ...formOf(defaults), height: '16', boards: '2.5', to: '20' };
    expect(Object.keys(read(form).problems)).toEqual(['height', 'boards']);
    expect(Object.keys(read({ ...formOf(defaults), to: '20' }).problems)).toEqual(['to']);
  });

  test.each([{ h: '16' }, { n: '0' }, { c: 'sat' }, { m: 'both' }])(
    'out of range in a link are refused: %o',
    (link) => expect(() => fromLink(link, defaults)).toThrow(LinkError),
  );
});

describe('words and tables', () => {
  test('give every method its share with its interval, and what SAT alone finds', () => {
    const text = model.pointText(point, 'your run');
    expect(text).toContain('30\u00a0% filled, 10 boards: 100 inferable cells, 40.0\u00a0% of all');
    expect(text).toContain('sweeps 40.0\u00a0% (30.0 to 97.0)');
    expect(text).toContain('4 found by SAT alone (your run)');
    const table = tableOf(model.columns, [point], { summary: '', caption: '' });
    const [row] = table.rows;
    expect(row?.slice(0, 2)).toEqual(['100', '40.0\u00a0%']);
    expect(row).toHaveLength(table.columns.length);
    expect(row?.at(-1)).toBe('4');
    const [heads, first] = csvOf(model.columns, [point]).split('\r\n');
    expect(first).toMatch(/^250,100,40,0\.3,0\.97,50,/);
    expect(first?.split(',')).toHaveLength(heads?.split(',').length ?? 0);
  });

  test('the chart has a curve for each method in each run, with marks that tell them apart', () => {
    const { stored = [], live = [] } = model.data(
      { stored: [point], live: [point] },
      { from: 20, to: 70 },
    );
    expect(stored).toHaveLength(reachMethods.length);
    expect(live.map(({ points }) => points[0]?.successes)).toEqual(Object.values(known));
    const marks = Object.values(model.curveMarks);
    for (const key of ['symbol', 'dash', 'name'] as const)
      expect(new Set(marks.map((mark) => mark[key])).size).toBe(marks.length);
    const { range, description } = model.data({ stored: [], live: [] }, { from: 20, to: 70 });
    expect(range).toEqual([20, 70]);
    expect(description).toBe('No inferable cells yet.');
  });
});

const seconds = (side: number, percentages: readonly number[]): number =>
  percentages.length / model.boardPace({ height: side, width: side, percentages });

test('a run is thought to take the longer, the larger its boards and the nearer to where pairs find most', () => {
  expect(seconds(15, [35])).toBeGreaterThan(10 * seconds(10, [35]));
  expect(seconds(10, [35])).toBeGreaterThan(10 * seconds(10, [60]));
  expect(seconds(10, [35])).toBeGreaterThan(seconds(10, [20]));
  // percentages are added up
  expect(seconds(12, [20, 35, 60])).toBeCloseTo(
    seconds(12, [20]) + seconds(12, [35]) + seconds(12, [60]),
    9,
  );
});

describe('stored runs', () => {
  test.each(['6x6', '10x10', '15x15'] as const)(
    'of %s are read, and some boards come out again',
    async (size) => {
      const { spec } = measurements[`reach ${size}`];
      const stored = storedRun(`reach ${size}`);
      const { height, width } = spec;
      const { live, template } = await openStill(figure, { props: { height, width } });
      expect(markup(template)).toContain(`made by npm run -s results -- reach-${size}`);
      const points = spec.percentages.length;
      // the dense end, which is quick: the last percentages of a few boards
      const tally = reach.emptyTally(spec);
      const step = reach.begin(spec);
      for (let board = 0; board < 4; board++) step(points * board + 6, points * (board + 1), tally);
      for (let unit = 0; unit < 4 * points; unit++) {
        if (unit % points < 6) continue;
        for (const name of ['done', 'inferable', ...reachMethods] as const)
          expect(stored.tally[name][unit]).toBe(tally[name][unit]);
      }
      expect(live.exports().json!()).toMatchObject({
        source: 'stored run',
        points: pointsOf(spec, stored.tally),
      });
    },
  );

  test('of another size, or of another reading of percentage, there are none', async () => {
    for (const props of [
      { height: 6, width: 10 },
      { height: 6, width: 6, model: 'exact' },
    ]) {
      const { live } = await openStill(figure, { props });
      expect(live.exports().json!()).toMatchObject({ source: null, points: [] });
    }
  });
});
