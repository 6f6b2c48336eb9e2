/**
 * Inference (003): which cells have the same value in every solution. Two ways to find out: the way of a practitioner, who lets
 * sweeps do what they can and lets each solution that is found speak for all cells at once; and 003's own, one question a cell.
 */
import type { Grid } from '../board/cell.ts';
import { EMPTY, FILLED, UNKNOWN, unknownGrid } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { InPieces } from '../pieces.ts';
import { allPieces } from '../pieces.ts';
import { literalOf } from '../sat/literal.ts';
import type { SatSolver } from '../sat/solver.ts';
import type { SatCounters } from '../sat/state.ts';
import { openSolverInPieces } from '../solve/openFormula.ts';
import { solveSimpleInPieces } from '../sweep/simpleSolver.ts';
import type { Encoding } from './boardFormula.ts';
import { boardFormulaInPieces, solverInPieces } from './boardFormula.ts';

/** How far a search is: a copy of the answer so far, and the work done. Another search can go on from it. */
export type InferenceNews = {
  readonly inferable: Grid; // cells that are known to be so
  readonly witnesses: readonly Grid[]; // solutions found
  readonly decided: number; // cells of which it is known whether they are
  readonly propagations: number;
};

/** What all solutions of a puzzle share. */
export type Inference = {
  /** Whether the puzzle has a solution. If not, nothing is said of any cell. */
  readonly consistent: boolean;
  /** The cells that are the same in every solution that keeps the clues, with that value; UNKNOWN elsewhere. */
  readonly inferable: Grid;
  readonly unique: boolean; // whether there is exactly one solution: then all cells are inferable, and only then
  /** Solutions; of every cell that is not inferable one of them has it filled and one has it empty. */
  readonly witnesses: readonly Grid[];
  readonly counters: Readonly<SatCounters> | null; // null: sweeps were enough
};

/**
 * Finds all inferable cells.
 *
 * @param puzzle - a puzzle of any size; not modified
 * @returns the cells that are the same in every solution, with solutions that show it of the others
 * @throws RangeError or TypeError for a malformed puzzle; one without a solution is a result
 * @source 003_bcef302d21730516.txt §2 (INFERENCE, and its certificate)
 */
export function infer(puzzle: Puzzle): Inference {
  return allPieces(inferInPieces(puzzle));
}

/**
 * The same in pieces.
 *
 * @param from - what another search of the same puzzle had found when it ended early: only the other cells are asked about
 * @throws as {@link infer} does
 * @source 003_bcef302d21730516.txt §2
 */
export function* inferInPieces(
  puzzle: Puzzle,
  from: InferenceNews | null = null,
): InPieces<Inference, InferenceNews> {
  const swept = yield* solveSimpleInPieces(puzzle);
  const { height, width, cells } = swept.grid;
  if (swept.status === 'contradiction') return contradiction(height, width, null);
  if (swept.status === 'solved')
    return {
      consistent: true,
      inferable: swept.grid,
      unique: true,
      witnesses: [swept.grid],
      counters: null,
    };
  const solver = yield* openSolverInPieces(puzzle, swept.grid);
  const inferable: Grid = { height, width, cells: cells.slice() };
  const seen = cells.map((cell) => (cell === UNKNOWN ? 0 : SEEN_BOTH)); // values in the witnesses, as bits
  const witnesses: Grid[] = [];
  const learn = (cell: number, value: number): void => {
    inferable.cells[cell] = value;
    solver.add([literalOf(cell, value === FILLED)]);
  };
  for (const { cells: known } of from?.witnesses ?? [])
    witnesses.push(lookAt(known, seen, solver, height, width));
  for (const [cell, value] of from?.inferable.cells.entries() ?? [])
    if (value !== UNKNOWN && cells[cell] === UNKNOWN) learn(cell, value);
  const news = (): InferenceNews => ({
    inferable: { height, width, cells: inferable.cells.slice() },
    witnesses: witnesses.slice(),
    decided: decidedAmong(inferable, seen),
    propagations: solver.counters.propagations,
  });
  const ask = function* (cell: number, value: number): InPieces<boolean, InferenceNews> {
    const found = yield* askInPieces(solver, [literalOf(cell, value === FILLED)], news);
    if (found !== null) witnesses.push(lookAt(found, seen, solver, height, width));
    return found !== null;
  };
  const first = cells.indexOf(UNKNOWN);
  if (witnesses.length === 0 && !((yield* ask(first, FILLED)) || (yield* ask(first, EMPTY))))
    return contradiction(height, width, solver.counters);
  for (const [cell, bits] of seen.entries()) {
    // known by sweeps, or before, or two witnesses differ
    if (bits === SEEN_BOTH || inferable.cells[cell] !== UNKNOWN) continue;
    const only = bits === SEEN_FILLED ? FILLED : EMPTY;
    if (!(yield* ask(cell, FILLED + EMPTY - only))) learn(cell, only);
    yield news();
  }
  return {
    consistent: true,
    inferable,
    unique: !inferable.cells.includes(UNKNOWN),
    witnesses,
    counters: solver.counters,
  };
}

