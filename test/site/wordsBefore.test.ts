/**
 * A word of the field comes after the sentence that explains it, also in titles, captions, labels and tables, as a reader
 * meets them, without opening a fold: in chapters, companions and lessons, and on home. It is explained in its own section,
 * by a chapter before, by the first link to what it means, or, on home and in lessons and companions, where it stands in
 * italics. Statements of the ledger keep the
 * words of their documents.
 */
import { globSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { proseIn } from '../../src/facts/prose.ts';
import { termsOfField, useOf } from '../facts/fieldWords.ts';
import { useBrowser } from './support.ts';

const { open } = useBrowser();

/** What a reader meets, in its order: texts, with the word that they are linked to, and the section they stand in. */
type Met = {
  readonly text: string;
  readonly word: string | null;
  readonly section: string;
  readonly asks: boolean; // it is the question of the chapter, which may explain a word
  readonly isItalic: boolean; // so does a page without links to words
};

const meet = `{
  const met = [];
  let section = '';
  const walk = document.createTreeWalker(document.querySelector('main article'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const around = node.parentElement;
    if (around.closest('h2, h3')?.id) section = around.closest('h2, h3').id;
    if (section === 'sources' || around.closest('nav, .contents, [class*="ledger-"], .lost-here, [data-cell="try-yourself"], script, style, template') !== null) continue;
    if (around.closest('h1, h2') !== null && location.pathname.includes('/papers/')) continue; // titles of the document
    if (!around.checkVisibility() || node.data.trim() === '') continue;
    const word = around.closest('a.word')?.hash.slice(1) ?? null;
    met.push({ text: node.data.replaceAll(/\\s+/g, ' '), word, section, asks: around.closest('.chapter-question') !== null, isItalic: around.closest('em') !== null });
  }
  met;
}`;

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

/** The number of a chapter. A companion is read after all of them; home, and a lesson, before. */
const numberOf = (page: string): number => {
  if (chapters.includes(page))
    return Number(proseIn(`content/chapters/${page}.mdx`).front['number']);
  return page.startsWith('papers/') ? Infinity : 0;
};

const inFolder = (folder: string): readonly string[] =>
  globSync(`content/${folder}/*.mdx`).map((file) => basename(file, '.mdx'));

const others = [
  '',
  ...inFolder('lessons').map((lesson) => `teach/${lesson}`),
  ...inFolder('papers').map((companion) => `papers/${companion}`),
];

test.each([...chapters, ...others])('%s explains its words before it uses them', async (path) => {
  const { page, close } = await open(path === '' ? '' : `${path}/`);
  const met = await page.evaluate<readonly Met[]>(meet);
  await close();
  expect(met.length).toBeGreaterThan(50);
  const isChapter = chapters.includes(path);
  const early = termsOfField.flatMap(({ id, word, at }) => {
    const used = useOf(word);
    const [place = '', section] = at.split('/#');
    if (numberOf(place) < numberOf(path)) return [];
    const explained = met.findIndex(
      (one) =>
        one.word === id ||
        (one.word !== null && used.test(one.text)) ||
        (place === path && one.section === section) ||
        ((one.asks || (one.isItalic && !isChapter)) && used.test(one.text)),
    );
    const first = met.findIndex(({ text }) => used.test(text));
    if (first < 0 || (explained >= 0 && explained <= first)) return [];
    return [`${word}: ${met[first]?.text ?? ''}`];
  });
  expect(early).toEqual([]);
  if (!isChapter) return;
  expect(met.filter(({ text }) => unsaid.some((one) => one.test(text)))).toEqual([]);
});
