import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chapterPicture } from '../../src/components/chapterPictures.ts';
import { rulePicture } from '../../src/components/rulePicture.ts';
import { toMarkup } from '../../src/notebook/svg/svgTree.ts';

const slugs = readdirSync('content/chapters').map((file) => file.replace(/\.mdx$/, ''));

test('every chapter has a picture of its own, which stays in its frame', () => {
  const pictures = slugs.map((slug) => toMarkup(chapterPicture(slug)));
  expect(new Set(pictures).size).toBe(slugs.length);
  for (const [at, picture] of pictures.entries()) {
    expect(picture.length, slugs[at]).toBeGreaterThan(500);
    expect(picture.length, slugs[at]).toBeLessThan(16_000);
    for (const [, x = '', y = ''] of picture.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Number(x), slugs[at]).toBeGreaterThanOrEqual(0);
      expect(Number(x), slugs[at]).toBeLessThanOrEqual(132);
      expect(Number(y), slugs[at]).toBeGreaterThanOrEqual(0);
      expect(Number(y), slugs[at]).toBeLessThanOrEqual(96);
    }
  }
  expect(() => chapterPicture('nowhere')).toThrow(RangeError);
});

test('the picture of the rule has a bracket with its length under every run', () => {
  const picture = toMarkup(rulePicture('01101'));
  expect(picture.match(/rule-bracket/g)).toHaveLength(2);
  expect(picture).toContain('A row with the numbers 2 1: 2 filled, then a gap, then 1 filled');
});
