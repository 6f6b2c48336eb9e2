/**
 * Has a puzzle no solution, one, or several? Three ways, each where the one before it ends: sweeps; a short search that branches
 * where sweeps stop, which is soon done on easy boards; and a formula of what is still open for the SAT solver, which goes on until
 * the answer is known.
 */
import type { Grid } from '../board/cell.ts';
import { FILLED, UNKNOWN } from '../board/cell.ts';
import { countUnknown } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { adheres } from '../board/puzzle.ts';
import type { InPieces } from '../pieces.ts';
import { told } from '../pieces.ts';
import { literalOf } from '../sat/literal.ts';
import type { SatManner } from '../sat/manner.ts';
import { inTurns } from '../sat/manner.ts';
import type { SatSolver } from '../sat/solver.ts';
import { solveSimpleInPieces } from '../sweep/simpleSolver.ts';
import { openSolverInPieces } from './openFormula.ts';
import { countSolutionsInPieces } from './search.ts';

/** Which of the three ways came to the answer, or was at work when the search ended. */
export type SolvedBy = 'sweeps' | 'search' | 'formula';

/** What is known of the solutions of a puzzle. */
export type Solved = {
  /** How many there are. `several`: two at least. `open`: the work ran out, or the signal came, before that was known. */
  readonly status: 'none' | 'one' | 'several' | 'open';
  /** Solutions that were found, each once; as many as were asked for at most. */
  readonly solutions: readonly Grid[];
  readonly complete: boolean; // whether there are no others
  /** Cells that are the same in every solution, as far as that was found out; UNKNOWN elsewhere. */
  readonly known: Grid;
  readonly by: SolvedBy;
  readonly work: SolveWork;
};

/** What was done. */
export type SolveWork = {
  readonly states: number; // of the short search, on which sweeps were run
  readonly propagations: number; // of the SAT solver
  readonly conflicts: number; // likewise
};

/** How far it is. */
export type SolveProgress = {
  readonly by: SolvedBy; // at work
  readonly solutions: readonly Grid[]; // found so far
  readonly work: SolveWork;
};

/** When to stop. */
export type SolveLimits = {
  /** Solutions that are enough, 1 or more; default 2, which tells one from several. */
  readonly most?: number;
  /** Propagations of the SAT solver, a state of the short search counting as 1,000; default no limit. Some million take a second. */
  readonly limit?: number;
  /** Ends the search within some milliseconds when it is aborted. What is known then is the answer. */
  readonly signal?: { readonly aborted: boolean };
  /** How the SAT solver goes about it; default the way that was found best (docs/reports/experiments.md). */
  readonly manner?: SatManner;
  /** A solution that is known, such as the picture that the puzzle was made of: others are looked for close to it. */
  readonly known?: Grid;
};

/** When to stop, and who is told how far it is. */
export type SolveOptions = SolveLimits & {
  /** Told every few milliseconds. */
  readonly onProgress?: (progress: SolveProgress) => void;
};

const stateCost = 1000; // propagations

/** States of the short search: about as many as take the time in which the formula is made. */
const statesFor = (cells: number): number => Math.max(20, Math.ceil(100_000 / cells));

const noWork: SolveWork = { states: 0, propagations: 0, conflicts: 0 };

/**
 * Finds out whether a puzzle has no solution, one or several.
 *
 * @param puzzle - a puzzle of any size, also with cells given; not modified
 * @param options - how many solutions are wanted, when to stop, and who is told
 * @returns the solutions, whether there are no others, and what all of them share
 * @throws RangeError or TypeError for a malformed puzzle or option; a puzzle without a solution is a result
 * @remarks Deterministic, unless a signal ends it.
 * @source 000_8dc3042ab81c971c.txt §2 ("uniquely solvable")
 */
export function solve(puzzle: Puzzle, options: SolveOptions = {}): Solved {
  const pieces = solveInPieces(puzzle, options);
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return value;
    if (value !== undefined) options.onProgress?.(value);
  }
}

