/** The board of a stepper: of the present moment, of a cell that is asked about, or of a moment that is pointed at. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { BoardModel, LineRef } from '../board/boardModel.ts';
import type { CellTold } from './cellAnswer.ts';
import type { StepperRun } from './stepperTemplate.ts';
import type { Moment, Walk } from './walk.ts';
import { momentBoard } from './walk.ts';

/** A moment that is pointed at. */
export type Peek = {
  readonly position: number; // in the run
  readonly lit: readonly LineRef[];
  readonly bad: readonly LineRef[];
  readonly fresh: ReadonlySet<number>; // cells that are spoken of
};

/** A board as it is drawn, and as its cells are named: with what is on trial. */
export type SteppedBoard = { readonly drawn: BoardModel; readonly named: BoardModel };

/** @param told - what is said of the cell that is asked about */
export function steppedBoard(
  { puzzle, name, overlay, marksTrials = false }: StepperRun,
  moment: Moment,
  position: number,
  told: CellTold | null,
): SteppedBoard {
  const seen = told === null ? moment : { ...moment, lit: told.lit, fresh: told.fresh };
  const named = momentBoard(puzzle, seen, name);
  if (overlay === undefined) return { drawn: named, named };
  const marks = typeof overlay === 'function' ? overlay(position) : overlay;
  if (!marksTrials) return { drawn: { ...named, overlay: marks }, named };
  const cells = named.cells.slice();
  const { trials = new Set<number>(), tried: _, takenBack, fresh = [], ...plain } = named;
  for (const cell of trials) cells[cell] = UNKNOWN;
  // what is supposed has its mark already
  const kept = new Set([...fresh].filter((cell) => !takenBack?.has(cell) && !trials.has(cell)));
  return { drawn: { ...plain, fresh: kept, cells, overlay: marks }, named };
}

/** The board of a moment that is pointed at. */
export function peekedBoard(
  now: BoardModel,
  { states }: Walk,
  { position, lit, bad, fresh }: Peek,
): BoardModel {
  const { takenBack: _, tried: __, look: ___, ...board } = now;
  const [cells, trials] = [states.cellsAt(position), states.trialsAt(position)];
  return { ...board, cells, trials, lit, bad, fresh };
}
