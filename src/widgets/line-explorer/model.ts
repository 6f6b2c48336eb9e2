/**
 * The line explorer without its page: what the reader typed, read and checked, and what follows for the line.
 * Nothing here enumerates all fits; counts are exact however many there are.
 */
import { EMPTY, FILLED, formatLine } from '../../engine/board/cell.ts';
import { formatDescription } from '../../engine/board/description.ts';
import type { Description } from '../../engine/board/description.ts';
import { countFits, fits, leftmostFit, rightmostFit } from '../../engine/line/fits.ts';
import { settleByFix } from '../../engine/line/fix.ts';
import { formatGeneral, generalFrom, parseGeneral } from '../../engine/board/generalDescription.ts';
import type { GeneralDescription } from '../../engine/board/generalDescription.ts';
import { settle } from '../../engine/line/settle.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { attempt, readDescription, readLine, sentence, short } from '../../kit/line/lineText.ts';

/** Most cells with a general description: its fits are counted over sets of states, which can be many. */
export const mostGeneralCells = 40;
/** Most segments of a general description, for the same reason. */
const mostSegments = 12;

/** What is shown below the line: all fits, the table of Fix(i, j), or the fits as numbers. */
export const explorerViews = ['fits', 'table', 'numbers'] as const;
export type ExplorerView = (typeof explorerViews)[number];

/** How they are called. */
export const viewNames: Readonly<Record<ExplorerView, string>> = {
  fits: 'All fits',
  table: 'Fix table',
  numbers: 'As numbers',
};

/** What is typed into the three fields. `general` is empty unless the reader uses it in place of the description. */
export type Typed = {
  readonly description: string;
  readonly line: string;
  readonly general: string;
};

export type TypedField = keyof Typed;

/** A line and what is asked of it. */
export type LineExplorerQuestion = {
  readonly line: Uint8Array;
  readonly description: Description | null; // null when a general description is used
  readonly general: GeneralDescription;
};

export type LineExplorerAnswer = {
  readonly count: bigint; // of fits
  readonly settled: Uint8Array | null; // null without a fit
  readonly leftmost: Uint8Array | null;
  readonly rightmost: Uint8Array | null;
};

export type Reading =
  | { readonly question: LineExplorerQuestion; readonly errors?: never }
  | { readonly question?: never; readonly errors: Readonly<Partial<Record<TypedField, string>>> };

/**
 * Reads the three fields.
 *
 * @returns the question, or a message for each field that cannot be read: the fact, then what to do
 */
export function readTyped(typed: Typed): Reading {
  const errors: Partial<Record<TypedField, string>> = {};
  const line = attempt(() => readLine(typed.line));
  if (typeof line === 'string') errors.line = line;
  const usesGeneral = typed.general.trim() !== '';
  const description = attempt(() => readDescription(typed.description));
  if (typeof description === 'string' && !usesGeneral) errors.description = description;
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

/**
 * What follows for the line.
 *
 * @remarks O(k·ℓ) additions for runs; a general description costs up to some 40 ms.
 * @source 000_8dc3042ab81c971c.txt §2 (SETTLE)
 */
export function answer({ line, description, general }: LineExplorerQuestion): LineExplorerAnswer {
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

/** All fits, lazily. */
export const fitsOf = ({
  line,
  description,
  general,
}: LineExplorerQuestion): Generator<Uint8Array> => fits(line, description ?? general);

function firstFit(line: Uint8Array, general: GeneralDescription): Uint8Array | null {
  for (const fit of fits(line, general)) return fit;
  return null;
}

/**
 * In how many fits a cell is filled.
 *
 * @param cell - zero-based
 */
export function filledCount(
  { line, description, general }: LineExplorerQuestion,
  cell: number,
): bigint {
  if (line[cell] === EMPTY) return 0n;
  const filled = line.slice();
  filled[cell] = FILLED;
  return countFits(filled, description ?? general);
}

/** "fit" or "fits" with its number. */
export const fitsText = (count: bigint): string => counted(count, 'fit');

/** The question as texts, the way links and files write it. */
export function textsOf({ line, description, general }: LineExplorerQuestion): {
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
