/** What puzzles, grids and lines are outside: plain data, described for those who use it. */

/** The lengths of the runs of a line, from left to right or from top to bottom. An empty line has `[]`; `[0]` is taken too. */
export type Clue = readonly number[];

/**
 * A rectangle of cells, row by row: the cell in row i and column j is `cells[i * width + j]`, 0 empty, 1 filled, 2 unknown.
 * Plain data: it is copied whole to a worker, and every grid that a function returns is the caller's own.
 */
export type Grid = {
  /** Number of rows, 1 to 1,000. */
  readonly height: number;
  /** Number of columns, 1 to 1,000. */
  readonly width: number;
  readonly cells: Uint8Array;
};

/**
 * What is taken for a grid: one; a text with a line for each row; the rows as texts; or the rows as lists of 0, 1 and 2. In
 * texts `#` and `1` are filled, `.` and `0` empty, `?` and `x` unknown.
 */
export type GridInput = Grid | string | readonly string[] | readonly (readonly number[])[];

/** A line of cells as a text (`?1?` or `.#?`), or as values 0 empty, 1 filled, 2 unknown. */
export type LineInput = string | Uint8Array | readonly number[];

/** A cell; rows and columns are counted from 0. */
export type Place = { readonly row: number; readonly column: number };

/** A cell with its value: 0 empty, 1 filled. */
export type KnownCell = Place & { readonly value: 0 | 1 };

/** A row or a column, counted from 0. */
export type LinePlace = { readonly kind: 'row' | 'column'; readonly index: number };

/** What may be told of a puzzle besides its clues. Solvers do not look at it; formats keep what they have a place for. */
export type PuzzleTexts = {
  readonly name?: string;
  readonly author?: string;
  /** Where it is from: a collection, with its number there. */
  readonly source?: string;
  readonly copyright?: string;
  readonly licence?: string;
  readonly description?: string;
};

/** A puzzle: a clue for each row and each column. */
export type Puzzle = PuzzleTexts & {
  /** Of the rows, top to bottom. */
  readonly rows: readonly Clue[];
  /** Of the columns, left to right. */
  readonly columns: readonly Clue[];
  /** Cells that are given beforehand; unknown elsewhere. A wrong one is allowed: there is no solution then. */
  readonly given?: Grid;
  /** The picture that is meant. */
  readonly picture?: Grid;
};

/** What is taken for a puzzle: one, also with `cols` for `columns`, and with `given` and `picture` in any form of a grid. */
export type PuzzleInput = PuzzleTexts & {
  readonly rows: readonly Clue[];
  readonly given?: GridInput;
  readonly picture?: GridInput;
} & ({ readonly columns: readonly Clue[] } | { readonly cols: readonly Clue[] });
