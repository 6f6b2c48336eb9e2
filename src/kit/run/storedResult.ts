/** A result that was computed beforehand, fetched when a figure comes to the size that it belongs to. */

export class StoredResult<Value> {
  #value: Value | null = null;
  #key = ''; // what #value was asked for
  #waiting = false;
  #asking = new AbortController();
  readonly #onChange: () => void;

  /** @param onChange - called when another result has arrived */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** The result asked for last; null while it is on its way, and where there is none. */
  get value(): Value | null {
    return this.#value;
  }

  /** Whether an answer is on its way. */
  get waiting(): boolean {
    return this.#waiting;
  }

  /**
   * Fetches another result, unless it is the one that is there or on its way. An answer that comes after the next
   * question is not heard.
   *
   * @param key - tells results apart
   * @param fetch - gets it; null when there is none; must not reject
   */
  async ask(key: string, fetch: (signal: AbortSignal) => Promise<Value | null>): Promise<void> {
    if (key === this.#key) return;
    this.close();
    this.#key = key;
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    this.#waiting = true;
    const value = await fetch(signal);
    if (signal.aborted) return;
    this.#waiting = false;
    this.#value = value;
    this.#onChange();
  }

  /** Forgets the result and ends a request under way. */
  close(): void {
    this.#asking.abort();
    this.#waiting = false;
    this.#key = '';
    this.#value = null;
  }
}
