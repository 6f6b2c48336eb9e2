/** The code of a whole picture, for figures that are about pictures. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { decodeImage } from '../../formats/imageCode.ts';

/** The picture of a code. @throws SyntaxError for a damaged code, or one with unknown cells @source none */
export function pictureOf(code: string): Grid {
  const image = decodeImage(code);
  if (image.cells.includes(UNKNOWN)) throw new SyntaxError('The picture has unknown cells.');
  return image;
}
