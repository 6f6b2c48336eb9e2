/**
 * One question to the solver, told in cells: "what if this cell were empty?" The clauses are those of 003, whose further
 * variables say where the automaton of a line stands. The solver supposes cells only, and learns clauses of cells only, so
 * that all these variables follow within one line each and can be folded away: every cell that propagation gives has a line
 * or a learnt clause, and cells that it follows from there.
 */
import type { Direction, Grid } from '../board/cell.ts';
import { FILLED, UNKNOWN } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { startGrid } from '../board/puzzle.ts';
import type { InPieces } from '../pieces.ts';
import { allPieces } from '../pieces.ts';
import type { SatEvent, SatListener } from '../sat/events.ts';
import type { Literal } from '../sat/literal.ts';
import { literalOf, negationOf } from '../sat/literal.ts';
import type { SatSolver } from '../sat/solver.ts';
import { createSat } from '../sat/solver.ts';
import type { SatCounters } from '../sat/state.ts';
import { solveSimple } from '../sweep/simpleSolver.ts';
import type { BoardFormula } from './boardFormula.ts';
import { boardFormulaInPieces, lineOfLiteral } from './boardFormula.ts';
import { allClauses } from './clauses.ts';

/** A cell with a value: literal 2c says that cell c, row by row, is filled, and 2c + 1 that it is empty. */
export type CellLiteral = Literal;

/** What a step goes by: a line, or a clause that was learnt, counted from 1. */
export type Ground =
  | { readonly kind: 'line'; readonly direction: Direction; readonly index: number }
  | { readonly kind: 'learnt'; readonly number: number };

/** What the solver does, in order. The depth counts the suppositions that stand; on depth 0 all is proved. */
export type QuestionStep =
  | {
      readonly kind: 'suppose';
      readonly literal: CellLiteral;
      readonly depth: number;
      readonly asked: boolean; // it is the question, not the solver's own choice
    }
  /** A cell follows from others. */
  | {
      readonly kind: 'follow';
      readonly literal: CellLiteral;
      readonly depth: number;
      readonly by: Ground;
      readonly from: readonly CellLiteral[];
    }
  /** A line has no fit, or a learnt clause is false, with these cells. */
  | {
      readonly kind: 'conflict';
      readonly depth: number;
      readonly by: Ground;
      readonly from: readonly CellLiteral[];
    }
  /** At least one of the cells has that value, in every solution. */
  | { readonly kind: 'learn'; readonly number: number; readonly clause: readonly CellLiteral[] }
  /** Suppositions are taken back until so many stand, with all that followed from them. */
  | {
      readonly kind: 'back';
      readonly depth: number;
      readonly cells: readonly number[];
      readonly restart: boolean; // for a new beginning, not because of a conflict
    };

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
  boardFormulaInPieces({ ...puzzle, clues: startOf(puzzle, from).cells });

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
  const formula = yield* questionFormula(puzzle, question.from);
  const start = startOf(puzzle, question.from);
  const { cell, value } = question;
  if (!Number.isInteger(cell) || cell < 0 || cell >= start.cells.length)
    throw new RangeError(`cell must be an integer from 0 to ${start.cells.length - 1}: ${cell}`);
  const recorder = createRecorder(formula, start, mostSteps);
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
    whole: recorder.isWhole(),
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
 * @source none
 */
export function* clausesOfSteps(
  puzzle: Puzzle,
  question: Question,
  places: readonly number[],
): InPieces<{ readonly formula: BoardFormula; readonly clauses: readonly (readonly Literal[])[] }> {
  const formula = yield* questionFormula(puzzle, question.from);
  const last = Math.max(...places);
  const recorder = createRecorder(
    formula,
    startOf(puzzle, question.from),
    last + 1,
    new Set(places),
  );
  const solver = yield* questionSolver(formula, recorder.listener);
  const supposed = literalOf(question.cell, question.value === FILLED);
  const pieces = solver.solveInPieces([supposed], propagationsAtOnce);
  while (recorder.steps.length <= last && pieces.next().done !== true) yield;
  if (recorder.steps.length <= last)
    throw new RangeError(`the run has ${recorder.steps.length} steps, no step ${last}`);
  return { formula, clauses: recorder.clauses };
}

type Recorder = {
  /** Those behind the wanted steps. */
  readonly clauses: readonly (readonly Literal[])[];
  readonly steps: readonly QuestionStep[];
  readonly listener: SatListener;
  readonly isWhole: () => boolean;
  readonly stop: () => void;
};

