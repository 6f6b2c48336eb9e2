/** Draws when asked, at most once a frame and not more often than a gap allows: reports of a run come faster than eyes. */
import { now } from '../clock.ts';

/** Requests to draw, gathered. */
export class Redraw {
  #frame = 0;
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
    if (this.#frame !== 0 || this.#timer !== 0) return;
    const wait = this.#last + this.#gap - now();
    if (wait <= 0) this.#schedule();
    else
      this.#timer = window.setTimeout(() => {
        this.#timer = 0;
        this.#schedule();
      }, wait);
  }

  /** Asks for a drawing with the next frame, however short the gap: what stands does not fit any more. */
  soon(): void {
    if (this.#frame !== 0) return;
    this.cancel();
    this.#schedule();
  }

  /** Forgets a request that has not been drawn yet. */
  cancel(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = 0;
    this.#timer = 0;
  }

  #schedule(): void {
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#last = now();
      this.#draw();
    });
  }
}
