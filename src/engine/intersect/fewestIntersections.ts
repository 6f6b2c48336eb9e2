/**
 * The least number of intersections that solve a puzzle (000 §3.2), whatever intersections are: a search over which ones to
 * take, level by level, SimpleSolver applied freely between.
 *
 * More known cells never need more intersections (the same ones, or fewer, do it), so of the states of a level only those
 * are kept that no other one contains.
 */
import { UNKNOWN } from '../board/cell.ts';
import type { InPieces } from '../pieces.ts';
import type { LineChoice } from './pqRecord.ts';

/** What the search found out. */
export type FewestIntersections = {
  /** False: the solver does not solve the puzzle, the difficulty is infinite; the rest is Infinity and empty. */
  readonly solvable: boolean;
  /** The difficulty is not less than this ... */
  readonly atLeast: number;
  /** ... and not more than this: the length of `path`. Equal to `atLeast` unless the search was cut short. */
  readonly atMost: number;
  /** Intersections that solve the puzzle, in order: with `atLeast` = `atMost` a shortest way. */
  readonly path: readonly LineChoice[];
  readonly states: number; // states looked at
};

/** A state, and how it was reached. */
export type SearchNode = {
  readonly cells: Uint8Array;
  readonly choice: LineChoice | null; // null at the start
  readonly parent: SearchNode | null;
};

/** How far a search is: all ways of fewer than `atLeast` intersections have been tried without success. */
export type FewestSearch = { readonly atLeast: number; readonly states: number };

/** Cells that are compared in a piece of about a millisecond. */
const cellsCompared = 100_000;

/** Most states that a way is sought among, a step, once the search is cut short. */
const mostGreedy = 500;

/** The states that one intersection leads to, SimpleSolver applied; null at the end of a piece. */
export type NextStates = (node: SearchNode) => Generator<SearchNode | null>;

/**
 * Goes through the states by the number of intersections that lead to them, to the first without unknown cells.
 *
 * @param start - a standstill of SimpleSolver; some way must lead from it to the solution
 * @param maxStates - most states to look at; then only bounds are known
 * @source 000_8dc3042ab81c971c.txt §3.2 ("minimum number of successful (p, q)-intersections needed to solve the puzzle")
 */
export function* fewestInPieces(
  next: NextStates,
  start: SearchNode,
  maxStates: number,
): InPieces<FewestIntersections, FewestSearch> {
  let level: readonly SearchNode[] = [start];
  let states = 1;
  for (let steps = 1; ; steps++) {
    const reached = new Map<string, SearchNode>();
    for (const node of level) {
      for (const after of next(node)) {
        if (after === null) {
          yield;
          continue;
        }
        states++;
        if (!after.cells.includes(UNKNOWN)) {
          const path = pathTo(after);
          return { solvable: true, atLeast: steps, atMost: steps, path, states };
        }
        reached.set(after.cells.join(''), after);
        if (states > maxStates) break;
      }
      yield { atLeast: steps, states };
      if (states > maxStates) {
        const path = pathTo(yield* greedy(node, next));
        return { solvable: true, atLeast: steps, atMost: path.length, path, states };
      }
    }
    level = yield* largest([...reached.values()]);
  }
}

/** The states of which no other one knows all cells, and more. */
function* largest(nodes: readonly SearchNode[]): InPieces<readonly SearchNode[]> {
  const known = (node: SearchNode): number =>
    node.cells.reduce((n, cell) => n + (cell === UNKNOWN ? 0 : 1), 0);
  const counted: { readonly node: SearchNode; readonly known: number }[] = [];
  let work = 0; // cells looked at in this piece
  for (const node of nodes) {
    counted.push({ node, known: known(node) });
    work += node.cells.length;
    if (work > cellsCompared) yield void (work = 0);
  }
  const kept: SearchNode[] = [];
  for (const { node } of counted.toSorted((a, b) => b.known - a.known)) {
    if (!kept.some((larger) => contains(larger.cells, node.cells))) kept.push(node);
    work += kept.length * node.cells.length;
    if (work > cellsCompared) yield void (work = 0);
  }
  return kept;
}

function contains(larger: Uint8Array, smaller: Uint8Array): boolean {
  for (let at = 0; at < smaller.length; at++)
    if (smaller[at] !== UNKNOWN && larger[at] !== smaller[at]) return false;
  return true;
}

/** Goes on to the solution, each time by the intersection that leaves the fewest unknown cells. */
function* greedy(from: SearchNode, next: NextStates): InPieces<SearchNode> {
  let node = from;
  while (node.cells.includes(UNKNOWN)) {
    const nodes: SearchNode[] = [];
    for (const after of next(node)) {
      if (after === null) yield;
      else if (nodes.push(after) === mostGreedy) break;
    }
    node = (yield* largest(nodes))[0] as SearchNode;
  }
  return node;
}

function pathTo(last: SearchNode): LineChoice[] {
  const path: LineChoice[] = [];
  for (let node: SearchNode | null = last; node?.choice; node = node.parent)
    path.unshift(node.choice);
  return path;
}
