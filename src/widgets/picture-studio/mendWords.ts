/** The search for few changes, in words. Pure. */
import type { Mended, MendNews } from '../../engine/make/mendPicture.ts';
import type { Wanted } from '../../engine/make/wanted.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import { aimTexts } from '../../kit/make/settings.ts';

/** What a search found, and what was asked. */
export type MendFound = Mended & {
  readonly wanted: Wanted;
  readonly stopped: boolean; // by the reader, before its end
};

/** How far it is. */
export function mendNewsText({ best, changed, unknown, proving }: MendNews): string {
  const found = best === null ? '' : `${counted(best.length, 'change')} found. `;
  if (proving !== null)
    return `${found}Trying all sets of ${counted(proving.size, 'cell')}: ${grouped(proving.done)} of ${grouped(proving.all)} …`;
  return changed === 0
    ? `${found}Searching …`
    : `${found}${counted(changed, 'cell')} changed, ${grouped(unknown)} unknown to sweeps …`;
}

/** What came of it. */
export function mendedText({ cells, least, wanted, stopped }: MendFound): string {
  const what = aimTexts[wanted];
  if (cells === null)
    return `No changes were found that make it ${what}. At least ${least} are needed.`;
  if (cells.length === 0) return `It is ${what} as it is.`;
  const made = `Now it is ${what}, with ${counted(cells.length, 'change')}.`;
  if (stopped) return `${made} You stopped the search: fewer may do.`;
  if (cells.length === least) return `${made} Fewer will not do: all smaller sets were tried.`;
  return `${made} Fewer may do; ${least === 1 ? 'at least 1 is' : `at least ${least} are`} needed.`;
}
