/**
 * Boards that are not rectangles: six-sided cells, whose lines run in three directions. A line is a list of cells by their
 * numbers, so whatever works on such lists works on boards of every shape.
 */

/** A cell by its row, from the top, and its place in slanted columns: it lies `column + row / 2` cells from the left. */
export type HexCell = { readonly row: number; readonly column: number };

/** A board of six-sided cells. */
export type HexShape = {
  readonly cells: readonly HexCell[]; // row by row
  /** The lines of each direction, as cell numbers in the order in which they are read. */
  readonly lines: readonly (readonly (readonly number[])[])[];
};

/** To the next cell of a line: to the right, down to the left, up to the left; each is a third of a turn from the last. */
export const hexDirections: readonly HexCell[] = [
  { row: 0, column: 1 },
  { row: 1, column: -1 },
  { row: -1, column: 0 },
];

const nameOf = ({ row, column }: HexCell): string => `${row} ${column}`;

/** The shape of some cells: a line ends where the next cell is missing. */
function shapeOf(cells: readonly HexCell[]): HexShape {
  const numbers = new Map(cells.map((cell, number) => [nameOf(cell), number]));
  const beside = ({ row, column }: HexCell, step: HexCell, way: 1 | -1): number | undefined =>
    numbers.get(nameOf({ row: row + way * step.row, column: column + way * step.column }));
  const lineFrom = (start: number, step: HexCell): readonly number[] => {
    const line: number[] = [];
    for (let at: number | undefined = start; at !== undefined; at = beside(cells[at]!, step, 1))
      line.push(at);
    return line;
  };
  const lines = hexDirections.map((step) =>
    cells.flatMap((cell, number) =>
      beside(cell, step, -1) === undefined ? [lineFrom(number, step)] : [],
    ),
  );
  return { cells, lines };
}

function checkSide(side: number): void {
  if (!Number.isInteger(side) || side < 1)
    throw new RangeError(`side must be a positive integer: ${side}`);
}

/**
 * A triangle with its point at the top.
 *
 * @param side - cells along a side, 1 or more
 * @returns side (side + 1) / 2 cells, and as many lines in each direction as a side has cells
 * @throws RangeError for another side
 * @source 000_8dc3042ab81c971c.txt §2 ("the shape of the puzzle grid can also be other than rectangular")
 */
export function hexTriangle(side: number): HexShape {
  checkSide(side);
  return shapeOf(
    Array.from({ length: side }, (_, row) =>
      Array.from({ length: row + 1 }, (_, at) => ({ row, column: at - row })),
    ).flat(),
  );
}

/**
 * A hexagon with a side at the top.
 *
 * @param side - cells along a side, 1 or more
 * @returns 3 side (side - 1) + 1 cells, and 2 side - 1 lines in each direction
 * @throws RangeError for another side
 * @source 000_8dc3042ab81c971c.txt §2 ("the shape of the puzzle grid can also be other than rectangular")
 */
export function hexHexagon(side: number): HexShape {
  checkSide(side);
  const rows = 2 * side - 1;
  return shapeOf(
    Array.from({ length: rows }, (_, row) => {
      const length = rows - Math.abs(row - (side - 1));
      const first = -Math.min(row, side - 1);
      return Array.from({ length }, (_, at) => ({ row, column: first + at }));
    }).flat(),
  );
}
