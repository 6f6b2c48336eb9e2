/**
 * The proof that a puzzle has one solution, as a list of numbers, which takes a third of the room that DRUP takes as text: a clause
 * that is taken away is named by its number.
 */

/** A proof that no other solution satisfies the formula of `anotherSolution.ts`. */
export type UniqueProof = {
  /**
   * Its steps, one after the other: n, and n literals of a clause that follows from those before, as DIMACS writes them; or -k, if
   * the k-th of these clauses, from 1, is no longer used. The last step is the empty clause.
   */
  readonly steps: Int32Array;
  readonly lemmas: number; // clauses that follow, without the empty one at the end
  readonly deletions: number;
};

/** Takes the steps of a proof one by one. */
export type ProofWriter = {
  learn(clause: readonly number[]): void;
  /** A clause that was learnt is no longer used; others are passed over, since to keep them does no harm. */
  forget(clause: readonly number[]): void;
  finish(): UniqueProof;
};

/** */
export function proofWriter(): ProofWriter {
  let steps = new Int32Array(1 << 12);
  let [end, lemmas, deletions] = [0, 0, 0];
  const inUse = new Map<string, number[]>(); // numbers of clauses, by their literals
  const write = (number: number): void => {
    if (end === steps.length) {
      const larger = new Int32Array(2 * end);
      larger.set(steps);
      steps = larger;
    }
    steps[end++] = number;
  };
  return {
    learn: (clause) => {
      write(clause.length);
      for (const literal of clause) write(literal);
      const name = nameOf(clause);
      const same = inUse.get(name);
      lemmas++;
      if (same === undefined) inUse.set(name, [lemmas]);
      else same.push(lemmas);
    },
    forget: (clause) => {
      const name = nameOf(clause);
      const same = inUse.get(name);
      const number = same?.pop();
      if (same?.length === 0) inUse.delete(name);
      if (number === undefined) return;
      write(-number);
      deletions++;
    },
    finish: () => {
      write(0);
      return { steps: steps.slice(0, end), lemmas, deletions };
    },
  };
}

/** The same for the same literals in any order. */
const nameOf = (clause: readonly number[]): string => clause.toSorted((a, b) => a - b).join();

/**
 * The steps of a proof, one by one.
 *
 * @param steps - as {@link UniqueProof} has them
 * @returns the clauses, and whether each comes or goes
 */
export function* stepsOf(
  steps: Int32Array,
): Generator<{ readonly kind: 'learn' | 'forget'; readonly clause: Int32Array }> {
  const learnt: Int32Array[] = [];
  for (let at = 0; at < steps.length;) {
    const size = steps[at++]!;
    const clause = size < 0 ? learnt[-size - 1]! : steps.subarray(at, at + size);
    yield { kind: size < 0 ? 'forget' : 'learn', clause };
    if (size < 0) continue;
    learnt.push(clause);
    at += size;
  }
}
