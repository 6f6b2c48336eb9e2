// The numbers of the chapter on density: from stored runs, from the count of all 6x6 images; and its table of statements.
import { describe, expect, test } from 'vitest';
import {
  allImages6,
  hunt,
  risesAbove,
  sixApart,
  sixReadings,
  sixShare,
  sixValley,
} from '../../src/facts/density.ts';
import {
  pictureOf,
  pointsOf,
  severalWithout,
  someApart,
  switchingBetween,
  switchingOf,
  untouchedSwitching,
  widestGap,
} from '../../src/facts/densityClasses.ts';
import { toldAt } from './toldAt.ts';
import { binomialDistribution, choose } from '../../src/engine/board/binomial.ts';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { switchingComponents } from '../../src/engine/sweep/switchingComponents.ts';
import { density } from '../../src/experiments/density.ts';
import { wilson } from '../../src/notebook/plain/wilson.ts';
import { countTwoFilled } from '../../src/claims/000/twoFilled.ts';
import { readResult } from '../../scripts/remake/stored/storedResults.ts';

describe('the exact curve of 6x6', () => {
  test('has the pictures that can be counted by hand, and adds up to the simple ones of Figure 5', () => {
    const { inOneLine, apart } = countTwoFilled();
    expect(sixShare(2)).toBeCloseTo((inOneLine.simple + apart.simple) / 630, 12);
    expect([0, 1, 35, 36].map(sixShare)).toEqual([1, 1, 1, 1]);
    let simple = 0;
    for (let filled = 0; filled <= 36; filled++) simple += sixShare(filled) * choose(36, filled);
    expect(Math.round(simple)).toBe(48_625_108_931);
    expect(allImages6).toBe(68_719_476_736);
  });

  test('runs through the samples of both readings', () => {
    for (const model of ['exact', 'independent'] as const) {
      const outside = pointsOf(6, model).filter(({ percentage, simple, boards }) => {
        const { low, high } = wilson(simple, boards, 3.29);
        const share = sixReadings(percentage)[model];
        return share < low || share > high;
      });
      expect(outside).toEqual([]);
    }
  });

  test('is lowest and furthest from the other reading where its numbers say so', () => {
    const shares = Array.from({ length: 37 }, (_, filled) => sixShare(filled));
    expect(shares[sixValley]).toBe(Math.min(...shares));
    expect(shares.slice(sixValley).toSorted((a, b) => a - b)).toEqual(shares.slice(sixValley));
    // of independent cells: weighed by hand
    const { percentage, apart } = sixApart;
    const mixed = binomialDistribution(36, percentage / 100).reduce(
      (sum, weight, filled) => sum + weight * (shares[filled] ?? 0),
      0,
    );
    expect(apart).toBeCloseTo(mixed - (shares[Math.round(0.36 * percentage)] ?? 0), 12);
    for (let other = 0; other <= 100; other++) {
      const { exact, independent } = sixReadings(other);
      expect(Math.abs(exact - independent)).toBeLessThanOrEqual(apart);
    }
  });
});

describe('the sample of 113 filled cells', () => {
  test('has a 95 % interval of less than 0.2 points', () => {
    expect(100 * (hunt.high - hunt.low)).toBeLessThan(0.2);
    expect(hunt.n).toBe(800_000);
    expect(hunt.low).toBeLessThan(hunt.count / hunt.n);
  });
});

