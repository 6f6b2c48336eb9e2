/**
 * A word of the field comes after the sentence that explains it, also in titles, captions, labels and tables of a chapter:
 * as a reader meets them, without opening a fold. It is explained in its own section, by a chapter before, or by the first
 * link to what it means.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proseIn } from '../../src/facts/prose.ts';
import { useBrowser } from './support.ts';

const { open } = useBrowser();

/** What a reader meets, in its order: texts, with the word that they are linked to, and the section they stand in. */
type Met = {
  readonly text: string;
  readonly word: string | null;
  readonly section: string;
  readonly asks: boolean; // it is the question of the chapter, which may explain a word
};

const meet = `{
  const met = [];
  let section = '';
  const walk = document.createTreeWalker(document.querySelector('article.chapter-frame'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const around = node.parentElement;
    if (around.closest('h2, h3')?.id) section = around.closest('h2, h3').id;
    if (section === 'sources' || around.closest('nav, .contents, [data-cell="try-yourself"], script, style, template') !== null) continue;
    if (!around.checkVisibility() || node.data.trim() === '') continue;
    const word = around.closest('a.word')?.hash.slice(1) ?? null;
    met.push({ text: node.data.replaceAll(/\\s+/g, ' '), word, section, asks: around.closest('.chapter-question') !== null });
  }
  met;
}`;

/** Words that are also everyday ones. */
const everyday: readonly string[] = [
  'board',
  'cell',
  'clues',
  'crossing',
  'difficulty',
  'fit',
  'guess',
  'line',
  'percentage',
  'picture',
  'round',
  'run',
  'settle',
  'simple',
  'threshold',
];

const entries = [
  ...readFileSync('content/words.yaml', 'utf8').matchAll(
    /- id: (\S+)\n {2}word: '?([^\n']*)'?\n(?:.*\n)*? {2}at: (\S+)/g,
  ),
]
  .map(([, id = '', word = '', at = '']) => ({ id, word, at }))
  .filter(({ word }) => !everyday.includes(word));

/** Words of the documents that the story does without. */
const unsaid: readonly RegExp[] = [
  /\bcompliant\b/i,
  /\bsingleton\b/i,
  /\bclass unique\b/i,
  /\bchi-square/i,
  /\blattice of solvers\b/i,
  /\(2,2\)/,
];

const chapters = readdirSync('content/chapters').map((file) => file.replace(/\.mdx$/, ''));

/** The number of a chapter; a companion is read after all of them. */
const numberOf = (page: string): number =>
  chapters.includes(page)
    ? Number(proseIn(`content/chapters/${page}.mdx`).front['number'])
    : Infinity;

test.each(chapters)('%s explains its words before it uses them', async (chapter) => {
  const { page, close } = await open(`${chapter}/`);
  const met = await page.evaluate<readonly Met[]>(meet);
  await close();
  expect(met.length).toBeGreaterThan(50);
  const early = entries.flatMap(({ id, word, at }) => {
    const escaped = word.replaceAll(/[()]/g, String.raw`\$&`);
    const used = new RegExp(String.raw`(?<![\w-])${escaped}s?(?![\w-])`, 'i');
    const [place = '', section] = at.split('/#');
    if (numberOf(place) < numberOf(chapter)) return [];
    const explained = met.findIndex(
      (one) =>
        one.word === id ||
        (place === chapter && one.section === section) ||
        (one.asks && used.test(one.text)),
    );
    const first = met.findIndex(({ text }) => used.test(text));
    if (first < 0 || (explained >= 0 && explained <= first)) return [];
    return [`${word}: ${met[first]?.text ?? ''}`];
  });
  expect(early).toEqual([]);
  expect(met.filter(({ text }) => unsaid.some((one) => one.test(text)))).toEqual([]);
});
