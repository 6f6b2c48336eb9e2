/**
 * Chains of moves, made one after the other from the start of a puzzle as far as their goal: what can be left out of them,
 * what each move of them rests on, and the search for shorter ones. A move is a line that is settled, or more; it never
 * gives less when more is known.
 */
import type { FixedCell, Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { InPieces } from '../pieces.ts';

/** What chains are made of. */
export type Moves<Move> = {
  /** The cells that a move looks at, as their places in the grid, in the order in which they are told. */
  readonly cells: (move: Move) => readonly number[];
  /** Writes what a move gives into a grid; how many cells that is, -1 when nothing is possible: then nothing is written. */
  readonly apply: (grid: Grid, move: Move) => number;
};

/** Where a chain leads: to the value of a cell, by its place in the grid, or to where nothing is possible. */
export type Goal = number | 'contradiction';

/** One move of a chain: what it needs of what earlier ones fixed, and what later ones need of it. */
export type Reason<Move> = {
  readonly move: Move;
  /** Cells fixed by earlier moves that are needed. Leave out any: it fails. Cells of the start are not named. */
  readonly premises: readonly FixedCell[];
  readonly fixes: readonly FixedCell[]; // none of the move that finds nothing possible
};

const copyOf = (grid: Grid): Grid => ({ ...grid, cells: grid.cells.slice() });

/** Makes a move; whether the goal is reached. */
function reaches<Move>(moves: Moves<Move>, grid: Grid, move: Move, goal: Goal): boolean {
  const fixed = moves.apply(grid, move);
  return goal === 'contradiction' ? fixed < 0 : grid.cells[goal] !== UNKNOWN;
}

/**
 * Leaves moves out of a chain, one after the other from one end, as long as the rest reaches the goal. Whoever knows less
 * fixes less, so a move that was needed once is needed to the end: of what is left none can be left out.
 *
 * @param start - not modified
 * @param chain - reaches the goal from there
 * @param from - the end that is tried first
 */
function* withoutIdle<Move>(
  moves: Moves<Move>,
  start: Grid,
  chain: readonly Move[],
  goal: Goal,
  from: 'first' | 'last',
): InPieces<readonly Move[]> {
  let kept = [...chain];
  let at = from === 'first' ? 0 : kept.length - 1;
  while (at >= 0 && at < kept.length) {
    const without = kept.toSpliced(at, 1);
    const grid = copyOf(start);
    let idle = false;
    for (const [k, move] of without.entries()) {
      idle = reaches(moves, grid, move, goal);
      if (idle) break;
      if (k % 32 === 31) yield;
    }
    yield;
    if (idle) kept = without;
    if (from === 'last') at--;
    else if (!idle) at++;
  }
  return kept;
}

/**
 * The chains that pruning makes of a run: without the moves that give nothing the goal needs, then from either end.
 *
 * @param run - reaches the goal from the start, with its last move
 */
export function* prunedChains<Move>(
  moves: Moves<Move>,
  start: Grid,
  run: readonly Move[],
  goal: Goal,
): InPieces<readonly (readonly Move[])[]> {
  const chain = (yield* reasonsOf(moves, start, run, goal)).map(({ move }) => move);
  const last = yield* withoutIdle(moves, start, chain, goal, 'last');
  const first = yield* withoutIdle(moves, start, chain, goal, 'first');
  return [last, first];
}

/**
 * A chain with its reasons. Moves that give nothing the goal needs are not among them.
 *
 * @param start - what is known before; not modified
 * @param chain - reaches the goal from there, with its last move
 * @param assumed - cells of the start that are named as premises all the same
 * @returns the moves in their order; each keeps only the premises that it needs, of several choices preferably those
 * that are needed anyway, and the earliest
 * @source 001_a525a3e1210b0814.txt §3.3, Figure 11 (a chain of reasons)
 */
export function* reasonsOf<Move>(
  moves: Moves<Move>,
  start: Grid,
  chain: readonly Move[],
  goal: Goal,
  assumed: readonly number[] = [],
): InPieces<readonly Reason<Move>[]> {
  const grid = copyOf(start);
  const times = new Uint32Array(grid.cells.length); // when a cell was found: 0 at the start, move k at k + 2
  for (const cell of assumed) times[cell] = 1;
  const befores: Uint8Array[] = [];
  for (const [at, move] of chain.entries()) {
    const before = grid.cells.slice();
    befores.push(before);
    moves.apply(grid, move);
    for (let cell = 0; cell < before.length; cell++)
      if (before[cell] !== grid.cells[cell]) times[cell] = at + 2;
    if (at % 32 === 31) yield;
  }
  const plain = (cell: number): FixedCell => ({
    row: Math.floor(cell / grid.width),
    column: cell % grid.width,
    value: grid.cells[cell] as FixedCell['value'],
  });
  const needed = new Uint8Array(grid.cells.length);
  if (goal !== 'contradiction') needed[goal] = 1;
  const reasons: Reason<Move>[] = [];
  for (let at = chain.length - 1; at >= 0; at--) {
    const move = chain[at]!;
    const places = moves.cells(move);
    const fixes = places.filter((cell) => times[cell] === at + 2 && needed[cell] === 1);
    const ends = goal === 'contradiction' && at === chain.length - 1;
    if (fixes.length === 0 && !ends) continue;
    yield;
    const order = places
      .filter((cell) => befores[at]![cell] !== UNKNOWN && times[cell]! > 0)
      .toSorted((a, b) => needed[a]! - needed[b]! || times[b]! - times[a]!);
    const before = { ...grid, cells: befores[at]! };
    const premises = leastOf(moves, before, move, ends ? null : fixes.map(plain), order);
    const told = places.filter((cell) => premises.has(cell));
    for (const cell of told) needed[cell] = 1;
    reasons.push({ move, premises: told.map(plain), fixes: fixes.map(plain) });
  }
  return reasons.toReversed();
}

/**
 * Forgets cells, one after the other, as long as the rest still gives the conclusion.
 *
 * @param before - not modified
 * @param conclusion - cells that the move fixes; null: that it finds nothing possible
 * @param order - the cells that may be forgotten, those to be tried first at the front
 * @returns those of them that are needed
 */
function leastOf<Move>(
  moves: Moves<Move>,
  before: Grid,
  move: Move,
  conclusion: readonly FixedCell[] | null,
  order: readonly number[],
): ReadonlySet<number> {
  const least = copyOf(before);
  const trial = copyOf(before);
  const needed = new Set<number>();
  for (const cell of order) {
    const value = least.cells[cell]!;
    least.cells[cell] = UNKNOWN;
    trial.cells.set(least.cells);
    const none = moves.apply(trial, move) < 0;
    const follows =
      conclusion === null
        ? none
        : !none && conclusion.every((c) => trial.cells[c.row * trial.width + c.column] === c.value);
    if (follows) continue;
    least.cells[cell] = value;
    needed.add(cell);
  }
  return needed;
}

/** A board that some moves lead to. */
type Reached<Move> = {
  readonly cells: Uint8Array;
  readonly used: number; // dear moves among them
  readonly move: Move | null; // the last one; null at the start
  readonly from: Reached<Move> | null;
};

/** What a search for a shorter chain goes by. */
export type SearchOf<Move> = {
  readonly moves: Moves<Move>;
  readonly start: Grid;
  readonly goal: Goal;
  readonly known: number; // moves of the chain that is known
  readonly all: readonly Move[]; // that are tried on every board
  readonly last: readonly Move[]; // those of them that can reach the goal
  /** Moves of another kind, worth trying on a board that so many of their kind led to. */
  readonly dear?: (board: Grid, used: number) => InPieces<readonly Move[]>;
  readonly most: number; // boards
};

/** What a search came to. */
export type FoundChain<Move> = {
  readonly chain: readonly Move[] | null; // shorter than the known one
  readonly ended: boolean; // nothing shorter than what is known now is left to be found
};

/** How far the search is: a chain of so many moves is known, and so many boards have been looked at for a shorter one. */
export type ChainNews = { readonly lines: number; readonly boards: number };

/** Looks for the shortest chain with fewer moves than the known one, breadth first. */
export function* shorterChain<Move>(search: SearchOf<Move>): InPieces<FoundChain<Move>, ChainNews> {
  const { moves, start, goal, known, all, last, dear, most } = search;
  const seen = new Set([`0${keyOf(start.cells)}`]);
  let level: Reached<Move>[] = [{ cells: start.cells, used: 0, move: null, from: null }];
  let boards = 0;
  let made = 0; // moves
  const grid = copyOf(start);
  for (let length = 1; length < known; length++) {
    const next: Reached<Move>[] = [];
    for (const reached of level) {
      boards++;
      if (boards % 4 === 0) yield { lines: known, boards };
      const { used } = reached;
      const costly =
        dear === undefined ? [] : yield* dear({ ...start, cells: reached.cells }, used);
      for (const move of [...last, ...costly]) {
        if (++made % 256 === 0) yield { lines: known, boards };
        grid.cells.set(reached.cells);
        if (reaches(moves, grid, move, goal))
          return { chain: [...chainTo(reached), move], ended: true };
      }
      if (length + 1 === known) continue; // one more move would be too many
      for (const [k, move] of [...all, ...costly].entries()) {
        if (++made % 256 === 0) yield { lines: known, boards };
        grid.cells.set(reached.cells);
        if (moves.apply(grid, move) <= 0) continue;
        const after = used + (k < all.length ? 0 : 1);
        const key = `${after}${keyOf(grid.cells)}`;
        if (seen.has(key)) continue;
        if (seen.size >= most) return { chain: null, ended: false };
        seen.add(key);
        next.push({ cells: grid.cells.slice(), used: after, move, from: reached });
      }
    }
    level = next;
  }
  return { chain: null, ended: true };
}

function chainTo<Move>(reached: Reached<Move>): Move[] {
  const chain: Move[] = [];
  for (let at: Reached<Move> | null = reached; at !== null; at = at.from)
    if (at.move !== null) chain.push(at.move);
  return chain.toReversed();
}

/** A board as a text: seven cells a letter. */
export function keyOf(cells: Uint8Array): string {
  let key = '';
  for (let from = 0; from < cells.length; from += 7) {
    let code = 1;
    for (let at = from; at < from + 7 && at < cells.length; at++) code = code * 3 + cells[at]!;
    key += String.fromCharCode(code);
  }
  return key;
}
