/** What a file tells of a puzzle besides its numbers: who made it, what it is called, its picture. */
import type { Puzzle } from '../engine/board/puzzle.ts';

/** The texts, in the order in which they are written. */
export const details = ['name', 'author', 'source', 'copyright', 'licence', 'description'] as const;
/** The name of one of the texts that a file may tell of a puzzle. */
export type Detail = (typeof details)[number];

/** The texts that a file tells of a puzzle; those that it does not tell are absent. */
export type Details = { readonly [key in Detail]?: string };

/** All that a file tells of a puzzle besides its numbers. */
export type ToldDetails = Details & {
  /** The picture that is meant, row by row; its runs are those of the puzzle. */
  readonly goal?: Uint8Array;
};

/** A puzzle with what is told of it. */
export type ToldPuzzle = ToldDetails & { readonly puzzle: Puzzle };

/** Longest name and longest text that are kept; longer ones are cut. */
const longest: Readonly<Record<Detail, number>> = {
  name: 200,
  author: 200,
  source: 200,
  copyright: 400,
  licence: 200,
  description: 2000,
};

/**
 * A foreign text on one line, without characters that no file of ours may hold: control characters, which make XML that
 * nothing opens, halves of characters, and marks that turn the direction of all that follows.
 *
 * @source Extensible Markup Language 1.0, section 2.2
 */
export function cleanText(text: string, most = 200): string {
  const plain = text
    .replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu, '')
    .trim();
  if (plain.length <= most) return plain;
  // a character may take two places, and is not cut in two
  return plain
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** The texts that say something, cleaned. */
export function cleanDetails(told: { readonly [key in Detail]?: string | undefined }): Details {
  const clean: { [key in Detail]?: string } = {};
  for (const detail of details) {
    const text = cleanText(told[detail] ?? '', longest[detail]);
    if (text !== '') clean[detail] = text;
  }
  return clean;
}

/** What is told of a puzzle, without the puzzle. */
export function toldOf(puzzle: ToldPuzzle): ToldDetails {
  const told = cleanDetails(puzzle);
  return puzzle.goal === undefined ? told : { ...told, goal: puzzle.goal };
}
