/** Tasks about the solutions of a puzzle. */
import type { Grid } from '../engine/board/cell.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import type { InPieces } from '../engine/pieces.ts';
import { told } from '../engine/pieces.ts';
import { searchAnotherInPieces } from '../engine/solutions/anotherSolution.ts';
import { checkProofInPieces } from '../engine/solutions/checkProof.ts';
import { everySolutionInPieces } from '../engine/solutions/everySolution.ts';
import type { EverySolution } from '../engine/solutions/everySolution.ts';
import { solveInPieces } from '../engine/solve/solve.ts';
import type { Solved, SolveProgress } from '../engine/solve/solve.ts';
import { dimacsLines, drupLines } from '../formats/dimacs.ts';
import type { TaskFunctions } from '../notebook/pool/taskTable.ts';

export type SolutionTasks = {
  /**
   * Finds out whether a puzzle has no, one or several solutions; ends when that is known, or when it is stopped. `known`: a
   * solution, close to which others are looked for.
   */
  solutions: {
    question: { readonly puzzle: Puzzle; readonly known?: Grid };
    news: SolveProgress;
    answer: Solved;
  };
  /** Finds all solutions, up to a limit; tells those found so far. */
  'every-solution': {
    question: { readonly puzzle: Puzzle; readonly most: number; readonly first?: Grid };
    news: readonly Grid[];
    answer: EverySolution;
  };
  /** Proves that a solution is the only one, and has the proof checked; or finds another. */
  'prove-unique': {
    question: {
      readonly puzzle: Puzzle;
      readonly solution: Grid;
      /** Whether formula and proof are wanted as texts too. */
      readonly files: boolean;
    };
    news: ProofNews;
    answer: ProvenUnique;
  };
};

/** How far a proof is. */
type ProofNews = {
  readonly lemmas: number; // learnt so far
  readonly checked: number | null; // the share of the proof that is checked; null: it is still being made
};

/** A proof, and what the checker says of it; or another solution. */
type ProvenUnique =
  | { readonly accepted: false; readonly other: Grid }
  | {
      readonly accepted: boolean;
      readonly why: string | null; // it is not accepted
      readonly variables: number; // of the formula of another solution
      readonly clauses: number;
      readonly lemmas: number;
      readonly deletions: number;
      readonly bytes: number; // that the proof takes as numbers
      /** The formula in DIMACS and the proof in DRUP; null: not wanted, or the proof is longer than `mostNumbers`. */
      readonly files: { readonly dimacs: string; readonly drup: string } | null;
    };

/** A proof of so many numbers makes a text of about 100 MB. */
const mostNumbers = 16_000_000;

/** Lines of a file that are written in a few milliseconds. */
const linesInPiece = 5000;

export const solutionTasks: TaskFunctions<SolutionTasks> = {
  solutions: ({ puzzle, known }) => solveInPieces(puzzle, known === undefined ? {} : { known }),
  'every-solution': ({ puzzle, most, first }) => everySolutionInPieces(puzzle, most, first),
  *'prove-unique'({ puzzle, solution, files }) {
    const search = searchAnotherInPieces(puzzle, solution);
    const { formula, proof, other } = yield* told(search, (lemmas) => ({ lemmas, checked: null }));
    if (proof === null) return { accepted: false, other };
    const { steps, lemmas, deletions } = proof;
    const why = yield* told(checkProofInPieces(puzzle, solution, steps), (checked) => ({
      lemmas,
      checked,
    }));
    const { variables } = formula;
    const answer = {
      accepted: why === null,
      why,
      variables,
      clauses: formula.clauses.count,
      lemmas,
      deletions,
      bytes: steps.byteLength,
    };
    if (!files || steps.length > mostNumbers) return { ...answer, files: null };
    const dimacs = yield* textInPieces(dimacsLines(formula));
    return { ...answer, files: { dimacs, drup: yield* textInPieces(drupLines(proof)) } };
  },
};

/** Joins lines to a text, in pieces. */
function* textInPieces(lines: Iterable<string>): InPieces<string> {
  const parts: string[] = [];
  let part: string[] = [];
  for (const line of lines) {
    if (part.push(line) < linesInPiece) continue;
    parts.push(part.join('\n'));
    part = [];
    yield;
  }
  return `${[...parts, ...part].join('\n')}\n`;
}
