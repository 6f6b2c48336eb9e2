/**
 * The proof of a cell by lines and by one other kind of move, such as an intersection, which is dear: of two proofs the one
 * with fewer dear moves is the shorter, and of those the one with fewer lines. The fewest dear moves are looked for among
 * standstills alone: whoever knows more never needs more.
 */
import type { Direction, FixedCell, Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle, startGrid } from '../board/puzzle.ts';
import type { InPieces } from '../pieces.ts';
import type { ChainNews, Moves } from './chain.ts';
import { keyOf, prunedChains, reasonsOf, shorterChain } from './chain.ts';
import type { ChainStep, LineNumber } from './lineChain.ts';
import { allLines, linesThrough, lineStep } from './lineChain.ts';
import type { Proof, ProofOptions } from './proof.ts';
import { mostBoards, proveCellInPieces } from './proof.ts';
import { solveSimple } from './simpleSolver.ts';

/** A line, or a dear move. */
export type MixedMove<Dear extends object> = LineNumber | Dear;

/** What a kind of dear moves has to say of itself. */
export type DearKind<Dear extends object> = {
  readonly moves: Moves<MixedMove<Dear>>;
  /** The dear moves that fix something where sweeps stop. */
  readonly worth: (standstill: Grid) => InPieces<readonly Dear[]>;
  /**
   * The moves of a run from the start, up to the one that fixes the cell; null when none does.
   *
   * @param choices - the dear moves, one after each standstill; null for the run's own
   */
  readonly run: (
    first: Direction,
    target: number,
    choices: readonly Dear[] | null,
  ) => InPieces<readonly MixedMove<Dear>[] | null>;
};

/** A dear move of a proof: what it needs of what was fixed before, and what later ones need of it. */
export type DearStep<Dear extends object> = Dear & {
  /** Cells fixed earlier that are needed. Leave out any: it fails. Given cells are not named. */
  readonly premises: readonly FixedCell[];
  readonly fixes: readonly FixedCell[];
};

/** The proof of one cell. */
export type MixedProof<Dear extends object> = Omit<Proof, 'steps' | 'shortest'> & {
  readonly steps: readonly (ChainStep | DearStep<Dear>)[]; // the last one fixes the cell
  readonly dear: number; // dear moves among the steps
  /** Whether no proof has fewer dear moves; else that is not known. */
  readonly fewest: boolean;
  /** Whether no proof with as many of them, by those that `worth` gives, has fewer lines; else that is not known. */
  readonly shortest: boolean;
};

/** Whether a move is a dear one. */
export const isDear = <Dear extends object>(move: MixedMove<Dear>): move is Dear =>
  typeof move !== 'number';

type Way<Dear extends object> = readonly MixedMove<Dear>[];

const dearIn = <Dear extends object>(way: Way<Dear>): number => way.filter(isDear).length;

const isLess = <Dear extends object>(a: Way<Dear>, b: Way<Dear>): boolean =>
  dearIn(a) < dearIn(b) || (dearIn(a) === dearIn(b) && a.length < b.length);

/** Cells of the standstills that are looked through for fewer dear moves: seconds, whatever the size. */
const cellsLooked = 40_000;

/**
 * Finds a proof, in pieces that tell how far the search is.
 *
 * @param row - zero-based, inside the grid
 * @param column - zero-based, inside the grid
 * @returns null for a cell that is given, or that lines and dear moves do not fix
 * @throws RangeError or TypeError for a malformed puzzle
 */
export function* proveMixedInPieces<Dear extends object>(
  puzzle: Puzzle,
  [row, column]: readonly [row: number, column: number],
  kind: DearKind<Dear>,
  options: ProofOptions,
): InPieces<MixedProof<Dear> | null, ChainNews> {
  requirePuzzle(puzzle);
  const start = startGrid(puzzle);
  const target = row * start.width + column;
  if (start.cells[target] !== UNKNOWN) return null;
  const simple = yield* proveCellInPieces(puzzle, row, column, options);
  if (simple !== null) return { ...simple, dear: 0, fewest: true };
  const known = yield* wayOfRuns(kind, start, target, null);
  if (known === null) return null;
  const sound = solveSimple(puzzle).status === 'standstill';
  const { path, ended } = sound
    ? yield* fewerDear(puzzle, kind, target, known)
    : { path: null, ended: false };
  const fewer = path === null ? null : yield* wayOfRuns(kind, start, target, path);
  const best = fewer !== null && isLess(fewer, known) ? fewer : known;
  const search = ended
    ? yield* fewerLines(puzzle, kind, target, best, options)
    : { chain: null, ended: false };
  const way = search.chain ?? best;
  const reasons = yield* reasonsOf(kind.moves, start, way, target);
  const value = reasons.at(-1)?.fixes.find((cell) => cell.row === row && cell.column === column);
  if (value === undefined) throw new Error('the last move of a proof fixes its cell'); // unreachable
  return {
    row,
    column,
    value: value.value,
    steps: reasons.map(({ move, premises, fixes }) =>
      isDear(move) ? { ...move, premises, fixes } : lineStep(puzzle, { move, premises, fixes }),
    ),
    dear: dearIn(way),
    fewest: ended,
    shortest: search.ended,
  };
}

