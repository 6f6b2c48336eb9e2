/** A list of clauses that is made once and read often: all literals one behind the other, in one array of integers. */
import type { Literal } from './literal.ts';

/** Clauses 0, 1, ...; clause i is `literals` from `starts[i]` to `starts[i + 1]`. */
export type Clauses = {
  readonly count: number;
  readonly occurrences: number; // of literals, in all clauses
  readonly literals: Int32Array;
  readonly starts: Int32Array; // count + 1 of them
};

/** Takes clauses one by one. */
export type ClauseSink = { add(...clause: Literal[]): void };

/** Takes clauses to a list. */
export type ClauseWriter = ClauseSink & {
  readonly count: number;
  finish(): Clauses;
};

/** */
export function clauseWriter(): ClauseWriter {
  let literals = new Int32Array(1 << 10);
  let starts = new Int32Array(1 << 8);
  let count = 0;
  let end = 0;
  return {
    get count() {
      return count;
    },
    add: (...clause) => {
      while (end + clause.length > literals.length) literals = grown(literals);
      if (count + 2 > starts.length) starts = grown(starts);
      for (const literal of clause) literals[end++] = literal;
      starts[++count] = end;
    },
    finish: () => ({
      count,
      occurrences: end,
      literals: literals.slice(0, end),
      starts: starts.slice(0, count + 1),
    }),
  };
}

function grown(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * array.length);
  larger.set(array);
  return larger;
}

/** The literals of one clause. */
function clauseAt({ literals, starts }: Clauses, at: number): Literal[] {
  const clause: Literal[] = [];
  for (let place = starts[at]!; place < starts[at + 1]!; place++) clause.push(literals[place]!);
  return clause;
}

/**
 * All clauses, one by one.
 *
 * @param clauses - in one array
 * @returns a generator of lists of literals, a new list each
 */
export function* allClauses(clauses: Clauses): Generator<Literal[]> {
  for (let at = 0; at < clauses.count; at++) yield clauseAt(clauses, at);
}
