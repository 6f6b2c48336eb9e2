/**
 * Tiles made of tiles: turned over the diagonal, mirrored, or passed the other way. What they do is worked out from their
 * states, not carried over: a mirror swaps the two cells of some ports, and so denies what they say.
 */
import type { Formula } from './formula.ts';
import { evaluateFormula, formulaText, parseFormula } from './formula.ts';
import type { PortLines, TileSide, Tile, TileKind, TileState } from './tile.ts';
import { coreSize, sides, statesOf, tileId } from './tile.ts';

/** A tile without what follows from its states. */
type Bare = Pick<Tile, 'rows' | 'columns' | 'inputs' | 'outputs' | 'lines'>;

/** Gives a tile what its states say that it does. @throws RangeError where an output does not follow from the inputs */
function understood(bare: Bare, wasCross: boolean): Tile {
  const nameless: Tile = { ...bare, id: '', kind: 'gate', means: {} };
  const states = statesOf(nameless);
  const told = bare.inputs.length === 0 ? [] : bare.outputs; // a terminal is free
  const means = Object.fromEntries(
    told.map((side) => [side, meaningOf(states, bare.inputs, side)]),
  );
  const tile = { ...nameless, means };
  const kind = wasCross ? 'cross' : kindOf(tile);
  return { ...tile, kind, id: tileId(kind, tile) };
}

/** The shortest formula over the inputs that gives an output in all states. */
function meaningOf(
  states: readonly TileState[],
  inputs: readonly TileSide[],
  output: TileSide,
): Formula {
  const literals = inputs.flatMap((side) => [side, `not ${side}`]);
  const pairs = literals.flatMap((left, at) =>
    literals.slice(at + 1).flatMap((right) => [`${left} and ${right}`, `${left} or ${right}`]),
  );
  for (const text of [...literals, ...pairs]) {
    const formula = parseFormula(text);
    if (states.every(({ values }) => evaluateFormula(formula, values) === values[output]))
      return formula;
  }
  throw new RangeError(`what goes out at the ${output} does not follow from what comes in`);
}

const opposite: Readonly<Record<TileSide, TileSide>> = {
  left: 'right',
  right: 'left',
  top: 'bottom',
  bottom: 'top',
};

function kindOf({ inputs, outputs, means }: Tile): TileKind {
  const [input, output] = [inputs[0], outputs[0]];
  if (input === undefined || output === undefined)
    return input === output ? 'empty' : input === undefined ? 'input' : 'output';
  if (outputs.length > 1) return 'split';
  const does = means[output]!;
  if (inputs.length === 1) {
    const straight = opposite[input] === output;
    return does.kind === 'not' ? (straight ? 'not' : 'bend-not') : straight ? 'wire' : 'bend';
  }
  const plain =
    (does.kind === 'and' || does.kind === 'or') &&
    does.left.kind === 'variable' &&
    does.right.kind === 'variable';
  return plain ? does.kind : 'gate';
}

const acrossDiagonal: Readonly<Record<TileSide, TileSide>> = {
  left: 'top',
  top: 'left',
  right: 'bottom',
  bottom: 'right',
};
const acrossUpright: Readonly<Record<TileSide, TileSide>> = {
  ...opposite,
  top: 'top',
  bottom: 'bottom',
};

const withSides = (
  { inputs, outputs, lines }: Tile,
  to: Readonly<Record<TileSide, TileSide>>,
  turned: (side: TileSide, at: PortLines) => PortLines = (_, at) => at,
): Pick<Tile, 'inputs' | 'outputs' | 'lines'> => {
  const inOrder = (those: readonly TileSide[]): readonly TileSide[] =>
    sides.filter((side) => those.some((one) => to[one] === side));
  return {
    inputs: inOrder(inputs),
    outputs: inOrder(outputs),
    ...(lines !== undefined && {
      lines: Object.fromEntries(
        sides.flatMap((side) => {
          const at = lines[side];
          return at === undefined ? [] : [[to[side], turned(side, at)]];
        }),
      ),
    }),
  };
};

/** Two lines from the other end, when a side is mirrored along itself. */
const fromTheEnd = (side: TileSide, at: PortLines): PortLines =>
  side === 'top' || side === 'bottom' ? [coreSize - 1 - at[1], coreSize - 1 - at[0]] : at;

/** A tile reflected in its main diagonal: rows become columns. First cells stay first. */
export const transposed = (tile: Tile): Tile =>
  understood(
    { rows: tile.columns, columns: tile.rows, ...withSides(tile, acrossDiagonal) },
    tile.kind === 'cross',
  );

/** A tile with left and right exchanged: at the top and at the bottom the second cell becomes the first. */
export const mirrored = (tile: Tile): Tile =>
  understood(
    {
      rows: tile.rows.map((row) => row.toReversed()),
      columns: tile.columns.toReversed(),
      ...withSides(tile, acrossUpright, fromTheEnd),
    },
    tile.kind === 'cross',
  );

/**
 * A tile of one input and one output passed the other way.
 *
 * @throws RangeError for a tile with other ports
 */
export function reversed(tile: Tile): Tile {
  if (tile.inputs.length !== 1 || tile.outputs.length !== 1)
    throw new RangeError(`only a tile with one input and one output can be reversed: ${tile.id}`);
  return understood({ ...tile, inputs: tile.outputs, outputs: tile.inputs }, false);
}

/** A tile in all eight positions of the square, the tile itself first. */
export function positionsOf(tile: Tile): readonly Tile[] {
  const found: Tile[] = [tile];
  for (let one = tile, at = 1; at < 8; at++) {
    one = at % 2 === 1 ? transposed(one) : mirrored(one);
    found.push(one);
  }
  return found;
}

const families = new WeakMap<Tile, readonly Tile[]>();

/** All that comes of one tile, in its order; worked out once. */
export function familyOf(tile: Tile): readonly Tile[] {
  const known = families.get(tile);
  if (known !== undefined) return known;
  const isReversible = tile.inputs.length === 1 && tile.outputs.length === 1;
  const ways = isReversible ? [tile, reversed(tile)] : [tile];
  const family = ways.flatMap(positionsOf);
  families.set(tile, family);
  return family;
}

/** All tiles that come of some, by what they do: of those that do the same at the same sides only the first. */
export function allDerived(from: readonly Tile[]): readonly Tile[] {
  const byWork = new Map<string, Tile>();
  for (const tile of [...from, ...from.flatMap(familyOf)]) {
    const out = tile.outputs.map((side) => `${side}=${textOf(tile, side)}`);
    const key = [...tile.inputs, '>', ...out].join(' ');
    if (!byWork.has(key)) byWork.set(key, tile);
  }
  return [...byWork.values()];
}

const textOf = ({ means }: Tile, side: TileSide): string => {
  const formula = means[side];
  return formula === undefined ? '' : formulaText(formula);
};
