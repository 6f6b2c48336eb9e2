/** What the chapter circuits says of circuits made of nonograms: laid out, solved and counted while the site is built. */
import { solve } from '../engine/solve/solve.ts';
import { UNKNOWN } from '../engine/board/cell.ts';
import { tileBoard } from '../engine/circuit/alone.ts';
import { compose } from '../engine/circuit/compose.ts';
import { tableOf } from '../engine/circuit/count.ts';
import { boardWith, statesOnce } from '../engine/circuit/evaluate.ts';
import { gatesOf, parseFormula } from '../engine/circuit/formula.ts';
import { kit } from '../engine/circuit/kit.ts';
import { layOut } from '../engine/circuit/layout.ts';
import { tileSize } from '../engine/circuit/tile.ts';
import { infer } from '../engine/inference/inference.ts';
import { solveSimple } from '../engine/sweep/simpleSolver.ts';
import { grouped, sizeText } from '../notebook/plain/numbers.ts';
import { figureLink } from './figurePlaces.ts';

const open = (cells: Uint8Array): number =>
  cells.reduce((count, cell) => count + (cell === UNKNOWN ? 1 : 0), 0);

/** The board of a formula. */
type CircuitFacts = {
  readonly gates: number; // signs and, or, not
  readonly size: string;
  readonly cells: number;
  readonly tiles: number;
  readonly solutions: number; // as the SAT solver finds them
  readonly swept: number; // cells that sweeps leave open
  readonly either: number; // cells that solutions differ in
  readonly outputs: readonly boolean[]; // that occur in solutions
};

const known = new Map<string, CircuitFacts>();

/** Lays a formula out, and asks its board. */
export function circuitFacts(text: string): CircuitFacts {
  const before = known.get(text);
  if (before !== undefined) return before;
  const formula = parseFormula(text);
  const layout = layOut(formula);
  const board = compose(layout.tiles);
  const { rows, columns } = board.puzzle;
  const { solutions } = solve(board.puzzle, { most: 1000 });
  const table = tableOf(layout, board, solutions);
  const facts: CircuitFacts = {
    gates: gatesOf(formula),
    size: sizeText(rows.length, columns.length),
    cells: rows.length * columns.length,
    tiles: layout.tiles.flat().length,
    solutions: solutions.length,
    swept: open(solveSimple(board.puzzle).grid.cells),
    either: open(infer(board.puzzle).inferable.cells),
    outputs: [...new Set(table.map(({ output }) => output))],
  };
  known.set(text, facts);
  return facts;
}

/** The address that opens a formula in the live circuit. */
export const openCircuit = (formula: string, more: Readonly<Record<string, string>> = {}): string =>
  figureLink('fig-circuit', { f: formula, ...more });

/** The address that opens a tile among the tiles. */
export const openTile = (tile: string): string => figureLink('fig-tiles', { t: tile });

/** Cells of a tile, and those of an AND that are the same however it is filled. */
export const andCells = {
  all: tileSize * tileSize,
  constant:
    tileSize * tileSize - open(boardWith(tileBoard(kit.and), [[statesOnce(kit.and)]]).cells),
};

/** A formula of so many signs over four variables: and, or in turn, each variable in its turn. */
function longFormula(signs: number): string {
  const names = ['a', 'b', 'c', 'd'];
  let text = 'a';
  for (let at = 1; at <= signs; at++)
    text = `(${text} ${at % 2 === 1 ? 'or' : 'and'} ${names[at % names.length]})`;
  return text;
}

/** Sizes of boards against signs: rows of a table. */
export const sizeRows: readonly (readonly string[])[] = [1, 2, 4, 8, 16, 32].map((signs) => {
  const formula = parseFormula(longFormula(signs));
  const { tiles } = layOut(formula);
  const [down, across] = [tiles.length, tiles[0]?.length ?? 0];
  const cells = down * across * tileSize * tileSize;
  return [
    String(signs),
    sizeText(down, across),
    sizeText(down * tileSize, across * tileSize),
    grouped(cells),
    grouped(Math.round(cells / signs)),
  ];
});
