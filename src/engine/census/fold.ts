/**
 * Counting images by their symmetry classes (001 Figure 19): one image stands for all that it can be turned or reflected
 * into. For square sizes these are the classes of D4, of 1, 2, 4 or 8 images; for others, those of the reflections
 * left-right and top-bottom, of 1, 2 or 4. Reflections alone are in `createFold` of smallFourCensus.ts.
 */
import { checkSize } from '../board/cell.ts';
import { lowBits } from '../line/lineMasks.ts';

/**
 * Makes the function that says how many images image number `index` stands for: all of its class when it has the least
 * number among them, else 0.
 *
 * @param height - 1 to 6
 * @param width - 1 to 6
 * @throws RangeError for another size
 * @source 001_a525a3e1210b0814.txt §4, Figure 19
 */
export function createClassFold(height: number, width: number): (index: number) => number {
  checkSize(height, width);
  if (height > 6 || width > 6) throw new RangeError(`sides must be at most 6: ${height}x${width}`);
  const square = height === width;
  const mirrored = Uint8Array.from({ length: 1 << width }, (_, line) => mirror(line, width));
  const rows = new Uint8Array(height);
  const columns = new Uint8Array(width); // as rows of the transposed image; only for squares
  const least = mirrored.map((turned, line) => Math.min(turned, line));
  const half = 2 ** (3 * width);
  const top = 2 ** ((height - 1) * width);
  /** The sign of (an image of the class - the image): the last row decides first. */
  const compare = (lines: Uint8Array, leftRight: boolean, topBottom: boolean): number => {
    for (let i = height - 1; i >= 0; i--) {
      const other = lines[topBottom ? height - 1 - i : i]!;
      const difference = (leftRight ? mirrored[other]! : other) - rows[i]!;
      if (difference !== 0) return difference;
    }
    return 0;
  };
  return (index) => {
    // the last row decides first, so most images can be told by it and the first row
    const last = Math.floor(index / top);
    if (least[last]! < last || least[index & lowBits(width)]! < last) return 0;
    let rest = index % half;
    columns.fill(0);
    for (let i = 0; i < height; i++) {
      if (i === 3) rest = Math.floor(index / half);
      const line = rest & lowBits(width);
      rows[i] = line;
      rest >>>= width;
      if (square) for (let j = 0; j < width; j++) columns[j]! |= ((line >>> j) & 1) << i;
    }
    let same = 1; // symmetries that leave the image as it is
    for (let way = 1; way < (square ? 8 : 4); way++) {
      const sign = compare(way < 4 ? rows : columns, (way & 1) !== 0, (way & 2) !== 0);
      if (sign < 0) return 0;
      if (sign === 0) same++;
    }
    return (square ? 8 : 4) / same;
  };
}

/**
 * Reverses a line of `length` cells, cell i at bit i.
 *
 * @source none
 */
export function mirror(line: number, length: number): number {
  let turned = 0;
  for (let j = 0; j < length; j++) turned |= ((line >>> j) & 1) << (length - 1 - j);
  return turned;
}
