/**
 * Is there a standstill of a square whose lines are all silent (silentLines.ts) and that has one solution? Not asked of
 * boards one after the other, but of all at once, in clauses: which cells are open and which of them are filled, such that
 * every line is one of those that there are. A board that the SAT solver finds has a solution; another one of it is looked
 * for. What exchanges the two, cells to be emptied and cells to be filled, does so on many boards, and a clause rules out
 * all of them. The end is a board with one solution, or no board.
 */
import { literalOf } from '../sat/literal.ts';
import type { Literal } from '../sat/literal.ts';
import { createSat } from '../sat/solver.ts';
import type { SatSolver } from '../sat/solver.ts';
import { choicesOf } from './silentLines.ts';

/** How many cells must be open at least on a line with one filled cell among them, and with two; `null`: there is no such line. */
export type OpenLeast = { readonly one: number; readonly two: number | null };

/** A board of open cells: `#` those that are filled in its solution, `?` the other ones, `.` all that are known. */
export type OpenBoard = readonly string[];

/** What was found, and how many exchanges were needed to rule boards out. */
export type SilentSearch = { readonly board: OpenBoard | null; readonly exchanges: number };

type Cell = readonly [row: number, column: number];

/**
 * Looks for a square of open cells with one solution, on each of whose lines no cell is open, or one or two are filled, these
 * not side by side, and the others are as many as they must be.
 *
 * @param side - 3 to 6
 * @remarks 5 x 5: under a second; 6 x 6: some ten seconds.
 * @source 001_a525a3e1210b0814.txt §3.5.3
 */
export function uniqueSilentBoard(side: number, least: OpenLeast): SilentSearch {
  const exchanges: Exchange[] = smallExchanges(side);
  const without = search(side, { ...least, two: null }, [[]], exchanges);
  if (without !== null || least.two === null)
    return { board: without, exchanges: exchanges.length };
  const board = search(side, least, firstTwos(side), exchanges);
  return { board, exchanges: exchanges.length };
}

/** Cells that are emptied, and as many that are filled in their stead. */
type Exchange = { readonly emptied: readonly Cell[]; readonly filled: readonly Cell[] };

/** A row with two filled cells, up to reflection: with a line of two there is such a row, of the board or of its transpose. */
function firstTwos(side: number): readonly (readonly Cell[])[] {
  const pairs = choicesOf([...Array(side).keys()], 2) as [number, number][];
  const least = pairs.filter(([a, b]) => a <= side - 1 - b);
  return Array.from({ length: Math.ceil(side / 2) }, (_, row) =>
    least.map((pair) => pair.map((column) => [row, column] as const)),
  ).flat();
}

/** The first board with one solution, among those with some cells filled; adds the exchanges that were found. */
function search(
  side: number,
  least: OpenLeast,
  given: readonly (readonly Cell[])[],
  exchanges: Exchange[],
): OpenBoard | null {
  const solver = createSat(2 * side * side);
  addLines(solver, side, least);
  for (const exchange of exchanges) solver.add(clauseOf(side, exchange));
  for (const cells of given)
    for (;;) {
      const answer = solver.solve(cells.map((cell) => filledAt(side, cell, true)));
      if (answer.status !== 'satisfiable') break;
      const board = readBoard(side, answer.model);
      const other = otherSolution(board);
      if (other === null) return board;
      for (const turned of formsOf(side, exchangeOf(board, other))) {
        exchanges.push(turned);
        solver.add(clauseOf(side, turned));
      }
    }
  return null;
}

const filledAt = (side: number, [row, column]: Cell, value: boolean): Literal =>
  literalOf(row * side + column, value);
const openAt = (side: number, [row, column]: Cell, value: boolean): Literal =>
  literalOf(side * side + row * side + column, value);

/** What every board has to be. */
function addLines(solver: SatSolver, side: number, { one, two }: OpenLeast): void {
  const range = [...Array(side).keys()];
  const rows = range.map((row) => range.map((column): Cell => [row, column]));
  const columns = range.map((column) => range.map((row): Cell => [row, column]));
  const filled = (cell: Cell, value: boolean): Literal => filledAt(side, cell, value);
  const open = (cell: Cell, value: boolean): Literal => openAt(side, cell, value);
  solver.add(rows.flat().map((cell) => open(cell, true)));
  for (const cell of rows.flat()) solver.add([filled(cell, false), open(cell, true)]);
  for (const line of [...rows, ...columns]) {
    for (const [a, b, c] of subsets(line, 3))
      solver.add([a!, b!, c!].map((one) => filled(one, false)));
    for (let k = 1; k < side; k++)
      solver.add([line[k - 1]!, line[k]!].map((cell) => filled(cell, false)));
    for (const cell of line) {
      solver.add([open(cell, false), ...line.map((any) => filled(any, true))]);
      const others = line.filter((any) => any !== cell);
      // at least `one - 1` of the others: some one of any that leave fewer out
      for (const some of subsets(others, others.length - one + 2))
        solver.add([filled(cell, false), ...some.map((any) => open(any, true))]);
    }
    for (const pair of subsets(line, 2)) {
      const both = pair.map((cell) => filled(cell, false));
      const others = line.filter((any) => !pair.includes(any));
      if (two === null || two - 2 > others.length) solver.add(both);
      else
        for (const some of subsets(others, others.length - two + 3))
          solver.add([...both, ...some.map((any) => open(any, true))]);
    }
  }
}

