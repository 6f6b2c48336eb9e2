// Which cells a near solution changes, held against a list of all solutions of small boards.
import { expect, test } from 'vitest';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { localSolutionsInPieces } from '../../../src/engine/inference/localSolutions.ts';
import { allPieces } from '../../../src/engine/pieces.ts';

const side = 4;
const keyOf = (index: number): string =>
  JSON.stringify(puzzleOf(imageFromIndex(side, side, index)));

const byPuzzle = new Map<string, number[]>();
for (let index = 0; index < 2 ** 16; index++) {
  const key = keyOf(index);
  byPuzzle.set(key, [...(byPuzzle.get(key) ?? []), index]);
}

/** Whether the cells that differ lie in so many neighbouring rows, or columns. */
function isNear(cells: readonly number[], lines: number): boolean {
  return [(cell: number) => Math.floor(cell / side), (cell: number) => cell % side].some((of) => {
    const along = cells.map(of);
    return Math.max(...along) - Math.min(...along) < lines;
  });
}

test('marks the cells that a solution within a band has otherwise, and no others', () => {
  const random = boardRandom(1, side, side, 1, 0);
  const [widths, seen] = [[2, 3] as const, [0, 0]];
  for (let board = 0; board < 400; board++) {
    const index = Math.floor(2 ** 16 * random.unit());
    const image = imageFromIndex(side, side, index);
    const others = (byPuzzle.get(keyOf(index)) ?? []).map((other) =>
      [...imageFromIndex(side, side, other).cells.keys()].filter(
        (cell) => imageFromIndex(side, side, other).cells[cell] !== image.cells[cell],
      ),
    );
    const open = [...image.cells.keys()].filter((cell) => others.some((one) => one.includes(cell)));
    const found = allPieces(localSolutionsInPieces(image, open, widths));
    for (const [at, lines] of widths.entries()) {
      const near = new Set(others.filter((one) => one.length > 0 && isNear(one, lines)).flat());
      expect([...image.cells.keys()].filter((cell) => found[at]![cell] === 1)).toEqual(
        [...near].toSorted((a, b) => a - b),
      );
      if (near.size < open.length) seen[at]!++;
    }
  }
  for (const count of seen) expect(count).toBeGreaterThan(0); // some cells are open and not local
});
