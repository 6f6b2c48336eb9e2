// The stored run over all images of 6x6: its levels are whole, its sums are those of 000, its examples are what they are said to be.
import { expect, test } from 'vitest';
import { firstLevels } from '../../src/claims/001/firstLevels.ts';
import type { FirstLevels } from '../../src/claims/001/firstLevels.ts';
import { table3Six } from '../../src/claims/001/table3All.ts';
import { publishedFigure5 } from '../../src/claims/000/smallPublished.ts';
import { uniqueSquares } from '../../src/claims/oeis.ts';
import { censusOf, uniqueOf } from '../../src/facts/census.ts';
import { six, sixAll, sixOrders, sixRun, sixTooMany } from '../../src/facts/sixBySix.ts';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { probeAll } from '../../src/engine/probe/probe.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { readResult } from '../../scripts/remake/stored/storedResults.ts';

const below = (level: number): number[] =>
  [0, 1, 2, 3].map((kind) =>
    sixRun.seen.levels
      .slice(0, level + 1)
      .reduce((sum, counts) => sum + (counts[kind + 1] ?? 0), 0),
  );

test('the printed row adds up, and ends within the images of 18 filled cells', () => {
  expect(six.sum).toBe(six.total);
  expect([six.level, six.reached]).toEqual([18, 177_829_282]);
  expect(six.below + six.inLevel).toBeGreaterThan(six.total);
});

test('every level has all its images', () => {
  let images = 1;
  for (let level = 0; level <= 36; level++) {
    const counts = sixRun.seen.levels[level] ?? [];
    expect(counts.slice(1, 5).reduce((sum, one) => sum + one, 0)).toBe(images);
    images = (images * (36 - level)) / (level + 1);
  }
  expect([sixRun.through, sixRun.images, sixRun.total]).toEqual([36, six.of, six.below]);
});

test('the simple ones are as many as 000 counted, those with one solution as many as the OEIS has and 299 more than 000', () => {
  const { totals, uniqueNonSimple, uniqueAll } = publishedFigure5;
  expect(sixAll.classes[0]).toBe(totals[0]);
  expect(sixAll.unique).toBe(uniqueSquares[6]);
  expect([sixAll.unique - uniqueAll, sixAll.uniqueNonSimple - uniqueNonSimple]).toEqual([299, 299]);
});

test('the sequence of the OEIS is ours on the smaller squares, too', () => {
  expect([4, 5].map((side) => uniqueOf(censusOf(side as 4 | 5)).all)).toEqual(
    uniqueSquares.slice(4, 6),
  );
});

test('the first images are as many as the thesis classified, and those with few filled cells are among them', () => {
  const { increasing, decreasing } = sixRun.seen;
  for (const { images } of [increasing, decreasing]) {
    expect(images[4]).toBe(six.total);
    for (const [at, count] of sixRun.classes.entries())
      expect(images[at]).toBeGreaterThanOrEqual(count);
  }
  expect(sixOrders).toBeLessThan(six.reached);
});

test('its first levels are those of the short run', () => {
  const { filled, classes } = readResult(firstLevels.id).tally as FirstLevels;
  expect(below(filled)).toEqual(classes);
});

test('the examples of each length and category are of their class, with two solutions where it says so', () => {
  const { lengths, categories } = sixRun.seen;
  const classes = ['unique', 'two', 'rest'];
  for (const [kind, name] of classes.entries()) {
    // the shortest, and every fifth of the others
    for (const [length = 0, , example = -1] of (lengths[kind] ?? []).filter(
      (_, at) => at % 5 === 0,
    )) {
      const found = probeAll(puzzleOf(imageFromIndex(6, 6, example)));
      expect([found.class, found.sequence.length]).toEqual([name, length]);
    }
    for (const [category = 0, , example = -1] of categories[kind] ?? []) {
      const puzzle = puzzleOf(imageFromIndex(6, 6, example));
      const found = probeAll(puzzle);
      expect([found.class, found.sequence.some((one) => one === category)]).toEqual([name, true]);
      if (name === 'rest') continue;
      expect(solve(puzzle, { most: 3 }).solutions.length).toBe(name === 'unique' ? 1 : 2);
    }
  }
});

test('a puzzle of exactly two solutions can have a cell of category 0, which the thesis does not say', () => {
  expect(firstLevels.published.categories[1]).not.toContain(0);
  expect(sixRun.seen.categories[1]?.map(([category]) => category)).toContain(0);
});

test('the printed row is not of the first 30,000,000,000 images by filled cells: a part of them has more of a class', () => {
  const printed = table3Six.published.images;
  expect(sixTooMany.map(({ name }) => name)).toContain('exactly two');
  expect(sixRun.classes[2]).toBeGreaterThan(printed[2] ?? Infinity);
  expect(table3Six.agrees(sixRun.seen, table3Six.published)).toBe(false);
});