/** All subsets of one size. */
function subsets<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((first, at) =>
    subsets(items.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

const readBoard = (side: number, model: Uint8Array): OpenBoard =>
  Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (__, column) => {
      if (model[row * side + column] === 1) return '#';
      return model[side * side + row * side + column] === 1 ? '?' : '.';
    }).join(''),
  );

/** A solution with the same numbers of filled cells in all lines and none side by side that differs in as few cells as possible. */
function otherSolution(board: OpenBoard): number[][] | null {
  const own = board.map((row) => [...row].flatMap((cell, at) => (cell === '#' ? [at] : [])));
  const choices = board.map((row, i) =>
    choicesOf(
      [...row].flatMap((cell, at) => (cell === '.' ? [] : [at])),
      own[i]!.length,
    ),
  );
  const left = board.map((_, j) => own.filter((row) => row.includes(j)).length);
  const rows: number[][] = [];
  let best: number[][] | null = null;
  let fewest = Infinity;
  const fill = (i: number, different: number): void => {
    if (different >= fewest) return;
    if (i === board.length) {
      if (different === 0) return;
      fewest = different;
      best = rows.map((row) => [...row]);
      return;
    }
    for (const row of choices[i]!) {
      if (row.some((j) => left[j] === 0 || rows[i - 1]?.includes(j) === true)) continue;
      for (const j of row) left[j]!--;
      rows.push(row);
      fill(i + 1, different + row.filter((j) => !own[i]!.includes(j)).length);
      rows.pop();
      for (const j of row) left[j]!++;
    }
  };
  fill(0, 0);
  return best;
}

function exchangeOf(board: OpenBoard, other: readonly (readonly number[])[]): Exchange {
  const emptied: Cell[] = [];
  const filled: Cell[] = [];
  for (const [i, row] of board.entries())
    for (const [j, cell] of [...row].entries()) {
      const after = other[i]!.includes(j);
      if (cell === '#' && !after) emptied.push([i, j]);
      if (cell !== '#' && after) filled.push([i, j]);
    }
  return { emptied, filled };
}

/** Not all of it: the ones filled, the others open and empty, and nothing filled beside these but what is emptied. */
function clauseOf(side: number, { emptied, filled }: Exchange): Literal[] {
  const moved = new Set([...emptied, ...filled].map(String));
  const clause = new Set(emptied.map((cell) => filledAt(side, cell, false)));
  for (const cell of filled) {
    clause.add(openAt(side, cell, false));
    clause.add(filledAt(side, cell, true));
    for (const beside of besides(side, cell))
      if (!moved.has(String(beside))) clause.add(filledAt(side, beside, true));
  }
  return [...clause];
}

const besides = (side: number, [row, column]: Cell): Cell[] =>
  (
    [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ] as const
  ).filter(([i, j]) => i >= 0 && j >= 0 && i < side && j < side);

/** An exchange, turned and reflected. */
function formsOf(side: number, { emptied, filled }: Exchange): Exchange[] {
  const last = side - 1;
  const forms: ((cell: Cell) => Cell)[] = [
    ([i, j]) => [i, j],
    ([i, j]) => [last - i, j],
    ([i, j]) => [i, last - j],
    ([i, j]) => [last - i, last - j],
  ];
  const all = forms.flatMap((form) => [
    form,
    (cell: Cell): Cell => form(cell).toReversed() as [number, number],
  ]);
  return all.map((form) => ({ emptied: emptied.map(form), filled: filled.map(form) }));
}

/** Cells of two rows and two columns exchanged, and of three and three: the solver need not find these. */
function smallExchanges(side: number): Exchange[] {
  const range = [...Array(side).keys()];
  return [2, 3].flatMap((size) =>
    subsets(range, size).flatMap((rows) =>
      subsets(range, size).flatMap((columns) => {
        const orders = ordersOf(columns);
        return orders.flatMap((before) =>
          orders
            .filter((after) => after.every((column, k) => column !== before[k]))
            .map((after) => ({ emptied: cellsOf(rows, before), filled: cellsOf(rows, after) })),
        );
      }),
    ),
  );
}

const cellsOf = (rows: readonly number[], columns: readonly number[]): Cell[] =>
  rows.map((row, k) => [row, columns[k]!]);

const ordersOf = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first) =>
        ordersOf(items.filter((one) => one !== first)).map((rest) => [first, ...rest]),
      );
