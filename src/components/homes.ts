/** The places of the site at which statements are told: their addresses and names. */
import { getCollection, render } from 'astro:content';
import { figurePlaces } from '../facts/figurePlaces.ts';
import { chapters, papers } from './chapters.ts';

/** A place: where it is below the root of the site, and how it is called. */
export type NamedPlace = { readonly to: string; readonly name: string };

/**
 * Names the places: "Chapter 2, Figure 2.4".
 *
 * @returns from "fig-difficulty" or "<page>/#<heading>" to address and name
 * @throws RangeError from the result for a page, figure or heading that does not exist
 */
export async function homeNames(): Promise<(home: string) => NamedPlace> {
  const pages = [
    ...(await chapters()).map((chapter) => ({
      entry: chapter,
      page: `${chapter.id}/`,
      name: `Chapter ${chapter.data.number}`,
      title: chapter.data.title,
    })),
    ...(await papers()).map((paper) => ({
      entry: paper,
      page: `papers/${paper.id}/`,
      name: `The companion to ${paper.data.title}`,
      title: '',
    })),
  ];
  const names = new Map<string, string>();
  for (const { entry, page, name, title } of pages) {
    names.set(page, [name, title].filter(Boolean).join(', '));
    for (const { slug, text } of (await render(entry)).headings)
      names.set(`${page}#${slug}`, `${name}, ${text}`);
  }
  for (const part of await getCollection('paperParts')) {
    const page = `papers/${part.id.split('/')[0]}/`;
    for (const { slug, text } of (await render(part)).headings)
      names.set(`${page}#${slug}`, `${names.get(page)}, ${text}`);
  }
  return (home) => {
    const figure = figurePlaces().get(home);
    const name = figure
      ? [
          pages.find(({ page }) => page === figure.page)?.name,
          figure.number === null ? 'a figure' : `Figure ${figure.number}`,
        ].join(', ')
      : names.get(home);
    if (name === undefined) throw new RangeError(`no such place on the site: ${home}`);
    return { to: figure ? `${figure.page}#${figure.id}` : home, name };
  };
}
