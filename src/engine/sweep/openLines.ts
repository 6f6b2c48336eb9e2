/**
 * Open lines: the lines that still give something in a state, whatever was done to come to it. And a puzzle in rounds: each
 * settles all lines that are open, rows and columns at once, so that their number does not hang on an order in which lines
 * are taken, as that of sweeps does. Where few lines are open a person has to find these few; no document counts them.
 */
import type { Direction, Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import { countUnknown, lineOf } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requireSize, startGrid } from '../board/puzzle.ts';
import { settle } from '../line/settle.ts';
import type { Status } from './events.ts';
import { cellOnLine } from './sweep.ts';

/** A line of a state. */
type Place = { readonly direction: Direction; readonly index: number };

/** A line that gives something. */
type OpenLine = Place & {
  readonly gives: number; // cells that it would fix
};

/** The lines of a state, told apart. */
export type LinesOfState = {
  /** Those that give something, rows before columns. */
  readonly open: readonly OpenLine[];
  /** Those that nothing fits any more. */
  readonly broken: readonly Place[];
};

/**
 * Looks at every line of a state.
 *
 * @param grid - of the puzzle's size; any of its cells may be wrong; not modified
 * @throws RangeError or TypeError for a malformed puzzle or a state of another size
 */
export function openLines(puzzle: Puzzle, grid: Grid): LinesOfState {
  requireSize(puzzle, grid.height, grid.width);
  return linesOf(puzzle, grid, () => undefined);
}

/** @param found - is told each cell that an open line fixes */
function linesOf(
  puzzle: Puzzle,
  grid: Grid,
  found: (cell: number, value: number) => void,
): LinesOfState {
  const open: OpenLine[] = [];
  const broken: Place[] = [];
  for (const direction of ['H', 'V'] as const)
    for (const [index, clue] of (direction === 'H' ? puzzle.rows : puzzle.columns).entries()) {
      const line = lineOf(grid, direction, index);
      const settled = settle(line, clue);
      if (settled === null) {
        broken.push({ direction, index });
        continue;
      }
      let gives = 0;
      for (const [at, value] of settled.entries()) {
        if (value === UNKNOWN || line[at] !== UNKNOWN) continue;
        found(cellOnLine(grid, direction, index, at), value);
        gives++;
      }
      if (gives > 0) open.push({ direction, index, gives });
    }
  return { open, broken };
}

/** A puzzle by rounds. */
export type Rounds = {
  readonly status: Status;
  readonly grid: Grid; // the end state; at a contradiction the one in which it showed
  /** How many lines were open at the beginning of each round; none is 0. */
  readonly open: readonly number[];
};

/**
 * Settles all open lines at once, again and again, until none is open. The end is that of SimpleSolver.
 *
 * @param from - a state to go on from; the clues without it; not modified
 * @throws RangeError or TypeError for a malformed puzzle or state
 */
export function lineRounds(puzzle: Puzzle, from?: Grid): Rounds {
  const grid = startGrid(puzzle, from);
  const counts: number[] = [];
  for (;;) {
    const next = grid.cells.slice();
    let clash = false;
    const { open, broken } = linesOf(puzzle, grid, (cell, value) => {
      if (next[cell] === UNKNOWN) next[cell] = value;
      else if (next[cell] !== value) clash = true;
    });
    if (clash || broken.length > 0) return { status: 'contradiction', grid, open: counts };
    if (open.length === 0) {
      const status = countUnknown(grid) === 0 ? 'solved' : 'standstill';
      return { status, grid, open: counts };
    }
    counts.push(open.length);
    grid.cells.set(next);
  }
}

/** At so few open lines a round is narrow. */
export const narrow = 2;

/**
 * Rounds in which few lines give anything: the bottlenecks.
 *
 * @param open - the number of open lines of each round
 * @param most - so few, two without it
 */
export const bottlenecks = (open: readonly number[], most = narrow): number =>
  open.filter((count) => count <= most).length;
