/** The sums of squares in the formula of 002, straight from an image: before anything is solved. */

/**
 * The sum of the squares of all runs of the rows, or of the columns.
 *
 * @param cells - `height * width` cells EMPTY | FILLED (not checked)
 * @source 002_5ae15e577f844a8a.txt, "Over Easy or Hard Boiled?"
 */
export function squaresOfRuns(
  cells: Uint8Array,
  height: number,
  width: number,
  lines: 'rows' | 'columns',
): number {
  const [outer, step] = lines === 'rows' ? [height, 1] : [width, width];
  const [start, inner] = lines === 'rows' ? [width, width] : [1, height];
  let sum = 0;
  for (let l = 0; l < outer; l++) {
    let run = 0;
    for (let i = 0, at = l * start; i < inner; i++, at += step) {
      // the square grows by 2 run + 1 with each cell
      const cell = cells[at]!;
      sum += cell * (2 * run + 1);
      run = cell * (run + 1);
    }
  }
  return sum;
}

/**
 * The formula from such sums.
 *
 * @param rows - squares of the runs of the rows
 * @param columns - of the columns; 0 where they do not count
 * @source 002_5ae15e577f844a8a.txt, "Over Easy or Hard Boiled?"; sides that differ: see `difficulty002`
 */
export const formulaOf = (
  height: number,
  width: number,
  rows: number,
  columns: number,
  k: number,
): number => (k * height * width) / (225 * (rows / (width * width) + columns / (height * height)));
