/** How long the breath of a chapter is: short sentences are for what is short, and not for everything. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sentencesOf, wordsIn } from './sentences.ts';

const mostWords = 8; // of a short sentence
const mostInARow = 2;
const mostShare = 0.24;
const leastMean = 14;

const isShort = (sentence: string): boolean => wordsIn(sentence) <= mostWords;

/** More short sentences in a row than a paragraph may have. */
const beats = (paragraph: readonly string[]): readonly string[] => {
  const rows: string[][] = [[]];
  for (const sentence of paragraph)
    if (isShort(sentence)) rows.at(-1)?.push(sentence);
    else rows.push([]);
  return rows.filter((row) => row.length > mostInARow).map((row) => row.join(' '));
};

test('finds three beats, and no two', () => {
  expect(beats(['So it is.', 'It stops.', 'Why?'])).toEqual(['So it is. It stops. Why?']);
  expect(beats(['So it is.', 'It stops.', 'a '.repeat(9), 'Why?'])).toEqual([]);
});

const held = readdirSync('content/chapters');

describe.each(held)('%s', (file) => {
  const paragraphs = sentencesOf(`content/chapters/${file}`);
  const sentences = paragraphs.flat();

  test('has no three short sentences in a row', () => {
    expect(paragraphs.flatMap(beats)).toEqual([]);
  });

  test(`has fewer than ${mostShare * 100} short sentences in 100, and ${leastMean} words or more in the mean one`, () => {
    const short = sentences.filter(isShort);
    const words = sentences.reduce((sum, sentence) => sum + wordsIn(sentence), 0);
    const breath = {
      isLong: short.length < mostShare * sentences.length && words >= leastMean * sentences.length,
      short: short.length,
      of: sentences.length,
      mean: words / sentences.length,
    };
    expect(breath.isLong ? [] : [breath, ...short]).toEqual([]);
  });
});
