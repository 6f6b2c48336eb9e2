/** What was found out of the last few things that were asked about, by a key: figures of one page share it. */

/** So many are kept. */
const most = 20;

export class Latest<Value> {
  readonly #values = new Map<string, Value>(); // the last one put at the end

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  put(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > most && oldest !== undefined) this.#values.delete(oldest);
  }
}
