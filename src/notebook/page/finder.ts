/**
 * What is found for some words, in groups, each with the best first: places, chapters and words; the documents and their
 * statements; the library, which has the same words and is for programmers; modules. Loaded with MiniSearch when the search is
 * first touched.
 */
import Engine from 'minisearch';
import { exactFirst, isNumber, termOf, wordsOf } from './searchWords.ts';

/** What a page is: something to do, something to read, words, about the documents, their statements one by one, the library, or source. */
export type SearchKind = 'place' | 'chapter' | 'word' | 'paper' | 'ledger' | 'code' | 'module';

/** One searchable section, figure or entry, as /search.json holds it. */
export type SearchDocument = {
  readonly id: number;
  readonly address: string;
  readonly kind: SearchKind;
  readonly chapter: string; // "2 Sweeps"
  readonly title: string;
  readonly text: string;
  readonly asked?: string; // words that are typed for it and are not in its text
};

export type FoundPage = { readonly document: SearchDocument; readonly terms: readonly string[] };

/** The groups, in their order. */
export type SearchGroup = 'book' | 'papers' | 'library' | 'source';

export type AllFound = Readonly<Record<SearchGroup, readonly FoundPage[]>>;

const most: Readonly<Record<SearchGroup, number>> = { book: 12, papers: 8, library: 6, source: 6 };

/** Who types what can be done wants to do it; what a chapter tells comes before the documents, which say the same. */
const weights: Readonly<Record<SearchKind, number>> = {
  place: 1.25,
  chapter: 1,
  word: 1,
  paper: 0.5,
  ledger: 0.25,
  code: 1,
  module: 1,
};

const groupOfKind: Readonly<Record<SearchKind, SearchGroup>> = {
  place: 'book',
  chapter: 'book',
  word: 'book',
  paper: 'papers',
  ledger: 'papers',
  code: 'library',
  module: 'source',
};

/** Whether a reader who types this means this very page, section or figure, by its name. */
const isMeant = (
  { address, title, asked = '' }: SearchDocument,
  query: string,
  terms: readonly string[],
): boolean =>
  title.toLowerCase().startsWith(query.trim().toLowerCase()) ||
  (!address.includes('#') &&
    terms.every((term) => wordsOf(`${title} ${asked}`).map(termOf).includes(term)));

const fuzzy = (term: string): number | false => (isNumber(term) ? false : 0.15);

/** Takes the index, and finds in it. */
export function finderOf(documents: readonly SearchDocument[]): (query: string) => AllFound {
  const index = new Engine<SearchDocument>({
    fields: ['title', 'chapter', 'text', 'asked'],
    tokenize: wordsOf,
    processTerm: termOf,
  });
  index.addAll(documents);
  const byId = new Map(documents.map((document) => [document.id, document]));
  return (query) => {
    const usual = {
      prefix: true,
      combineWith: 'AND',
      boost: { title: 3, asked: 8 },
      boostDocument: (id: unknown) => weights[byId.get(id as number)?.kind ?? 'paper'],
    } as const;
    // a slip of the keyboard is thought of where the words are nowhere: hints are no hunt
    const asked = index.search(query, usual);
    const found = asked.length > 0 ? asked : index.search(query, { ...usual, fuzzy });
    const terms = wordsOf(query).map(termOf);
    const groups = Map.groupBy(
      exactFirst(found, terms).flatMap(({ id, terms: words }) => {
        const document = byId.get(id as number);
        return document === undefined ? [] : [{ document, terms: words }];
      }),
      ({ document }) => {
        const group = groupOfKind[document.kind];
        return group === 'papers' && isMeant(document, query, terms) ? 'book' : group;
      },
    );
    const of = (group: SearchGroup): readonly FoundPage[] =>
      (groups.get(group) ?? []).slice(0, most[group]);
    return {
      book: of('book'),
      papers: of('papers'),
      library: of('library'),
      source: of('source'),
    };
  };
}
