/**
 * The proof of a cell that needs 2-SAT: lines that are settled, and values that are denied because they lead to their opposite,
 * each from what the steps before it fixed. Of two proofs the one with fewer denials is the shorter, and of those the one with
 * fewer lines. The fewest denials are looked for among standstills alone: whoever knows more never needs more.
 *
 * A denial keeps the chain of values by which it was found. So none of its steps can be left out as they are, and no proof has
 * fewer denials; but that no proof has fewer lines is said of these chains alone, as another one may lead to the same.
 */
import type { FixedCell, Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import { lineOf } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle, startGrid } from '../board/puzzle.ts';
import { settle } from '../line/settle.ts';
import { allPieces } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import type { ChainNews, Moves, Reason } from '../sweep/chain.ts';
import { keyOf, prunedChains, reasonsOf, shorterChain } from '../sweep/chain.ts';
import type { ChainStep, LineNumber } from '../sweep/lineChain.ts';
import { allLines, lineMoves, linesThrough, lineStep } from '../sweep/lineChain.ts';
import type { ProofOptions } from '../sweep/proof.ts';
import { mostBoards, proveCellInPieces } from '../sweep/proof.ts';
import { solveSimple } from '../sweep/simpleSolver.ts';
import { sweepOn } from '../sweep/sweepRecord.ts';
import type { Chain } from './chains.ts';
import { chainFrom, shortestChainInPieces } from './chains.ts';
import type { Implication, Literal } from './implications.ts';
import { implicationsInPieces, literalOf, opposite } from './implications.ts';

/** A value that cannot be: it leads to its opposite. */
type Denial = { readonly literal: Literal; readonly links: Chain };

/** A denial of a proof: what its links need of what was fixed before, and the cell with its other value. */
export type DenialStep = Denial & {
  /** Cells fixed earlier that are needed. Leave out any: it fails. Given cells are not named. */
  readonly premises: readonly FixedCell[];
  readonly fixes: readonly FixedCell[];
};

/** The proof of one cell by lines and denials. */
export type TwoSatProof = {
  readonly row: number; // zero-based
  readonly column: number;
  readonly value: 0 | 1;
  readonly steps: readonly (ChainStep | DenialStep)[]; // the last one fixes the cell
  readonly denials: number; // among the steps
  /** Whether no proof has fewer denials; else that is not known. */
  readonly fewest: boolean;
  /** Whether no proof with as few denials, by the shortest chains where sweeps stop, has fewer lines; else that is not known. */
  readonly shortest: boolean;
};

type Move = LineNumber | Denial;
type Way = readonly Move[];

const isDenial = (move: Move): move is Denial => typeof move !== 'number';
const denialsIn = (way: Way): number => way.filter(isDenial).length;
const isLess = (a: Way, b: Way): boolean =>
  denialsIn(a) < denialsIn(b) || (denialsIn(a) === denialsIn(b) && a.length < b.length);

/** Cells of the standstills that are looked through for fewer denials: seconds, whatever the size. */
const cellsLooked = 40_000;

/**
 * Finds a proof.
 *
 * @param row - zero-based, inside the grid
 * @param column - zero-based, inside the grid
 * @returns null for a cell that is given, or that TwoSatSolver does not fix
 * @throws RangeError or TypeError for a malformed puzzle
 * @source none
 */
export const proveByTwoSat = (
  puzzle: Puzzle,
  row: number,
  column: number,
  options: ProofOptions = {},
): TwoSatProof | null => allPieces(proveByTwoSatInPieces(puzzle, row, column, options));

