/** Values that are not made anew with every drawing: a table of hundreds of cells need not follow every report of a run. */
import { now } from '../clock.ts';

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

  /** The value, made by `make` when `fresh` is asked for or the kept one is too old. */
  get(fresh: boolean, make: () => Value): Value | null {
    const time = now();
    if (fresh || time - this.#made >= this.#gap) {
      this.#value = make();
      this.#made = time;
    }
    return this.#value;
  }
}

/** A value and what it was made from: the same object as long as that is the same, so that it is not drawn anew. */
export class KeptFrom<Value> {
  #from: readonly unknown[] | null = null;
  #value: Value | null = null;

  /** The value made from `from`; `make` is called only when one of them is another than last time. */
  get(from: readonly unknown[], make: () => Value): Value {
    if (!sameItems(this.#from, from)) {
      this.#value = make();
      this.#from = from;
    }
    return this.#value as Value;
  }
}

/** Whether two lists have the same things in the same order. */
export const sameItems = (a: readonly unknown[] | null, b: readonly unknown[]): boolean =>
  a?.length === b.length && b.every((value, at) => Object.is(value, a[at]));
