/** What a conclusion about one line rests on: as few of its known cells as can be. */
import { UNKNOWN } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import { settle } from './settle.ts';

/** A cell of a line by its place, and the value that follows there. */
export type LineConclusion = { readonly along: number; readonly value: number };

/**
 * Forgets known cells of a line, one after the other, as long as the rest still gives the conclusion.
 *
 * @param line - not modified
 * @param conclusion - cells that settling the line fixes; null: that it has no fit
 * @param order - places of the cells that may be forgotten, those to be tried first at the front
 * @returns the line with what is left: with any one of those cells less, the conclusion does not follow
 * @source 001_a525a3e1210b0814.txt §3.3, Figure 11 (a chain of reasons)
 */
export function leastPremises(
  line: Uint8Array,
  description: Description,
  conclusion: readonly LineConclusion[] | null,
  order: readonly number[],
): Uint8Array {
  const least = line.slice();
  for (const along of order) {
    const value = least[along]!;
    least[along] = UNKNOWN;
    if (!follows(least, description, conclusion)) least[along] = value;
  }
  return least;
}

function follows(
  line: Uint8Array,
  description: Description,
  conclusion: readonly LineConclusion[] | null,
): boolean {
  const settled = settle(line, description);
  if (settled === null || conclusion === null) return settled === null && conclusion === null;
  return conclusion.every(({ along, value }) => settled[along] === value);
}
