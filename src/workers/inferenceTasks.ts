/** Tasks about what can be inferred: the SAT solver, its formulas, and how far each method gets beside it. */
import type { Grid } from '../engine/board/cell.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { boardFormulaInPieces } from '../engine/inference/boardFormula.ts';
import type { BoardFormula, Encoding } from '../engine/inference/boardFormula.ts';
import { certifyInPieces } from '../engine/inference/certificate.ts';
import type { Certified } from '../engine/inference/certificate.ts';
import { askEveryCellInPieces, inferInPieces } from '../engine/inference/inference.ts';
import type {
  CellQuestions,
  Inference,
  InferenceNews,
  QuestionNews,
} from '../engine/inference/inference.ts';
import { inferPictureInPieces } from '../engine/inference/inferPicture.ts';
import type { PictureInference } from '../engine/inference/inferPicture.ts';
import { meaningOf } from '../engine/inference/meaning.ts';
import type { Meaning } from '../engine/inference/meaning.ts';
import { askCellInPieces, clausesOfSteps, questionFormula } from '../engine/inference/question.ts';
import type { AskedCell, Question, QuestionStart } from '../engine/inference/question.ts';
import { createReacher } from '../engine/inference/reach.ts';
import type { QuickReach, Reach, ReachNews } from '../engine/inference/reach.ts';
import type { Literal } from '../engine/sat/literal.ts';
import { variableOf } from '../engine/sat/literal.ts';
import type { SatCounters } from '../engine/sat/state.ts';
import { solveSimpleInPieces } from '../engine/sweep/simpleSolver.ts';
import { dimacsLines } from '../formats/dimacs.ts';
import type { TaskFunctions } from '../notebook/pool/taskTable.ts';

export type InferenceTasks = {
  /** Finds the cells that are the same in every solution, and beside them those that sweeps find. */
  inference: {
    question: {
      readonly puzzle: Puzzle;
      readonly from: InferenceNews | null; // null: nothing is known yet
    };
    news: InferenceNews;
    answer: { readonly inference: Inference; readonly swept: Grid };
  };
  /** Finds what the clues of a picture tell of it, with about so many propagations. */
  'picture-inference': {
    question: { readonly image: Grid; readonly propagations: number };
    news: never;
    answer: PictureInference;
  };
  /** Makes a certificate that nothing, or not more, can be inferred, and checks it. */
  certificate: {
    question: {
      readonly puzzle: Puzzle;
      readonly from: InferenceNews | null; // null: nothing is known yet
    };
    news: InferenceNews;
    answer: Certified;
  };
  /** Writes the formula of a board in DIMACS; tells how many lines are written. */
  dimacs: {
    question: { readonly puzzle: Puzzle; readonly encoding: Encoding };
    news: number;
    answer: string;
  };
  /** Finds what each method knows of a puzzle of up to 32 x 32 cells beside what can be inferred. */
  reach: {
    question: {
      readonly puzzle: Puzzle;
      readonly from: InferenceNews | null; // null: nothing is known yet
    };
    news: ReachNews;
    answer: { readonly found: Reach | null }; // null: it has no solution
  };
  /** The same without pairs of cells, which take by far the longest. */
  'quick-reach': {
    question: { readonly puzzle: Puzzle };
    news: ReachNews;
    answer: { readonly found: QuickReach | null }; // null: it has no solution
  };
  /** Supposes a value of a cell, and records what the SAT solver makes of it. */
  'ask-cell': {
    question: { readonly puzzle: Puzzle; readonly question: Question };
    news: Readonly<SatCounters>;
    answer: AskedCell;
  };
  /** Asks every cell: 003's procedure, or that and whether the cell must be empty. */
  'every-cell': {
    question: {
      readonly puzzle: Puzzle;
      readonly both: boolean;
      readonly from: QuestionNews | null; // null: from the first cell on
    };
    news: QuestionNews;
    answer: CellQuestions;
  };
  /** The clauses behind steps of such a question. */
  'ask-clauses': {
    question: {
      readonly puzzle: Puzzle;
      readonly question: Question;
      readonly places: readonly number[];
    };
    news: never;
    answer: StepClauses;
  };
  /** The formula of such a question, without what is supposed. */
  'ask-formula': {
    question: { readonly puzzle: Puzzle; readonly from: QuestionStart };
    news: never;
    answer: BoardFormula;
  };
};

/** Clauses, and what each of their variables says. */
type StepClauses = {
  readonly clauses: readonly (readonly Literal[])[];
  readonly meanings: ReadonlyMap<number, Meaning>;
};

/** Lines of a file that are written in a few milliseconds. */
const linesInPiece = 5000;

/** The functions behind the names. */
export const inferenceTasks: TaskFunctions<InferenceTasks> = {
  *inference({ puzzle, from }) {
    const { grid: swept } = yield* solveSimpleInPieces(puzzle);
    return { inference: yield* inferInPieces(puzzle, from), swept };
  },
  'picture-inference': ({ image, propagations }) => inferPictureInPieces(image, propagations),
  certificate: ({ puzzle, from }) => certifyInPieces(puzzle, from),
  *dimacs({ puzzle, encoding }) {
    const parts: string[] = [];
    let lines: string[] = [];
    let written = 0;
    for (const line of dimacsLines(yield* boardFormulaInPieces(puzzle, encoding))) {
      lines.push(line);
      if (++written % linesInPiece !== 0) continue;
      parts.push(lines.join('\n'));
      lines = [];
      yield written;
    }
    return `${[...parts, ...lines].join('\n')}\n`;
  },
  *reach({ puzzle, from }) {
    const reacher = createReacher(puzzle.rows.length, puzzle.columns.length);
    yield;
    return { found: yield* reacher.inPieces(puzzle, Infinity, from) };
  },
  *'quick-reach'({ puzzle }) {
    const reacher = createReacher(puzzle.rows.length, puzzle.columns.length);
    return { found: yield* reacher.quickInPieces(puzzle) };
  },
  'ask-cell': ({ puzzle, question }) => askCellInPieces(puzzle, question),
  'every-cell': ({ puzzle, both, from }) => askEveryCellInPieces(puzzle, { both, from }),
  *'ask-clauses'({ puzzle, question, places }) {
    const { formula, clauses } = yield* clausesOfSteps(puzzle, question, places);
    const meanings = new Map<number, Meaning>();
    for (const variable of new Set(clauses.flat().map(variableOf)))
      meanings.set(variable, meaningOf(formula, puzzle, variable));
    return { clauses, meanings };
  },
  'ask-formula': ({ puzzle, from }) => questionFormula(puzzle, from),
};
