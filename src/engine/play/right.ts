/**
 * Whether what is known of a puzzle can stay. One solution that has all of it is enough for an answer, so every solution that
 * was ever met is kept; where none of them fits, the SAT solver is asked, which keeps what it learns from state to state.
 */
import { FILLED, UNKNOWN } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { InPieces } from '../pieces.ts';
import { literalOf } from '../sat/literal.ts';
import type { Literal } from '../sat/literal.ts';
import type { SatSolver } from '../sat/solver.ts';
import { createSat } from '../sat/solver.ts';
import { openSolverInPieces } from '../solve/openFormula.ts';
import { solveSimpleInPieces } from '../sweep/simpleSolver.ts';

/** A solver for the questions of one puzzle: variables of cells come first. */
export function* questionsOf(puzzle: Puzzle): InPieces<SatSolver> {
  const { status, grid } = yield* solveSimpleInPieces(puzzle);
  if (status !== 'contradiction') return yield* openSolverInPieces(puzzle, grid);
  const solver = createSat(grid.cells.length);
  solver.add([]); // no solution, whatever is supposed
  return solver;
}

/** The known cells of a state as suppositions. */
export function suppositions(cells: Uint8Array): Literal[] {
  const known: Literal[] = [];
  for (const [cell, value] of cells.entries())
    if (value !== UNKNOWN) known.push(literalOf(cell, value === FILLED));
  return known;
}

/** A solution with all known cells of a state, as the values of its cells; null when there is none. */
export function* solutionWith(
  solver: SatSolver,
  known: readonly Literal[],
  cells: number,
): InPieces<Uint8Array | null> {
  const pieces = solver.solveInPieces(known);
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return value.status === 'satisfiable' ? value.model.slice(0, cells) : null;
    yield;
  }
}

/** Solutions of one puzzle, by what they have to keep. */
export type Witnesses = {
  /** Those that were met and have all known cells of a state. */
  readonly met: (cells: Uint8Array) => readonly Uint8Array[];
  /**
   * A solution with all known cells of a state; null when there is none.
   *
   * @param unlike - it should differ from this one where it can; it may be like it
   */
  readonly one: (cells: Uint8Array, unlike?: Uint8Array) => InPieces<Uint8Array | null>;
};

/** So many solutions are kept, the last ones. */
const mostKept = 200;

/** The solutions of a puzzle, to be kept as long as it is asked about. */
export function createWitnesses(puzzle: Puzzle): Witnesses {
  const kept: Uint8Array[] = [];
  let solver: SatSolver | null = null;
  const met = (cells: Uint8Array): readonly Uint8Array[] =>
    kept.filter((one) => cells.every((value, at) => value === UNKNOWN || value === one[at]));

  function* asked(cells: Uint8Array, unlike?: Uint8Array): InPieces<Uint8Array | null> {
    solver ??= yield* questionsOf(puzzle);
    if (unlike !== undefined) {
      solver.implied([]); // takes the last model back, so that it can be told what to prefer
      for (const [cell, value] of unlike.entries())
        if (cells[cell] === UNKNOWN) solver.prefer(literalOf(cell, value !== FILLED));
    }
    return yield* solutionWith(solver, suppositions(cells), cells.length);
  }

  return {
    met,
    *one(cells, unlike) {
      const [known] = unlike === undefined ? met(cells) : [];
      if (known !== undefined) return known;
      const found = yield* asked(cells, unlike);
      if (found !== null) kept.push(found);
      if (kept.length > mostKept) kept.shift();
      return found;
    },
  };
}

/**
 * The last of some states that a solution has all known cells of.
 *
 * @param states - in order, each as long as the puzzle has cells
 * @param witnesses - of the puzzle, where more is asked of it
 * @returns its index, -1 when there is none
 */
export function* lastRightInPieces(
  puzzle: Puzzle,
  states: readonly Uint8Array[],
  witnesses = createWitnesses(puzzle),
): InPieces<number> {
  for (let at = states.length - 1; at >= 0; at--) {
    if ((yield* witnesses.one(states[at]!)) !== null) return at;
    yield;
  }
  return -1;
}