/** Makes steps of what the solver tells, as long as there is room for them. */
function createRecorder(
  formula: BoardFormula,
  start: Grid,
  most: number,
  wanted: ReadonlySet<number> = new Set(),
): Recorder {
  const clauses = new Map<string, readonly Literal[]>();
  const cells = formula.height * formula.width;
  const steps: QuestionStep[] = [];
  const known = start.cells.slice();
  const trail: { readonly cell: number; readonly depth: number }[] = [];
  const reasons = new Map<number, readonly Literal[]>(); // of the variables of lines
  const numbers = new Map<string, number>(); // of learnt clauses
  let depth = 0;
  let learnt: readonly Literal[] = [];
  let restarts = false;
  let listens = true;
  let whole = true;

  const set = (literal: Literal): void => {
    known[literal >> 1] = 1 - (literal & 1);
    trail.push({ cell: literal >> 1, depth });
  };

  /** The line or the learnt clause that a clause belongs to. */
  const groundOf = (clause: readonly Literal[]): Ground => {
    for (const literal of clause) {
      const line = lineOfLiteral(formula, literal);
      if (line !== null) return { kind: 'line', direction: line.direction, index: line.index };
    }
    return { kind: 'learnt', number: numbers.get(keyOf(clause)) ?? 0 };
  };

  /** The cells that the false literals of a clause go back to. */
  const cellsBehind = (clause: readonly Literal[], implied: Literal | null): CellLiteral[] => {
    const found = new Set<CellLiteral>();
    const seen = new Set<number>();
    const waiting = clause.filter((literal) => literal !== implied).map(negationOf);
    const behind = [clause];
    for (let literal = waiting.pop(); literal !== undefined; literal = waiting.pop()) {
      if (literal >> 1 < cells) {
        found.add(literal);
        continue;
      }
      if (seen.has(literal >> 1)) continue;
      seen.add(literal >> 1);
      const reason = reasons.get(literal >> 1) ?? [];
      behind.push(reason);
      for (const premise of reason) if (premise !== literal) waiting.push(negationOf(premise));
    }
    if (wanted.has(steps.length))
      for (const one of behind.toReversed()) if (one.length > 0) clauses.set(keyOf(one), one);
    return [...found].toSorted((a, b) => a - b);
  };

  const tell = (step: QuestionStep): void => {
    if (steps.length < most) steps.push(step);
    else whole = listens = false;
  };

  const follow = (literal: Literal, by: Ground, from: readonly CellLiteral[]): void => {
    if (known[literal >> 1] !== UNKNOWN) return;
    set(literal);
    tell({ kind: 'follow', literal, depth, by, from });
  };

  const goBack = (to: number): void => {
    const back: number[] = [];
    for (let last = trail.at(-1); last !== undefined && last.depth > to; last = trail.at(-1)) {
      trail.pop();
      known[last.cell] = UNKNOWN;
      back.push(last.cell);
    }
    depth = to;
    tell({ kind: 'back', depth, cells: back, restart: restarts });
    restarts = false;
  };

  const listener = (event: SatEvent): void => {
    if (!listens) return;
    switch (event.kind) {
      case 'decide':
        depth = event.level;
        set(event.literal);
        tell({ kind: 'suppose', literal: event.literal, depth, asked: event.assumed });
        break;
      case 'imply':
        if (event.literal >> 1 >= cells) reasons.set(event.literal >> 1, event.clause);
        else
          follow(event.literal, groundOf(event.clause), cellsBehind(event.clause, event.literal));
        break;
      case 'conflict':
        tell({
          kind: 'conflict',
          depth: event.level,
          by: groundOf(event.clause),
          from: cellsBehind(event.clause, null),
        });
        break;
      case 'learn': {
        const number = numbers.size + 1;
        learnt = event.clause;
        numbers.set(keyOf(learnt), number);
        tell({ kind: 'learn', number, clause: learnt });
        break;
      }
      case 'backjump':
        goBack(event.level);
        // a clause of one literal is no clause any more for the solver, which does not name it as a reason
        if (learnt.length === 1)
          follow(learnt[0]!, { kind: 'learnt', number: numbers.get(keyOf(learnt)) ?? 0 }, []);
        learnt = [];
        break;
      case 'restart':
        restarts = true;
        break;
      case 'forget':
        break;
    }
  };

  /** Lines without runs, and whatever else is one literal. */
  for (const [at, { firstClause, direction, index }] of formula.lines.entries()) {
    const end = formula.lines[at + 1]?.firstClause ?? formula.clauses.count;
    const { starts, literals } = formula.clauses;
    for (let clause = firstClause; clause < end; clause++) {
      if (starts[clause + 1]! - starts[clause]! !== 1) continue;
      const literal = literals[starts[clause]!]!;
      if (literal >> 1 < cells) follow(literal, { kind: 'line', direction, index }, []);
    }
  }

  return {
    steps,
    get clauses() {
      return [...clauses.values()];
    },
    listener,
    isWhole: () => whole,
    stop: () => {
      listens = false;
    },
  };
}

const keyOf = (clause: readonly Literal[]): string => clause.toSorted((a, b) => a - b).join(' ');
