/** Small pictures of images in the prose, linked to the figure that opens them. */
import type { Grid } from '../engine/board/cell.ts';
import { boardPictureSmall } from '../kit/board/boardThumbnail.ts';
import { openImageIn } from '../kit/puzzle/openIn.ts';
import type { SvgNode } from '../notebook/svg/svgTree.ts';

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
export const stepperLink = (chapter: string, cellId: string, image: Grid): string =>
  openImageIn({ page: `${chapter}/`, cell: cellId }, image);
