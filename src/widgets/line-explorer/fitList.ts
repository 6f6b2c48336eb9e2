/** Takes fits from their generator as the reader asks for more, and keeps them drawn. */
import { formatLine } from '../../engine/board/cell.ts';
import { toElement } from '../../svg/svgTree.ts';
import { rowPicture } from './linePicture.ts';
import { fitsOf } from './model.ts';
import type { Question } from './model.ts';

/** Fits that are shown at once, and added by each "show more". */
export const fitsPerPage = 200;
/** Most fits that are listed on the page; files have more. */
export const mostListed = 2000;

/** The fits of one question, listed as far as the reader asked. */
export class FitList {
  readonly #source: Iterator<Uint8Array>;
  readonly #fits: Uint8Array[] = [];
  readonly #rows: HTMLElement[] = [];

  constructor(question: Question, first: number = fitsPerPage) {
    this.#source = fitsOf(question);
    this.more(first);
  }

  /** The fits taken so far, leftmost first. */
  get fits(): readonly Uint8Array[] {
    return this.#fits;
  }

  /** One row of the page for each fit, label and picture, drawn when first asked for. */
  get rows(): readonly HTMLElement[] {
    for (let at = this.#rows.length; at < this.#fits.length; at++)
      this.#rows.push(rowOf(this.#fits[at] ?? new Uint8Array(), at));
    return this.#rows;
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

function rowOf(fit: Uint8Array, at: number): HTMLElement {
  const row = document.createElement('li');
  row.className = 'line-fit';
  const label = document.createElement('span');
  label.className = 'line-label';
  label.textContent = `Fit ${at + 1}`;
  const text = document.createElement('span');
  text.className = 'visually-hidden';
  text.textContent = `: ${formatLine(fit)}`;
  label.append(text);
  row.append(label, toElement(rowPicture(fit)));
  return row;
}
