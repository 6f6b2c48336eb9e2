/** A puzzle as a formula for any SAT solver, what a model of it says, and proofs of how many solutions there are. */
import { UNKNOWN } from '../engine/board/cell.ts';
import type { Puzzle as EnginePuzzle } from '../engine/board/puzzle.ts';
import type { BoardFormula } from '../engine/inference/boardFormula.ts';
import { boardFormula } from '../engine/inference/boardFormula.ts';
import type { InPieces } from '../engine/pieces.ts';
import { told } from '../engine/pieces.ts';
import { searchAnotherInPieces } from '../engine/solutions/anotherSolution.ts';
import { checkProofInPieces } from '../engine/solutions/checkProof.ts';
import type { UniqueProof } from '../engine/solutions/uniqueProof.ts';
import { solveInPieces } from '../engine/solve/solve.ts';
import { dimacsLines, drupLines, readDrup } from '../formats/dimacs.ts';
import { choiceOf, isList, isObject, kindOf, optionsOf, refuse } from './door/arguments.ts';
import { pictureOfInput } from './door/grids.ts';
import { gridOut } from './door/out.ts';
import { puzzleOfInput, startOf } from './door/puzzles.ts';
import type { Signal } from './door/turns.ts';
import { inTurns, listenerOf, signalOf } from './door/turns.ts';
import type { Grid, GridInput, PuzzleInput } from './door/shapes.ts';
import { NonogramError } from './errors.ts';

/**
 * How lines become clauses: `order`, by the places of their runs, a tenth as large; or `automaton`, as in Foote & Krizanc 2025,
 * section 3. Each solution of the puzzle is exactly one model of either.
 */
export type Encoding = 'order' | 'automaton';

/** A puzzle as a formula whose models are its solutions. */
export type Formula = {
  readonly encoding: Encoding;
  /** How many; the cell in row i and column j (from 0) is variable i x width + j + 1, true for filled. The others belong to lines. */
  readonly variables: number;
  /** How many clauses. */
  readonly clauses: number;
  /** The formula in DIMACS CNF, line by line without their ends: comments, the head, a line a clause. */
  lines(): Generator<string>;
  /**
   * The grid of a model: of DIMACS numbers, positive for true, of which those of cells count.
   *
   * @throws NonogramError for a model without some cell
   */
  grid(model: ArrayLike<number>): Grid;
};

/**
 * Makes the formula of a puzzle.
 *
 * @param puzzle - a puzzle; its given cells are clauses of one literal
 * @param options - `encoding`, default `order`
 * @returns a formula with as many models as the puzzle has solutions
 * @throws NonogramError for what is no puzzle
 * @source 003_bcef302d21730516.txt §3
 */
export function formula(
  puzzle: PuzzleInput,
  options: { readonly encoding?: Encoding } = {},
): Formula {
  const given = optionsOf(options, 'formula', ['encoding']);
  const encoding = choiceOf(given, 'encoding', ['order', 'automaton'], 'order');
  return formulaOut(boardFormula(puzzleOfInput(puzzle), encoding));
}

function formulaOut(board: BoardFormula): Formula {
  const { height, width, encoding, variables, clauses } = board;
  return {
    encoding,
    variables,
    clauses: clauses.count,
    lines: () => dimacsLines(board),
    grid(model) {
      if (!isList(model)) return refuse(`A model is a list of numbers, not ${kindOf(model)}.`);
      const cells = new Uint8Array(height * width);
      let told = 0;
      for (let at = 0; at < model.length; at++) {
        const literal = Number(model[at]);
        const cell = Math.abs(literal) - 1;
        if (!(cell >= 0 && cell < cells.length)) continue;
        cells[cell] = literal > 0 ? 1 : 0;
        told++;
      }
      if (told < cells.length)
        refuse(`The model tells ${told} of ${cells.length} cells: it is one of another formula.`);
      return { height, width, cells };
    },
  };
}

/** A proof that a formula has no model: clause after clause, each of which follows from those before by unit propagation. */
export type Proof = {
  /** How many clauses follow, without the empty one at the end. */
  readonly learnt: number;
  /** How many of them are taken away again. */
  readonly forgotten: number;
  /** The proof in DRUP, line by line without their ends, as `drat-trim` and other checkers read it. */
  lines(): Generator<string>;
};

/** What was proved of the solutions of a puzzle. */
export type Proved =
  /** `formula` is that of another solution than this one, and `proof` says that it has no model. */
  | {
      readonly status: 'one';
      readonly solution: Grid;
      readonly formula: Formula;
      readonly proof: Proof;
    }
  /** `formula` is that of the puzzle, and `proof` says that it has no model. */
  | {
      readonly status: 'none';
      readonly solution: null;
      readonly formula: Formula;
      readonly proof: Proof;
    }
  /** Two solutions are proof enough. */
  | { readonly status: 'several'; readonly solutions: readonly [Grid, Grid] };

