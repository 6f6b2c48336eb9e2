import { describe, expect, test } from 'vitest';
import { EMPTY, FILLED, UNKNOWN, parseLine } from '../../../src/engine/board/cell.ts';
import { wrongNode } from '../../../src/kit/board/wrongMarks.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { galleryDescriptions } from '../../../src/puzzles/gallery.ts';
import type { Game } from '../../../src/kit/play/game.ts';
import {
  finishedBy,
  gameBoard,
  heldLines,
  isSolved,
  newGame,
  outlook,
  ownMarks,
  troubles,
  withMarks,
} from '../../../src/kit/play/game.ts';
import { markText, outlookText, toldAfter } from '../../../src/kit/play/gameWords.ts';
import { marksOfText, marksProblem, textOfMarks } from '../../../src/kit/play/marks.ts';
import { nextMark } from '../../../src/kit/play/playBoard.ts';

const heart = galleryDescriptions('heart');
const two = galleryDescriptions('switch'); // 2 x 2, either diagonal

const game = (puzzle: Game['puzzle'], ...rows: string[]): Game => ({
  puzzle,
  marks: parseLine(rows.join('')),
});

describe('isSolved', () => {
  test('takes every solution, with dots and without', () => {
    for (const rows of [
      ['10', '01'],
      ['1?', '?1'],
      ['01', '10'],
      ['?1', '1?'],
    ])
      expect(isSolved(game(two, ...rows)), rows.join()).toBe(true);
    for (const rows of [
      ['11', '??'],
      ['1?', '??'],
      ['??', '??'],
    ])
      expect(isSolved(game(two, ...rows)), rows.join()).toBe(false);
  });
});

describe('finishedBy', () => {
  test('is what is left of the lines that these marks have finished, and of no other', () => {
    const before = game(two, '??', '??');
    expect(finishedBy(before, game(two, '1?', '??'), [0])).toEqual([1, 2]);
    expect(finishedBy(before, game(two, '1?', '?1'), [0])).toEqual([1, 2]);
    expect(finishedBy(before, game(two, '1?', '0?'), [0])).toEqual([1]);
    expect(finishedBy(game(two, '1?', '??'), game(two, '1?', '?1'), [3])).toEqual([2, 1]);
    expect(finishedBy(before, game(two, '11', '??'), [0, 1])).toEqual([2, 3]); // the columns hold
  });
});

describe('heldLines', () => {
  test('are those whose runs are all there, whether or not the rest has dots', () => {
    const held = heldLines(game(heart, '?1?1?', '11111', '?????', '?????', '?????'));
    expect(held).toEqual([
      { direction: 'H', index: 0 },
      { direction: 'H', index: 1 },
    ]);
  });

  test('make the descriptions of the board go quiet', () => {
    const { done, lit, overlay } = gameBoard(game(two, '1?', '?1'), 'Board', { rings: [3] });
    expect(done).toHaveLength(4);
    expect([lit, overlay]).toEqual([[], [wrongNode(2, [3])]]);
  });
});

test('the board of a solved game is a picture, whatever has no mark', () => {
  const open = game(two, '1?', '??');
  expect([...gameBoard(open, 'Board').cells]).toEqual([...open.marks]);
  expect([...gameBoard(game(two, '1?', '?1'), 'Board').cells]).toEqual([1, 0, 0, 1]);
});

describe('troubles', () => {
  test('are the lines without a way to lay their runs', () => {
    const found = troubles(game(heart, '11???', '?????', '0????', '?????', '?????'));
    expect(found.map(({ line }) => line)).toEqual([
      { direction: 'H', index: 0 },
      { direction: 'H', index: 2 },
    ]);
  });
});

describe('outlook', () => {
  test('agrees with the list of all solutions, for every state of the puzzle of two solutions', () => {
    const { solutions } = solve(two, { most: 100 });
    for (let code = 0; code < 3 ** 4; code++) {
      const marks = Uint8Array.from({ length: 4 }, (_, at) => Math.floor(code / 3 ** at) % 3);
      const keeps = (cells: Uint8Array, at: number): boolean =>
        marks[at] === UNKNOWN || marks[at] === cells[at];
      const whole = solutions.some(({ cells }) => [0, 1, 2, 3].every((at) => keeps(cells, at)));
      const never = [0, 1, 2, 3].filter((at) => solutions.every(({ cells }) => !keeps(cells, at)));
      const found = outlook({ puzzle: two, marks });
      const kind = whole ? 'open' : never.length > 0 ? 'wrong' : 'apart';
      expect(found.kind, String(marks)).toBe(kind);
    }
  });

  test('names the marks that are otherwise in every solution', () => {
    const [solution] = solve(heart, { most: 100 }).solutions;
    const marks = solution!.cells.slice();
    marks[0] = FILLED;
    marks[7] = EMPTY;
    expect(outlook({ puzzle: heart, marks })).toEqual({ kind: 'wrong', cells: [0, 7] });
    expect(outlook({ puzzle: galleryDescriptions('no-solution'), marks })).toEqual({
      kind: 'none',
    });
  });
});

