/**
 * A picture file becomes a grey picture, by the browser alone: nothing is sent anywhere. What is too large is refused by
 * its head, before it is decoded; decoding and making it smaller are done off the page's own thread.
 */
import { greyOfRgba } from '../../engine/make/greyPicture.ts';
import type { GreyPicture } from '../../engine/make/greyPicture.ts';
import { flipped, hasNoSquares, squareSide } from '../../engine/make/pixelArt.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import { cameraKind, pictureHead } from '../../formats/pictureHead.ts';
import type { PictureHead } from '../../formats/pictureHead.ts';
import { side } from './settings.ts';

/** A picture, and what is to be said of it; or why there is none. */
export type TakenPicture =
  | {
      readonly picture: GreyPicture;
      readonly pixels: GreyPicture | null; // where each of its points can be a cell
      readonly said: string;
    }
  | { readonly problem: string };

const mostBytes = 40_000_000;
const mostPoints = 60_000_000;
/** Points of the longer side that are kept: more than any board has. */
const longestSide = 480;
/** Frames and heads are looked for in so much of a file. */
const headBytes = 2_000_000;
/** An SVG without a size of its own is drawn in this one. */
const svgSide = 400;

const unchanged = 'What you had is unchanged.';

/**
 * Why a file is refused before it is decoded; null when it may be.
 *
 * @param camera - what it is, if it is none of the kinds that are read
 */
export function refusalOf(
  name: string,
  bytes: number,
  head: PictureHead | null,
  camera: ReturnType<typeof cameraKind> = null,
): string | null {
  if (bytes === 0) return `${name} is empty. ${unchanged}`;
  if (bytes > mostBytes)
    return `${name} has ${grouped(Math.round(bytes / 1_000_000))} MB; the most that is read is ${mostBytes / 1_000_000} MB. ${unchanged} Make the picture smaller first.`;
  if (head === null && camera !== null)
    return `${name} is a ${camera} picture, which is not read here. ${unchanged} Save it as a JPEG or PNG first.`;
  if (head === null)
    return `${name} is no picture that can be read here: PNG, JPEG, GIF, WebP and SVG are. ${unchanged}`;
  const { size } = head;
  if (size === null) return null;
  if (size.width * size.height > mostPoints)
    return `${name} has ${grouped(size.width)} × ${grouped(size.height)} points, more than the ${mostPoints / 1_000_000} million that are read. ${unchanged} Make the picture smaller first.`;
  return size.width === 0 || size.height === 0 ? damagedText(name, head) : null;
}

const damagedText = (name: string, { kind }: PictureHead): string =>
  `${name} begins as a ${kind} picture but cannot be read to its end: it is damaged, or cut off. ${unchanged}`;

/** What is said of a picture that was taken. */
export const takenText = (name: string, { kind, moves }: PictureHead): string =>
  `${name} is the picture now (${kind}).${moves ? ' It moves; its first frame is used.' : ''}`;

/** Reads a file. */
export async function pictureOfFile(file: Blob, name: string): Promise<TakenPicture> {
  let head: PictureHead | null;
  let camera: ReturnType<typeof cameraKind>;
  try {
    const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    [head, camera] = [pictureHead(bytes), cameraKind(bytes)];
  } catch {
    return { problem: `${name} could not be read. ${unchanged}` };
  }
  const refusal = refusalOf(name, file.size, head, camera);
  if (refusal !== null || head === null) return { problem: refusal ?? unchanged };
  try {
    const said = takenText(name, head);
    if (head.kind === 'SVG') return { picture: greyOf(await drawnSvg(file)), pixels: null, said };
    const whole = await createImageBitmap(file);
    const pixels = pixelsOf(whole);
    return { picture: greyOf(await madeSmall(whole)), pixels, said };
  } catch {
    return { problem: damagedText(name, head) };
  }
}

/** The sides of a picture, no longer than what is kept. */
function fitting(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

async function madeSmall(whole: ImageBitmap): Promise<ImageBitmap> {
  const { width, height } = fitting(whole.width, whole.height);
  if (width === whole.width && height === whole.height) return whole;
  const small = await createImageBitmap(whole, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  whole.close();
  return small;
}

/** As a picture of the page an SVG runs no scripts and loads nothing. */
async function drawnSvg(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** What is drawn on a canvas of this size. */
function greyOn(
  height: number,
  width: number,
  draw: (context: CanvasRenderingContext2D) => void,
): GreyPicture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new TypeError('no canvas');
  draw(context);
  return greyOfRgba(context.getImageData(0, 0, width, height).data, height, width);
}

function greyOf(source: ImageBitmap | HTMLImageElement): GreyPicture {
  const { width, height } = fitting(source.width || svgSide, source.height || svgSide);
  const grey = greyOn(height, width, (context) => context.drawImage(source, 0, 0, width, height));
  if ('close' in source) source.close();
  return grey;
}

/** No squares are looked for in a picture of so few points a side. */
const fewPoints = 32;

/**
 * The picture with a point for each of its points, where it is small, or for each of the equal squares of which it is made;
 * null where it has too many, or too few.
 */
function pixelsOf(source: ImageBitmap): GreyPicture | null {
  const by = Math.max(source.width, source.height) <= fewPoints ? 1 : squaresOf(source);
  const [width, height] = [source.width / by, source.height / by];
  if (Math.min(width, height) < side.least || Math.max(width, height) > side.most) return null;
  const { brightness } = greyOn(height, width, (context) => {
    context.imageSmoothingEnabled = false;
    context.drawImage(source, 0, 0, width, height);
  });
  // white is white: black and white has the shorter code
  return { height, width, brightness: brightness.map(Math.round) };
}

/** Lines of a picture that are looked at: more than it may have squares one beneath the other, but first a few. */
const mostLooked = 128;
const firstLooked = 8;

/** Some rows of a picture, evenly apart. */
const rowsOf = (source: ImageBitmap, most: number): GreyPicture => {
  const { width, height } = source;
  const count = Math.min(height, most);
  return greyOn(count, width, (context) => {
    for (let at = 0; at < count; at++)
      context.drawImage(source, 0, placeOf(at, count, height), width, 1, 0, at, width, 1);
  });
};

const placeOf = (at: number, count: number, all: number): number =>
  Math.floor(((at + 0.5) * all) / count);

/** The side of its squares. A photograph shows in a few rows that it has none. */
function squaresOf(source: ImageBitmap): number {
  if (hasNoSquares(rowsOf(source, firstLooked))) return 1;
  const { width, height } = source;
  const count = Math.min(width, mostLooked);
  const columns = greyOn(height, count, (context) => {
    for (let at = 0; at < count; at++)
      context.drawImage(source, placeOf(at, count, width), 0, 1, height, at, 0, 1, height);
  });
  return squareSide(rowsOf(source, mostLooked), flipped(columns));
}

/** The first picture file among what was dropped or pasted; null without one. */
export function pictureIn(data: DataTransfer | null): File | null {
  const files = [...(data?.files ?? [])];
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0] ?? null;
}

/** What a file is called in messages. */
export const nameOf = (file: File): string =>
  file.name === '' ? 'The picture' : `“${file.name.slice(0, 60)}”`;

/** How much was dropped, where it is more than one. */
export const moreFilesText = (count: number): string =>
  count < 2 ? '' : ` You gave ${counted(count, 'file')}; the first picture is taken.`;
