/** Answers as texts, as links keep them, and what is said of them. */
import { EMPTY, FILLED, UNKNOWN } from '../engine/board/cell.ts';
import type { Grid } from '../engine/board/cell.ts';
import { imageFromText } from '../engine/board/image.ts';
import { decodePuzzle } from '../formats/puzzleCode.ts';
import { judgeCell, judgeMarks } from './cells.ts';
import type { Given } from './cells.ts';
import type { Breakable, Task, ChallengeVerdict } from './challenge.ts';
import { isBlank, refusalOf } from './conditions.ts';
import { formulaTrouble, judgeFormula } from './formulas.ts';
import { Looked } from './looked.ts';
import { rowRefusal } from './rows.ts';

export type AnyTask = Task | Breakable;

const signs = '01-';

/** Cells of a text: 1 filled, 0 empty, - open. */
const cellsOf = (text: string): Uint8Array => Uint8Array.from(text, (sign) => signs.indexOf(sign));

/** The text of cells; '' where nothing was done. */
export function textOfCells(cells: Uint8Array, untouched: Uint8Array): string {
  if (cells.every((cell, at) => cell === untouched[at])) return '';
  return [...cells].map((cell) => signs[cell]).join('');
}

const boards = new WeakMap<AnyTask, Given>();

/**
 * The board that a task gives, with its puzzle: the same object each time, so that a board is drawn once. Null where the
 * reader makes the picture or types.
 */
export function givenOf(task: AnyTask): Given | null {
  if (task.kind !== 'marks' && task.kind !== 'cell') return null;
  const known = boards.get(task);
  if (known !== undefined) return known;
  const puzzle = decodePuzzle(task.code);
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  const given = { puzzle, grid: { height, width, cells: cellsOf(task.known) } };
  boards.set(task, given);
  return given;
}

/** The board before the reader has done anything; null where there is none. */
export function startOf(task: AnyTask): Grid | null {
  switch (task.kind) {
    case 'picture': {
      const { height, width, from } = task;
      if (from !== undefined) return imageFromText(from);
      return { height, width, cells: new Uint8Array(height * width) };
    }
    case 'row':
      return { height: 1, width: task.length, cells: new Uint8Array(task.length) };
    case 'marks':
    case 'cell':
      return givenOf(task)!.grid;
    case 'formula':
      return null;
  }
}

/** The board with an answer on it, one that can be read; '' is none. */
export function answered(task: AnyTask, text: string): Grid | null {
  const start = startOf(task);
  if (start === null || text === '' || task.kind === 'cell') return start;
  const cells = cellsOf(text);
  return {
    ...start,
    cells:
      task.kind === 'marks'
        ? start.cells.map((cell, at) => (cell === UNKNOWN ? cells[at]! : cell))
        : cells,
  };
}

/** The cell of an answer, "2.5" for row 2, column 5; null where the board has none such. */
export function cellOf({ height, width }: Grid, text: string): number | null {
  const [, row, column] = /^(\d{1,2})\.(\d{1,2})$/.exec(text) ?? [];
  const [i, j] = [Number(row) - 1, Number(column) - 1];
  return i >= 0 && j >= 0 && i < height && j < width ? i * width + j : null;
}

/** What is wrong with a text as an answer; null for one that can be judged, and for '', which is none. */
export function answerTrouble(task: AnyTask, text: string): string | null {
  if (text === '') return null;
  if (task.kind === 'formula') return formulaTrouble(task.wish, text);
  const start = startOf(task)!;
  if (task.kind === 'cell')
    return cellOf(start, text) === null ? 'The board has no such cell.' : null;
  const pattern = task.kind === 'marks' ? /^[01-]*$/ : /^[01]*$/;
  if (!pattern.test(text)) return 'A board is written with 1 for filled and 0 for empty.';
  return text.length === start.cells.length
    ? null
    : `The answer has ${text.length} cells, and the board has ${start.cells.length}.`;
}

const open = (says: string): ChallengeVerdict => ({ met: false, says, shows: null });

const met = (says: string): ChallengeVerdict => ({ met: true, says, shows: null });

/** What is said where all is as asked. */
const right = (task: AnyTask): string =>
  'quote' in task ? 'Refuted: here the sentence does not hold.' : 'Yes, that is one.';

/**
 * Judges an answer that can be read.
 *
 * @param text - as in links; '' is judged as not begun
 */
export function judge(task: AnyTask, text: string): ChallengeVerdict {
  if (text === '') return open('Not begun.');
  switch (task.kind) {
    case 'picture': {
      const image = answered(task, text)!;
      if (isBlank(image)) return open('Nothing is drawn yet.');
      const refusal = refusalOf(new Looked(image), task.wants);
      return refusal === null ? met(right(task)) : { met: false, ...refusal };
    }
    case 'row': {
      const cells = cellsOf(text);
      if (!cells.includes(FILLED)) return open('Nothing is drawn yet.');
      const refusal = rowRefusal(cells, task.wants);
      return refusal === null ? met(right(task)) : { met: false, ...refusal };
    }
    case 'marks':
      return judgeMarks(givenOf(task)!, task.alone === true, answered(task, text)!.cells);
    case 'cell': {
      const given = givenOf(task)!;
      const cell = cellOf(given.grid, text)!;
      const verdict = judgeCell(given, task.wish, cell);
      return verdict.met ? verdict : { ...verdict, wrong: cell };
    }
    case 'formula':
      return judgeFormula(task.wish, text);
  }
}

/** What a press makes of a cell: filled, then empty, then blank again where it is a mark. */
export function pressed(task: AnyTask, value: number): number {
  if (value === FILLED) return EMPTY;
  return task.kind === 'marks' && value === EMPTY ? UNKNOWN : FILLED;
}
