/** How the statements came out: of a document in one sentence, and of all documents as a table, in the words of the ledger. */
import type { VerdictKind } from '../claims/agree.ts';
import { authorsOf, verdictWords } from '../claims/words.ts';
import { enumerated, grouped } from '../notebook/plain/numbers.ts';
import { ledgerEntries } from './ledger.ts';

/** How many statements of a document got a verdict, or of all documents. */
export const countOf = (source: string | null, kind: VerdictKind): number =>
  ledgerEntries().filter(
    ({ told }) => (source === null || told.source === source) && told.kind === kind,
  ).length;

const countOfAny = (...some: readonly VerdictKind[]): number =>
  some.reduce((sum, kind) => sum + countOf(null, kind), 0);

/** Verdicts in four groups: those that agree, those that hold so far, those that differ, and all others. */
export const verdictGroups = (): readonly { readonly name: string; readonly count: number }[] => [
  { name: 'agree', count: countOfAny('agrees') },
  { name: 'hold so far', count: countOfAny('within', 'uncontradicted', 'part', 'reading') },
  { name: 'differ', count: countOfAny('differs') },
  { name: 'other', count: countOfAny('definition', 'otherwise', 'answer', 'untested') },
];

const kinds = Object.keys(verdictWords) as readonly VerdictKind[];

/** The verdicts, and how many statements of each document have each. */
export function verdictTable(): {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
} {
  const ids = [...new Set(ledgerEntries().map(({ told }) => told.source))].toSorted();
  return {
    caption: `Of ${grouped(ledgerEntries().length)} statements`,
    columns: ['Verdict', ...ids.map((id) => authorsOf[id]), 'all'],
    rows: kinds
      .filter((kind) => countOf(null, kind) > 0)
      .map((kind) => [
        verdictWords[kind],
        ...[...ids, null].map((source) => grouped(countOf(source, kind))),
      ]),
  };
}

/** One statement with a verdict, and several of them. */
const inWords: Readonly<Record<VerdictKind, readonly [one: string, many: string]>> = {
  agrees: ['agrees', 'agree'],
  within: ['agrees within the interval', 'agree within the interval'],
  uncontradicted: ['has no counterexample', 'have no counterexample'],
  part: ['holds as far as seen', 'hold as far as seen'],
  reading: ['holds as we read it', 'hold as we read them'],
  definition: ['holds by definition', 'hold by definition'],
  differs: ['differs', 'differ'],
  otherwise: ['is read otherwise', 'are read otherwise'],
  answer: ['is a question, answered', 'are questions, answered'],
  untested: ['is not tested', 'are not tested'],
};

/** How the statements of a document came out, in one sentence. */
export function tallyText(source: string): string {
  const counts = kinds.map((kind) => ({ kind, count: countOf(source, kind) }));
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const parts = counts.flatMap(({ kind, count }) =>
    count === 0
      ? kind === 'differs'
        ? ['none differs']
        : []
      : [`${grouped(count)} ${inWords[kind][count === 1 ? 0 : 1]}`],
  );
  return `Of its ${grouped(all)} statements ${enumerated(parts)}.`;
}
