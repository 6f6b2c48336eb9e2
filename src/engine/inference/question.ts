/**
 * One question to the solver, told in cells: "what if this cell were empty?" The clauses are those of 003, whose further
 * variables say where the automaton of a line stands. The solver supposes cells only, and learns clauses of cells only, so
 * that all these variables follow within one line each and can be folded away: every cell that propagation gives has a line
 * or a learnt clause, and cells that it follows from there.
 */
import type { Grid } from '../board/cell.ts';
import { FILLED } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { startGrid } from '../board/puzzle.ts';
import type { InPieces } from '../pieces.ts';
import { allPieces } from '../pieces.ts';
import type { SatListener } from '../sat/events.ts';
import type { Literal } from '../sat/literal.ts';
import { literalOf } from '../sat/literal.ts';
import type { SatSolver } from '../sat/solver.ts';
import { createSat } from '../sat/solver.ts';
import type { SatCounters } from '../sat/state.ts';
import { solveSimple } from '../sweep/simpleSolver.ts';
import type { BoardFormula } from './boardFormula.ts';
import { boardFormulaInPieces } from './boardFormula.ts';
import { allClauses } from '../sat/clauses.ts';
import type { QuestionStep } from './questionRecorder.ts';
import { QuestionRecorder } from './questionRecorder.ts';

/** Where a question begins: with the clues alone, or with all that sweeps find. */
export type QuestionStart = 'clues' | 'sweeps';

export type Question = {
  readonly cell: number; // row by row
  readonly value: 0 | 1; // that is supposed
  readonly from: QuestionStart;
};

/** How a question ends. */
export type QuestionAnswer =
  | { readonly kind: 'picture'; readonly picture: Grid } // a solution as supposed
  | { readonly kind: 'refuted' } // there is none
  | { readonly kind: 'open' }; // given up

export type AskedCell = {
  readonly question: Question;
  readonly start: Grid; // what is known before the first step
  readonly steps: readonly QuestionStep[];
  readonly whole: boolean; // false: the run was longer than is kept
  readonly answer: QuestionAnswer;
  /** What comes of the other value, which is looked for afterwards by the same solver and not recorded. */
  readonly otherwise: QuestionAnswer;
  readonly counters: Readonly<SatCounters>; // of the recorded question alone
  readonly size: { readonly variables: number; readonly clauses: number };
};

export type AskOptions = {
  readonly mostSteps?: number; // that are kept; default 20,000
  readonly mostPropagations?: number; // after which a question is given up; default 50 million
};

/**
 * The formula of a question, without the supposition: sweeps and clues are its last clauses.
 *
 * @throws RangeError or TypeError for a malformed puzzle
 * @source 003_bcef302d21730516.txt §3
 */
export const questionFormula = (puzzle: Puzzle, from: QuestionStart): InPieces<BoardFormula> =>
  formulaFrom(puzzle, startOf(puzzle, from));

const formulaFrom = (puzzle: Puzzle, { cells }: Grid): InPieces<BoardFormula> =>
  boardFormulaInPieces({ ...puzzle, clues: cells });

/** The board before the first step. Where sweeps meet a contradiction they have nothing to say. */
function startOf(puzzle: Puzzle, from: QuestionStart): Grid {
  if (from === 'clues') return startGrid(puzzle);
  const { status, grid } = solveSimple(puzzle);
  return status === 'contradiction' ? startGrid(puzzle) : grid;
}

/**
 * Supposes a value of a cell, and records what the solver makes of it.
 *
 * @throws RangeError or TypeError for a malformed puzzle or a cell that it does not have
 * @source 003_bcef302d21730516.txt §3 (steps 5a to 5c, for one cell)
 */
export function askCell(puzzle: Puzzle, question: Question, options: AskOptions = {}): AskedCell {
  return allPieces(askCellInPieces(puzzle, question, options));
}

/**
 * The same in pieces.
 *
 * @throws as {@link askCell} does
 * @source 003_bcef302d21730516.txt §3
 */
