/** The search index: one document a section of each chapter, and one a word. */
import { render } from 'astro:content';
import type { APIRoute } from 'astro';
import { chapters } from '../components/chapters.ts';
import { senses, words } from '../components/words.ts';
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
  const entries = (await words()).map(({ id, data: { word, also, says } }) => ({
    address: sitePath(`words/#${id}`),
    chapter: 'Words',
    title: also === undefined ? word : `${word}, ${also}`,
    text: says,
  }));
  const double = (await senses()).map(({ id, data: { word, ours, senses: said } }) => ({
    address: sitePath(`words/#sense-${id}`),
    chapter: 'Words with more than one sense',
    title: word,
    text: [...said.map(({ says }) => says), ours].join(' '),
  }));
  return [...all.flat(), ...entries, ...double].map((document, id) => ({ id, ...document }));
}

export const GET: APIRoute = async () => Response.json(await documents());
