/**
 * The search field at work: MiniSearch and the index are loaded on the first touch, results are links in order of
 * relevance. Without script the page shows the plain contents list beneath it.
 */
import type MiniSearch from 'minisearch';
import { excerpt } from './excerpt.ts';
import { exactFirst, isNumber, termOf, wordsOf } from './searchWords.ts';

/** One searchable section, figure or entry, as /search.json holds it. */
export type SearchDocument = {
  readonly id: number;
  readonly address: string;
  readonly chapter: string; // "2 Sweeps"
  readonly title: string;
  readonly text: string;
};

type Found = { readonly document: SearchDocument; readonly terms: readonly string[] };
type Finder = (query: string) => readonly Found[];

const mostResults = 12;

const weightOf = (chapter: string | undefined): number =>
  chapter === 'Library' ? 0.25 : chapter === 'Ledger' ? 0.5 : 1;

async function load(address: string): Promise<Finder> {
  const [{ default: Engine }, answer] = await Promise.all([import('minisearch'), fetch(address)]);
  if (!answer.ok) throw new Error(`the index answered ${answer.status}`);
  const documents = (await answer.json()) as readonly SearchDocument[];
  const index: MiniSearch<SearchDocument> = new Engine({
    fields: ['title', 'chapter', 'text'],
    tokenize: wordsOf,
    processTerm: termOf,
  });
  index.addAll(documents);
  const byId = new Map(documents.map((document) => [document.id, document]));
  return (query) => {
    const found = index.search(query, {
      prefix: true,
      fuzzy: (term) => (isNumber(term) ? false : 0.15),
      combineWith: 'AND',
      boost: { title: 3 },
      // what a chapter tells comes before the ledger and the library, which say the same
      boostDocument: (id) => weightOf(byId.get(id as number)?.chapter),
    });
    return exactFirst(found, wordsOf(query).map(termOf))
      .slice(0, mostResults)
      .flatMap(({ id, terms }) => {
        const document = byId.get(id as number);
        return document === undefined ? [] : [{ document, terms }];
      });
  };
}

function resultItem({ document: section, terms }: Found): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = section.address;
  link.className = 'title';
  link.textContent = section.title;
  const chapter = document.createElement('span');
  chapter.className = 'source-about';
  chapter.textContent = ` ${section.chapter}`;
  const text = document.createElement('p');
  for (const stretch of excerpt(section.text, terms)) {
    const part = document.createElement(stretch.hit ? 'mark' : 'span');
    part.textContent = stretch.text;
    text.append(part);
  }
  item.append(link, chapter, text);
  return item;
}

function wire(form: HTMLFormElement): void {
  const input = form.querySelector('input');
  const list = document.querySelector<HTMLElement>('[data-search-results]');
  const count = document.querySelector<HTMLElement>('[data-search-count]');
  if (input === null || list === null || count === null) return;
  let finder: Promise<Finder> | undefined;
  const ready = (): Promise<Finder> => (finder ??= load(form.dataset['index'] ?? ''));

  const search = async (): Promise<void> => {
    const query = input.value.trim();
    if (query === '') {
      list.replaceChildren();
      count.textContent = '';
      return;
    }
    try {
      const found = (await ready())(query);
      if (query !== input.value.trim()) return;
      list.replaceChildren(...found.map(resultItem));
      count.textContent =
        found.length === 0
          ? `Nothing found for “${query}”. The contents are listed below.`
          : `${found.length} ${found.length === 1 ? 'place' : 'places'} found.`;
    } catch {
      finder = undefined; // the next letter tries again
      count.textContent = 'The index could not be loaded. The contents are listed below.';
    }
  };

  input.addEventListener('focus', () => void ready().catch(() => (finder = undefined)), {
    once: true,
  });
  input.addEventListener('input', () => void search());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const address = new URL(location.href);
    address.searchParams.set('q', input.value.trim());
    history.replaceState(history.state, '', address);
    void search();
  });
  const asked = new URLSearchParams(location.search).get('q');
  if (asked !== null) {
    input.value = asked.slice(0, 200);
    void search();
  }
}

document.querySelectorAll<HTMLFormElement>('[data-search]').forEach(wire);
