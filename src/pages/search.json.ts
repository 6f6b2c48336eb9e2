/** The search index: one document a section of each chapter. */
import { render } from 'astro:content';
import type { APIRoute } from 'astro';
import { chapters } from '../components/chapters.ts';
import { sitePath } from '../kit/text/paths.ts';
import { sectionsOf } from '../kit/text/sections.ts';
import type { SearchDocument } from '../kit/text/searchBox.ts';

async function documents(): Promise<readonly SearchDocument[]> {
  const all = await Promise.all(
    (await chapters()).map(async (chapter) => {
      const { headings } = await render(chapter);
      const { number, title } = chapter.data;
      return sectionsOf(chapter.body ?? '', headings, title).map((section) => ({
        address: sitePath(`${chapter.id}/${section.slug === '' ? '' : `#${section.slug}`}`),
        chapter: `${number} ${title}`,
        title: section.title,
        text: section.text,
      }));
    }),
  );
  return all.flat().map((document, id) => ({ id, ...document }));
}

export const GET: APIRoute = async () => Response.json(await documents());
