/** Whether the puzzle of a picture has that picture as its only solution, and where another one differs. Pure. */
import type { Grid } from '../../engine/board/cell.ts';
import type { Solved } from '../../engine/solve/solve.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import type { Ends } from '../../methods/method.ts';
import { knownBy } from '../../methods/solutions.ts';

/** The cells in which another solution has it otherwise than the picture; none while none is known. */
export function differing(image: Grid, solved: Solved | null): readonly number[] {
  for (const { cells } of solved?.solutions ?? []) {
    const differ = [...cells.keys()].filter((at) => cells[at] !== image.cells[at]);
    if (differ.length > 0) return differ;
  }
  return [];
}

/**
 * The verdict in a sentence or two; null while it is not known.
 *
 * @param kind - which method solves it, a sentence; null while that is not known
 */
export function verdictText(
  solved: Solved | null,
  differ: readonly number[],
  kind: string | null,
): string | null {
  switch (solved?.status) {
    case 'one':
      return kind?.includes('ne solution') === true ? kind : `One solution. ${kind ?? ''}`.trim();
    case 'several':
      return `Several solutions: ${counted(differ.length, 'cell')} differ in another picture with the same clues.`;
    case 'none':
      return 'No solution.';
    case 'open':
    case undefined:
      return null;
  }
}

/**
 * The verdict in the one line at the head of the board; null while it is not known.
 *
 * @param ends - of the quick methods, as far as they have come
 */
export function headText(
  { sweeps, four, 'two-sat': twoSat }: Ends,
  solved: Solved | null,
  differ: readonly number[],
): string | null {
  switch (solved?.status) {
    case 'one':
      if (sweeps?.status === 'solved')
        return `One solution: ${sweeps.verdict.replace('solved, ', '')}.`;
      if (four?.status === 'solved') return 'One solution: by pairs of lines.';
      if (twoSat?.status === 'solved') return 'One solution: by chains.';
      return twoSat === undefined
        ? `One solution, ${knownBy[solved.by]}.`
        : `One solution, ${knownBy.search}: beyond chains.`;
    case 'several':
      return `Several solutions: ${counted(differ.length, 'cell')} differ.`;
    case 'none':
      return 'No solution.';
    case 'open':
    case undefined:
      return null;
  }
}

/** What stands there before. @param search - as for `waitingText` */
export const waitingHead = (
  search: { readonly paused: boolean; readonly problem: string } | null,
): string =>
  search === null
    ? 'Checking …'
    : search.paused || search.problem !== ''
      ? 'Not known.'
      : 'Not known yet: searching on …';

/**
 * What stands in place of a verdict that is not known yet. A search has no limit: it goes on until the next stroke.
 *
 * @param search - the search for another solution; null while there is nothing to see of it
 */
export function waitingText(
  search: { readonly paused: boolean; readonly problem: string } | null,
): string {
  if (search === null) return 'Checking …';
  if (search.problem !== '') return 'Not known.';
  return search.paused
    ? 'Not known: you stopped the search.'
    : 'Not known yet: no other picture with these clues so far. The search goes on until your next stroke.';
}
