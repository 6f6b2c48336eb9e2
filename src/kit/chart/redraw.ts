/** Draws when asked, at most once a frame and not more often than a gap allows: reports of a run come faster than eyes. */
import { now } from '../../clock.ts';
import { afterDrawing } from '../cell/turns.ts';

/** The drawing before, of whichever figure: they come one a frame, as several in one task would be felt. */
let last: Promise<void> = Promise.resolve();

/** Requests to draw, gathered. */
export class Redraw {
  #waiting: symbol | null = null; // for its frame
  #timer = 0;
  #last = Number.NEGATIVE_INFINITY;
  readonly #draw: () => void;
  readonly #gap: number;

  /**
   * @param draw - draws the present state
   * @param gap - least time between two drawings, ms; 0 for every frame
   */
  constructor(draw: () => void, gap = 0) {
    this.#draw = draw;
    this.#gap = gap;
  }

  /** Asks for a drawing; many requests make one. */
  request(): void {
    if (this.#waiting !== null || this.#timer !== 0) return;
    const wait = this.#last + this.#gap - now();
    if (wait <= 0) this.#schedule();
    else
      this.#timer = window.setTimeout(() => {
        this.#timer = 0;
        this.#schedule();
      }, wait);
  }

  /** Forgets a request that has not been drawn yet. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#waiting = null;
    this.#timer = 0;
  }

  #schedule(): void {
    const request = Symbol('request');
    this.#waiting = request;
    last = this.#drawAfter(last, request);
  }

  async #drawAfter(before: Promise<void>, request: symbol): Promise<void> {
    await before;
    if (this.#waiting !== request) return;
    await afterDrawing();
    if (this.#waiting !== request) return;
    this.#waiting = null;
    this.#last = now();
    try {
      this.#draw();
    } catch (error) {
      reportError(error); // and the others go on
    }
  }
}
