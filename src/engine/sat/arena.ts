/**
 * The clause arena: all clauses one behind the other in one array of integers, each named by the place where it begins. Two
 * words of header, then the literals; the first two literals are those that are watched.
 */
import type { Literal } from './literal.ts';

/** Clauses in one piece of memory. */
export type Arena = {
  data: Int32Array;
  end: number; // where the next clause begins
};

/** No clause. */
export const NONE = -1;

/** Where the literals of a clause begin, from where it begins itself: after its length and its glue. */
export const HEADER = 2;

/** Clauses that join no more levels than this are kept for good. */
export const goodGlue = 2;

/** The glue of a clause that was given. A learnt one has 1 or more. */
export const GIVEN = 0;

/** Added to the glue of a learnt clause that was used since clauses were dropped last. */
export const USED = 1 << 28;

/** */
export function createArena(): Arena {
  return { data: new Int32Array(1 << 12), end: 0 };
}

/**
 * Puts a clause at the end.
 *
 * @param literals - its first `length` are taken
 * @param glue - the number of different levels of a learnt clause, or GIVEN
 * @returns its name
 */
export function store(
  arena: Arena,
  literals: ArrayLike<Literal>,
  length: number,
  glue: number,
): number {
  const clause = arena.end;
  const end = clause + HEADER + length;
  if (end > arena.data.length) {
    const larger = new Int32Array(Math.max(end, 2 * arena.data.length));
    larger.set(arena.data);
    arena.data = larger;
  }
  arena.data[clause] = length;
  arena.data[clause + 1] = glue;
  for (let at = 0; at < length; at++) arena.data[clause + HEADER + at] = literals[at]!;
  arena.end = end;
  return clause;
}

/** */
export const lengthOf = (arena: Arena, clause: number): number => arena.data[clause]!;

/** */
export const glueOf = (arena: Arena, clause: number): number => arena.data[clause + 1]! & ~USED;

/** The literals of a clause, as a list of their own. */
export function literalsOf({ data }: Arena, clause: number): Literal[] {
  const literals: Literal[] = [];
  for (let at = 0; at < data[clause]!; at++) literals.push(data[clause + HEADER + at]!);
  return literals;
}
