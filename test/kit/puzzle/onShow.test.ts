import { describe, expect, test } from 'vitest';
import {
  choicesOnShow,
  nameOnShow,
  noteOnShow,
  titleOnShow,
} from '../../../src/kit/puzzle/onShow.ts';
import type { Naming } from '../../../src/kit/puzzle/onShow.ts';
import { galleryPuzzle } from '../../../src/puzzles/gallery.ts';
import { offered } from '../../../src/puzzles/offered.ts';

const { code: heart } = galleryPuzzle('heart');
const { code: cat, name: catName } = galleryPuzzle('cat');
const { code: lambda, name: lambdaName } = galleryPuzzle('lambda');
const usual = '2x1_0_0~0';
const pasted = '1x2_1~1_0';
const naming: Naming = {
  what: 'puzzle',
  usual,
  presets: offered({ id: 'heart', name: 'Our heart' }, 'cat'),
  own: { code: pasted, name: 'My own, 1 × 2' },
};

describe('the name of the puzzle on show', () => {
  test('is the one of the figure, of the reader, of the gallery, or where it is from', () => {
    const names = [heart, cat, pasted, lambda, usual, '1x1_0~0'];
    expect(names.map((code) => nameOnShow(code, naming))).toEqual([
      'Our heart',
      catName,
      'My own, 1 × 2',
      lambdaName,
      'The puzzle of this figure',
      'The puzzle of the link',
    ]);
    expect(nameOnShow('2x2bA', { ...naming, what: 'picture' })).toBe('The picture of the link');
  });

  test('becomes the title, except of what the figure opens with', () => {
    expect(titleOnShow(usual, naming)).toBeNull();
    expect(titleOnShow(cat, { ...naming, usual: cat })).toBeNull();
    expect(titleOnShow(pasted, naming)).toBe('My own, 1 × 2');
  });

  test('of a puzzle that was pasted under some name is that name only while it is on show', () => {
    const own = { code: pasted, name: 'Mine' };
    expect(titleOnShow(cat, { ...naming, own })).toBe(catName);
    expect(titleOnShow('1x1_0~0', { ...naming, own })).toBe('The puzzle of the link');
  });
});

describe('note and credit', () => {
  test('are those of the puzzle on show: a pasted one has neither', () => {
    expect(noteOnShow(cat, naming.presets)).toEqual({
      note: galleryPuzzle('cat').shows,
      credit: 'webpbn.com #6, © 2004 Jan Wolter, CC BY 3.0.',
    });
    expect(noteOnShow(pasted, naming.presets)).toEqual({ note: null, credit: null });
  });

  test('a puzzle from elsewhere is credited wherever it is opened, also where it is no preset', () => {
    expect(noteOnShow(lambda, naming.presets)).toEqual({
      note: null,
      credit: 'nonogram_lambda of google/or-tools, © 2010 Hakan Kjellerstrand, Apache License 2.0.',
    });
  });
});

const namesFor = (code: string, usually = usual): string[] =>
  choicesOnShow(code, { ...naming, usual: usually }).map(({ name }) => name);

describe('what can be chosen', () => {
  test('are the presets, and what the figure opens with, so that there is a way back', () => {
    expect(namesFor(heart)).toEqual(['The puzzle of this figure', 'Our heart', catName]);
    expect(namesFor(heart, cat)).toEqual(['Our heart', catName]);
  });

  test('and the puzzle on show, whatever it is, once', () => {
    expect(namesFor(pasted)[0]).toBe('My own, 1 × 2');
    expect(namesFor(usual)).toHaveLength(3);
  });
});
