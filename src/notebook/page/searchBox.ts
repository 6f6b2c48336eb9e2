/**
 * The search field at work: the index and what finds in it (finder.ts) are loaded on the first touch, results are links in
 * order of relevance, in a list for each group. Without script the page shows the plain contents list beneath it.
 */
import { excerpt } from './excerpt.ts';
import type { AllFound, FoundPage, SearchDocument, SearchGroup } from './finder.ts';

type Finder = (query: string) => AllFound;

async function load(address: string): Promise<Finder> {
  const [{ finderOf }, answer] = await Promise.all([import('./finder.ts'), fetch(address)]);
  if (!answer.ok) throw new Error(`the index answered ${answer.status}`);
  return finderOf((await answer.json()) as readonly SearchDocument[]);
}

const counted = (many: number): string => `${many} ${many === 1 ? 'place' : 'places'}`;

/** How much was found, and where. */
function countText({ book, papers, library, source }: AllFound, query: string): string {
  const others = [
    papers.length > 0 && `${papers.length} in the documents`,
    library.length > 0 && `${library.length} in the library`,
    source.length > 0 && `${source.length} in the source`,
  ].filter((part) => part !== false);
  if (book.length === 0 && others.length === 0)
    return `Nothing found for “${query}”. The contents are listed below.`;
  return `${[`${counted(book.length)} found`, ...others].join(', ')}.`;
}

const nothing: AllFound = { book: [], papers: [], library: [], source: [] };

function resultItem({ document: section, terms }: FoundPage): HTMLLIElement {
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
  const count = document.querySelector<HTMLElement>('[data-search-count]');
  const groups = document.querySelectorAll<HTMLElement>('[data-search-group]');
  if (input === null || count === null) return;
  const show = (found: AllFound): void => {
    for (const group of groups) {
      const own = found[group.dataset['searchGroup'] as SearchGroup];
      group.querySelector('ol')?.replaceChildren(...own.map(resultItem));
      group.hidden = own.length === 0;
    }
  };
  let finder: Promise<Finder> | undefined;
  const ready = (): Promise<Finder> => (finder ??= load(form.dataset['index'] ?? ''));

  const search = async (): Promise<void> => {
    const query = input.value.trim();
    if (query === '') {
      show(nothing);
      count.textContent = '';
      return;
    }
    try {
      const found = (await ready())(query);
      if (query !== input.value.trim()) return;
      show(found);
      count.textContent = countText(found, query);
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
