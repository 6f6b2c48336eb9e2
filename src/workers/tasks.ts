/**
 * Computations of a figure with one question and one answer, and no parts that could be shared out. To those who do the
 * work a task is one unit in pieces, so that it is watched over, stopped and started again as any run.
 */
import type { Direction, Grid } from '../engine/board/cell.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { createWalk } from '../engine/census/walk.ts';
import type { Walk } from '../engine/census/walk.ts';
import { fourDifficultyInPieces } from '../engine/intersect/fourDifficulty.ts';
import type { FourDifficulty, FourSearch } from '../engine/intersect/fourDifficulty.ts';
import type { FourProof } from '../engine/intersect/fourProof.ts';
import { proveByFourInPieces } from '../engine/intersect/fourProof.ts';
import type { PqRecording } from '../engine/intersect/fourEvents.ts';
import {
  gridRelationsInPieces,
  recordFourInPieces,
  successesInPieces,
} from '../engine/intersect/fourSolver.ts';
import type { FourSuccess, GridRelations } from '../engine/intersect/fourSolver.ts';
import type { LineChoice } from '../engine/intersect/pqRecord.ts';
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
import type { AskedCell, Question, QuestionStart } from '../engine/inference/question.ts';
import { askCellInPieces, clausesOfSteps, questionFormula } from '../engine/inference/question.ts';
import type { Meaning } from '../engine/inference/meaning.ts';
import { meaningOf } from '../engine/inference/meaning.ts';
import { allPieces } from '../engine/pieces.ts';
import type { InPieces } from '../engine/pieces.ts';
import { probeAllInPieces } from '../engine/probe/probe.ts';
import type { ProbingProgress, ProbingResult } from '../engine/probe/probe.ts';
import type { ProbeProof } from '../engine/probe/probeProof.ts';
import { proveByProbeInPieces } from '../engine/probe/probeProof.ts';
import type { SetProbe } from '../engine/probe/probeEvents.ts';
import { probeSetInPieces } from '../engine/probe/probeSets.ts';
import type { Literal } from '../engine/sat/literal.ts';
import { variableOf } from '../engine/sat/literal.ts';
import type { SatCounters } from '../engine/sat/state.ts';
import { proveCellInPieces } from '../engine/sweep/proof.ts';
import type { ChainNews } from '../engine/sweep/chain.ts';
import type { Proof } from '../engine/sweep/proof.ts';
import { solveSimple } from '../engine/sweep/simpleSolver.ts';
import { dimacsLines } from '../formats/dimacs.ts';
import type { TwoSatRecording } from '../engine/twosat/twoSatEvents.ts';
import { recordTwoSatInPieces } from '../engine/twosat/twoSatSolver.ts';
import type { Computation } from '../experiments/experiment.ts';
import type { Ends } from '../methods/method.ts';
import { runMethods } from '../methods/methods.ts';
import type { MethodsProgress } from '../methods/methods.ts';
import { solutionsInPieces } from '../methods/solutions.ts';
import type { SolutionsFound } from '../methods/solutions.ts';
import { messageOf } from './staff.ts';

