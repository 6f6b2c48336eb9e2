import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FixedCell, Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { lineOf } from '../../../src/engine/board/image.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { puzzleOf, startGrid } from '../../../src/engine/board/puzzle.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import type { ChainStep } from '../../../src/engine/sweep/lineChain.ts';
import { proveCell, proveCellInPieces } from '../../../src/engine/sweep/proof.ts';
import type { Proof } from '../../../src/engine/sweep/proof.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';

const puzzles = (most: number): fc.Arbitrary<Puzzle> =>
  fc
    .record({
      height: fc.integer({ min: 1, max: most }),
      width: fc.integer({ min: 1, max: most }),
      given: fc.boolean(),
    })
    .chain(({ height, width, given }) =>
      fc
        .tuple(
          fc.array(fc.constantFrom(0, 1, 1), {
            minLength: height * width,
            maxLength: height * width,
          }),
          fc.array(fc.integer({ min: 0, max: 9 }), {
            minLength: height * width,
            maxLength: height * width,
          }),
        )
        .map(([cells, chance]) => {
          const puzzle = puzzleOf({ height, width, cells: Uint8Array.from(cells) });
          if (!given) return puzzle;
          const clues = Uint8Array.from(cells, (cell, at) => (chance[at] === 0 ? cell : UNKNOWN));
          return { ...puzzle, clues };
        }),
    );

/** All proofs of a puzzle, by the cells that sweeps fix. */
function proofsOf(puzzle: Puzzle): Proof[] {
  const start = startGrid(puzzle);
  const { grid } = solveSimple(puzzle);
  return [...grid.cells.keys()].flatMap((cell) => {
    const [row, column] = [Math.floor(cell / grid.width), cell % grid.width];
    const proof = proveCell(puzzle, row, column);
    const fixed = start.cells[cell] === UNKNOWN && grid.cells[cell] !== UNKNOWN;
    expect(proof !== null, `row ${row + 1}, column ${column + 1}`).toBe(fixed);
    if (proof !== null) expect(proof.value).toBe(grid.cells[cell]);
    return proof === null ? [] : [proof];
  });
}

const write = (grid: Grid, { row, column, value }: FixedCell): void => {
  grid.cells[row * grid.width + column] = value;
};

/** What settling a whole line gives, written into the grid. */
function settleLine(
  grid: Grid,
  step: Pick<ChainStep, 'direction' | 'index' | 'description'>,
): void {
  const settled = settle(lineOf(grid, step.direction, step.index), step.description);
  settled?.forEach((value, along) => {
    const [row, column] = step.direction === 'H' ? [step.index, along] : [along, step.index];
    if (value !== UNKNOWN) grid.cells[row * grid.width + column] = value;
  });
}

const settled = (puzzle: Puzzle, steps: readonly ChainStep[]): Grid => {
  const grid = startGrid(puzzle);
  for (const step of steps) settleLine(grid, step);
  return grid;
};

/** The fewest lines that fix a cell, by trying all sequences, one line longer each time. */
function fewest(puzzle: Puzzle, row: number, column: number): number {
  const lines = [
    ...puzzle.rows.map((description, index) => ({ direction: 'H' as const, index, description })),
    ...puzzle.columns.map((description, index) => ({
      direction: 'V' as const,
      index,
      description,
    })),
  ];
  let boards = new Map([['', startGrid(puzzle)]]);
  for (let length = 1; ; length++) {
    const next = new Map<string, Grid>();
    for (const grid of boards.values())
      for (const line of lines) {
        const after = { ...grid, cells: grid.cells.slice() };
        settleLine(after, line);
        if (after.cells[row * grid.width + column] !== UNKNOWN) return length;
        next.set(after.cells.join(''), after);
      }
    boards = next;
  }
}

