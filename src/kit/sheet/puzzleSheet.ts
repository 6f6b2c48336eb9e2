/** One puzzle as a sheet: nothing but the board and what it is given with, and its solution on the page after it. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { boardOf } from '../board/boardModel.ts';
import { boardPicture } from '../board/boardPicture.ts';
import { inPlay, openIn } from '../puzzle/openIn.ts';
import { shortCodeOf } from '../puzzle/shortCode.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { Sheet } from './sheet.ts';

/** A puzzle that goes on a sheet. */
export type PuzzleOnSheet = {
  readonly puzzle: Puzzle;
  readonly name: string; // on the sheet, so that it gives nothing away
  readonly solvedName: string; // on the page of the solution
  readonly solution: Grid | null; // null where none is known
  /** What is said of the solution, '' for nothing. */
  readonly told?: string;
  readonly says?: string;
  readonly credit: string;
  readonly hasName?: boolean;
};

/** Draws its two pictures once for a puzzle and its solution. */
export class PuzzleSheet {
  #puzzle: Puzzle | null = null;
  #solution: Grid | null = null;
  #empty: SvgNode | null = null;
  #solved: SvgNode | null = null;
  #address = '';

  sheet({ puzzle, solution, ...of }: PuzzleOnSheet): Sheet {
    const { name, solvedName, told = '', says = '', credit, hasName = false } = of;
    if (puzzle !== this.#puzzle || solution !== this.#solution) {
      this.#puzzle = puzzle;
      this.#solution = solution;
      this.#empty = boardPicture(boardOf(puzzle, startCells(puzzle), name));
      this.#address = openIn(inPlay, shortCodeOf(puzzle, solution));
      this.#solved =
        solution === null
          ? null
          : boardPicture(boardOf(puzzle, solution.cells, `Solution of ${name}`));
    }
    const isTold = this.#solved !== null || told !== '';
    return {
      title: name,
      answersTitle: `Solution: ${solvedName}`,
      says,
      hasName,
      tasks: [
        {
          words: '',
          picture: this.#empty!,
          answer: isTold ? { words: told, picture: this.#solved } : null,
          address: this.#address,
        },
      ],
      credit,
    };
  }
}

/** What a puzzle is given with; nothing else is on a clean sheet. */
const startCells = ({ rows, columns, clues }: Puzzle): Uint8Array =>
  clues ?? new Uint8Array(rows.length * columns.length).fill(UNKNOWN);

/** How a puzzle is read, for those who see their first one. */
export const ruleOfPuzzles =
  'The numbers beside a row are the lengths of its runs of filled cells, in order. Between two runs there is at least one empty cell. Columns work in the same way.';
