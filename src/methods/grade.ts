/** What is said of a puzzle in a list: how many solutions it has, the method that it needs, its sweeps, and a picture that fits. */
import type { Grid } from '../engine/board/cell.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { weighInPieces } from '../engine/inference/weakest.ts';
import type { Weighed } from '../engine/inference/weakest.ts';
import type { InPieces } from '../engine/pieces.ts';
import { counted } from '../notebook/plain/numbers.ts';
import { kindOf } from './kinds.ts';
import type { MethodKind } from './kinds.ts';

/** Plain data, fit for `structuredClone`. */
export type PuzzleGrade = {
  readonly solutions: Weighed['status']; // `open`: it was given up before that was known
  readonly kind: MethodKind | null; // null: no solution, or not known
  readonly sweeps: number | null; // null where sweeps do not solve it
  /** The only solution, or one of several. */
  readonly picture: Grid | null;
};

/** Work on one puzzle of many, in propagations: a second or two. */
const workOfOne = 4_000_000;

/**
 * Grades a puzzle.
 *
 * @param known - a solution, such as the picture that it is made of
 */
export function* gradeInPieces(
  puzzle: Puzzle,
  known?: Grid,
): InPieces<PuzzleGrade & { readonly others: readonly Grid[] }> {
  const { hardness, status, solutions, sweeps } = yield* weighInPieces(puzzle, workOfOne, known);
  return {
    solutions: status,
    kind: hardness === null ? null : kindOf(hardness),
    sweeps,
    picture: known ?? solutions[0] ?? null,
    others: solutions,
  };
}

const needs: Readonly<Record<MethodKind, string>> = {
  sweeps: 'sweeps',
  pairs: 'pairs of lines',
  chains: 'chains',
  probing: 'probing',
  sat: 'a search',
  several: 'several solutions',
};

/** In a few words: "one solution, by sweeps, 5 of them". */
export function gradeWords({ solutions, kind, sweeps }: PuzzleGrade): string {
  switch (solutions) {
    case 'none':
      return 'no solution';
    case 'several':
      return 'several solutions';
    case 'open':
      return 'not known whether it has one solution';
    case 'one':
      return kind === 'sweeps' && sweeps !== null
        ? `one solution, in ${counted(sweeps, 'sweep')}`
        : `one solution, by ${needs[kind ?? 'sat']}`;
  }
}
