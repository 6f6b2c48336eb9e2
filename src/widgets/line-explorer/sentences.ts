/** What the explorer says in words: why a cell is what it is, and why no line fits. */
import { FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import { cellsNeeded } from '../../engine/board/description.ts';
import type { Description } from '../../engine/board/description.ts';
import { countFits } from '../../engine/line/fits.ts';
import type { GeneralDescription } from '../../engine/board/generalDescription.ts';
import { counted, grouped, inWords, ordinal } from '../../notebook/plain/numbers.ts';
import { filledCount, fitsText } from './model.ts';
import type { LineExplorerAnswer, LineExplorerQuestion } from './model.ts';

/**
 * What the fits say about one cell, and why.
 *
 * @param cell - zero-based
 */
export function cellSentence(
  question: LineExplorerQuestion,
  answer: LineExplorerAnswer,
  cell: number,
): string {
  const name = `Cell ${cell + 1}`;
  const given = question.line[cell] !== UNKNOWN;
  if (answer.settled === null) return `${name}: no line fits, so nothing can be said about it.`;
  const filled = filledCount(question, cell);
  const { count } = answer;
  if (given)
    return `${name} was ${filled > 0n ? 'filled' : 'empty'} from the start, so it is in ${allOf(count)}.`;
  if (filled === count)
    return `${name} is filled in ${allOf(count)}, so it is filled. ${whyFilled(question, answer, cell)}`;
  if (filled === 0n)
    return `${name} is empty in ${allOf(count)}, so it is empty. ${whyEmpty(question, answer, cell)}`;
  return `${name} is filled in ${grouped(filled)} of the ${fitsText(count)} and empty in ${grouped(count - filled)}, so it stays unknown.`;
}

const allOf = (count: bigint): string => (count === 1n ? 'the only fit' : `all ${fitsText(count)}`);

/** Where each run begins in a finished line. */
function startsOf(cells: Uint8Array): number[] {
  const starts: number[] = [];
  for (let i = 0; i < cells.length; i++)
    if (cells[i] === FILLED && cells[i - 1] !== FILLED) starts.push(i);
  return starts;
}

/** First and last place of every run, from the outermost fits. */
function placesOf(
  answer: LineExplorerAnswer,
): readonly { readonly first: number; readonly last: number }[] {
  const last = startsOf(answer.rightmost ?? new Uint8Array());
  return startsOf(answer.leftmost ?? new Uint8Array()).map((first, k) => ({
    first,
    last: last[k] ?? first,
  }));
}

function whyFilled(
  { description }: LineExplorerQuestion,
  answer: LineExplorerAnswer,
  cell: number,
): string {
  if (description === null) return '';
  const places = placesOf(answer);
  const k = places.findIndex(
    ({ first, last }, k) => last <= cell && cell < first + (description[k] ?? 0),
  );
  const place = places[k];
  if (place === undefined) return 'Another run may cover it in another fit, but one always does.';
  const from = place.last + 1;
  const to = place.first + (description[k] ?? 0);
  const covered = from === to ? 'this cell' : `cells ${from} to ${to}`;
  return place.first === place.last
    ? `${runName(description, k)} can only begin at cell ${from}.`
    : `${runName(description, k)} begins at cell ${place.first + 1} at the earliest and at cell ${from} at the latest, and covers ${covered} either way.`;
}

function whyEmpty(
  { description }: LineExplorerQuestion,
  answer: LineExplorerAnswer,
  cell: number,
): string {
  if (description === null) return '';
  if (description.length === 0) return 'The description asks for no run.';
  const places = placesOf(answer);
  const before = places.findLastIndex(({ last }, k) => last + (description[k] ?? 0) <= cell);
  const after = places.findIndex(({ first }) => first > cell);
  const reached = places.some(
    ({ first, last }, k) => first <= cell && cell < last + (description[k] ?? 0),
  );
  if (reached)
    return 'Between its first and its last place a run would cover it, but none of those places fits.';
  const left =
    before < 0
      ? ''
      : `${runName(description, before)} ends at cell ${(places[before]?.last ?? 0) + (description[before] ?? 0)} at the latest`;
  const right =
    after < 0
      ? ''
      : `${runName(description, after)} begins at cell ${(places[after]?.first ?? 0) + 1} at the earliest`;
  const both = [left, right].filter((text) => text !== '');
  return `${both.map((text, at) => (at === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1))).join(', and ')}.`;
}

function runName(description: Description, k: number): string {
  const run = description[k] ?? 0;
  if (description.length === 1) return `The run of ${run}`;
  const alike = description.filter((other) => other === run).length;
  return alike === 1 ? `The run of ${run}` : `The ${ordinal(k + 1)} run, of ${run},`;
}

/** What the fits say together, for the stage. */
export function agreedSentence(
  { line }: LineExplorerQuestion,
  { count, settled }: LineExplorerAnswer,
): string {
  if (settled === null) return 'There is no way to fit the clues into this line.';
  const ways =
    count === 1n
      ? 'There is one way'
      : `There are ${count < 100n ? inWords(Number(count)) : grouped(count)} ways`;
  const fresh = [...settled.keys()].filter(
    (at) => line[at] === UNKNOWN && settled[at] !== UNKNOWN,
  ).length;
  const agreed =
    count === 1n
      ? 'so every cell is certain'
      : fresh === 0
        ? 'and they agree on no further cell'
        : `and all agree on ${inWords(fresh)} more ${fresh === 1 ? 'cell' : 'cells'}`;
  return `${ways} to fit the clues, ${agreed}.`;
}

/**
 * Why no line fits: too little room, or the cell that rules out what the cells before it left.
 *
 * @returns the fact, then what to do
 */
export function contradictionSentence({
  line,
  description,
  general,
}: LineExplorerQuestion): string {
  const asked = description ?? general;
  const needed = description === null ? leastCells(general) : cellsNeeded(description);
  if (needed > line.length)
    return `No line fits: the clues need ${counted(needed, 'cell')}, the line has ${grouped(line.length)}. Shorten a run or lengthen the line.`;
  const unknown = new Uint8Array(line.length).fill(UNKNOWN);
  if (countFits(unknown, asked) === 0n)
    return `No line of ${counted(line.length, 'cell')} fits the description, whatever its cells are. Change the description or the length.`;
  const known = unknown.slice();
  for (let at = 0; at < line.length; at++) {
    const cell = line[at] ?? UNKNOWN;
    if (cell === UNKNOWN) continue;
    const before = countFits(known, asked);
    known[at] = cell;
    if (countFits(known, asked) > 0n) continue;
    return `No line fits: the cells before cell ${at + 1} leave ${fitsText(before)}, and in ${before === 1n ? 'it' : 'all of them'} cell ${at + 1} is ${cell === FILLED ? 'empty' : 'filled'}, but here it is ${cell === FILLED ? 'filled' : 'empty'}. ${cureText(line, asked)}`;
  }
  return 'No line fits.';
}

function leastCells(general: GeneralDescription): number {
  return general.reduce((sum, { least }) => sum + least, 0);
}

/** Which single cells, made unknown again, let the line fit. */
function cureText(line: Uint8Array, asked: Description | GeneralDescription): string {
  const cures: number[] = [];
  for (let at = 0; at < line.length; at++) {
    if (line[at] === UNKNOWN) continue;
    const without = line.slice();
    without[at] = UNKNOWN;
    if (countFits(without, asked) > 0n) cures.push(at + 1);
  }
  if (cures.length === 0) return 'Taking back one cell is not enough.';
  const last = cures.pop();
  const list = cures.length === 0 ? `${last}` : `${cures.join(', ')} or ${last}`;
  return `Making cell ${list} unknown again mends it.`;
}
