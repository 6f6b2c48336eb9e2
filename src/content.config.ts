/** The prose and the sources, checked while the site is built. */
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** A chapter: content/chapters/<slug>.mdx. Its number is its place in the planned book. */
const chapters = defineCollection({
  loader: glob({ base: './content/chapters', pattern: '*.mdx' }),
  schema: z.object({
    number: z.number().int().positive(),
    title: z.string(),
    /** One sentence for search engines, shared links and the list of chapters. */
    description: z.string().min(50).max(200),
    /** Ids of the sources that the chapter refers to, in the order of its list. */
    sources: z.array(z.string()),
  }),
});

/** A document that the site explains: content/sources/<id>.yaml. */
const sources = defineCollection({
  loader: glob({ base: './content/sources', pattern: '*.yaml' }),
  schema: z.object({
    /** Name in running text: "Batenburg & Kosters 2012". */
    short: z.string(),
    authors: z.string(),
    title: z.string(),
    /** Where and when it appeared. */
    published: z.string(),
    url: z.url().optional(),
    /** What it brought to the subject, in one sentence. */
    about: z.string(),
  }),
});

export const collections = { chapters, sources };