const SEEN_EMPTY = 1;
const SEEN_FILLED = 2;
const SEEN_BOTH = 3;

const contradiction = (
  height: number,
  width: number,
  counters: Readonly<SatCounters> | null,
): Inference => ({
  consistent: false,
  inferable: unknownGrid(height, width),
  unique: false,
  witnesses: [],
  counters,
});

const decidedAmong = ({ cells }: Grid, seen: Uint8Array): number =>
  cells.reduce(
    (count, cell, at) => count + (cell !== UNKNOWN || seen[at] === SEEN_BOTH ? 1 : 0),
    0,
  );

/** A model, or null when there is none. */
function* askInPieces<News>(
  solver: SatSolver,
  assumptions: readonly number[],
  news: () => News,
): InPieces<Uint8Array | null, News> {
  const pieces = solver.solveInPieces(assumptions);
  let piece = pieces.next();
  for (; piece.done !== true; piece = pieces.next()) yield news();
  return piece.value.status === 'satisfiable' ? piece.value.model : null;
}

/** Notes the values of a solution, and lets the next one differ from it where none has differed yet. */
function lookAt(
  model: Uint8Array,
  seen: Uint8Array,
  solver: SatSolver,
  height: number,
  width: number,
): Grid {
  const cells = model.slice(0, height * width);
  for (const [cell, value] of cells.entries()) {
    seen[cell]! |= value === FILLED ? SEEN_FILLED : SEEN_EMPTY;
    if (seen[cell] !== SEEN_BOTH) solver.prefer(literalOf(cell, value !== FILLED));
  }
  return { height, width, cells };
}

/** How 003's procedure went on a board. */
export type CellQuestions = {
  /** FILLED where the formula has no model with the cell empty: every cell, if the puzzle has no solution. */
  readonly inferredFilled: Grid;
  readonly count: number; // of them
  /**
   * EMPTY where it has none with the cell filled, if that was asked too; FILLED as above. Where neither value has one the
   * puzzle has no solution, and the cell is FILLED here.
   */
  readonly inferred: Grid;
  readonly consistent: boolean; // whether the puzzle has a solution
  readonly propagations: number; // of all questions together
  readonly propagationsOf: Float64Array; // of each cell's questions, row-major
  readonly counters: Readonly<SatCounters>; // of the last solver
  /** As in `QuestionNews`. */
  readonly begun: readonly number[];
};

/** How far it is: copies of what is known so far. Another run can go on from it. */
export type QuestionNews = {
  readonly asked: number; // cells, row by row
  readonly count: number;
  readonly inferred: Grid;
  readonly propagations: number;
  readonly propagationsOf: Float64Array;
  /**
   * Cells at which a solver began: the first one, and those where a run that had ended went on. Such a solver knows the cells
   * found before, but nothing of what was learnt, so its propagations are not those of one run.
   */
  readonly begun: readonly number[];
};

