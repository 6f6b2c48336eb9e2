/** 000, section 4.2: how much FourSolver adds where it makes some progress and does not solve the puzzle. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import { createFold } from '../../engine/census/fold.ts';
import { createSmallFour, SOME_PROGRESS } from '../../engine/census/smallFour.ts';
import { openCells } from '../../engine/census/smallFourBoard.ts';
import { createSmallSimple } from '../../engine/census/smallSimple.ts';
import { fixed, grouped, percent } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';

const side = 5;

type Progress = {
  readonly images: number; // of which FourSolver finds some cells, and not all
  readonly unknown: number; // cells that sweeps leave in them, all together
  readonly found: number; // of these, such as FourSolver and its sweeps find
  /** Images by the share of their unknown cells that is found: under a quarter, under a half, under three quarters, more. */
  readonly quarters: readonly number[];
};

function countProgress(): Progress {
  const four = createSmallFour(side, side);
  const simple = createSmallSimple(side, side);
  const timesOf = createFold(side, side, 'class');
  const cells = new Uint8Array(side * side);
  const counts = { images: 0, unknown: 0, found: 0 };
  const quarters = [0, 0, 0, 0];
  for (let index = 0; index < 2 ** (side * side); index++) {
    const times = timesOf(index);
    if (times === 0 || four.classify(index) !== SOME_PROGRESS) continue;
    simple.solveIndex(index, 'H');
    simple.readCells(cells);
    const unknown = cells.reduce((sum, cell) => sum + (cell === UNKNOWN ? 1 : 0), 0);
    let found = unknown;
    for (let row = 0; row < side; row++)
      for (let open = openCells(four.board, row); open !== 0; open &= open - 1) found--;
    counts.images += times;
    counts.unknown += times * unknown;
    counts.found += times * found;
    quarters[Math.floor((4 * found) / unknown)]! += times;
  }
  return { ...counts, quarters };
}

export const littleProgress: Claim<string, Progress> = {
  id: '000-section-4.2-just-a-little',
  title: 'The progress that FourSolver makes without solving the puzzle is “often just a little”',
  quote:
    'as is the number of puzzles where some (often just a little) progress could be made by FOURSOLVER',
  published: 'often just a little',
  effort: 'minute',
  outcome: '000-section-4.2-just-a-little',
  ground: ({ images }) => ({
    kind: 'count',
    of: `all ${grouped(images)} pictures of 5x5 with some progress`,
  }),
  reading:
    'A little: less than a quarter of the cells that sweeps leave. Often: in a third of the cases or more. The sentence is about random pictures of 6x6.',
  home: 'papers/batenburg-kosters/#larger-grids',
  what: 'the unknown cells that FourSolver finds where it makes some progress',
  finds: ({ images, unknown, found, quarters: [few = 0] }) =>
    `5\u00a0×\u00a05: ${fixed(found / images, 1)} of ${fixed(unknown / images, 1)} on average, less than a quarter of them in ${percent(few / images, 0)} of the pictures`,
  read: () => ({ ours: countProgress() }),
  agrees: ({ images, quarters: [few = 0] }) => 3 * few >= images,
};
