/**
 * (2,2)-difficulty of 000 §3.2: the least number of successful intersections of two rows and two columns that a puzzle
 * needs, SimpleSolver applied freely between. Which intersections to take is searched for, level by level.
 *
 * More known cells never need more intersections (the same ones, or fewer, do it), so of the states of a level only those
 * are kept that no other one contains.
 */
import type { Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import { createFastFour } from './fastFour.ts';
import { CONTRADICTION, SOLVED, STANDSTILL } from '../sweep/fastSolver.ts';
import { gridRelationsInPieces, successesInPieces } from './fourSolver.ts';
import { IMPOSSIBLE } from './lookupTable.ts';
import type { LineChoice } from './pqRecord.ts';
import { allPieces } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle } from '../board/puzzle.ts';

/** What the search found out. */
export type FourDifficulty = {
  /** False: FourSolver does not solve the puzzle, its (2,2)-difficulty is infinite; the rest is Infinity and empty. */
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
type Node = {
  readonly cells: Uint8Array;
  readonly choice: LineChoice | null; // null at the start
  readonly parent: Node | null;
};

/** How far a search is: all ways of fewer than `atLeast` intersections have been tried without success. */
export type FourSearch = { readonly atLeast: number; readonly states: number };

/** Cells of the boards that SimpleSolver is run on, and cells that are compared, in a piece of about a millisecond. */
const cellsInPiece = 8000;
const cellsCompared = 100_000;

/** Most states that a way is sought among, a step, once the search is cut short. */
const mostGreedy = 500;

/** How the search goes. */
export type FourSearchOptions = {
  /** Most states to look at, default 5,000; then only bounds are known. */
  readonly maxStates?: number;
};

/**
 * Searches for the (2,2)-difficulty.
 *
 * @throws RangeError or TypeError for a malformed puzzle
 * @remarks A puzzle of 25 cells has a handful of states; large boards can have very many.
 * @source 000_8dc3042ab81c971c.txt §3.2 ("minimum number of successful (p, q)-intersections needed to solve the puzzle")
 */
export function fourDifficulty(puzzle: Puzzle, options: FourSearchOptions = {}): FourDifficulty {
  return allPieces(fourDifficultyInPieces(puzzle, options));
}

/**
 * The same in pieces, with news after every state whose intersections have all been tried.
 *
 * @throws as {@link fourDifficulty} does
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function* fourDifficultyInPieces(
  puzzle: Puzzle,
  { maxStates = 5000 }: FourSearchOptions = {},
): InPieces<FourDifficulty, FourSearch> {
  requirePuzzle(puzzle);
  const size = { height: puzzle.rows.length, width: puzzle.columns.length };
  const solver = createFastFour(size.height, size.width);
  const { simple } = solver;
  simple.setPuzzle(puzzle);
  const status = simple.run('H');
  if (status === SOLVED) return { solvable: true, atLeast: 0, atMost: 0, path: [], states: 1 };
  const start: Node = { cells: simple.readCells().slice(), choice: null, parent: null };
  if (status === CONTRADICTION || (yield* solver.goOnInPieces()) !== SOLVED)
    return { solvable: false, atLeast: Infinity, atMost: Infinity, path: [], states: 1 };

  return yield* search(
    (node) => successors(node, { ...size, cells: node.cells }, puzzle, simple),
    start,
    maxStates,
  );
}

/** Goes through the states by the number of intersections that lead to them, to the first without unknown cells. */
function* search(
  next: (node: Node) => Generator<Node | null>,
  start: Node,
  maxStates: number,
): InPieces<FourDifficulty, FourSearch> {
  let level: readonly Node[] = [start];
  let states = 1;
  for (let steps = 1; ; steps++) {
    const reached = new Map<string, Node>();
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

/** What each successful intersection leads to, SimpleSolver applied; null at the end of a piece. */
function* successors(
  node: Node,
  grid: Grid,
  puzzle: Puzzle,
  simple: ReturnType<typeof createFastFour>['simple'],
): Generator<Node | null> {
  simple.setCells(node.cells);
  if (simple.run('H') !== STANDSTILL) return;
  simple.keep();
  const pieces = gridRelationsInPieces(grid, puzzle);
  let piece = pieces.next();
  for (; piece.done !== true; piece = pieces.next()) yield null;
  const oneGo = Math.max(1, Math.floor(cellsInPiece / node.cells.length));
  let tried = 0;
  for (const success of successesInPieces(piece.value)) {
    if (success === null || ++tried % oneGo === 0) yield null;
    if (success === null || success.fixes === IMPOSSIBLE) continue;
    const { rows, columns, fixes } = success;
    simple.restore();
    for (let crossing = 0; crossing < 4; crossing++) {
      const row = rows[crossing >> 1] as number;
      const column = columns[crossing & 1] as number;
      if ((fixes >> crossing) & 1) simple.setCell(row, column, 1);
      else if ((fixes >> (crossing + 4)) & 1) simple.setCell(row, column, 0);
    }
    if (simple.run('H') === CONTRADICTION) continue;
    yield { cells: simple.readCells().slice(), choice: { rows, columns }, parent: node };
  }
}

/** The states of which no other one knows all cells, and more. */
function* largest(nodes: readonly Node[]): InPieces<readonly Node[]> {
  const known = (node: Node): number =>
    node.cells.reduce((n, cell) => n + (cell === UNKNOWN ? 0 : 1), 0);
  const counted: { readonly node: Node; readonly known: number }[] = [];
  let work = 0; // cells looked at in this piece
  for (const node of nodes) {
    counted.push({ node, known: known(node) });
    work += node.cells.length;
    if (work > cellsCompared) yield void (work = 0);
  }
  const kept: Node[] = [];
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
function* greedy(from: Node, next: (node: Node) => Generator<Node | null>): InPieces<Node> {
  let node = from;
  while (node.cells.includes(UNKNOWN)) {
    const nodes: Node[] = [];
    for (const after of next(node)) {
      if (after === null) yield;
      else if (nodes.push(after) === mostGreedy) break;
    }
    node = (yield* largest(nodes))[0] as Node;
  }
  return node;
}

function pathTo(last: Node): LineChoice[] {
  const path: LineChoice[] = [];
  for (let node: Node | null = last; node?.choice; node = node.parent) path.unshift(node.choice);
  return path;
}
