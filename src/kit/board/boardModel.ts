/**
 * What a board shows, as plain data: the cells, the descriptions, and the marks of the present step.
 * Pictures (`boardPicture.ts`) and the live board (`boardView.ts`) are both drawn from it.
 */
import type { Cell, Direction, Grid } from '../../engine/board/cell.ts';
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import {
  describeLine,
  formatDescription,
  sameDescription,
} from '../../engine/board/description.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import { lineOf } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';

/** One line of a board: `H` with a row index, `V` with a column index, zero-based. */
export type LineRef = { readonly direction: Direction; readonly index: number };

/** How many numbers there is room for beside a board that has none of its own: for marks. */
export type ClueRoom = { readonly rows: number; readonly columns: number };

/**
 * What is seen of a board: `marks`, dots in empty cells with all else; `picture`, no dots, because nothing is to be proved;
 * `bare`, nothing but the cells, joined.
 */
export type BoardLook = 'marks' | 'picture' | 'bare';

/** A board at one moment. Nothing in it is modified by whoever draws it. */
export type BoardModel = {
  readonly height: number; // rows, 1 to 100
  readonly width: number; // columns, 1 to 100
  readonly cells: Uint8Array; // height * width values, row by row
  readonly rows: readonly Description[]; // top to bottom; [] for a board without descriptions
  readonly columns: readonly Description[]; // left to right; [] for a board without descriptions
  /** Room beside a board without descriptions. */
  readonly room?: ClueRoom;
  /** Cells given beforehand (UNKNOWN where none): they wear a corner. */
  readonly clues?: Uint8Array;
  /** Indexes into `cells` that are on trial, assumed and not proved: they wear the colour of probing, and their dots are open. */
  readonly trials?: ReadonlySet<number>;
  /** The one of them that was assumed first: it wears a ring of ink. */
  readonly tried?: number;
  /** The methods that found cells, by indexes into `cells`: these wear their colours, and their marks where there is room. */
  readonly by?: ReadonlyMap<number, MethodKind>;
  /** Indexes into `cells` that the present step changed: they wear a ring. */
  readonly fresh?: ReadonlySet<number>;
  /** Those of them that the present step took back: a ring around an unknown cell. */
  readonly takenBack?: ReadonlySet<number>;
  /** Lines being read: a band lies under them. */
  readonly lit?: readonly LineRef[];
  /** Lines without a fit: tinted and framed. */
  readonly bad?: readonly LineRef[];
  /** Lines whose descriptions go quiet, where that is for the figure to say: a player need not mark the empty cells. */
  readonly done?: readonly LineRef[];
  /** Single numbers that go quiet, of each row and then of each column; a list that stays the same object is not drawn anew. */
  readonly quiet?: readonly (readonly boolean[])[];
  /** Further marks over the cells, in units of the picture, from the top left corner of the grid. */
  readonly overlay?: readonly SvgNode[];
  /** Default `bare` where it is solved and wears no marks, `marks` elsewhere. */
  readonly look?: BoardLook;
  readonly label: string; // what the board is, for readers who do not see it
};

/**
 * The board of a puzzle in a given state.
 *
 * @param cells - row-major, as long as the puzzle has cells
 * @param label - what the board is, for readers who do not see it
 */
export function boardOf(puzzle: Puzzle, cells: Uint8Array, label: string): BoardModel {
  const { rows, columns, clues } = puzzle;
  const board = { height: rows.length, width: columns.length, cells, rows, columns, label };
  return clues === undefined ? board : { ...board, clues };
}

/** The cells of a board as a grid of the engine. */
function gridOf({ height, width, cells }: BoardModel): Grid {
  return { height, width, cells };
}

/**
 * Whether a line is finished: no cell unknown and exactly the runs that its description asks for, or as the model says.
 *
 * @returns false on a board without descriptions
 */
export function lineIsDone(model: BoardModel, direction: Direction, index: number): boolean {
  const description = (direction === 'H' ? model.rows : model.columns)[index];
  if (description === undefined) return false;
  if (model.done !== undefined)
    return model.done.some((line) => line.direction === direction && line.index === index);
  const line = lineOf(gridOf(model), direction, index);
  return !line.includes(UNKNOWN) && sameDescription(describeLine(line), description);
}

