/**
 * Where each figure of the site stands, read from the texts that hold it: a figure has a name for good, which is its id and
 * the key of its state in links, and a number that is counted, so that chapters can be put into another order.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeLink } from '../notebook/cell/linkState.ts';
import type { LinkValues } from '../notebook/cell/linkState.ts';
import { sitePath } from '../notebook/page/paths.ts';
import { proseIn } from './prose.ts';

/** A figure and its place. */
export type FigurePlace = {
  readonly id: string; // "fig-two-futures"
  readonly page: string; // "probing/"; "" is the home page
  readonly number: string | null; // "4.1": in chapters only
  readonly title: string | null; // where it is written out
  readonly widget: string | null; // the tag of its program, if it is no picture only
  readonly was: string | null; // its id until November 2026: "fig-6-1"
};

/** A page that holds figures. */
export type FigurePage = {
  readonly page: string; // below the root of the site
  readonly files: readonly string[]; // its texts in content/
  readonly chapter: string | null; // its number
  readonly name: string; // "Chapter 4, Probing"
};

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => join(folder, file));

const chapters = (): readonly FigurePage[] =>
  filesIn('content/chapters')
    .map((file) => {
      const { number, title } = proseIn(file).front;
      if (typeof number !== 'number') throw new Error(`${file} has no number`);
      const name = `Chapter ${number}, ${String(title)}`;
      return { page: `${basename(file, '.mdx')}/`, files: [file], chapter: String(number), name };
    })
    .toSorted((one, other) => Number(one.chapter) - Number(other.chapter));

/** The companions, each with the parts that its page is put together from. */
const companions = (): readonly FigurePage[] =>
  filesIn('content/papers').map((file) => {
    const slug = basename(file, '.mdx');
    const name = `The companion to ${String(proseIn(file).front['title'])}`;
    const parts = existsSync(`content/papers/${slug}`) ? filesIn(`content/papers/${slug}`) : [];
    return { page: `papers/${slug}/`, files: [file, ...parts], chapter: null, name };
  });

const page = (page: string, name: string): FigurePage => ({ page, files: [], chapter: null, name });

let pages: readonly FigurePage[] | null = null;

/** The home page, the chapters in their order, all of 5x5, and the companions. */
export const figurePages = (): readonly FigurePage[] =>
  (pages ??= [
    page('', 'The first page'),
    ...chapters(),
    page('every-5x5/', 'Every 5 × 5 nonogram'),
    ...companions(),
  ]);

/**
 * The number of a chapter: "2" for "sweeps/".
 *
 * @throws RangeError for a page that is no chapter
 */
export function chapterNumber(page: string): string {
  const chapter = figurePages().find((one) => one.page === page)?.chapter ?? null;
  if (chapter === null) throw new RangeError(`no chapter is at ${page}`);
  return chapter;
}

/** The record of a figure, which is checked by src/content.config.ts. */
const recordOf = (id: string): Readonly<Partial<Record<string, string>>> =>
  proseIn(join('content/figures', `${id}.mdx`)).front as Readonly<Record<string, string>>;

function read(): ReadonlyMap<string, FigurePlace> {
  const places = new Map<string, FigurePlace>();
  const add = (id: string, page: string, number: string | null): void => {
    if (places.has(id)) throw new Error(`${id} stands in ${page} and in ${places.get(id)?.page}`);
    const { title = null, was = null, widget = null } = recordOf(id);
    places.set(id, { id, page, number, title, was, widget });
  };
  const all = filesIn('content/figures').map((file) => basename(file, '.mdx'));
  for (const { page, files, chapter } of figurePages()) {
    const inText = files
      .flatMap((file) => proseIn(file).components)
      .flatMap(({ name, attributes: { id } }) =>
        name === 'Figure' && id !== undefined ? [id] : [],
      );
    inText.forEach((id, at) => add(id, page, chapter && `${chapter}.${at + 1}`));
    for (const id of all) if (recordOf(id)['page'] === page) add(id, page, null);
  }
  // links to them are older than the pages of today
  for (const id of all)
    if (recordOf(id)['page'] === `figure/${id}/`) add(id, `figure/${id}/`, null);
  return places;
}

let known: ReadonlyMap<string, FigurePlace> | null = null;

/** All figures by their ids. */
export const figurePlaces = (): ReadonlyMap<string, FigurePlace> => (known ??= read());

/**
 * The place of a figure.
 *
 * @throws RangeError for a name that no figure has
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
 */
export function figureLink(id: string, values: LinkValues = {}): string {
  const { page } = figurePlace(id);
  const state = Object.keys(values).length === 0 ? '' : writeLink('', id, 1, values);
  return `${sitePath(page)}${state}#${id}`;
}
