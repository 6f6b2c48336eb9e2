import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { decodePuzzle, encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import { galleryPuzzle } from '../../../src/puzzles/gallery.ts';
import { firstFrame } from '../../../src/book/still.ts';
import { ownMarks } from '../../../src/kit/play/game.ts';
import { linkOfMarks } from '../../../src/kit/play/marks.ts';
import { figure } from '../../../src/widgets/puzzle-play/figure.ts';
import {
  beginText,
  gameOf,
  markRows,
  marksAfter,
  playSettings,
  remarkAfter,
  remarkOnCheck,
  usualPlay,
} from '../../../src/widgets/puzzle-play/model.ts';

const { code: heart } = galleryPuzzle('heart');
const { code: two } = galleryPuzzle('switch');
const usual = usualPlay({ puzzle: heart });
const { formOf, fromLink, toLink } = playSettings;
const own = (state: typeof usual): string => linkOfMarks(ownMarks(gameOf(state)));

describe('links', () => {
  test('keep puzzle and marks, and say nothing of an untouched board', () => {
    expect(toLink(formOf(usual), usual)).toEqual({});
    const marked = { code: two, marks: '1--0' };
    expect(toLink(formOf(marked), usual)).toEqual({ p: two, m: '1--0' });
    expect(fromLink({ p: two, m: '1--0' }, usual)).toEqual(marked);
    expect(own(marked)).toBe('1--0');
    expect(fromLink({ p: two }, { ...usual, marks: '1'.repeat(25) })).toEqual({
      code: two,
      marks: '',
    });
  });

  test.each([
    { m: '1--0' },
    { m: 'x'.repeat(25) },
    { p: two, m: '1'.repeat(25) },
    { p: 'nothing' },
  ])('refuse %o', (link) => expect(() => fromLink(link, usual)).toThrow(LinkError));
});

describe('remarks', () => {
  test('end with the picture of the solved puzzle, and with none before', () => {
    const { cells } = solve(gameOf(usual).puzzle, { most: 100 }).solutions[0]!;
    const solved = { ...gameOf(usual), marks: cells };
    expect(remarkAfter(solved, 3, 'a heart').text).toBe(
      'Solved: every number holds. The picture is a heart.',
    );
    expect(remarkOnCheck(solved).text).toBe('Solved: every number holds.');
    expect(remarkAfter(gameOf(usual), null, 'a heart').text).toBe(beginText);
  });

  test('on asking put rings on the marks that cannot stay', () => {
    const game = gameOf({ code: heart, marks: `1${'-'.repeat(24)}` });
    expect(remarkOnCheck(game).rings).toEqual([0]);
    expect(remarkAfter(game, 0).rings).toEqual([]);
  });
});

test('the first frame has the question, and the solution for those without script', async () => {
  const { markup } = await firstFrame(figure, { props: { puzzle: heart } });
  const [before = '', paper = ''] = markup.split('data-paper');
  expect(before).toContain(beginText);
  expect(before).not.toContain('The solution');
  expect(paper).toContain('aria-label="The solution');
  const none = { puzzle: galleryPuzzle('no-solution').code };
  await expect(firstFrame(figure, { props: none })).rejects.toThrow(RangeError);
});

test('the table has a row for every cell', () => {
  const rows = markRows(gameOf({ code: two, marks: '1-0-' }));
  expect(rows).toEqual([
    ['row', 'column', 'mark'],
    [1, 1, 'filled'],
    [1, 2, ''],
    [2, 1, 'empty'],
    [2, 2, ''],
  ]);
});

test('cells that the puzzle gives stand on the board, and in no link', () => {
  const code = encodePuzzle({ ...decodePuzzle(two), clues: Uint8Array.of(1, 2, 2, 2) });
  const game = gameOf({ code, marks: '' });
  expect([...game.marks]).toEqual([1, 2, 2, 2]);
  expect(own({ code, marks: '' })).toBe('');
  expect(own({ code, marks: '00--' })).toBe('-0--');
});

test('a cell of a solved picture that has no mark is filled by a press, and the others keep what they have', () => {
  const solved = gameOf({ code: two, marks: '1--1' });
  const shown = Uint8Array.of(1, UNKNOWN, 0, 1); // the board shows what has no mark as empty
  expect([...marksAfter(solved, shown, 1)]).toEqual([1, 1, UNKNOWN, 1]);
  expect([...marksAfter(solved, Uint8Array.of(0, 0, 0, 1), 0)]).toEqual([0, UNKNOWN, UNKNOWN, 1]);
});
