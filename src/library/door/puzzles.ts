/** Puzzles as callers write them: every mistake gets its sentence and its place. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { cellsNeeded } from '../../engine/board/description.ts';
import type { Description } from '../../engine/board/description.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { startGrid } from '../../engine/board/puzzle.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import { NonogramError } from '../errors.ts';
import type { ErrorPlace, Problem } from '../errors.ts';
import { isList, isObject, kindOf, refuse } from './arguments.ts';
import { gridOfInput, mostSide } from './grids.ts';

/** A clue as a list of runs, without the 0 of an empty line; a sentence where it is none. */
function runsOf(value: unknown): Description | string {
  if (!isList(value)) return `is a list of numbers, not ${kindOf(value)}`;
  if (value.length > mostSide)
    return `has ${grouped(value.length)} numbers: ${grouped(mostSide)} is the most`;
  if (value.length === 1 && value[0] === 0) return [];
  const runs: number[] = [];
  for (let at = 0; at < value.length; at++) {
    const run = value[at];
    if (typeof run !== 'number' || !Number.isInteger(run) || run < 1)
      return `has ${run === 0 ? 'a 0 beside other numbers' : kindOf(run)}: its numbers are whole and 1 or more, and [] or [0] alone is an empty line`;
    if (run > mostSide)
      return `has a run of ${grouped(run)} cells: ${grouped(mostSide)} is the most`;
    runs.push(run);
  }
  return runs;
}

/** The clue of one line as callers write it. */
export function clueOfInput(value: unknown): Description {
  const runs = runsOf(value);
  return typeof runs === 'string' ? refuse(`The clue ${runs}.`) : runs;
}

type Side = { readonly lines: readonly Description[]; readonly problems: readonly Problem[] };

const wrong = (message: string, place: ErrorPlace | null = null): Problem => ({ message, place });

function sideOf(value: unknown, kind: 'row' | 'column'): Side {
  const name = `${kind}s`;
  const whole = (message: string): Side => ({
    lines: [],
    problems: [wrong(message, { kind: 'option', name })],
  });
  if (value === undefined) return whole(`The puzzle has no ${name}: give the list of their clues.`);
  if (!isList(value))
    return whole(`The ${name} of the puzzle are a list of clues, not ${kindOf(value)}.`);
  if (value.length === 0) return whole(`The puzzle has no ${name}: one is the least.`);
  if (value.length > mostSide)
    return whole(
      `The puzzle has ${grouped(value.length)} ${name}: ${grouped(mostSide)} is the most.`,
    );
  const lines: Description[] = [];
  const problems: Problem[] = [];
  for (let index = 0; index < value.length; index++) {
    const runs = runsOf(value[index]);
    if (typeof runs !== 'string') lines.push(runs);
    else problems.push(wrong(`The clue of ${kind} ${index + 1} ${runs}.`, { kind, index }));
  }
  return { lines, problems };
}

/** Clues that do not fit on their lines. */
const misfits = (
  lines: readonly Description[],
  kind: 'row' | 'column',
  length: number,
): Problem[] =>
  lines.flatMap((runs, index) => {
    const needed = cellsNeeded(runs);
    if (needed <= length) return [];
    const across = kind === 'row' ? 'column' : 'row';
    const name = kind === 'row' ? 'Row' : 'Column';
    return [
      wrong(
        `${name} ${index + 1} needs ${counted(needed, 'cell')}, but there ${length === 1 ? 'is' : 'are'} only ${counted(length, across)}.`,
        { kind, index },
      ),
    ];
  });

const sumOf = (lines: readonly Description[]): number =>
  lines.reduce((sum, runs) => runs.reduce((all, run) => all + run, sum), 0);

type Looked = { readonly puzzle: Puzzle | null; readonly problems: readonly Problem[] };

const none = (problems: readonly Problem[]): Looked => ({ puzzle: null, problems });

/** Whether an argument was of the wrong shape, rather than a puzzle with a mistake. */
const isShapeless = (value: unknown): boolean =>
  !isObject(value) || !isList(value['rows']) || !isList(value['columns'] ?? value['cols']);

function look(value: unknown): Looked {
  if (!isObject(value) || !['rows', 'columns', 'cols'].some((name) => name in value))
    return none([
      wrong(
        `A puzzle is an object { rows, columns } with a list of clues each, not ${kindOf(value)}${typeof value === 'string' ? ': readPuzzle reads texts' : ''}.`,
      ),
    ]);
  const rows = sideOf(value['rows'], 'row');
  const columns = sideOf(value['columns'] ?? value['cols'], 'column');
  const shapes = [...rows.problems, ...columns.problems];
  if (shapes.length > 0) return none(shapes);
  const [height, width] = [rows.lines.length, columns.lines.length];
  const problems = [
    ...misfits(rows.lines, 'row', width),
    ...misfits(columns.lines, 'column', height),
  ];
  const [inRows, inColumns] = [sumOf(rows.lines), sumOf(columns.lines)];
  if (problems.length === 0 && inRows !== inColumns)
    problems.push(
      wrong(
        `The rows have ${counted(inRows, 'filled cell')}, the columns ${grouped(inColumns)}: they must be equal.`,
      ),
    );
  let given: Grid | null = null;
  try {
    given = stateOfInput(value['given'], 'given grid', height, width);
  } catch (error) {
    if (!(error instanceof NonogramError)) throw error;
    problems.push(...error.problems);
  }
  if (problems.length > 0) return none(problems);
  const puzzle = { rows: rows.lines, columns: columns.lines };
  return { puzzle: given === null ? puzzle : { ...puzzle, clues: given.cells }, problems };
}

/** Everything that is wrong with a puzzle. */
export const problemsOf = (value: unknown): readonly Problem[] => look(value).problems;

/** A puzzle as the engine has it, copied; throws all that is wrong with it. */
export function puzzleOfInput(value: unknown): Puzzle {
  const { puzzle, problems } = look(value);
  if (puzzle !== null) return puzzle;
  throw new NonogramError(isShapeless(value) ? 'argument' : 'puzzle', problems);
}

/** A grid of a puzzle's size; null where none is given. */
function stateOfInput(value: unknown, what: string, height: number, width: number): Grid | null {
  if (value === undefined) return null;
  const grid = gridOfInput(value, what);
  if (grid.height !== height || grid.width !== width)
    refuse(
      `The ${what} has ${grid.height} rows of ${grid.width} cells, the puzzle ${height} of ${width}.`,
    );
  return grid;
}

/** The state from which a method goes on: the given cells, and what the caller knows besides. */
export function startOf(puzzle: Puzzle, from: unknown): Grid {
  const { rows, columns, clues } = puzzle;
  const state = stateOfInput(from, 'state', rows.length, columns.length);
  if (state === null) return startGrid(puzzle);
  const denied = clues?.findIndex(
    (cell, at) => cell !== UNKNOWN && state.cells[at] !== UNKNOWN && state.cells[at] !== cell,
  );
  if (denied !== undefined && denied >= 0) {
    const [row, column] = [Math.floor(denied / state.width), denied % state.width];
    refuse(`The state denies the given cell in row ${row + 1}, column ${column + 1}.`, {
      kind: 'cell',
      row,
      column,
    });
  }
  return startGrid(puzzle, state);
}
