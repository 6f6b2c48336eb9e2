/** Two taps of a finger that are one gesture: at nearly the same place, soon after each other. Pure. */
import { distance } from './pinch.ts';
import type { Finger } from './pinch.ts';

const within = 300; // ms from the end of the first to the beginning of the second

/** How near they are, in CSS pixels: whoever fills one cell after another by quick taps does not ask for a larger board. */
const nearIn = (cell: number): number => Math.min(20, Math.max(12, 0.6 * cell));

/** A tap that is over. */
type Tap = { readonly time: number; readonly at: Finger; readonly marked: boolean };

export class TwoTaps {
  #first: Tap | null = null;
  #isSecond = false;

  /**
   * A finger comes down.
   *
   * @param time - of the event itself: a busy page hears of it later
   * @param cell - width of a cell in CSS pixels
   */
  down(at: Finger, time: number, cell: number): void {
    const first = this.#first;
    this.#isSecond =
      first !== null && time - first.time < within && distance(first.at, at) < nearIn(cell);
  }

  /** What was begun is no tap: a stroke, a long press, a second finger. */
  none(): void {
    this.#isSecond = false;
    this.#first = null;
  }

  /** The finger goes up after a tap. Returns whether that is the second, and whether the first has marked a cell. */
  up(): { readonly isSecond: boolean; readonly marked: boolean } {
    const found = { isSecond: this.#isSecond, marked: this.#first?.marked === true };
    this.none();
    return found;
  }

  /** That tap may be the first of two. */
  tapped(tap: Tap): void {
    this.#first = tap;
  }
}
