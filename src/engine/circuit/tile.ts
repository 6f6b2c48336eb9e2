/**
 * A tile: a nonogram of 11 x 11 that is a part of a larger one, and meets its neighbours in signals. From the outside in it
 * has a frame two cells thick, which is filled; a ring one cell thick; and a core of 5 x 5, whose lines have clues of their
 * own. A signal crosses the middle of a side on two lines, those through the second and the fourth line of the core unless the
 * tile says otherwise: there the ring cell of exactly one of them is filled. These two ring cells are the port of that side.
 *
 * A filled ring cell prolongs the run of the frame by one, so the core cell beside it is empty. Nothing else leads from a
 * port to the core.
 */
import type { Description } from '../board/description.ts';
import { describeLine, sameDescription } from '../board/description.ts';
import type { Formula } from './formula.ts';
import { formulaText } from './formula.ts';

/** Cells of a tile along a side, of its core, and of its frame. */
export const tileSize = 11;
export const coreSize = 5;
export const frameSize = 2;
/** Where the core begins: after frame and ring. */
export const coreStart = frameSize + 1;
/** The two lines on which a signal crosses a side, counted within the core. */
export type PortLines = readonly [first: number, second: number];
/** Those of a side of which a tile says nothing else. */
export const portLines: PortLines = [1, 3];

export const sides = ['left', 'right', 'top', 'bottom'] as const;
export type TileSide = (typeof sides)[number];

/** What a tile does. */
export type TileKind =
  | 'wire'
  | 'not'
  | 'bend'
  | 'bend-not'
  | 'split'
  | 'cross'
  | 'and'
  | 'or'
  | 'gate'
  | 'input'
  | 'output'
  | 'empty';

/** Clues of a core, the sides at which signals come and go, and what goes as a formula of what comes. */
export type Tile = {
  readonly id: string; // e.g. "and-left-top-right"
  readonly kind: TileKind;
  readonly rows: readonly Description[]; // of the core, 5
  readonly columns: readonly Description[];
  readonly inputs: readonly TileSide[];
  readonly outputs: readonly TileSide[];
  /** Of each output, a formula over the names of the inputs; an input terminal has none for its output. */
  readonly means: Readonly<Partial<Record<TileSide, Formula>>>;
  /** Of a side whose port lies on other lines: which. Tiles that meet have the same. */
  readonly lines?: Readonly<Partial<Record<TileSide, PortLines>>>;
};

/** The two lines of the port at a side. */
export const portLinesAt = ({ lines }: Pick<Tile, 'lines'>, side: TileSide): PortLines =>
  lines?.[side] ?? portLines;

/**
 * The id of a tile: kind and sides. What goes out denied is said too; a gate without a name of its own is called by what it does.
 */
export function tileId(
  kind: TileKind,
  { inputs, outputs, means }: Pick<Tile, 'inputs' | 'outputs' | 'means'>,
): string {
  const out = outputs.flatMap((side) =>
    kind === 'split' && means[side]?.kind === 'not' ? ['not', side] : [side],
  );
  const does = outputs.flatMap((side) => {
    const formula = means[side];
    return kind === 'gate' && formula !== undefined ? formulaText(formula).split(' ') : [];
  });
  return [kind, ...(kind === 'gate' ? does : inputs), 'to', ...out].join('-');
}

/** A value for each port of a tile. */
export type PortValues = Readonly<Partial<Record<TileSide, boolean>>>;

/** One way to fill a tile. */
export type TileState = {
  /** Whether the first of the two ring cells of a port is filled; the second is if it is not. */
  readonly first: PortValues;
  /** What that says, as {@link valueAt} has it. */
  readonly values: PortValues;
  /** Of the core, row-major: 25 cells EMPTY or FILLED. */
  readonly core: Uint8Array;
};

/** The sides at which a tile has a port, in the order of `sides`. */
export const portsOf = ({ inputs, outputs }: Tile): readonly TileSide[] =>
  sides.filter((side) => inputs.includes(side) || outputs.includes(side));

