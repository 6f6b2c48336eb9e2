/**
 * The line explorer without its page: what the reader typed, read and checked, and what follows for the line.
 * Nothing here enumerates all fits; counts are exact however many there are.
 */
import { EMPTY, FILLED, UNKNOWN, formatLine, parseLine } from '../../engine/cell.ts';
import { cellsNeeded, formatDescription, parseDescription } from '../../engine/description.ts';
import type { Description } from '../../engine/description.ts';
import { countFits, fits, leftmostFit, rightmostFit } from '../../engine/fits.ts';
import { settleByFix } from '../../engine/fix.ts';
import { formatGeneral, generalFrom, parseGeneral } from '../../engine/generalDescription.ts';
import type { GeneralDescription } from '../../engine/generalDescription.ts';
import { settle } from '../../engine/settle.ts';
import { counted, grouped } from '../../formats/limits.ts';

/** Most cells of a line. */
export const mostCells = 100;
/** Most cells and segments with a general description: its fits are counted over sets of states, which can be many. */
export const mostGeneralCells = 40;
export const mostSegments = 12;

/** What is typed into the three fields. `general` is empty unless the reader uses it in place of the description. */
export type Typed = {
  readonly description: string;
  readonly line: string;
  readonly general: string;
};

export type TypedField = keyof Typed;

/** A line and what is asked of it. */
export type Question = {
  readonly line: Uint8Array;
  readonly description: Description | null; // null when a general description is used
  readonly general: GeneralDescription;
};

export type Answer = {
  readonly count: bigint; // of fits
  readonly settled: Uint8Array | null; // null without a fit
  readonly leftmost: Uint8Array | null;
  readonly rightmost: Uint8Array | null;
};

export type Reading =
  | { readonly question: Question; readonly errors?: never }
  | { readonly question?: never; readonly errors: Readonly<Partial<Record<TypedField, string>>> };

/**
 * Reads the three fields.
 *
 * @returns the question, or a message for each field that cannot be read: the fact, then what to do
 * @source none
 */
export function readTyped(typed: Typed): Reading {
  const errors: Partial<Record<TypedField, string>> = {};
  const line = attempt(() => readLine(typed.line));
  if (typeof line === 'string') errors.line = line;
  const usesGeneral = typed.general.trim() !== '';
  const description = attempt(() => parseDescription(short(typed.description)));
  if (typeof description === 'string' && !usesGeneral)
    errors.description = `${sentence(description)}: write the lengths of the runs as whole numbers with spaces between them, such as 3 2 1.`;
  const general = usesGeneral ? attempt(() => readGeneral(typed.general)) : null;
  if (typeof general === 'string') errors.general = general;
  if (typeof line === 'string' || typeof general === 'string' || Object.keys(errors).length > 0)
    return { errors };
  if (general !== null && line.length > mostGeneralCells)
    return {
      errors: {
        general: `The line has ${line.length} cells, a general description takes ${mostGeneralCells} at most: shorten the line.`,
      },
    };
  if (general !== null) return { question: { line, description: null, general } };
  const runs = typeof description === 'string' ? [] : description;
  return { question: { line, description: runs, general: generalFrom(runs) } };
}

function attempt<Value extends object>(read: () => Value): Value | string {
  try {
    return read();
  } catch (error) {
    if (error instanceof SyntaxError) return error.message;
    throw error;
  }
}

function readLine(text: string): Uint8Array {
  const bare = text.slice(0, 10_000); // far too long, and reading it takes no time
  let line: Uint8Array;
  try {
    line = parseLine(bare);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new SyntaxError(
      `${sentence(error.message)}: write 1 for filled, 0 for empty and ? for unknown.`,
      { cause: error },
    );
  }
  if (line.length === 0)
    throw new SyntaxError('The line has no cells: write at least one, such as ?.');
  if (line.length > mostCells)
    throw new SyntaxError(
      `The line has ${counted(line.length, 'cell')}, ${mostCells} is the most: take some away.`,
    );
  return line;
}