/** What each task is asked, what it tells on the way, and what it answers: plain data, fit for `structuredClone`. */
export type Tasks = {
  /** Records a run of FourSolver. */
  'four-run': {
    question: {
      readonly puzzle: Puzzle;
      readonly first: Direction;
      readonly choices: readonly LineChoice[];
    };
    news: never;
    answer: PqRecording;
  };
  /** Records runs of TwoSatSolver and of FourSolver on the same puzzle. */
  'two-sat-run': {
    question: { readonly puzzle: Puzzle; readonly sums: boolean };
    news: never;
    answer: { readonly twoSat: TwoSatRecording; readonly four: PqRecording };
  };
  /** Looks through the intersections of a standstill; `most` successes are enough. */
  'four-standstill': {
    question: { readonly puzzle: Puzzle; readonly grid: Grid; readonly most: number };
    news: never;
    answer: { readonly relations: GridRelations; readonly successes: readonly FourSuccess[] };
  };
  /** Searches for the (2,2)-difficulty. */
  'four-difficulty': {
    question: { readonly puzzle: Puzzle; readonly maxStates: number };
    news: FourSearch;
    answer: FourDifficulty;
  };
  /** Probes every unknown cell where SimpleSolver stops. */
  probing: {
    question: {
      readonly puzzle: Puzzle;
      /** A state to go on from; null: the clues. */
      readonly from: Grid | null;
    };
    news: ProbingProgress;
    answer: ProbingResult;
  };
  /** Proves a cell: a chain of lines that fixes it. */
  'cell-proof': {
    question: { readonly puzzle: Puzzle; readonly row: number; readonly column: number };
    news: ChainNews;
    answer: Proof | null;
  };
  /** Proves a cell by lines and intersections. */
  'four-proof': {
    question: { readonly puzzle: Puzzle; readonly row: number; readonly column: number };
    news: ChainNews;
    answer: FourProof | null;
  };
  /** Proves a cell by what its other value leads to. */
  'probe-proof': {
    question: {
      readonly puzzle: Puzzle;
      readonly state: Grid;
      readonly row: number;
      readonly column: number;
    };
    news: ChainNews;
    answer: ProbeProof | null;
  };
  /** Probes some sets of cells, each from the same standstill. */
  sets: {
    question: {
      readonly puzzle: Puzzle;
      readonly state: Grid;
      readonly sets: readonly (readonly number[])[];
    };
    news: never;
    answer: readonly SetProbe[];
  };
  /** Runs every method that the site tells of, but those whose ends are known. */
  methods: {
    question: { readonly puzzle: Puzzle; readonly before: Ends };
    news: MethodsProgress;
    answer: Ends;
  };
  /** Finds the cells that are the same in every solution, and beside them those that sweeps find. */
  inference: {
    question: {
      readonly puzzle: Puzzle;
      readonly from: InferenceNews | null; // null: nothing is known yet
    };
    news: InferenceNews;
    answer: { readonly inference: Inference; readonly swept: Grid };
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
  /** Looks whether a puzzle has no, one or several solutions. */
  solutions: {
    question: { readonly puzzle: Puzzle };
    news: string;
    answer: SolutionsFound;
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
  /** Goes through blocks of the walk through all images of a size, and keeps those of some kinds. */
  'census-blocks': {
    question: {
      readonly height: number;
      readonly width: number;
      readonly blocks: readonly {
        readonly block: number;
        readonly codes: readonly number[];
      }[];
    };
    /** Blocks done. */
    news: number;
    answer: readonly FoundImages[];
  };
  /** Where images stand in that walk. */
  'census-places': {
    question: {
      readonly height: number;
      readonly width: number;
      readonly images: readonly number[];
    };
    news: never;
    answer: readonly WalkPlace[];
  };
};

/** Clauses, and what each of their variables says. */
type StepClauses = {
  readonly clauses: readonly (readonly Literal[])[];
  readonly meanings: ReadonlyMap<number, Meaning>;
};

/** The images of one kind in one block, in the order of the walk. */
export type FoundImages = {
  readonly block: number;
  readonly code: number;
  readonly images: Int32Array;
};

/** The place of an image. */
export type WalkPlace = {
  readonly image: number;
  readonly code: number;
  readonly block: number;
  readonly order: number; // among the images of its code in its block
};

export type TaskName = keyof Tasks;

type TaskFunctions = {
  readonly [Name in TaskName]: (
    question: Tasks[Name]['question'],
  ) => InPieces<Tasks[Name]['answer'], Tasks[Name]['news']>;
};

/** Lines of a file that are written in a few milliseconds. */
const linesInPiece = 5000;

/** The functions behind the names. */
const tasks: TaskFunctions = {
  'four-run': ({ puzzle, first, choices }) => recordFourInPieces(puzzle, { first, choices }),
  *'two-sat-run'({ puzzle, sums }) {
    const twoSat = yield* recordTwoSatInPieces(puzzle, { flow: sums });
    return { twoSat, four: yield* recordFourInPieces(puzzle, {}) };
  },
  *'four-standstill'({ puzzle, grid, most }) {
    const relations = yield* gridRelationsInPieces(grid, puzzle);
    const successes: FourSuccess[] = [];
    for (const success of successesInPieces(relations)) {
      if (success === null) yield;
      else if (successes.push(success) >= most) break;
    }
    return { relations, successes };
  },
  'four-difficulty': ({ puzzle, maxStates }) => fourDifficultyInPieces(puzzle, { maxStates }),
  probing: ({ puzzle, from }) => probeAllInPieces(puzzle, from === null ? {} : { from }),
  'cell-proof': ({ puzzle, row, column }) => proveCellInPieces(puzzle, row, column),
  'four-proof': ({ puzzle, row, column }) => proveByFourInPieces(puzzle, row, column),
  'probe-proof': ({ puzzle, state, row, column }) =>
    proveByProbeInPieces(puzzle, state, row, column),
  *sets({ puzzle, state, sets }) {
    const probes: SetProbe[] = [];
    for (const cells of sets) probes.push(yield* probeSetInPieces(puzzle, state, cells));
    return probes;
  },
  methods: ({ puzzle, before }) => runMethods(puzzle, before),
  solutions: ({ puzzle }) => solutionsInPieces(puzzle, 2),
  *inference({ puzzle, from }) {
    return {
      inference: yield* inferInPieces(puzzle, from),
      swept: solveSimple(puzzle).grid,
    };
  },
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
  'ask-cell': ({ puzzle, question }) => askCellInPieces(puzzle, question),
  'every-cell': ({ puzzle, both, from }) => askEveryCellInPieces(puzzle, { both, from }),
  *'ask-clauses'({ puzzle, question, places }) {
    const { formula, clauses } = yield* clausesOfSteps(puzzle, question, places);
    const meanings = new Map<number, Meaning>();
    for (const variable of clauses.flat().map(variableOf))
      if (!meanings.has(variable)) meanings.set(variable, meaningOf(formula, puzzle, variable));
    return { clauses, meanings };
  },
  'ask-formula': ({ puzzle, from }) => questionFormula(puzzle, from),
  *'census-blocks'({ height, width, blocks }) {
    const walk = createWalk(height, width);
    const found: FoundImages[] = [];
    for (const [done, { block, codes }] of blocks.entries()) {
      const lists = new Map(codes.map((code) => [code, [] as number[]]));
      for (let part = 0; part < walk.parts(block); part++) {
        walk.scan(block, part, (image, code) => {
          lists.get(code)?.push(...walk.groupOf(image));
        });
        yield done;
      }
      for (const [code, images] of lists)
        found.push({ block, code, images: new Int32Array(images) });
    }
    return found;
  },
  *'census-places'({ height, width, images }) {
    const walk = createWalk(height, width);
    const places: WalkPlace[] = [];
    for (const image of images) places.push(yield* placeIn(walk, image));
    return places;
  },
};

/** Goes through the block of an image as far as the image. */
function* placeIn(walk: Walk, image: number): InPieces<WalkPlace> {
  const group = walk.groupOf(image);
  const block = walk.blockOf(image);
  const code = walk.codeOf(image);
  let order = group.indexOf(image);
  const way = { met: false };
  for (let part = 0; !way.met && part < walk.parts(block); part++) {
    walk.scan(block, part, (first, kind, times) => {
      way.met ||= first === group[0];
      if (!way.met && kind === code) order += times;
    });
    yield;
  }
  return { image, code, block, order };
}

/** What a task came to: one of the two, or neither while it is not done. */
export type TaskTally = {
  answer?: unknown;
  problem?: string; // why it cannot be done
};

/**
 * Looks a task up, as a computation whose spec is the question.
 *
 * @throws RangeError for a name that no task has
 * @source none
 */
export function findTask(id: string): Computation<unknown, unknown> {
  if (!Object.hasOwn(tasks, id)) throw new RangeError(`no such task: ${id}`);
  const task = tasks[id as TaskName] as (question: unknown) => InPieces<unknown, unknown>;
  const inPieces = (question: unknown) =>
    function* (_unit: number, tally: TaskTally): InPieces<void, unknown> {
      try {
        tally.answer = yield* task(question);
      } catch (error) {
        tally.problem = messageOf(error);
      }
    };
  const computation: Computation<unknown, TaskTally> = {
    id,
    check: () => {},
    units: () => 1,
    emptyTally: () => ({}),
    begin: (question) => (_from, _to, tally) => allPieces(inPieces(question)(0, tally)),
    inPieces,
    merge: (into, part) => Object.assign(into, part),
  };
  return computation as Computation<unknown, unknown>;
}
