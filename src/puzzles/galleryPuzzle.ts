/** What the gallery knows of a puzzle. */
import { imageFromText } from '../engine/board/image.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { decodeImage, encodeImage } from '../formats/imageCode.ts';
import { counted, sizeText } from '../notebook/plain/numbers.ts';
import { encodePuzzle } from '../formats/puzzleCode.ts';

/** Who made a puzzle that is from elsewhere, and under which licence it is used. */
export type Credit = {
  readonly work: string; // which puzzle, of which collection
  readonly author: string; // year and name, as the licence asks for
  readonly licence: 'Apache License 2.0' | 'CC BY 3.0' | 'MIT licence';
  /** The same puzzle in content/puzzles: file and name. Absent when ours is made after it. */
  readonly stored?: { readonly file: string; readonly name: string };
};

/** A puzzle as the files of the gallery write it. */
export type GalleryEntry = {
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

/** The easiest method that solves a puzzle, from the easy ones on; `search`: none of the others does. */
export type GradeMethod = 'sweeps' | 'pairs' | 'chains' | 'probing' | 'search';

/** How hard a puzzle is to play: `src/library/rate.ts` computes both, and a test holds them against it. */
export type Grade = {
  readonly method: GradeMethod;
  readonly bottlenecks: number; // rounds in which at most two lines give anything, as far as lines go
};

/** A puzzle that is graded. */
export type Graded = GalleryEntry & { readonly grade: Grade };

/** A code of a picture that is drawn in the source, rows over # and `.`. */
export const drawn = (...rows: string[]): string => encodeImage(imageFromText(rows));

/** The code of its puzzle. */
export const codeOf = ({ code, picture = '' }: GalleryEntry): string =>
  code ?? encodePuzzle(puzzleOf(decodeImage(picture)));

/** A credit in a sentence. */
export const creditText = ({ work, author, licence }: Credit): string =>
  `${work}, © ${author}, ${licence}.`;

const needs: Readonly<Record<GradeMethod, string>> = {
  sweeps: 'Sweeps are enough',
  pairs: 'Sweeps stop, and pairs of lines go on',
  chains: 'Pairs of lines stop, and chains go on',
  probing: 'Chains stop, and probing goes on',
  search: 'Probing stops, and a SAT solver goes on',
};

/** What a grade says, as a sentence. */
export const gradeText = ({ method, bottlenecks }: Grade): string =>
  `${needs[method]}; ${bottlenecks === 0 ? 'no bottleneck' : counted(bottlenecks, 'bottleneck')} on the way.`;

/** A picture of the shelf. */
export function shelved(
  name: string,
  method: GradeMethod,
  bottlenecks: number,
  rows: readonly string[],
): Graded {
  const grade = { method, bottlenecks };
  return {
    name: `${name}, ${sizeText(rows.length, rows[0]?.length ?? 0)}`,
    picture: drawn(...rows),
    shows: gradeText(grade),
    grade,
  };
}
