/**
 * Computations of a figure with one question and one answer, and no parts that could be shared out. To those who do the
 * work a task is one unit in pieces, so that it is watched over, stopped and started again as any run.
 */
import type { Direction, Grid } from '../engine/board/cell.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
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
import { probeAllInPieces } from '../engine/probe/probe.ts';
import type { ProbingProgress, ProbingResult } from '../engine/probe/probe.ts';
import type { ProbeProof } from '../engine/probe/probeProof.ts';
import { proveByProbeInPieces } from '../engine/probe/probeProof.ts';
import type { SetProbe } from '../engine/probe/probeEvents.ts';
import { probeSetInPieces } from '../engine/probe/probeSets.ts';
import { proveCellInPieces } from '../engine/sweep/proof.ts';
import type { ChainNews } from '../engine/sweep/chain.ts';
import type { Proof } from '../engine/sweep/proof.ts';
import type { TwoSatProof } from '../engine/twosat/twoSatProof.ts';
import { proveByTwoSatInPieces } from '../engine/twosat/twoSatProof.ts';
import type { TwoSatRecording } from '../engine/twosat/twoSatEvents.ts';
import { recordTwoSatInPieces } from '../engine/twosat/twoSatSolver.ts';
import type { Ends } from '../methods/method.ts';
import { runMethods } from '../methods/methods.ts';
import type { MethodsProgress } from '../methods/methods.ts';
import { censusTasks } from './censusTasks.ts';
import type { CensusTasks } from './censusTasks.ts';
import { circuitTasks } from './circuitTasks.ts';
import type { CircuitTasks } from './circuitTasks.ts';
import { collectionTasks } from './collectionTasks.ts';
import type { CollectionTasks } from './collectionTasks.ts';
import { inferenceTasks } from './inferenceTasks.ts';
import type { InferenceTasks } from './inferenceTasks.ts';
import { solutionTasks } from './solutionTasks.ts';
import type { SolutionTasks } from './solutionTasks.ts';
import { makeTasks } from './makeTasks.ts';
import type { MakeTasks } from './makeTasks.ts';
import { playTasks } from './playTasks.ts';
import type { PlayTasks } from './playTasks.ts';
import { raceTasks } from './raceTasks.ts';
import type { RaceTasks } from './raceTasks.ts';
import { findTaskIn } from '../notebook/pool/taskTable.ts';
import type { TaskFunctions } from '../notebook/pool/taskTable.ts';

/** What each task is asked, what it tells on the way, and what it answers: plain data, fit for `structuredClone`. */
export type Tasks = CensusTasks &
  CircuitTasks &
  CollectionTasks &
  InferenceTasks &
  MakeTasks &
  SolutionTasks &
  PlayTasks &
  RaceTasks &
  SolverTasks;

export type TaskName = keyof Tasks;

/** Runs of solvers and proofs. */
type SolverTasks = {
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
  /** Proves a cell by lines and chains of values. */
  'two-sat-proof': {
    question: { readonly puzzle: Puzzle; readonly row: number; readonly column: number };
    news: ChainNews;
    answer: TwoSatProof | null;
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
};

/** The functions behind the names. */
const tasks: TaskFunctions<Tasks> = {
  ...censusTasks,
  ...circuitTasks,
  ...collectionTasks,
  ...inferenceTasks,
  ...solutionTasks,
  ...makeTasks,
  ...playTasks,
  ...raceTasks,
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
  'two-sat-proof': ({ puzzle, row, column }) => proveByTwoSatInPieces(puzzle, row, column),
  'probe-proof': ({ puzzle, state, row, column }) =>
    proveByProbeInPieces(puzzle, state, row, column),
  *sets({ puzzle, state, sets }) {
    const probes: SetProbe[] = [];
    for (const cells of sets) probes.push(yield* probeSetInPieces(puzzle, state, cells));
    return probes;
  },
  methods: ({ puzzle, before }) => runMethods(puzzle, before),
};

/**
 * Looks a task up, as a computation whose spec is the question.
 *
 * @throws RangeError for a name that no task has
 */
export const findTask = findTaskIn(tasks);
