/** The ledger as files: every statement as flat text. */
import { failsByWords } from '../claims/failsBy.ts';
import { groundText, verdictWords } from '../claims/words.ts';
import { companionAddress } from './companions.ts';
import type { LedgerEntry } from './ledger.ts';

/** An entry as flat text, for files. */
export const flatEntry = ({
  told: one,
  title,
  quote,
  home,
  runs,
  fails,
}: LedgerEntry): Readonly<Record<string, string>> => ({
  id: one.id,
  document: one.source,
  place: one.place,
  statement: one.what,
  title,
  quote: quote ?? '',
  published: one.published,
  ours: one.ours,
  verdict: verdictWords[one.kind].slice(2),
  evidence: one.ground === null ? '' : groundText(one.ground),
  refutedBy: fails === null ? '' : failsByWords[fails],
  reading: one.reading ?? '',
  remark: one.remark ?? '',
  proof: one.proof ?? '',
  command: runs[0]?.command ?? '',
  runs: runs
    .slice(1)
    .map(({ command }) => command)
    .join('; '),
  address: companionAddress(one.id),
  home: home ?? '',
});
