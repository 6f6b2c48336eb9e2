/** What `npm run analyse` finds out beyond SimpleSolver when it is asked to: the options, and the fields they add. */
import { InvalidArgumentError } from 'commander';
import { solve } from '../../../src/engine/solve/solve.ts';
import type { Status } from '../../../src/engine/sweep/events.ts';
import { fourDifficulty } from '../../../src/engine/intersect/fourDifficulty.ts';
import { solveFour } from '../../../src/engine/intersect/fourSolver.ts';
import { countFilled, formatGrid } from '../../../src/engine/board/image.ts';
import { probeAll } from '../../../src/engine/probe/probe.ts';
import type { Category, ProbingClass, Stars } from '../../../src/engine/probe/probeCategory.ts';
import { repeatedProbing } from '../../../src/engine/probe/probeRepeated.ts';
import type { FormulaSize } from '../../../src/engine/inference/automatonFormula.ts';
import { boardFormulaSize } from '../../../src/engine/inference/boardFormula.ts';
import { askEveryCellInPieces, inferInPieces } from '../../../src/engine/inference/inference.ts';
import type { InPieces } from '../../../src/engine/pieces.ts';
import { solveTwoSat } from '../../../src/engine/twosat/twoSatSolver.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';

/** The parts that can be asked for, in the order in which they are printed. */
export const parts = [
  'four',
  'solutions',
  'difficulty22',
  'probing',
  'repeated',
  'twosat',
  'inference',
  'formula',
] as const;

export type Part = (typeof parts)[number];

export type MoreOptions = {
  readonly with: ReadonlySet<Part>;
  readonly maxSolutions: number; // 1 or more
  readonly maxNodes: number; // 0 or more
};

/** No part is asked for. */
export const nothingMore: MoreOptions = {
  with: new Set(),
  maxSolutions: 100,
  maxNodes: 100_000,
};

/** The fields that parts add. */
export type MoreAnalysis = {
  readonly four?: {
    readonly status: Status;
    readonly grid: readonly string[]; // where FourSolver stopped
    readonly progress: boolean; // an intersection was successful
  };
  readonly solutions?: { readonly count: number; readonly complete: boolean };
  readonly unique?: boolean | null; // null: the work ran out before this was known
  readonly difficulty22?: number | null;
  readonly probing?: {
    readonly sequence: readonly Category[]; // in board order; empty unless SimpleSolver stands still
    readonly class: ProbingClass | null; // null: SimpleSolver shows that there is no solution
    readonly stars: Stars | null;
  };
  readonly repeated?: { readonly status: Status; readonly grid: readonly string[] };
  readonly twosat?: { readonly status: Status; readonly grid: readonly string[] };
  readonly inference?: {
    readonly grid: readonly string[]; // the cells that all solutions share
    readonly filledInferred: number;
    readonly unique: boolean;
    readonly propagations: number; // of 003's procedure
  } | null; // null: the work ran out
  readonly formula?: FormulaSize;
};

/** What a state of the search for the (2,2)-difficulty costs, in states of the search for solutions: roughly its time. */
const stateCost = 20;

/** How many propagations of the SAT solver count as a state of the search for solutions: as `solve` counts them. */
const propagationsOfState = 1000;

/** Clauses of the largest formula that is made: some hundreds of megabytes. */
const mostClauses = 10_000_000;

/**
 * Reads what `--with` asks for.
 *
 * @param text - names of parts, with commas between them
 * @param before - what an earlier `--with` asked for
 * @throws InvalidArgumentError for what is no part
 */
export function readParts(text: string, before: ReadonlySet<Part> = new Set()): ReadonlySet<Part> {
  const asked = new Set(before);
  for (const part of text.split(',')) {
    if (!isPart(part)) throw new InvalidArgumentError(`"${part}" is none of ${parts.join(', ')}.`);
    asked.add(part);
  }
  return asked;
}

const isPart = (part: string): part is Part => (parts as readonly string[]).includes(part);

/**
 * Finds out what is asked for.
 *
 * @param unequal - rows and columns ask for different numbers of filled cells: there is no solution, whatever lines say
 */
