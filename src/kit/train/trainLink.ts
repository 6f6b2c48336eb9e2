/** The address that opens a question of the coach. */
import { longestQuery } from '../../notebook/cell/linkPlace.ts';
import { writeLink } from '../../notebook/cell/linkState.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { sitePath } from '../../notebook/page/paths.ts';

/** The cell of the coach on its page. */
const cell = 'coach';

/**
 * @param values - what the coach keeps in its link
 * @remarks As in `putState`, a state that is too long for a query goes into the fragment.
 */
export function trainLink(values: LinkValues, base?: string): string {
  const state = writeLink('', cell, 1, values);
  return `${sitePath('train/', base)}${state.length > longestQuery ? `#${state}` : `${state}#${cell}`}`;
}
