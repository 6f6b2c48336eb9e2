/** Boards of the authors' page: every mark, and every size that is a size of its own. */
import { methodKinds } from '../../methods/kinds.ts';
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { boardRandom } from '../../engine/board/random.ts';
import { sampleExact, sampleIndependent } from '../../engine/board/sample.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { galleryDescriptions } from '../../puzzles/gallery.ts';

/** A board with its caption. */
export type KitBoard = { readonly text: string; readonly model: BoardModel };

const wensveenFigure1 = galleryDescriptions('001-figure-1');

const unknown = (puzzle: Puzzle): Uint8Array =>
  new Uint8Array(puzzle.rows.length * puzzle.columns.length).fill(UNKNOWN);

function halfKnown(puzzle: Puzzle): Uint8Array {
  const { cells } = solveSimple(puzzle).grid;
  return cells.map((cell, at) => (at % 3 === 0 ? UNKNOWN : cell));
}

function randomPuzzle(side: number, share = 0.6): Puzzle {
  const cells = new Uint8Array(side * side);
  sampleIndependent(boardRandom(1, side, side, share, 0), cells, share);
  return puzzleOf({ height: side, width: side, cells });
}

/** The puzzle of a random picture with so many filled cells. */
function exactPuzzle(seed: number, side: number, filled: number): Puzzle {
  const cells = new Uint8Array(side * side);
  sampleExact(boardRandom(seed, side, side, 50, 0), cells, filled);
  return puzzleOf({ height: side, width: side, cells });
}

/** A puzzle with one solution that FourSolver does not find, with too many lines for larger intersections. */
export const manyLines: Puzzle = exactPuzzle(58, 24, 305);

const clues = Uint8Array.from({ length: 72 }, (_, at) =>
  at === 10 ? FILLED : at === 30 ? EMPTY : UNKNOWN,
);

const takenBack = new Set([24, 27, 30]); // of the unknown ones of `halfKnown`

/** All marks on one puzzle, then other sizes. */
export const kitBoards: readonly KitBoard[] = [
  {
    text: 'nothing known',
    model: boardOf(wensveenFigure1, unknown(wensveenFigure1), 'nothing known'),
  },
  {
    text: 'partly known, a row lit, cells newly fixed',
    model: {
      ...boardOf(wensveenFigure1, halfKnown(wensveenFigure1), 'partly known'),
      lit: [{ direction: 'H', index: 3 }],
      fresh: new Set([25, 26, 28]),
    },
  },
  {
    text: 'a column without a fit',
    model: {
      ...boardOf(wensveenFigure1, halfKnown(wensveenFigure1), 'contradiction'),
      bad: [{ direction: 'V', index: 2 }],
    },
  },
  {
    text: 'given cells',
    model: boardOf({ ...wensveenFigure1, clues }, clues, 'with given cells'),
  },
  {
    text: 'a guess on trial, cells just taken back',
    model: {
      ...boardOf(wensveenFigure1, halfKnown(wensveenFigure1), 'a guess withdrawn'),
      trials: new Set([13, 16, 17]),
      tried: 16,
      fresh: takenBack,
      takenBack,
    },
  },
  {
    text: 'who found which cells',
    model: {
      ...boardOf(wensveenFigure1, halfKnown(wensveenFigure1), 'by methods'),
      by: new Map(
        [...halfKnown(wensveenFigure1).keys()].map((cell) => [
          cell,
          methodKinds[cell % methodKinds.length]!,
        ]),
      ),
    },
  },
  {
    text: 'solved: a picture, every description quiet',
    model: boardOf(wensveenFigure1, solveSimple(wensveenFigure1).grid.cells, 'solved'),
  },
  {
    text: '1\u00a0×\u00a01',
    model: boardOf({ rows: [[1]], columns: [[1]] }, Uint8Array.of(FILLED), 'smallest'),
  },
  {
    text: '30\u00a0×\u00a030',
    model: boardOf(randomPuzzle(30), halfKnown(randomPuzzle(30)), 'thirty by thirty'),
  },
];