describe('the proof of a cell', () => {
  test('rests on given cells, and on cells that earlier lines of it fix, and on nothing else', () => {
    fc.assert(
      fc.property(puzzles(5), (puzzle) => {
        for (const { steps, row, column, value } of proofsOf(puzzle)) {
          const proved = startGrid(puzzle); // only what the steps say
          for (const step of steps) {
            const line = startGrid(puzzle);
            for (const cell of step.premises) {
              expect(proved.cells[cell.row * proved.width + cell.column]).toBe(cell.value);
              write(line, cell);
            }
            settleLine(line, step);
            for (const cell of step.fixes) {
              expect(line.cells[cell.row * line.width + cell.column]).toBe(cell.value);
              write(proved, cell);
            }
          }
          expect(steps.at(-1)?.fixes).toEqual([{ row, column, value }]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('has no line and no premise that could be left out', () => {
    fc.assert(
      fc.property(puzzles(5), (puzzle) => {
        for (const { steps, row, column } of proofsOf(puzzle)) {
          const at = row * puzzle.columns.length + column;
          expect(settled(puzzle, steps).cells[at]).not.toBe(UNKNOWN);
          steps.forEach((step, k) => {
            expect(settled(puzzle, steps.toSpliced(k, 1)).cells[at]).toBe(UNKNOWN);
            for (const left of step.premises) {
              const line = startGrid(puzzle);
              for (const cell of step.premises) if (cell !== left) write(line, cell);
              settleLine(line, step);
              expect(
                step.fixes.every((c) => line.cells[c.row * line.width + c.column] === c.value),
              ).toBe(false);
            }
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  test('is the shortest where it says so, and says so on small boards', () => {
    fc.assert(
      fc.property(puzzles(4), (puzzle) => {
        for (const { steps, shortest, row, column } of proofsOf(puzzle)) {
          expect(shortest).toBe(true);
          expect(steps).toHaveLength(fewest(puzzle, row, column));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('of every cell of the hardest 5 x 5 is the shortest, as all sequences of lines show', () => {
    const puzzle = decodePuzzle('5x5_2_2_1.2_2.1_2~2_1.2_2.1_3_1');
    const proofs = proofsOf(puzzle);
    expect(proofs).toHaveLength(25);
    for (const { steps, shortest, row, column } of proofs) {
      expect(shortest).toBe(true);
      expect(steps).toHaveLength(fewest(puzzle, row, column));
    }
    expect(Math.max(...proofs.map(({ steps }) => steps.length))).toBeGreaterThan(10);
  });

  test('without a search is as sound, and does not claim to be the shortest unless it must be', () => {
    const puzzle = decodePuzzle('5x5_2_2_1.2_2.1_2~2_1.2_2.1_3_1');
    for (const { row, column, steps } of proofsOf(puzzle)) {
      const hasty = proveCell(puzzle, row, column, { maxBoards: 1 });
      expect(hasty?.steps.length).toBeGreaterThanOrEqual(steps.length);
      if (hasty?.shortest) expect(hasty.steps).toHaveLength(steps.length);
      hasty?.steps.forEach((_, k) => {
        const rest = settled(puzzle, hasty.steps.toSpliced(k, 1));
        expect(rest.cells[row * 5 + column]).toBe(UNKNOWN);
      });
    }
  });

  test('is told of while it is looked for, and is not there for cells that are given or stay unknown', () => {
    const puzzle = decodePuzzle('5x5_2_2_1.2_2.1_2~2_1.2_2.1_3_1');
    const longest = proofsOf(puzzle).reduce((a, b) => (b.steps.length > a.steps.length ? b : a));
    const { row, column, steps } = longest;
    const news = [...proveCellInPieces(puzzle, row, column)].filter((one) => one !== undefined);
    expect(news.length).toBeGreaterThan(0);
    expect(news.every(({ lines, boards }) => lines >= steps.length && boards > 0)).toBe(true);
    const standstill = { rows: [[1], [1]], columns: [[1], [1]] };
    expect(proveCell(standstill, 0, 0)).toBeNull();
    const given = { ...standstill, clues: Uint8Array.of(1, UNKNOWN, UNKNOWN, UNKNOWN) };
    expect(proveCell(given, 0, 0)).toBeNull();
    expect(proveCell(given, 1, 1)?.steps).toHaveLength(2);
  });
});
