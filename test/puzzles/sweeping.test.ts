// The puzzles about sweeps, each held against what the gallery says of it.
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../src/engine/board/cell.ts';
import { formatGrid, imageFromIndex } from '../../src/engine/board/image.ts';
import type { Puzzle } from '../../src/engine/board/puzzle.ts';
import { puzzleOf, startGrid, transposePuzzle } from '../../src/engine/board/puzzle.ts';
import { record, solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { hSweep, vSweep } from '../../src/engine/sweep/sweep.ts';
import { publishedFigure5 } from '../../src/claims/000/smallPublished.ts';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { galleryDescriptions, galleryPicture } from '../../src/puzzles/gallery.ts';
import { sweeping } from '../../src/puzzles/sweeping.ts';
import { both, run, solutions } from './checks.ts';
import type { Checks } from './checks.ts';

const sum = (lines: readonly (readonly number[])[]): number =>
  lines.flat().reduce((a, b) => a + b, 0);

/** Cells fixed, by the number of their sweep. */
const sweepsOfCells = (puzzle: Puzzle, first: 'H' | 'V'): number[] =>
  record(puzzle, first).events.flatMap((event) => (event.kind === 'cell' ? [event.sweep] : []));

/** Every image of up to two cells whose puzzle takes one sweep against two. */
const smallOneAgainstTwo = (): string[] =>
  [1, 2].flatMap((width) =>
    [1, 2].flatMap((height) =>
      height * width > 2
        ? []
        : Array.from({ length: 2 ** (height * width) }, (_, index) =>
            puzzleOf(imageFromIndex(height, width, index)),
          )
            .filter((one) => both(one).join() === '1,2')
            .map(encodePuzzle),
    ),
  );

const checks: Checks<keyof typeof sweeping> = {
  'one-cell'(puzzle) {
    expect(both(puzzle)).toEqual([1, 1]);
    const settled = record(puzzle).events.filter(({ kind }) => kind === 'line');
    expect(settled).toHaveLength(1);
  },
  'three-guesses'(puzzle) {
    const { cells } = galleryPicture('three-guesses');
    expect(solutions(puzzle)).toBe(1);
    const { grid } = solveSimple(puzzle);
    expect(grid.cells.filter((cell) => cell !== UNKNOWN)).toHaveLength(11);
    const solvedWith = (...given: readonly number[]): boolean => {
      const from = { ...grid, cells: grid.cells.slice() };
      for (const at of given) from.cells[at] = cells[at]!;
      return solveSimple(puzzle, 'H', from).status === 'solved';
    };
    const pairs = [...cells.keys()].flatMap((a) => [...cells.keys()].map((b) => [a, b] as const));
    expect(pairs.some(([a, b]) => solvedWith(a, b))).toBe(false);
    expect(pairs.some(([a, b]) => [...cells.keys()].some((c) => solvedWith(a, b, c)))).toBe(true);
  },
  heart(puzzle) {
    expect(formatGrid(solveSimple(puzzle).grid)).toEqual([
      '.#.#.',
      '#####',
      '#####',
      '.###.',
      '..#..',
    ]);
    expect(both(puzzle)).toEqual([4, 5]);
  },
  // the descriptions of 001 section 3.1 are whole: equal sums, one solution
  '001-figure-1'(puzzle) {
    expect(puzzle).toEqual({
      rows: [[1, 1], [3], [5], [5], [3, 1], [1, 1], [2, 2], [3, 1], [5]],
      columns: [[2], [5], [8], [5, 3], [2, 2], [1], [3], [3]],
    });
    expect(sum(puzzle.rows)).toBe(sum(puzzle.columns));
    expect(solutions(puzzle)).toBe(1);
    expect(both(puzzle)).toEqual([7, 6]);
  },
  'row-of-four'(puzzle) {
    expect(puzzle.rows[0]).toEqual([4]);
    const start = startGrid(puzzle);
    expect(vSweep(start, puzzle).fixed).toBe(0);
    const rows = hSweep(start, puzzle);
    expect(formatGrid(rows.grid)).toEqual(['?###?', ...Array.from({ length: 4 }, () => '?????')]);
    const columns = formatGrid(vSweep(rows.grid, puzzle).grid);
    expect(columns[1]).toBe('?..#?');
    expect(columns.every((row) => row.startsWith('?') && row.endsWith('?'))).toBe(true);
    expect(both(puzzle)[0]).toBe(6);
  },
  'rows-at-sight'(puzzle) {
    expect(both(puzzle)).toEqual([1, 2]);
  },
  // as in 001 Figure 8
  '1-against-2'(puzzle) {
    expect(both(puzzle)).toEqual([1, 2]);
    const empty = puzzle.columns.filter((column) => column.length === 0).length;
    const early = sweepsOfCells(puzzle, 'V').filter((sweep) => sweep === 1);
    expect(early).toHaveLength(empty * puzzle.rows.length);
  },
  '1-against-2-smallest'(puzzle) {
    expect(smallOneAgainstTwo()).toEqual(['2x1_1_0~1', '2x1_0_1~1']);
    expect(smallOneAgainstTwo()).toContain(encodePuzzle(puzzle));
    expect(sweepsOfCells(puzzle, 'V').every((sweep) => sweep === 2)).toBe(true);
  },
  // that 17 is the most is computed over all images in the test of the distribution
  'hardest-5x5'(puzzle) {
    expect(both(puzzle)).toEqual([17, 16]);
  },
  'hardest-6x6'(puzzle) {
    expect(both(puzzle)[0]).toBe(26);
    // Figure 5, whose columns are those of the count of all pictures
    const simple = publishedFigure5.rows.filter(([, images = 0]) => images > 0);
    expect(simple.at(-1)?.[0]).toBe(26);
  },
  'hardest-5x5-turned'(puzzle) {
    expect(puzzle).toEqual(transposePuzzle(galleryDescriptions('hardest-5x5')));
    expect(both(puzzle)).toEqual([16, 17]);
  },
  switch(puzzle) {
    expect(both(puzzle)).toEqual(['standstill', 'standstill']);
    expect(formatGrid(solveSimple(puzzle).grid)).toEqual(['??', '??']);
    expect(solutions(puzzle)).toBe(2);
  },
  'no-solution'(puzzle) {
    expect(sum(puzzle.rows)).toBe(sum(puzzle.columns));
    expect(record(puzzle).events.at(-1)).toMatchObject({ status: 'contradiction', sweep: 4 });
  },
};

describe('puzzles about sweeps', () =>
  test.each(Object.keys(sweeping) as (keyof typeof sweeping)[])('%s', (id) => run(checks, id)));
