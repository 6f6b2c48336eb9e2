/** One class for everything that is wrong with what a function was given, with a code and a place for programs. */

/**
 * What kind of mistake it was.
 *
 * - `argument`: an argument or an option of the wrong type, or out of its range
 * - `puzzle`: a puzzle whose clues cannot be right: they do not fit, or rows and columns differ in their sums
 * - `text`: a text that is no puzzle in any of the formats
 * - `format`: a format that there is not, or that has no place for the puzzle
 * - `aborted`: the signal came before there was an answer
 * - `worker`: the worker could not be started, has died, or was closed.
 */
export type ErrorCode = 'argument' | 'puzzle' | 'text' | 'format' | 'aborted' | 'worker';

/** Where a mistake is. Rows, columns and cells are counted from 0, lines and characters of a text from 1. */
export type ErrorPlace =
  | { readonly kind: 'row' | 'column'; readonly index: number }
  | { readonly kind: 'cell'; readonly row: number; readonly column: number }
  | { readonly kind: 'text'; readonly line: number; readonly column?: number }
  | { readonly kind: 'option'; readonly name: string };

/** One thing that is wrong. */
export type Problem = {
  /** One sentence or two: what is wrong, and what to do. Rows and columns are counted from 1 in it, as people do. */
  readonly message: string;
  /** Where it is; null where it has no place, as with two sums that differ. */
  readonly place: ErrorPlace | null;
};

/** What functions of this library throw, and what their promises are rejected with. */
export class NonogramError extends Error {
  override readonly name = 'NonogramError';
  readonly code: ErrorCode;
  /** Where the first mistake is; null where it has no place. */
  readonly place: ErrorPlace | null;
  /** All mistakes that were found, the first one included. */
  readonly problems: readonly Problem[];

  constructor(
    code: ErrorCode,
    problems: string | Problem | readonly Problem[],
    options: { readonly cause?: unknown } = {},
  ) {
    const all: readonly Problem[] =
      typeof problems === 'string'
        ? [{ message: problems, place: null }]
        : 'message' in problems
          ? [problems]
          : problems;
    super(all[0]?.message ?? code, options);
    this.code = code;
    this.place = all[0]?.place ?? null;
    this.problems = all;
  }
}
