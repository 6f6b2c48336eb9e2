/** What a document says and we do not test: with its reason, so that the ledger is complete. */
import type { SourceId, Untested } from './claim.ts';

type More = { readonly quote: string; readonly home?: string };

/**
 * Makes the entries of a document.
 *
 * @returns from id (without its source), place, title, what is said in a few words, and why we do not test it
 * @source none
 */
export const untestedIn =
  (source: SourceId) =>
  (
    id: string,
    place: string,
    title: string,
    says: string,
    untested: string,
    more: More,
  ): Untested => ({ id: `${source}-${id}`, source, place, title, says, untested, ...more });
