/**
 * The solutions of a puzzle as a graph: two are joined when a single switching component leads from one to the other. Its
 * islands are the solutions that can be reached from each other by such steps; between islands only larger exchanges lead.
 */
import type { Grid } from '../board/cell.ts';
import { componentCells, createSwitchingFinder } from '../sweep/switchingComponents.ts';
import type { InPieces } from '../pieces.ts';
import { allPieces } from '../pieces.ts';

/** Solutions by their place in a list. */
export type SolutionGraph = {
  /** For each solution those that are one switch away, increasing. */
  readonly joined: readonly (readonly number[])[];
  /** Solutions that switches lead between, increasing; larger islands first. */
  readonly islands: readonly (readonly number[])[];
};

/**
 * The graph of some solutions of a puzzle.
 *
 * @param solutions - different ones, of one puzzle; where some are left out, so are their edges
 * @source 000_8dc3042ab81c971c.txt §4.2 and Figure 7
 */
export const solutionGraph = (solutions: readonly Grid[]): SolutionGraph =>
  allPieces(solutionGraphInPieces(solutions));

/** The same in pieces, a solution each. @source 000_8dc3042ab81c971c.txt §4.2 and Figure 7 */
export function* solutionGraphInPieces(solutions: readonly Grid[]): InPieces<SolutionGraph> {
  const [first] = solutions;
  if (first === undefined) return { joined: [], islands: [] };
  const finder = createSwitchingFinder(first.height, first.width);
  const places = new Map(solutions.map(({ cells }, at) => [keyOf(cells), at]));
  const joined: number[][] = [];
  const other = new Uint8Array(first.cells.length);
  for (const { cells } of solutions) {
    const found: number[] = [];
    other.set(cells);
    for (const component of finder.find(cells)) {
      const corners = componentCells(component, first.width);
      for (const cell of corners) other[cell] = 1 - other[cell]!;
      const at = places.get(keyOf(other));
      if (at !== undefined) found.push(at);
      for (const cell of corners) other[cell] = 1 - other[cell]!;
    }
    joined.push(found.toSorted((a, b) => a - b));
    yield;
  }
  return { joined, islands: islandsOf(joined) };
}

/** The cells as a text, sixteen to a letter. */
function keyOf(cells: Uint8Array): string {
  let key = '';
  for (let at = 0; at < cells.length; at += 16) {
    let word = 0;
    for (let bit = at; bit < at + 16 && bit < cells.length; bit++) word = word * 2 + cells[bit]!;
    key += String.fromCharCode(word);
  }
  return key;
}

function islandsOf(joined: readonly (readonly number[])[]): number[][] {
  const seen = new Set<number>();
  const islands: number[][] = [];
  for (const from of joined.keys()) {
    if (seen.has(from)) continue;
    const island = [from];
    seen.add(from);
    for (let next = 0; next < island.length; next++)
      for (const to of joined[island[next]!] ?? []) {
        if (seen.has(to)) continue;
        seen.add(to);
        island.push(to);
      }
    islands.push(island.toSorted((a, b) => a - b));
  }
  return islands.toSorted((a, b) => b.length - a.length);
}

/** Solutions are walked through in an order of short steps up to so many; a walk through more takes too long. */
const mostWalked = 64;

/**
 * Solutions in an order to leaf through: each is followed by the one that differs from it in the fewest cells, of those that
 * are left. Many are sorted by their cells instead, filled ones first.
 *
 * @param first - to begin with, if it is one of them; default the first by its cells
 */
export function leafingOrder(solutions: readonly Grid[], first?: Grid): readonly Grid[] {
  const sorted = solutions.toSorted((a, b) => compare(b.cells, a.cells));
  const begin =
    first === undefined ? 0 : sorted.findIndex(({ cells }) => compare(cells, first.cells) === 0);
  const order: Grid[] = sorted.splice(Math.max(0, begin), 1);
  if (solutions.length > mostWalked) return [...order, ...sorted];
  for (let last = order[0]; last !== undefined && sorted.length > 0; last = order.at(-1)) {
    let nearest = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [at, { cells }] of sorted.entries()) {
      let differ = 0;
      for (let cell = 0; cell < cells.length; cell++)
        if (cells[cell] !== last.cells[cell]) differ++;
      if (differ >= least) continue;
      least = differ;
      nearest = at;
    }
    order.push(...sorted.splice(nearest, 1));
  }
  return order;
}

function compare(a: Uint8Array, b: Uint8Array): number {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return a[at]! - b[at]!;
  return 0;
}