export function analyseMore(puzzle: Puzzle, unequal: boolean, options: MoreOptions): MoreAnalysis {
  return {
    ...(options.with.has('four') && { four: four(puzzle, unequal) }),
    ...(options.with.has('solutions') && solutions(puzzle, unequal, options)),
    ...(options.with.has('difficulty22') && {
      difficulty22: unequal ? null : difficulty22(puzzle, options),
    }),
    ...(options.with.has('probing') && { probing: probing(puzzle, unequal) }),
    ...(options.with.has('repeated') && { repeated: repeated(puzzle, unequal) }),
    ...(options.with.has('twosat') && { twosat: twosat(puzzle, unequal) }),
    ...(options.with.has('inference') && { inference: inference(puzzle, unequal, options) }),
    ...(options.with.has('formula') && { formula: boardFormulaSize(puzzle) }),
  };
}

function four(puzzle: Puzzle, unequal: boolean): NonNullable<MoreAnalysis['four']> {
  const { status, grid, progress } = solveFour(puzzle);
  return { status: unequal ? 'contradiction' : status, grid: formatGrid(grid), progress };
}

function solutions(
  puzzle: Puzzle,
  unequal: boolean,
  { maxSolutions, maxNodes }: MoreOptions,
): Pick<MoreAnalysis, 'solutions' | 'unique'> {
  if (unequal) return { solutions: { count: 0, complete: true }, unique: false };
  const most = maxSolutions + 1; // one more tells whether there are others
  const found = solve(puzzle, { most, limit: maxNodes * propagationsOfState });
  const count = Math.min(found.solutions.length, maxSolutions);
  return {
    solutions: { count, complete: found.complete && found.solutions.length === count },
    unique: found.status === 'open' ? null : found.status === 'one',
  };
}

function difficulty22(puzzle: Puzzle, { maxNodes }: MoreOptions): number | null {
  const maxStates = Math.ceil(maxNodes / stateCost);
  const { solvable, atLeast, atMost } = fourDifficulty(puzzle, { maxStates });
  return solvable && atLeast === atMost ? atMost : null;
}

function probing(puzzle: Puzzle, unequal: boolean): NonNullable<MoreAnalysis['probing']> {
  if (unequal) return { sequence: [], class: null, stars: null };
  const { sequence, class: found, stars } = probeAll(puzzle);
  return { sequence, class: found, stars };
}

function repeated(puzzle: Puzzle, unequal: boolean): NonNullable<MoreAnalysis['repeated']> {
  const { status, grid } = repeatedProbing(puzzle);
  return { status: unequal ? 'contradiction' : status, grid: formatGrid(grid) };
}

function twosat(puzzle: Puzzle, unequal: boolean): NonNullable<MoreAnalysis['twosat']> {
  const { status, grid } = solveTwoSat(puzzle);
  return { status: unequal ? 'contradiction' : status, grid: formatGrid(grid) };
}

function inference(
  puzzle: Puzzle,
  unequal: boolean,
  { maxNodes }: MoreOptions,
): NonNullable<MoreAnalysis['inference']> | null {
  const nothing = (): NonNullable<MoreAnalysis['inference']> => ({
    grid: puzzle.rows.map(() => '?'.repeat(puzzle.columns.length)),
    filledInferred: 0,
    unique: false,
    propagations: 0,
  });
  if (unequal) return nothing();
  if (boardFormulaSize(puzzle).clauses > mostClauses) return null;
  const most = maxNodes * propagationsOfState;
  const found = within(inferInPieces(puzzle), most);
  if (found === null) return null;
  if (!found.consistent) return nothing();
  const asked = within(askEveryCellInPieces(puzzle), most);
  return (
    asked && {
      grid: formatGrid(found.inferable),
      filledInferred: countFilled(found.inferable),
      unique: found.unique,
      propagations: asked.propagations,
    }
  );
}

/** All pieces of a work of the SAT solver, or null when it takes more propagations. */
function within<Result>(
  pieces: InPieces<Result, { readonly propagations: number }>,
  most: number,
): Result | null {
  for (let piece = pieces.next(); ; piece = pieces.next()) {
    if (piece.done === true) return piece.value;
    if ((piece.value?.propagations ?? 0) > most) return null;
  }
}
