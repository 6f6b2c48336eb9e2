/** The first frame of a figure: the same program that is at work in the page, drawn as text while the site is built. Runs in Node only. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { StoredFile } from '../plain/storedFile.ts';
import { markup } from '../template/markup.ts';
import type { Book } from './book.ts';
import type { Figure, LiveFigure } from './figure.ts';
import type { Host } from './host.ts';

/** The id of a figure that stands in no cell. */
const idPlace = 'cell-id-here';

/** What the book hands to figures in Node. */
export type StillBook = Pick<Book, 'charts'> & {
  /** Reads a stored result. @throws Error when it cannot be had */
  readonly stored: <Value>(file: StoredFile<Value>) => Value;
};

/** A figure that stands still, and what it shows. */
type Still = { readonly host: Host; readonly drawn: () => Promise<TemplateResult | null> };

/** What a figure is drawn with: see {@link Host}. */
export type StillOptions = {
  readonly props?: object;
  readonly prebuilt?: unknown;
  readonly id?: string;
};

/** A host without a page: nothing changes there, so it keeps only what was drawn last. */
function stillHost(
  book: StillBook,
  tag: string,
  { props = {}, prebuilt: given = null, id = idPlace }: StillOptions,
  isUsual: boolean, // not as a link asks, of which there may be something to say
): Still {
  let template: TemplateResult | null = null;
  let waiting: Promise<unknown>[] = [];
  let requested = new Set<() => void>();
  let fault: unknown;
  const host: Host = {
    tag,
    id,
    props: props as Readonly<Record<string, unknown>>,
    prebuilt: given,
    page: null,
    turns: {
      done: Promise.resolve(),
      take(...steps) {
        for (const step of steps) step();
      },
      drop() {},
    },
    render(drawn) {
      template = drawn;
    },
    throttle: (draw) => ({
      request: () => requested.add(draw),
      cancel: () => requested.delete(draw),
    }),
    waitFor(arrival) {
      waiting.push(arrival);
    },
    charts: () => book.charts(),
    async stored(file) {
      try {
        return book.stored(file);
      } catch (error) {
        fault ??= error; // a page would say so and go on; a build ends
        throw error;
      }
    },
    address: () => new URL('https://first.frame/'),
    changed() {},
    announce() {},
    notice(message) {
      if (message !== null && isUsual) throw new Error(`${tag} opens with a notice: ${message}`);
    },
    setTitle() {},
  };
  return {
    host,
    async drawn() {
      while (waiting.length > 0 || requested.size > 0) {
        const arrivals = waiting;
        waiting = [];
        await Promise.all(arrivals);
        // a step later: what awaited the same arrival has asked for its drawing by then
        await Promise.resolve();
        const draws = requested;
        requested = new Set();
        for (const draw of draws) draw();
      }
      if (fault !== undefined) throw fault;
      return template;
    },
  };
}

/** A figure as it stands in the text, in Node: for first frames and for tests. */
export type StillFigure = {
  readonly live: LiveFigure;
  readonly template: TemplateResult;
  /** What it shows by now, where somebody has used it since. */
  readonly now: () => Promise<TemplateResult>;
};

/**
 * Opens a figure without a page.
 *
 * @param values - of a link; default none
 * @throws LinkError for a link that asks for something that cannot be shown
 * @throws Error for a figure that draws nothing
 */
export async function openStill(
  book: StillBook,
  figure: Figure,
  options: StillOptions = {},
  values: Readonly<Record<string, string>> = {},
): Promise<StillFigure> {
  const isUsual = Object.keys(values).length === 0;
  const { host, drawn } = stillHost(book, figure.tag, options, isUsual);
  const live = figure.create(host);
  for (const step of live.preparing()) step();
  live.open(values);
  const template = await drawn();
  if (template === null) throw new Error(`${figure.tag} draws no first frame`);
  return { live, template, now: async () => (await drawn()) ?? template };
}

/** What a page has before the figure wakes. */
export type FirstFrame = { readonly markup: string };

/**
 * The first frame of a figure, as markup.
 *
 * @throws RangeError for settings of an author that cannot be
 */
export async function firstFrame(
  book: StillBook,
  figure: Figure,
  options: StillOptions,
): Promise<FirstFrame> {
  const { live, template } = await openStill(book, figure, options);
  const paper = live.paper();
  return { markup: markup(template) + (paper === nothing ? '' : markup(paper)) };
}
