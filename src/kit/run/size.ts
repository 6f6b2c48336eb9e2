/**
 * The size of which a census tries every image, as a form, as a link and as buttons. Plain data; sizeFields.ts draws it.
 */
import { counted, sizeText } from '../../formats/numbers.ts';
import { LinkError, numberFrom } from '../cell/linkState.ts';
import type { LinkValues } from '../cell/linkState.ts';
import { readFields } from './numbers.ts';
import type { NumberRange } from './numbers.ts';
import type { Preset } from './runBar.ts';

/** The fields of a size. */
export type SizeKey = 'height' | 'width';

/** Numbers of rows and columns. */
export type Size = Readonly<Record<SizeKey, number>>;

/** A size as it is typed. */
export type SizeTexts = Readonly<Record<SizeKey, string>>;

export type SizeProblems = Readonly<Partial<Record<SizeKey, string>>>;

/** What a census can count. */
export type SizeLimits = {
  readonly least: number; // rows, and columns
  readonly most: number;
  readonly what: string; // what it does with each image: "pictures to try"
};

/** Cells of a board whose 33,554,432 images are all tried in the reader's browser. */
export const mostCells = 25;

const rangesOf = ({ least, most }: SizeLimits): Readonly<Record<SizeKey, NumberRange>> => ({
  height: { name: 'the number of rows', least, most },
  width: { name: 'the number of columns', least, most },
});

/** The texts of a size. @source none */
export const sizeTexts = ({ height, width }: Size): SizeTexts => ({
  height: String(height),
  width: String(width),
});

/**
 * Reads a size as it is typed.
 *
 * @returns no size while a field cannot be read or the size has too many images, and what is wrong
 * @source none
 */
export function readSize(
  texts: SizeTexts,
  limits: SizeLimits,
): { readonly size: Size | null; readonly problems: SizeProblems } {
  const { values, problems } = readFields(texts, rangesOf(limits));
  if (values === null) return { size: null, problems };
  const { height, width } = values;
  if (height * width <= mostCells) return { size: { height, width }, problems: {} };
  const room = counted(Math.floor(mostCells / height), 'column');
  const problem = `${sizeText(height, width)} has ${height * width} cells: too many ${limits.what}. With ${counted(height, 'row')}, type at most ${room}.`;
  return { size: null, problems: { width: problem } };
}

/**
 * The size that a link asks for.
 *
 * @param otherwise - what an absent number means
 * @throws LinkError when it cannot be counted
 * @source none
 */
export function sizeFromLink(values: LinkValues, limits: SizeLimits, otherwise: Size): Size {
  const ranges = rangesOf(limits);
  const read = (key: SizeKey, short: string): number =>
    numberFrom(values, short, { ...ranges[key], otherwise: otherwise[key] });
  const texts = sizeTexts({ height: read('height', 'h'), width: read('width', 'w') });
  const { size, problems } = readSize(texts, limits);
  if (size === null) throw new LinkError(Object.values(problems).join(' '));
  return size;
}

/** What a link must say to come back to a size; nothing where it is the usual one. @source none */
export const linkOfSize = ({ height, width }: Size, usual: Size): LinkValues => ({
  ...(height === usual.height ? {} : { h: String(height) }),
  ...(width === usual.width ? {} : { w: String(width) }),
});

/** Whether two sizes are the same. @source none */
export const sameSize = (a: Size, b: Size): boolean => a.height === b.height && a.width === b.width;

/** A button for a usual size. */
export type SizePreset = Preset & Size;

/**
 * Buttons for usual sizes.
 *
 * @param sizes - rows and columns of each
 * @param chosen - the size in the form; null while it cannot be read
 * @source none
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