/** As {@link proveByTwoSat}, in pieces that tell how far the search is. @source none */
export function* proveByTwoSatInPieces(
  puzzle: Puzzle,
  row: number,
  column: number,
  options: ProofOptions = {},
): InPieces<TwoSatProof | null, ChainNews> {
  requirePuzzle(puzzle);
  const start = startGrid(puzzle);
  const target = row * start.width + column;
  if (start.cells[target] !== UNKNOWN) return null;
  const simple = yield* proveCellInPieces(puzzle, row, column, options);
  if (simple !== null) return { ...simple, denials: 0, fewest: true };
  const known = yield* wayOfRuns(puzzle, start, target, null);
  if (known === null) return null;
  const sound = solveSimple(puzzle).status === 'standstill';
  const { path, ended } = sound
    ? yield* fewerDenials(puzzle, target, known)
    : { path: null, ended: false };
  const fewer = path === null ? null : yield* wayOfRuns(puzzle, start, target, path);
  const best = fewer !== null && isLess(fewer, known) ? fewer : known;
  const search = ended
    ? yield* fewerLines(puzzle, start, target, best, options)
    : { chain: null, ended: false };
  const way = search.chain ?? best;
  const reasons = yield* reasonsOf(twoSatMoves(puzzle), start, way, target);
  const value = reasons.at(-1)?.fixes.find((cell) => cell.row === row && cell.column === column);
  if (value === undefined) throw new Error('the last move of a proof fixes its cell'); // unreachable
  return {
    row,
    column,
    value: value.value,
    steps: reasons.map((reason) => stepOf(puzzle, reason)),
    denials: denialsIn(way),
    fewest: ended,
    shortest: search.ended,
  };
}

function stepOf(puzzle: Puzzle, { move, premises, fixes }: Reason<Move>): ChainStep | DenialStep {
  return isDenial(move)
    ? { ...move, premises, fixes }
    : lineStep(puzzle, { move, premises, fixes });
}

const placeOf = ({ width }: Grid, { row, column }: Literal): number => row * width + column;

/** Lines and denials as moves. */
function twoSatMoves(puzzle: Puzzle): Moves<Move> {
  const lines = lineMoves(puzzle);
  const { length: height } = puzzle.rows;
  return {
    cells: (move) =>
      isDenial(move)
        ? [
            ...new Set(
              move.links.flatMap(({ direction, index }) =>
                lines.cells(direction === 'H' ? index : height + index),
              ),
            ),
          ]
        : lines.cells(move),
    apply(grid, move) {
      if (!isDenial(move)) return lines.apply(grid, move);
      const place = placeOf(grid, move.literal);
      if (grid.cells[place] !== UNKNOWN || !denies(grid, puzzle, move.links)) return 0;
      grid.cells[place] = opposite(move.literal).value;
      return 1;
    },
  };
}

const along = ({ direction }: Implication, { row, column }: Literal): number =>
  direction === 'H' ? column : row;

/** Whether each link of a chain follows on a board, or some value of it cannot be there: then the first one cannot either. */
function denies(grid: Grid, { rows, columns }: Puzzle, links: Chain): boolean {
  for (const link of links) {
    const { direction, index, from, to } = link;
    const line = lineOf(grid, direction, index);
    const known = line[along(link, from)];
    if (known !== UNKNOWN && known !== from.value) return true;
    line[along(link, from)] = from.value;
    const settled = settle(line, (direction === 'H' ? rows : columns)[index] ?? []);
    if (settled === null) return true;
    if (settled[along(link, to)] !== to.value) return false;
  }
  return true;
}

/** The shortest way that pruning makes of the runs in both directions; with some denials, one after each standstill, or its own. */
function* wayOfRuns(
  puzzle: Puzzle,
  start: Grid,
  target: number,
  choices: readonly Denial[] | null,
): InPieces<Way | null> {
  let best: Way | null = null;
  for (const first of ['H', 'V'] as const) {
    const run = yield* wayOfRun(puzzle, first, start, target, choices);
    if (run === null) continue;
    for (const pruned of yield* prunedChains(twoSatMoves(puzzle), start, run, target))
      if (best === null || isLess(pruned, best)) best = pruned;
  }
  return best;
}

