import { expect, test } from 'vitest';
import { stateIn } from '../../../src/notebook/cell/linkPlace.ts';
import { readLink } from '../../../src/notebook/cell/linkState.ts';
import { drawOn, studio } from '../../../src/kit/puzzle/openIn.ts';
import { encodeImage } from '../../../src/formats/imageCode.ts';
import { openStill } from '../../../src/book/still.ts';
import { galleryPicture } from '../../../src/puzzles/gallery.ts';
import { figure } from '../../../src/widgets/picture-studio/figure.ts';
import { studioSize } from '../../../src/kit/make/settings.ts';

const full = { height: 3, width: 3, cells: new Uint8Array(9).fill(1) };

test.each([
  ['the dragon', galleryPicture('drawn-dragon')],
  ['a full one of three by three', full],
  ['an empty one', { ...full, cells: new Uint8Array(9) }],
])('the studio draws on from the link of %s', async (_, image) => {
  const link = readLink(stateIn(new URL(drawOn(image)!, 'https://a.site')), studio.cell);
  expect(link.kind).toBe('values');
  const values = link.kind === 'values' ? link.values : {};
  const { live } = await openStill(figure, { props: studioSize }, values);
  expect(live.exports().json?.()).toMatchObject({ picture: encodeImage(image) });
});

test('a picture that is too small for the studio has no link', () => {
  expect(drawOn({ height: 2, width: 5, cells: new Uint8Array(10) })).toBeNull();
});
