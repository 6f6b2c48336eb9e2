/**
 * In what two solutions of a puzzle differ: the cells that are exchanged, and whether that is a switching component.
 *
 * Every line has as many filled cells in one solution as in the other. So a line that differs at all gains a filled cell and
 * loses one: at least two of its cells differ. Four cells that differ therefore lie on two rows and two columns, crosswise:
 * they are an elementary switching component. There is no smaller difference.
 */
import type { Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { SwitchingComponent } from '../sweep/switchingComponents.ts';

/** What is exchanged between two solutions. */
export type Exchange = {
  /** The cells that differ, increasing. */
  readonly cells: readonly number[];
  /** Rows and columns in which a cell differs, increasing. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** The switching component that it is; null: more than four cells. */
  readonly component: SwitchingComponent | null;
};

/**
 * The exchange between two solutions of one puzzle.
 *
 * @throws RangeError for grids of different sizes
 * @source 000_8dc3042ab81c971c.txt §4.2 and Figure 7
 */
export function exchangeOf(one: Grid, other: Grid): Exchange {
  const { height, width } = one;
  if (height !== other.height || width !== other.width)
    throw new RangeError('solutions of different sizes');
  const cells: number[] = [];
  for (let at = 0; at < one.cells.length; at++)
    if (one.cells[at] !== other.cells[at]) cells.push(at);
  const rows = [...new Set(cells.map((at) => Math.floor(at / width)))];
  const columns = [...new Set(cells.map((at) => at % width))].toSorted((a, b) => a - b);
  const [top, bottom] = rows;
  const [left, right] = columns;
  const elementary =
    cells.length === 4 &&
    top !== undefined &&
    bottom !== undefined &&
    left !== undefined &&
    right !== undefined;
  return {
    cells,
    rows,
    columns,
    component: elementary ? { rows: [top, bottom], columns: [left, right] } : null,
  };
}

/**
 * The solutions that lie between two others: each agrees with both where they agree. Where there is none, no part of the
 * exchange can be made by itself.
 *
 * @param solutions - of one puzzle
 * @returns their indexes, without those of the two
 */
export function between(solutions: readonly Grid[], one: number, other: number): readonly number[] {
  const from = solutions[one]?.cells;
  const to = solutions[other]?.cells;
  if (from === undefined || to === undefined) throw new RangeError('no such solution');
  return [...solutions.keys()].filter(
    (at) =>
      at !== one &&
      at !== other &&
      solutions[at]!.cells.every((value, cell) => from[cell] !== to[cell] || value === from[cell]),
  );
}

/**
 * What all of some solutions share.
 *
 * @returns a grid with the cells that differ unknown
 * @throws RangeError when there is no solution
 */
export function sharedCells(solutions: readonly Grid[]): Grid {
  const [first, ...others] = solutions;
  if (first === undefined) throw new RangeError('no solution');
  const cells = first.cells.map((value, at) =>
    others.every((grid) => grid.cells[at] === value) ? value : UNKNOWN,
  );
  return { height: first.height, width: first.width, cells };
}
