/** A result that was computed beforehand, fetched when a figure comes to the size that it belongs to. */

export class StoredResult<Value> {
  #value: Value | null = null;
  #key = ''; // what #value was asked for
  #waiting = false;
  #problem: string | null = null;
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

  /** Why what was asked for last cannot be shown, in words; null while there is nothing to say. */
  get problem(): string | null {
    return this.#problem;
  }

  /**
   * Fetches another result, unless it is the one that is there or on its way. An answer that comes after the next
   * question is not heard.
   *
   * @param key - tells results apart
   * @param fetch - gets it; null when there is none. Where it rejects, the reason is the problem to tell
   */
  async ask(key: string, fetch: (signal: AbortSignal) => Promise<Value | null>): Promise<void> {
    if (key === this.#key) return;
    this.close();
    this.#key = key;
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    this.#waiting = true;
    let value: Value | null = null;
    let problem: string | null = null;
    try {
      value = await fetch(signal);
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      problem = reasonOf(error);
    }
    if (signal.aborted) return;
    this.#waiting = false;
    this.#problem = problem;
    this.#value = value;
    this.#onChange();
  }

  /** Forgets the result and ends a request under way. */
  close(): void {
    this.#asking.abort();
    this.#waiting = false;
    this.#key = '';
    this.#problem = null;
    this.#value = null;
  }
}

/** What is wrong with a file, where the error can tell it apart from the name of the file. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'why' in error ? String(error.why) : error.message;
}
