/** The stored search for a puzzle of each situation, in words and examples. */
import type { SituationFound, StoredSearch } from '../../claims/situations.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { Situation } from '../../engine/intersect/lookupTable.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { counted, enumerated, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { writeLink } from '../../notebook/cell/linkState.ts';

/** A situation where it was found. */
export type LookupTableExample = SituationFound & {
  readonly puzzle: Puzzle;
  readonly standstill: Grid; // where SimpleSolver stops, and the situation stands
};

/** The puzzle of a situation at the standstill of SimpleSolver; null: the search has none. */
export function exampleOf(
  { found }: StoredSearch,
  situation: Situation,
): LookupTableExample | null {
  const one = found.get(situation.join(''));
  if (one === undefined) return null;
  const puzzle = puzzleIn(one.code);
  return { ...one, puzzle, standstill: solveSimple(puzzle).grid };
}

/** What was searched, in a sentence. */
export function searchSentence(search: StoredSearch): string {
  const { boards, command } = search;
  const { sides, percentages, boards: perKind, seed } = search.spec;
  const sizes = enumerated(sides.map((one) => sizeText(one, one)));
  const parts = enumerated(percentages.map(String));
  return `Searched: ${grouped(boards)} random boards (seed ${seed}), up to ${grouped(perKind)} for each of ${sizes} and ${parts}\u00a0% filled cells, and the reflections and turns of those with anything new; the first one found is kept. Made by ${command}.`;
}

/** Where a situation was found, in a sentence. */
export function exampleSentence({ puzzle, rows, columns }: LookupTableExample): string {
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  return `Sweeps stop in this ${sizeText(height, width)} puzzle; rows ${rows[0] + 1} and ${rows[1] + 1} cross columns ${columns[0] + 1} and ${columns[1] + 1} in this situation (ringed).`;
}

/** What is said when no board has a situation. */
export function noExampleSentence(search: StoredSearch, impossible: boolean): string {
  return impossible
    ? 'No puzzle that has a solution contains it, so there is none to open.'
    : `None of the ${counted(search.boards, 'board')} searched contains it.`;
}

const counting = (lines: readonly number[]): string => lines.map((line) => line + 1).join('.');

/**
 * The address that opens an example in the FourSolver stepper, these lines looked at.
 *
 * @param root - of the site, with a slash at its end
 */
export function exampleLink(
  root: string,
  { page, cell }: { readonly page: string; readonly cell: string },
  { code, rows, columns }: SituationFound,
): string {
  const values = { p: code, i: `${counting(rows)}-${counting(columns)}` };
  return `${root}${page}${writeLink('', cell, 1, values)}#${cell}`;
}