function readGeneral(text: string): GeneralDescription {
  let general: GeneralDescription;
  try {
    general = parseGeneral(short(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const cut = error.message.length > 90 ? `${error.message.slice(0, 90)}…` : error.message;
    throw new SyntaxError(
      `${sentence(cut)}. A segment is 0 or 1 with *, +, {3} or {2,4} behind it.`,
      { cause: error },
    );
  }
  if (general.length > mostSegments)
    throw new SyntaxError(
      `There are ${general.length} segments, ${mostSegments} is the most: take some away.`,
    );
  return general;
}

/** Longest text of a description that is read. */
const mostText = 1000;

function short(text: string): string {
  if (text.length > mostText)
    throw new SyntaxError(
      `the text has ${counted(text.length, 'character')}, ${grouped(mostText)} is the most`,
    );
  return text;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What follows for the line.
 *
 * @remarks O(k·ℓ) additions for runs; a general description costs up to some 40 ms.
 * @source 000_8dc3042ab81c971c.txt §2 (SETTLE)
 */
export function answer({ line, description, general }: Question): Answer {
  if (description !== null)
    return {
      count: countFits(line, description),
      settled: settle(line, description),
      leftmost: leftmostFit(line, description),
      rightmost: rightmostFit(line, description),
    };
  return {
    count: countFits(line, general),
    settled: settleByFix(line, general),
    leftmost: firstFit(line, general),
    rightmost: firstFit(line.toReversed(), general.toReversed())?.toReversed() ?? null,
  };
}

/** All fits, lazily. @source none */
export const fitsOf = ({ line, description, general }: Question): Generator<Uint8Array> =>
  fits(line, description ?? general);

function firstFit(line: Uint8Array, general: GeneralDescription): Uint8Array | null {
  for (const fit of fits(line, general)) return fit;
  return null;
}

/**
 * In how many fits a cell is filled.
 *
 * @param cell - zero-based
 * @source none
 */
export function filledCount({ line, description, general }: Question, cell: number): bigint {
  if (line[cell] === EMPTY) return 0n;
  const filled = line.slice();
  filled[cell] = FILLED;
  return countFits(filled, description ?? general);
}

/** "fit" or "fits" with its number. @source none */
export const fitsText = (count: bigint): string => counted(count, 'fit');

/**
 * What the fits say about one cell, and why.
 *
 * @param cell - zero-based
 * @source none
 */
export function cellSentence(question: Question, answer: Answer, cell: number): string {
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
function placesOf(answer: Answer): readonly { readonly first: number; readonly last: number }[] {
  const last = startsOf(answer.rightmost ?? new Uint8Array());
  return startsOf(answer.leftmost ?? new Uint8Array()).map((first, k) => ({
    first,
    last: last[k] ?? first,
  }));
}

function whyFilled({ description }: Question, answer: Answer, cell: number): string {
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

function whyEmpty({ description }: Question, answer: Answer, cell: number): string {
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

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
];

function runName(description: Description, k: number): string {
  const run = description[k] ?? 0;
  if (description.length === 1) return `The run of ${run}`;
  const alike = description.filter((other) => other === run).length;
  return alike === 1 ? `The run of ${run}` : `The ${ordinals[k] ?? `${k + 1}th`} run, of ${run},`;
}

/**
 * Why no line fits: too little room, or the cell that rules out what the cells before it left.
 *
 * @returns the fact, then what to do
 * @source none
 */
export function contradictionSentence({ line, description, general }: Question): string {
  const asked = description ?? general;
  const needed = description === null ? leastCells(general) : cellsNeeded(description);
  if (needed > line.length)
    return `No line fits: the description needs ${counted(needed, 'cell')}, the line has ${grouped(line.length)}. Shorten a run or lengthen the line.`;
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

/** The question as texts, the way links and files write it. @source none */
export function textsOf({ line, description, general }: Question): {
  readonly line: string;
  readonly description: string;
} {
  return {
    line: formatLine(line),
    description: description === null ? formatGeneral(general) : formatDescription(description),
  };
}

/** One segment: `0*`, `1{3}`, `0+`, `1{2,4}`. @source 000_8dc3042ab81c971c.txt §2 */
export const segmentText = (segment: GeneralDescription[number]): string =>
  formatGeneral([segment]);
