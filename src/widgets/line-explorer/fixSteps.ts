/**
 * The table Fix(i, j) of 001 §3.1 told entry by entry: which earlier entry makes it true, or why none does, and how
 * the entries that lead to the end settle the cells.
 */
import { FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import { fixTable } from '../../engine/line/fix.ts';
import type { FixTable } from '../../engine/line/fix.ts';
import type { GeneralDescription, Segment } from '../../engine/board/generalDescription.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { segmentText } from './model.ts';
import type { LineExplorerQuestion } from './model.ts';

/** Entries beyond this many are not drawn: only a description far too long for its line has them. */
const mostEntries = 10_500;

/** One entry of the table: the first `i` cells against the first `j` segments. */
export type FixEntry = { readonly i: number; readonly j: number };

/**
 * The table of a question, or `null` when it would be too large to show.
 *
 * @source 001_a525a3e1210b0814.txt §3.1
 */
export function tableOf({ line, general }: LineExplorerQuestion): FixTable | null {
  const entries = (line.length + 1) * (general.length + 1);
  return entries > mostEntries ? null : fixTable(line, general);
}

/** Whether an entry lies on a way from Fix(0, 0) to the end, so that some fit passes through it. */
export function isKept(table: FixTable, { i, j }: FixEntry): boolean {
  return table.at(i, j) && table.suffix[j * (table.length + 1) + i] === 1;
}

/** The entry that is worked out after this one; after the last one the first. */
export function nextEntry(table: FixTable, { i, j }: FixEntry, by: 1 | -1): FixEntry {
  const stride = table.length + 1;
  const all = stride * (table.segments + 1);
  const at = (j * stride + i + by + all) % all;
  return { i: at % stride, j: Math.floor(at / stride) };
}

/** Cells as "cell 4" or "cells 4 to 6", from boundary to boundary. */
function cellsText(from: number, to: number): string {
  return to - from === 1 ? `cell ${to}` : `cells ${from + 1} to ${to}`;
}

const prefixText = (i: number): string =>
  i === 0 ? 'no cells' : i === 1 ? 'the first cell' : `the first ${i} cells`;

function piecesText(general: GeneralDescription, j: number): string {
  return j === 0 ? 'no piece' : general.slice(0, j).map(segmentText).join(' ');
}

/**
 * One sentence for one entry: what it asks, whether it is true, and which p made it so.
 *
 * @source 001_a525a3e1210b0814.txt §3.1 (the formula for Fix)
 */
export function entrySentence(
  { line, general }: LineExplorerQuestion,
  table: FixTable,
  { i, j }: FixEntry,
): string {
  const name = `Fix(${i}, ${j})`;
  if (j === 0)
    return i === 0
      ? `${name} is true: no cells against no pieces. Everything begins here.`
      : `${name} is false: ${prefixText(i)} cannot be held by no piece at all.`;
  const segment = general[j - 1];
  if (segment === undefined) return '';
  const asks = `can ${prefixText(i)} be ${piecesText(general, j)}?`;
  const from = table.from(i, j);
  if (from.length === 0)
    return `${name} is false (${asks}). ${whyFalse(line, general, table, { i, j })}`;
  return `${name} is true (${asks}). ${whyTrue(segment, from, { i, j })}`;
}

/** Ways that are spelled out before the rest is only counted. */
const mostWays = 3;

function whyTrue(segment: Segment, from: readonly number[], { i, j }: FixEntry): string {
  const piece = `Its last piece, ${segmentText(segment)},`;
  const word = segment.symbol === 1 ? 'filled' : 'empty';
  const [only] = from;
  if (from.length === 1 && only !== undefined)
    return only === i
      ? `${piece} can be left out, because Fix(${i}, ${j - 1}) is true.`
      : `${piece} can lie on ${cellsText(only, i)}, because ${i - only === 1 ? 'it' : 'they'} can be ${word} and Fix(${only}, ${j - 1}) is true.`;
  const ways = from
    .slice(0, mostWays)
    .map(
      (p) =>
        `${p === i ? 'be left out' : `lie on ${cellsText(p, i)}`} (Fix(${p}, ${j - 1}) is true)`,
    );
  if (from.length > mostWays) ways.push(`in ${counted(from.length - mostWays, 'more way')}`);
  return `${piece} can ${ways.slice(0, -1).join(', ')} or ${ways.at(-1) ?? ''}; the cells it needs can be ${word}.`;
}

function whyFalse(
  line: Uint8Array,
  general: GeneralDescription,
  table: FixTable,
  { i, j }: FixEntry,
): string {
  const segment = general[j - 1];
  if (segment === undefined) return '';
  const { symbol, least, most } = segment;
  const word = symbol === 1 ? 'filled' : 'empty';
  if (i < least)
    return `Its last piece alone, ${segmentText(segment)}, needs ${counted(least, 'cell')}.`;
  const blocked = lastBlocked(line, i, symbol);
  const low = Math.max(0, blocked, i - most);
  const high = i - least;
  if (low > high)
    return `Its last piece, ${segmentText(segment)}, would have to end at cell ${i}, but cell ${blocked} is known to be ${symbol === 1 ? 'empty' : 'filled'}.`;
  const places =
    low === high
      ? `Fix(${low}, ${j - 1}) would have to be true`
      : `one of Fix(${low}, ${j - 1}) to Fix(${high}, ${j - 1}) would have to be true`;
  const none = table.at(low, j - 1) ? '' : ', and none is';
  return `Its last piece can be ${word} on the cells before cell ${i + 1}, but then ${places}${low === high ? ', and it is not' : none}.`;
}

/** The last of the first i cells, counted from 1, that is known to be the other symbol; 0 without one. */
function lastBlocked(line: Uint8Array, i: number, symbol: 0 | 1): number {
  for (let at = i; at > 0; at--) {
    const cell = line[at - 1] ?? UNKNOWN;
    if (cell !== UNKNOWN && (cell === FILLED ? 1 : 0) !== symbol) return at;
  }
  return 0;
}

/** A piece on its place in some fit: segment `j` (from 1) from boundary `from` to boundary `to`. */
export type Placement = { readonly j: number; readonly from: number; readonly to: number };

/**
 * A place on which some fit puts a segment of this symbol so that it covers the cell; the leftmost there is.
 *
 * @param cell - zero-based
 * @source 000_8dc3042ab81c971c.txt §2 (SETTLE: a value that some fix has)
 */
export function coverOf(
  { general }: LineExplorerQuestion,
  table: FixTable,
  cell: number,
  symbol: 0 | 1,
): Placement | null {
  const stride = table.length + 1;
  for (let j = 1; j <= table.segments; j++) {
    if (general[j - 1]?.symbol !== symbol) continue;
    for (let to = cell + 1; to <= table.length; to++) {
      if (table.suffix[j * stride + to] !== 1) continue;
      const from = table.from(to, j).find((p) => p <= cell);
      if (from !== undefined) return { j, from, to };
    }
  }
  return null;
}

/**
 * How the backward pass settles one cell: a piece of each symbol that can cover it, or none.
 *
 * @param cell - zero-based
 * @source 000_8dc3042ab81c971c.txt §2 (SETTLE)
 */
export function coverSentence(
  question: LineExplorerQuestion,
  table: FixTable,
  cell: number,
): string {
  const filled = coverOf(question, table, cell, 1);
  const empty = coverOf(question, table, cell, 0);
  const name = `Cell ${cell + 1}`;
  if (filled === null && empty === null)
    return `${name}: no kept entry leads past it, because no line fits.`;
  const verdict =
    filled === null ? 'it is empty' : empty === null ? 'it is filled' : 'it stays unknown';
  return `${name} ${canText(question, filled, 'filled')} and ${canText(question, empty, 'empty')}: ${verdict}.`;
}

function canText(
  { general }: LineExplorerQuestion,
  placement: Placement | null,
  word: string,
): string {
  if (placement === null) return `cannot be ${word} (no piece between two kept entries covers it)`;
  const { j, from, to } = placement;
  const segment = general[j - 1];
  const piece = segment === undefined ? '' : segmentText(segment);
  return `can be ${word} (piece ${j}, ${piece}, on ${cellsText(from, to)}: from Fix(${from}, ${j - 1}) to Fix(${to}, ${j}), both kept)`;
}
