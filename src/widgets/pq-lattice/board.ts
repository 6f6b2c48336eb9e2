/** The board of a point: what its solver leaves, what it fixed beyond FourSolver, and its first intersection lit. */
import type { BoardModel, LineRef } from '../../kit/board/boardModel.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { cellsOf, fixedBeyond } from './model.ts';
import type { Lattice, Point } from './model.ts';
import { solverText } from './words.ts';

/** Everything that is drawn. */
export function pointBoard(lattice: Lattice, point: Point): BoardModel {
  const first = point.kind === 'implied' ? null : (point.result?.first ?? null);
  const lit: LineRef[] =
    first === null
      ? []
      : [
          ...first.rows.map((index): LineRef => ({ direction: 'H', index })),
          ...first.columns.map((index): LineRef => ({ direction: 'V', index })),
        ];
  return {
    ...boardOf(lattice.puzzle, cellsOf(lattice, point), `What ${solverText(point)} leaves`),
    fresh: fixedBeyond(lattice, point),
    lit,
  };
}

/** Width of a cell in CSS pixels. */
export function pointBoardCell({ puzzle }: Lattice): number {
  const side = Math.max(puzzle.rows.length, puzzle.columns.length);
  return side <= 6 ? 40 : side <= 10 ? 28 : side <= 16 ? 20 : 14;
}
