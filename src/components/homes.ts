/** The places of the site at which statements are told, by their addresses. */
import { render } from 'astro:content';
import { chapters } from './chapters.ts';
import { figurePlaces } from './figurePlaces.ts';

/**
 * Names the places: "Chapter 2, Figure 2.4".
 *
 * @returns from "<chapter>/#<figure or heading>" to a name
 * @throws RangeError from the result for a chapter, figure or heading that does not exist
 */
export async function homeNames(): Promise<(home: string) => string> {
  const names = new Map<string, string>();
  for (const chapter of await chapters()) {
    const { number, title } = chapter.data;
    names.set(`${chapter.id}/`, `Chapter ${number}, ${title}`);
    for (const { slug, text } of (await render(chapter)).headings)
      names.set(`${chapter.id}/#${slug}`, `Chapter ${number}, ${text}`);
  }
  for (const { page, id, number } of figurePlaces().values())
    if (number !== null)
      names.set(`${page}#${id}`, `Chapter ${number.split('.')[0]}, Figure ${number}`);
  return (home) => {
    const name = names.get(home);
    if (name === undefined) throw new RangeError(`no such place on the site: ${home}`);
    return name;
  };
}
