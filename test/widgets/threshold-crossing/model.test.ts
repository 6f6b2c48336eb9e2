import { describe, expect, test } from 'vitest';
import { boundRoot } from '../../../src/engine/inference/countingBound.ts';
import { sizeLaws } from '../../../src/experiments/crossing.ts';
import { sampledSize } from '../../../src/experiments/thresholdCurves.ts';
import type { SizeBoards } from '../../../src/experiments/thresholdCurves.ts';
import * as collapse from '../../../src/widgets/data-collapse/model.ts';
import * as model from '../../../src/widgets/threshold-crossing/model.ts';
import * as words from '../../../src/widgets/threshold-crossing/words.ts';

/** Half of the boards have more, half less, by the same. */
const around = (mean: number): number[] =>
  Array.from({ length: 300 }, (_, k) => mean + (k % 2 === 0 ? 0.17 : -0.17));

/** Sizes whose curves are logistic around a crossing that goes to 47 %. */
function sizeOf(side: number): SizeBoards {
  const middle = 47 - 100 * sizeLaws.inverse(side);
  const points = Array.from({ length: 31 }, (_, at) => {
    const share = 1 / (1 + Math.exp(-(0.03 * side) * (at + 25 - middle)));
    return { at: at + 25, expected: around(share), own: around(share ** 2) };
  });
  return { side, points };
}

const boards = [4, 10, 15, 20, 30].map(sizeOf);
const sizes = boards.map(sampledSize);
const usual = model.crossingSettings.defaults;
const shownWith = (props: model.CrossingProps): model.CrossingsShown => {
  const given = model.fittedFor(props, boards);
  return model.shownOf(props, given);
};
const shown = shownWith(usual);

describe('the crossings', () => {
  test('are fitted size by size; a size without a crossing is left out and named', () => {
    expect(shown.fits.map(({ side, fit }) => [side, fit.middle.value.toFixed(4)])).toEqual([
      [10, '37.0000'],
      [15, (47 - 100 / 15).toFixed(4)],
      [20, '42.0000'],
      [30, (47 - 10 / 3).toFixed(4)],
    ]);
    expect(shown.unfitted).toEqual([4]);
    expect(words.unfittedText(shown)).toMatch(/: 4\u00a0×\u00a04\.$/);
    expect(shown.fits[1]?.root).toBeCloseTo(100 * (boundRoot(15) ?? 0), 9);
  });

  test('are elsewhere by the other divisor', () => {
    const own = shownWith({ ...usual, divisor: 'own' });
    expect(own.fits.find(({ side }) => side === 10)?.fit.middle.value).toBeGreaterThan(38);
  });

  test('lead to where the line through them ends, which is said with what it does not know', () => {
    expect(shown.line?.value).toBeCloseTo(47, 6);
    expect(words.lineText(shown)).toMatch(
      /^A line through the 4 sizes from side 10 on of which every cell is decided, against 1 \/ side, would reach 47\.0\u00a0% \(.*that sizes lie on a straight line is supposed\.$/,
    );
    const few = shownWith({ ...usual, least: 20 });
    expect(few.line).toBeNull();
    expect(words.lineText(few)).toMatch(/needs three sizes/);
  });

  test('are told in words', () => {
    const [first] = shown.fits;
    expect(first === undefined ? '' : words.pointText(first)).toMatch(
      /^10\u00a0×\u00a010: one half inferred at 37\.0\u00a0% \(36\.\d to 37\.\d\) filled, where each percent gains 7\.5 .* with 300 boards each\. Counting sets the limit at 34\.0\u00a0%\.$/,
    );
    const data = words.chartData(shown);
    expect(data.roots.at(-1)).toEqual({ side: Infinity, at: 50 });
    expect(data.fits).toHaveLength(4);
  });
});

describe('the collapse', () => {
  const props = collapse.collapseSettings.defaults;
  const given = { sizes, asked: props, cloud: [] };
  const laid = (change: Partial<collapse.CollapseProps> = {}): collapse.CollapseShown =>
    collapse.shownOf({ ...props, ...change }, given);

  test('takes the sizes from the least side on, and the points between 5 and 95 %', () => {
    const { curves } = laid();
    expect(curves.map(({ side }) => side)).toEqual([10, 15, 20, 30]);
    for (const { points } of curves)
      for (const { share } of points) {
        expect(share).toBeGreaterThanOrEqual(0.05);
        expect(share).toBeLessThanOrEqual(0.95);
      }
  });

  test('has a best pair that no place of the sliders beats by much', () => {
    const best = laid().best?.score ?? Infinity;
    for (let crossing = 300; crossing <= 600; crossing += 30)
      for (let nu = 50; nu <= 500; nu += 50)
        expect(laid({ crossing, nu }).score.score).toBeGreaterThanOrEqual(best - 1e-9);
    expect(collapse.bestText(laid())).toMatch(/^The best pair for these 4 sizes is ρc = /);
    expect(collapse.bestText(laid({ least: 25 }))).toMatch(/two sizes/);
  });

  test('tells the score of a pair, and the pairs of boards drawn again with the settings of the page', () => {
    const { scaling } = laid();
    expect(scaling).toEqual({ crossing: 40.5, nu: 1 });
    expect(collapse.sliderTexts(scaling)).toEqual({ crossing: '405', nu: '100' });
    expect(collapse.scoreText(laid())).toMatch(
      /^With ρc = 40\.5\u00a0%, ν = 1\.00 the score S is /,
    );
    const cloud = [41, 42, 43].map((crossing) => ({ crossing, nu: 1 }));
    const pairsOf = (change: Partial<collapse.CollapseProps>): string | null =>
      collapse.cloudText(collapse.shownOf({ ...props, ...change }, { ...given, cloud }));
    expect(pairsOf({ nu: 250 })).toContain('ρc from 41.0 to 43.0');
    expect(pairsOf({ least: 12 })).toBeNull();
  });
});
