// The run in portions against the plain solver, and its first intersection against carrying it out.
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { createPqCrossings } from '../../../src/engine/intersect/pqCrossing.ts';
import { choices, intersect } from '../../../src/engine/intersect/pqIntersection.ts';
import { createPqRun, intersectionsOf } from '../../../src/engine/intersect/pqRun.ts';
import type { PqRun } from '../../../src/engine/intersect/pqRun.ts';
import { solvePq } from '../../../src/engine/intersect/pqSolver.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { puzzleOf, startGrid } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleExact } from '../../../src/engine/board/sample.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { solve } from '../../../src/engine/solve/solve.ts';

const image = (index: number): Puzzle => puzzleOf(imageFromIndex(5, 5, index));

function random(height: number, width: number, index: number): Puzzle {
  const cells = new Uint8Array(height * width);
  sampleExact(boardRandom(7, height, width, 45, index), cells, Math.round(0.45 * cells.length));
  return puzzleOf({ height, width, cells });
}

function ended(puzzle: Puzzle, p: number, q: number, portion: number, from?: Grid): PqRun {
  const run = createPqRun(puzzle, p, q, from ?? startGrid(puzzle));
  while (!run.done) run.work(portion);
  return run;
}

const pairs = [
  [2, 2],
  [2, 3],
  [3, 2],
  [3, 3],
  [4, 2],
  [3, 4],
  [4, 4],
] as const;

describe('createPqRun', () => {
  test('ends where the plain solver ends, however its work is cut', () => {
    const hard = [84396, 51510, 1189702, 1468869, 2529170, 3494700, 2889474, 5591689].map(image);
    const others = Array.from({ length: 60 }, (_, k) => random(4 + (k % 3), 6 - (k % 2), k));
    let standstills = 0;
    for (const [k, puzzle] of [...hard, ...others].entries())
      for (const [p, q] of pairs) {
        if (p > puzzle.rows.length || q > puzzle.columns.length) continue;
        const plain = solvePq(puzzle, p, q);
        const run = ended(puzzle, p, q, k % 2 === 0 ? 50 : 1_000_000);
        expect([k, p, q, run.status, run.grid]).toEqual([k, p, q, plain.status, plain.grid]);
        expect(run.complete).toBe(true);
        if (plain.status === 'standstill') standstills++;
      }
    expect(standstills).toBeGreaterThan(20);
  });

  test('names the first intersection that succeeds: carried out, it fixes exactly those cells', () => {
    const puzzle = image(1189702);
    const { grid } = solveSimple(puzzle);
    const { first } = ended(puzzle, 3, 3, 1000, grid);
    if (first === null) throw new Error('no intersection');
    const { fixed } = intersect(grid, puzzle, first.rows, first.columns);
    expect(fixed).toEqual(first.fixed);
    expect(fixed.length).toBeGreaterThan(0);
    // nothing before it does
    for (const rows of choices(5, 3))
      for (const columns of choices(5, 3)) {
        if (String([rows, columns]) === String([first.rows, first.columns])) return;
        expect(intersect(grid, puzzle, rows, columns).fixed).toEqual([]);
      }
  });

  test('works with all rows and columns at once, where there are 2^25 configurations', () => {
    const run = ended(image(5591689), 5, 5, 1000);
    expect(run.status).toBe('solved');
    expect(run.intersections).toBe(1);
    expect(ended(image(0b1000001), 5, 5, 1000).status).toBe('standstill'); // two solutions
  });

  test('finds that a puzzle has no solution', () => {
    // rows of one picture, columns of another with as many filled cells
    let seen = 0;
    for (let k = 0; k < 400; k++) {
      const puzzle = { rows: random(5, 5, k).rows, columns: random(5, 5, k + 1).columns };
      if (solveSimple(puzzle).status !== 'standstill') continue;
      const { length: count } = solve(puzzle).solutions;
      const { status } = ended(puzzle, 5, 5, 1000);
      expect([k, status]).toEqual([k, ['contradiction', 'solved', 'standstill'][count]]);
      if (count === 0) seen++;
    }
    expect(seen).toBeGreaterThan(0);
  });

  test('refuses lines that the puzzle does not have, and too many choices', () => {
    const puzzle = image(51510);
    expect(() => createPqRun(puzzle, 1, 2, startGrid(puzzle))).toThrow('p must be 2 to 5');
    expect(() => createPqRun(puzzle, 2, 6, startGrid(puzzle))).toThrow('q 2 to 5');
    const large = random(30, 30, 0);
    expect(intersectionsOf(30, 30, 4, 4)).toBe(27_405 ** 2);
    expect(() => createPqRun(large, 4, 4, startGrid(large))).toThrow('too many intersections');
    expect(() => createPqCrossings(puzzle, 6, 6)).toThrow('at most 30');
  });
});

describe('createPqCrossings', () => {
  test('says that nothing is new while the lines of an intersection are as they were', () => {
    const puzzle = image(51510);
    const { grid } = solveSimple(puzzle);
    const crossings = createPqCrossings(puzzle, 2, 3);
    crossings.setGrid(grid);
    const before = crossings.look(0, 0);
    expect(before).not.toBe('known');
    expect(crossings.look(0, 0)).toBe('known');
    crossings.setGrid(grid);
    expect(crossings.look(0, 0)).toBe('known');
    const cells = grid.cells.slice();
    cells[0] = imageFromIndex(5, 5, 51510).cells[0] ?? 0; // row 0 and column 0 are in choice 0
    crossings.setGrid({ ...grid, cells });
    expect(crossings.look(0, 0)).not.toBe('known');
    // of all intersections just those of a line that has changed
    const all = Array.from({ length: 10 * 10 }, (_, at) => [Math.floor(at / 10), at % 10] as const);
    crossings.setGrid(grid);
    for (const [r, c] of all) crossings.look(r, c);
    expect(all.filter(([r, c]) => crossings.look(r, c) !== 'known')).toEqual([]);
    crossings.setGrid({ ...grid, cells: grid.cells.with(7, 1) }); // row 1, column 2
    for (const [r, c] of all)
      expect(crossings.look(r, c) === 'known').toBe(
        !crossings.rows.at(r).includes(1) && !crossings.columns.at(c).includes(2),
      );
  });
});
