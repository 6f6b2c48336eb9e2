/** What `formula --another` writes: the formula of another solution, its refutation, or the verdict of the checker. */
import type { Grid } from '../engine/board/cell.ts';
import { formatGrid } from '../engine/board/image.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { allPieces } from '../engine/pieces.ts';
import {
  anotherFormulaInPieces,
  searchAnotherInPieces,
} from '../engine/solutions/anotherSolution.ts';
import { checkProofInPieces } from '../engine/solutions/checkProof.ts';
import { exchangeOf } from '../engine/solutions/exchange.ts';
import { solve } from '../engine/solve/solve.ts';
import { dimacsLines, drupLines, readDrup } from '../formats/dimacs.ts';
import { readWhole } from './wholeFile.ts';

/** What is asked: for the formula, for its refutation, or whether a proof in DRUP is one. */
export type AnotherQuestion =
  | { readonly kind: 'formula' | 'proof' }
  | { readonly kind: 'check'; readonly path: string };

/** What is written, and the exit code: 1 where the puzzle has no solution or several, or where the proof is none. */
export type AnotherAnswer = {
  readonly code: 0 | 1;
  readonly out: Iterable<string>; // lines, without their ends
  readonly err: readonly string[];
};

/**
 * Solves a puzzle and answers.
 *
 * @throws Error when there is no such file, SyntaxError for a line of it that is none of DRUP
 */
export function askAnother(puzzle: Puzzle, question: AnotherQuestion): AnotherAnswer {
  const [solution] = solve(puzzle, { most: 1 }).solutions;
  if (solution === undefined) return { code: 1, out: [], err: ['There is no solution.'] };
  if (question.kind === 'check') return checked(puzzle, solution, question.path);
  if (question.kind === 'formula') return { code: 0, out: formulaLines(puzzle, solution), err: [] };
  const { proof, other } = allPieces(searchAnotherInPieces(puzzle, solution));
  if (other !== null) return { code: 1, out: [], err: severalLines(solution, other) };
  return { code: 0, out: drupLines(proof), err: [] };
}

function checked(puzzle: Puzzle, solution: Grid, path: string): AnotherAnswer {
  const { steps, lemmas, deletions } = readDrup(linesOf(readWhole(path).toString()));
  const why = allPieces(checkProofInPieces(puzzle, solution, steps));
  if (why !== null) return { code: 1, out: [], err: [`No proof: ${why}.`] };
  const size = `${lemmas} clauses learnt, ${deletions} of them taken away later`;
  return { code: 0, out: [`proved: one solution (${size})`], err: [] };
}

function* formulaLines(puzzle: Puzzle, solution: Grid): Generator<string> {
  yield 'c of another solution than the known one: the last clause says that one of its filled cells is empty';
  yield* dimacsLines(allPieces(anotherFormulaInPieces(puzzle, solution)));
}

/** Two solutions, and where they differ. */
function severalLines(one: Grid, other: Grid): readonly string[] {
  const { cells } = exchangeOf(one, other);
  const first = cells.slice(0, mostCells).map((cell) => {
    const [row, column] = [Math.floor(cell / one.width) + 1, (cell % one.width) + 1];
    return `row ${row}, column ${column}`;
  });
  const more = cells.length > first.length ? `; and ${cells.length - first.length} more` : '';
  return [
    `There are several solutions. Two of them differ in ${cells.length} cells: ${first.join('; ')}${more}.`,
    '',
    ...formatGrid(one),
    '',
    ...formatGrid(other),
  ];
}

/** So many of the cells in which two solutions differ are named. */
const mostCells = 8;

/** The lines of a text, without a list of them all. */
function* linesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at);
    yield text.slice(at, end < 0 ? text.length : end);
    at = end < 0 ? text.length : end + 1;
  }
}
