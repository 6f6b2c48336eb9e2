/**
 * A method as the page of a puzzle, the ends of the steppers and the tests know it: how it is run, what it comes to, how
 * hard it finds the puzzle, and where it can be stepped through.
 */
import type { Grid } from '../engine/board/cell.ts';
import { countKnown } from '../engine/board/image.ts';
import type { InPieces } from '../engine/pieces.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { grouped } from '../notebook/plain/numbers.ts';
import type { MethodKind } from './kinds.ts';
import type { FigureTag } from './figures.ts';

/**
 * How a method leaves a puzzle. `solved`: it knows every cell of the one solution. `several`: it has found that there is
 * more than one. `none`: it has found that there is none. `stuck`: it can do no more. `open`: it was given up at a limit.
 */
type EndStatus = 'solved' | 'several' | 'none' | 'stuck' | 'open';

/** A number that says how hard a puzzle is. */
export type Difficulty = {
  readonly name: string;
  readonly source: '000' | '001' | '002' | '003' | '004';
  readonly place: string; // in that document
  readonly measures: string; // what the number counts, a sentence
  readonly value: string; // in words where there is no number
};

/** The document of a difficulty, as readers know it. */
export const sourceNames: Readonly<Record<Difficulty['source'], string>> = {
  '000': 'Batenburg & Kosters 2012',
  '001': 'Wensveen 2022',
  '002': 'Raven’s Point 2010',
  '003': 'Foote & Krizanc 2025',
  '004': '“Nonograms” 2025',
};

/** What a method comes to; plain data, fit for `structuredClone`. */
export type MethodEnd = {
  readonly status: EndStatus;
  /** What it knows in the end: each known cell has that value in every solution. */
  readonly grid: Grid;
  readonly verdict: string; // in plain words
  readonly difficulties: readonly Difficulty[];
  /** Settings of the figure that it opens in, besides the puzzle: where it ended. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Solutions that it has found, two at most. */
  readonly solutions?: readonly Grid[];
};

/** The ends that are known, by the id of the method. */
export type Ends = Readonly<Record<string, MethodEnd | undefined>>;

/** A method. */
export type Method = {
  readonly id: string; // in links and files: it can never be given to something else
  readonly kind: MethodKind;
  readonly name: string;
  readonly does: string; // what it does and where it is given up, a sentence or two
  readonly chapter: string; // slug of the chapter that tells of it
  /** The figure that steps through it; null: the page of the puzzle shows all that there is. */
  readonly figure: FigureTag | null;
  /** The method that it goes on from, by id: where that one settles a puzzle, this one has nothing of its own to show. */
  readonly goesOnFrom?: string;
  /**
   * Runs it, in pieces that may tell how far it is.
   *
   * @param ends - of the methods before it in the list, to go on from
   */
  run(this: void, puzzle: Puzzle, ends: Ends): InPieces<MethodEnd, string>;
};

/** Settings of a stepper that opens at the end of its run. */
export const whereItStopped: NonNullable<MethodEnd['settings']> = { s: 'end' };

/** "892 of 900 cells known". */
export const knownText = (grid: Grid): string =>
  `${grouped(countKnown(grid))} of ${grouped(grid.cells.length)} cells known`;

/** The verdict of a method that can do no more. */
export const stuckText = (grid: Grid): string => `${knownText(grid)}, then a standstill`;

/** The verdict of any method on a puzzle that sweeps solve. */
export const sweepsText = 'solved: sweeps are enough';

/** What is said where a method finds a contradiction. */
export const noneText = 'a contradiction: no solution';

/** Whether a method has told all that there is to tell of a puzzle. */
export const settles = ({ status }: MethodEnd): boolean =>
  status === 'solved' || status === 'several' || status === 'none';

/** Whether the figure of a method has something to show of a puzzle that the method before it has not told. */
export function showsMore({ goesOnFrom }: Pick<Method, 'goesOnFrom'>, ends: Ends): boolean {
  const before = goesOnFrom === undefined ? undefined : ends[goesOnFrom];
  return before === undefined || !settles(before);
}

/** Whether one end says more of a puzzle than a state that is not yet solved. */
export const goesBeyond = (end: MethodEnd, grid: Grid): boolean =>
  settles(end) || countKnown(end.grid) > countKnown(grid);

/**
 * About so much of a search that takes a second or two on a puzzle, whatever its size.
 *
 * @returns states on which SimpleSolver may be run, 1,000 to 100,000
 */
export const statesFor = ({ rows, columns }: Puzzle): number =>
  Math.min(100_000, Math.max(1000, Math.ceil(50_000_000 / (rows.length * columns.length))));