/** What ends a proof, and who is told of it. */
export type ProveOptions = {
  /** Ends it with an error of code `aborted`. */
  readonly signal?: Signal;
  /** Told every 10 ms or so how many clauses were learnt. */
  readonly onProgress?: (progress: { readonly learnt: number }) => void;
};

/**
 * Proves that a puzzle has one solution, or none, so that nobody needs to believe this library: any checker of proofs will do.
 *
 * @param puzzle - as for {@link solve}
 * @param options - a signal, and who is told
 * @returns the formula and the proof; of a puzzle with several solutions two of them
 * @throws NonogramError for what is no puzzle, and with code `aborted`
 * @source Goldberg and Novikov 2003; Heule, Hunt and Wetzler 2013 (DRUP)
 */
export async function prove(puzzle: PuzzleInput, options: ProveOptions = {}): Promise<Proved> {
  const given = optionsOf(options, 'prove', ['signal', 'onProgress']);
  return inTurns(proveInPieces(puzzleOfInput(puzzle)), {
    signal: signalOf(given),
    onProgress: listenerOf(given),
  });
}

function* proveInPieces(puzzle: EnginePuzzle): InPieces<Proved, { readonly learnt: number }> {
  const solved = yield* told(solveInPieces(puzzle, { most: 1 }), () => ({ learnt: 0 }));
  const solution = solved.solutions[0] ?? null;
  const searched = yield* told(searchAnotherInPieces(puzzle, solution), (learnt) => ({ learnt }));
  const { proof, other } = searched;
  if (proof === null) {
    if (solution === null) throw new TypeError('a solution that the search did not find');
    return { status: 'several', solutions: [gridOut(solution), gridOut(other)] };
  }
  const more = { formula: formulaOut(searched.formula), proof: proofOut(proof) };
  return solution === null
    ? { status: 'none', solution, ...more }
    : { status: 'one', solution: gridOut(solution), ...more };
}

const proofOut = (proof: UniqueProof): Proof => ({
  learnt: proof.lemmas,
  forgotten: proof.deletions,
  lines: () => drupLines(proof),
});

/** What is to be checked: as {@link prove} gives it, or made by another program from the same formula. */
export type ProofInput = {
  /** The one that is said to be the only one; null: it is said that there is none. */
  readonly solution: GridInput | null;
  /** In DRUP: a text, its lines, or as {@link prove} gives it. */
  readonly proof: string | Iterable<string> | Pick<Proof, 'lines'>;
};

/** Whether a proof is one; if not, why. */
export type Checked = { readonly proved: true } | { readonly proved: false; readonly why: string };

/**
 * Checks a proof by some hundred lines that share no code with those that make proofs, and write the formula anew.
 *
 * @param puzzle - a puzzle
 * @param claim - its solution, and the proof that there is no other; or null, and the proof that there is none
 * @param options - a signal
 * @returns whether that is proved; a proof of something else, or with a wrong step, is an answer too
 * @throws NonogramError for what is no puzzle, grid or text in DRUP, and with code `aborted`
 * @source Goldberg and Novikov 2003
 */
export async function checkProof(
  puzzle: PuzzleInput,
  claim: ProofInput,
  options: { readonly signal?: Signal } = {},
): Promise<Checked> {
  const given = optionsOf(options, 'checkProof', ['signal']);
  const inside = puzzleOfInput(puzzle);
  if (!isObject(claim) || claim['solution'] === undefined)
    return refuse(
      `What is checked is { solution, proof }, as prove gives it, not ${kindOf(claim)}.`,
    );
  const { height, width } = startOf(inside, undefined);
  const solution =
    claim.solution === null
      ? { width, cells: new Uint8Array(height * width).fill(UNKNOWN) }
      : pictureOfInput(claim.solution, 'solution');
  const pieces = checkProofInPieces(inside, solution, stepsOfInput(claim.proof));
  const why = await inTurns(pieces, { signal: signalOf(given), onProgress: undefined });
  return why === null ? { proved: true } : { proved: false, why: `${why}.` };
}

/** The steps of a proof in DRUP. */
function stepsOfInput(proof: unknown): Int32Array {
  const lines = isObject(proof) && typeof proof['lines'] === 'function' ? proof['lines']() : proof;
  const all: unknown = typeof lines === 'string' ? lines.split(/\r?\n/) : lines;
  if (typeof all !== 'object' || all === null || !(Symbol.iterator in all))
    return refuse(`A proof is a text in DRUP, or its lines, not ${kindOf(proof)}.`);
  try {
    return readDrup(textLines(all as Iterable<unknown>)).steps;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const line = Number(/\d+/.exec(error.message)?.[0]);
    throw new NonogramError('text', {
      message: `Of the proof, ${error.message}.`,
      place: { kind: 'text', line },
    });
  }
}

function* textLines(lines: Iterable<unknown>): Generator<string> {
  for (const line of lines)
    yield typeof line === 'string'
      ? line
      : refuse(`A line of a proof is a text, not ${kindOf(line)}.`);
}
