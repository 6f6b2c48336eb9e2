/** "Code" beneath a figure: shows the coloured source of a module in place. Without script its links lead to its text. */
import { sitePath } from '../../notebook/page/paths.ts';

const pageOf = (path: string): string => sitePath(`code/#${path}`);

async function show(box: HTMLDetailsElement, link: HTMLAnchorElement): Promise<void> {
  const place = box.querySelector<HTMLElement>('[data-code-place]');
  if (place === null) return;
  for (const other of box.querySelectorAll('a')) other.removeAttribute('aria-current');
  link.setAttribute('aria-current', 'true');
  try {
    const { sourceOf } = await import('./source.ts');
    const source = await sourceOf(link.hash.slice(1), pageOf);
    // the names that can be led to are those of the page of the module
    for (const named of source.querySelectorAll('[id]')) named.removeAttribute('id');
    if (link.getAttribute('aria-current') === 'true') place.replaceChildren(source);
  } catch {
    if (link.getAttribute('aria-current') !== 'true') return;
    link.removeAttribute('aria-current'); // opening the box again tries again
    place.textContent =
      'The source could not be loaded. The link above opens it as a page of its own.';
  }
}

for (const box of document.querySelectorAll<HTMLDetailsElement>('[data-cell-code]')) {
  const links = [...box.querySelectorAll<HTMLAnchorElement>('li a')];
  box.addEventListener('toggle', () => {
    const first = links[0];
    if (box.open && first !== undefined && box.querySelector('[aria-current]') === null) {
      void show(box, first);
    }
  });
  for (const link of links) {
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      void show(box, link);
    });
  }
}