/**
 * What the port at a side says. Where a signal comes in, 1 is "the first cell is filled"; where it goes out, "the first cell
 * is empty". Of two tiles that meet exactly one has its first cell filled, so both say the same.
 *
 * @source 003_bcef302d21730516.txt §2, property 3, in our reading
 */
export const valueAt = ({ inputs }: Tile, side: TileSide, first: boolean): boolean =>
  inputs.includes(side) ? first : !first;

/** All lines of five cells, as lists of cells. */
const words = Array.from({ length: 1 << coreSize }, (_, word) =>
  Uint8Array.from({ length: coreSize }, (_, at) => (word >> at) & 1),
);
const descriptions = words.map((cells) => describeLine(cells));

/** All lines of five cells with a description, as words. */
const wordsOf = (description: Description): readonly number[] =>
  [...words.keys()].filter((word) => sameDescription(descriptions[word] ?? [], description));

/**
 * All ways to fill a tile, by going through all fillings of the core that fit its rows.
 *
 * @returns by the values of the ports in counting order, the first side as the lowest bit
 */
export function statesOf(tile: Tile): readonly TileState[] {
  const ports = portsOf(tile);
  const found: TileState[] = [];
  for (let bits = 0; bits < 1 << ports.length; bits++) {
    const first = Object.fromEntries(
      ports.map((side, at) => [side, ((bits >> at) & 1) === 1]),
    ) as PortValues;
    const values = Object.fromEntries(
      ports.map((side) => [side, valueAt(tile, side, first[side] === true)]),
    ) as PortValues;
    for (const core of coresOf(tile, first)) found.push({ first, values, core });
  }
  return found;
}

/** All fillings of the core beside these ports. */
function coresOf(tile: Tile, first: PortValues): readonly Uint8Array[] {
  const { rows, columns } = tile;
  const barred = barredBy(tile, first);
  const choices = rows.map((row, i) => wordsOf(row).filter((word) => (word & barred[i]!) === 0));
  const found: Uint8Array[] = [];
  const chosen: number[] = [];
  const choose = (i: number): void => {
    if (i === coreSize) {
      const fits = columns.every((column, j) => {
        const word = chosen.reduce((sum, row, at) => sum | (((row >> j) & 1) << at), 0);
        return sameDescription(descriptions[word] ?? [], column);
      });
      if (fits) found.push(Uint8Array.from(chosen.flatMap((word) => [...(words[word] ?? [])])));
      return;
    }
    for (const word of choices[i] ?? []) {
      chosen[i] = word;
      choose(i + 1);
    }
  };
  choose(0);
  return found;
}

/** Of each row of the core, the cells that lie beside a filled ring cell, as a word. */
function barredBy(tile: Tile, first: PortValues): readonly number[] {
  const barred = Array.from({ length: coreSize }, () => 0);
  for (const side of sides) {
    const isFirst = first[side];
    if (isFirst === undefined) continue;
    const line = portLinesAt(tile, side)[isFirst ? 0 : 1];
    const [row, column] = besidePort(side, line);
    barred[row]! |= 1 << column;
  }
  return barred;
}

/** The core cell beside the ring cell of a port. */
const besidePort = (side: TileSide, line: number): readonly [row: number, column: number] =>
  ({
    left: [line, 0] as const,
    right: [line, coreSize - 1] as const,
    top: [0, line] as const,
    bottom: [coreSize - 1, line] as const,
  })[side];

/** The two cells of the port at a side, within the tile, zero-based. */
export function portCells(
  tile: Pick<Tile, 'lines'>,
  side: TileSide,
): readonly (readonly [row: number, column: number])[] {
  const [near, far] = [frameSize, tileSize - 1 - frameSize];
  return portLinesAt(tile, side).map((line) => {
    const along = coreStart + line;
    if (side === 'left') return [along, near] as const;
    if (side === 'right') return [along, far] as const;
    return side === 'top' ? ([near, along] as const) : ([far, along] as const);
  });
}
