/**
 * Elementary switching components of an image: two rows and two columns whose four crossings are filled crosswise, so
 * that exchanging filled and empty there leaves every line description as it was. The exchanged image is another
 * solution of the same puzzle, so an image that has one is not uniquely solvable. The converse fails: a puzzle can have
 * several solutions without one, because larger sets of cells can be exchanged too. Only sets of 2 x 2 are looked for.
 */
import type { Grid } from '../board/cell.ts';
import { EMPTY, FILLED, UNKNOWN, checkSize } from '../board/cell.ts';

/** Two rows and two columns, each pair increasing, zero-based. */
export type SwitchingComponent = {
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
};

/** A finder for images of one size; it keeps its tables between images. */
export type SwitchingFinder = {
  /** Whether the image has one. @param cells - row-major, EMPTY or FILLED; not modified */
  has(cells: Uint8Array): boolean;
  /** The first ones in order of rows, then columns; at most `limit`. @param cells - as for `has` */
  find(cells: Uint8Array, limit?: number): readonly SwitchingComponent[];
};

/**
 * Makes a finder.
 *
 * @param height - rows, a positive integer
 * @param width - columns, a positive integer
 * @throws RangeError for other sides
 * @remarks Whether a line keeps its description is worked out once for a line and a pair of places, and only where it
 * is asked for. An image of 30 x 30 takes a fraction of a millisecond.
 * @source 000_8dc3042ab81c971c.txt §4.2 and Figure 7
 */
export function createSwitchingFinder(height: number, width: number): SwitchingFinder {
  checkSize(height, width);
  const rowKeeps = new Uint8Array(height * width * width); // 0 not asked yet, 1 keeps, 2 does not
  const columns = new Int32Array(width); // those that two rows could exchange
  const visit = (cells: Uint8Array, limit: number, found: SwitchingComponent[] | null): number => {
    rowKeeps.fill(0);
    const keeps = (row: number, one: number, other: number): boolean => {
      const at = (row * width + one) * width + other;
      let known = rowKeeps[at]!;
      if (known === 0) {
        known = keepsDescription(cells, row * width, 1, width, one, other) ? 1 : 2;
        rowKeeps[at] = known;
      }
      return known === 1;
    };
    let count = 0;
    for (let top = 0; top < height; top++)
      for (let bottom = top + 1; bottom < height; bottom++) {
        let able = 0;
        for (let j = 0; j < width; j++)
          if (
            cells[top * width + j] !== cells[bottom * width + j] &&
            keepsDescription(cells, j, width, height, top, bottom)
          )
            columns[able++] = j;
        for (let a = 0; a < able; a++)
          for (let b = a + 1; b < able; b++) {
            const left = columns[a]!;
            const right = columns[b]!;
            if (cells[top * width + left] === cells[top * width + right]) continue;
            if (!keeps(top, left, right) || !keeps(bottom, left, right)) continue;
            found?.push({ rows: [top, bottom], columns: [left, right] });
            if (++count >= limit) return count;
          }
      }
    return count;
  };
  return {
    has: (cells) => visit(cells, 1, null) > 0,
    find(cells, limit = Number.POSITIVE_INFINITY) {
      const found: SwitchingComponent[] = [];
      if (limit > 0) visit(cells, limit, found);
      return found;
    },
  };
}

/**
 * Whether a line has the same description after two of its cells, a filled and an empty one, are exchanged.
 *
 * The line is every `stride`-th cell from `start`. Only the runs that reach the places from `i` to `j` can change.
 */
function keepsDescription(
  cells: Uint8Array,
  start: number,
  stride: number,
  length: number,
  i: number,
  j: number,
): boolean {
  let from = i;
  while (from > 0 && cells[start + (from - 1) * stride] === FILLED) from--;
  let to = j + 1;
  while (to < length && cells[start + to * stride] === FILLED) to++;
  const exchanged = (at: number): number =>
    cells[start + (at === i ? j : at === j ? i : at) * stride]!;
  let before = from; // place in the line as it is
  let after = from; // place in the exchanged line
  for (;;) {
    let run = 0;
    while (before < to && cells[start + before * stride] !== FILLED) before++;
    for (; before < to && cells[start + before * stride] === FILLED; before++) run++;
    let other = 0;
    while (after < to && exchanged(after) !== FILLED) after++;
    for (; after < to && exchanged(after) === FILLED; after++) other++;
    if (run !== other) return false;
    if (run === 0) return true;
  }
}

/**
 * The elementary switching components of an image.
 *
 * @param image - a grid without unknown cells
 * @param limit - at most so many; all without it
 * @returns in order of rows, then columns
 * @throws RangeError when a cell is unknown or the image has no cells
 * @source 000_8dc3042ab81c971c.txt §4.2 and Figure 7
 */
export function switchingComponents(image: Grid, limit?: number): readonly SwitchingComponent[] {
  if (image.cells.includes(UNKNOWN)) throw new RangeError('image has unknown cells');
  return createSwitchingFinder(image.height, image.width).find(image.cells, limit);
}

/**
 * The four cells of a component: top left, top right, bottom left, bottom right.
 *
 * @returns indexes into the cells of an image of that width
 */
export function componentCells(
  { rows: [top, bottom], columns: [left, right] }: SwitchingComponent,
  width: number,
): readonly [number, number, number, number] {
  return [top * width + left, top * width + right, bottom * width + left, bottom * width + right];
}

/**
 * The image with filled and empty exchanged in the four cells of a component.
 *
 * @returns a new image; of the same puzzle when the component is one of the image
 * @throws RangeError when the component reaches beyond the image
 * @source 000_8dc3042ab81c971c.txt §4.2 ("interchanging the zeros and ones")
 */
export function switched(image: Grid, component: SwitchingComponent): Grid {
  const { height, width } = image;
  const [bottom, right] = [component.rows[1], component.columns[1]];
  if (bottom >= height || right >= width)
    throw new RangeError(
      `component reaches row ${bottom + 1} and column ${right + 1} of ${height} x ${width}`,
    );
  const cells = image.cells.slice();
  for (const cell of componentCells(component, width))
    cells[cell] = cells[cell] === FILLED ? EMPTY : FILLED;
  return { height, width, cells };
}