/**
 * Whether a puzzle has exactly one solution.
 *
 * @param puzzle - a puzzle of any size, also with cells given; not modified
 * @returns whether it has one and no other: false where it has none, too
 * @throws as {@link solve} does
 * @source 000_8dc3042ab81c971c.txt §2 ("uniquely solvable")
 */
export const isUnique = (puzzle: Puzzle): boolean => solve(puzzle).status === 'one';

/**
 * The same in pieces of some milliseconds.
 *
 * @throws as {@link solve} does
 * @source 000_8dc3042ab81c971c.txt §2 ("uniquely solvable")
 */
export function* solveInPieces(
  puzzle: Puzzle,
  { most = 2, limit = Infinity, signal, manner = inTurns, known }: SolveLimits = {},
): InPieces<Solved, SolveProgress> {
  if (!(Number.isInteger(most) || most === Infinity) || most < 1)
    throw new RangeError(`most must be a whole number, 1 or more: ${most}`);
  if (!(limit >= 0)) throw new RangeError(`limit must be 0 or more: ${limit}`);
  if (known !== undefined && !adheres(known, puzzle))
    throw new RangeError('known is no solution of the puzzle');
  const { status, grid } = yield* solveSimpleInPieces(puzzle);
  if (status !== 'standstill') {
    const solutions = status === 'solved' ? [grid] : [];
    return ended(solutions, true, grid, 'sweeps', noWork);
  }
  const limits = { most, limit, manner, ...(signal && { signal }) };
  if (known !== undefined) return yield* beside(puzzle, grid, known, limits);
  const states = Math.min(statesFor(grid.cells.length), Math.floor(limit / stateCost));
  const search = countSolutionsInPieces(
    { ...puzzle, clues: grid.cells },
    { maxSolutions: most, maxNodes: states, keep: most },
  );
  let piece = search.next();
  for (; piece.done !== true; piece = search.next()) {
    if (signal?.aborted === true) return ended([], false, grid, 'search', noWork);
    yield;
  }
  const { complete, solutions, nodes } = piece.value;
  const searched = { ...noWork, states: nodes };
  if (complete || solutions.length >= most)
    return ended(solutions, complete, grid, 'search', searched);
  if (nodes * stateCost >= limit) return ended(solutions, false, grid, 'search', searched);
  const anew = yield* byFormula(puzzle, grid, { ...limits, spent: searched });
  return anew ?? ended([], false, grid, 'formula', searched);
}

/** How the solver is asked. */
type Asked = Required<Pick<SolveLimits, 'most' | 'limit' | 'manner'>> &
  Pick<SolveLimits, 'signal' | 'known'> & {
    readonly spent: SolveWork; // before
    /** Conflicts after which it is given up; default none. */
    readonly patience?: number;
  };

/** Conflicts of the search close to a known solution, at least, and by the cells that sweeps leave open: few are needed where there is another one. */
const conflictsBeside = { least: 500, perCell: 1 };

/**
 * Where one solution is known: first a search that begins at it and is soon given up, then one that begins anew, which proves
 * sooner that there is no other.
 */
function* beside(
  puzzle: Puzzle,
  grid: Grid,
  known: Grid,
  limits: Omit<Asked, 'spent' | 'known'>,
): InPieces<Solved, SolveProgress> {
  if (limits.most === 1) return ended([known], false, grid, 'sweeps', noWork);
  const asked = { ...limits, known };
  let spent = noWork;
  const { least, perCell } = conflictsBeside;
  const patience = Math.max(least, perCell * countUnknown(grid));
  const close = byFormula(puzzle, grid, { ...asked, spent, patience });
  let piece = close.next();
  for (; piece.done !== true; piece = close.next()) {
    spent = piece.value?.work ?? spent;
    yield piece.value;
  }
  const anew = piece.value ?? (yield* byFormula(puzzle, grid, { ...asked, spent }));
  return anew ?? ended([known], false, grid, 'formula', spent);
}

