// Standstills on which an empty cell says nothing: their lines, and that no board of them has one solution; one that is too lax has.
import { describe, expect, test } from 'vitest';
import { descriptionsOf } from '../../../src/engine/board/description.ts';
import { linesOfCategoryZero, probeLine } from '../../../src/engine/probe/probeLine.ts';
import { uniqueSilentBoard } from '../../../src/engine/probe/silentBoards.ts';
import { choicesOf, silentLines } from '../../../src/engine/probe/silentLines.ts';
import { fourOnlySix, silentBoardsOf } from '../../../src/claims/001/fourOnly.ts';
import { readResult } from '../../../scripts/remake/stored/storedResults.ts';

/** Boards with the open cells of this one, the same numbers of filled cells in all lines, and none side by side in one. */
function solutionsOf(board: readonly string[]): number {
  const rows = board.map((row) => [...row]);
  const left = rows.map((_, j) => rows.filter((row) => row[j] === '#').length);
  const count = (i: number, before: readonly number[]): number => {
    if (i === rows.length) return left.every((one) => one === 0) ? 1 : 0;
    const open = rows[i]!.flatMap((cell, j) => (cell === '.' ? [] : [j]));
    const filled = rows[i]!.filter((cell) => cell === '#').length;
    let sum = 0;
    for (const choice of choicesOf(open, filled)) {
      if (choice.some((j) => before.includes(j) || left[j] === 0)) continue;
      for (const j of choice) left[j]!--;
      sum += count(i + 1, choice);
      for (const j of choice) left[j]!++;
    }
    return sum;
  };
  return count(0, []);
}

describe('silentLines', () => {
  test('are the settled lines whose probes all have an empty cell that says nothing', () => {
    for (const length of [4, 5, 6])
      for (const { line, description } of silentLines(length))
        expect(probeLine(line, description).every((category) => category % 4 === 0)).toBe(true);
    // those of category 0 are among them, or have a cell that is not
    const six = silentLines(6).map(
      ({ line, description }) => `${line.join('')} ${description.join(' ')}`,
    );
    for (const { line, description, sequence } of linesOfCategoryZero(6, false))
      expect(six.includes(`${line.join('')} ${description.join(' ')}`)).toBe(
        sequence.every((category) => category % 4 === 0),
      );
    expect(descriptionsOf(6).length).toBeLessThan(six.length);
  });

  test('leave one filled cell to any of three or more, or two to any of five or more', () => {
    for (const length of [4, 5, 6])
      for (const { free, filled, unknown } of silentLines(length)) {
        expect(free).toBe(true);
        expect(unknown).toBeGreaterThanOrEqual(filled === 1 ? 3 : 5);
      }
    // a line of seven cells may want three
    expect(silentLines(7).some(({ filled }) => filled === 3)).toBe(true);
  });
});

describe('uniqueSilentBoard', () => {
  test('finds none for 4x4 and 5x5, and one where lines may have fewer open cells', () => {
    expect(silentBoardsOf(4).unique).toBeNull();
    expect(silentBoardsOf(5)).toMatchObject({ unique: null, least: { one: 3, two: 5 } });
    for (const side of [5, 6]) {
      const { board } = uniqueSilentBoard(side, { one: 3, two: 4 });
      expect(solutionsOf(board ?? [])).toBe(1);
    }
  });

  test('finds one of 3x3 where going through all boards does, of lines as asked for', () => {
    const boards = Array.from({ length: 3 ** 9 }, (_, index) =>
      [0, 1, 2].map((row) =>
        [0, 1, 2].map((column) => '.?#'[Math.floor(index / 3 ** (3 * row + column)) % 3]!).join(''),
      ),
    ).filter((board) => solutionsOf(board) === 1);
    for (const one of [1, 2, 3])
      for (const two of [null, 2, 3, 4]) {
        const isAsked = (line: string): boolean => {
          const [open, filled] = [/[?#]/g, /#/g].map((sign) => line.match(sign)?.length ?? 0);
          if (line.includes('##') || filled! > 2) return false;
          return open === 0 || open! >= [Infinity, one, two ?? Infinity][filled!]!;
        };
        const isRight = (board: readonly string[]): boolean =>
          /[?#]/.test(board.join('')) &&
          board.every(isAsked) &&
          [0, 1, 2].every((at) => isAsked(board.map((row) => row[at]!).join('')));
        const { board, exchanges } = uniqueSilentBoard(3, { one, two });
        expect(board !== null).toBe(boards.some(isRight));
        if (board !== null) expect(isRight(board) && solutionsOf(board) === 1).toBe(true);
        // those to begin with: of two columns and of three, each cell to another column
        expect(exchanges).toBe(3 * 3 * 2 * 1 + 6 * 2);
      }
  });

  test('is what the stored outcome for 6x6 rests on', () => {
    const { lines, least, most } = readResult(fourOnlySix.id).tally as ReturnType<
      typeof silentBoardsOf
    >;
    const found = silentLines(6);
    expect(lines).toBe(found.length);
    expect(least).toEqual({ one: 3, two: 5 });
    expect(most).toBe(Math.max(...found.map(({ filled }) => filled ?? 6)));
  });
});
