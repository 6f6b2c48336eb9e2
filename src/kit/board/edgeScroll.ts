/**
 * A stroke that comes to the edge of a box that scrolls moves what is in it, as long as it stays there: the far end of a
 * line is reached in one stroke.
 */

const zone = 28; // CSS pixels from the edge
const mostSpeed = 0.6; // CSS pixels a millisecond, at the edge and beyond

/** Where a pointer is, in CSS pixels of the window. */
export type Point = { readonly x: number; readonly y: number };

/**
 * How far a pointer is in the zone at one of the edges: -1 at the first, 1 at the last, 0 between them.
 *
 * @param begun - where the stroke began: one that comes away from an edge does not scroll towards it
 */
export function pull(at: number, begun: number, from: number, to: number): number {
  const [before, after] = [from + zone - at, at - (to - zone)];
  if (after > 0 && at > begun) return Math.min(1, after / zone);
  if (before > 0 && at < begun) return -Math.min(1, before / zone);
  return 0;
}

/** Of one box. */
export class EdgeScroll {
  readonly #box: () => HTMLElement;
  readonly #scrolled: () => void;
  #frame = 0;
  #last = 0; // moment of the frame before
  #pull = { x: 0, y: 0 };

  /** @param scrolled - is told when something else lies under the pointer */
  constructor(box: () => HTMLElement, scrolled: () => void) {
    this.#box = box;
    this.#scrolled = scrolled;
  }

  /** The pointer of a stroke has come somewhere. @param along - what may move: the line of the stroke */
  follow(at: Point, begun: Point, along: { readonly x: boolean; readonly y: boolean }): void {
    const box = this.#box();
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const { scrollPaddingLeft, scrollPaddingTop } = getComputedStyle(box);
    const [padLeft, padTop] = [scrollPaddingLeft, scrollPaddingTop].map(
      (text) => Number.parseFloat(text) || 0,
    );
    this.#pull = {
      x: along.x ? pull(at.x, begun.x, left + padLeft!, Math.min(right, innerWidth)) : 0,
      y: along.y ? pull(at.y, begun.y, top + padTop!, Math.min(bottom, innerHeight)) : 0,
    };
    if (this.#pull.x === 0 && this.#pull.y === 0) this.stop();
    else if (this.#frame === 0) {
      this.#last = 0;
      this.#frame = requestAnimationFrame(this.#step);
    }
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  readonly #step = (moment: number): void => {
    const passed = this.#last === 0 ? 16 : Math.min(64, moment - this.#last);
    this.#last = moment;
    const box = this.#box();
    const [left, top] = [box.scrollLeft, box.scrollTop];
    const by = (pulled: number): number =>
      Math.sign(pulled) * Math.ceil(Math.abs(pulled) * mostSpeed * passed);
    box.scrollBy({ left: by(this.#pull.x), top: by(this.#pull.y), behavior: 'instant' });
    this.#frame = 0;
    if (box.scrollLeft === left && box.scrollTop === top) return; // its end
    this.#frame = requestAnimationFrame(this.#step);
    this.#scrolled();
  };
}
