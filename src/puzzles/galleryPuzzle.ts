/** What the gallery knows of a puzzle. */
import { imageFromText } from '../engine/board/image.ts';
import { encodeImage } from '../formats/imageCode.ts';

/** Who made a puzzle that is from elsewhere, and under which licence it is used. */
export type Credit = {
  readonly work: string; // which puzzle, of which collection
  readonly author: string; // year and name, as the licence asks for
  readonly licence: 'Apache License 2.0' | 'CC BY 3.0' | 'MIT licence';
  /** The same puzzle in content/puzzles: file and name. Absent when ours is made after it. */
  readonly stored?: { readonly file: string; readonly name: string };
};

/** A puzzle as the files of the gallery write it. */
export type Entry = {
  readonly name: string;
  readonly shows: string; // what there is to see
  /** src/formats/puzzleCode.ts; absent: the puzzle of the picture. */
  readonly code?: string;
  /** src/formats/imageCode.ts; for puzzles with several solutions that stand for one of them, and for pictures. */
  readonly picture?: string;
  readonly image?: number; // index of the 5 x 5 image that it is made of
  /** Only for puzzles from elsewhere; the others were made here, or stand in one of the documents, as their names say. */
  readonly credit?: Credit;
};

/** A code of a picture that is drawn in the source, rows over # and `.`. @source none */
export const drawn = (...rows: string[]): string => encodeImage(imageFromText(rows));

/** A credit in a sentence. @source none */
export const creditText = ({ work, author, licence }: Credit): string =>
  `${work}, © ${author}, ${licence}.`;
