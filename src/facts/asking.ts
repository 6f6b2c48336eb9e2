/** What the chapter inference says of single questions to the SAT solver, and of all of them: asked while the site is built. */
import { askEveryCellInPieces } from '../engine/inference/inference.ts';
import type { CellQuestions } from '../engine/inference/inference.ts';
import type { AskedCell } from '../engine/inference/question.ts';
import { askCell } from '../engine/inference/question.ts';
import { allPieces } from '../engine/pieces.ts';
import { sizeText } from '../notebook/plain/numbers.ts';
import { decodePuzzle } from '../formats/puzzleCode.ts';
import { openIn, puzzleFigures } from '../kit/puzzle/openIn.ts';
import { galleryPuzzle } from '../puzzles/gallery.ts';
import type { PuzzleId } from '../puzzles/gallery.ts';

/** A question: a cell, counted from 1, and the value that is supposed. */
type Asked = {
  readonly id: PuzzleId;
  readonly cell: readonly [row: number, column: number];
  readonly value: 'filled' | 'empty';
};

/** The question that its figure opens with. */
export const firstQuestion: Asked = { id: 'no-progress', cell: [5, 5], value: 'filled' };

/** What the solver makes of a question, beginning after sweeps. @source 003_bcef302d21730516.txt §3 */
export function questionStory({ id, cell: [row, column], value }: Asked): AskedCell {
  const puzzle = decodePuzzle(galleryPuzzle(id).code);
  const cell = (row - 1) * puzzle.columns.length + column - 1;
  return askCell(puzzle, { cell, value: value === 'filled' ? 1 : 0, from: 'sweeps' });
}

/** The size of the puzzle of a question. */
export function askedSize({ id }: Asked): string {
  const { rows, columns } = decodePuzzle(galleryPuzzle(id).code);
  return sizeText(rows.length, columns.length);
}

/** The address that opens a question in its figure. */
export const openQuestion = ({ id, cell: [row, column], value }: Asked): string =>
  openIn(puzzleFigures['ask-cell'], galleryPuzzle(id).code, {
    c: `${row}.${column}`,
    ...(value === 'filled' ? { v: 'filled' } : {}),
  });

/** The procedure of 003 on a puzzle. @source 003_bcef302d21730516.txt §3 */
export const everyCellOf = (id: PuzzleId): CellQuestions =>
  allPieces(askEveryCellInPieces(decodePuzzle(galleryPuzzle(id).code)));

/** In how many cells the two pictures differ that answer a question; 0 where there are not two. */
export function differingCells(asked: Asked): number {
  const { answer, otherwise } = questionStory(asked);
  if (answer.kind !== 'picture' || otherwise.kind !== 'picture') return 0;
  const other = otherwise.picture.cells;
  return answer.picture.cells.reduce((sum, cell, at) => sum + (cell === other[at] ? 0 : 1), 0);
}
