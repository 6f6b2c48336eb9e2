/** Boards of tiles, written in characters, and random ones. */
import fc from 'fast-check';
import type { TileGrid } from '../../../src/engine/circuit/compose.ts';
import { across } from '../../../src/engine/circuit/compose.ts';
import { allDerived, reversed, transposed } from '../../../src/engine/circuit/derived.ts';
import { kit } from '../../../src/engine/circuit/kit.ts';
import type { Tile, TileKind, TileSide } from '../../../src/engine/circuit/tile.ts';
import { portLinesAt, portsOf, sides } from '../../../src/engine/circuit/tile.ts';

/** All tiles, in all positions. */
export const allTiles: readonly Tile[] = allDerived(Object.values(kit));

/** The first tile that does a thing from one side to another. */
function tileFor(kind: TileKind, inputs: string, outputs: string): Tile {
  const tile = allTiles.find(
    (one) =>
      one.kind === kind && one.inputs.join(' ') === inputs && one.outputs.join(' ') === outputs,
  );
  if (tile === undefined) throw new RangeError(`no ${kind} from ${inputs} to ${outputs}`);
  return tile;
}

const letters: Readonly<Record<string, Tile>> = {
  I: kit.input,
  i: kit.inputAbove,
  O: kit.output,
  u: transposed(kit.output),
  '─': kit.wire,
  '│': kit.wireDown,
  '←': reversed(kit.wire),
  '¬': kit.not,
  '!': kit.notDown,
  '┐': kit.bendDown,
  '┘': kit.bendUp,
  '└': kit.bendFromAbove,
  '┌': kit.bendFromBelow,
  '╮': tileFor('bend', 'bottom', 'left'),
  '╭': tileFor('bend', 'right', 'bottom'),
  '⌐': kit.bendNotFromAbove,
  '╖': kit.bendNotDown,
  '┬': kit.split,
  '┼': kit.cross,
  '∧': kit.and,
  '∨': kit.or,
  '.': kit.empty,
};

/** "I┬O/.└O": rows of tiles with a stroke between them. */
export const boardOf = (text: string): TileGrid =>
  text.split('/').map((line) =>
    [...line].map((letter) => {
      const tile = letters[letter];
      if (tile === undefined) throw new RangeError(`no tile is written ${letter}`);
      return tile;
    }),
  );

/** Whether two sides have a port on the same lines, or none. */
function meet(one: Tile, side: TileSide, other: Tile, at: TileSide): boolean {
  const has = portsOf(one).includes(side);
  if (portsOf(other).includes(at) !== has) return false;
  return !has || portLinesAt(one, side).join() === portLinesAt(other, at).join();
}

/** A board of tiles whose ports meet, on the same lines, whichever way their signals go. */
export const tileBoard = (
  rows: number,
  columns: number,
  from: readonly Tile[] = allTiles,
): fc.Arbitrary<TileGrid> =>
  fc.array(fc.nat(), { minLength: rows * columns, maxLength: rows * columns }).map((draws) => {
    const tiles: Tile[][] = Array.from({ length: rows }, () => []);
    // tile after tile; where none fits, back to another one before
    const fill = (at: number): boolean => {
      if (at === draws.length) return true;
      const [row, column] = [Math.floor(at / columns), at % columns];
      for (let next = 0; next < from.length; next++) {
        const tile = from[(draws[at]! + next) % from.length]!;
        const fits = sides.every((side) => {
          const to = across({ row, column }, side);
          if (to.row < 0 || to.row >= rows || to.column < 0 || to.column >= columns)
            return !portsOf(tile).includes(side);
          const other = tiles[to.row]![to.column];
          return other === undefined || meet(tile, side, other, to.side);
        });
        if (!fits) continue;
        tiles[row]![column] = tile;
        if (fill(at + 1)) return true;
        tiles[row]!.length = column;
      }
      return false;
    };
    if (!fill(0)) throw new Error('no board of these tiles');
    return tiles;
  });

const isEmpty = (line: readonly Tile[]): boolean => line.every(({ kind }) => kind === 'empty');

/** Tiles in a chain to the right or down, and all terminals that they need. */
export function closed(chain: readonly Tile[], side: 'right' | 'bottom'): TileGrid {
  const places = chain.map((tile, at) =>
    side === 'right' ? { tile, row: 1, column: 1 + at } : { tile, row: 1 + at, column: 1 },
  );
  const tiles = Array.from({ length: 2 + chain.length }, () =>
    Array.from({ length: 2 + chain.length }, (): Tile => kit.empty),
  );
  for (const { tile, row, column } of places) tiles[row]![column] = tile;
  for (const { tile, row, column } of places)
    for (const at of portsOf(tile)) {
      const to = across({ row, column }, at);
      if (portsOf(tiles[to.row]![to.column]!).length > 0) continue;
      const comes = tile.inputs.includes(at);
      tiles[to.row]![to.column] = tileFor(
        comes ? 'input' : 'output',
        comes ? '' : to.side,
        comes ? to.side : '',
      );
    }
  const used = [...tiles[0]!.keys()].filter((j) => !isEmpty(tiles.map((line) => line[j]!)));
  return tiles.filter((line) => !isEmpty(line)).map((line) => used.map((j) => line[j]!));
}
