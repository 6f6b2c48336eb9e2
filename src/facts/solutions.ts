/** Numbers of the chapter about several solutions, and links into its figure. */
import { imageFromText, sameGrid } from '../engine/board/image.ts';
import { framedSmall } from '../claims/004/embedding.ts';
import { boxesOf } from '../claims/004/patterns.ts';
import { printedPatterns } from '../claims/004/printedPatterns.ts';
import type { PrintedPattern } from '../claims/004/printedPatterns.ts';
import { grouped, sizeText } from '../formats/numbers.ts';
import { encodePuzzle } from '../formats/puzzleCode.ts';
import { writeLink } from '../kit/cell/linkState.ts';
import { sitePath } from '../kit/text/paths.ts';
import { galleryPuzzle } from '../puzzles/gallery.ts';
import type { PuzzleId } from '../puzzles/gallery.ts';
import { combinedSolutions, everySolution } from './everySolution.ts';
import type { LinkedPicture } from './pictures.ts';

/** What the prose says of it. @source 004_baeeafed5327eab8.txt “Combinations” */
export const combined = {
  all: combinedSolutions.solutions.length,
  largest: combinedSolutions.islands[0]?.length ?? 0,
  boxes: boxesOf(printedPatterns.combined.pictures['Figure A']),
} as const;

const open = (code: string, at = 1): string =>
  `${sitePath('solutions/')}${writeLink('', 'fig-11-1', 1, { p: code, ...(at === 1 ? {} : { k: String(at) }) })}#fig-11-1`;

/** An address that opens a puzzle of the gallery in Figure 11.1. @source none */
export const openSolutions = (id: PuzzleId): string => open(galleryPuzzle(id).code);

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

const framedPuzzles = framedSmall();

/** How many puzzles of each size the pattern of 004 exactly doubles: rows of a table. @source 004_baeeafed5327eab8.txt “Combinations” */
export const framedRows: readonly (readonly string[])[] = framedPuzzles.direct.map(
  ({ height, width, puzzles, doubled }, at) => [
    sizeText(height, width),
    grouped(puzzles),
    grouped(doubled),
    grouped(framedPuzzles.apart[at]?.doubled ?? 0),
  ],
);
