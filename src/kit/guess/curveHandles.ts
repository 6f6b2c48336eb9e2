/**
 * The handles of a guessed curve, laid over its picture: native sliders for keys, touch and readers of the screen; a mouse or a
 * pen also draws across all of them at one stroke. A finger moves a handle, and elsewhere scrolls the page.
 */
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { keepPointer } from '../board/boardPointer.ts';
import { html } from '../../notebook/template/html.ts';
import { guessPlaces, noGuess, strokeTo } from './curve.ts';
import type { CurveGuess, HandPlace } from './curve.ts';

export type HandlesOptions = {
  readonly idPrefix: string; // unique on the page
  readonly of: (at: number) => string; // what a handle is, as its name: "Your guess at 30 % filled"
  readonly onGuess: (guess: CurveGuess) => void; // with every movement
};

/** Handles at work; see the head of the file. */
export class CurveHandles {
  readonly #options: HandlesOptions;
  #guess: CurveGuess = noGuess;
  #last: HandPlace | null = null; // of a stroke under way

  constructor(options: HandlesOptions) {
    this.#options = options;
  }

  /** The handles of a guess. @param guess - null: none yet, and they stand where they say nothing */
  view(guess: CurveGuess | null): TemplateResult {
    this.#guess = guess ?? noGuess;
    const { idPrefix, of } = this.#options;
    return html`<div
      class="guess-surface"
      @pointerdown=${this.#onDown}
      @pointermove=${this.#onMove}
      @pointerup=${this.#onUp}
      @pointercancel=${this.#onUp}
    >
      ${guessPlaces.map(
        (at, k) =>
          html`<input
            class="guess-handle"
            id="${idPrefix}-guess-${at}"
            type="range"
            min="0"
            max="100"
            step="1"
            aria-label=${of(at)}
            aria-orientation="vertical"
            aria-valuetext="${this.#guess[k] ?? 0} percent"
            .value=${live(String(this.#guess[k] ?? 0))}
            @input=${(event: Event) => this.#put(k, Number((event.target as HTMLInputElement).value))}
          />`,
      )}
    </div>`;
  }

  #put(place: number, height: number): void {
    this.#options.onGuess(this.#guess.with(place, height));
  }

  readonly #onDown = (event: PointerEvent): void => {
    // a handle under the pointer moves by itself, and a finger elsewhere scrolls the page
    const surface = event.currentTarget as HTMLElement;
    if (event.target !== surface || event.pointerType === 'touch' || event.button !== 0) return;
    keepPointer(surface, event);
    this.#last = null;
    this.#stroke(event);
  };

  readonly #onMove = (event: PointerEvent): void => {
    if (this.#last !== null) this.#stroke(event);
  };

  readonly #onUp = (): void => {
    this.#last = null;
  };

  #stroke(event: PointerEvent): void {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    const to = {
      at: (100 * (event.clientX - box.left)) / box.width,
      height: 100 * (1 - (event.clientY - box.top) / box.height),
    };
    const from = this.#last;
    this.#last = to;
    this.#options.onGuess(strokeTo(this.#guess, from, to));
  }
}
