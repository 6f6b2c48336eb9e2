/**
 * Chains of lines, settled one after the other from the start of a puzzle, as far as a cell that they fix: written as
 * numbers, rows first, then columns.
 */
import type { Direction, FixedCell, Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import { lineOf } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { leastPremises } from '../line/premises.ts';
import { settle } from '../line/settle.ts';
import type { InPieces } from '../pieces.ts';
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

/** A line by its number. @source none */
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

/**
 * Settles a line and writes what it gives into the grid.
 *
 * @returns how many cells it fixed; -1 when it has no fit, and then nothing is written
 * @source 000_8dc3042ab81c971c.txt §2 (SETTLE)
 */
export function settleInGrid(grid: Grid, puzzle: Puzzle, line: LineNumber): number {
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

/**
 * Leaves lines out of a chain, one after the other from one end, as long as the rest fixes the cell. Whoever knows less
 * fixes less, so a line that was needed once is needed to the end: of what is left none can be left out.
 *
 * @param start - not modified
 * @param chain - fixes the cell `target` from there
 * @param from - the end that is tried first
 * @source none
 */
export function* withoutIdleLines(
  puzzle: Puzzle,
  start: Grid,
  chain: readonly LineNumber[],
  target: number,
  from: 'first' | 'last',
): InPieces<readonly LineNumber[]> {
  let kept = [...chain];
  let at = from === 'first' ? 0 : kept.length - 1;
  while (at >= 0 && at < kept.length) {
    const without = kept.toSpliced(at, 1);
    const grid = { ...start, cells: start.cells.slice() };
    for (const [k, line] of without.entries()) {
      settleInGrid(grid, puzzle, line);
      if (k % 32 === 31) yield;
    }
    yield;
    const idle = grid.cells[target] !== UNKNOWN;
    if (idle) kept = without;
    if (from === 'last') at--;
    else if (!idle) at++;
  }
  return kept;
}

/**
 * A chain with its reasons. Lines that give nothing the cell needs are not among them.
 *
 * @param start - what is known before; not modified
 * @param chain - fixes the cell `target` from there
 * @returns the lines in their order; each keeps only the premises that it needs, of several choices preferably those
 * that are needed anyway, and the earliest
 * @source 001_a525a3e1210b0814.txt §3.3, Figure 11 (a chain of reasons)
 */
export function* reasonsOf(
  puzzle: Puzzle,
  start: Grid,
  chain: readonly LineNumber[],
  target: number,
): InPieces<readonly ChainStep[]> {
  const grid = { ...start, cells: start.cells.slice() };
  const times = new Uint32Array(grid.cells.length);
  const befores: Uint8Array[] = [];
  for (const [at, line] of chain.entries()) {
    const before = grid.cells.slice();
    befores.push(before);
    settleInGrid(grid, puzzle, line);
    for (let cell = 0; cell < before.length; cell++)
      if (before[cell] !== grid.cells[cell]) times[cell] = at + 1;
    if (at % 32 === 31) yield;
  }
  const needed = new Uint8Array(grid.cells.length);
  needed[target] = 1;
  const steps: ChainStep[] = [];
  for (let at = chain.length - 1; at >= 0; at--) {
    const line = lineNumbered(puzzle, chain[at]!);
    const { direction, index, description } = line;
    const before = { ...grid, cells: befores[at]! };
    const known = lineOf(before, direction, index);
    const cellOf = (along: number): number => cellOnLine(grid, direction, index, along);
    const places = Array.from(known, (_, along) => along);
    const fixed = places.filter((along) => {
      const cell = cellOf(along);
      return times[cell] === at + 1 && needed[cell] === 1;
    });
    if (fixed.length === 0) continue;
    yield;
    const conclusion = fixed.map((along) => ({ along, value: grid.cells[cellOf(along)]! }));
    const order = places
      .filter((along) => known[along] !== UNKNOWN && times[cellOf(along)]! > 0)
      .toSorted(
        (a, b) => needed[cellOf(a)]! - needed[cellOf(b)]! || times[cellOf(b)]! - times[cellOf(a)]!,
      );
    const least = leastPremises(known, description, conclusion, order);
    const premises = places.filter((along) => least[along] !== UNKNOWN && order.includes(along));
    for (const along of premises) needed[cellOf(along)] = 1;
    const plain = (along: number): FixedCell => ({
      row: direction === 'H' ? index : along,
      column: direction === 'H' ? along : index,
      value: grid.cells[cellOf(along)] as FixedCell['value'],
    });
    steps.push({ ...line, premises: premises.map(plain), fixes: fixed.map(plain) });
  }
  return steps.toReversed();
}
