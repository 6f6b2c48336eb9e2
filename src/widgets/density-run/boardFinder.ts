/** Looks for the boards of one point in the background: the last ones that were asked for are there when they are found. */
import { now } from '../../notebook/clock.ts';
import { sameItems } from '../../notebook/chart/kept.ts';
import { findBoards } from './boards.ts';
import type { BoardSearch, FoundBoard } from './boards.ts';

/** See the head of the file. */
export class BoardFinder {
  #boards: readonly FoundBoard[] | null = null;
  #of: readonly unknown[] = []; // what they are of, but for how many
  #limit = 0;
  #leaving = new AbortController(); // of the search under way
  readonly #onFound: () => void;

  /** @param onFound - called when they are there */
  constructor(onFound: () => void) {
    this.#onFound = onFound;
  }

  /**
   * The boards of a search, which is begun where it is another; null while none are known. When more are asked for, those that
   * are known stay.
   */
  of(search: BoardSearch): readonly FoundBoard[] | null {
    const { spec, at, choice, left, to, limit } = search;
    const of = [spec, at, choice, left, to];
    if (sameItems(this.#of, of) && this.#limit === limit) return this.#boards;
    if (!sameItems(this.#of, of)) this.close();
    this.#leaving.abort();
    this.#leaving = new AbortController();
    [this.#of, this.#limit] = [of, limit];
    void this.#search(search, this.#leaving.signal);
    return this.#boards;
  }

  /** Forgets them, and ends the search. */
  close(): void {
    this.#leaving.abort();
    [this.#boards, this.#of] = [null, []];
  }

  async #search(search: BoardSearch, signal: AbortSignal): Promise<void> {
    const pause = async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 0));
      signal.throwIfAborted();
    };
    try {
      const boards = await findBoards(search, pause, now);
      if (signal.aborted) return;
      this.#boards = boards;
      this.#onFound();
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
}
