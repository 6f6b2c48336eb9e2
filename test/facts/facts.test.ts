/** The numbers that the chapters quote: each against the document or against a second way to it. */
import { describe, expect, test } from 'vitest';
import { difficulty000 } from '../../src/engine/sweep/difficulty.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { huntImages, shareOutside } from '../../src/facts/density.ts';
import {
  descriptionsAtSight,
  descriptionsOf,
  lineExample,
  overlapCensus,
} from '../../src/facts/lines.ts';
import { scientific } from '../../src/notebook/plain/numbers.ts';
import { galleryDescriptions, galleryPicture } from '../../src/puzzles/gallery.ts';
import {
  countImages,
  counted,
  fixedPerSweep,
  hardest5,
  imagesIn,
  orderCensus,
} from '../../src/facts/sweeps.ts';
import { constructedDifficulty } from '../../src/claims/000/construction.ts';

describe('chapter 1', () => {
  test('the worked example settles four cells and has three fits', () => {
    expect(lineExample('3 2 1', '?1?1?0?????')).toMatchObject({
      after: '011100?1???',
      fixed: 4,
      count: 3n,
    });
  });

  test('two lines have the same ends, and only all fits tell them apart', () => {
    const [blank, known] = ['?????', '??10?'].map((line) => lineExample('1 1', line));
    const ends = ['10100', '00101'];
    expect([blank?.fits.at(0), blank?.fits.at(-1)]).toEqual(ends);
    expect(known?.fits).toEqual(ends);
    expect(blank?.fits.some(([, second]) => second === '1')).toBe(true);
    expect([blank?.byEnds, known?.byEnds]).toEqual(['?????', '??10?']);
    expect([blank?.after, known?.after]).toEqual(['?????', '?010?']);
  });

  test('an example without a fit is refused', () => {
    expect(() => lineExample('5', '???')).toThrow(RangeError);
  });

  test('descriptions solved at sight follow the Fibonacci numbers, the empty line apart', () => {
    const counts = [3, 4, 5, 6, 7, 8].map((length) => descriptionsAtSight(length) - 1);
    expect(counts).toEqual([2, 3, 5, 8, 13, 21]);
  });

  test('every line of five cells has one of thirteen descriptions', () => {
    expect(descriptionsOf(5)).toHaveLength(13);
  });

  test('the overlap of leftmost and rightmost fit never finds more than SETTLE, and sometimes less', () => {
    const { lines, enough } = overlapCensus(5);
    expect(enough).toBeLessThan(lines);
    expect(enough / lines).toBeGreaterThan(0.99);
  });
});

describe('chapter 2', () => {
  test('the picture in place of 001 Figure 8 takes one sweep against two', () => {
    expect(counted(galleryPicture('rows-at-sight'))).toMatchObject({
      rowsFirst: 1,
      columnsFirst: 2,
    });
  });

  test('the sweeps of a solved puzzle fix all of its cells', () => {
    expect(
      fixedPerSweep(galleryDescriptions('001-figure-1')).reduce((sum, fixed) => sum + fixed, 0),
    ).toBe(72);
  });

  test('the stored hardest 5x5 images are four of difficulty 17, the others of their class have 16', () => {
    const { hardest, others } = hardest5();
    expect(hardest.map(({ image }) => difficulty000(puzzleOf(image)))).toEqual([17, 17, 17, 17]);
    expect(others.map(({ image }) => difficulty000(puzzleOf(image)))).toEqual([16, 16, 16, 16]);
  });

  test('all 3x3 images are counted, and no more than mn sweeps are ever needed', () => {
    const counts = countImages(3, 3);
    expect(imagesIn(counts)).toBe(512);
    expect(counts.hardest.difficulty).toBeLessThanOrEqual(9);
  });

  test('the orders differ by one sweep at most over all 3x4 images', () => {
    const census = orderCensus(3, 4);
    expect(census.more).toBe(0);
    expect(census.same + census.byOne).toBe(census.simple);
  });

  test('the construction of 18 by 18 has the difficulty that the document states', () => {
    expect(constructedDifficulty(18, 18)).toBe(115);
  });
});

describe('chapter 5', () => {
  test('the number of 15x15 images with 113 filled cells has 67 digits', () => {
    expect(huntImages.toString()).toHaveLength(67);
    expect(scientific(huntImages)).toEqual({ mantissa: '2.86', exponent: 66 });
  });

  test('no image lies outside of 0 to 100 percent, a quarter of the 6x6 ones outside of 40 to 60', () => {
    expect(shareOutside(36, 0, 100)).toBe(0);
    expect(shareOutside(36, 40, 60)).toBeCloseTo(0.243, 3);
  });
});
