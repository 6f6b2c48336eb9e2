/** The board of an exercise: its lines lit, and a question mark in the cell that is asked for. */
import type { BoardModel } from '../board/boardModel.ts';
import { boardOf } from '../board/boardModel.ts';
import { cellUnits } from '../board/boardLayout.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { Exercise } from './exercise.ts';
import { linesOf, placeWords } from './exercise.ts';

/** @param told - the answer is known: where there is one, it stands on the board */
export function askedBoard(exercise: Exercise, told: boolean): BoardModel {
  const { puzzle, grid, cell, truth, basis } = exercise;
  const cells = grid.cells.slice();
  const known = told && truth !== null;
  if (known) cells[cell] = truth;
  const board = boardOf(puzzle, cells, `The board; ${placeWords(cell, grid)} is asked for`);
  const at = (place: number): readonly [number, number] => [
    Math.floor(place / grid.width) * cellUnits,
    (place % grid.width) * cellUnits,
  ];
  const marks = [
    ...(known ? [] : [mark('?', 'train-asked', at(cell))]),
    ...(basis.kind === 'futures'
      ? [mark('A', 'train-probe', at(basis.row * grid.width + basis.column))]
      : []),
  ];
  return { ...board, lit: linesOf(exercise), fresh: new Set([cell]), overlay: marks };
}

const mark = (
  text: string,
  name: string,
  [top, left]: readonly [number, number],
): ReturnType<typeof svgNode> =>
  svgNode(
    'text',
    {
      class: name,
      x: left + cellUnits / 2,
      y: top + cellUnits * 0.72,
      'text-anchor': 'middle',
      'font-size': cellUnits * 0.66,
      'aria-hidden': 'true',
    },
    text,
  );
