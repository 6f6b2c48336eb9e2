/** Tasks about circuits: all solutions of their boards, a tile among terminals, and whether an output can be either. */
import { told } from '../engine/pieces.ts';
import type { InPieces } from '../engine/pieces.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import type { Solved } from '../engine/solve/solve.ts';
import { solveInPieces } from '../engine/solve/solve.ts';
import type { AloneFacts } from '../engine/circuit/alone.ts';
import { aloneFacts } from '../engine/circuit/alone.ts';
import { compose } from '../engine/circuit/compose.ts';
import type { CountedRow } from '../engine/circuit/count.ts';
import { tableOf } from '../engine/circuit/count.ts';
import { outputClues } from '../engine/circuit/outputClues.ts';
import type { Formula } from '../engine/circuit/formula.ts';
import { layOutInPieces } from '../engine/circuit/layout.ts';
import type { Tile } from '../engine/circuit/tile.ts';
import { circuitReachInPieces } from '../methods/circuitReach.ts';
import type { CircuitMethod, CircuitReach } from '../methods/circuitReach.ts';
import type { TaskFunctions } from '../notebook/pool/taskTable.ts';

export type CircuitTasks = {
  /** Lays a formula out as a nonogram and finds all of its solutions; tells how many are found. */
  'circuit-count': {
    question: { readonly formula: Formula };
    news: number;
    answer: {
      readonly rows: readonly CountedRow[];
      readonly total: number;
      readonly complete: boolean;
    };
  };
  /** Looks for a solution with a 1 at the output, and for one with a 0. */
  'circuit-output': {
    question: { readonly formula: Formula };
    news: number;
    answer: {
      /** The inputs of a solution, a digit each; null when there is none. */
      readonly one: string | null;
      readonly zero: string | null;
    };
  };
  /** Puts the board of a formula to every method; tells which is at work. */
  'circuit-reach': {
    question: { readonly formula: Formula };
    news: CircuitMethod;
    answer: CircuitReach;
  };
  /** Solves a tile with terminals at its ports. */
  'tile-alone': {
    question: { readonly tile: Tile };
    news: number;
    answer: AloneFacts;
  };
};

/** A search for solutions that tells how many it has found. */
const counting = (puzzle: Puzzle, most = 1000): InPieces<Solved, number> =>
  told(solveInPieces(puzzle, { most }), ({ solutions }) => solutions.length);

export const circuitTasks: TaskFunctions<CircuitTasks> = {
  *'circuit-count'({ formula }) {
    const layout = yield* layOutInPieces(formula);
    const board = compose(layout.tiles);
    const { solutions, complete } = yield* counting(board.puzzle);
    return { rows: tableOf(layout, board, solutions), total: solutions.length, complete };
  },
  *'circuit-output'({ formula }) {
    const layout = yield* layOutInPieces(formula);
    const board = compose(layout.tiles);
    const found: (string | null)[] = [];
    for (const value of [true, false]) {
      const clues = outputClues(layout, board, value);
      const { solutions } = yield* counting({ ...board.puzzle, clues }, 1);
      const [row] = tableOf(layout, board, solutions);
      found.push(
        row === undefined
          ? null
          : layout.inputs.map(({ name }) => (row.assignment[name] === true ? '1' : '0')).join(''),
      );
    }
    return { one: found[0] ?? null, zero: found[1] ?? null };
  },
  'circuit-reach': ({ formula }) => circuitReachInPieces(formula),
  'tile-alone': ({ tile }) => aloneFacts(tile),
};
