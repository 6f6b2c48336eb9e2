/**
 * From a formula to tiles. The board has, from top to bottom:
 *
 * - a row for each variable that is used more than once: its terminal at the left, from which the signal goes right and is split
 *   downwards for each use;
 * - none, one or two rows to turn or to negate;
 * - rows of gates. A gate takes one operand from the left and the other from above, and hands its value on to the right. An
 *   operand from above that is itself a gate has been worked out in the row above. The lowest row ends at the output.
 *
 * A variable that is used once has its terminal where it is used. Each use has a column of its own, so no two signals ever want
 * the same tile but to cross.
 *
 * Columns: no more than the uses of variables and the signs "not", and two. Rows of gates: where both operands are gates the
 * one that needs more rows comes from the left, so a formula that needs r rows has at least 2^(r-1) uses. A formula of g signs
 * has at most g + 1 uses less its signs "not". So for v variables the board has at most (g + 3) x (v + 3 + log2(g + 1)) tiles,
 * of 121 cells each, and the work of laying it out is a polynomial of the same kind.
 */
import type { InPieces } from '../pieces.ts';
import { allPieces } from '../pieces.ts';
import type { Formula } from './formula.ts';
import { partsOf, variablesOf } from './formula.ts';
import type { TileGrid } from './compose.ts';
import { kit } from './kit.ts';
import { transposed } from './derived.ts';
import type { Tile } from './tile.ts';

/** A tile in its place, and what of the formula it is there for. */
export type PlacedTile = {
  readonly tile: Tile;
  /** Of a tile that carries a signal: the part of the formula whose value that is; where two cross, the one going right. */
  readonly part: Formula | null;
  /** Where two signals cross: the part whose value goes down. */
  readonly down: Formula | null;
};

/** A formula laid out. */
export type Layout = {
  readonly formula: Formula;
  readonly placed: readonly (readonly PlacedTile[])[];
  readonly tiles: TileGrid;
  /** The terminals of the variables, in the order of the text. */
  readonly inputs: readonly {
    readonly name: string;
    readonly row: number;
    readonly column: number;
  }[];
  readonly output: { readonly row: number; readonly column: number };
};

/** Ways to lay out that are tried; the smallest board of those that work out is taken. */
type Choice = {
  readonly shared: readonly string[]; // the variables with a row of their own, from the top
  readonly gap: 0 | 1 | 2; // rows between them and the gates
  readonly leadAbove: boolean; // a negated terminal at the left end of a row of gates stands above it
};

/** Lays a formula out: always the same tiles for the same formula. */
export const layOut = (formula: Formula): Layout => allPieces(layOutInPieces(formula));

/** The same in pieces, one for each way that is tried. */
export function* layOutInPieces(formula: Formula): InPieces<Layout> {
  let best: Layout | null = null;
  for (const choice of choicesFor(formula)) {
    if (best !== null && leastSize(formula, choice) > sizeOf(best)) continue;
    const layout = layOutBy(formula, choice);
    if (layout !== null && (best === null || isSmaller(layout, best))) best = layout;
    yield;
  }
  if (best === null) throw new Error('a formula has no layout'); // with two rows between it always has one
  return best;
}

/** How many tiles a board has. */
const sizeOf = ({ tiles }: Layout): number => tiles.length * (tiles[0]?.length ?? 0);

/** How many tiles a choice takes at least: a column for each use, for each "not" of a gate, and for the output. */
function leastSize(formula: Formula, { shared, gap }: Choice): number {
  const columns = [...partsOf(formula)].filter(
    (part) => part.kind === 'variable' || (part.kind === 'not' && part.of.kind !== 'variable'),
  );
  return (shared.length + gap + rowsFor(formula)) * (columns.length + 1);
}

const isSmaller = (one: Layout, than: Layout): boolean => {
  const used = ({ tiles }: Layout): number =>
    tiles.flat().filter(({ kind }) => kind !== 'empty').length;
  const [size, other] = [sizeOf(one), sizeOf(than)];
  return size < other || (size === other && used(one) < used(than));
};

