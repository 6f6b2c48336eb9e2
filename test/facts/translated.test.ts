/**
 * Turns of phrase that give away a translation, in everything of content/ that a reader reads, titles and captions among it,
 * and on the pages that lead there. What they print is the sentence.
 */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proseIn } from '../../src/facts/prose.ts';
import { blocksOn, sentencesOf } from './sentences.ts';

const texts = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((file) => `content/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.mdx'));

const pages = ['index', 'new', 'make', 'every-5x5', 'race', 'train', 'puzzle'].map(
  (page) => `src/pages/${page}.astro`,
);

/** What a page says between its tags, sentence by sentence. */
const saidOn = (file: string): readonly string[] =>
  blocksOn(file, ' ').flatMap((block) =>
    block
      .replaceAll(/\s+/g, ' ')
      .trim()
      .split(/(?<=[.!?]) (?=[A-Z])/),
  );

/** The titles, questions and descriptions at the head of a text, and its sentences. */
const said = (file: string): readonly string[] => [
  ...['title', 'description', 'asks'].flatMap((key) => {
    const head = proseIn(file).front[key];
    return typeof head === 'string' ? [head] : [];
  }),
  ...sentencesOf(file).flat(),
];

const all = [
  ...texts.map((file) => ({ file, sentences: said(file) })),
  ...pages.map((file) => ({ file, sentences: saidOn(file) })),
];

/** What is said otherwise, and the beginnings of the sentences that say it all the same. */
const turns: readonly (readonly [turn: RegExp, instead: string, ...allowed: readonly string[]])[] =
  [
    [/\b(?:stands?|stood)\b(?! still| out)/, 'is, or a verb that acts'],
    [/\bat once\b/, 'together, or immediately'],
    [/\b(?:tells?|told|telling) of\b/, 'tells about, or shows'],
    [/\bso (?:many|much) [^.]*\bas\b/, 'as many as'],
    [/^Of (?:the|all|these|those|every|each)\b/, 'the subject first'],
    [/\bthe one\b.*\bthe other\b/, 'one, and the other', 'Run the hunt that filters first'],
    [/\bnext to (?:all|everything)\b/, 'nearly all'],
    [/\bgreat (?:boards?|sizes?|puzzles?)\b/, 'large'],
    [/\bit is said\b|\btakes? a value along\b|\bthere one divides\b|\bhas the row of\b/, 'shorter'],
  ];

test.each(turns.map(([turn, instead, ...allowed]) => ({ turn, instead, allowed })))(
  '$turn is said otherwise: $instead',
  ({ turn, allowed }) => {
    const found = all.flatMap(({ file, sentences }) =>
      sentences
        .filter((sentence) => turn.test(sentence))
        .filter((sentence) => !allowed.some((begins) => sentence.startsWith(begins)))
        .map((sentence) => `${file}: ${sentence}`),
    );
    expect(found).toEqual([]);
  },
);

test('keeps no allowance that it does not use', () => {
  const sentences = all.flatMap((one) => one.sentences);
  for (const [turn, , ...allowed] of turns)
    for (const begins of allowed)
      expect(sentences.filter((one) => turn.test(one) && one.startsWith(begins))).toHaveLength(1);
});
