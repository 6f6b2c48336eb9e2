import { describe, expect, test } from 'vitest';
import { EMPTY, FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import {
  boardCounts,
  boardOf,
  cellLabel,
  lineIsDone,
  lineWords,
  remarked,
  rowLabel,
} from '../../../src/kit/board/boardModel.ts';

const puzzle = { rows: [[3, 1], []], columns: [[1], [1], [1], [], [1]] };
const cells = Uint8Array.from([1, 1, 1, 0, 1, 2, 0, 0, 0, 0]);

describe('boardOf', () => {
  test('takes its size from the descriptions and passes the clues on', () => {
    const clues = new Uint8Array(10).fill(UNKNOWN);
    expect(boardOf({ ...puzzle, clues }, cells, 'A board')).toMatchObject({
      height: 2,
      width: 5,
      clues,
    });
    expect('clues' in boardOf(puzzle, cells, 'A board')).toBe(false);
  });
});

describe('lineIsDone', () => {
  const model = boardOf(puzzle, cells, 'A board');
  test('holds when every cell is known and the runs are those of the description', () => {
    expect(lineIsDone(model, 'H', 0)).toBe(true);
    expect(lineIsDone(model, 'V', 1)).toBe(true);
  });
  test('fails while a cell is unknown, even where all runs stand already', () => {
    expect(lineIsDone(model, 'V', 0)).toBe(false);
    expect(lineIsDone(model, 'H', 1)).toBe(false);
  });
  test('fails for a finished line with other runs', () => {
    const wrong = boardOf({ ...puzzle, rows: [[1, 3], []] }, cells, 'A board');
    expect(lineIsDone(wrong, 'H', 0)).toBe(false);
  });
  test('fails on a board without descriptions', () => {
    expect(lineIsDone({ ...model, rows: [] }, 'H', 0)).toBe(false);
  });
});

describe('cellLabel', () => {
  test('names place, value and both descriptions, counted from 1', () => {
    const model = boardOf(puzzle, cells, 'A board');
    expect(cellLabel(model, 0, 4)).toBe('row 1, column 5: filled; clues 3 1, and 1');
    expect(rowLabel(model, 0)).toBe('row 1: 3 1');
    expect(rowLabel({ rows: [] }, 1)).toBe('row 2');
    expect(cellLabel(model, 1, 0)).toBe('row 2, column 1: unknown; clues 0, and 1');
  });
  test('says that a cell was given', () => {
    const clues = new Uint8Array(10).fill(UNKNOWN);
    clues[3] = EMPTY;
    const model = boardOf({ ...puzzle, clues }, cells, 'A board');
    expect(cellLabel(model, 0, 3)).toBe('row 1, column 4: empty, given; clues 3 1, and 0');
  });
  test('says that a cell is on trial, or taken back', () => {
    const model = boardOf(puzzle, cells, 'A board');
    const marked = { ...model, trials: new Set([0]), takenBack: new Set([5]) };
    expect(cellLabel(marked, 0, 0)).toBe('row 1, column 1: filled, on trial; clues 3 1, and 1');
    expect(cellLabel(marked, 1, 0)).toBe('row 2, column 1: unknown, taken back; clues 0, and 1');
  });
  test('leaves out descriptions that a board does not have', () => {
    const model = { ...boardOf(puzzle, cells, 'A board'), rows: [], columns: [] };
    expect(cellLabel(model, 0, 0)).toBe('row 1, column 1: filled');
  });
});

describe('remarked', () => {
  const model = boardOf(puzzle, cells, 'A board');
  test('lists every cell whose label differs though its value does not', () => {
    const marks = [
      {},
      { trials: new Set([0, 3]) },
      { trials: new Set([3]), takenBack: new Set([5, 6]) },
      { takenBack: new Set([6]) },
    ];
    for (const one of marks)
      for (const other of marks) {
        const [a, b] = [
          { ...model, ...one },
          { ...model, ...other },
        ];
        const differ = [...cells.keys()].filter(
          (at) =>
            cellLabel(a, Math.floor(at / 5), at % 5) !== cellLabel(b, Math.floor(at / 5), at % 5),
        );
        expect(remarked(a, b)).toEqual(new Set(differ));
      }
  });
});

test('lines are counted from 1 in words', () => {
  expect(lineWords({ direction: 'H', index: 3 })).toBe('row 4');
  expect(lineWords({ direction: 'V', index: 0 })).toBe('column 1');
});

test('cells are counted by value', () => {
  expect(boardCounts(Uint8Array.from([EMPTY, FILLED, FILLED, UNKNOWN]))).toEqual({
    filled: 2,
    empty: 1,
    unknown: 1,
  });
});
