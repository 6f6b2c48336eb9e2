/** The reader's finished games, and those that were added from files, as the browser keeps them. */
import type { SavedGame } from '../../kit/play/gameFile.ts';
import {
  emptyPool,
  finishedOf,
  playersOf,
  pooled,
  poolText,
  readGames,
  readPool,
} from '../../kit/play/finishedGames.ts';
import type { Finished, Pool, Whose } from '../../kit/play/finishedGames.ts';
import { SavedGames } from '../../kit/play/savedGames.ts';
import type { GameStore } from '../../kit/play/savedGames.ts';
import { counted } from '../../notebook/plain/numbers.ts';

const key = 'nonogram pool';

/** See the head of the file. */
export class GamePool {
  readonly #store: GameStore | null;
  readonly #games: SavedGames;
  #own: readonly Finished[] = [];
  #all: readonly SavedGame[] = [];
  #pool: Pool = emptyPool;
  /** Why nothing more is kept, for the reader; '' while it is. */
  trouble = '';

  /** @param store - null where the browser allows none */
  constructor(store: GameStore | null) {
    this.#store = store;
    this.#games = new SavedGames(store);
  }

  /** The reader's games of this browser. */
  get own(): readonly Finished[] {
    return this.#own;
  }

  get pool(): Pool {
    return this.#pool;
  }

  /** Whether anything was added from files. */
  get isPooled(): boolean {
    const { mine, others } = this.#pool;
    return mine.length + others.length > 0;
  }

  /** The reader first. */
  get players(): readonly (readonly Finished[])[] {
    return playersOf(this.#own, this.#pool);
  }

  /** All games of this browser that can be read, finished or not, for a file. */
  get all(): readonly SavedGame[] {
    return this.#all;
  }

  /** Reads what is kept; the page to play on, or another tab, may have written since. */
  look(): void {
    this.#all = this.#games
      .list()
      .flatMap(({ reading }) => (reading.kind === 'game' ? [reading.game] : []));
    this.#own = finishedOf(this.#all);
    if (this.trouble !== '') return;
    try {
      const text = this.#store?.getItem(key) ?? null;
      this.#pool = text === null ? emptyPool : readPool(text);
    } catch (error) {
      this.trouble = `The games of files that this browser keeps cannot be read (${reasonOf(error)}), so they are left as they are, and nothing is added to them. “Forget the added games” begins anew.`;
    }
  }

  /**
   * Takes in the games of a file.
   *
   * @returns what was done, a sentence
   * @throws SyntaxError or RangeError with the reason why the file cannot be read; then nothing has changed
   */
  add(text: string, whose: Whose): string {
    const games = readGames(text);
    const finished = finishedOf(games);
    if (finished.length === 0)
      return `has ${counted(games.length, 'game')}, none of them finished with a known time, so nothing was added`;
    const { pool, added } = pooled(this.#pool, this.#own, finished, whose);
    this.#put(pool);
    const known = finished.length - added;
    return added === 0
      ? `has ${counted(known, 'finished game')}, all of them here already, so nothing was added`
      : `adds ${counted(added, 'finished game')}${known === 0 ? '' : `; ${known} ${known === 1 ? 'was' : 'were'} here already`}`;
  }

  /** Forgets what was added; the games of this browser stay. */
  forget(): void {
    this.trouble = '';
    this.#put(emptyPool);
  }

  #put(pool: Pool): void {
    this.#pool = pool;
    if (this.trouble !== '') return;
    try {
      if (pool === emptyPool) this.#store?.removeItem(key);
      else this.#store?.setItem(key, poolText(pool));
      if (this.#store === null) this.trouble = notKept;
    } catch {
      this.trouble = notKept;
    }
  }
}

const notKept = 'This browser has no room for them, so added games stay until you leave this page.';

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
