/**
 * Chains of implications from a value of a cell to its opposite: by them the value is false (000 §3.2, after Batenburg &
 * Kosters 2009). A shortest one goes by rows and columns in turn, because on one line two steps are one; its least length
 * is 4, around a rectangle, and those chains are the (2,2)-intersections of 000.
 */
import type { InPieces } from '../pieces.ts';
import type { Implication, Implications, Literal } from './implications.ts';
import { forImplied, literalOf, numberOf } from './implications.ts';

/** Values that imply one another, each step by one clause; the last is the opposite of the first. */
export type Chain = readonly Implication[];

/** No chain is shorter: it would be on one line, and the line would not be settled. */
const SHORTEST = 4;

/** A search in breadth, which is made once for a graph. */
type Search = {
  readonly implications: Implications;
  readonly from: Int32Array; // the value that first led to a value
  readonly seen: Int32Array; // number of the search in which that was
  readonly queue: Int32Array;
  searches: number;
  visited: number; // values, in all searches
};

function createSearch(implications: Implications): Search {
  const values = 2 * implications.grid.cells.length;
  return {
    implications,
    from: new Int32Array(values),
    seen: new Int32Array(values),
    queue: new Int32Array(values),
    searches: 0,
    visited: 0,
  };
}

/** The length of a shortest chain from a value to its opposite, 0 when there is none of fewer than `below` steps. */
function reachOpposite(search: Search, start: number, below: number): number {
  const { implications, from, seen, queue } = search;
  const stamp = ++search.searches;
  seen[start] = stamp;
  queue[0] = start;
  let end = 1;
  for (let at = 0, level = end, steps = 1; at < end && steps < below; at++) {
    if (at === level) {
      level = end;
      if (++steps >= below) return 0;
    }
    search.visited++;
    const value = queue[at]!;
    let found = false;
    forImplied(implications, value, (next) => {
      if (seen[next] === stamp) return false;
      seen[next] = stamp;
      from[next] = value;
      queue[end++] = next;
      found = next === (start ^ 1);
      return found;
    });
    if (found) return steps;
  }
  return 0;
}

/** The chain that the last search found, from the value to its opposite. */
function chainTo({ implications, from }: Search, start: number): Chain {
  const { width } = implications.grid;
  const chain: Implication[] = [];
  for (let at = start ^ 1; at !== start; at = from[at]!) {
    const [a, b] = [literalOf(from[at]!, width), literalOf(at, width)];
    const onRow = a.row === b.row;
    chain.unshift({
      direction: onRow ? 'H' : 'V',
      index: onRow ? a.row : a.column,
      from: a,
      to: b,
    });
  }
  return chain;
}

/**
 * A shortest chain from a value of an unknown cell to its opposite.
 *
 * @returns null when there is none: by the clauses the value can be true
 * @source 000_8dc3042ab81c971c.txt §3.2 (2-SAT, after Batenburg & Kosters 2009)
 */
export function chainFrom(implications: Implications, literal: Literal): Chain | null {
  const start = numberOf(literal, implications.grid.width);
  const search = createSearch(implications);
  return reachOpposite(search, start, Infinity) > 0 ? chainTo(search, start) : null;
}

/** The work of a piece: what so many values imply is looked through. */
const valuesInPiece = 2000;

/**
 * The shortest chain of a state, of those of one length the first by its cell, row by row, an empty cell before a filled
 * one. It comes to no cell twice: a value that it came to with its opposite would have a shorter one.
 *
 * @returns null when no value is false: a standstill
 * @source 000_8dc3042ab81c971c.txt §3.2 (2-SAT, after Batenburg & Kosters 2009)
 */
export function* shortestChainInPieces(implications: Implications): InPieces<Chain | null> {
  const search = createSearch(implications);
  const values = 2 * implications.grid.cells.length;
  let best: Chain | null = null;
  for (let start = 0, piece = 0; start < values; start++) {
    if (search.visited - piece > valuesInPiece) {
      piece = search.visited;
      yield;
    }
    if (reachOpposite(search, start, best?.length ?? Infinity) === 0) continue;
    best = chainTo(search, start);
    if (best.length === SHORTEST) break;
  }
  return best;
}
