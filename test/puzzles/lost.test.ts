// The puzzles in place of the lost ones of 001. What the text says of each is tested in test/claims/lostPuzzles.test.ts.
import { expect, test } from 'vitest';
import { imageFromText } from '../../src/engine/board/image.ts';
import { lostPuzzles } from '../../src/claims/001/puzzles.ts';
import { galleryPicture } from '../../src/puzzles/gallery.ts';
import type { PuzzleId } from '../../src/puzzles/gallery.ts';
import { lost } from '../../src/puzzles/lost.ts';

test('each stands for a figure that is tested against the text, with its picture and caption', () => {
  expect(lostPuzzles.map(({ figure }) => `001-figure-${figure}`)).toEqual(Object.keys(lost));
  for (const { figure, image, caption } of lostPuzzles) {
    const id = `001-figure-${figure}` as PuzzleId & keyof typeof lost;
    expect(galleryPicture(id)).toEqual(imageFromText(image));
    expect(lost[id].shows).toBe(`${caption}.`);
    expect(lost[id].name).toContain(`Figure ${figure}, `);
  }
});
