/**
 * Where a puzzle on show comes from: a board of a chart. It goes along in the address beside the states of the figures, so
 * that every page which shows the board can say what it is and lead back to its chart, run and point.
 */
import { countIn } from '../../notebook/plain/storedTally.ts';
import { grouped, unbroken } from '../../notebook/plain/numbers.ts';
import { readLink, writeLink } from '../../notebook/cell/linkState.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { sitePath } from '../../notebook/page/paths.ts';

/** The figure that a puzzle was opened from. */
type Left = {
  readonly page: string; // of the figure, below the root of the site
  readonly cell: string; // the figure
  readonly link: LinkValues; // what opens it as it was
};

/** A board that a chart counted. */
type CountedBoard = Left & {
  readonly board: number; // from 1
  readonly boards: number; // of its point
  readonly percentage: number;
  readonly size: string; // "12 x 12", spaced as it is told
  readonly seed: number;
};

/** A puzzle that a figure tells in its own words: "Difficulty 17, no. 66 of the hardest, 5 × 5". */
type ToldBoard = Left & { readonly told: string };

export type Origin = CountedBoard | ToldBoard;

/** The entry of an address that holds it; no figure has this id. */
const entry = 'from';
const version = 1;
const most = 2 ** 32;

/** Words of a figure: letters, digits, and the signs of a sentence. */
const tellable = /^[\p{L}\d][\p{L}\d ,.:;()×%\u00a0−–’-]{1,159}$/u;

/** A sentence of a figure as an origin tells it; '' where it cannot. */
export function tellableText(text: string): string {
  const told = text.replaceAll(/\s+/g, ' ').trim().slice(0, 160);
  return tellable.test(told) ? told : '';
}

/** An address with another state: `change` has what follows its mark, in the query or the fragment. */
function withState(href: string, change: (state: string) => string): string {
  const [path = '', fragment = ''] = href.split(/#(.*)/s);
  if (fragment.startsWith('?')) return `${path}#${change(fragment)}`;
  const [page = '', query = ''] = path.split(/\?(.*)/s);
  return `${page}${change(query === '' ? '' : `?${query}`)}${fragment === '' ? '' : `#${fragment}`}`;
}

/**
 * The address of a figure with the origin of the puzzle that it opens.
 *
 * @param cell - the figure that the address opens the puzzle in
 */
export function withOrigin(href: string, cell: string, origin: Origin): string {
  const { page, cell: chart, link } = origin;
  const left = { t: cell, g: page, c: chart, q: writeLink('', chart, 1, link).slice(1) };
  const values =
    'told' in origin
      ? { ...left, w: origin.told }
      : {
          ...left,
          b: `${origin.board}`,
          n: `${origin.boards}`,
          a: `${origin.percentage}`,
          z: origin.size,
          r: `${origin.seed}`,
        };
  return withState(href, (state) => writeLink(state, entry, version, values));
}

/**
 * An address with the origin that another address of the same puzzle has; as it is where that has none.
 *
 * @param cell - the figure that the address opens the puzzle in
 */
export function withOriginOf(other: string, href: string, cell: string): string {
  const [path = '', fragment = ''] = other.split(/#(.*)/s);
  const state = fragment.startsWith('?') ? fragment : `?${path.split(/\?(.*)/s)[1] ?? ''}`;
  const reading = readLink(state, entry);
  const shown = reading.kind === 'values' ? reading.values['t'] : undefined;
  const origin = shown === undefined ? null : originIn(state, shown);
  return origin === null ? href : withOrigin(href, cell, origin);
}

/** The address without any origin. */
export const withoutOrigin = (state: string): string => writeLink(state, entry, version, null);

/**
 * The origin that an address gives the puzzle of a figure; null without one, or where it cannot be read.
 *
 * @param state - of the address
 * @param cell - the figure
 */
export function originIn(state: string, cell: string): Origin | null {
  const reading = readLink(state, entry);
  if (reading.kind !== 'values' || reading.version !== version) return null;
  const { t, g = '', c = '', q = '', z = '', w, ...numbers } = reading.values;
  // what leads back must lead to a page of this site
  if (t !== cell || !/^(([a-z0-9-]+\/)+|)$/.test(g) || !/^[a-z0-9-]+$/.test(c)) return null;
  const chart = readLink(`?${q}`, c);
  const left = { page: g, cell: c, link: chart.kind === 'values' ? chart.values : {} };
  if (w !== undefined) return tellable.test(w) ? { ...left, told: w } : null;
  if (g === '' || !/^\d{1,3}x\d{1,3}$/.test(z)) return null;
  try {
    const number = (key: string): number => countIn(key, Number(numbers[key] ?? NaN), most);
    return {
      ...left,
      board: number('b'),
      boards: number('n'),
      percentage: number('a'),
      size: z,
      seed: number('r'),
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** "Board 1 of 2,000 at 44 %, 12 × 12, seed 77", or what the figure said of it. */
export function originText(origin: Origin): string {
  if ('told' in origin) return unbroken(origin.told);
  const { board, boards, percentage, size, seed } = origin;
  const [height = '', width = ''] = size.split('x');
  return `Board ${grouped(board)} of ${grouped(boards)} at ${percentage}\u00a0%, ${height}\u00a0×\u00a0${width}, seed ${seed}`;
}

/** The address that leads back to the figure, to its list of boards where it is one of a list. */
export function backTo(origin: Origin, base?: string): string {
  const { page, cell, link } = origin;
  const place = 'told' in origin ? cell : `${cell}-list`;
  return `${sitePath(page, base)}${writeLink('', cell, 1, link)}#${place}`;
}
