/** Numbers of the chapter about several solutions, and links into its figure. */
import { imageFromText, sameGrid } from '../engine/board/image.ts';
import { embedding, laidInLambda } from '../claims/004/embedding.ts';
import { boxesOf, sharedByComponents } from '../claims/004/patterns.ts';
import { distances, threeOfFirst } from '../claims/004/patternQuestions.ts';
import { printedPatterns } from '../claims/004/printedPatterns.ts';
import type { PrintedPattern } from '../claims/004/printedPatterns.ts';
import { verdictOf } from '../claims/verdict.ts';
import { countKnown } from '../engine/board/image.ts';
import { allPieces } from '../engine/pieces.ts';
import { framed } from '../engine/solutions/framed.ts';
import { grouped, sizeText } from '../notebook/plain/numbers.ts';
import { encodePuzzle } from '../formats/puzzleCode.ts';
import { figureLink } from './figurePlaces.ts';
import { methods, runMethods } from '../methods/methods.ts';
import { galleryDescriptions, galleryPuzzle } from '../puzzles/gallery.ts';
import type { PuzzleId } from '../puzzles/gallery.ts';
import { stored } from '../stored/fromFile.ts';
import { combinedSolutions, everySolution } from './everySolution.ts';
import type { LinkedPicture } from './pictures.ts';

/** What the prose says of it. @source 004_baeeafed5327eab8.txt “Combinations” */
export const combined = {
  all: combinedSolutions.solutions.length,
  largest: combinedSolutions.islands[0]?.length ?? 0,
  boxes: boxesOf(printedPatterns.combined.pictures['Figure A']),
  inSeveral: sharedByComponents(), // cells
} as const;

/** The two small examples: pulled apart and pushed together, and the pairs of solutions of the second one. @source 004_baeeafed5327eab8.txt “Patterns that lead to multiple solutions” */
export const small = { ...distances(), three: threeOfFirst() } as const;

const patterns = [printedPatterns.square, printedPatterns.far, printedPatterns.combined];
const endsOfPatterns = patterns.map(({ puzzle }) => allPieces(runMethods(puzzle)));

/** What each method comes to on the puzzles of the patterns: rows of a table. */
export const reachRows: readonly (readonly string[])[] = methods.map(({ id, name }) => [
  name,
  ...endsOfPatterns.map((ends) => {
    const end = ends[id];
    if (end === undefined) return '';
    if (end.status !== 'several') return `${countKnown(end.grid)} of ${end.grid.cells.length}`;
    return id === 'inference'
      ? `${countKnown(end.grid)} of ${end.grid.cells.length}, no more can be`
      : (end.verdict.split(',')[0] ?? '');
  }),
]);

const open = (code: string, at = 1): string =>
  figureLink('fig-solutions', { p: code, ...(at === 1 ? {} : { k: String(at) }) });

/** An address that opens a puzzle of the gallery with all its solutions. */
export const openSolutions = (id: PuzzleId): string => open(galleryPuzzle(id).code);

/** The two pictures of the smallest board with more than one, each opening there. @source 000_8dc3042ab81c971c.txt §4.2 and Figure 7 */
export const diagonals: readonly LinkedPicture[] = everySolution(
  galleryDescriptions('switch'),
).solutions.map((image, at) => ({
  image,
  text: at === 0 ? 'One solution' : 'The other one',
  href: open(galleryPuzzle('switch').code, at + 1),
}));

/** The pictures of a pattern as printed, each opening its puzzle, at that solution where it is one. */
function printedOf({ puzzle, pictures }: PrintedPattern): readonly LinkedPicture[] {
  const { solutions } = everySolution(puzzle);
  return Object.entries(pictures).map(([name, rows]) => {
    const image = imageFromText(rows);
    const at = solutions.findIndex((grid) => sameGrid(grid, image));
    const text = at < 0 ? `${name}, as printed: it does not fit` : name;
    return { image, text, href: open(encodePuzzle(puzzle), Math.max(0, at) + 1) };
  });
}

/** The pictures of the first two examples of 004. @source 004_baeeafed5327eab8.txt “Patterns that lead to multiple solutions” */
export const printedSolutions: readonly LinkedPicture[] = [
  ...printedOf(printedPatterns.square),
  ...printedOf(printedPatterns.far),
];

/** Figures A to C of 004. @source 004_baeeafed5327eab8.txt “Combinations” */
export const printedFigures: readonly LinkedPicture[] = printedOf(printedPatterns.combined);

/** A single filled cell within the pattern: how many solutions there are. @source 004_baeeafed5327eab8.txt “Combinations” */
export const framedCell: number = everySolution(framed(galleryDescriptions('one-cell'))).solutions
  .length;

/** The square, laid into a real picture. @source 004_baeeafed5327eab8.txt “Combinations” */
export const inLambda = laidInLambda();

const framedPuzzles = verdictOf(embedding, stored).ours;

/** How many puzzles of each size the pattern of 004 exactly doubles: rows of a table. @source 004_baeeafed5327eab8.txt “Combinations” */
export const framedRows: readonly (readonly string[])[] = framedPuzzles.direct.map(
  ({ height, width, puzzles, doubled }, at) => [
    sizeText(height, width),
    grouped(puzzles),
    grouped(doubled),
    grouped(framedPuzzles.apart[at]?.doubled ?? 0),
  ],
);
