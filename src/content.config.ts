/** The prose and the sources, checked while the site is built. */
import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { figures as programs } from './widgets/figures.ts';

/** A chapter: content/chapters/<slug>.mdx. Its number is its place in the planned book. */
const chapters = defineCollection({
  loader: glob({ base: './content/chapters', pattern: '*.mdx' }),
  schema: z.object({
    number: z.number().int().positive(),
    title: z.string(),
    /** One sentence for search engines, shared links and the list of chapters on the pages of the search. */
    description: z.string().min(50).max(200),
    /** What it answers, for the list of chapters: one sentence. */
    asks: z.string().min(20).max(130),
    /** Ids of the sources that the chapter refers to, in the order of its list. */
    sources: z.array(z.string()),
  }),
});

/**
 * A figure of a chapter, a companion or a page: content/figures/<id>.mdx. Its text is its caption, or a picture that stands
 * still. It exports `props`, the settings of its program, and `title` where that is computed.
 */
const figures = defineCollection({
  loader: glob({ base: './content/figures', pattern: '*.mdx' }),
  schema: z
    .object({
      /** Tag of its program; a picture has none. */
      widget: z.enum(Object.keys(programs) as (keyof typeof programs)[]).optional(),
      title: z.string().default(''),
      /** Its id until November 2026, for links of that time. */
      was: z
        .string()
        .regex(/^fig-\d+-\d+$/)
        .optional(),
      /** Where it stands, "every-5x5/", if that is no text of content/. */
      page: z.string().optional(),
      /** Modules that it runs, as paths below src/. */
      code: z.array(z.string()).default([]),
    })
    .strict(),
});

/** A lesson of 45 minutes: content/lessons/<slug>.mdx. Its figures and its worksheet are in src/facts. */
const lessons = defineCollection({
  loader: glob({ base: './content/lessons', pattern: '*.mdx' }),
  schema: z.object({
    number: z.number().int().positive(),
    title: z.string(),
    /** For whom. */
    ages: z.string(),
    /** One sentence for search engines and shared links. */
    description: z.string().min(50).max(200),
    /** What happens in it, for the list of lessons. */
    about: z.string().min(50).max(200),
  }),
});

/** The companion of a document: content/papers/<slug>.mdx, in the document's own order. */
const papers = defineCollection({
  loader: glob({ base: './content/papers', pattern: '*.mdx' }),
  schema: z.object({
    /** Id of the document among the sources. */
    source: z.string(),
    title: z.string(),
    /** What it asks, in one sentence. */
    asks: z.string().min(20).max(160),
    /** What one would look for in it: sections of the page, by their ids. */
    looks: z.array(z.object({ to: z.string(), text: z.string() })).min(3),
    /** One sentence for search engines and shared links. */
    description: z.string().min(50).max(200),
  }),
});

/** What the page of a companion is put together from, and heads its own sections: content/papers/<slug>/<part>.mdx. */
const paperParts = defineCollection({
  loader: glob({ base: './content/papers', pattern: '*/*.mdx' }),
  schema: z.object({}),
});

/**
 * A result written out on two sheets of A4 at most: content/notes/<id>.mdx. Title, sentence and picture are those of the new
 * result with this id (src/facts/newResults.ts).
 */
const notes = defineCollection({
  loader: glob({ base: './content/notes', pattern: '*.mdx' }),
  schema: z
    .object({
      date: z.iso.date(),
      /** Where we looked for it, and what others have of it. */
      searched: z.string().min(80),
      /** Those of the five documents that it refers to. */
      sources: z.array(z.string()),
      /** What else it refers to, by a name for links: `[Ryser](#ref-ryser)`. */
      references: z
        .array(
          z.object({
            id: z.string().regex(/^[a-z0-9-]+$/),
            text: z.string(),
            url: z.url().optional(),
          }),
        )
        .default([]),
      /** The files that its numbers stand on, with their SHA-256, which the build compares. */
      data: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
      /** How to compute its numbers again. */
      commands: z.array(z.string()).min(1),
    })
    .strict(),
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

/** A word of the field: an entry of content/words.yaml. */
const words = defineCollection({
  loader: file('./content/words.yaml'),
  schema: z.object({
    word: z.string(),
    /** Another word for the same. */
    also: z.string().optional(),
    /** One to three sentences. */
    says: z.string(),
    /** "<page>/#<heading>": where it is explained. */
    at: z.string().regex(/^[a-z/-]+\/#[a-z0-9-]+$/),
    /** Who coined or defined it. */
    source: z.object({ id: z.string(), place: z.string() }).optional(),
  }),
});

/** A word that the documents use in more than one sense: an entry of content/senses.yaml. */
const senses = defineCollection({
  loader: file('./content/senses.yaml'),
  schema: z.object({
    word: z.string(),
    /** What the word means on this site, or what we say instead. */
    ours: z.string(),
    senses: z.array(z.object({ id: z.string(), place: z.string(), says: z.string() })).min(2),
  }),
});

export const collections = {
  chapters,
  figures,
  lessons,
  papers,
  paperParts,
  notes,
  sources,
  words,
  senses,
};
