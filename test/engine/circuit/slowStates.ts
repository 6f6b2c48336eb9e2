/** The states of a tile by going through its eleven rows and columns, frame and ring as any other cells: no shared code. */
import type { PortValues, TileSide, Tile, TileState } from '../../../src/engine/circuit/tile.ts';

const order: readonly TileSide[] = ['left', 'right', 'top', 'bottom'];

const runsOf = (cells: string): string =>
  cells
    .split('0')
    .filter((run) => run !== '')
    .map((run) => run.length)
    .join(' ');

/** All lines of eleven cells that begin and end with the frame. */
const inner = Array.from({ length: 128 }, (_, word) => word.toString(2).padStart(7, '0'));

/**
 * All fillings of one line of the tile, as texts. Beyond each port there is the cell of a neighbour: where the own ring cell is
 * empty it is filled and makes the run of the frame longer by one, else it is empty.
 */
function fillings(
  index: number,
  core: Tile['rows'],
  [before, after, near, far]: readonly [
    before: boolean,
    after: boolean,
    near: boolean,
    far: boolean,
  ],
): string[] {
  if (index < 2 || index > 8) return ['1'.repeat(11)];
  const crosses = index === 4 || index === 6;
  const [start, end] = [crosses && before, crosses && after];
  const between =
    index === 2 ? (near ? [1] : []) : index === 8 ? (far ? [1] : []) : core[index - 3]!;
  const runs = [start ? 3 : 2, ...between, end ? 3 : 2].join(' ');
  return inner
    .map((cells) => `11${cells}11`)
    .filter((cells) => {
      const first = start && cells[2] === '0' ? '1' : '0';
      const last = end && cells[8] === '0' ? '1' : '0';
      return runsOf(first + cells + last) === runs;
    });
}

/** In the order of the values of the ports, the first cell of the first side as the lowest bit. */
export function slowStates(tile: Tile): TileState[] {
  const has = (side: TileSide): boolean =>
    tile.inputs.includes(side) || tile.outputs.includes(side);
  const [left, right, top, bottom] = order.map(has) as [boolean, boolean, boolean, boolean];
  const lines = Array.from({ length: 11 }, (_, index) => index);
  const rows = lines.map((i) => fillings(i, tile.rows, [left, right, top, bottom]));
  const columns = lines.map((j) => fillings(j, tile.columns, [top, bottom, left, right]));
  const beginnings = columns.map(
    (texts) => new Set(texts.flatMap((text) => lines.map((i) => text.slice(0, i + 1)))),
  );
  let grids: string[][] = [[]];
  for (const choices of rows)
    grids = grids.flatMap((grid) =>
      choices
        .map((row) => [...grid, row])
        .filter((rows) =>
          lines.every((j) => beginnings[j]!.has(rows.map((row) => row[j]).join(''))),
        ),
    );
  const places = { left: [4, 2], right: [4, 8], top: [2, 4], bottom: [8, 4] } as const;
  const states = grids.map((grid): TileState => {
    const ports = order.filter(has);
    const first = (side: TileSide): boolean => grid[places[side][0]]?.[places[side][1]] === '1';
    const of = (read: (side: TileSide) => boolean): PortValues =>
      Object.fromEntries(ports.map((side) => [side, read(side)]));
    return {
      first: of(first),
      values: of((side) => (tile.inputs.includes(side) ? first(side) : !first(side))),
      core: Uint8Array.from(grid.slice(3, 8).flatMap((row) => Array.from(row.slice(3, 8), Number))),
    };
  });
  const rank = ({ first }: TileState): number =>
    order.filter(has).reduce((sum, side, at) => sum + (first[side] === true ? 1 << at : 0), 0);
  return states.toSorted((a, b) => rank(a) - rank(b));
}
