// The shelf of the page to play on: each picture has one solution, and is as hard as its grade says.
import { describe, expect, test } from 'vitest';
import { decodePuzzle } from '../../src/formats/puzzleCode.ts';
import { rate } from '../../src/library/rate.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { galleryDescriptions, galleryPicture, galleryPuzzle } from '../../src/puzzles/gallery.ts';
import { gradeText } from '../../src/puzzles/galleryPuzzle.ts';
import type { GradeMethod } from '../../src/puzzles/galleryPuzzle.ts';
import { onShelf, shelf, shelfSections } from '../../src/puzzles/shelf.ts';
import { shelfBeyond } from '../../src/puzzles/shelfBeyond.ts';
import { shelfLarge } from '../../src/puzzles/shelfLarge.ts';
import { shelfMiddle } from '../../src/puzzles/shelfMiddle.ts';
import { shelfSmall } from '../../src/puzzles/shelfSmall.ts';

const drawn = Object.keys({ ...shelfSmall, ...shelfMiddle, ...shelfLarge, ...shelfBeyond });

/** Pictures with a longer side than this. */
const larger = (side: number): number =>
  shelf.filter(({ height, width }) => Math.max(height, width) > side).length;

/** Pictures that need a method. */
const needs = (method: GradeMethod): number =>
  shelf.filter(({ grade }) => grade.method === method).length;

describe('each picture of the shelf', () => {
  test.each(shelf.map(({ id }) => id))('%s has one solution, and its grade', async (id) => {
    const { code, grade } = shelf.find((one) => one.id === id)!;
    const { rows, columns } = galleryDescriptions(id);
    const { status, solutions } = solve({ rows, columns });
    expect(status).toBe('one');
    // of the heart the gallery has the numbers alone
    if (galleryPuzzle(id).picture !== undefined) expect(solutions).toEqual([galleryPicture(id)]);
    const { method, bottlenecks } = await rate({ rows, columns });
    expect({ method, bottlenecks }).toEqual(grade);
    if (drawn.includes(id)) expect(galleryPuzzle(id).shows).toBe(gradeText(grade));
    expect(onShelf(code)?.id).toBe(id);
  });
});

describe('the shelf', () => {
  test('has all pictures that were drawn for it, of 5 to 30 cells a side, and every method', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(24);
    expect(shelf.map(({ id }) => id).toSorted()).toEqual([...drawn, 'heart', 'owl'].toSorted());
    const sides = shelf.flatMap(({ height, width }) => [height, width]);
    expect([Math.min(...sides), Math.max(...sides)]).toEqual([5, 30]);
    expect([5, 10, 15, 20, 25].map(larger)).toEqual([45, 39, 25, 13, 6]);
    expect((['pairs', 'chains', 'probing', 'search'] as const).map(needs)).toEqual([8, 5, 3, 1]);
    // where lines alone do it is told by the file as well
    for (const { grade } of Object.values(shelfBeyond)) expect(grade.method).not.toBe('sweeps');
  });

  test('is numbered in its order, each in one section, the heart first', () => {
    expect(shelf.map(({ number }) => number)).toEqual(shelf.map((_, at) => at + 1));
    expect(shelf[0]!.id).toBe('heart');
    const sections = shelf.map(({ grade }) => shelfSections.filter(({ has }) => has(grade)).length);
    expect(new Set(sections)).toEqual(new Set([1]));
    for (const { code, title, height, width } of shelf) {
      const { rows, columns } = decodePuzzle(code);
      expect([rows.length, columns.length]).toEqual([height, width]);
      expect(title).toContain(`${height}\u00a0×\u00a0${width}`);
    }
    expect(onShelf(galleryPuzzle('switch').code)).toBeNull();
  });
});