/** The shortest way that pruning makes of the runs in both directions. */
function* wayOfRuns<Dear extends object>(
  { moves, run }: DearKind<Dear>,
  start: Grid,
  target: number,
  choices: readonly Dear[] | null,
): InPieces<Way<Dear> | null> {
  let best: Way<Dear> | null = null;
  for (const first of ['H', 'V'] as const) {
    const way = yield* run(first, target, choices);
    if (way === null) continue;
    for (const pruned of yield* prunedChains(moves, start, way, target))
      if (best === null || isLess(pruned, best)) best = pruned;
  }
  return best;
}

/** A standstill, and the dear moves that led to it. */
type Stand<Dear> = { readonly grid: Grid; readonly path: readonly Dear[] };

type Fewer<Dear> = {
  readonly path: readonly Dear[] | null; // dear moves after which sweeps fix the cell, fewer than known
  readonly ended: boolean; // nothing with fewer than what is known now is left to be found
};

/** Looks for fewer dear moves than a way has, breadth first through the standstills. */
function* fewerDear<Dear extends object>(
  puzzle: Puzzle,
  { moves, worth }: DearKind<Dear>,
  target: number,
  known: Way<Dear>,
): InPieces<Fewer<Dear>, ChainNews> {
  const most = dearIn(known);
  const seen = new Set<string>();
  let level: Stand<Dear>[] = [{ grid: solveSimple(puzzle).grid, path: [] }];
  let left = cellsLooked;
  for (let used = 1; used < most; used++) {
    const next: Stand<Dear>[] = [];
    for (const { grid, path } of level) {
      for (const move of yield* worth(grid)) {
        yield { lines: known.length, boards: seen.size };
        const after = { ...grid, cells: grid.cells.slice() };
        if (moves.apply(after, move) < 0) return { path: null, ended: false };
        const swept = solveSimple(puzzle, 'H', after);
        if (swept.status === 'contradiction') return { path: null, ended: false };
        const way = [...path, move];
        if (swept.grid.cells[target] !== UNKNOWN) return { path: way, ended: true };
        const key = keyOf(swept.grid.cells);
        if (seen.has(key)) continue;
        seen.add(key);
        left -= grid.cells.length;
        if (left < 0) return { path: null, ended: false };
        next.push({ grid: swept.grid, path: way });
      }
    }
    level = next;
  }
  return { path: null, ended: true };
}

/**
 * Looks for fewer lines with as few dear moves. On a board only those dear moves are tried that fix something where sweeps
 * stop after it: one that gives no more than sweeps would be one too many.
 */
function* fewerLines<Dear extends object>(
  puzzle: Puzzle,
  { moves, worth }: DearKind<Dear>,
  target: number,
  known: Way<Dear>,
  options: ProofOptions,
): ReturnType<typeof shorterChain<MixedMove<Dear>>> {
  const most = dearIn(known);
  const start = startGrid(puzzle);
  const tried = new Map<string, readonly Dear[]>();
  const closed = solveSimple(puzzle).grid;
  return yield* shorterChain<MixedMove<Dear>>({
    moves,
    start,
    goal: target,
    known: known.length,
    all: allLines(puzzle),
    last: linesThrough(puzzle, target),
    most: mostBoards(start, options),
    *dear(board, used) {
      if (used === most) return [];
      const grid = used === 0 ? closed : solveSimple(puzzle, 'H', board).grid;
      const key = keyOf(grid.cells);
      const here = tried.get(key) ?? (yield* worth(grid));
      tried.set(key, here);
      return here;
    },
  });
}
