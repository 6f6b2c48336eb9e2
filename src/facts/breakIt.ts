/** The sentences that chapters ask readers to refute: where they stand, and what we have tried ourselves. */
import type { ChapterId } from '../challenges/challenge.ts';
import { challenges } from '../challenges/list.ts';
import { placeOf, sourceOf } from '../claims/claim.ts';
import { claimOf } from '../claims/ledger.ts';
import { verdictOf } from '../claims/verdict.ts';
import { authorsOf } from '../claims/words.ts';
import { grouped, unbroken } from '../formats/numbers.ts';
import { stored } from '../stored/fromFile.ts';

/** What stands beside such a sentence. */
export type Sentence = {
  readonly place: string; // "Wensveen, section 3.4"
  readonly tried: string | null; // where it is true: "no exception in 292 formulas"
  readonly command: string; // that tries it again
};

/** Sides of the squares that the smallest ones are counted on. */
const sides = [1, 2, 3, 4];

/** What was tried, of claims whose outcome does not say it. */
const triedBy: Readonly<Record<string, (ours: unknown) => string>> = {
  '000-section-3.1-first-sweep': (ours) =>
    `no exception in ${grouped((ours as { readonly simple: number }).simple)} pictures that sweeps solve`,
  '000-section-4.2-two-apart': (ours) =>
    `no exception in all ${grouped((ours as { readonly images: number }).images)} pictures`,
  // its outcome is the number of exceptions
  '001-section-4.2-too-small': (exceptions) =>
    exceptions === 0
      ? `no exception in all ${grouped(sides.reduce((sum, side) => sum + 2 ** (side * side), 0))} pictures of 1\u00a0×\u00a01 to 4\u00a0×\u00a04`
      : `${grouped(exceptions as number)} exceptions`,
};

/**
 * The sentence of a chapter.
 *
 * @throws RangeError when the ledger has no such entry, or the entry does not say what was tried
 * @source none
 */
export function sentenceOf(chapter: ChapterId): Sentence {
  const { claim: id, reference } = challenges[chapter].breakIt;
  const claim = claimOf(id);
  if (claim === undefined) throw new RangeError(`no entry of the ledger is ${id}`);
  const { ours } = verdictOf(claim, stored);
  const place = `${authorsOf[sourceOf(claim)]}, ${placeOf(claim)}`;
  const tried = reference === null ? (triedBy[id] ?? claim.finds)(ours) : null;
  return { place: unbroken(place), tried, command: `npm run -s reproduce -- ${id}` };
}
