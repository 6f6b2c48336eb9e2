import type { Told } from '../../src/claims/verdict.ts';
import { ledgerEntries } from '../../src/facts/ledger.ts';

/** What the statements told on a page come to: "density". */
export const toldAt = (page: string): readonly Told[] =>
  ledgerEntries().flatMap((entry) => (entry.page === page ? [entry.told] : []));
