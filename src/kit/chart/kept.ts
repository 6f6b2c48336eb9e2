/** A value that is made anew only now and then: a table of hundreds of cells need not follow every report of a run. */
import { now } from '../../clock.ts';

/** The least time between two versions of a table while a run goes on, ms. */
export const tableGap = 1000;

/** A value and when it was made. */
export class Kept<Value> {
  #value: Value | null = null;
  #made = Number.NEGATIVE_INFINITY;
  readonly #gap: number;

  /** @param gap - how long a value is kept, ms */
  constructor(gap: number) {
    this.#gap = gap;
  }

  /**
   * The value, made by `make` when `fresh` is asked for or the kept one is too old.
   */
  get(fresh: boolean, make: () => Value): Value | null {
    const time = now();
    if (fresh || time - this.#made >= this.#gap) {
      this.#value = make();
      this.#made = time;
    }
    return this.#value;
  }
}
