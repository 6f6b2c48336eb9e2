/** What a page author and a link may set. */
import type { Category } from '../../engine/probe/probeCategory.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { UNKNOWN } from '../../engine/board/cell.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import { LinkError, choiceFrom, numberFrom } from '../../kit/cell/linkState.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import type { SimpleLevel } from '../../kit/stepper/simpleTrace.ts';
import { simpleLevels } from '../../kit/stepper/simpleTrace.ts';
import type { Stage } from './model.ts';
import { openingCell } from './model.ts';

/** What a page author may set. */
export type ProbeExplorerProps = {
  readonly puzzle?: string; // code of the puzzle that the figure opens with; default the first preset
  readonly cell?: readonly [row: number, column: number]; // chosen at first, from 1; default one that tells most
  readonly order?: Order; // of the sequence; default board
};

/** Orders of a probing sequence: as the board is read, or by category as Tables 4 to 9 have it. */
export const orders = ['board', 'sorted'] as const;
export type Order = (typeof orders)[number];

/** Where one of the two steppers stands. */
export type StepperPlace = {
  readonly position: number | null; // null: at the end of the run
  readonly granularity: SimpleLevel;
};

/** Whether two cells are probed together, and which is the second. */
export type Pair = number | 'wanted' | null;

/** What a link keeps. */
export type ProbeSettings = {
  readonly code: string; // of the puzzle
  readonly round: number; // rounds of repeated probing made
  readonly cell: number | null; // its place in the grid; null: one that tells most
  /** The second cell of a pair, as its place in the grid; 'wanted': it is yet to be chosen; null: no pair. */
  readonly pair: Pair;
  readonly order: Order;
  readonly category: Category | null; // whose cells are ringed
  readonly one: StepperPlace; // of the 1-probe
  readonly zero: StepperPlace;
};

/** A stepper at the end of its run. */
export const atEnd: StepperPlace = { position: null, granularity: 'line' };

/** The settings that a figure opens with. @throws SyntaxError for a damaged puzzle code @source none */
export function defaultSettings(
  { puzzle, cell, order = 'board' }: ProbeExplorerProps,
  firstCode: string,
): ProbeSettings {
  const code = puzzle ?? firstCode;
  const width = cell === undefined ? 0 : decodePuzzle(code).columns.length;
  return {
    code,
    round: 0,
    cell: cell === undefined ? null : (cell[0] - 1) * width + cell[1] - 1,
    pair: null,
    order,
    category: null,
    one: atEnd,
    zero: atEnd,
  };
}

/** Settings from a link. @throws LinkError with a message for the reader @source none */
export function readSettings(values: LinkValues, usual: ProbeSettings): ProbeSettings {
  const code = values['p'] ?? usual.code;
  const puzzle = readPuzzle(code);
  const cell = values['c'];
  const category = numberFrom(values, 'k', {
    least: -1,
    most: 15,
    otherwise: -1,
    name: 'category',
  });
  const place = (which: '1' | '0'): StepperPlace => {
    const most = 1_000_000;
    const at = numberFrom(values, `s${which}`, { least: 0, most, otherwise: -1, name: 'step' });
    return {
      position: at < 0 ? null : Math.round(at),
      granularity: choiceFrom(values, `g${which}`, simpleLevels, 'line'),
    };
  };
  const round = numberFrom(values, 'r', { least: 0, most: 9999, otherwise: 0, name: 'round' });
  const usualCell = code === usual.code && round === 0 ? usual.cell : null;
  return {
    code,
    round: Math.round(round),
    cell: cell === undefined ? usualCell : readCell(cell, puzzle),
    pair: readPair(values['q'], puzzle),
    order: choiceFrom(values, 'o', orders, usual.order),
    category: category < 0 ? null : (Math.round(category) as Category),
    one: place('1'),
    zero: place('0'),
  };
}

function readPuzzle(code: string): Puzzle {
  try {
    return decodePuzzle(code);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new LinkError(`The puzzle of the link cannot be read. ${error.message}`);
  }
}

function readPair(text: string | undefined, puzzle: Puzzle): Pair {
  if (text === undefined) return null;
  return text === 'wanted' ? text : readCell(text, puzzle);
}

function readCell(text: string, { rows, columns }: Puzzle): number {
  const [, row = 0, column = 0] = (/^(\d{1,3})\.(\d{1,3})$/.exec(text) ?? []).map(Number);
  if (row < 1 || row > rows.length || column < 1 || column > columns.length)
    throw new LinkError(
      `The link asks for cell "${text.slice(0, 20)}"; it must be a row and a column of the puzzle, such as 2.3.`,
    );
  return (row - 1) * columns.length + column - 1;
}

/**
 * @throws LinkError when the settings ask for a round that there is not, a cell that is known, or one cell twice
 * @source none
 */
export function checkSettings(
  { round, cell, pair }: ProbeSettings,
  rounds: readonly Stage[],
): void {
  const stage = rounds[round];
  if (stage === undefined)
    throw new LinkError(
      `The link asks for round ${round} of repeated probing; there are ${rounds.length - 1}.`,
    );
  const { cells, width } = stage.state;
  for (const place of [cell, pair]) {
    if (typeof place !== 'number' || cells[place] === UNKNOWN) continue;
    throw new LinkError(
      `The link asks for the probe of row ${Math.floor(place / width) + 1}, column ${(place % width) + 1}, which is known already.`,
    );
  }
  if (pair !== null && pair === (cell ?? openingCell(stage)))
    throw new LinkError('The link asks for a pair of cells, but both are the same.');
}

/** What a link must say about settings. @source none */
export function writeSettings(settings: ProbeSettings, usual: ProbeSettings): LinkValues {
  const { code, round, cell, pair, order, category, one, zero } = settings;
  const same = code === usual.code && round === 0;
  return {
    ...(code === usual.code ? {} : { p: code }),
    ...(round === 0 ? {} : { r: String(round) }),
    ...(cell === null || (same && cell === usual.cell) ? {} : { c: cellText(code, cell) }),
    ...(pair === null ? {} : { q: pair === 'wanted' ? pair : cellText(code, pair) }),
    ...(order === usual.order ? {} : { o: order }),
    ...(category === null ? {} : { k: String(category) }),
    ...placeValues('1', one),
    ...placeValues('0', zero),
  };
}

function placeValues(which: string, { position, granularity }: StepperPlace): LinkValues {
  return {
    ...(position === null ? {} : { [`s${which}`]: String(position) }),
    ...(granularity === 'line' ? {} : { [`g${which}`]: granularity }),
  };
}

function cellText(code: string, cell: number): string {
  const width = decodePuzzle(code).columns.length;
  return `${Math.floor(cell / width) + 1}.${(cell % width) + 1}`;
}
