import { expect, test } from 'vitest';
import { unreadText } from '../../src/formats/unread.ts';
import { readRuns } from '../../src/formats/runText.ts';
import { mostLinesRead } from '../../src/formats/limits.ts';
import type { Problem } from '../../src/formats/reading.ts';
import {
  innerLines,
  linesOf,
  onlyNumbers,
  pairIn,
  runsOfLines,
  sectionLines,
  sideIn,
  spacedLines,
  writtenLines,
} from '../../src/formats/textLines.ts';

const texts = (lines: readonly { readonly text: string }[]): readonly string[] =>
  lines.map(({ text }) => text);
const section = (text: string, size: number): readonly string[] =>
  texts(sectionLines(linesOf(text), size));
const line = (text: string): { text: string; line: number } => ({ text, line: 1 });

test('a text is cut into lines, whichever way they end', () => {
  expect(linesOf('a\r\nb\rc\n\nd')).toEqual(
    ['a', 'b', 'c', '', 'd'].map((text, at) => ({ text, line: at + 1 })),
  );
  expect(linesOf('a\n', 4)).toEqual([{ text: 'a', line: 5 }]);
  expect(texts(linesOf('a\n\n'))).toEqual(['a', '']);
  expect(linesOf('')).toEqual([]);
});

test('blank lines are left out, everywhere or at both ends', () => {
  const all = linesOf('\n \na\n\nb\n\t\n');
  expect(texts(writtenLines(all))).toEqual(['a', 'b']);
  expect(texts(innerLines(all))).toEqual(['a', '', 'b']);
  expect(innerLines(linesOf('\n \n'))).toEqual([]);
});

test('the promised number of lines decides which blank ones are lines of the puzzle', () => {
  expect(section('a\n\nb', 2)).toEqual(['a', 'b']);
  expect(section('a\n\nb', 3)).toEqual(['a', '', 'b']);
  expect(section('\na\n\nb\n', 3)).toEqual(['a', '', 'b']);
  expect(section('\na\nb\n\n', 4)).toEqual(['', 'a', 'b', '']);
  expect(section('\na\nb\n\n\n', 4)).toEqual(['', 'a', 'b', '']);
  expect(section('a\nb', 4)).toEqual(['a', 'b']); // whoever counts them says so
  expect(section('a\nb\nc', 2)).toEqual(['a', 'b', 'c']);
});

test('numbers are read where a line has nothing else', () => {
  expect(pairIn(line(' 12\t3 '))).toEqual([12, 3]);
  for (const text of ['12', '1 2 3', '1,2', '-1 2', '1234567890 1', 'a 1 2', '1 2 b'])
    expect(pairIn(line(text))).toBeNull();
  expect(pairIn(undefined)).toBeNull();
  expect(sideIn(' 7 ')).toBe(7);
  expect(sideIn(String(mostLinesRead))).toBe(mostLinesRead);
  for (const text of ['0', String(mostLinesRead + 1), '7 7', 'x', '', undefined])
    expect(sideIn(text)).toBeNull();
  expect(onlyNumbers([line('1 2,3;4'), line('')])).toBe(true);
  expect(onlyNumbers([line('1'), line('x')])).toBe(false);
  expect(spacedLines([[1, 2], []])).toBe('1 2\n0\n');
});

test('runs are read, and what is none is told by its place', () => {
  const problems: Problem[] = [];
  expect(readRuns(' 3, 2;1 ', 4, 0, problems)).toEqual([3, 2, 1]);
  for (const empty of ['0', '-', '', '  ']) expect(readRuns(empty, 4, 0, problems)).toEqual([]);
  expect(readRuns(String(mostLinesRead), 4, 0, problems)).toEqual([mostLinesRead]);
  expect(problems).toEqual([]);
  expect(readRuns(`1 x 0 -2 3a 00 ${mostLinesRead + 1} 4`, 4, 10, problems)).toEqual([1, 4]);
  expect(problems.map(({ line: at, column }) => [at, column])).toEqual([
    [4, 13],
    [4, 15],
    [4, 17],
    [4, 20],
    [4, 23],
    [4, 26],
  ]);
  expect(
    problems.map(
      ({ message }) =>
        /not a number|stands alone|negative|coloured|1 cell|too large/.exec(message)?.[0],
    ),
  ).toEqual(['not a number', 'stands alone', 'negative', 'coloured', '1 cell', 'too large']);
  const more: Problem[] = [];
  expect(runsOfLines([line('1 x')], more)).toEqual([{ runs: [1], line: 1 }]);
  expect(more).toHaveLength(1);
});

test.each([
  [' number_of_rows: 5', /R\. Bosch/],
  ['/* c */\n param m := 5;', /MathProg/],
  ['<script>var d=[[1,2]', /nonograms\.org/],
  ['x number_of_rows: 5', null],
  ['param 1 := 5', null],
  ['var d = 1', null],
])('%j is named, though it is not read', (text, says) => {
  if (says === null) expect(unreadText(text)).toBeNull();
  else expect(unreadText(text)).toMatch(says);
});
