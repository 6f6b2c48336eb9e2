/**
 * The kit: tiles that compute, found by going through all 5 x 5 grids with short runs, grouped by their clues (`search.ts`): runs
 * of at most 2 for the tiles that formulas are laid out with, and of at most 3 for the further gates. They are ours, after the
 * idea of 003; the authors' own, of the same size, cannot be told from the digits that our copy has of them. Nothing here is
 * believed: the tests list all states of each tile.
 */
import type { Description } from '../board/description.ts';
import { parseFormula } from './formula.ts';
import type { TileSide, Tile, TileKind } from './tile.ts';
import { tileId } from './tile.ts';

const sideOf: Readonly<Record<string, TileSide>> = { L: 'left', R: 'right', T: 'top', B: 'bottom' };

/** "LT>RB": where signals come, and where they go. */
const sidesOf = (letters: string): readonly TileSide[] =>
  [...letters].map((letter) => sideOf[letter]!);

/** ",1,2,1,2": five lines, each the digits of its clue. */
const linesOf = (text: string): readonly Description[] =>
  text.split(',').map((line) => [...line].map(Number));

/** A tile by its row of the table: what goes out is, side by side, `means`. */
export function tile(
  kind: TileKind,
  ports: string,
  rows: string,
  columns: string,
  ...means: string[]
): Tile {
  const [inputs = [], outputs = []] = ports.split('>').map(sidesOf);
  const bare = {
    rows: linesOf(rows),
    columns: linesOf(columns),
    inputs,
    outputs,
    means: Object.fromEntries(
      outputs.flatMap((side, at) => {
        const text = means[at];
        return text === undefined ? [] : [[side, parseFormula(text)]];
      }),
    ),
  };
  return { ...bare, kind, id: tileId(kind, bare) };
}

/** Five lines without clues. */
export const empty = ',,,,';

/** The tiles as they were found, and the terminals. @source after 003_bcef302d21730516.txt Figure 3 */
export const kit = {
  wire: tile('wire', 'L>R', ',1,,1,', '1,,,,1', 'left'),
  wireDown: tile('wire', 'T>B', '1,,,,1', ',1,,1,', 'top'),
  not: tile('not', 'L>R', '1,11,,11,1', '1,2,,1,2', 'not left'),
  notDown: tile('not', 'T>B', '1,2,,1,2', '1,11,,11,1', 'not top'),
  bendDown: tile('bend', 'L>B', ',1,2,1,2', '2,1,,1,2', 'left'),
  bendUp: tile('bend', 'L>T', '1,1,2,1,1', '2,11,,11,', 'left'),
  bendFromBelow: tile('bend', 'B>R', ',1,1,2,11', '2,1,,1,2', 'bottom'),
  bendFromAbove: tile('bend', 'T>R', '1,1,2,1,1', ',2,,11,2', 'top'),
  bendNotFromAbove: tile('bend-not', 'T>R', '1,1,2,1,1', ',11,,11,2', 'not top'),
  bendNotDown: tile('bend-not', 'L>B', ',1,1,2,11', '2,1,,1,2', 'not left'),
  split: tile('split', 'L>RB', ',1,2,1,2', '2,1,,1,2', 'left', 'left'),
  cross: tile('cross', 'LT>RB', '1,1,111,1,1', '2,1,1,1,2', 'left', 'top'),
  and: tile('and', 'LT>R', '2,1,21,11,11', '1,11,12,11,2', 'left and top'),
  or: tile('or', 'LT>R', '2,11,2,1,', '1,1,2,1,2', 'left or top'),
  andNot: tile('gate', 'LT>R', '2,11,1,21,1', '11,11,11,2,1', 'left and not top'),
  orNot: tile('gate', 'LT>R', '11,12,12,11,1', '2,11,11,3,2', 'left or not top'),
  andBetween: tile('and', 'LR>B', '2,1,3,11,2', '1,11,11,3,11', 'left and right'),
  orBetween: tile('or', 'LR>B', '3,11,11,1,2', '2,11,11,3,1', 'left or right'),
  splitThree: tile('split', 'L>RTB', '11,2,,11,2', '2,11,,11,2', 'left', 'left', 'left'),
  input: tile('input', '>R', empty, empty),
  inputAbove: tile('input', '>B', empty, empty),
  output: tile('output', 'L>', empty, empty),
  empty: tile('empty', '>', empty, empty),
} as const;

/**
 * An output that must be 1: the one cell of its core lies beside the second ring cell, which therefore is empty. A board that
 * ends in it has a solution for each way in which its formula is true, and no cell has to be given.
 */
export const outputOne: Tile = { ...tile('output', 'L>', ',,,1,', '1,,,,'), id: 'output-one' };
