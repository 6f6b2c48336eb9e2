/** The ways in which a list can be meant: what parts the lines of the puzzle, and what the runs of a line. */
import { mostLinesRead } from '../limits.ts';
import type { LocatedRuns } from '../reading.ts';
import type { Item, Value } from './values.ts';

/** One way to take a list; the lines that cannot be read are named. */
export type Taken = {
  readonly lines: readonly LocatedRuns[];
  readonly coloured: number | null; // the line of a run with a colour
  readonly unknown: number | null; // the line of a clue that is not told
  readonly padded: boolean; // zeros beside other numbers were passed over
};

type Piece = { readonly items: readonly Item[]; readonly line: number };

const isSign = (item: Item): item is Extract<Item, { kind: 'sign' }> => item.kind === 'sign';
const isList = (item: Item): item is Extract<Item, { kind: 'list' }> => item.kind === 'list';

/** All ways to take a list, the most likely first. */
export function waysOf({ items }: Value): readonly Taken[] {
  const inner = unwrapped(items);
  const ways = cutsOf(inner).map((pieces) => takenOf(pieces));
  // a lone list can be the one line of a puzzle
  const [only, ...others] = items.filter((item) => !isSign(item));
  if (only !== undefined && others.length === 0 && isList(only) && !only.items.some(isList))
    ways.push(takenOf([only]));
  const different = new Map<string, Taken>();
  for (const way of ways)
    if (way !== null) {
      const key = JSON.stringify(way.lines.map(({ runs }) => runs));
      if (!different.has(key)) different.set(key, way);
    }
  return [...different.values()];
}

/** Brackets around a list of lists say nothing. */
function unwrapped(items: readonly Item[]): readonly Item[] {
  let inner = items;
  for (let depth = 0; depth < 4; depth++) {
    const [only, ...others] = inner.filter((item) => !isSign(item));
    if (only === undefined || others.length > 0 || !isList(only)) return inner;
    if (depth > 0 && !only.items.some(isList)) return inner;
    inner = only.items;
  }
  return inner;
}

/** The pieces that are lines of the puzzle, in every way to cut. */
function cutsOf(items: readonly Item[]): readonly (readonly Piece[])[] {
  const dashes = items.filter((item) => isSign(item) && item.sign === 'dash');
  if (dashes.length > 0) {
    const first = Math.min(...dashes.map((item) => (isSign(item) ? item.column : Infinity)));
    const [before, ...pieces] = cut(
      items,
      (item) => isSign(item) && item.sign === 'dash' && item.column === first,
      true,
    );
    return before?.items.some((item) => !isSign(item)) === true ? [] : [pieces];
  }
  const written = items.filter((item) => !isSign(item));
  if (written.length > 0 && written.every(isList)) return [written];
  const at = (...signs: readonly string[]): readonly Piece[] =>
    cut(items, (item) => isSign(item) && signs.includes(item.sign), false);
  const cuts = [at('end', 'semicolon'), at('end', 'semicolon', 'comma')];
  if (items.some((item) => isSign(item) && item.sign === 'end'))
    cuts.push(cut(items, (item) => isSign(item) && item.sign !== 'comma', true));
  if (written.every((item) => item.kind === 'number')) {
    if (!items.some((item) => isSign(item) && item.sign !== 'end'))
      cuts.push(written.map((item) => ({ items: [item], line: item.line })));
    const [last] = written.slice(-1);
    if (last?.kind === 'number' && last.value === 0) cuts.push(endedByZero(written));
  }
  return cuts;
}

function cut(
  items: readonly Item[],
  parts: (item: Item) => boolean,
  keepsEmpty: boolean,
): readonly Piece[] {
  const pieces: { readonly items: Item[]; readonly line: number }[] = [];
  let open: { readonly items: Item[]; readonly line: number } | null = null;
  for (const item of items) {
    open ??= { items: [], line: item.line };
    if (parts(item)) {
      pieces.push(open);
      open = null;
    } else open.items.push(item);
  }
  if (open !== null || keepsEmpty)
    pieces.push(open ?? { items: [], line: items.at(-1)?.line ?? 1 });
  return keepsEmpty ? pieces : pieces.filter((piece) => piece.items.some((item) => !isSign(item)));
}

function endedByZero(numbers: readonly Item[]): readonly Piece[] {
  const pieces: { readonly items: Item[]; readonly line: number }[] = [{ items: [], line: 1 }];
  for (const item of numbers) {
    pieces.at(-1)?.items.push(item);
    if (item.kind === 'number' && item.value === 0) pieces.push({ items: [], line: item.line });
  }
  return pieces.slice(0, -1);
}

/** Pieces as lines of runs; null where one is no list of runs. */
function takenOf(pieces: readonly Piece[]): Taken | null {
  if (pieces.length > mostLinesRead) return null;
  const lines: LocatedRuns[] = [];
  let [coloured, unknown, padded]: [number | null, number | null, boolean] = [null, null, false];
  for (const { items, line } of pieces) {
    const values: number[] = [];
    for (const item of items.flatMap(numbersIn)) {
      if (item.kind === 'unknown') unknown ??= item.line;
      if (item.kind === 'list') return null;
      if (item.kind !== 'number') continue;
      if (item.coloured) coloured ??= item.line;
      values.push(item.value);
    }
    const first = values.findIndex((value) => value > 0);
    const last = values.findLastIndex((value) => value > 0);
    const runs = first < 0 ? [] : values.slice(first, last + 1);
    if (runs.includes(0)) return null;
    padded ||= runs.length > 0 && runs.length < values.length;
    lines.push({ runs, line: items.find((item) => !isSign(item))?.line ?? line });
  }
  return { lines, coloured, unknown, padded };
}

/** A list in a line is some of its runs; a list in that may hold one number. */
function numbersIn(item: Item): readonly Item[] {
  if (item.kind !== 'list') return [item];
  return item.items.flatMap((inner): readonly Item[] => {
    if (inner.kind !== 'list') return [inner];
    const [only, ...others] = inner.items.filter((one) => !isSign(one));
    return only?.kind === 'number' && others.length === 0 ? [only] : [inner];
  });
}
