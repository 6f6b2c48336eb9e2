/**
 * The proof of a cell that needs 2-SAT: lines that are settled, and values that are denied because they lead to their opposite,
 * each from what the steps before it fixed, with as few denials as can be (see `mixedProof.ts`).
 *
 * A denial keeps the chain of values by which it was found. So none of its steps can be left out as they are, and no proof has
 * fewer denials; but that no proof has fewer lines is said of these chains alone, as another one may lead to the same.
 */
import type { Direction, Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import { lineOf } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { startGrid } from '../board/puzzle.ts';
import { settle } from '../line/settle.ts';
import { allPieces } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import type { ChainNews, Moves } from '../sweep/chain.ts';
import { lineMoves } from '../sweep/lineChain.ts';
import type { DearStep, MixedMove, MixedProof } from '../sweep/mixedProof.ts';
import { isDear, proveMixedInPieces } from '../sweep/mixedProof.ts';
import type { ProofOptions } from '../sweep/proof.ts';
import { sweepOn } from '../sweep/sweepRecord.ts';
import type { Chain } from './chains.ts';
import { chainFrom, shortestChainInPieces } from './chains.ts';
import type { Implication, Literal } from './implications.ts';
import { implicationsInPieces, literalOf, opposite } from './implications.ts';

/** A value that cannot be: it leads to its opposite. */
export type Denial = { readonly literal: Literal; readonly links: Chain };

/** A denial of a proof, with the cell in its other value. */
export type DenialStep = DearStep<Denial>;

/** The proof of one cell by lines and denials, which are dear. */
export type TwoSatProof = MixedProof<Denial>;

type Move = MixedMove<Denial>;

/**
 * Finds a proof.
 *
 * @param row - zero-based, inside the grid
 * @param column - zero-based, inside the grid
 * @returns null for a cell that is given, or that TwoSatSolver does not fix
 * @throws RangeError or TypeError for a malformed puzzle
 */
export const proveByTwoSat = (
  puzzle: Puzzle,
  row: number,
  column: number,
  options: ProofOptions = {},
): TwoSatProof | null => allPieces(proveByTwoSatInPieces(puzzle, row, column, options));

/** As {@link proveByTwoSat}, in pieces that tell how far the search is. */
export function* proveByTwoSatInPieces(
  puzzle: Puzzle,
  row: number,
  column: number,
  options: ProofOptions = {},
): InPieces<TwoSatProof | null, ChainNews> {
  const kind = {
    moves: twoSatMoves(puzzle),
    worth: (grid: Grid) => denialsAt(puzzle, grid),
    run: (first: Direction, target: number, choices: readonly Denial[] | null) =>
      wayOfRun(puzzle, first, target, choices),
  };
  return yield* proveMixedInPieces(puzzle, [row, column], kind, options);
}

const placeOf = ({ width }: Grid, { row, column }: Literal): number => row * width + column;

/** Lines and denials as moves. */
function twoSatMoves(puzzle: Puzzle): Moves<Move> {
  const lines = lineMoves(puzzle);
  const { length: height } = puzzle.rows;
  return {
    cells: (move) =>
      isDear(move)
        ? [
            ...new Set(
              move.links.flatMap(({ direction, index }) =>
                lines.cells(direction === 'H' ? index : height + index),
              ),
            ),
          ]
        : lines.cells(move),
    apply(grid, move) {
      if (!isDear(move)) return lines.apply(grid, move);
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

/** The lines and denials of a run, up to the one that fixes the cell; null when none does. */
function* wayOfRun(
  puzzle: Puzzle,
  first: Direction,
  target: number,
  choices: readonly Denial[] | null,
): InPieces<readonly Move[] | null> {
  const grid = startGrid(puzzle);
  const moves = twoSatMoves(puzzle);
  const way: Move[] = [];
  for (let round = 0; ; round++) {
    const { events, end } = sweepOn(grid, puzzle, first, 0);
    for (const event of events) {
      if (event.kind === 'line' && event.fixed > 0)
        way.push(event.direction === 'H' ? event.index : puzzle.rows.length + event.index);
      if (event.kind === 'cell' && event.row * grid.width + event.column === target) return way;
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
