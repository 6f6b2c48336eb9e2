import { describe, expect, test } from 'vitest';
import {
  expectedSwitches,
  oneSolutionChance,
} from '../../../src/engine/inference/oneSolutionFormula.ts';
import * as model from '../../../src/widgets/one-solution/model.ts';
import { prebuilt } from '../../../src/widgets/one-solution/prebuilt.ts';

const points = prebuilt();
const shown = (change: Partial<model.OneSolutionProps>): model.OneSolutionShown => ({
  ...model.oneSolutionSettings.defaults,
  ...change,
  points,
});

describe('the answer', () => {
  test.each([
    [{ height: 20, width: 20, percentage: 60 }, 'about 68 have one solution.'],
    [{ height: 12, width: 20, percentage: 60 }, 'about 76 have one solution.'],
    [{ height: 50, width: 50, percentage: 50 }, 'fewer than one has one solution. Where so few'],
    [{ height: 5, width: 5, percentage: 99 }, 'more than 99 have one solution.'],
  ])('of %j is a sentence', (change, text) => {
    expect(model.sentenceOf(shown(change))).toContain(text);
  });

  test('comes with what was drawn at that place, if anything was', () => {
    expect(model.drawnText(shown({ height: 20, width: 20, percentage: 60 }))).toMatch(
      /^Drawn: 6\d\.\d.% of 20,000 boards \(95.% interval/,
    );
    expect(model.drawnText(shown({ height: 12, width: 20, percentage: 60 }))).toBeNull();
  });

  test.each([{ height: 4 }, { width: 321 }, { percentage: 34 }])(
    'of %j is none: the formula was not compared there',
    (change) => {
      const state = shown(change);
      expect(model.answerOf(state)).toBeNull();
      expect(model.chartData(state).here).toBeNull();
      expect(model.sentenceOf(state)).toMatch(/answers nothing\.$/);
    },
  );

  test('says one for one', () => {
    expect(model.inHundred(0.0149)).toBe('about 1 has');
    expect(model.inHundred(0.004)).toBe('fewer than one has');
    expect(model.inHundred(0.5)).toBe('about 50 have');
  });
});

describe('the chart', () => {
  test('has a line for each size, and that of the reader over the others', () => {
    const { series, here, axis } = model.chartData(shown({ height: 12, width: 33 }));
    expect(series.at(-1)).toMatchObject({ isMain: true, points: [] });
    expect(series.filter(({ isMain }) => isMain)).toHaveLength(1);
    expect(series.flatMap(({ points: of }) => of)).toHaveLength(points.length);
    expect(here).toEqual({ x: 60, share: oneSolutionChance(12, 33, 0.6) });
    expect(axis.domain).toEqual([20, 100]);
    const measured = model.chartData(shown({})).series.at(-1)!;
    expect(measured.mark.name).toBe('20\u00a0×\u00a020');
    expect(measured.points.length).toBeGreaterThan(5);
  });

  test('lays all sizes on one line', () => {
    const { series, here, axis } = model.chartData(shown({ axis: 'switches' }));
    const [line, ...sizes] = series;
    for (const { x, share } of line!.line) expect(share).toBeCloseTo(Math.exp(-x), 12);
    for (const { x, share } of sizes.flatMap(({ points: of }) => of)) {
      expect(x).toBeLessThanOrEqual(axis.domain[1]);
      expect(Math.abs(share - Math.exp(-x))).toBeLessThan(0.06);
    }
    expect(here?.x).toBeCloseTo(expectedSwitches(20, 20, 0.6), 12);
    // too many switches to be on it
    expect(model.chartData(shown({ axis: 'switches', percentage: 40 })).here).toBeNull();
  });

  test('names the points of one place together, each with its interval', () => {
    const walked = model.chartPoints(shown({}));
    const at60 = walked.find(({ x }) => x === 60)!;
    expect(at60.others).toHaveLength(points.filter(({ at }) => at === 60).length - 1);
    expect(at60.text).toMatch(
      /^10\u00a0×\u00a010 at 60\u00a0%: [\d.]+\u00a0% of [\d,]+ boards \(95\u00a0% interval [\d.]+ to [\d.]+\u00a0%\); the formula has 84\.9\u00a0%\./,
    );
  });
});
