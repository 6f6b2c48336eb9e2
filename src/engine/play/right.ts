/**
 * Whether what is known of a puzzle can stay. One solution that has all of it is enough for an answer, so every solution that
 * was ever met is kept; where none of them fits, a short search by sweeps and trials looks for one, and where that comes to no
 * end, the SAT solver, which keeps what it learns from state to state.
 */
import { FILLED, UNKNOWN } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { boardFormulaInPieces, solverInPieces } from '../inference/boardFormula.ts';
import type { InPieces } from '../pieces.ts';
import { literalOf } from '../sat/literal.ts';
import type { Literal } from '../sat/literal.ts';
import type { SatSolver } from '../sat/solver.ts';
import { countSolutionsInPieces } from '../solve/search.ts';

/** A solver for the questions of one puzzle: variables of cells come first. */
export function* questionsOf(puzzle: Puzzle): InPieces<SatSolver> {
  return yield* solverInPieces(yield* boardFormulaInPieces(puzzle));
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

/** States that the short search may look at: some milliseconds, where the SAT solver takes a tenth of a second to begin. */
const shortSearch = 3000;

/** Puzzles on which it has come to no end so often are left to the SAT solver. */
const mostInVain = 3;

/** The solutions of a puzzle, to be kept as long as it is asked about. @source none */
export function createWitnesses(puzzle: Puzzle): Witnesses {
  const kept: Uint8Array[] = [];
  let solver: SatSolver | null = null;
  let inVain = 0;
  const met = (cells: Uint8Array): readonly Uint8Array[] =>
    kept.filter((one) => cells.every((value, at) => value === UNKNOWN || value === one[at]));

  /** Undefined: the search was too short to tell. */
  function* soon(cells: Uint8Array): InPieces<Uint8Array | null | undefined> {
    const limits = { maxSolutions: 1, maxNodes: shortSearch, keep: 1 };
    const pieces = countSolutionsInPieces({ ...puzzle, clues: cells }, limits);
    for (let count = 1; ; count++) {
      const { done, value } = pieces.next();
      if (done !== true) {
        if (count % 64 === 0) yield;
        continue;
      }
      const [found] = value.solutions;
      if (found !== undefined) return found.cells;
      if (value.complete) return null;
      inVain++;
      return undefined;
    }
  }

  function* atLength(cells: Uint8Array, unlike?: Uint8Array): InPieces<Uint8Array | null> {
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
      let found = inVain < mostInVain ? yield* soon(cells) : undefined;
      if (found === undefined) found = yield* atLength(cells, unlike);
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
 * @source none
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