describe('the classes of random puzzles', () => {
  test('are told from stored runs, of which a part comes out again', () => {
    for (const side of [6, 10, 30] as const) {
      const { spec } = readResult(`density-four-${side}x${side}-exact`) as {
        spec: Parameters<typeof density.begin>[0];
      };
      const part = { ...spec, percentages: [52], boards: 2000 };
      const tally = density.emptyTally(part);
      density.begin(part)(0, density.units(part), tally);
      const point = pointsOf(side).find(({ percentage }) => percentage === 52);
      for (const name of ['simple', 'four', 'some'] as const) {
        const { low, high } = wilson(tally[name]?.[0] ?? 0, 2000, 4);
        const share = (point?.[name] ?? NaN) / (point?.boards ?? NaN);
        expect(share >= low && share <= high).toBe(true);
      }
    }
  });

  test('have a row of the table for each sentence, with a remark where we differ', () => {
    const rows = toldAt('density');
    const of = (...kinds: string[]): string[] =>
      rows.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
    expect(of('differs', 'otherwise')).toEqual([
      '000-section-4.2-outside-40-60',
      '000-section-4.2-two-percent',
      '000-section-4.2-30x30-large-part',
      '000-section-4.2-10x10-not-unique',
      '000-section-4.2-30x30-not-unique',
      '002-15x15-113-arrangements',
      '002-15x15-113-filled',
      '003-section-4-hardness-peaks',
    ]);
    for (const { kind, remark, erratum } of rows)
      if (kind === 'differs')
        expect((remark ?? JSON.stringify(erratum)).length).toBeGreaterThan(20);
    expect(of('part')).toHaveLength(3);
    expect(of('untested')).toEqual([
      '000-section-5-intuition',
      '003-abstract-density',
      '003-section-4-manageable',
      '003-section-3-sizes',
    ]);
    expect(rows.every(({ ours }) => !ours.includes('NaN') && !ours.includes('undefined'))).toBe(
      true,
    );
    // "agrees" is for what was counted in full or follows
    for (const { kind, ground, source } of rows)
      if (kind === 'agrees' && source === '000') expect(['count', 'proof']).toContain(ground?.kind);
  });

  test('give the numbers of the prose by looking at the counts once more', () => {
    const top = pointsOf(10).toSorted((a, b) => b.some - a.some)[0];
    expect(pictureOf(10).peak.at.at).toBe(top?.percentage);
    expect(pictureOf(30).crossing).toEqual({ at: 52, low: 52, high: 52 });
    const { percentage, exact, independent } = someApart(6);
    const at = (model: 'exact' | 'independent') =>
      pointsOf(6, model).find((point) => point.percentage === percentage);
    expect(exact.count / exact.n).toBe((at('exact')?.some ?? 0) / (at('exact')?.boards ?? 0));
    expect(independent.count).toBe(at('independent')?.some);
    expect(Math.abs(exact.count - independent.count) / exact.n).toBeGreaterThan(0.05);
  });

  test('cross a height at a place that lies in its interval; from there on no share is less', () => {
    for (const size of ['8x8', '20x20', '30x30'] as const) {
      const { at, low, high } = risesAbove(size, 0.5);
      const { simple } = readResult(`density-${size}-exact`).tally as { simple: number[] };
      expect(simple.findLastIndex((count) => count < 500) + 1).toBe(at);
      expect(low).toBeLessThanOrEqual(at ?? NaN);
      expect(high).toBeGreaterThanOrEqual(at ?? NaN);
    }
    expect(risesAbove('6x6', 0.02).at).toBe(0);
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
    // the run of all classes left about as many unsolved: the first of its boards are these
    for (const { percentage: at, simple, four, boards } of pointsOf(10)) {
      const { low, high } = wilson(switchingOf(10)[at]?.unsolved ?? 0, 1000, 4);
      const share = (boards - simple - four) / boards;
      expect(share >= low && share <= high).toBe(true);
    }
  });

  test('of 4 by 4 are counted as solving a slice of them counts', () => {
    const { images, several, without } = severalWithout();
    let [some, none] = [0, 0];
    const step = 97;
    for (let index = 0; index < images; index += step) {
      const image = imageFromIndex(4, 4, index);
      if (solve(puzzleOf(image)).solutions.length < 2) continue;
      some++;
      if (switchingComponents(image, 1).length === 0) none++;
    }
    expect(Math.abs(some * step - several) / several).toBeLessThan(0.15);
    expect(Math.abs(none * step - without) / without).toBeLessThan(0.5);
    // Table 3 of 001 is a check from elsewhere: the others are uniquely solvable
    expect(images - several).toBe(52_362);
  });
});
