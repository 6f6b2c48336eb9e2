/**
 * The eight symmetries of the square, D4 (000 §4.1: "most puzzles occur in groups of 8"). Reflections left-right and
 * top-bottom keep the numbers of sweeps; a transposition or a quarter turn exchanges H first and V first.
 * Grids need not be square: then four of the eight have height and width exchanged.
 */
import type { Grid } from './cell.ts';

/**
 * Exchanges rows and columns: reflects in the main diagonal.
 *
 * @param grid - of any size; not modified
 * @returns a new grid of `width` rows and `height` columns
 */
export function transpose(grid: Grid): Grid {
  const { height, width, cells } = grid;
  const turned = new Uint8Array(cells.length);
  for (let i = 0; i < height; i++)
    for (let j = 0; j < width; j++) turned[j * height + i] = cells[i * width + j]!;
  return { height: width, width: height, cells: turned };
}

/**
 * Reflects a grid: `left-right` reverses every row, `top-bottom` every column.
 *
 * @param grid - of any size; not modified
 * @param way - `left-right` or `top-bottom`
 * @returns a new grid of the same size
 */
export function reflect(grid: Grid, way: 'left-right' | 'top-bottom'): Grid {
  const { height, width, cells } = grid;
  if (way === 'top-bottom') return rotate(reflect(grid, 'left-right'), 2);
  const turned = new Uint8Array(cells.length);
  for (let i = 0; i < height; i++)
    for (let j = 0; j < width; j++) turned[i * width + width - 1 - j] = cells[i * width + j]!;
  return { height, width, cells: turned };
}

/**
 * Turns a grid clockwise by quarter turns.
 *
 * @param grid - of any size; not modified
 * @param quarters - an integer, taken modulo 4
 * @returns a new grid; for an odd number of quarters height and width are exchanged
 */
export function rotate(grid: Grid, quarters: number): Grid {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return reflect(transpose(grid), 'left-right');
    case 2:
      return { ...grid, cells: grid.cells.toReversed() };
    case 3:
      return transpose(reflect(grid, 'left-right'));
    default:
      return { ...grid, cells: grid.cells.slice() };
  }
}

/**
 * The eight images of a grid, in this order: itself, turned clockwise by one, two and three quarters,
 * reflected left-right, reflected top-bottom, transposed, reflected in the other diagonal. Some may be equal.
 *
 * @source 000_8dc3042ab81c971c.txt §4.1 (the dihedral group D4)
 */
export function symmetries(grid: Grid): Grid[] {
  return [
    rotate(grid, 0),
    rotate(grid, 1),
    rotate(grid, 2),
    rotate(grid, 3),
    reflect(grid, 'left-right'),
    reflect(grid, 'top-bottom'),
    transpose(grid),
    transpose(rotate(grid, 2)),
  ];
}

/**
 * The different images among the eight, in the order of {@link symmetries}.
 *
 * @returns 1, 2, 4 or 8 grids, the first one equal to `grid`
 * @source 001_a525a3e1210b0814.txt §4, Figure 19
 */
export function d4Class(grid: Grid): Grid[] {
  const seen = new Map<string, Grid>();
  for (const image of symmetries(grid)) {
    const key = `${image.height} ${image.cells.join('')}`;
    if (!seen.has(key)) seen.set(key, image);
  }
  return [...seen.values()];
}
