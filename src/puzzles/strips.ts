/** Puzzles of strips that are solved a cell at a time, drawn by the engine. */
import { densePicture, figure2Picture } from '../engine/make/stripPicture.ts';
import { mirroredPicture } from '../engine/make/mirroredStrips.ts';
import { encodeImage } from '../formats/imageCode.ts';
import type { GalleryEntry } from './galleryPuzzle.ts';

export const strips = {
  'strips-18x18': {
    name: 'In place of Batenburg and Kosters’ Figure 2, 18\u00a0×\u00a018',
    picture: encodeImage(figure2Picture(18, 18)),
    shows:
      'Our own drawing after the words of the paper: 115 sweeps, as many as the document says. The strips are solved from right to left, from left to right, and so on.',
  },
  'strips-34x34': {
    name: 'The same with more rows and columns, 34\u00a0×\u00a034',
    picture: encodeImage(figure2Picture(34, 34)),
    shows: 'Copies of rows 9 to 16 and more middle columns: 487 sweeps.',
  },
  'dense-20x21': {
    name: 'Dense strips, 20\u00a0×\u00a021',
    picture: encodeImage(densePicture(20, 21)),
    shows:
      'A single row between one strip and the next: 242 sweeps for 420 cells. Watch the columns of four filled cells, by which one strip starts the next.',
  },
  'mirrored-20x21': {
    name: 'Mirrored strips, 20\u00a0×\u00a021',
    picture: encodeImage(mirroredPicture(20, 21)),
    shows:
      'Each strip is the mirror image of the one above: 252 sweeps for 420 cells. Watch the outer columns, where a run of four hands the front on.',
  },
} as const satisfies Readonly<Record<string, GalleryEntry>>;
