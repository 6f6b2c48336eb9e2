/** What is told of blank boards: the table of the second kit, the stored run, and the board that a picture shows. */
import { UNKNOWN } from '../engine/board/cell.ts';
import type { Grid } from '../engine/board/cell.ts';
import { tileBoard } from '../engine/circuit/alone.ts';
import { clausesOf } from '../engine/circuit/clauses.ts';
import { layOutClauses } from '../engine/circuit/clauseLayout.ts';
import { compose } from '../engine/circuit/compose.ts';
import { boardWith, statesOnce } from '../engine/circuit/evaluate.ts';
import { formulaText, parseFormula } from '../engine/circuit/formula.ts';
import { outputOneAlong, sweepKit } from '../engine/circuit/sweepKit.ts';
import type { Tile, TileSide } from '../engine/circuit/tile.ts';
import { frameSize, portLinesAt, tileSize } from '../engine/circuit/tile.ts';
import { infer } from '../engine/inference/inference.ts';
import { solveSimple } from '../engine/sweep/simpleSolver.ts';
import { setsWith } from '../experiments/blankBoards.ts';
import { namedRun } from '../claims/measurement.ts';
import { sumOf } from '../notebook/plain/storedTally.ts';
import { storedRun } from '../stored/fromFile.ts';

const sideLetter = { left: 'L', right: 'R', top: 'T', bottom: 'B' } as const;

/** "L(1, 4), T": where signals go, with the lines of a port where they are not the usual ones. */
const portsText = (tile: Tile, at: readonly TileSide[]): string =>
  at
    .map((side) => {
      const lines = portLinesAt(tile, side);
      return lines.join() === '1,3' ? sideLetter[side] : `${sideLetter[side]}(${lines.join(', ')})`;
    })
    .join(', ');

const linesText = (lines: Tile['rows']): string =>
  lines.map((runs) => (runs.length === 0 ? '–' : runs.join(''))).join(' ');

/** What a tile gives out, in the letters of its sides. */
function relationText(tile: Tile): string {
  if (tile === outputOneAlong) return 'L is 1';
  const texts = tile.outputs.flatMap((side) => {
    const formula = tile.means[side];
    if (formula === undefined) return [];
    const text = formulaText(formula).replaceAll(
      /left|right|top|bottom/g,
      (name) => sideLetter[name as TileSide],
    );
    return [`${sideLetter[side]} = ${text}`];
  });
  return texts.length > 0 ? texts.join(', ') : 'free';
}

const inner = (at: number): boolean => at >= frameSize && at < tileSize - frameSize;

/** Cells within the frame that are equal in all fillings of a tile. */
function constantOf(tile: Tile): number {
  const { cells } = boardWith(tileBoard(tile), [[statesOnce(tile)]]);
  return cells.filter(
    (cell, at) => cell !== UNKNOWN && inner(Math.floor(at / tileSize)) && inner(at % tileSize),
  ).length;
}

export const kitColumns: readonly string[] = [
  'in > out',
  'core: rows',
  'columns',
  'does',
  'fillings',
  'equal of 49',
];

/** The second kit, a row for each tile; what sweeps find is no less (test/engine/circuit/tables.test.ts). */
export const kitRows: readonly (readonly string[])[] = [
  ...Object.values(sweepKit),
  outputOneAlong,
].map((tile) => [
  `${portsText(tile, tile.inputs)} > ${portsText(tile, tile.outputs)}`.trim(),
  linesText(tile.rows),
  linesText(tile.columns),
  relationText(tile),
  String(statesOnce(tile).length),
  String(constantOf(tile)),
]);

const { tally } = storedRun('blank-boards');
const { variables, clauses } = namedRun('blank-boards').spec;
const sets = sumOf(tally.ways);
const never = tally.ways[0] ?? 0;

/** The stored run, of the second kit where nothing else is said. */
export const blankRun = {
  sets,
  variables,
  clauses,
  met: sets - never,
  never,
  solutions: Math.min(...tally.solutions), // of both kits
  sweeps:
    setsWith(tally, 'sweeps', 'second', false, 'same') +
    setsWith(tally, 'sweeps', 'second', true, 'same'),
  exact: setsWith(tally, 'inferable', 'second', true, 'same'),
  more: setsWith(tally, 'inferable', 'second', false, 'more'),
} as const;

/** The smallest board on which something is left: what sweeps find, and what can be inferred. */
export function leastBoard(): { readonly swept: Grid; readonly inferable: Grid } {
  const layout = layOutClauses(clausesOf(parseFormula('x and not x')), 'inference', 'second');
  const { puzzle } = compose(layout.tiles);
  return { swept: solveSimple(puzzle).grid, inferable: infer(puzzle).inferable };
}
