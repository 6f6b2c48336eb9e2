/** How long one question to the solver takes, with its record and without. */
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardFormula, solverOf } from '../../../src/engine/inference/boardFormula.ts';
import { askCell } from '../../../src/engine/inference/question.ts';
import { literalOf } from '../../../src/engine/sat/literal.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { timeOf } from '../race/processorTime.ts';
import { standstills } from './fastest.ts';
import type { BoardCase } from './fastest.ts';

/** The sizes at which one cell is asked. */
export const askingCases: readonly BoardCase[] = [10, 20].map((side) => ({
  side,
  percentage: 50,
}));

const boards = 6;
const rounds = 3;

/** Random boards that are not simple, each with its first unknown cell. */
const asked = (what: BoardCase): readonly { readonly puzzle: Puzzle; readonly cell: number }[] =>
  standstills(what, boards).map((cells) => {
    const puzzle = puzzleOf({ height: what.side, width: what.side, cells });
    return { puzzle, cell: solveSimple(puzzle).grid.cells.indexOf(UNKNOWN) };
  });

/**
 * Milliseconds of a question, the best of some rounds for each board, on the average: `formula` only writes the formula,
 * `answer` also makes a solver of it and asks, `recorded` is what the figure does, which asks the other value too.
 */
export function askingTimes(
  what: BoardCase,
): Readonly<Record<'formula' | 'answer' | 'recorded', number>> {
  const times = { formula: 0, answer: 0, recorded: 0 };
  const cases = asked(what);
  for (const { puzzle, cell } of cases) {
    const works = {
      formula: () => void boardFormula(puzzle),
      answer: () => void solverOf(boardFormula(puzzle)).solve([literalOf(cell, false)]),
      recorded: () => void askCell(puzzle, { cell, value: 0, from: 'sweeps' }),
    };
    for (const name of ['formula', 'answer', 'recorded'] as const) {
      const taken = Array.from({ length: rounds }, () => timeOf(works[name]));
      times[name] += Math.min(...taken) / cases.length;
    }
  }
  return times;
}
