import { expect, test } from 'vitest';
import { wrapped } from '../../../src/notebook/export/wrapped.ts';
import { plainColour } from '../../../src/notebook/export/plainPicture.ts';

const widthOf = (text: string): number => text.length;

test('text is cut into lines that fit, at its spaces', () => {
  expect(wrapped('6x6, seed 3, version 1.2', 12, widthOf)).toEqual(['6x6, seed 3,', 'version 1.2']);
  expect(wrapped(' one\n two ', 7, widthOf)).toEqual(['one two']);
  expect(wrapped('', 7, widthOf)).toEqual([]);
});

test('a word that is too long is cut where the line ends, and nothing of it is lost', () => {
  const link = 'https://example.org/?fig-line=1;d=1%201;z';
  const lines = wrapped(`see ${link}`, 10, widthOf);
  expect(lines.every((line) => line.length <= 10)).toBe(true);
  expect(lines[0]).toBe('see');
  expect(lines.slice(1).join('')).toBe(link);
  // a word is not begun on a line that ends with a piece of another, unless it fits there
  expect(wrapped('abcdef gh', 4, widthOf)).toEqual(['abcd', 'ef', 'gh']);
  expect(wrapped('abcdef g', 4, widthOf)).toEqual(['abcd', 'ef g']);
  expect(wrapped('ab', 0, widthOf)).toEqual(['a', 'b']);
});

test('a colour of the page is one that every program knows', () => {
  expect(plainColour('rgb(28, 30, 34)')).toEqual(['#1c1e22', 1]);
  expect(plainColour('rgba(28, 30, 34, 0.25)')).toEqual(['#1c1e22', 0.25]);
  expect(plainColour('color(srgb 1 0.5 0 / 0.5)')).toEqual(['#ff8000', 0.5]);
});