export function* askCellInPieces(
  puzzle: Puzzle,
  question: Question,
  { mostSteps = 20_000, mostPropagations = 50_000_000 }: AskOptions = {},
): InPieces<AskedCell, Readonly<SatCounters>> {
  const start = startOf(puzzle, question.from);
  const { cell, value } = question;
  if (!Number.isInteger(cell) || cell < 0 || cell >= start.cells.length)
    throw new RangeError(`cell must be an integer from 0 to ${start.cells.length - 1}: ${cell}`);
  const formula = yield* formulaFrom(puzzle, start);
  const recorder = new QuestionRecorder(formula, start, mostSteps);
  const solver = yield* questionSolver(formula, recorder.listener);
  const { counters } = solver;
  const answer = yield* answerOf(
    solver,
    literalOf(cell, value === FILLED),
    start,
    mostPropagations,
  );
  const recorded = { ...counters };
  recorder.stop();
  if (answer.kind === 'picture')
    for (const [at, found] of answer.picture.cells.entries())
      solver.prefer(literalOf(at, found === FILLED));
  // the other picture comes as near to the first as it can
  const otherwise = yield* answerOf(
    solver,
    literalOf(cell, value !== FILLED),
    start,
    mostPropagations,
  );
  return {
    question,
    start,
    steps: recorder.steps,
    whole: recorder.whole,
    answer,
    otherwise,
    counters: recorded,
    size: { variables: formula.variables, clauses: formula.clauses.count },
  };
}

function* answerOf(
  solver: SatSolver,
  literal: Literal,
  { height, width }: Grid,
  most: number,
): InPieces<QuestionAnswer, Readonly<SatCounters>> {
  const until = solver.counters.propagations + most;
  const pieces = solver.solveInPieces([literal], Math.min(most, propagationsAtOnce));
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) {
      if (value.status !== 'satisfiable') return { kind: 'refuted' };
      return {
        kind: 'picture',
        picture: { height, width, cells: value.model.slice(0, height * width) },
      };
    }
    if (solver.counters.propagations >= until) return { kind: 'open' };
    yield value;
  }
}

/** Between two pauses: some milliseconds, the record included. */
const clausesAtOnce = 4000;
const propagationsAtOnce = 4000;

/** A solver that speaks of cells only. What is known without a clause of more literals comes last: no clause is cut short. */
function* questionSolver(formula: BoardFormula, listener: SatListener): InPieces<SatSolver> {
  const { variables, clauses, height, width } = formula;
  const solver = createSat(variables, { spoken: height * width, listener });
  const single: Literal[][] = [];
  let added = 0;
  for (const clause of allClauses(clauses)) {
    if (clause.length === 1) single.push(clause);
    else solver.add(clause);
    if (++added % clausesAtOnce === 0) yield;
  }
  for (const clause of single) solver.add(clause);
  return solver;
}

/**
 * The clauses that steps of a question went through: those of the line from the cells that are known to the one that follows,
 * or the learnt clause. The question is asked again, and stopped there.
 *
 * @param places - of steps of {@link AskedCell.steps}: cells that follow, and conflicts; at least one
 * @returns the clauses in the order of propagation, each once
 * @throws RangeError for a malformed puzzle, or a step that the run does not have
 */
export function* clausesOfSteps(
  puzzle: Puzzle,
  question: Question,
  places: readonly number[],
): InPieces<{ readonly formula: BoardFormula; readonly clauses: readonly (readonly Literal[])[] }> {
  const start = startOf(puzzle, question.from);
  const formula = yield* formulaFrom(puzzle, start);
  const last = Math.max(...places);
  const recorder = new QuestionRecorder(formula, start, last + 1, new Set(places));
  const solver = yield* questionSolver(formula, recorder.listener);
  const supposed = literalOf(question.cell, question.value === FILLED);
  const pieces = solver.solveInPieces([supposed], propagationsAtOnce);
  while (recorder.steps.length <= last && pieces.next().done !== true) yield;
  if (recorder.steps.length <= last)
    throw new RangeError(`the run has ${recorder.steps.length} steps, no step ${last}`);
  return { formula, clauses: recorder.clauses };
}
