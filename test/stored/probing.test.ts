import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseStored } from '../../src/claims/storedFile.ts';
import { sealed } from '../../src/notebook/plain/digest.ts';
import {
  atOnce,
  censusFile,
  inSlicesOf,
  isStoredSize,
  sidesOf,
  storedSizes,
} from '../../src/stored/probing.ts';
import type { StoredSize, UnreadCensus } from '../../src/stored/probing.ts';

const textOf = (size: StoredSize): string =>
  readFileSync(`public/results/probing-${size}.json`, 'utf8');
const unread = (size: StoredSize, text = textOf(size)): UnreadCensus =>
  parseStored(censusFile(size), text);
const going = new AbortController().signal;

test.each(storedSizes)('the census of %s is read alike at one go and in slices', async (size) => {
  const census = atOnce(size, unread(size));
  const [height, width] = sidesOf(size);
  expect(census.spec).toEqual({ height, width });
  expect(census.images.reduce((sum, count) => sum + count, 0)).toBe(2 ** (height * width));
  expect(await inSlicesOf(size, unread(size), going)).toEqual(census);
});

test('reading is given up when nobody waits any more', async () => {
  const leaving = new AbortController();
  const reading = inSlicesOf('5x5', unread('5x5'), leaving.signal);
  leaving.abort();
  expect(await reading).toBeNull();
});

test.each([
  [
    'a sequence is missing',
    / 49,6,2c,2/,
    '',
    'images of the sequences of class rest: 4 instead of 10',
  ],
  ['a sequence is none', /f4,3a/, 'f4,?', 'no sequence: f4,?,a,l'],
  ['a sequence is there twice', /54c4,4,36/, 'f4,3a,a,l', 'out of its order'],
  ['a count is another one', /f4,3a/, 'f4,3b', 'class two: 119 instead of 118'],
])('where %s, it is refused either way', async (_what, part, other, why) => {
  const spoilt = textOf('3x3').replace(part, other);
  expect(spoilt).not.toBe(textOf('3x3'));
  const text = JSON.stringify(sealed(JSON.parse(spoilt) as object)); // by whoever gives it a digest too
  const refusal = new RegExp(
    `^public/results/probing-3x3.json cannot be used: .*${why.replaceAll('?', String.raw`\?`)}`,
  );
  expect(() => atOnce('3x3', unread('3x3', text))).toThrow(refusal);
  await expect(inSlicesOf('3x3', unread('3x3', text), going)).rejects.toThrow(refusal);
});

test('sizes are told from other words', () => {
  expect(isStoredSize('4x5')).toBe(true);
  expect(isStoredSize('5x4')).toBe(false);
  expect(isStoredSize('toString')).toBe(false);
});
