/** Choosing and sorting among the entries of the ledger. */
import type { VerdictKind } from '../../claims/agree.ts';
import type { Ground, SourceId } from '../../claims/claim.ts';
import { groundNames, verdictWords } from '../../claims/words.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { FormOf } from '../../notebook/settings/settings.ts';
import { words } from '../../notebook/settings/words.ts';

/** What is known of an entry without its text. */
export type ListedEntry = {
  readonly id: string;
  readonly source: SourceId;
  readonly kind: VerdictKind;
  readonly ground: Ground['kind'] | 'none'; // none: not tested
  readonly page: string; // that tells it
  readonly text: string; // all that it says, in lower case
};

/** The chapters, and the companions that tell what is in no chapter, as a reader chooses them. */
export const chapterNames = {
  'one-line': '1, one line',
  sweeps: '2, sweeps',
  'two-rows-two-columns': '3, pairs of lines, and chains',
  probing: '4, probing',
  inference: '5, what is certain',
  'all-small-nonograms': '6, all small nonograms',
  density: '7, density',
  circuits: '9, circuits',
  hunt: '10, making and hunting',
  'papers/batenburg-kosters': 'companion to Batenburg and Kosters',
  'papers/wensveen': 'companion to Wensveen',
  'papers/great-hunt': 'companion to the hunt',
  'papers/foote-krizanc': 'companion to Foote and Krizanc',
  'papers/nonograms-blog': 'companion to the blog',
} as const;

const kinds = Object.keys(verdictWords) as VerdictKind[];
const grounds = Object.keys(groundNames) as Ground['kind'][];

/** What the reader chooses. */
export const chosen = settings({
  source: choice(
    'd',
    'Document',
    { all: 'all', '000': '000', '001': '001', '002': '002', '003': '003', '004': '004' },
    'all',
  ),
  chapter: choice('c', 'Chapter', { all: 'all', ...chapterNames }, 'all'),
  kind: choice(
    'v',
    'Verdict',
    {
      all: 'all',
      ...(Object.fromEntries(kinds.map((kind) => [kind, verdictWords[kind]])) as Record<
        VerdictKind,
        string
      >),
    },
    'all',
  ),
  ground: choice(
    'e',
    'Evidence',
    {
      all: 'all',
      ...groundNames,
      none: 'none',
    },
    'all',
  ),
  sort: choice(
    's',
    'Sort by',
    { place: 'document and place', verdict: 'verdict', evidence: 'evidence' },
    'place',
  ),
  text: words('q', 'With these words', 'the words'),
});

export type EntryChoice = (typeof chosen)['defaults'];
/** The same as texts. */
export type EntryForm = FormOf<typeof chosen>;

/** Whether an entry is among those chosen: every word must be in its text. */
export const isShown = (
  entry: ListedEntry,
  { source, chapter, kind, ground, text }: EntryChoice,
): boolean =>
  (source === 'all' || entry.source === source) &&
  (chapter === 'all' || entry.page === chapter) &&
  (kind === 'all' || entry.kind === kind) &&
  (ground === 'all' || entry.ground === ground) &&
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => entry.text.includes(word));

/** Entries in the chosen order; those alike stay in that of the documents. */
export function inOrder<One extends ListedEntry>(
  entries: readonly One[],
  sort: EntryChoice['sort'],
): readonly One[] {
  const rank: (entry: ListedEntry) => number =
    sort === 'place'
      ? () => 0
      : sort === 'verdict'
        ? ({ kind }) =>
            (kinds.indexOf(kind) + kinds.length - kinds.indexOf('differs')) % kinds.length
        : ({ ground }) => (ground === 'none' ? grounds.length : grounds.indexOf(ground));
  return entries.toSorted((one, other) => rank(one) - rank(other));
}

/** How many of the entries are shown, in words. */
export const shownText = (shown: number, all: number): string =>
  shown === all ? `All ${all} statements.` : `${shown} of ${all} statements.`;
