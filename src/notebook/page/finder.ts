/**
 * What is found for some words: places, chapters and what else is told, the best first, and by themselves the parts of the
 * library, which have the same words and are for programmers. Loaded with MiniSearch when the search is first touched.
 */
import Engine from 'minisearch';
import { exactFirst, isNumber, termOf, wordsOf } from './searchWords.ts';

/** What a page is: something to do, something to read, about the documents, their statements one by one, or code. */
export type SearchKind = 'place' | 'chapter' | 'paper' | 'ledger' | 'code';

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

export type AllFound = { readonly book: readonly FoundPage[]; readonly code: readonly FoundPage[] };

const mostInBook = 12;
const mostInCode = 6;

/** What a chapter tells comes before the documents, which say the same. */
const weights: Readonly<Record<SearchKind, number>> = {
  place: 1,
  chapter: 1,
  paper: 0.5,
  ledger: 0.25,
  code: 1,
};

const isCode = ({ document }: FoundPage): boolean => document.kind === 'code';

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
    const all = exactFirst(found, wordsOf(query).map(termOf)).flatMap(({ id, terms }) => {
      const document = byId.get(id as number);
      return document === undefined ? [] : [{ document, terms }];
    });
    return {
      book: all.filter((one) => !isCode(one)).slice(0, mostInBook),
      code: all.filter(isCode).slice(0, mostInCode),
    };
  };
}
