/** Files of a folder by a seed, for the tests of its table. */
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { puzzleSymmetries } from '../../../src/engine/board/puzzleSymmetry.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleExact } from '../../../src/engine/board/sample.ts';
import { formatClueText } from '../../../src/formats/clueText.ts';

/** As many as are read at once. */
export const count = 500;

/** Small boards; every tenth file is an earlier one turned, every twenty-fifth is no puzzle. */
export function fileOf(at: number): string {
  if (at % 25 === 24) return `This is letter ${at}.`;
  const from = at % 10 === 9 ? at - 5 : at;
  const [height, width] = [5 + (from % 4), 5 + (from % 3)];
  const cells = new Uint8Array(height * width);
  sampleExact(boardRandom(7, height, width, 60, from), cells, Math.round(cells.length * 0.6));
  const puzzle = puzzleOf({ height, width, cells });
  return formatClueText(from === at ? puzzle : puzzleSymmetries(puzzle)[at % 8]!);
}
