/**
 * Where each figure of the site stands, read from the pages that hold it: a figure has a name for good, which is its id and
 * the key of its state in links, and a number that is counted, so that chapters can be put into another order.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeLink } from '../notebook/cell/linkState.ts';
import type { LinkValues } from '../notebook/cell/linkState.ts';
import { sitePath } from '../notebook/page/paths.ts';

/** A figure and its place. */
export type FigurePlace = {
  readonly id: string; // "fig-two-futures"
  readonly page: string; // "probing/"; "" is the home page
  readonly number: string | null; // "4.1": in chapters only
  readonly title: string | null; // where it is written out
  readonly was: string | null; // its id until November 2026: "fig-6-1"
};

/** A page that holds figures. */
export type FigurePage = {
  readonly page: string; // below the root of the site
  readonly file: string;
  readonly chapter: string | null; // its number
  readonly name: string; // "Chapter 4, Probing"
};

/** The value of a key of the front matter; '' without one. @source none */
export const frontMatter = (text: string, key: string): string =>
  new RegExp(`^${key}: '?(.*?)'?$`, 'm').exec(text)?.[1] ?? '';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => join(folder, file));

/** The companions, each with the parts that its page is put together from. */
const companionFiles = (): readonly FigurePage[] =>
  filesIn('content/papers').flatMap((file) => {
    const slug = basename(file, '.mdx');
    const page = `papers/${slug}/`;
    const name = `The companion to ${frontMatter(readFileSync(file, 'utf8'), 'title')}`;
    const parts = existsSync(`content/papers/${slug}`) ? filesIn(`content/papers/${slug}`) : [];
    return [file, ...parts].map((file) => ({ page, file, chapter: null, name }));
  });

let pages: readonly FigurePage[] | null = null;

/** The home page, the short way, the chapters in their order, all of 5x5, and the companions; a page may have several files. @source none */
export const figurePages = (): readonly FigurePage[] => (pages ??= readPages());

function readPages(): readonly FigurePage[] {
  const chapters = filesIn('content/chapters')
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      const chapter = frontMatter(text, 'number');
      if (!/^\d+$/.test(chapter)) throw new Error(`${file} has no number`);
      const name = `Chapter ${chapter}, ${frontMatter(text, 'title')}`;
      return { page: `${basename(file, '.mdx')}/`, file, chapter, name };
    })
    .toSorted((one, other) => Number(one.chapter) - Number(other.chapter));
  return [
    { page: '', file: 'src/pages/index.astro', chapter: null, name: 'The first page' },
    {
      page: 'short-way/',
      file: 'src/pages/short-way.astro',
      chapter: null,
      name: 'The short way',
    },
    ...chapters,
    {
      page: 'every-5x5/',
      file: 'src/pages/every-5x5.astro',
      chapter: null,
      name: 'Every 5 × 5 nonogram',
    },
    ...companionFiles(),
  ];
}

/**
 * The number of a chapter: "2" for "sweeps/".
 *
 * @throws RangeError for a page that is no chapter
 * @source none
 */
export function chapterNumber(page: string): string {
  const chapter = figurePages().find((one) => one.page === page)?.chapter ?? null;
  if (chapter === null) throw new RangeError(`no chapter is at ${page}`);
  return chapter;
}

const cell =
  /<(?:NotebookCell|StillFigure)\b[^>]*?\bid="(fig-[a-z0-9-]+)"(?:\s+was="(fig-\d+-\d+)")?(?:\s+title="([^"]*)")?/g;

function read(): ReadonlyMap<string, FigurePlace> {
  const places = new Map<string, FigurePlace>();
  for (const { page, file, chapter } of figurePages()) {
    const found = [...readFileSync(file, 'utf8').matchAll(cell)];
    found.forEach(([, id = '', was = null, title = null], at) => {
      if (places.has(id)) throw new Error(`${id} stands in ${page} and in ${places.get(id)?.page}`);
      places.set(id, { id, page, number: chapter && `${chapter}.${at + 1}`, title, was });
    });
  }
  return places;
}

let known: ReadonlyMap<string, FigurePlace> | null = null;

/** All figures by their ids. @source none */
export const figurePlaces = (): ReadonlyMap<string, FigurePlace> => (known ??= read());

/**
 * The place of a figure.
 *
 * @throws RangeError for a name that no figure has
 * @source none
 */
export function figurePlace(id: string): FigurePlace {
  const place = figurePlaces().get(id);
  if (place === undefined) throw new RangeError(`no figure is called ${id}`);
  return place;
}

/**
 * The address of a figure with some of its settings, from the root of the site.
 *
 * @param values - as in its links; without any, the figure as it stands
 * @throws RangeError for a name that no figure has
 * @source none
 */
export function figureLink(id: string, values: LinkValues = {}): string {
  const { page } = figurePlace(id);
  const state = Object.keys(values).length === 0 ? '' : writeLink('', id, 1, values);
  return `${sitePath(page)}${state}#${id}`;
}
