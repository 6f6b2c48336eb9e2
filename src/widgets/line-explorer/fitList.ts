/** Takes fits from their generator as the reader asks for more. */
import { fitsOf } from './model.ts';
import type { LineExplorerQuestion } from './model.ts';

/** Fits that are shown at once, and added by each "show more". */
export const fitsPerPage = 200;
/** Most fits that are listed on the page; files have more. */
export const mostListed = 2000;

/** The fits of one question, listed as far as the reader asked. */
export class FitList {
  readonly #source: Iterator<Uint8Array>;
  readonly #fits: Uint8Array[] = [];

  constructor(question: LineExplorerQuestion, first: number = fitsPerPage) {
    this.#source = fitsOf(question);
    this.more(first);
  }

  /** The fits taken so far, leftmost first. */
  get fits(): readonly Uint8Array[] {
    return this.#fits;
  }

  /** Takes up to `count` fits more. */
  more(count: number): void {
    for (let taken = 0; taken < count && this.#fits.length < mostListed; taken++) {
      const next = this.#source.next();
      if (next.done === true) return;
      this.#fits.push(next.value);
    }
  }
}
