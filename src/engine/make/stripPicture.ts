/**
 * Pictures whose puzzles SimpleSolver works through a cell at a time: strips of two rows along which one column tells the
 * next, laid under each other so that the end of one strip begins the next one. Each family is drawn once, in rows with
 * two columns that may be repeated and with rows that may be repeated, and stretched to any size.
 *
 * How it goes: in the middle of a strip every column has one filled cell, now in the upper row, now in the lower. A filled
 * cell says to its row that the next one is empty (an H-sweep), the empty one says to its column that the other cell is
 * filled (a V-sweep): two sweeps a column, a cell each. At the end of a strip stand
 * runs that reach across what separates it from the next strip. All of such a run is known early but for one cell at
 * either end; when the strip arrives, it finds one of them empty, so the other one is filled, and the next strip goes back
 * the other way.
 *
 * @source 000_8dc3042ab81c971c.txt §3.1, Figure 2 (strips, separators, "middle columns"); the drawings are ours
 */
import type { Grid } from '../board/cell.ts';
import { imageFromText } from '../board/image.ts';

/** Rows of `#` and `.`; between the bars stand the two middle columns. */
type Rows = readonly string[];

/** A family of pictures: one for each number of blocks and each number of pairs of middle columns. */
export type StripFamily = {
  readonly top: Rows;
  readonly block: Rows;
  readonly bottom: Rows;
};

/**
 * After 000's description, for 18 rows and more: a 5-strip (two strips with a row between), a 3-strip, and so on down to a
 * single strip of two rows. The block of rows 9 to 16 is what is copied.
 *
 * @source 000_8dc3042ab81c971c.txt §3.1, Figure 2
 */
const tall: StripFamily = {
  top: [
    '...##..|#.|###..',
    '#...#.#|.#|###..',
    '##.....|..|.....',
    '..###.#|.#|...#.',
    '##.#.#.|#.|###..',
    '#...#..|..|###..',
    '####.##|..|.###.',
    '##.#...|..|.##.#',
  ],
  block: [
    '..##..#|.#|####.',
    '#..###.|#.|#.#..',
    '...##..|..|.....',
    '#.#####|.#|...#.',
    '#..##..|#.|#...#',
    '#..#..#|..|..###',
    '.###..#|..|###..',
    '...#...|..|..#..',
  ],
  bottom: ['..#...#|#.|###..', '...###.|.#|..##.'],
};

/** The same with a single 5-strip, for 10 rows: the ends of `tall` would give it a sweep more or a few less. */
const low: StripFamily = {
  top: [
    '.##.#.|#.|.##...',
    '#..###|.#|#..#..',
    '.##...|..|....##',
    '.##..#|#.|##.##.',
    '#..##.|.#|.##...',
    '..#.#.|..|#####.',
    '..##.#|##|##.##.',
    '...##.|..|.##..#',
  ],
  block: [],
  bottom: ['..###.|#.|.#####', '##...#|.#|...#..'],
};

/**
 * Strips of two rows with one row between them. Each strip but the last takes 2n − 6 sweeps for 3n cells, so the
 * difficulty goes to two thirds of the cells. Found by a search of ours for the ends of the strips, as `npm run -s remake -- strips` does.
 *
 * Heights 6q + 2, odd widths of 11 or more.
 */
export const denseStrips: StripFamily = {
  top: [
    '.#...|#.|#..#', // the first strip; it goes from right to left
    '..#.#|.#|###.',
    '#.#..|..|....',
    '###.#|.#|...#', // the second, from left to right
    '.#.#.|#.|###.',
    '.....|..|.##.', // the run that reaches down to the next strip crosses this row
  ],
  block: [
    '#...#|.#|.###',
    '.###.|#.|#.#.',
    '.##..|..|....',
    '###.#|.#|...#',
    '.#.#.|#.|###.',
    '.....|..|.##.',
  ],
  bottom: ['#...#|#.|###.', '.###.|.#|..##'],
};

/**
 * The same with other ends, where `npm run -s remake -- strips` leads from seed 36: each further strip takes 2n − 5 sweeps, one more than
 * the dense strips, but the first ones take fewer. So these are ahead only on high and narrow boards.
 */
