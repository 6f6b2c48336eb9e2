// The gallery as a whole: every puzzle once, readable, named and credited; and no other place that writes one down.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { adheres, puzzleOf } from '../../src/engine/board/puzzle.ts';
import { decodeImage, encodeImage } from '../../src/formats/imageCode.ts';
import { sizeText } from '../../src/notebook/plain/numbers.ts';
import { decodePuzzle, encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { creditOf, gallery, galleryPuzzle, knownPuzzle } from '../../src/puzzles/gallery.ts';
import { offered, offeredPictures } from '../../src/puzzles/offered.ts';

describe('every puzzle', () => {
  test('stands once, under one id', () => {
    expect(new Set(gallery.map(({ id }) => id)).size).toBe(gallery.length);
    expect(new Set(gallery.map(({ code }) => code)).size).toBe(gallery.length);
    expect(gallery.length).toBeGreaterThan(45);
  });

  test.each(gallery.map(({ id }) => id))('%s is written as it would be written again', (id) => {
    const { code, picture, image, name, shows } = galleryPuzzle(id);
    const puzzle = decodePuzzle(code);
    expect(encodePuzzle(puzzle)).toBe(code);
    if (picture !== undefined) {
      expect(encodeImage(decodeImage(picture))).toBe(picture);
      expect(adheres(decodeImage(picture), puzzle)).toBe(true);
    }
    if (image !== undefined) expect(code).toBe(encodePuzzle(puzzleOf(imageFromIndex(5, 5, image))));
    expect(name).not.toBe('');
    expect(shows).toMatch(/^[A-Z0-9].*\.$/);
    const size = /(\d+)\u00a0×\u00a0(\d+)/.exec(name)?.[0];
    if (size !== undefined) expect(size).toBe(sizeText(puzzle.rows.length, puzzle.columns.length));
  });

  test('is found by its code and by that of its picture, with its credit', () => {
    const heart = galleryPuzzle('heart');
    expect(knownPuzzle(heart.code)).toBe(heart);
    expect(knownPuzzle(galleryPuzzle('switch').picture!)?.id).toBe('switch');
    expect(knownPuzzle('1x1_0~0')).toBeNull();
    expect(creditOf(heart.code)).toBeNull();
    expect(creditOf(galleryPuzzle('cat').code)).toBe(
      'webpbn.com #6, © 2004 Jan Wolter, CC BY 3.0.',
    );
  });
});

test('no other file of the site writes down a puzzle', () => {
  const code = /\d+x\d+c?_[\d._]+~[\d._]+/;
  const shown = /(puzzle|p|code)="?[={]*['"`]\d+x\d+/;
  const files = ['src', 'content/chapters', 'content/figures', 'content/papers'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|astro|mdx)$/.test(file))
      .map((file) => `${folder}/${file}`.replaceAll('\\', '/')),
  );
  // a published list of six puzzles, which a run is held against; what a search of ours found, held against it
  const lists = ['src/claims/001/sequenceTexts.ts', 'src/methods/ladder.ts'];
  // boards and answers of the tasks of the chapters: each is judged in test/challenges
  const tasks = 'src/challenges/chapters/';
  const writing = files
    .filter((file) => !['src/puzzles/', tasks].some((folder) => file.startsWith(folder)))
    .filter((file) => !lists.includes(file))
    .filter((file) => {
      const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
      return code.test(text) || shown.test(text);
    });
  expect(files.length).toBeGreaterThan(100);
  expect(writing).toEqual([]);
});

describe('what a figure offers', () => {
  test('has the words of the gallery, and those of the figure where it has its own', () => {
    const [plain, own] = offered('heart', { id: 'switch', note: 'Our words.' });
    const { name, code, shows } = galleryPuzzle('heart');
    expect(plain).toEqual({ id: 'heart', name, code, note: shows });
    expect(own).toMatchObject({ name: galleryPuzzle('switch').name, note: 'Our words.' });
  });

  test('is a picture where the figure is about pictures', () => {
    expect(offeredPictures('switch').map(({ code }) => code)).toEqual(['2x2bJ']);
    expect(() => offeredPictures('heart')).toThrow(RangeError);
  });
});