/** The lines and denials of a run, up to the one that fixes the cell; null when none does. */
function* wayOfRun(
  puzzle: Puzzle,
  first: 'H' | 'V',
  start: Grid,
  target: number,
  choices: readonly Denial[] | null,
): InPieces<Way | null> {
  const grid = { ...start, cells: start.cells.slice() };
  const moves = twoSatMoves(puzzle);
  const way: Move[] = [];
  for (let round = 0; ; round++) {
    const { events, end } = sweepOn(grid, puzzle, first, 0);
    for (const event of events) {
      if (event.kind === 'line' && event.fixed > 0)
        way.push(event.direction === 'H' ? event.index : puzzle.rows.length + event.index);
      if (event.kind === 'cell' && event.row * start.width + event.column === target) return way;
    }
    yield;
    if (end.status !== 'standstill') return null;
    const next = choices === null ? yield* shortestDenial(puzzle, grid) : choices[round];
    if (next === null || next === undefined) return null;
    way.push(next);
    moves.apply(grid, next);
    if (grid.cells[target] !== UNKNOWN) return way;
  }
}

const denialOf = (links: Chain): Denial => ({ literal: links[0]!.from, links });

function* shortestDenial(puzzle: Puzzle, grid: Grid): InPieces<Denial | null> {
  const chain = yield* shortestChainInPieces(yield* implicationsInPieces(grid, puzzle));
  return chain === null ? null : denialOf(chain);
}

/** All values that are denied at a standstill, each by a shortest chain. */
function* denialsAt(puzzle: Puzzle, grid: Grid): InPieces<readonly Denial[]> {
  const implications = yield* implicationsInPieces(grid, puzzle);
  const found: Denial[] = [];
  for (let value = 0; value < 2 * grid.cells.length; value++) {
    if (grid.cells[value >> 1] !== UNKNOWN) continue;
    yield;
    const chain = chainFrom(implications, literalOf(value, grid.width));
    if (chain !== null) found.push(denialOf(chain));
  }
  return found;
}

/** A standstill, and the denials that led to it. */
type Stand = { readonly grid: Grid; readonly path: readonly Denial[] };

type Fewer = {
  readonly path: readonly Denial[] | null; // denials after which sweeps fix the cell, fewer than known
  readonly ended: boolean; // nothing with fewer than what is known now is left to be found
};

/** Looks for fewer denials than a way has, breadth first through the standstills. */
function* fewerDenials(puzzle: Puzzle, target: number, known: Way): InPieces<Fewer, ChainNews> {
  const most = denialsIn(known);
  const seen = new Set<string>();
  let level: Stand[] = [{ grid: solveSimple(puzzle).grid, path: [] }];
  let left = cellsLooked;
  for (let used = 1; used < most; used++) {
    const next: Stand[] = [];
    for (const { grid, path } of level) {
      for (const denial of yield* denialsAt(puzzle, grid)) {
        yield { lines: known.length, boards: seen.size };
        const after = { ...grid, cells: grid.cells.slice() };
        twoSatMoves(puzzle).apply(after, denial);
        const swept = solveSimple(puzzle, 'H', after);
        if (swept.status === 'contradiction') return { path: null, ended: false };
        const way = [...path, denial];
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

/** Looks for fewer lines with as few denials, by the chains that are there where sweeps stop. */
function* fewerLines(
  puzzle: Puzzle,
  start: Grid,
  target: number,
  known: Way,
  options: ProofOptions,
): ReturnType<typeof shorterChain<Move>> {
  const most = denialsIn(known);
  const worth = new Map<string, readonly Denial[]>();
  return yield* shorterChain<Move>({
    moves: twoSatMoves(puzzle),
    start,
    goal: target,
    known: known.length,
    all: allLines(puzzle),
    last: linesThrough(puzzle, target),
    most: mostBoards(start, options),
    *dear(board, used) {
      if (used === most) return [];
      const { grid } = solveSimple(puzzle, 'H', board);
      const key = keyOf(grid.cells);
      const tried = worth.get(key) ?? (yield* denialsAt(puzzle, grid));
      worth.set(key, tried);
      return tried;
    },
  });
}
