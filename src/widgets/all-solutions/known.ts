/** What is known of the solutions of a puzzle, and what of it is on show. */
import type { Grid } from '../../engine/board/cell.ts';
import type { EverySolution } from '../../engine/solutions/everySolution.ts';
import { exchangeOf } from '../../engine/solutions/exchange.ts';
import type { Exchange } from '../../engine/solutions/exchange.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { LinkError } from '../../notebook/cell/linkState.ts';
import type { SolutionsState } from './settings.ts';

/** What is known of the solutions; `joined` is null after a search that was stopped. */
export type Known = Omit<EverySolution, 'joined' | 'islands'> &
  (
    | Pick<EverySolution, 'joined' | 'islands'>
    | { readonly joined: null; readonly islands: null }
  ) & {
    readonly stopped: boolean;
  };

/** What a search has found that was not stopped. */
export const wholly = (found: EverySolution): Known => ({ ...found, stopped: false });

/** What a search has found that was. */
export const partly = (solutions: readonly Grid[]): Known => ({
  solutions,
  complete: false,
  shared: null,
  joined: null,
  islands: null,
  stopped: true,
});

/** The solution on the board, and the one that it is laid over, from 0; -1 and null where there is none. */
export function shownAt(
  { solutions }: Known,
  { at, against }: SolutionsState,
): { readonly at: number; readonly against: number | null } {
  const here = Math.min(at, solutions.length) - 1;
  const other = Math.min(against, solutions.length) - 1;
  return { at: here, against: other < 0 || other === here ? null : other };
}

/** What is exchanged between the two; null where there is one only. */
export function exchangeShown(known: Known, state: SolutionsState): Exchange | null {
  const { at, against } = shownAt(known, state);
  const [one, other] = [known.solutions[against ?? -1], known.solutions[at]];
  return one === undefined || other === undefined ? null : exchangeOf(one, other);
}

/** @throws LinkError for a solution that the puzzle does not have */
export function checkFound({ solutions }: Known, { at, against }: SolutionsState): void {
  const most = Math.max(1, solutions.length);
  for (const asked of [at, against])
    if (asked > most)
      throw new LinkError(
        `The link asks for solution ${asked}; ${counted(solutions.length, 'solution')} ${solutions.length === 1 ? 'is' : 'are'} there.`,
      );
}
