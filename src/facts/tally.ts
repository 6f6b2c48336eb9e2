/** How the statements of a document came out, in one line. */
import type { VerdictKind } from '../claims/agree.ts';
import { enumerated, grouped } from '../formats/numbers.ts';
import type { Told } from '../claims/verdict.ts';
import { ledgerEntries } from './ledger.ts';

/** What a reader asks of a verdict. */
type Outcome = 'holds' | 'differs' | 'otherwise' | 'sampled' | 'untested' | 'answered';

/** How a statement came out: a text that is loose holds where a whole count or a proof bears it out. @source none */
export function outcomeOf({ kind, ground }: Pick<Told, 'kind' | 'ground'>): Outcome {
  const sampled = ground?.kind === 'sample' || ground?.kind === 'cases' || ground?.kind === 'part';
  const outcomes: Readonly<Record<VerdictKind, Outcome>> = {
    agrees: 'holds',
    reading: sampled ? 'sampled' : 'holds',
    within: 'sampled',
    uncontradicted: 'sampled',
    part: 'sampled',
    otherwise: 'otherwise',
    differs: 'differs',
    answer: 'answered',
    untested: 'untested',
  };
  return outcomes[kind];
}

/** How many statements came out how. */
export type Tally = Readonly<Record<Outcome, number>>;

/** Counts the statements of a document. @source none */
export function tallyOf(source: string): Tally {
  const tally = { holds: 0, differs: 0, otherwise: 0, sampled: 0, untested: 0, answered: 0 };
  for (const { told } of ledgerEntries()) if (told.source === source) tally[outcomeOf(told)]++;
  return tally;
}

/** "3 differ", "1 differs"; nothing where there are none. */
const some = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [`${grouped(count)} ${count === 1 ? one : many}`];

/** The tally in one sentence. @source none */
export function tallyText(tally: Tally): string {
  const { holds, differs, otherwise, sampled, untested, answered } = tally;
  const all = holds + differs + otherwise + sampled + untested + answered;
  const parts = [
    ...some(holds, 'holds', 'hold'),
    ...(differs === 0 ? ['none differs'] : some(differs, 'differs', 'differ')),
    ...some(otherwise, 'is read otherwise by us', 'are read otherwise by us'),
    ...some(sampled, 'was only sampled or seen in part', 'were only sampled or seen in part'),
    ...some(answered, 'is a question with an answer', 'are questions with an answer'),
    ...some(untested, 'is not tested', 'are not tested'),
  ];
  return `Of its ${grouped(all)} statements ${enumerated(parts)}.`;
}