function choicesFor(formula: Formula): readonly Choice[] {
  const uses = [...partsOf(formula)].flatMap((part) =>
    part.kind === 'variable' ? [part.name] : [],
  );
  const several = variablesOf(formula).filter(
    (name) => uses.indexOf(name) !== uses.lastIndexOf(name),
  );
  return ([0, 1, 2] as const).flatMap((gap) =>
    (several.length > mostOrdered ? [several] : ordersOf(several)).flatMap((shared) =>
      [true, false].map((leadAbove) => ({ shared, gap, leadAbove })),
    ),
  );
}

/** Rows of so many shared variables are tried in every order; of more, in the order of the text only. */
const mostOrdered = 4;

const ordersOf = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first, at) =>
        ordersOf(items.toSpliced(at, 1)).map((others) => [first, ...others]),
      );

/** A variable or its negation: an operand that needs no gate. */
type Use = { readonly name: string; readonly negated: boolean; readonly part: Formula };

function useOf(part: Formula): Use | null {
  if (part.kind === 'variable') return { name: part.name, negated: false, part };
  if (part.kind === 'not' && part.of.kind === 'variable')
    return { name: part.of.name, negated: true, part };
  return null;
}

/** Rows of gates that a part needs. */
function rowsFor(part: Formula): number {
  if (useOf(part) !== null) return 1;
  if (part.kind === 'not') return rowsFor(part.of);
  if (part.kind === 'variable') return 1;
  const [first, above] = operandsOf(part);
  return useOf(above) === null ? Math.max(rowsFor(first), rowsFor(above) + 1) : rowsFor(first);
}

/** The operand that comes from the left, and the one from above: what needs more room comes from the left. */
function operandsOf({
  left,
  right,
}: Formula & { kind: 'and' | 'or' }): readonly [Formula, Formula] {
  const [a, b] = [useOf(left), useOf(right)];
  const inOrder = [left, right] as const;
  const swapped = [right, left] as const;
  // at the left end of a row a bend can negate
  if (a !== null && b !== null) return b.negated && !a.negated ? swapped : inOrder;
  if (a !== null) return swapped;
  if (b !== null) return inOrder;
  return rowsFor(right) > rowsFor(left) ? swapped : inOrder;
}

/** Gates whose value goes out at the bottom; to find out what a turned tile does takes some ms. */
const turned = new Map<'and' | 'or', Tile>();

function gateFor(kind: 'and' | 'or', exit: 'right' | 'bottom'): Tile {
  if (exit === 'right') return kit[kind];
  const gate = turned.get(kind) ?? transposed(kit[kind]);
  turned.set(kind, gate);
  return gate;
}

/** A signal that is wanted in the tile below a place: it comes down its column. */
type Drop = { readonly use: Use; readonly row: number; readonly column: number };

/** A layout in the making. */
type Draft = Choice & {
  readonly cells: Map<string, PlacedTile>;
  readonly drops: Drop[];
  column: number; // the next one
};

function put(draft: Draft, row: number, column: number, tile: Tile, part: Formula): void {
  draft.cells.set(`${row} ${column}`, { tile, part, down: null });
}

function layOutBy(formula: Formula, choice: Choice): Layout | null {
  const { shared, gap } = choice;
  const bottom = shared.length + gap + rowsFor(formula) - 1;
  const leads = shared.includes(leadOf(formula).name);
  const draft: Draft = { ...choice, cells: new Map(), drops: [], column: leads ? 1 : 0 };
  gatesInRow(draft, formula, bottom, 'right');
  put(draft, bottom, draft.column, kit.output, formula);
  const last = shared.map((name) =>
    Math.max(...draft.drops.map(({ use, column }) => (use.name === name ? column : 0))),
  );
  if (!draft.drops.every((drop) => comeDown(draft, drop, last))) return null;
  for (const row of shared.keys()) shareOut(draft, row, last[row] ?? 0);
  return finished(formula, draft, bottom);
}

/** The use at the left end of the row of gates. */
function leadOf(part: Formula): Use {
  const use = useOf(part);
  if (use !== null) return use;
  if (part.kind === 'not') return leadOf(part.of);
  if (part.kind === 'variable') throw new Error('a variable is a use');
  return leadOf(operandsOf(part)[0]);
}