export const searchedStrips: StripFamily = {
  top: [
    '#..##|#.|#..#',
    '.##.#|.#|##..',
    '##...|..|....',
    '##.#.|.#|...#',
    '..#.#|#.|###.',
    '.....|..|.##.',
  ],
  block: [
    '#..#.|#.|####',
    '.##.#|.#|..#.',
    '.#...|..|....',
    '.#.#.|.#|#..#',
    '#.#.#|#.|.##.',
    '.....|..|..#.',
  ],
  bottom: ['...##|#.|#.#.', '..#..|.#|####'],
};

/** How often the parts of a picture are repeated; null for a size that the family does not have. */
function repeats(
  { top, block, bottom }: StripFamily,
  height: number,
  width: number,
): { readonly blocks: number; readonly pairs: number } | null {
  const [left = '', , right = ''] = (top[0] ?? '').split('|');
  const spare = height - top.length - bottom.length;
  const blocks = block.length === 0 ? spare : spare / block.length;
  const pairs = (width - left.length - right.length) / 2;
  const fits =
    Number.isInteger(blocks) &&
    Number.isInteger(pairs) &&
    blocks >= 0 &&
    pairs >= 1 &&
    (block.length > 0 || blocks === 0);
  return fits ? { blocks, pairs } : null;
}

/**
 * The picture of a family with so many rows and columns.
 *
 * @throws RangeError for a size that the family does not have
 * @source 000_8dc3042ab81c971c.txt Figure 2 ("extended in the vertical direction by inserting consecutive copies of the
 * marked block", "in the horizontal direction … by adding more middle columns")
 */
export function stripPicture(family: StripFamily, height: number, width: number): Grid {
  const times = repeats(family, height, width);
  if (times === null) throw new RangeError(`no picture of ${height} x ${width} in this family`);
  const { top, block, bottom } = family;
  const rows = [...top, ...Array.from({ length: times.blocks }, () => block).flat(), ...bottom];
  return imageFromText(
    rows.map((row) => {
      const [left = '', middle = '', right = ''] = row.split('|');
      return left + middle.repeat(times.pairs) + right;
    }),
  );
}

/** Whether 000's construction covers a size: m = 8r + 2 with r of 1 or more, n even, 14 or more. @source 000_8dc3042ab81c971c.txt §3.1 */
export const hasFigure2 = (m: number, n: number): boolean =>
  Number.isInteger(n) && m >= 10 && m % 8 === 2 && n >= 14 && n % 2 === 0;

/**
 * A picture of m rows and n columns whose puzzle has the difficulty that 000 states for its Figure 2.
 *
 * Deviation: the drawing is ours, as that of 000 is lost in our copy; 10 rows have a drawing of their own.
 *
 * @throws RangeError for a size that the construction does not cover
 * @source 000_8dc3042ab81c971c.txt §3.1: (m + 2)(2n − 15)/4 + 10
 */
export function figure2Picture(m: number, n: number): Grid {
  if (!hasFigure2(m, n)) throw new RangeError(`the construction has no ${m} x ${n}`);
  return stripPicture(m === 10 ? low : tall, m, n);
}

/** Whether the dense strips have a size: m = 6q + 2 with q of 1 or more, n odd, 11 or more. */
export const hasDense = (m: number, n: number): boolean => repeats(denseStrips, m, n) !== null;

/** A picture of dense strips. @throws RangeError for a size that they do not have */
export const densePicture = (m: number, n: number): Grid => stripPicture(denseStrips, m, n);

/**
 * The difficulty of dense strips: measured for all sizes up to 61, and so on by the way they are solved, each further
 * strip like those before it, each further pair of columns like those beside it. The first and the last strip are solved
 * from both ends, so they add a constant from 17 columns on.
 */
export function denseDifficulty(m: number, n: number): number {
  const ends = m < 20 ? 7 : 9;
  return ((m - 2) / 3) * (2 * n - 6) + Math.min(n, 17) + ends;
}

/** Whether the searched strips have a size for which their formula holds: m = 6q + 2 with q of 4 or more, n odd, 15 or more. */
export const hasSearched = (m: number, n: number): boolean =>
  m >= 26 && n >= 15 && repeats(searchedStrips, m, n) !== null;

/** The difficulty of searched strips: measured for all sizes up to 61, and so on as for the dense ones. */
export const searchedDifficulty = (m: number, n: number): number =>
  ((m - 2) / 3) * (2 * n - 5) - 2 * n + 32;
