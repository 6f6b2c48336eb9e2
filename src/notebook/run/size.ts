import { counted, sizeText } from '../plain/numbers.ts';
/** The size of which a census tries every image, as settings and as buttons. */
import { whole } from '../settings/numbers.ts';
import type { Setting } from '../settings/setting.ts';
import type { Preset } from './runBar.ts';

/** Numbers of rows and columns. */
export type Size = { readonly height: number; readonly width: number };

/** Cells of a board whose 33,554,432 images are all tried in the reader's browser. */
export const mostCells = 25;

/**
 * The settings of a size.
 *
 * @param least - rows, and columns
 * @param most - likewise
 * @param usual - likewise
 */
export const sizeSettings = (
  least: number,
  most: number,
  usual: number,
): { readonly height: Setting<number>; readonly width: Setting<number> } => ({
  height: whole('h', 'Rows', { name: 'the number of rows', least, most, usual }),
  width: whole('w', 'Columns', { name: 'the number of columns', least, most, usual }),
});

/**
 * What is wrong with a size that has too many images.
 *
 * @param what - what is done with each of them: "pictures to try"
 */
export function sizeProblems({ height, width }: Size, what: string): { readonly width?: string } {
  if (height * width <= mostCells) return {};
  const room = counted(Math.floor(mostCells / height), 'column');
  return {
    width: `${sizeText(height, width)} has ${height * width} cells: too many ${what}. With ${counted(height, 'row')}, type at most ${room}.`,
  };
}

/** The texts of a size. */
export const sizeTexts = ({
  height,
  width,
}: Size): { readonly height: string; readonly width: string } => ({
  height: String(height),
  width: String(width),
});

/** Whether two sizes are the same. */
export const sameSize = (a: Size, b: Size): boolean => a.height === b.height && a.width === b.width;

/** A button for a usual size. */
export type SizePreset = Preset & Size;

/**
 * Buttons for usual sizes.
 *
 * @param sizes - rows and columns of each
 * @param chosen - the size in the form; null while it cannot be read
 */
export const sizePresets = (
  sizes: readonly (readonly [height: number, width: number])[],
  chosen: Size | null,
): readonly SizePreset[] =>
  sizes.map(([height, width]) => ({
    label: sizeText(height, width),
    height,
    width,
    chosen: chosen !== null && sameSize(chosen, { height, width }),
  }));
