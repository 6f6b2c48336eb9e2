/**
 * Seven puzzles a week, the same for everybody: blots of ink from Monday's 10 x 10 to Sunday's 20 x 20, each needing the method
 * of its day, and in the first weeks one drawn picture among them. Stored are the numbers of the boards of a seeded sample that
 * fit (`npm run -s remake -- seven`); the board itself is drawn again when it is asked for.
 */
import { puzzleOf } from '../engine/board/puzzle.ts';
import type { Grid } from '../engine/board/cell.ts';
import { boardRandom } from '../engine/board/random.ts';
import { blot } from '../engine/make/blot.ts';
import type { BlotSpec } from '../engine/make/blot.ts';
import { encodePuzzle } from '../formats/puzzleCode.ts';
import { galleryPicture } from './gallery.ts';
import type { PuzzleId } from './gallery.ts';
import type { GradeMethod } from './galleryPuzzle.ts';
import found from './sevenFound.json' with { type: 'json' };
import { shelf } from './shelf.ts';
import { weekIn, weekOfYear } from './weeks.ts';

/** What a day of the week wants. */
export type SevenDay = BlotSpec & {
  readonly name: string;
  readonly method: GradeMethod;
  readonly rounds: number; // rounds of lines that it takes, at least, as far as lines go
};

export const sevenDays: readonly SevenDay[] = [
  { name: 'Monday', method: 'sweeps', side: 10, percentage: 45, mirrored: false, rounds: 3 },
  { name: 'Tuesday', method: 'sweeps', side: 15, percentage: 48, mirrored: false, rounds: 6 },
  { name: 'Wednesday', method: 'pairs', side: 10, percentage: 45, mirrored: false, rounds: 1 },
  { name: 'Thursday', method: 'pairs', side: 15, percentage: 45, mirrored: false, rounds: 1 },
  { name: 'Friday', method: 'chains', side: 15, percentage: 48, mirrored: true, rounds: 1 },
  { name: 'Saturday', method: 'probing', side: 15, percentage: 48, mirrored: true, rounds: 1 },
  { name: 'Sunday', method: 'probing', side: 20, percentage: 48, mirrored: true, rounds: 1 },
];

/** Weeks that are stored: ten years. After the last one the first comes again. */
export const sevenWeeks = 520;

/** The first of them, by its number in src/puzzles/weeks.ts. */
export const firstWeek = weekIn(found.first)!;

/** Of the sample that the boards are from. */
export const sevenSeed = found.seed;

/** The board of a day. @param index - its number in the sample, from 1 */
export const sevenImage = (day: number, index: number): Grid => {
  const spec = sevenDays[day]!;
  return blot(spec, boardRandom(sevenSeed, spec.side, day, spec.percentage, index));
};

/** Which day a drawn picture takes: the one whose method it needs; of two days the later one for larger boards. */
export const dayOfPicture: Readonly<
  Record<Exclude<GradeMethod, 'search'>, (cells: number) => number>
> = {
  sweeps: (cells) => (cells > 150 ? 1 : 0),
  pairs: (cells) => (cells > 150 ? 3 : 2),
  chains: () => 4,
  probing: (cells) => (cells > 300 ? 6 : 5),
};

/** A puzzle of a week. */
export type SevenPuzzle = {
  readonly day: number; // 0 is Monday
  readonly code: string;
  readonly picture: Grid; // its only solution
  readonly height: number;
  readonly width: number;
  readonly method: GradeMethod;
  readonly drawn: boolean; // one of the pictures of the shelf
  readonly title: string; // "Monday of week 49"
};

/** The numbers of the boards of a day, week by week: what is stored are the steps from one to the next. */
const indexes: readonly (readonly number[])[] = found.steps.map((line) => {
  let at = 0;
  return line.split(' ').map((step) => (at += Number(step)));
});

const pictures = new Map(shelf.map((one) => [one.id, one]));

/**
 * The seven of a week.
 *
 * @param week - number as in src/puzzles/weeks.ts; before the first and after the last stored one they come again
 */
export function sevenOf(week: number): readonly SevenPuzzle[] {
  const place = (((week - firstWeek) % sevenWeeks) + sevenWeeks) % sevenWeeks;
  const picture = pictures.get((found.drawn[place] ?? '') as PuzzleId);
  const { week: named } = weekOfYear(week);
  return sevenDays.map(({ name, method }, day) => {
    const isDrawn =
      picture !== undefined &&
      picture.grade.method !== 'search' &&
      dayOfPicture[picture.grade.method](picture.height * picture.width) === day;
    const image = isDrawn ? galleryPicture(picture.id) : sevenImage(day, indexes[day]![place]!);
    const { height, width } = image;
    return {
      day,
      code: isDrawn ? picture.code : encodePuzzle(puzzleOf(image)),
      picture: image,
      height,
      width,
      method,
      drawn: isDrawn,
      title: `${name} of week ${named}`,
    };
  });
}

/** The next day of a week that is not solved, from Monday again after Sunday; null where the others are solved. */
export function dayAfter(
  seven: readonly SevenPuzzle[],
  code: string,
  isSolved: (one: SevenPuzzle) => boolean,
): SevenPuzzle | null {
  const at = seven.findIndex((one) => one.code === code);
  const later = [...seven.slice(at + 1), ...seven.slice(0, Math.max(0, at))];
  return later.find((one) => !isSolved(one)) ?? null;
}
