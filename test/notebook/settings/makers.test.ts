import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import { percent, readNumber, seed, whole } from '../../../src/notebook/settings/numbers.ts';
import {
  cell,
  cellProblem,
  picture,
  place,
  puzzle,
  stepIn,
} from '../../../src/kit/puzzle/settings.ts';
import { words } from '../../../src/notebook/settings/words.ts';

const height = { name: 'the height', least: 4, most: 30 };

describe('a whole number', () => {
  test('is read within its range, ends included', () => {
    expect(readNumber('4', height).value).toBe(4);
    expect(readNumber(' 30 ', height).value).toBe(30);
    expect(readNumber('7.0', height).value).toBe(7);
  });

  test('is read as prose groups it, whichever space stands between', () => {
    const boards = { name: 'boards', least: 1, most: 100_000 };
    for (const text of ['10,000', '10 000', '10\u00a0000', '10\u2009000'])
      expect(readNumber(text, boards).value).toBe(10_000);
    expect(readNumber('1,00', boards).value).toBeNull();
  });

  test.each([
    ['', 'Something is missing: the height. Type a whole number from 4 to 30.'],
    ['abc', '"abc" is not a number. Type a whole number from 4 to 30.'],
    ['3', '3 is too small. Type a whole number from 4 to 30.'],
    ['-5', '-5 is too small. Type a whole number from 4 to 30.'],
    ['31', '31 is too large. Type a whole number from 4 to 30.'],
    ['1e3', '"1e3" is not a number. Type a whole number from 4 to 30.'],
    ['5.5', '5.5 is not a whole number. Type a whole number from 4 to 30.'],
    ['Infinity', '"Infinity" is not a number. Type a whole number from 4 to 30.'],
  ])('says what is wrong with "%s" and what to do', (text, problem) => {
    expect(readNumber(text, height)).toEqual({ value: null, problem });
  });

  test('comes back from its text', () => {
    const setting = whole('h', 'Rows', { ...height, usual: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 30 }), (value) => {
        expect(setting.read(setting.format(value)).value).toBe(value);
      }),
    );
  });

  test('a percentage is from 0 to 100 unless it is said otherwise', () => {
    const from = percent('a', 'From', { name: 'the first percentage', usual: 0 });
    const step = percent('s', 'Step', { name: 'the step', least: 1, usual: 5 });
    expect([from.label, from.read('0').value, from.read('101').value]).toEqual([
      'From, %',
      0,
      null,
    ]);
    expect([step.read('0').value, step.read('100').value]).toEqual([null, 100]);
  });

  test('a seed has 32 bits', () => {
    expect(seed(1).read('4294967295').value).toBe(4_294_967_295);
    expect(seed(1).read('4294967296').value).toBeNull();
  });
});

describe('words', () => {
  const search = words('q', 'Search', 'a search', { longest: 10 });

  test('are what was typed, if they are not too many', () => {
    expect(search.read('  11 + 4 ').value).toBe('  11 + 4 ');
    expect(search.read('x'.repeat(11)).problem).toBe(
      'This is too long. Type 10 characters at most.',
    );
    expect(search.fault('x'.repeat(11), '')).toBe(
      'The link asks for a search in more than 10 characters.',
    );
  });
});

const square = '2x2_1_1~1_1';

describe('a puzzle', () => {
  test('is its code, if the code can be read', () => {
    expect(puzzle(square).read('1x1_1~1')).toEqual({ value: '1x1_1~1', problem: null });
  });

  test.each(['5x5_1_2', '', '999x999_', '2x2_9_9~9_9'])('%s gives a message', (text) => {
    const { problem } = puzzle(square).read(text);
    expect(problem).toMatch(/\.$/);
    expect(puzzle(square).fault(text, problem ?? '')).toMatch(
      /^The puzzle of the link cannot be read\. [A-Z].*\.$/,
    );
  });

  test('errors of ours are not taken for faults of a link', () => {
    const broken = picture('1x1b', 'g', () => {
      throw new TypeError('a mistake');
    });
    expect(() => broken.read('x')).toThrow(TypeError);
  });
});

describe('a cell', () => {
  const setting = cell('c', 'Cell', null);

  test('is counted from 1 in texts and from 0 in code', () => {
    expect(setting.read('2.3').value).toEqual({ row: 1, column: 2 });
    expect(setting.format({ row: 1, column: 2 })).toBe('2.3');
    expect(setting.read('')).toEqual({ value: null, problem: null });
    expect(setting.format(null)).toBe('');
  });

  test.each(['0.1', '1.0', '3', '1.2.3', 'a.b', '1.1000'])('%s is refused', (text) => {
    expect(setting.read(text).problem).toMatch(/such as 2\.3/);
    expect(setting.fault(text, '')).toBe(
      `The link asks for cell "${text}"; it must be a row and a column of the puzzle, such as 2.3.`,
    );
  });

  test('must be one of the puzzle', () => {
    const two = decodePuzzle(square);
    expect(cellProblem(null, two)).toBeNull();
    expect(cellProblem({ row: 1, column: 1 }, two)).toBeNull();
    expect(cellProblem({ row: 2, column: 0 }, two)).toMatch(/cell "3\.1"; it must be a row/);
    expect(cellProblem({ row: 0, column: 2 }, two)).toMatch(/cell "1\.3"; it must be a row/);
  });
});

describe('a place in a run', () => {
  test('is a whole number of steps, or the end', () => {
    expect(place('s', 0).read('12').value).toBe(12);
    const end = place('s', 0).read('end');
    expect(end.problem).toBeNull();
    expect(end.value === null ? '' : place('s', 0).format(end.value)).toBe('end');
    for (const text of ['-1', '2.5', '', 'the end'])
      expect(place('s', 0).read(text).problem).not.toBeNull();
  });

  test('may be the end where that is the usual', () => {
    const setting = place('s', null);
    expect(setting.read('')).toEqual({ value: null, problem: null });
    expect(setting.format(null)).toBe('');
    expect(setting.read('4').value).toBe(4);
  });

  test('must be one that the run has', () => {
    expect(stepIn(11, 11)).toBe(11);
    expect(() => stepIn(12, 11)).toThrow(LinkError);
    expect(() => stepIn(12, 11)).toThrow('The link asks for step "12"; it must be from 0 to 11.');
  });
});
