/** Pages on which each figure can be met once, few and short ones. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages } from '../../scripts/build/site/builtPages.ts';
import { figures } from '../../src/widgets/figures.ts';

/** The figures to be met on a page, by their tags. */
type Place = { readonly page: string; readonly tags: readonly string[] };

/** Whether a page is read for its figures: those that are made alike in great numbers have none, or none of their own. */
const isShown = (page: string): boolean => !/^(?:code|figure|reference)\//.test(page);

/** What opening a page costs beside its length, in characters. */
const opening = 150_000;

/**
 * Chooses pages, the one with most new figures for its length first, until all figures are met.
 *
 * @throws Error when a figure is on no page
 */
export function figurePlaces(folder = 'dist'): readonly Place[] {
  const pages = builtPages(folder)
    .filter(isShown)
    .map((page) => {
      const html = readFileSync(
        join(folder, page.endsWith('.html') ? page : `${page}index.html`),
        'utf8',
      );
      const tags = new Set([...html.matchAll(/ data-cell="([^"]+)"/g)].map(([, tag = '']) => tag));
      return { page, tags, length: html.length };
    });
  const wanted = new Set<string>(Object.keys(figures));
  const places: Place[] = [];
  const newOn = ({ tags }: { tags: ReadonlySet<string> }): readonly string[] =>
    [...tags].filter((tag) => wanted.has(tag));
  while (wanted.size > 0) {
    const worth = (page: (typeof pages)[number]): number =>
      newOn(page).length / (page.length + opening);
    const best = pages.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    const tags = newOn(best);
    if (tags.length === 0) throw new Error(`on no page: ${[...wanted].join(', ')}`);
    for (const tag of tags) wanted.delete(tag);
    places.push({ page: best.page, tags });
  }
  return places;
}
