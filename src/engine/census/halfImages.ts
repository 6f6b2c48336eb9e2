/** Some rows of all images of a size by what they say of rows and columns; clueSets.ts puts images together from two of them. */
import type { InPieces } from '../pieces.ts';
import type { LineKinds } from './lineKinds.ts';

/**
 * All images of some rows, those of one choice of descriptions together, and of these the ones that say the same of every column
 * as one entry. What is said of columns is a number for those on the left and one for those on the right, column 0 least.
 */
export type HalfImages = {
  /** Where the entries of each choice begin, and one more for the end. */
  readonly starts: Int32Array;
  readonly images: Float64Array; // of each choice
  readonly left: Int32Array; // of each entry
  readonly right: Int32Array;
  readonly first: Uint16Array; // what it says of the first column
  readonly last: Uint16Array;
  readonly times: Int32Array; // how many images it stands for
};

/** Images that take some milliseconds. */
const imagesOfPiece = 50_000;

/**
 * Lists them.
 *
 * @param kinds - of the rows
 * @param height - how many rows, with at most 24 cells in all
 * @param leftColumns - how many columns are on the left
 * @param classOf - what the cells of a column say
 */
export function* createHalfImagesInPieces(
  kinds: LineKinds,
  height: number,
  leftColumns: number,
  classOf: Uint16Array,
): InPieces<HalfImages> {
  const width = kinds.length;
  const classes = Math.max(...classOf) + 1;
  const states = classes ** width;
  const tuples = kinds.count ** height;
  // tuple and state of each image as one number: sorted, equal ones are neighbours
  const said = new Float64Array(2 ** (width * height));
  for (let image = 0; image < said.length; image++) {
    let [tuple, state] = [0, 0];
    for (let row = height - 1; row >= 0; row--)
      tuple = tuple * kinds.count + kinds.idOf[(image >>> (row * width)) & ((1 << width) - 1)]!;
    for (let column = width - 1; column >= 0; column--) {
      let cells = 0;
      for (let row = 0; row < height; row++)
        cells |= ((image >>> (row * width + column)) & 1) << row;
      state = state * classes + classOf[cells]!;
    }
    said[image] = tuple * states + state;
    if (image % imagesOfPiece === 0) yield;
  }
  yield;
  said.sort();
  yield;
  const entries = said.reduce((sum, one, at) => sum + (at > 0 && one === said[at - 1] ? 0 : 1), 0);
  const half: HalfImages = {
    starts: new Int32Array(tuples + 1),
    images: new Float64Array(tuples),
    left: new Int32Array(entries),
    right: new Int32Array(entries),
    first: new Uint16Array(entries),
    last: new Uint16Array(entries),
    times: new Int32Array(entries),
  };
  const leftStates = classes ** leftColumns;
  let at = -1;
  for (const [image, one] of said.entries()) {
    const state = one % states;
    const tuple = (one - state) / states;
    half.images[tuple]!++;
    if (image === 0 || one !== said[image - 1]) {
      at++;
      half.starts[tuple + 1] = at + 1;
      half.left[at] = state % leftStates;
      half.right[at] = Math.floor(state / leftStates);
      half.first[at] = state % classes;
      half.last[at] = Math.floor(state / classes ** (width - 1));
    }
    half.times[at]!++;
    if (image % imagesOfPiece === 0) yield;
  }
  return half;
}