describe('what is said', () => {
  test('of a new board, of a line that holds, of a solved puzzle', () => {
    expect(toldAfter(newGame(heart), null, 'Begin.').text).toBe('Begin.');
    expect(toldAfter(game(heart, '?????', '11111', '?????', '?????', '?????'), 9, '').text).toBe(
      'Row 2 holds: 5.',
    );
    expect(toldAfter(game(heart, '?????', '1????', '?????', '?????', '?????'), 5, '').text).toBe(
      'Every line can still hold its numbers.',
    );
    expect(toldAfter(game(two, '1?', '?1'), 3, '').text).toBe('Solved: every number holds.');
  });

  test('of trouble: that of the marked line first, then how many others', () => {
    const bad = game(heart, '11???', '?????', '0????', '?????', '?????');
    const { text, lines } = toldAfter(bad, 10, '');
    expect(text).toBe('The 5 does not fit into row 3 any more. So with 1 other line.');
    expect(lines).toHaveLength(2);
    expect(toldAfter(bad, 24, '').text).toMatch(/^Row 1 has two filled cells side by side/);
  });

  test('of a mark and of the marks together', () => {
    const right = game(heart, '?1???', '?????', '?????', '?????', '0????');
    expect(markText(right, 1)).toBe('Row 1, column 2 filled.');
    expect(markText(right, 20)).toBe('Row 5, column 1 empty.');
    expect(markText(right, 2)).toBe('Row 1, column 3 without a mark.');
    expect(outlookText(right, outlook(right))).toBe(
      'All is well: there is a solution with all 2 marks.',
    );
    const wrong = game(heart, '1????', '?????', '?????', '?????', '?????');
    expect(outlookText(wrong, outlook(wrong))).toBe('One mark is wrong: row 1, column 1, ringed.');
    const apart = game(two, '1?', '1?');
    expect(outlookText(apart, outlook(apart))).toBe(
      'Each mark is right in some solution, but no solution has all of them.',
    );
  });
});

describe('marks', () => {
  test('turn from filled to a dot to none', () => {
    expect([UNKNOWN, FILLED, EMPTY].map(nextMark)).toEqual([FILLED, EMPTY, UNKNOWN]);
  });

  test('come back from their text', () => {
    const marks = parseLine('01?10');
    expect(textOfMarks(marks)).toBe('01-10');
    expect(marksOfText('01-10')).toEqual(marks);
    expect(marksProblem('', 5)).toBeNull();
    expect(marksProblem('01-10', 5)).toBeNull();
    expect(marksProblem('01-1', 5)).toMatch(/4 cells.*5/);
  });
});

describe('cells that the puzzle gives', () => {
  const given: Game['puzzle'] = { ...two, clues: Uint8Array.of(FILLED, UNKNOWN, UNKNOWN, UNKNOWN) };

  test('are on the board from the start, stay, and are no marks of the player', () => {
    const fresh = newGame(given);
    expect([...fresh.marks]).toEqual([...given.clues!]);
    const tried = withMarks(fresh, parseLine('01??'));
    expect([...tried.marks]).toEqual([...parseLine('11??')]);
    expect([...ownMarks(tried)]).toEqual([...parseLine('?1??')]);
    expect(toldAfter(fresh, null, 'Begin.').text).toBe('Begin.');
    expect(outlookText(fresh, outlook(fresh))).toBe('Nothing is marked yet.');
  });

  test('rule out the other solution', () => {
    expect(outlook(withMarks(newGame(given), parseLine('?1??')))).toEqual({
      kind: 'wrong',
      cells: [1],
    });
    expect(outlook(withMarks(newGame(two), parseLine('?1??'))).kind).toBe('open');
  });
});
