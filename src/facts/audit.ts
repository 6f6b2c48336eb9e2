/** How the statements of a chapter came out: a tally in one line, and those that differ as short stories. */
import type { VerdictKind } from '../claims/agree.ts';
import { statementsAt } from '../claims/ledger.ts';
import { imageFromText } from '../engine/board/image.ts';
import type { Grid } from '../engine/board/cell.ts';
import { enumerated, grouped } from '../formats/numbers.ts';
import { toldAt } from './evidence.ts';
import type { Told } from '../claims/verdict.ts';

/** What a reader asks of a verdict. */
type Outcome = 'holds' | 'differs' | 'sampled' | 'untested' | 'answered';

/** How a statement came out: a text that is loose holds where a whole count or a proof bears it out. @source none */
export function outcomeOf({ kind, ground }: Pick<Told, 'kind' | 'ground'>): Outcome {
  const sampled = ground?.kind === 'sample' || ground?.kind === 'cases' || ground?.kind === 'part';
  const outcomes: Readonly<Record<VerdictKind, Outcome>> = {
    agrees: 'holds',
    reading: sampled ? 'sampled' : 'holds',
    within: 'sampled',
    uncontradicted: 'sampled',
    part: 'sampled',
    differs: 'differs',
    answer: 'answered',
    untested: 'untested',
  };
  return outcomes[kind];
}

/** A statement that differs, as it is told in the chapter. */
type Story = {
  readonly told: Told;
  readonly picture: Grid | null;
  readonly home: string | undefined; // where in the chapter the prose tells it, or another chapter
};

/** The statements of a chapter. */
export type Audit = {
  readonly all: number;
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly stories: readonly Story[];
};

/** Goes through the statements that are told in a chapter. @source none */
export function auditOf(chapter: string): Audit {
  const homes = new Map<string, string | undefined>(
    statementsAt(chapter).map(({ id, home }) => [id, home]),
  );
  const rows = toldAt(chapter);
  const counts = { holds: 0, differs: 0, sampled: 0, untested: 0, answered: 0 };
  for (const row of rows) counts[outcomeOf(row)]++;
  const stories = rows
    .filter(({ kind }) => kind === 'differs')
    .map((told): Story => ({
      told,
      picture: told.picture === undefined ? null : imageFromText(told.picture),
      home: homes.get(told.id),
    }));
  return { all: rows.length, counts, stories };
}

/** "3 differ", "1 differs"; nothing where there are none. */
const some = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [`${grouped(count)} ${count === 1 ? one : many}`];

/** The tally in one line. @source none */
export function tallyText({ all, counts }: Audit): string {
  const { holds, differs, sampled, untested, answered } = counts;
  const parts = [
    ...some(holds, 'holds', 'hold'),
    ...(differs === 0 ? ['none differs'] : some(differs, 'differs', 'differ')),
    ...some(sampled, 'was only sampled or seen in part', 'were only sampled or seen in part'),
    ...some(answered, 'is a question with an answer', 'are questions with an answer'),
    ...some(untested, 'is not tested', 'are not tested'),
  ];
  return `${all === 1 ? 'One statement' : `${grouped(all)} statements`} of the documents ${all === 1 ? 'belongs' : 'belong'} to this chapter: ${enumerated(parts)}.`;
}
