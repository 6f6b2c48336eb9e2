/** The sentences that chapters ask readers to refute: how often we have tried those that hold. */
import type { ChapterId } from '../challenges/challenge.ts';
import { challenges } from '../challenges/list.ts';
import { claimOf } from '../claims/ledger.ts';
import { verdictOf } from '../claims/verdict.ts';
import { grouped } from '../notebook/plain/numbers.ts';
import { stored } from '../stored/fromFile.ts';

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
 * What we have tried of the sentence of a chapter: "no exception in 292 formulas"; undefined where it can be refuted.
 *
 * @throws RangeError when the ledger has no such entry
 */
export function triedOf(chapter: ChapterId): string | undefined {
  const { claim: id, reference } = challenges[chapter].breakIt;
  if (reference !== null) return undefined;
  const claim = claimOf(id);
  if (claim === undefined) throw new RangeError(`no entry of the ledger is ${id}`);
  return (triedBy[id] ?? claim.finds)(verdictOf(claim, stored).ours);
}
