/**
 * How much a puzzle may be, wherever one comes in from outside: text, file, link, painting. A page takes less than a program:
 * its boards would no longer be readable, and a forged link must not freeze it.
 */
import { counted, grouped } from '../notebook/plain/numbers.ts';

/** Most rows, and most columns, of a puzzle on a page. */
export const mostLines = 100;

/** Most rows, and most columns, of a puzzle that is read at all. */
export const mostLinesRead = 1000;

/** Most characters that a page reads; a 100 × 100 puzzle in the wordiest format stays below it. */
export const mostCharacters = 200_000;

/** What is taken at a place: beyond the size of a puzzle, of the text, so that reading it takes no longer than a page may. */
export type ReadLimits = {
  readonly lines: number; // of a puzzle, each way
  readonly characters: number;
  readonly textLines: number;
  readonly tokens: number; // of lists with names
  readonly puzzles: number; // of lists with names
};

/** Of a page. */
export const pageLimits: ReadLimits = {
  lines: mostLines,
  characters: mostCharacters,
  textLines: 25_000, // a 100 × 100 puzzle with its picture, each number on a line of its own
  tokens: 60_000,
  puzzles: 500,
};

/** Of a program: some ten thousand puzzles of a tournament. */
export const programLimits: ReadLimits = {
  lines: mostLinesRead,
  characters: 50_000_000,
  textLines: Infinity,
  tokens: Infinity,
  puzzles: Infinity,
};

/**
 * Says why a size cannot be read.
 *
 * @param most - rows, and columns, that are taken
 * @returns a fact and what to do, or `null` when both sides are whole numbers from 1 to `most`
 */
export function sizeProblem(height: number, width: number, most = mostLinesRead): string | null {
  for (const [count, name] of [
    [height, 'row'],
    [width, 'column'],
  ] as const) {
    if (!Number.isInteger(count) || count < 1)
      return `The puzzle has ${counted(count, name)}: give at least one ${name}.`;
    if (count > most)
      return `The puzzle has ${counted(count, name)}: the most that is taken is ${grouped(most)} rows and ${grouped(most)} columns.`;
  }
  return null;
}
