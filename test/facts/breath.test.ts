/**
 * How long the breath of a text is: short sentences are for what is short, and not for everything. Chapters and companions
 * are read in one go. On home a finger lies on a button; a lesson is instructions and answers, where “No.” is a sentence.
 */
import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { captionOf, paragraphsOn, sentencesOf, wordsIn } from './sentences.ts';

const mostWords = 8; // of a short sentence
const mostInARow = 2;
const mostInCaption = 35; // words
const fewest = 10; // sentences: shares of fewer say nothing

const read = { mostShare: 0.24, leastMean: 14 };
const pressed = { mostShare: 0.35, leastMean: 12 };

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

const texts = (folder: string): readonly string[] => globSync(`content/${folder}/**/*.mdx`);
const pages = globSync('src/pages/**/*.astro');

describe('a paragraph', () => {
  test.each(['chapters', 'papers', 'lessons'].flatMap(texts))(
    'of %s has no three short sentences in a row',
    (file) => {
      expect(sentencesOf(file).flatMap(beats)).toEqual([]);
    },
  );

  test.each(pages)('of %s has no three short sentences in a row', (file) => {
    expect(paragraphsOn(file).flatMap(beats)).toEqual([]);
  });
});

const held = [
  ...['chapters', 'papers']
    .flatMap(texts)
    .map((file) => ({ file, sentences: sentencesOf(file).flat(), ...read })),
  { file: 'home', sentences: paragraphsOn('src/pages/index.astro').flat(), ...pressed },
].filter(({ sentences }) => sentences.length >= fewest);

test.each(held)(
  '$file has a share of short sentences below $mostShare, and $leastMean words or more in the mean one',
  ({ sentences, mostShare, leastMean }) => {
    const short = sentences.filter(isShort);
    const words = sentences.reduce((sum, sentence) => sum + wordsIn(sentence), 0);
    const breath = {
      isLong: short.length < mostShare * sentences.length && words >= leastMean * sentences.length,
      short: short.length,
      of: sentences.length,
      mean: words / sentences.length,
    };
    expect(breath.isLong ? [] : [breath, ...short]).toEqual([]);
  },
);

test.each(texts('figures'))(`the caption of %s has at most ${mostInCaption} words`, (file) => {
  expect(wordsIn(captionOf(file)), captionOf(file)).toBeLessThanOrEqual(mostInCaption);
});
