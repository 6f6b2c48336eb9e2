/**
 * Literals that are all true or all false in every model, as far as implications tell: the strongly connected components of the
 * graph in which each literal leads to those that it implies (Aspvall, Plass and Tarjan 1979).
 */
import type { InPieces } from '../pieces.ts';
import { allPieces } from '../pieces.ts';
import type { Literal } from './literal.ts';

/** The work of a piece: so many literals are come to. */
const literalsInPiece = 400;

/** Appends what can be reached from a literal, and was not seen before, to `into`: each after all that it leads to. */
function* collect(
  follow: (literal: Literal) => readonly Literal[],
  start: Literal,
  seen: Uint8Array,
  into: Literal[],
): InPieces<void> {
  if (seen[start] === 1) return;
  seen[start] = 1;
  const path: { readonly literal: Literal; readonly next: readonly Literal[]; at: number }[] = [
    { literal: start, next: follow(start), at: 0 },
  ];
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const next = top.next[top.at++];
    if (next === undefined) {
      if (into.push(top.literal) % literalsInPiece === 0) yield;
      path.pop();
    } else if (seen[next] === 0) {
      seen[next] = 1;
      path.push({ literal: next, next: follow(next), at: 0 });
    }
  }
}

/**
 * The classes of two literals and more, each in rising order.
 *
 * @param literals - how many there are: twice the variables
 * @param implied - what a literal implies at once; with each implication there must be its contraposition
 * @remarks Two searches in depth, one against the arrows (Kosaraju); what leads to a literal is the opposite of what its
 * opposite leads to, so the arrows need not be turned around. A class comes with the class of its opposites, unless it holds a
 * literal and its opposite, and then there is no model.
 */
export function equivalents(
  literals: number,
  implied: (literal: Literal) => readonly Literal[],
): Literal[][] {
  return allPieces(equivalentsInPieces(literals, implied));
}

/** The same in pieces. */
export function* equivalentsInPieces(
  literals: number,
  implied: (literal: Literal) => readonly Literal[],
): InPieces<Literal[][]> {
  const against = (literal: Literal): readonly Literal[] =>
    implied(literal ^ 1).map((next) => next ^ 1);
  const order: Literal[] = [];
  const seen = new Uint8Array(literals);
  for (let literal = 0; literal < literals; literal++)
    yield* collect(implied, literal, seen, order);
  seen.fill(0);
  const classes: Literal[][] = [];
  let passed = 0;
  for (const literal of order.toReversed()) {
    if (++passed % literalsInPiece === 0) yield;
    const members: Literal[] = [];
    yield* collect(against, literal, seen, members);
    if (members.length > 1) classes.push(members.toSorted((a, b) => a - b));
  }
  return classes;
}
