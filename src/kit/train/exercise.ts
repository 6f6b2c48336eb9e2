/** What is asked: a stored position or a step of a reader's game, as an exercise of a technique. */
import type { StoredPosition } from '../../experiments/positions.ts';
import { stateOf } from '../../experiments/positions.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { stepTo } from '../../engine/play/techniques.ts';
import type { Basis, Technique } from '../../engine/play/techniques.ts';
import type { LineRef } from '../board/boardModel.ts';
import { lineWords } from '../board/boardModel.ts';

/** An exercise. Its cell has the value `truth`, or is open as far as the technique goes. */
export type Exercise = {
  readonly technique: Technique;
  readonly puzzle: Puzzle;
  readonly grid: Grid;
  readonly cell: number;
  readonly truth: 0 | 1 | null;
  readonly basis: Basis; // for an open cell, of the cell that the technique gives beside it
};

/** Which of the two cells of a position is asked for. */
export type Question = { readonly position: number; readonly asks: 'cell' | 'open' };

/**
 * The questions about the positions of a technique: two cells that follow, then one that stays open, so that neither answer
 * can be guessed. An open cell comes long before or after the other question about its position.
 *
 * @source none
 */
export function questionsOf(positions: readonly StoredPosition[]): readonly Question[] {
  const half = Math.floor(positions.length / 2);
  const order = [...positions.keys()];
  const open = [...order.slice(half), ...order.slice(0, half)].filter(
    (at) => positions[at]?.open !== null,
  );
  return order.flatMap((position): readonly Question[] => {
    const other = position % 2 === 1 ? open[(position - 1) / 2] : undefined;
    const asked: Question = { position, asks: 'cell' };
    return other === undefined ? [asked] : [asked, { position: other, asks: 'open' }];
  });
}

/** Questions about the positions of a technique, where all of them have an open cell; none has more. */
export const mostQuestions = 180;

/**
 * The exercise that a question is.
 *
 * @throws RangeError for a position that the technique does not give the cell of
 * @source none
 */
export function exerciseIn(
  technique: Technique,
  position: StoredPosition,
  asks: Question['asks'],
): Exercise {
  const { image, cell, open } = position;
  const puzzle = puzzleOf(image);
  const grid = stateOf(position);
  const place = { row: Math.floor(cell / grid.width), column: cell % grid.width };
  const step = stepTo(technique, puzzle, grid, place);
  if (step === null) throw new RangeError(`${technique} does not give the cell of its position`);
  const { basis, fix } = step;
  return asks === 'open' && open !== null
    ? { technique, puzzle, grid, cell: open, truth: null, basis }
    : { technique, puzzle, grid, cell, truth: fix.value, basis };
}

/** The lines that are to be looked at. @source none */
export function linesOf({ basis }: Exercise): readonly LineRef[] {
  switch (basis.kind) {
    case 'line':
      return [{ direction: basis.direction, index: basis.index }];
    case 'pairs':
      return [
        ...basis.crossing.rows.map((index) => ({ direction: 'H', index }) as const),
        ...basis.crossing.columns.map((index) => ({ direction: 'V', index }) as const),
      ];
    case 'chain':
    case 'contradiction':
    case 'futures':
      return [];
  }
}

/** "row 3, column 4" @source none */
export const placeWords = (cell: number, { width }: Grid): string =>
  `row ${Math.floor(cell / width) + 1}, column ${(cell % width) + 1}`;

/** What is asked of the reader. @source none */
export function questionWords(exercise: Exercise): string {
  const { basis, cell, grid } = exercise;
  const asked = placeWords(cell, grid);
  switch (basis.kind) {
    case 'line':
      return `What does ${lineWords(basis)} by itself say about ${asked}?`;
    case 'pairs': {
      const { rows, columns } = basis.crossing;
      return `What do rows ${rows.map((one) => one + 1).join(' and ')} with columns ${columns.map((one) => one + 1).join(' and ')} say about ${asked}?`;
    }
    case 'chain':
      return `Which value of ${asked} leads along a chain to its opposite?`;
    case 'contradiction':
      return `Go on line by line from each value of ${asked}. Does one of them break a line?`;
    case 'futures':
      return `Go on from A (row ${basis.row + 1}, column ${basis.column + 1}) filled, then from A empty. What is ${asked} both times?`;
  }
}
