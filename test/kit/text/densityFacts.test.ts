// The numbers of chapter 5 that come from stored runs, and its table of verdicts.
import { describe, expect, test } from 'vitest';
import {
  pictureOf,
  pointsOf,
  readingsApartIn,
  severalWithout,
  switchingBetween,
  switchingOf,
  untouchedSwitching,
  widestGap,
} from '../../../src/facts/densityClasses.ts';
import { densityVerdicts } from '../../../src/facts/densityVerdicts.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { countSolutions } from '../../../src/engine/sweep/solutions.ts';
import { switchingComponents } from '../../../src/engine/sweep/switchingComponents.ts';
import { density } from '../../../src/experiments/density.ts';
import { classPoints } from '../../../src/claims/000/densityPoints.ts';
import { curveFigures, picturedSpec } from '../../../src/claims/000/figure8Classes.ts';

describe('the classes of random puzzles', () => {
  test('are told from stored runs that are what the figures compute', () => {
    for (const side of [6, 10] as const) {
      const spec = picturedSpec(side);
      const tally = density.emptyTally(spec);
      density.begin(spec)(0, density.units(spec), tally);
      expect(pointsOf(side)).toEqual(classPoints(spec, tally));
    }
    // of the large boards two percentages again
    const spec = { ...picturedSpec(30), percentages: [52, 60] };
    const tally = density.emptyTally(spec);
    density.begin(spec)(0, density.units(spec), tally);
    const stored = pointsOf(30).filter(({ percentage }) => spec.percentages.includes(percentage));
    expect(stored).toEqual(classPoints(spec, tally));
  });

  test('agree with every sentence but one about the curves', () => {
    const { power, below, region, bulk, beyond, peak, handover } = curveFigures;
    const holds = [below, region, bulk, beyond, peak, handover].flatMap((pair) =>
      pair.map((figure) => {
        const ours = figure.oursFrom(pointsOf(figure.side)) as never;
        return [figure.id, figure.agrees(ours, figure.published as never)] as const;
      }),
    );
    expect(holds.filter(([, equal]) => !equal).map(([id]) => id)).toEqual([
      '000-section-4.2-30x30-large-part',
    ]);
    expect(power.agrees(power.oursFrom(pointsOf(6)), power.published)).toBe(true);
  });

  test('have a row of the table for each sentence, with a remark where we differ', () => {
    const rows = densityVerdicts();
    const different = rows.filter(({ verdict }) => verdict === 'different');
    expect(different).toHaveLength(4);
    for (const { remark } of different) expect(remark?.length).toBeGreaterThan(20);
    expect(rows.filter(({ verdict }) => verdict === 'part')).toHaveLength(2);
    expect(rows.filter(({ verdict }) => verdict === 'open')).toHaveLength(1);
    expect(rows.every(({ ours }) => ours.length > 2 && !ours.includes('NaN'))).toBe(true);
  });

  test('give the numbers of the prose by looking at the counts once more', () => {
    const top = pointsOf(10).toSorted((a, b) => b.some - a.some)[0];
    expect(pictureOf(10).peak.at).toBe(top?.percentage);
    expect(pictureOf(30).crossing).toBe(52);
    const { percentage, exact, independent } = readingsApartIn(6, 'some');
    const at = (model: 'exact' | 'independent') =>
      pointsOf(6, model).find((point) => point.percentage === percentage)?.some;
    expect(exact).toBe((at('exact') ?? 0) / 1000);
    expect(independent).toBe((at('independent') ?? 0) / 1000);
    expect(Math.abs(exact - independent)).toBeGreaterThan(0.05);
  });

  test('and their switching components are those of the stored counts', () => {
    const inside = switchingOf(10).filter((point) => point.percentage >= 60);
    const sum = (key: 'unsolved' | 'switching') =>
      inside.reduce((total, point) => total + point[key], 0);
    expect(switchingBetween(10, 60, 100)).toEqual({
      unsolved: sum('unsolved'),
      share: sum('switching') / sum('unsolved'),
    });
    const without = switchingOf(10).map((point) => point.unsolved - point.switching);
    const widest = widestGap(10);
    expect(widest.unsolved - widest.switching).toBe(Math.max(...without));
    expect(without[widest.percentage]).toBe(Math.max(...without));
    // at 55 % FourSolver fixes nothing in 538 boards of 30 by 30, and nearly all of them have one
    expect(untouchedSwitching(30, 55)).toBeGreaterThan(0.9);
    expect(untouchedSwitching(30, 55) * 538).toBeLessThanOrEqual(
      switchingOf(30)[55]?.switching ?? 0,
    );
    // the run without classes left as many unsolved
    for (const { percentage: at, simple, four, boards } of pointsOf(10))
      expect(switchingOf(10)[at]?.unsolved).toBe(boards - simple - four);
  });

  test('of 4 by 4 are counted as solving a slice of them counts', () => {
    const { images, several, without } = severalWithout();
    let [some, none] = [0, 0];
    const step = 97;
    for (let index = 0; index < images; index += step) {
      const image = imageFromIndex(4, 4, index);
      if (countSolutions(puzzleOf(image), { maxSolutions: 2 }).count < 2) continue;
      some++;
      if (switchingComponents(image, 1).length === 0) none++;
    }
    expect(Math.abs(some * step - several) / several).toBeLessThan(0.15);
    expect(Math.abs(none * step - without) / without).toBeLessThan(0.5);
    // Table 3 of 001 is a check from elsewhere: the others are uniquely solvable
    expect(images - several).toBe(52_362);
  });
});