/** Places a part in a row, from the next column on; its value goes out of the last of its tiles. */
function gatesInRow(draft: Draft, part: Formula, row: number, exit: 'right' | 'bottom'): void {
  const use = useOf(part);
  if (use !== null) lead(draft, use, row);
  else if (part.kind === 'not') {
    gatesInRow(draft, part.of, row, 'right');
    put(draft, row, draft.column++, exit === 'right' ? kit.not : kit.bendNotDown, part);
  } else if (part.kind !== 'variable') {
    const [first, above] = operandsOf(part);
    gatesInRow(draft, first, row, 'right');
    const dropped = useOf(above);
    if (dropped !== null) draft.drops.push({ use: dropped, row: row - 1, column: draft.column });
    else {
      const from = draft.column;
      gatesInRow(draft, above, row - 1, 'bottom');
      draft.column--; // the gate stands beneath the last of them
      for (let column = from; column < draft.column; column++)
        put(draft, row, column, kit.wire, first);
    }
    put(draft, row, draft.column++, gateFor(part.kind, exit), part);
  }
}

/** A variable, or its negation, at the left end of a row of gates. */
function lead(draft: Draft, use: Use, row: number): void {
  const { negated, part } = use;
  const column = draft.column++;
  if (draft.shared.includes(use.name) || (negated && draft.leadAbove)) {
    const plain = part.kind === 'not' ? part.of : part;
    draft.drops.push({ use: { ...use, negated: false, part: plain }, row: row - 1, column });
    put(draft, row, column, negated ? kit.bendNotFromAbove : kit.bendFromAbove, part);
  } else if (part.kind === 'not') {
    put(draft, row, column, kit.input, part.of);
    put(draft, row, draft.column++, kit.not, part);
  } else put(draft, row, column, kit.input, part);
}

/** Brings a signal down to its place; false where there is no room. `last`: the last use of each shared variable. */
function comeDown(draft: Draft, { use, row, column }: Drop, last: readonly number[]): boolean {
  const { shared } = draft;
  const isFree = (row: number): boolean => row >= 0 && !(column <= (last[row] ?? -1));
  const plain = use.part.kind === 'not' ? use.part.of : use.part;
  let negating = use.negated;
  const from = shared.indexOf(use.name);
  if (from < 0) {
    if (!isFree(row) || (negating && !isFree(row - 1))) return false;
    if (negating) put(draft, row, column, kit.notDown, use.part);
    put(draft, row - (negating ? 1 : 0), column, kit.inputAbove, plain);
    return true;
  }
  for (let at = row; at > from; at--) {
    const carried = negating || !use.negated ? use.part : plain; // what goes on from here
    if (isFree(at)) {
      put(draft, at, column, negating ? kit.notDown : kit.wireDown, carried);
      negating = false;
      continue;
    }
    // the shared signal that it crosses is written by `shareOut`
    draft.cells.set(`${at} ${column}`, { tile: kit.cross, part: null, down: carried });
  }
  return !negating;
}

/** The row of a variable that is used more than once. */
function shareOut(draft: Draft, row: number, last: number): void {
  const name = draft.shared[row];
  const taps = draft.drops.filter(({ use }) => use.name === name);
  const of = taps.map(({ use }) => (use.part.kind === 'not' ? use.part.of : use.part));
  const part = of.reduce((first, one) => (one.at < first.at ? one : first));
  put(draft, row, 0, kit.input, part);
  for (let column = 1; column <= last; column++) {
    const crossed = draft.cells.get(`${row} ${column}`);
    if (crossed !== undefined) draft.cells.set(`${row} ${column}`, { ...crossed, part });
    else if (column === last) put(draft, row, column, kit.bendDown, part);
    else if (taps.some((tap) => tap.column === column)) put(draft, row, column, kit.split, part);
    else put(draft, row, column, kit.wire, part);
  }
}

function finished(formula: Formula, { cells, column: width }: Draft, bottom: number): Layout {
  const none: PlacedTile = { tile: kit.empty, part: null, down: null };
  const placed = Array.from({ length: bottom + 1 }, (_, row) =>
    Array.from({ length: width + 1 }, (_, column) => cells.get(`${row} ${column}`) ?? none),
  );
  const inputs = placed.flatMap((line, row) =>
    line.flatMap(({ tile, part }, column) =>
      tile.kind === 'input' && part?.kind === 'variable' ? [{ name: part.name, row, column }] : [],
    ),
  );
  const names = variablesOf(formula);
  return {
    formula,
    placed,
    tiles: placed.map((line) => line.map(({ tile }) => tile)),
    inputs: inputs.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name)),
    output: { row: bottom, column: width },
  };
}
