/** The way of a puzzle from one figure to another: where the figures that open any puzzle stand, and addresses of them. */
import type { Grid } from '../../engine/board/cell.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { encodeImage } from '../../formats/imageCode.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { puzzleFigures } from '../../methods/figures.ts';
import type { PuzzlePlace } from '../../methods/figures.ts';
import { longestQuery } from '../../notebook/cell/linkPlace.ts';
import { writeLink } from '../../notebook/cell/linkState.ts';
import { sitePath } from '../../notebook/page/paths.ts';

export { puzzleFigures };
export type { PuzzlePlace };

/**
 * The address that opens a puzzle in another figure.
 *
 * @param code - of the puzzle
 * @param settings - further settings of that figure, such as `f` for the first direction
 * @param base - root of the site, with or without a slash at its end; default the one that it was built for
 * @remarks As in `putState`, a state that is too long for a query goes into the fragment.
 */
export function openIn(
  { page, cell, version = 1 }: PuzzlePlace,
  code: string,
  settings: Readonly<Record<string, string>> = {},
  base?: string,
): string {
  return stateAddress({ page, cell }, writeLink('', cell, version, { p: code, ...settings }), base);
}

/** The address of a figure in a state. */
export const stateAddress = ({ page, cell }: PuzzlePlace, state: string, base?: string): string =>
  `${sitePath(page, base)}${state.length > longestQuery ? `#${state}` : `${state}#${cell}`}`;

/**
 * The same for the puzzle of an image.
 *
 * @param image - a grid without unknown cells
 */
export const openImageIn = (
  place: PuzzlePlace,
  image: Grid,
  settings: Readonly<Record<string, string>> = {},
  base?: string,
): string => openIn(place, encodePuzzle(puzzleOf(image)), settings, base);

/** The page of a puzzle, with every method on it. */
export const allMethods: PuzzlePlace = { page: 'puzzle/', cell: 'puzzle' };

/** Where any puzzle can be played. */
export const inPlay: PuzzlePlace = { page: 'play/', cell: 'play' };

/** Where any puzzle is put on a sheet of paper. */
export const onSheet: PuzzlePlace = { page: 'teach/sheet/', cell: 'sheet' };

/** Where puzzles are made. */
export const studio: PuzzlePlace = { page: 'make/', cell: 'make' };

/** Where one draws a puzzle that beats the solvers, and where a friend plays it: its link has the clues by the key `p`. */
export const duel: PuzzlePlace = { page: 'duel/', cell: 'duel' };

/** Sides of a picture that the studio takes. */
const leastDrawn = 3;

/**
 * The studio with a picture to draw on.
 *
 * @returns null for one that is too small for it
 */
export function drawOn(image: Grid): string | null {
  const { height, width } = image;
  if (Math.min(height, width) < leastDrawn) return null;
  const values = { g: encodeImage(image), h: String(height), w: String(width), t: '128' };
  return stateAddress(studio, writeLink('', studio.cell, 1, values));
}

/** Where the switching components of a picture are shown; its link has the picture by the key `g`. */
export const switchingFigure: PuzzlePlace = {
  page: 'papers/batenburg-kosters/',
  cell: 'fig-switching',
};

/** A link to a figure, with what stands before it in the sentence. */
export type OtherFigure = {
  readonly before: '' | ', ' | ' or ';
  readonly href: string;
  readonly name: string;
};

/**
 * The figures that a puzzle can be opened in, as parts of a sentence.
 *
 * @param tag - of the figure that shows it now, which is left out
 */
export function otherFigures(tag: string, code: string): readonly OtherFigure[] {
  const others = Object.entries(puzzleFigures).filter(([other]) => other !== tag);
  return others.map(([, figure], at) => ({
    before: at === 0 ? '' : at === others.length - 1 ? ' or ' : ', ',
    href: openIn(figure, code),
    name: figure.name,
  }));
}
