// The census by puzzle counts what the census by image counts, with less work.
import { describe, expect, test } from 'vitest';
import { createPuzzleFourCensus } from '../../../src/engine/census/puzzleFourCensus.ts';
import { createFourCensus, createFourTally } from '../../../src/engine/census/smallFourCensus.ts';
import type { FourTally } from '../../../src/engine/census/smallFourCensus.ts';
import { forImagesWith } from '../../../src/engine/census/filledOrder.ts';
import { remaindersOf } from '../../../src/engine/census/symmetricImages.ts';
import { lineTables } from '../../../src/engine/line/lineTables.ts';
import { fourTotals } from '../../../src/experiments/fourCensus.ts';
import { choose } from '../../../src/engine/board/binomial.ts';
import { storedRun } from '../../../src/stored/fromFile.ts';

/** All images of a size, one after the other. */
function oneByOne(height: number, width: number): FourTally {
  const tally = createFourTally(height, width);
  const census = createFourCensus(height, width, { unique: true });
  census.add(tally, 0, 2 ** (height * width));
  return tally;
}

function byPuzzle(height: number, width: number): FourTally {
  const tally = createFourTally(height, width);
  const census = createPuzzleFourCensus(height, width);
  for (let tuple = 0; tuple < census.tuples; tuple++) census.count(tuple, tally);
  return tally;
}

/** Choices of descriptions for six rows of six with so many filled cells. */
function tuplesWith(filled: number): number[] {
  const { descriptions } = lineTables(6);
  const sums = descriptions.map((runs) => runs.reduce((sum, run) => sum + run, 0));
  const found: number[] = [];
  const go = (row: number, tuple: number, rest: number): void => {
    if (row === 6) {
      if (rest === 0) found.push(tuple);
      return;
    }
    for (const [id, sum] of sums.entries())
      if (sum <= rest && rest - sum <= 6 * (5 - row)) go(row + 1, 21 * tuple + id, rest - sum);
  };
  go(0, 0, filled);
  return found;
}

describe('createPuzzleFourCensus', () => {
  test.each([
    [1, 1],
    [1, 4],
    [2, 2],
    [4, 3],
    [3, 4],
    [2, 6],
    [5, 2],
    [4, 4],
  ])('counts all images of %i x %i as they are counted one by one', (height, width) => {
    expect(byPuzzle(height, width)).toEqual(oneByOne(height, width));
  });

  test('counts 5 x 5 as it is stored', () => {
    const { counts, unique, first } = byPuzzle(5, 5);
    const stored = storedRun('four-census 5x5').tally;
    expect({ counts, unique, first }).toEqual({
      counts: stored.counts,
      unique: stored.unique,
      first: stored.first,
    });
  });

  // the puzzles of images with as many filled cells, and their transposes, have all the same number of them
  test.each([2, 4, 33])('counts the images of 6 x 6 with %i filled cells', (filled) => {
    const ours = createFourTally(6, 6);
    const census = createPuzzleFourCensus(6, 6);
    for (const tuple of tuplesWith(filled)) census.count(tuple, ours);
    const wanted = createFourTally(6, 6);
    const images = createFourCensus(6, 6, { unique: true, folded: true });
    forImagesWith(36, filled, 0, choose(36, filled), (image) => {
      images.add(wanted, image, image + 1);
    });
    expect(ours).toEqual(wanted);
  });
});

test('counts a choice in pieces as it does at once', () => {
  const census = createPuzzleFourCensus(5, 5);
  const kinds = lineTables(5).descriptions.length;
  const allOf = (id: number): number =>
    Array.from({ length: 5 }).reduce<number>((tuple) => tuple * kinds + id, 0);
  // ones by ones in all rows, and in all but one
  for (const tuple of [allOf(3), allOf(3) - 2, allOf(3) - 1, allOf(1)]) {
    const [once, pieces] = [createFourTally(5, 5), createFourTally(5, 5)];
    census.count(tuple, once);
    const given = census.countInPieces(tuple, createFourTally(5, 5));
    for (let at = 0; at < 10; at++) given.next(); // and given up
    let many = 0;
    for (const _ of census.countInPieces(tuple, pieces)) many++;
    expect(pieces).toEqual(once);
    if (census.isLong(tuple)) expect(many).toBeGreaterThan(1);
  }
  expect(census.isLong(allOf(3))).toBe(true);
});

describe('remaindersOf', () => {
  test.each([4, 5] as const)('are those of the census of side %i', (side) => {
    const { counts, classes, unique, images } = remaindersOf(side);
    const { tally } = storedRun(side === 4 ? 'four-census 4x4' : 'four-census 5x5');
    expect(counts).toEqual(Array.from(tally.counts, (number) => number % 4));
    expect(classes).toEqual(fourTotals(tally).classes.map((number) => number % 8));
    expect(unique).toEqual(Array.from(tally.unique, (number) => number % 8));
    // 2^16 - 62,880 and 2^25 - 33,417,216: all but the groups of eight
    expect(images).toBe(side === 4 ? 2656 : 137_216);
    expect((2 ** (side * side) - images) % 8).toBe(0);
  });
});
