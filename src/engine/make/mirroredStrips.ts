/**
 * Strips of two rows with one row between them, each the mirror image of the one above it. A front runs along a strip in
 * two sweeps a column; at its end one run of three or four cells crosses the row between the strips, and starts the front
 * of the next strip on its way back.
 *
 * Every strip takes 2n − 6 sweeps, the first and the last ones too, so a puzzle of S strips takes 2S(n − 3).
 *
 * @source found by trying the choices of four columns at either end, with all strips but the last alike
 */
import { EMPTY, FILLED } from '../board/cell.ts';
import type { Grid } from '../board/cell.ts';

/** A column of a strip: which of its two cells are filled. */
type Column = 'upper' | 'lower' | 'both' | 'none';

/** The ends of strips, in the direction in which the front runs. */
type Ends = {
  readonly entry: readonly Column[];
  readonly exit: readonly Column[]; // of each strip but the last
  readonly last: readonly Column[];
  readonly crossing: number; // filled cells of the row between two strips, at the exit
};

const columns = (letters: string): readonly Column[] =>
  Array.from(letters, (letter) =>
    letter === 'P' ? 'upper' : letter === 'Q' ? 'lower' : letter === 'B' ? 'both' : 'none',
  );

/** For an odd number of columns: a run of four crosses the row between two strips. */
const odd: Ends = {
  entry: columns('BQPQ'),
  exit: columns('QPPQ'),
  last: columns('QQPQPP'),
  crossing: 1,
};

/** For an even number: a run of three, beside one of two. */
const even: Ends = {
  entry: columns('BQPQ'),
  exit: columns('PQQ-'),
  last: columns('PPQPQQ'),
  crossing: 2,
};

/** Strips of a height of 3S − 1. */
const stripsIn = (height: number): number => (height + 1) / 3;

/**
 * Whether there are mirrored strips of a size: 3S − 1 rows, and for an odd width from 11 on four strips or more, for an
 * even one from 10 on three or more.
 */
export const hasMirrored = (height: number, width: number): boolean =>
  Number.isInteger(stripsIn(height)) &&
  Number.isInteger(width) &&
  (width % 2 === 1 ? width >= 11 && height >= 11 : width >= 10 && height >= 8);

/** The difficulty of mirrored strips: 2S(n − 3) sweeps for S strips. */
export const mirroredDifficulty = (height: number, width: number): number =>
  2 * stripsIn(height) * (width - 3);

/**
 * A picture of mirrored strips.
 *
 * @throws RangeError for a size that they do not have
 */
export function mirroredPicture(height: number, width: number): Grid {
  if (!hasMirrored(height, width))
    throw new RangeError(`no mirrored strips of ${height} x ${width}`);
  const { entry, exit, last, crossing } = width % 2 === 1 ? odd : even;
  const image: Grid = { height, width, cells: new Uint8Array(height * width) };
  const strips = stripsIn(height);
  for (let strip = 0; strip < strips; strip++) {
    const end = strip === strips - 1 ? last : exit;
    const place = (row: number, along: number): number =>
      (3 * strip + row) * width + (strip % 2 === 0 ? along : width - 1 - along);
    for (let along = 0; along < width; along++) {
      const column =
        entry[along] ?? end[along - width + end.length] ?? (along % 2 === 0 ? 'upper' : 'lower');
      image.cells[place(0, along)] = column === 'upper' || column === 'both' ? FILLED : EMPTY;
      image.cells[place(1, along)] = column === 'lower' || column === 'both' ? FILLED : EMPTY;
    }
    if (strip < strips - 1)
      for (let along = width - crossing; along < width; along++)
        image.cells[place(2, along)] = FILLED;
  }
  return image;
}
