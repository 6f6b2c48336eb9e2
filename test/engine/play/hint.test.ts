/** Hints: each follows from its premises alone, comes by the easiest method that has one, and leads to the end. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FixedCell, Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { adheres, puzzleOf, startGrid } from '../../../src/engine/board/puzzle.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { createHintMemory, hintInPieces } from '../../../src/engine/play/hint.ts';
import type { Hint, HintMemory } from '../../../src/engine/play/hint.ts';
import { lastRightInPieces } from '../../../src/engine/play/right.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { galleryDescriptions } from '../../../src/puzzles/gallery.ts';

const hint = (puzzle: Puzzle, grid: Grid, memory?: HintMemory): Hint =>
  allPieces(hintInPieces(puzzle, grid, memory));

/** A state with the cells of a hint known. */
function withCells(grid: Grid, fixes: readonly FixedCell[]): Grid {
  const cells = grid.cells.slice();
  for (const { row, column, value } of fixes) cells[row * grid.width + column] = value;
  return { ...grid, cells };
}

/** Follows hints to the end, and checks each against the puzzle with the marks as clues. */
function follow(
  puzzle: Puzzle,
  only?: Grid,
): { readonly kinds: readonly string[]; readonly end: Grid } {
  let grid = startGrid(puzzle);
  const kinds: string[] = [];
  const memory = createHintMemory(puzzle);
  if (only !== undefined) memory.only = only.cells;
  for (;;) {
    const step = hint(puzzle, grid, memory);
    expect(step.kind).toBe(hint(puzzle, grid).kind); // what is remembered makes no step harder
    kinds.push(step.kind);
    if (!('fixes' in step)) return { kinds, end: grid };
    expect(step.fixes.length).toBeGreaterThan(0);
    for (const { row, column, value } of step.fixes) {
      const clues = grid.cells.slice();
      expect(clues[row * grid.width + column]).toBe(UNKNOWN);
      clues[row * grid.width + column] = value === 1 ? 0 : 1;
      expect(solve({ ...puzzle, clues }).status).toBe('none'); // it cannot be otherwise
    }
    if (step.kind === 'line') {
      const line = new Uint8Array(step.direction === 'H' ? grid.width : grid.height).fill(UNKNOWN);
      const along = ({ row, column }: FixedCell): number => (step.direction === 'H' ? column : row);
      for (const cell of step.premises) line[along(cell)] = cell.value;
      const clue = (step.direction === 'H' ? puzzle.rows : puzzle.columns)[step.index]!;
      const settled = settle(line, clue);
      for (const cell of step.fixes) expect(settled?.[along(cell)]).toBe(cell.value);
    }
    grid = withCells(grid, step.fixes);
  }
}

describe('a hint', () => {
  test('follows, and hints lead to the end of any small puzzle', () => {
    const image = fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
      .chain(([height, width]) =>
        fc
          .array(fc.constantFrom(0, 1), { minLength: height * width, maxLength: height * width })
          .map((cells): Grid => ({ height, width, cells: Uint8Array.from(cells) })),
      );
    fc.assert(
      fc.property(image, (picture) => {
        const puzzle = puzzleOf(picture);
        const { status, solutions } = solve(puzzle);
        const unique = status === 'one';
        const { kinds, end } = follow(puzzle, unique ? solutions[0] : undefined);
        expect(kinds.at(-1)).toBe(unique ? 'done' : 'open');
        if (unique) expect(adheres(end, puzzle)).toBe(true);
      }),
      { numRuns: 80 },
    );
  });

  test.each([
    ['heart', ['line', 'done']],
    ['smallest-four', ['lines', 'line', 'done']],
    ['smallest-two-sat', ['line', 'chain', 'lines', 'done']],
    ['switch', ['open']],
  ] as const)('on %s comes by these methods', (id, kinds) => {
    const found = [...new Set(follow(galleryDescriptions(id)).kinds)];
    expect(found).toEqual(kinds);
  });

  test('comes by what happens if where lines and pairs stop', () => {
    const { kinds } = follow(galleryDescriptions('lambda'));
    expect(kinds).toContain('probe');
  });

  test('comes from the only solution at once where no method has any', () => {
    const puzzle = galleryDescriptions('switch'); // two solutions: as if one of them were the only one
    const [one] = solve(puzzle, { most: 100 }).solutions;
    const memory = { ...createHintMemory(puzzle), only: one!.cells };
    const start = startGrid(puzzle);
    const fix = { row: 0, column: 0, value: one!.cells[0] };
    expect(hint(puzzle, start, memory)).toEqual({ kind: 'search', fixes: [fix] });
  });

  test('names a broken line before anything else, and marks that no solution has', () => {
    const puzzle = galleryDescriptions('heart');
    const grid = startGrid(puzzle);
    grid.cells[0] = 1;
    grid.cells[1] = 1;
    expect(hint(puzzle, grid)).toMatchObject({ kind: 'broken', direction: 'H', index: 0 });
  });
});

test('the last right state is the last that a solution has all marks of', () => {
  const puzzle = galleryDescriptions('heart');
  const [solution] = solve(puzzle, { most: 100 }).solutions;
  const start = startGrid(puzzle).cells;
  const right = start.slice();
  right[3] = solution!.cells[3]!;
  const wrong = right.slice();
  wrong[7] = solution!.cells[7] === 1 ? 0 : 1;
  expect(allPieces(lastRightInPieces(puzzle, [start, right, wrong, wrong]))).toBe(1);
  expect(allPieces(lastRightInPieces(puzzle, [wrong]))).toBe(-1);
});
