/**
 * One line of `npm run analyse`: a puzzle as JSON in, what SimpleSolver makes of it as plain data out.
 * What cannot be read as a puzzle is an error; a puzzle that can be read and has no solution is a result, `contradiction`.
 */
import { EMPTY, FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Description } from '../../../src/engine/board/description.ts';
import type { Status } from '../../../src/engine/sweep/events.ts';
import { formatGrid, imageFromText } from '../../../src/engine/board/image.ts';
import { checkPuzzle } from '../../../src/engine/board/puzzle.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { analyseMore, nothingMore } from './analyseMore.ts';
import type { MoreAnalysis, MoreOptions } from './analyseMore.ts';
import { messageOf } from '../../../src/command/program.ts';

/** What is printed for a puzzle. */
export type Analysis = MoreAnalysis & {
  readonly name: string | number | null; // as given
  readonly status: Status;
  readonly grid: readonly string[]; // where SimpleSolver stopped, H first: '#' filled, '.' empty, '?' unknown
  readonly sweepsHFirst: number; // the number of `solveSimple`, see the help text
  readonly sweepsVFirst: number;
  readonly difficulty000: number | null; // sweepsHFirst of a simple puzzle
  readonly difficulty001: number | null; // the mean of both
};

/** Rows, and columns, that are taken: a 500x500 puzzle takes about a second. */
export const mostLines = 500;

/**
 * Reads a line of input and solves it.
 *
 * @param text - JSON of one puzzle
 * @param more - what to find out besides what SimpleSolver makes of it
 * @throws SyntaxError for text that is no JSON; TypeError and RangeError for JSON that is no puzzle
 */
export function analyseText(text: string, more: MoreOptions = nothingMore): Analysis {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError('a puzzle must be an object with rows and cols');
  const fields = value as Readonly<Record<string, unknown>>;
  const name = readName(fields['name']);
  const rows = readLines('rows', fields['rows']);
  const columns = readLines('cols', fields['cols'] ?? fields['columns']);
  const clues = readClues(fields['clues'], rows.length, columns.length);
  return analyse({ rows, columns, ...(clues && { clues }) }, name, more);
}

/** Solves a puzzle that has been read. */
export function analyse(puzzle: Puzzle, name: Analysis['name'], more: MoreOptions): Analysis {
  const hFirst = solveSimple(puzzle, 'H');
  const vFirst = solveSimple(puzzle, 'V');
  // lines that fit one by one can still ask for different numbers of filled cells: then there is no solution either
  const unequal = checkPuzzle(puzzle).some(({ where }) => where === 'sums');
  const status = unequal ? 'contradiction' : hFirst.status;
  const simple = status === 'solved';
  return {
    name,
    status,
    grid: formatGrid(hFirst.grid),
    sweepsHFirst: hFirst.sweeps,
    sweepsVFirst: vFirst.sweeps,
    difficulty000: simple ? hFirst.sweeps : null,
    difficulty001: simple ? (hFirst.sweeps + vFirst.sweeps) / 2 : null,
    ...analyseMore(puzzle, unequal, more),
  };
}

function readName(name: unknown): Analysis['name'] {
  if (name === undefined || name === null) return null;
  if (typeof name === 'string' || typeof name === 'number') return name;
  throw new TypeError(`name must be a text: ${show(name)}`);
}

function readLines(field: 'rows' | 'cols', value: unknown): readonly Description[] {
  if (value === undefined) throw new TypeError(`${field} is missing`);
  if (!Array.isArray(value))
    throw new TypeError(`${field} must be a list of lists: ${show(value)}`);
  const one = field === 'rows' ? 'row' : 'column';
  if (value.length === 0) throw new RangeError(`a puzzle must have at least one ${one}`);
  if (value.length > mostLines)
    throw new RangeError(`a puzzle must have at most ${mostLines} ${one}s: ${value.length}`);
  return value.map((line: unknown, index) => {
    const place = `${one} ${index + 1}`;
    if (!Array.isArray(line)) throw new TypeError(`${place} must be a list of runs: ${show(line)}`);
    // many files write an empty line as [0]
    if (line.length === 1 && line[0] === 0) return [];
    return line.map((run: unknown) => {
      if (typeof run === 'number' && Number.isSafeInteger(run) && run > 0) return run;
      throw new RangeError(`${place}: run must be a positive integer: ${show(run)}`);
    });
  });
}

function readClues(value: unknown, height: number, width: number): Uint8Array | null {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value)) throw new TypeError(`clues must be a list: ${show(value)}`);
  const given: readonly unknown[] = value;
  if (given.length === 0) return null;
  return given.every((entry) => typeof entry === 'string')
    ? clueRows(given, height, width)
    : clueCells(given, height, width);
}

/** Clues as a picture, one text a row. */
function clueRows(rows: readonly string[], height: number, width: number): Uint8Array {
  let grid;
  try {
    grid = imageFromText(rows);
  } catch (error) {
    throw new SyntaxError(`clues: ${messageOf(error)}`, { cause: error });
  }
  if (grid.height !== height || grid.width !== width)
    throw new RangeError(
      `clues are ${grid.height}x${grid.width} cells, the puzzle is ${height}x${width}`,
    );
  return grid.cells;
}

/** Clues as a list of [row, column, value], rows and columns counted from 1. */
function clueCells(entries: readonly unknown[], height: number, width: number): Uint8Array {
  const cells = new Uint8Array(height * width).fill(UNKNOWN);
  for (const entry of entries) {
    const [row, column, value] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (!isPlace(row, height) || !isPlace(column, width) || (value !== EMPTY && value !== FILLED))
      throw new RangeError(
        `a clue must be [row from 1 to ${height}, column from 1 to ${width}, 0 or 1]: ${show(entry)}`,
      );
    const at = (row - 1) * width + column - 1;
    if (cells[at] === 1 - value)
      throw new RangeError(`row ${row}, column ${column} is given twice, as 0 and as 1`);
    cells[at] = value;
  }
  return cells;
}

const isPlace = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

/** A value as it stood in the input, cut short. */
function show(value: unknown): string {
  // JSON.stringify writes null for 1e999, which is Infinity once read
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'nothing');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
