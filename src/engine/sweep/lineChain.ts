/** Lines as the moves of a chain: written as numbers, rows first, then columns. */
import type { Direction, FixedCell, Grid } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import { lineOf } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { settle } from '../line/settle.ts';
import type { Goal, Moves, Reason } from './chain.ts';
import type { SolverEvent } from './events.ts';
import { cellOnLine } from './sweep.ts';

/** A line of a puzzle as a number: the rows from 0 on, then the columns. */
export type LineNumber = number;

/** One line of a chain: what it needs of what earlier ones fixed, and what later ones need of it. */
export type ChainStep = {
  readonly direction: Direction;
  readonly index: number; // row (H) or column (V), zero-based
  readonly description: Description;
  /** Cells fixed by earlier lines that are needed, along the line. Leave out any: it fails. Given cells are not named. */
  readonly premises: readonly FixedCell[];
  readonly fixes: readonly FixedCell[]; // along the line
};

/** A line by its number. */
function lineNumbered(
  { rows, columns }: Puzzle,
  line: LineNumber,
): Pick<ChainStep, 'direction' | 'index' | 'description'> {
  const direction = line < rows.length ? 'H' : 'V';
  const index = direction === 'H' ? line : line - rows.length;
  return {
    direction,
    index,
    description: (direction === 'H' ? rows : columns)[index] ?? [],
  };
}

/** All lines of a puzzle. */
export function allLines({ rows, columns }: Puzzle): LineNumber[] {
  return Array.from({ length: rows.length + columns.length }, (_, line) => line);
}

/** The row and the column of a cell. */
export function linesThrough({ rows, columns }: Puzzle, cell: number): LineNumber[] {
  return [Math.floor(cell / columns.length), rows.length + (cell % columns.length)];
}

/** Settling lines, as moves of a chain. @source 000_8dc3042ab81c971c.txt §2 (SETTLE) */
export function lineMoves(puzzle: Puzzle): Moves<LineNumber> {
  const { rows, columns } = puzzle;
  const [height, width] = [rows.length, columns.length];
  return {
    cells: (line) =>
      line < height
        ? columns.map((_, column) => line * width + column)
        : rows.map((_, row) => row * width + line - height),
    apply: (grid, line) => settleInGrid(grid, puzzle, line),
  };
}

/** Settles a line and writes what it gives into the grid; how many cells, -1 when it has no fit: nothing is written. */
function settleInGrid(grid: Grid, puzzle: Puzzle, line: LineNumber): number {
  const { direction, index, description } = lineNumbered(puzzle, line);
  const settled = settle(lineOf(grid, direction, index), description);
  if (settled === null) return -1;
  let fixed = 0;
  for (let along = 0; along < settled.length; along++) {
    const at = cellOnLine(grid, direction, index, along);
    if (grid.cells[at] === settled[along]) continue;
    grid.cells[at] = settled[along]!;
    fixed++;
  }
  return fixed;
}

/** A line of a chain with its description. */
export function lineStep(puzzle: Puzzle, { move, premises, fixes }: Reason<LineNumber>): ChainStep {
  return { ...lineNumbered(puzzle, move), premises, fixes };
}

/**
 * The lines of a run that fixed something, up to the one that reaches the goal; null when none does.
 *
 * @param events - of SimpleSolver, in order
 */
export function linesOfRun(
  puzzle: Puzzle,
  events: readonly SolverEvent[],
  goal: Goal,
): readonly LineNumber[] | null {
  const width = puzzle.columns.length;
  const lines: LineNumber[] = [];
  for (const event of events) {
    if (event.kind === 'cell' && event.row * width + event.column === goal) return lines;
    if (event.kind !== 'line' || (event.fixed === 0 && event.after !== null)) continue;
    lines.push(event.direction === 'H' ? event.index : puzzle.rows.length + event.index);
    if (event.after === null && goal === 'contradiction') return lines;
  }
  return null;
}
