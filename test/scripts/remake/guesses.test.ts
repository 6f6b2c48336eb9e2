import { expect, test } from 'vitest';
import { searchGuesses } from '../../../scripts/remake/searches/guesses.ts';
import { galleryPicture } from '../../../src/puzzles/gallery.ts';

test('the search finds the picture of the chapter on solutions that needs three guesses again', () => {
  const spec = { height: 5, width: 7, seed: 39, wanted: 3, changes: 10_000 };
  expect(searchGuesses(spec)).toEqual({
    image: galleryPicture('three-guesses'),
    guesses: 3,
    tried: 472,
  });
  expect(searchGuesses({ ...spec, changes: 471 })?.guesses).toBe(2);
});
