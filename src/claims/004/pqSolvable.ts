/**
 * 004, “The Game”: its words for (2,2)-solvable, taken at their word. They name cells that are filled in every
 * configuration; 000 §3.2 fixes those that are empty in every one as well.
 */
import { FILLED } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { formatGrid, imageFromIndex } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { createFold } from '../../engine/census/fold.ts';
import { createSmallFour, FOUR_SOLVED } from '../../engine/census/smallFour.ts';
import { choices, intersect, unknownCrossings } from '../../engine/intersect/pqIntersection.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { grouped, percent } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';

/** Cells that are filled in every configuration of some two rows and two columns, of the first choice that has any. */
function filledByTwo(grid: Grid, puzzle: Puzzle): readonly number[] {
  for (const rows of choices(grid.height, 2))
    for (const columns of choices(grid.width, 2)) {
      if (unknownCrossings(grid, rows, columns).length < 4) continue;
      const filled = intersect(grid, puzzle, rows, columns).fixed.filter(
        ({ value }) => value === FILLED,
      );
      if (filled.length > 0) return filled.map(({ row, column }) => row * grid.width + column);
    }
  return [];
}

/**
 * Whether sweeps, and filling what two rows and two columns show to be filled, solve a puzzle.
 *
 * @source 004_baeeafed5327eab8.txt “The Game”
 */
function solvedByFilled(puzzle: Puzzle): boolean {
  for (let clues: Uint8Array | undefined; ;) {
    const { grid, status } = solveSimple(clues === undefined ? puzzle : { ...puzzle, clues });
    if (status !== 'standstill') return status === 'solved';
    const filled = filledByTwo(grid, puzzle);
    if (filled.length === 0) return false;
    clues = grid.cells.slice();
    for (const cell of filled) clues[cell] = FILLED;
  }
}

type FilledOnly = {
  readonly hard: number; // pictures that are (2,2)-hard by 000
  readonly solved: number; // of these, by filled cells only
  readonly example: readonly string[] | null; // one that is not
};

/** Goes through all pictures of a square, one of each symmetry class. */
function filledOnly(side: number): FilledOnly {
  const four = createSmallFour(side, side);
  const timesOf = createFold(side, side, 'class');
  const counts = { hard: 0, solved: 0 };
  let example: readonly string[] | null = null;
  for (let index = 0; index < 2 ** (side * side); index++) {
    const times = timesOf(index);
    if (times === 0 || four.classify(index) !== FOUR_SOLVED) continue;
    const image = imageFromIndex(side, side, index);
    counts.hard += times;
    if (solvedByFilled(puzzleOf(image))) counts.solved += times;
    else example ??= formatGrid(image);
  }
  return { ...counts, example };
}

export const pqSolvable: Claim<{ readonly missed: number }, FilledOnly> = {
  id: '004-pq-solvable',
  place: 'The Game',
  title:
    'A (2,2)-solvable puzzle is solved by cells that are filled in every configuration of two rows and two columns',
  quote:
    'finding where the intersection of such have cells that guaranteed to be filled in any configuration',
  published: { missed: 0 },
  effort: 'minute',
  outcome: '004-pq-solvable',
  read: () => ({ ours: filledOnly(5) }),
  agrees: ({ hard, solved }, { missed }) => hard - solved === missed,
  ground: ({ hard }) => ({
    kind: 'count',
    of: `all ${grouped(hard)} pictures of 5x5 that are (2,2)-hard by Batenburg & Kosters`,
  }),
  reading:
    'Taken at its word: what is filled in all configurations is filled, and what is empty in all of them is left unknown.',
  home: 'papers/nonograms-blog/',
  what: 'puzzles that sweeps do not solve, and cells filled in every configuration do',
  says: 'the (2,2)-solvable ones',
  finds: ({ hard, solved }) =>
    `${grouped(solved)} of the ${grouped(hard)} of 5\u00a0×\u00a05, ${percent(solved / hard, 1)}`,
  remark:
    'Batenburg and Kosters fix a cell as well when it is empty in every configuration; the others need that.',
  picture: ({ example }) => example,
  erratum:
    'The sentence after it speaks of “any fixed cells”, which is the definition of Batenburg and Kosters. Only these words leave out the cells that are empty in every configuration.',
};