/** Whether every cell is known, and every line has what its description asks for. */
export function isSolved(model: BoardModel): boolean {
  const { rows, columns, cells } = model;
  if (rows.length === 0 || columns.length === 0 || cells.includes(UNKNOWN)) return false;
  const puzzle = gridOf(model);
  const holds = (direction: Direction) => (description: Description, index: number) =>
    sameDescription(describeLine(lineOf(puzzle, direction, index)), description);
  return rows.every(holds('H')) && columns.every(holds('V'));
}

const looks = new WeakMap<BoardModel, BoardLook>(); // asked for each row

/** What is seen of a board. */
export function lookOf(model: BoardModel): BoardLook {
  const known = looks.get(model);
  if (known !== undefined) return known;
  const { fresh, trials, overlay } = model;
  const marks = (fresh?.size ?? 0) + (trials?.size ?? 0) + (overlay?.length ?? 0);
  const look = model.look ?? (marks === 0 && isSolved(model) ? 'bare' : 'marks');
  looks.set(model, look);
  return look;
}

const cellWords: Readonly<Record<Cell, string>> = {
  [EMPTY]: 'empty',
  [FILLED]: 'filled',
  [UNKNOWN]: 'unknown',
};

/** The word for the value of a cell: empty, filled or unknown. */
export function cellWord(cell: number): string {
  return cellWords[cell as Cell];
}

/** A line in prose, counted from 1: "row 4", "column 2". */
export function lineWords({ direction, index }: LineRef): string {
  return `${direction === 'H' ? 'row' : 'column'} ${index + 1}`;
}

/**
 * What a cell is, for readers who do not see it: "row 4, column 5: unknown; clues 3 1, and 2", its row's clue first.
 */
export function cellLabel(model: BoardModel, row: number, column: number): string {
  const cell = row * model.width + column;
  const words = [
    `row ${row + 1}, column ${column + 1}: ${cellWord(model.cells[cell]!)}`,
    ...((model.clues?.[cell] ?? UNKNOWN) === UNKNOWN ? [] : ['given']),
    ...(model.trials?.has(cell) ? ['on trial'] : []),
    ...(model.takenBack?.has(cell) ? ['taken back'] : []),
  ];
  const place = words.join(', ');
  const ofRow = model.rows[row];
  const ofColumn = model.columns[column];
  if (ofRow === undefined || ofColumn === undefined) return place;
  return `${place}; ${cluesText(ofRow, ofColumn)}`;
}

/** The numbers of the two lines of a cell, in words that its place does not have: "clues 3 1, and 2". */
export const cluesText = (ofRow: Description, ofColumn: Description): string =>
  `clues ${formatDescription(ofRow)}, and ${formatDescription(ofColumn)}`;

/** What a row of cells is called: "row 4: 3 1". */
export function rowLabel({ rows }: Pick<BoardModel, 'rows'>, row: number): string {
  const name = lineWords({ direction: 'H', index: row });
  const numbers = rows[row];
  return numbers === undefined ? name : `${name}: ${formatDescription(numbers)}`;
}

/**
 * Cells whose labels differ between two models of a board though their values need not: on trial or taken back in one of
 * them only.
 */
export function remarked(a: BoardModel, b: BoardModel): ReadonlySet<number> {
  const cells = new Set<number>();
  for (const mark of ['trials', 'takenBack'] as const)
    for (const [one, other] of [[a, b] as const, [b, a] as const])
      for (const cell of one[mark] ?? []) if (!other[mark]?.has(cell)) cells.add(cell);
  return cells;
}

/** How many cells are filled, empty and unknown. */
export function boardCounts(cells: Uint8Array): {
  readonly filled: number;
  readonly empty: number;
  readonly unknown: number;
} {
  const counts = [0, 0, 0];
  for (const cell of cells) counts[cell] = (counts[cell] ?? 0) + 1;
  return { filled: counts[FILLED] ?? 0, empty: counts[EMPTY] ?? 0, unknown: counts[UNKNOWN] ?? 0 };
}
