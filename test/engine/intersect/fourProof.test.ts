import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { puzzleOf, startGrid } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import type { FourProof } from '../../../src/engine/intersect/fourProof.ts';
import { proveByFour, proveByFourInPieces } from '../../../src/engine/intersect/fourProof.ts';
import { solveFour } from '../../../src/engine/intersect/fourSolver.ts';
import { proveCell } from '../../../src/engine/sweep/proof.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { galleryDescriptions } from '../../../src/puzzles/gallery.ts';
import type { Deed } from '../chainChecks.ts';
import { copyOf, crossesOf, does, expectSound, linesOf, reached } from '../chainChecks.ts';

/** Small puzzles in which an intersection fixes something, from a fixed seed. */
function stuckPuzzles(height: number, width: number, count: number): Puzzle[] {
  const stream = boardRandom(1, height, width, 50, 0);
  const found: Puzzle[] = [];
  while (found.length < count) {
    const cells = Uint8Array.from({ length: height * width }, () => stream.below(2));
    const puzzle = puzzleOf({ height, width, cells });
    if (solveSimple(puzzle).status === 'standstill' && solveFour(puzzle).progress)
      found.push(puzzle);
  }
  return found;
}

/** The proofs of all cells; there is one of each cell that FourSolver fixes, and of no other. */
function proofsOf(puzzle: Puzzle, maxBoards?: number): FourProof[] {
  const { grid } = solveFour(puzzle);
  const start = startGrid(puzzle);
  return [...grid.cells.keys()].flatMap((cell) => {
    const [row, column] = [Math.floor(cell / grid.width), cell % grid.width];
    const proof = proveByFour(puzzle, row, column, maxBoards === undefined ? {} : { maxBoards });
    const fixed = start.cells[cell] === UNKNOWN && grid.cells[cell] !== UNKNOWN;
    expect(proof !== null, `row ${row + 1}, column ${column + 1}`).toBe(fixed);
    if (proof !== null) expect(proof.value).toBe(grid.cells[cell]);
    return proof === null ? [] : [proof];
  });
}

/** The fewest intersections, and with these the fewest lines, that fix a cell: by going to all boards that there are. */
function fewest(puzzle: Puzzle, goal: { row: number; column: number }): [number, number] {
  const [lines, crosses] = [linesOf(puzzle), crossesOf(puzzle)];
  const cell = goal.row * puzzle.columns.length + goal.column;
  const after = (grid: Grid, deed: Deed): Grid => {
    const next = copyOf(grid);
    does(next, puzzle, deed);
    return next;
  };
  let entered = new Map([['', { grid: startGrid(puzzle), lines: 0 }]]);
  for (let used = 0; ; used++) {
    const seen = new Map<string, { grid: Grid; lines: number }>();
    const waiting = [...entered.values()];
    for (let length = 0; waiting.some((one) => one.lines >= length); length++)
      for (const { grid, lines: made } of waiting.filter((one) => one.lines === length)) {
        const key = grid.cells.join('');
        if (seen.has(key)) continue;
        seen.set(key, { grid, lines: made });
        for (const line of lines) waiting.push({ grid: after(grid, line), lines: made + 1 });
      }
    const there = [...seen.values()].filter(({ grid }) => grid.cells[cell] !== UNKNOWN);
    if (there.length > 0) return [used, Math.min(...there.map((one) => one.lines))];
    entered = new Map();
    for (const { grid, lines: made } of seen.values())
      for (const cross of crosses) {
        const next = after(grid, cross);
        const key = next.cells.join('');
        if ((entered.get(key)?.lines ?? Infinity) > made)
          entered.set(key, { grid: next, lines: made });
      }
  }
}

describe('the proof of a cell by lines and intersections', () => {
  const some = [
    ...stuckPuzzles(4, 4, 6),
    ...stuckPuzzles(5, 4, 2),
    galleryDescriptions('difficulty-8'),
    galleryDescriptions('only-half-turn'),
  ];

  test('rests on given cells, and on cells that earlier steps of it fix, and on nothing else', () => {
    for (const puzzle of some)
      for (const { steps, row, column, value } of proofsOf(puzzle)) {
        expectSound(startGrid(puzzle), puzzle, steps, true);
        expect(steps.at(-1)?.fixes).toEqual([{ row, column, value }]);
      }
  });

  test('has no step that could be left out, also where no shorter one is looked for', () => {
    for (const puzzle of some)
      for (const proof of [...proofsOf(puzzle), ...proofsOf(puzzle, 1)]) {
        const { steps } = proof;
        expect(reached(startGrid(puzzle), puzzle, steps, proof)).toBe(true);
        for (const k of steps.keys())
          expect(reached(startGrid(puzzle), puzzle, steps.toSpliced(k, 1), proof)).toBe(false);
      }
  });

  test('has the fewest intersections and then the fewest lines where it says so, and says so on small boards', () => {
    let crossed = 0;
    for (const puzzle of [...stuckPuzzles(4, 4, 5), ...stuckPuzzles(3, 4, 2)])
      for (const proof of proofsOf(puzzle)) {
        const { steps, dear, fewest: least, shortest } = proof;
        expect([least, shortest]).toEqual([true, true]);
        expect([dear, steps.length - dear]).toEqual(fewest(puzzle, proof));
        expect(steps.filter((step) => 'rows' in step)).toHaveLength(dear);
        crossed += dear;
      }
    expect(crossed).toBeGreaterThan(10);
  });

  test('of a cell that sweeps fix is the proof by lines', () => {
    const puzzle = galleryDescriptions('hardest-5x5');
    const proof = proveByFour(puzzle, 3, 4);
    expect(proof).toEqual({ ...proveCell(puzzle, 3, 4), dear: 0, fewest: true });
  });

  test('takes the eight intersections of the puzzle of (2,2)-difficulty 8 that some cell needs', () => {
    const proofs = proofsOf(galleryDescriptions('difficulty-8'));
    expect(Math.max(...proofs.map(({ dear }) => dear))).toBe(8);
    expect(proofs.every(({ fewest: least, shortest }) => least && shortest)).toBe(true);
  });

  test('on a large board says what it has not settled, is told of, and is not there for open cells', () => {
    const large = galleryDescriptions('jwilk-022');
    const hasty = proveByFour(large, 4, 11, { maxBoards: 100 });
    expect(hasty).toMatchObject({ dear: 1, fewest: true, shortest: false });
    const news = [...proveByFourInPieces(galleryDescriptions('difficulty-8'), 0, 0)];
    expect(news.some((one) => one !== undefined && one.boards > 0)).toBe(true);
    expect(proveByFour(galleryDescriptions('no-progress'), 0, 0)).toBeNull();
  });
});
