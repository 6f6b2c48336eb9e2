/**
 * Games kept in the browser, one for each puzzle, and nowhere else. What cannot be read is set aside as it is, and no tab
 * writes over what another one has kept: nothing is lost without being asked.
 */
import { gameJson, readGame } from './gameFile.ts';
import type { GameReading, SavedGame } from './gameFile.ts';
import { keepLastPlayed, lastPlayed } from './lastGame.ts';

/** Where games are kept; localStorage on a page. */
export type GameStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'nonogram game ';

/** What the window hears when games of this tab are kept otherwise; of those of other tabs it hears by `storage`. */
export const gamesChanged = 'nonogram-games';

const asideMark = ' set aside ';

/** How a game was kept. `elsewhere`: another tab has kept one of the same puzzle since, and it was left alone. */
export type Kept = 'kept' | 'full' | 'blocked' | 'elsewhere';

/** Why something is not kept, for whoever made it. @param otherwise - what can be done instead */
export const notKeptText = (
  kept: 'full' | 'blocked',
  thing: 'game' | 'drawing',
  otherwise: string,
): string =>
  kept === 'full'
    ? `The store of your browser is full: this ${thing} is not kept from here on. Delete ${thing}s that you no longer need from the list below. ${otherwise}`
    : `Your browser keeps nothing for this page, so this ${thing} ends when the page is closed. ${otherwise}`;

/** A game in the list. */
export type ListedGame = {
  readonly key: string;
  readonly reading: GameReading;
  readonly text: string; // as it is kept
  readonly aside: boolean; // not the one that its puzzle opens with
};

/** The games of one browser, as one tab sees them. */
export class SavedGames {
  readonly #store: GameStore | null;
  readonly #seen = new Map<string, string | null>(); // what this tab last read or wrote, by key

  /** @param store - null where the browser allows none */
  constructor(store: GameStore | null) {
    this.#store = store;
  }

  /** The game of a puzzle; null where there is none. */
  read(code: string): GameReading | null {
    const key = prefix + code;
    const text = this.#get(key);
    this.#seen.set(key, text);
    return text === null ? null : readGame(text);
  }

  has(code: string): boolean {
    return this.#get(prefix + code) !== null;
  }

  /** Whether something else is kept of a puzzle than this tab has last seen. */
  changedElsewhere(code: string): boolean {
    const key = prefix + code;
    return this.#store !== null && this.#seen.has(key) && this.#get(key) !== this.#seen.get(key);
  }

  /** Whether this tab has last seen just this game, or keeps nothing that could be lost. */
  hasSeen(game: SavedGame): boolean {
    const text = this.#seen.get(prefix + game.code) ?? null;
    const reading = text === null ? null : readGame(text);
    if (reading?.kind !== 'game') return game.moves.length === 0;
    return placeOf(reading.game) === placeOf(game);
  }

  /** Keeps a game. @param over - also over what another tab has kept since */
  write(game: SavedGame, over = false): Kept {
    if (this.#store === null) return 'blocked';
    if (!over && this.changedElsewhere(game.code)) return 'elsewhere';
    const key = prefix + game.code;
    const text = JSON.stringify(gameJson(game));
    const kept = this.#put(key, text);
    if (kept !== 'kept') return kept;
    this.#seen.set(key, text);
    try {
      keepLastPlayed(this.#store, game.code);
    } catch {
      // no room for that: the game is kept, and stands in the list
    }
    return kept;
  }

  /** Whether anything can be kept at all. */
  get isBlocked(): boolean {
    const key = 'nonogram try';
    const kept = this.#put(key, '1');
    if (kept === 'kept') this.#store?.removeItem(key);
    return kept === 'blocked';
  }

  /** Games that are begun and not solved, the one that was played last first, then by the day of their last move. */
  unfinished(listed = this.list()): readonly SavedGame[] {
    const last = this.#last;
    return listed
      .flatMap(({ aside, reading }) => (aside || reading.kind !== 'game' ? [] : [reading.game]))
      .filter(({ solved, at }) => !solved && at > 0)
      .toSorted(
        (a, b) =>
          Number(b.code === last) - Number(a.code === last) || b.day.localeCompare(a.day, 'en'),
      );
  }

  get #last(): string | null {
    try {
      return this.#store === null ? null : lastPlayed(this.#store);
    } catch {
      return null;
    }
  }

  /** Puts a game, or what is kept of a puzzle and cannot be read, beside the others: the puzzle opens without it. */
  setAside(code: string, game?: SavedGame): Kept {
    const text = game === undefined ? this.#get(prefix + code) : JSON.stringify(gameJson(game));
    if (text === null) return 'kept';
    let number = 1;
    while (this.#get(`${prefix}${code}${asideMark}${number}`) !== null) number++;
    return this.#put(`${prefix}${code}${asideMark}${number}`, text);
  }

  /** All that is kept, by name. */
  list(): readonly ListedGame[] {
    return this.#keys()
      .flatMap((key) => {
        const text = this.#get(key);
        return text === null
          ? []
          : [{ key, text, reading: readGame(text), aside: key.includes(asideMark) }];
      })
      .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));
  }

  remove(key: string): void {
    if (!key.startsWith(prefix)) return;
    try {
      this.#store?.removeItem(key);
    } catch {
      return; // it stays in the list
    }
    if (this.#seen.has(key)) this.#seen.set(key, null);
  }

  removeAll(): void {
    for (const key of this.#keys()) this.remove(key);
    try {
      if (this.#store !== null) keepLastPlayed(this.#store, null);
    } catch {
      // it names a game that is no longer there
    }
  }

  #keys(): readonly string[] {
    const store = this.#store;
    if (store === null) return [];
    try {
      return Array.from({ length: store.length }, (_, at) => store.key(at) ?? '').filter((key) =>
        key.startsWith(prefix),
      );
    } catch {
      return [];
    }
  }

  #get(key: string): string | null {
    try {
      return this.#store?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  #put(key: string, text: string): Kept {
    if (this.#store === null) return 'blocked';
    try {
      this.#store.setItem(key, text);
      return 'kept';
    } catch (error) {
      // browsers differ in the name that they give to a full store
      return error instanceof DOMException && /quota/i.test(error.name) ? 'full' : 'blocked';
    }
  }
}

/** The moves of a game and the place in them. */
const placeOf = ({ moves, at }: SavedGame): string => JSON.stringify([moves, at]);

const nameOf = ({ reading, key }: ListedGame): string =>
  reading.kind === 'game' ? `${reading.game.name} ${key}` : key;

/** The store of this browser; null where it allows none. */
export function browserStore(): GameStore | null {
  try {
    return localStorage;
  } catch {
    return null; // access itself is refused
  }
}
