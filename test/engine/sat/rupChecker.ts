/**
 * Checks what a solver says that it has learnt. A clause follows by reverse unit propagation (RUP: Goldberg and Novikov 2003) when
 * supposing all its literals false leads to a false clause by propagation alone. Written without any of the solver's code: the
 * literals are DIMACS's, and a clause is looked at again whenever one of its literals becomes false.
 */
export class RupChecker {
  readonly #clauses = new Map<number, readonly number[]>();
  readonly #occurrences = new Map<number, Set<number>>(); // of a literal: clauses by number
  readonly #byText = new Map<string, number[]>();
  readonly #short = new Set<number>(); // clauses of no or one literal
  #next = 0;

  add(given: readonly number[]): void {
    const number = this.#next++;
    const clause = [...new Set(given)];
    this.#clauses.set(number, clause);
    if (clause.length < 2) this.#short.add(number);
    for (const literal of clause) {
      const found = this.#occurrences.get(literal) ?? new Set();
      this.#occurrences.set(literal, found.add(number));
    }
    const text = textOf(given);
    this.#byText.set(text, [...(this.#byText.get(text) ?? []), number]);
  }

  /** Takes a clause away; throws for one that there is not. */
  remove(clause: readonly number[]): void {
    const number = this.#byText.get(textOf(clause))?.pop();
    if (number === undefined) throw new Error(`no such clause: ${textOf(clause)}`);
    this.#clauses.delete(number);
    this.#short.delete(number);
    for (const literal of clause) this.#occurrences.get(literal)?.delete(number);
  }

  /** Whether a clause follows by propagation from those that are there. */
  follows(clause: readonly number[]): boolean {
    const truths = new Set<number>();
    const waiting: number[] = [];
    const makeTrue = (literal: number): boolean => {
      if (truths.has(-literal)) return false;
      if (!truths.has(literal)) {
        truths.add(literal);
        waiting.push(literal);
      }
      return true;
    };
    const look = (given: readonly number[]): boolean => {
      let open = 0;
      for (const literal of given) {
        if (truths.has(literal)) return true;
        if (truths.has(-literal)) continue;
        if (open !== 0) return true; // two are open
        open = literal;
      }
      return open !== 0 && makeTrue(open);
    };
    for (const literal of clause) if (!makeTrue(-literal)) return true; // a tautology
    for (const given of this.#clauses.values()) if (given.length < 2 && !look(given)) return true;
    for (let literal = waiting.shift(); literal !== undefined; literal = waiting.shift())
      for (const number of this.#occurrences.get(-literal) ?? [])
        if (!look(this.#clauses.get(number) ?? [])) return true;
    return false;
  }
}

const textOf = (clause: readonly number[]): string => clause.toSorted((a, b) => a - b).join(' ');
