/** Lines on which probing a cell tells nothing (001, Figures 12 and 13), computed while the site is built. */
import { formatLine } from '../engine/board/cell.ts';
import { formatDescription } from '../engine/board/description.ts';
import type { ProbedLine } from '../engine/probe/probeLine.ts';
import { linesOfCategoryZero } from '../engine/probe/probeLine.ts';

/** A line as the table shows it. */
export type ZeroLine = {
  readonly length: number;
  readonly description: string;
  readonly line: string; // over 0 1 ?
  readonly sequence: string;
  readonly zeros: readonly number[]; // zero-based cells of category 0
};

const rowOf = ({ line, description, sequence }: ProbedLine): ZeroLine => {
  const text = formatLine(line);
  const unknown = Array.from(text, (_, at) => at).filter((at) => text[at] === '?');
  return {
    length: line.length,
    description: formatDescription(description),
    line: text,
    sequence: sequence.join(' '),
    zeros: unknown.filter((_, k) => sequence[k] === 0),
  };
};

/** The shortest lines with a category 0: all of that length; `empty`: only among lines without a known cell. */
export function shortestZeroLines(empty: boolean): readonly ZeroLine[] {
  for (let length = 1; length <= 10; length++) {
    const found = linesOfCategoryZero(length, empty);
    if (found.length > 0) return found.map(rowOf);
  }
  throw new RangeError('no line of up to ten cells has a category 0');
}

/** How many descriptions give an empty line of each length a category 0. */
export function zeroDescriptions(lengths: readonly number[]): readonly number[] {
  return lengths.map((length) => linesOfCategoryZero(length, true).length);
}
