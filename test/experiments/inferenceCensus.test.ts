import { describe, expect, test } from 'vitest';
import { FILLED } from '../../src/engine/board/cell.ts';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { leastOpenBits } from '../../src/engine/inference/countingBound.ts';
import { infer } from '../../src/engine/inference/inference.ts';
import { exactPoint, inferenceCensus } from '../../src/experiments/inferenceCensus.ts';
import type { InferenceCensusTally } from '../../src/experiments/inferenceCensus.ts';

const spec = { height: 3, width: 4 };
const units = inferenceCensus.units(spec);

function count(from: number, to: number): InferenceCensusTally {
  const tally = inferenceCensus.emptyTally(spec);
  inferenceCensus.begin(spec)(from, to, tally);
  return tally;
}

describe('inferenceCensus', () => {
  test('has a unit for each choice of descriptions for the rows, and every image in one of them', () => {
    expect(units).toBe(8 ** 3);
    expect(inferenceCensus.units({ height: 5, width: 5 })).toBe(371_293);
    const { images } = count(0, units);
    expect(images.reduce((sum, some) => sum + some, 0)).toBe(4096);
  });

  test('adds up in any order', () => {
    const whole = inferenceCensus.emptyTally(spec);
    for (const [from, to] of [
      [300, units],
      [0, 7],
      [7, 300],
    ] as const)
      inferenceCensus.merge(whole, count(from, to));
    expect(whole).toEqual(count(0, units));
  });

  test('is stored and read again, and refuses what does not add up', () => {
    const tally = count(0, units);
    const stored = JSON.parse(JSON.stringify(inferenceCensus.toStored(tally))) as Record<
      string,
      number[]
    >;
    expect(inferenceCensus.fromStored(stored, spec)).toEqual(tally);
    const short = { ...stored, images: stored['images']?.with(3, 5) };
    expect(() => inferenceCensus.fromStored(short, spec)).toThrow(RangeError);
    const many = { ...stored, filled: stored['filled']?.with(1, 13) };
    expect(() => inferenceCensus.fromStored(many, spec)).toThrow('inferable filled cells');
  });

  test('refuses sizes of more than 30 cells', () => {
    expect(() => {
      inferenceCensus.check({ height: 6, width: 6 });
    }).toThrow('number of cells must be a whole number from 1 to 30: 36');
  });
});

describe('exactPoint', () => {
  test('is the mean over all images, each with its chance', () => {
    const tally = count(0, units);
    for (const density of [0.05, 0.4, 0.8]) {
      const sums = { some: 0, expected: 0, own: 0, inferable: 0 };
      for (let index = 0; index < 4096; index++) {
        const { cells } = imageFromIndex(3, 4, index);
        const filled = cells.filter((cell) => cell === FILLED).length;
        const chance = density ** filled * (1 - density) ** (12 - filled);
        const known = infer(puzzleOf({ height: 3, width: 4, cells })).inferable.cells;
        const inferred = known.filter((cell) => cell === FILLED).length;
        sums.expected += (chance * inferred) / (12 * density);
        sums.inferable += (chance * known.filter((cell) => cell < 2).length) / 12;
        if (filled === 0) continue;
        sums.some += chance;
        sums.own += (chance * inferred) / filled;
      }
      const point = exactPoint(spec, tally, density);
      expect(point.expected).toBeCloseTo(sums.expected, 10);
      expect(point.own).toBeCloseTo(sums.own / sums.some, 10);
      expect(point.inferable).toBeCloseTo(sums.inferable, 10);
      expect(point.bits / 12).toBeGreaterThanOrEqual(leastOpenBits(3, 4, density));
    }
  });

  test('is all inferable where every cell is filled or none', () => {
    const tally = count(0, units);
    expect(exactPoint(spec, tally, 0)).toMatchObject({
      expected: null,
      own: null,
      all: 1,
      none: 0,
    });
    expect(exactPoint(spec, tally, 1)).toMatchObject({ expected: 1, own: 1, inferable: 1 });
  });
});
