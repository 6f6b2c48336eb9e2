/** All puzzles of a small size that have a solution, by what their solutions share. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { describeLine } from '../../engine/board/description.ts';

/** One puzzle: how many solutions it has, and in which of its cells all of them agree. */
export type SmallPuzzle = {
  readonly image: number; // the first of its solutions
  readonly solutions: number;
  readonly filled: number; // cells that are filled in all solutions, a bit each
  readonly empty: number;
};

/** The number of a line's description among those of its length, by the line as bits. */
function descriptionNumbers(length: number): Uint8Array {
  const numbers = new Map<string, number>();
  return Uint8Array.from({ length: 2 ** length }, (_, bits) => {
    const cells = Uint8Array.from({ length }, (_, at) => (bits >> at) & 1);
    const name = describeLine(cells).join('.');
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  });
}

/**
 * All puzzles of a size that have a solution, up to 16 cells.
 *
 * @source 003_bcef302d21730516.txt §1 ("a unique solution if and only if every cell is inferable")
 */
export function smallPuzzles(height: number, width: number): readonly SmallPuzzle[] {
  const cells = height * width;
  if (cells > 16) throw new RangeError(`too many cells: ${height}x${width}`);
  const [ofRow, ofColumn] = [descriptionNumbers(width), descriptionNumbers(height)];
  const all = 2 ** cells - 1;
  const found = new Map<
    string,
    { image: number; solutions: number; filled: number; all: number }
  >();
  for (let image = 0; image <= all; image++) {
    let bits = 0;
    const columns = new Uint8Array(width);
    let key = '';
    const picture = imageFromIndex(height, width, image).cells;
    for (let row = 0; row < height; row++) {
      let line = 0;
      for (let column = 0; column < width; column++) {
        const value = picture[row * width + column]!;
        line |= value << column;
        columns[column]! |= value << row;
        bits |= value << (row * width + column);
      }
      key += String.fromCharCode(ofRow[line]!);
    }
    for (const line of columns) key += String.fromCharCode(ofColumn[line]!);
    const one = found.get(key);
    if (one === undefined) found.set(key, { image, solutions: 1, filled: bits, all: bits });
    else {
      one.solutions++;
      one.filled &= bits;
      one.all |= bits;
    }
  }
  return [...found.values()].map(({ all: some, ...one }) => ({ ...one, empty: all & ~some }));
}

/** The puzzle itself. */
export const puzzleOfSmall = (height: number, width: number, { image }: SmallPuzzle): Puzzle =>
  puzzleOf(imageFromIndex(height, width, image));

/** Which of the three kinds a puzzle is of; one solution without inference there is not. */
export type InferenceKind = 'one' | 'some' | 'none';

/** Whether a puzzle has one solution, or several that share some cell, or none. */
export const kindOf = ({ solutions, filled, empty }: SmallPuzzle): InferenceKind =>
  solutions === 1 ? 'one' : (filled | empty) === 0 ? 'none' : 'some';

/** Cells that are the same in all solutions. */
export function inferableCells({ filled, empty }: SmallPuzzle): number {
  let count = 0;
  for (let bits = filled | empty; bits !== 0; bits &= bits - 1) count++;
  return count;
}
