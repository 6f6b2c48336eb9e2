/** Small pictures of images in the prose, linked to the figure that opens them. */
import type { Grid } from '../engine/board/cell.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { encodePuzzle } from '../formats/puzzleCode.ts';
import { boardPictureSmall } from '../kit/board/boardThumbnail.ts';
import { writeLink } from '../kit/cell/linkState.ts';
import type { SvgNode } from '../svg/svgTree.ts';
import { sitePath } from '../kit/text/paths.ts';

/** An image with its caption and the address that opens it. */
export type LinkedPicture = {
  readonly image: Grid;
  readonly text: string;
  readonly href: string;
  readonly marked?: ReadonlySet<number>; // cells that wear a mark
};

/** The small picture; its caption names it, so it is hidden from readers who do not see it. */
export function pictureOf({ image, marked }: LinkedPicture): SvgNode {
  return boardPictureSmall(image, { label: '', size: 96, ...(marked ? { fresh: marked } : {}) });
}

/** The address that opens the puzzle of `image` in the stepper `cellId` of chapter `chapter`. */
export function stepperLink(chapter: string, cellId: string, image: Grid): string {
  const search = writeLink('', cellId, 1, { p: encodePuzzle(puzzleOf(image)) });
  return `${sitePath(`${chapter}/`)}${search}#${cellId}`;
}