/** Model after model, until there is none or the work runs out; null when it was given up before there was one. */
function* byFormula(
  puzzle: Puzzle,
  grid: Grid,
  { most, limit, manner, signal, known, spent, patience = Infinity }: Asked,
): InPieces<Solved | null, SolveProgress> {
  const solutions: Grid[] = known === undefined ? [] : [known];
  const making = openSolverInPieces(puzzle, grid, { manner });
  let made = making.next();
  for (; made.done !== true; made = making.next()) {
    if (signal?.aborted === true) return ended(solutions, false, grid, 'formula', spent);
    yield;
  }
  const solver = made.value;
  if (known !== undefined) yield* leaveOut(solver, grid, known, patience < Infinity);
  const { height, width } = grid;
  const { counters } = solver;
  const work = (): SolveWork => ({
    states: spent.states,
    propagations: spent.propagations + counters.propagations,
    conflicts: spent.conflicts + counters.conflicts,
  });
  const isOver = (): boolean =>
    signal?.aborted === true || work().propagations + spent.states * stateCost >= limit;
  for (let first = true; solutions.length < most && !isOver(); first = false) {
    const search = first ? solver.solveInPieces() : solver.anotherInPieces();
    let piece = search.next();
    for (; piece.done !== true; piece = search.next()) {
      yield { by: 'formula', solutions, work: work() };
      if (isOver())
        return ended(solutions, false, withRoots(grid, solver, solutions), 'formula', work());
      if (first && counters.conflicts >= patience) return null;
    }
    const answer = piece.value;
    if (answer.status !== 'satisfiable') return ended(solutions, true, grid, 'formula', work());
    solutions.push({ height, width, cells: answer.model.slice(0, height * width) });
    yield { by: 'formula', solutions, work: work() };
  }
  return ended(solutions, false, grid, 'formula', work());
}

/**
 * Leaves a known solution out. Most boards with several solutions have one that differs in a few cells, so a search that begins at
 * the known one comes to it, and one from nothing may never come to any.
 *
 * @param begin - whether the search begins there
 */
function* leaveOut(solver: SatSolver, grid: Grid, { cells }: Grid, begin: boolean): InPieces<void> {
  const open = [...cells.keys()].filter((at) => grid.cells[at] === UNKNOWN);
  if (begin) {
    const supposed = open.map((at) => literalOf(at, cells[at] === FILLED));
    const answer = yield* told(solver.solveInPieces(supposed), () => undefined as never);
    if (answer.status !== 'satisfiable') throw new TypeError('a solution is none for the formula');
    for (const [variable, value] of answer.model.entries())
      solver.prefer(literalOf(variable, value === 1));
  }
  // all solutions have as many filled cells, so each other one leaves out one of these
  const filled = open.filter((at) => cells[at] === FILLED);
  solver.add(filled.map((at) => literalOf(at, false)));
}

/** What the solver knows of all further solutions, where those found are the same. */
function withRoots(grid: Grid, solver: SatSolver, solutions: readonly Grid[]): Grid {
  const cells = grid.cells.slice();
  for (const literal of solver.implied([]) ?? []) {
    const [cell, value] = [literal >> 1, 1 - (literal & 1)];
    if (cell < cells.length && solutions.every((found) => found.cells[cell] === value))
      cells[cell] = value;
  }
  return { ...grid, cells };
}

function ended(
  solutions: readonly Grid[],
  complete: boolean,
  known: Grid,
  by: SolvedBy,
  work: SolveWork,
): Solved {
  const [first, second] = solutions;
  const status =
    second !== undefined ? 'several' : !complete ? 'open' : first === undefined ? 'none' : 'one';
  return {
    status,
    solutions,
    complete,
    known: first && complete ? shared(first, solutions) : known,
    by,
    work,
  };
}

/** What solutions have in common. */
function shared(first: Grid, solutions: readonly Grid[]): Grid {
  const cells = first.cells.map((value, at) =>
    solutions.every((grid) => grid.cells[at] === value) ? value : UNKNOWN,
  );
  return { ...first, cells };
}