/** How the questions are put. */
export type EveryCellOptions = {
  /** How the board is made into a formula; 003's by default. */
  readonly encoding?: Encoding;
  /** Also asks of each cell whether it can be filled, where it can be empty; 003 does not. */
  readonly both?: boolean;
  /** A run of the same puzzle, asked in the same way, that ended here: what it had answered is not asked again. */
  readonly from?: QuestionNews | null;
  /** `joinedInPieces` needs a fraction of the propagations; by default the formula is taken as it is. */
  readonly makeSolver?: typeof solverInPieces;
};

/**
 * 003's procedure as it stands: one solver a board, and for every cell, row by row, the question whether the formula can be
 * satisfied with that cell empty. What is learnt is kept from one question to the next.
 *
 * @throws RangeError or TypeError for a malformed puzzle
 * @remarks What it counts as a propagation: see `SatCounters`.
 * @source 003_bcef302d21730516.txt §3 (steps 3 to 5)
 */
export function* askEveryCellInPieces(
  puzzle: Puzzle,
  {
    encoding = 'automaton',
    both = false,
    from = null,
    makeSolver = solverInPieces,
  }: EveryCellOptions = {},
): InPieces<CellQuestions, QuestionNews> {
  const formula = yield* boardFormulaInPieces(puzzle, encoding);
  const { height, width } = formula;
  const solver = yield* makeSolver(formula);
  const start = from?.asked ?? 0;
  const begun = [...(from?.begun ?? []), start];
  const inferred = unknownGrid(height, width);
  const propagationsOf = new Float64Array(height * width);
  const { counters } = solver;
  let count = 0;
  let consistent = false;
  if (from !== null)
    for (const [cell, value] of from.inferred.cells.subarray(0, start).entries()) {
      inferred.cells[cell] = value;
      propagationsOf[cell] = from.propagationsOf[cell]!;
      if (value === FILLED) count++;
      else consistent = true; // there was a model with the cell empty
      if (value !== UNKNOWN) solver.add([literalOf(cell, value === FILLED)]);
    }
  const earlier = propagationsOf.reduce((sum, one) => sum + one, 0);
  for (let cell = start; cell < height * width; cell++) {
    const before = counters.propagations;
    const news = (): QuestionNews => ({
      asked: cell,
      count,
      inferred: { height, width, cells: inferred.cells.slice() },
      propagations: earlier + counters.propagations,
      propagationsOf: propagationsOf.slice(),
      begun,
    });
    const canBe = function* (value: number): InPieces<boolean, QuestionNews> {
      const model = yield* askInPieces(solver, [literalOf(cell, value === FILLED)], news);
      consistent ||= model !== null;
      return model !== null;
    };
    if (!(yield* canBe(EMPTY))) {
      inferred.cells[cell] = FILLED;
      count++;
    } else if (both && !(yield* canBe(FILLED))) inferred.cells[cell] = EMPTY;
    propagationsOf[cell] = counters.propagations - before;
    yield news();
  }
  // where every cell is filled, or seems to be, nothing has shown that there is a solution
  consistent ||= solver.solve().status === 'satisfiable';
  const filled = inferred.cells.map((cell) => (cell === FILLED ? FILLED : UNKNOWN));
  return {
    inferredFilled: { height, width, cells: filled },
    count,
    inferred,
    consistent,
    propagations: propagationsOf.reduce((sum, one) => sum + one, 0),
    propagationsOf,
    counters,
    begun,
  };
}

/**
 * The same at once.
 *
 * @throws as {@link askEveryCellInPieces} does
 * @source 003_bcef302d21730516.txt §3
 */
export function askEveryCell(
  puzzle: Puzzle,
  encoding: Encoding = 'automaton',
  makeSolver?: typeof solverInPieces,
): CellQuestions {
  return allPieces(askEveryCellInPieces(puzzle, { encoding, ...(makeSolver && { makeSolver }) }));
}
