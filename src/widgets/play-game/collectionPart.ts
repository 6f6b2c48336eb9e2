/** A collection in play: its puzzles are the shelf, in the order of its maker; a title is told when its puzzle is solved. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { decodeCollection, puzzleOfCode } from '../../kit/collection/collection.ts';
import type { Collection } from '../../kit/collection/collection.ts';
import { markTemplate } from '../../kit/methods/markTemplate.ts';
import { methodName } from '../../kit/methods/marks.ts';
import { codeOf, remembered } from '../../kit/puzzle/coded.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { html } from '../../notebook/template/html.ts';
import { ShelfItems } from './shelfItems.ts';
import type { Onward, ShelfItem, ShelfPlace } from './shelfItems.ts';

/** What it needs of the page. */
export type CollectionPlace = Omit<ShelfPlace, 'open'> & {
  /** Text of the collection that is played; null: none. */
  readonly asked: () => string | null;
  /** The address of the page with one of its puzzles. */
  readonly linkTo: (code: string) => string;
  /** Opens one of its puzzles, by what it is called. */
  readonly open: (code: string, name: string) => void;
};

type Item = Omit<ShelfItem, 'words' | 'href'>;

/** What is played. */
type Played = { readonly collection: Collection; readonly items: readonly Item[] };

const playedOf = remembered((text): Played => {
  const collection = decodeCollection(text);
  return {
    collection,
    items: collection.puzzles.map(({ title, code }, at) => {
      const { puzzle } = puzzleOfCode(code);
      return {
        code: codeOf(puzzle),
        number: at + 1,
        name: title === '' ? `Puzzle ${at + 1}` : title,
        until: `Puzzle ${at + 1}`,
        height: puzzle.rows.length,
        width: puzzle.columns.length,
      };
    }),
  };
});

/** The link of a collection that names no puzzle opens with its first one. */
export function firstOf(link: LinkValues): LinkValues {
  const { s, p } = link;
  if (s === undefined || p !== undefined) return {};
  try {
    const [first] = playedOf(s).items;
    return first === undefined ? {} : { p: first.code };
  } catch {
    return {}; // its setting says what is wrong
  }
}

/** The puzzle of a link and what it is called in the collection of the link; null where that does not have it. */
export function namedIn({
  s,
  p,
}: LinkValues): { readonly code: string; readonly name: string } | null {
  if (s === undefined || p === undefined) return null;
  try {
    const { collection, items } = playedOf(s);
    const one = items.find(({ code }) => code === p);
    return one === undefined ? null : { code: p, name: nameIn(collection, one) };
  } catch {
    return null; // its setting says what is wrong
  }
}

const nameIn = ({ name }: Collection, { number, until }: Item): string =>
  name === '' ? until : `${name}, no. ${number}`;

export class CollectionShelf {
  readonly #place: CollectionPlace;
  readonly #items: ShelfItems;

  constructor(place: CollectionPlace) {
    this.#place = place;
    this.#items = new ShelfItems({
      id: place.id,
      games: place.games,
      open: (code) => this.#open(code),
    });
  }

  get #played(): Played | null {
    const text = this.#place.asked();
    return text === null ? null : playedOf(text);
  }

  get isPlayed(): boolean {
    return this.#played !== null;
  }

  #of(code: string): Item | undefined {
    return this.#played?.items.find((one) => one.code === code);
  }

  /** Its title; null for any other puzzle, and for one without. */
  solvedName(code: string): string | null {
    const one = this.#of(code);
    return one === undefined || one.name === one.until ? null : one.name;
  }

  #open(code: string): void {
    const one = this.#of(code);
    if (one !== undefined) this.#place.open(code, nameIn(this.#played!.collection, one));
  }

  /** The next that is not solved, from the beginning again after the last; null: none is left, or another puzzle is on show. */
  next(code: string): Onward | null {
    const { items } = this.#played ?? { items: [] };
    const here = items.findIndex((one) => one.code === code);
    if (here < 0) return null;
    const later = [...items.slice(here + 1), ...items.slice(0, here)];
    const one = later.find((other) => this.#items.standing(other.code) !== 'solved');
    return one === undefined ? null : { name: one.until, open: () => this.#open(one.code) };
  }

  /** "Birds: 2 of 4 solved" */
  get #line(): string {
    const { collection, items } = this.#played!;
    const solved = items.filter(({ code }) => this.#items.standing(code) === 'solved').length;
    return `${collection.name === '' ? 'The collection' : collection.name}: ${solved} of ${items.length} solved`;
  }

  /** The way to it from beside the board. */
  link(): TemplateResult {
    return html`<p class="readout play-week-link">
      <a href="#${this.#place.id}-shelf">${this.#line}</a>
    </p>`;
  }

  /** @param present - code of the puzzle on show */
  template(present: string): TemplateResult {
    const { games, asked } = this.#place;
    return html`${guard([present, asked(), games.listed], () => this.#whole(present))}`;
  }

  #whole(present: string): TemplateResult {
    const { id, linkTo } = this.#place;
    const { collection, items } = this.#played!;
    const { name, maker, licence, puzzles } = collection;
    const credit = [maker === '' ? '' : `By ${maker}`, licence].filter((text) => text !== '');
    return html`<div class="play-shelf" role="group" aria-labelledby="${id}-shelf">
      <h3 id="${id}-shelf">${name === '' ? 'The collection' : name}</h3>
      <p class="readout" data-collection>${this.#line}.</p>
      <ul class="play-shelf-list">
        ${items.map((one, at) => {
          const { grade } = puzzles[at]!;
          const words =
            grade === null
              ? ''
              : html`,
                  <span class="play-shelf-method"
                    >${markTemplate(grade)} ${methodName(grade)}</span
                  >`;
          return this.#items.item({ ...one, words, href: linkTo(one.code) }, present);
        })}
      </ul>
      ${credit.length === 0 ? nothing : html`<p class="readout">${credit.join(', ')}.</p>`}
      <p>
        <a href=${sitePath('play/')}>Other puzzles</a>.
        <a href=${sitePath('collection/')}>Make a collection of your own</a>.
      </p>
    </div>`;
  }
}
