/**
 * The search field at work: the index and what finds in it (finder.ts) are loaded on the first touch, results are links in
 * order of relevance, those of the library in a list of their own. Without script the page shows the plain contents list beneath it.
 */
import { excerpt } from './excerpt.ts';
import type { AllFound, FoundPage, SearchDocument } from './finder.ts';

type Finder = (query: string) => AllFound;

async function load(address: string): Promise<Finder> {
  const [{ finderOf }, answer] = await Promise.all([import('./finder.ts'), fetch(address)]);
  if (!answer.ok) throw new Error(`the index answered ${answer.status}`);
  return finderOf((await answer.json()) as readonly SearchDocument[]);
}

const counted = (many: number): string => `${many} ${many === 1 ? 'place' : 'places'}`;

/** How much was found, and where. */
function countText({ book, code }: AllFound, query: string): string {
  if (book.length + code.length === 0)
    return `Nothing found for “${query}”. The contents are listed below.`;
  if (code.length === 0) return `${counted(book.length)} found.`;
  return `${counted(book.length)} found, and ${code.length} in the library for programs.`;
}

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
  const list = document.querySelector<HTMLElement>('[data-search-results]');
  const count = document.querySelector<HTMLElement>('[data-search-count]');
  const library = document.querySelector<HTMLElement>('[data-search-code]');
  if (input === null || list === null || count === null || library === null) return;
  const show = ({ book, code }: AllFound): void => {
    list.replaceChildren(...book.map(resultItem));
    library.querySelector('ol')?.replaceChildren(...code.map(resultItem));
    library.hidden = code.length === 0;
  };
  let finder: Promise<Finder> | undefined;
  const ready = (): Promise<Finder> => (finder ??= load(form.dataset['index'] ?? ''));

  const search = async (): Promise<void> => {
    const query = input.value.trim();
    if (query === '') {
      show({ book: [], code: [] });
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
