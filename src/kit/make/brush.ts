/** A stroke on the picture: what it paints with, and the picture after each cell. Pure but for its memory of the stroke. */
import type { Grid } from '../../engine/board/cell.ts';
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import type { GreyPicture } from '../../engine/make/greyPicture.ts';
import { WHITE } from '../../engine/make/greyPicture.ts';

/** A picture and its cells. */
export type Painted = { readonly grey: GreyPicture; readonly image: Grid };

/** A brush; a stroke paints with what its first cell becomes. */
export class Brush {
  #value: number | null = null; // while something is painted

  /** Begins a stroke; the second button empties. */
  begin({ image }: Painted, row: number, column: number, second: boolean): void {
    const there = image.cells[row * image.width + column];
    this.#value = second || there === FILLED ? EMPTY : FILLED;
  }

  /** The picture with a cell painted; null where nothing changes. */
  paint(
    { grey, image }: Painted,
    row: number,
    column: number,
  ): (Painted & { readonly cell: number }) | null {
    const value = this.#value;
    const at = row * image.width + column;
    if (value === null || image.cells[at] === value) return null;
    const brightness = grey.brightness.with(at, value === FILLED ? 0 : WHITE);
    return {
      cell: at,
      grey: { ...grey, brightness },
      image: { ...image, cells: image.cells.with(at, value) },
    };
  }

  /** Ends the stroke; false when there was none. */
  end(): boolean {
    const painting = this.#value !== null;
    this.#value = null;
    return painting;
  }
}
