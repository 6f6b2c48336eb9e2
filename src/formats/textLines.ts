/** The lines of a text with their numbers. */
import type { Description } from '../engine/board/description.ts';
import { formatDescription } from '../engine/board/description.ts';
import { mostLinesRead } from './limits.ts';
import type { LocatedRuns, Problem } from './reading.ts';
import { readRuns } from './runText.ts';

export type TextLine = { readonly text: string; readonly line: number };

/**
 * Cuts a text into lines, whichever way they end. What comes after the last end of a line is none.
 *
 * @param before - lines before it in the whole text
 */
export function linesOf(text: string, before = 0): readonly TextLine[] {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines.map((one, at) => ({ text: one, line: before + at + 1 }));
}

export const isBlank = ({ text }: TextLine): boolean => text.trim() === '';

/** The lines that are not blank. */
export const writtenLines = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.filter((line) => !isBlank(line));

/** The lines without blank ones at the beginning and the end. */
export function innerLines(lines: readonly TextLine[]): readonly TextLine[] {
  const first = lines.findIndex((line) => !isBlank(line));
  const last = lines.findLastIndex((line) => !isBlank(line));
  return first < 0 ? [] : lines.slice(first, last + 1);
}

/**
 * The lines of a section of a puzzle. Programs differ in whether a blank line is an empty line of the puzzle: the size that
 * was promised decides.
 *
 * @param size - how many there must be
 * @returns as many as there must be, where any way of counting gives them
 */
export function sectionLines(all: readonly TextLine[], size: number): readonly TextLine[] {
  const written = writtenLines(all);
  if (written.length >= size) return written;
  const inner = innerLines(all);
  if (inner.length === size) return inner;
  // empty lines of the puzzle may also stand at the beginning or at the end of the section
  const last = all.findLastIndex((line) => !isBlank(line));
  const upTo = all.slice(0, Math.max(size, last + 1));
  return upTo.length === size ? upTo : written;
}

/** Descriptions of lines of text, a line each. */
export const runsOfLines = (
  lines: readonly TextLine[],
  problems: Problem[],
): readonly LocatedRuns[] =>
  lines.map(({ text, line }) => ({ runs: readRuns(text, line, 0, problems), line }));

/** Two numbers on a line, and nothing else. */
export function pairIn(line: TextLine | undefined): readonly [number, number] | null {
  const match = /^\s*(\d{1,9})\s+(\d{1,9})\s*$/.exec(line?.text ?? '');
  return match === null ? null : [Number(match[1]), Number(match[2])];
}

/** Whether every line is made of numbers, as descriptions are. */
export const onlyNumbers = (lines: readonly TextLine[]): boolean =>
  lines.every(({ text }) => /^[\s\d,;]*$/.test(text));

/** Descriptions with spaces, a line each; `0` for an empty line. */
export const spacedLines = (lines: readonly Description[]): string =>
  lines.map((runs) => `${formatDescription(runs)}\n`).join('');

/** A number that is the size of a side; null: it is not. */
export function sideIn(text: string | undefined): number | null {
  const side = /^\s*(\d{1,9})\s*$/.exec(text ?? '')?.[1];
  return side === undefined || Number(side) < 1 || Number(side) > mostLinesRead
    ? null
    : Number(side);
}
