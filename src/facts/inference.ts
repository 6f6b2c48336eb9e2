/** What the chapter inference says about inference, computed while the site is built. */
import type { Grid } from '../engine/board/cell.ts';
import { FILLED, UNKNOWN } from '../engine/board/cell.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { boardFormula, boardFormulaSize } from '../engine/inference/boardFormula.ts';
import { certificateOf } from '../engine/inference/certificate.ts';
import { infer } from '../engine/inference/inference.ts';
import { solveSimple } from '../engine/sweep/simpleSolver.ts';
import { solve } from '../engine/solve/solve.ts';
import { kindsOf } from '../claims/003/definition.ts';
import { grouped, sizeText } from '../notebook/plain/numbers.ts';
import { decodePuzzle } from '../formats/puzzleCode.ts';
import { figureLink } from './figurePlaces.ts';
import { galleryPuzzle } from '../puzzles/gallery.ts';
import type { PuzzleId } from '../puzzles/gallery.ts';
import type { LinkedPicture } from './pictures.ts';

const known = (cells: Uint8Array): number => cells.filter((cell) => cell !== UNKNOWN).length;

/** What there is to infer of a puzzle. */
export type InferenceStory = {
  readonly cells: number;
  readonly bySweeps: number;
  readonly inferable: number;
  readonly open: number; // cells that may be either
  readonly solutions: number; // that show it of all of these
};

/** Looks at a puzzle of the gallery. @source 003_bcef302d21730516.txt §2 */
export function inferenceStory(id: PuzzleId): InferenceStory {
  const puzzle: Puzzle = decodePuzzle(galleryPuzzle(id).code);
  const { inferable, witnesses } = infer(puzzle);
  const { cells } = inferable;
  return {
    cells: cells.length,
    bySweeps: known(solveSimple(puzzle).grid.cells),
    inferable: known(cells),
    open: cells.length - known(cells),
    solutions: witnesses.length,
  };
}

/** The size of a puzzle, its solutions, and how many of them have no filled square of two by two. */
export function squaresIn(id: PuzzleId): {
  readonly size: string;
  readonly solutions: number;
  readonly without: number;
} {
  const puzzle = decodePuzzle(galleryPuzzle(id).code);
  const { solutions } = solve(puzzle, { most: 100 });
  const width = puzzle.columns.length;
  const hasSquare = ({ cells }: Grid): boolean =>
    cells.some(
      (_, at) =>
        at % width < width - 1 &&
        [at, at + 1, at + width, at + width + 1].every((corner) => cells[corner] === FILLED),
    );
  return {
    size: sizeText(puzzle.rows.length, width),
    solutions: solutions.length,
    without: solutions.filter((solution) => !hasSquare(solution)).length,
  };
}

/** The opening figure with another puzzle of the gallery. */
export const openMustBe = (id: PuzzleId): string =>
  figureLink('fig-must-be', { p: galleryPuzzle(id).code });

/** All small puzzles that are gone through, in the order of their cells. */
export const mostSmall = 12;

/** What must be so of a puzzle, small, opening in its figure. */
const picture = (id: PuzzleId, text: string): LinkedPicture => ({
  image: infer(decodePuzzle(galleryPuzzle(id).code)).inferable,
  text,
  href: openMustBe(id),
});

/** A smallest puzzle for each way in which one solution and inference may meet. */
export const meetingPictures: readonly LinkedPicture[] = [
  picture('one-cell', 'One solution, inference'),
  picture('several-and-inference', 'Several solutions, inference'),
  picture('switch', 'Several solutions, none'),
];

/** Puzzles with several solutions where sweeps find some of what must be so, and where they find none of it. */
export const beyondPictures: readonly LinkedPicture[] = [
  picture('between-sweeps', 'Sweeps find half of it'),
  picture('no-sweep-helps', 'Sweeps find nothing'),
];

/** How often each happens: rows of a table. */
export const kindRows = (
  [
    [2, 2],
    [2, 3],
    [2, 4],
    [3, 3],
    [3, 4],
    [4, 4],
  ] as const
).map(([height, width]): readonly string[] => {
  const { one, some, none } = kindsOf(height, width);
  return [sizeText(height, width), ...[one + some + none, one, some, none].map(grouped)];
});

/** The clauses of a puzzle's two formulas. @source 003_bcef302d21730516.txt §3 */
export function formulaClauses(id: PuzzleId): {
  readonly automaton: number;
  readonly order: number;
} {
  const puzzle = decodePuzzle(galleryPuzzle(id).code);
  return {
    automaton: boardFormulaSize(puzzle).clauses,
    order: boardFormula(puzzle, 'order').clauses.count,
  };
}

/** How few pictures show of all cells of a puzzle that they may be either. */
type CertificateFacts = {
  readonly printed: number; // two for each cell
  readonly pictures: number; // chosen greedily
  readonly least: number; // fewer cannot do it
};

/** Makes the certificate of a puzzle. @source 003_bcef302d21730516.txt §2 (Theorem 2.1) */
export function certificateFacts(id: PuzzleId): CertificateFacts {
  const { pictures, cells, least } = certificateOf(infer(decodePuzzle(galleryPuzzle(id).code)));
  return { printed: 2 * cells.length, pictures: pictures.length, least };
}
