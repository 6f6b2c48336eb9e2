/** Keeps the panel of boards of one point: looks for them in the background, more on request, and forgets on close. */
import { now } from '../../notebook/clock.ts';
import { findBoards } from './boards.ts';
import type { BoardChoice, BoardSearch, FoundBoard } from './boards.ts';
import type { BoardPanel } from './view.ts';

export type BoardRequest = Pick<BoardSearch, 'spec' | 'at' | 'left'> & {
  readonly title: string;
  readonly counted: number; // boards of this point that can have been counted
};

const atOnce = 12;

class SearchEnded extends Error {}

/** The search for boards of one point. */
export class BoardFinder {
  #request: BoardRequest | null = null;
  #choice: BoardChoice = 'all';
  #boards: readonly FoundBoard[] | null = null;
  #limit = atOnce;
  #serial = 0; // of the search whose result counts
  readonly #onChange: () => void;

  /** @param onChange - called when there is something new to draw */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** What the figure shows; null when no point is chosen. */
  get panel(): BoardPanel | null {
    if (this.#request === null) return null;
    return {
      title: this.#request.title,
      choice: this.#choice,
      classes: this.#request.spec.four === true,
      boards: this.#boards,
      more: (this.#boards?.length ?? 0) === this.#limit,
    };
  }

  open(request: BoardRequest, choice = this.#choice): void {
    this.#request = request;
    this.#choice = choice;
    this.#boards = null;
    this.#limit = atOnce;
    // a choice that this run cannot tell apart
    const classOnly = this.#choice === 'four' || this.#choice === 'some' || this.#choice === 'none';
    const known = request.spec.four === true ? this.#choice !== 'not simple' : !classOnly;
    if (!known) this.#choice = 'all';
    void this.#search();
  }

  /** What the boards are of; null when no point is chosen. */
  get request(): BoardRequest | null {
    return this.#request;
  }

  choose(choice: BoardChoice): void {
    this.#choice = choice;
    this.#boards = null;
    this.#limit = atOnce;
    void this.#search();
  }

  more(): void {
    this.#limit += atOnce;
    void this.#search();
  }

  close(): void {
    this.#request = null;
    this.#boards = null;
    this.#serial++;
  }

  async #search(): Promise<void> {
    const request = this.#request;
    if (request === null) return;
    const serial = ++this.#serial;
    this.#onChange(); // the search itself is something to show
    const search = { ...request, choice: this.#choice, limit: this.#limit, to: request.counted };
    try {
      const pause = async (): Promise<void> => {
        await new Promise((resolve) => setTimeout(resolve, 0));
        if (serial !== this.#serial) throw new SearchEnded();
      };
      const boards = await findBoards(search, pause, now);
      if (serial !== this.#serial) return;
      this.#boards = boards;
      this.#onChange();
    } catch (error) {
      if (!(error instanceof SearchEnded)) throw error;
    }
  }
}
