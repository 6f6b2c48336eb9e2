/** Where the pictures of the corpus come from: random ones, symmetric ones, strips, circuits, and all small ones beyond chains. */
import type { Grid } from '../../../src/engine/board/cell.ts';
import { FILLED } from '../../../src/engine/board/cell.ts';
import { imageFromIndex, indexOfImage } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleExact } from '../../../src/engine/board/sample.ts';
import { d4Class } from '../../../src/engine/board/symmetry.ts';
import { createSmallFour, FOUR_SOLVED } from '../../../src/engine/census/smallFour.ts';
import { createSmallSearch, isOnlySolution } from '../../../src/engine/census/smallFourSearch.ts';
import { compose } from '../../../src/engine/circuit/compose.ts';
import { parseFormula } from '../../../src/engine/circuit/formula.ts';
import { layOut } from '../../../src/engine/circuit/layout.ts';
import { hasMirrored, mirroredPicture } from '../../../src/engine/make/mirroredStrips.ts';
import {
  densePicture,
  figure2Picture,
  hasDense,
  hasFigure2,
} from '../../../src/engine/make/stripPicture.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { createFastTwoSat } from '../../../src/engine/twosat/fastTwoSat.ts';
import { startGrid } from '../../../src/engine/board/puzzle.ts';
import { furtherInPieces } from '../../../src/library/door/further.ts';
import { candidateNumber, corpusSeed, partSize } from './stratum.ts';
import type { Candidate } from './stratum.ts';

/** Pictures of random cells, so many filled, all alike. */
export function* random(
  part: number,
  sizes: readonly (readonly [height: number, width: number, percent: number])[],
  shape: (picture: Grid) => Grid = (picture) => picture,
): Generator<Candidate> {
  for (let attempt = 0; ; attempt++) {
    const number = candidateNumber(part, attempt);
    const [height, width, percent] = sizes[attempt % sizes.length]!;
    const picture: Grid = { height, width, cells: new Uint8Array(height * width) };
    const stream = boardRandom(corpusSeed, height, width, percent, number);
    sampleExact(stream, picture.cells, Math.round((height * width * percent) / 100));
    yield { picture: shape(picture) };
  }
}

/** The left half, mirrored to the right. */
export const mirrored = ({ height, width, cells }: Grid): Grid => ({
  height,
  width,
  cells: cells.map((cell, at) => {
    const column = at % width;
    return column < width / 2 ? cell : cells[at - column + (width - 1 - column)]!;
  }),
});

/** The upper half, turned by half a turn to the lower. */
export const halfTurned = ({ height, width, cells }: Grid): Grid => ({
  height,
  width,
  cells: cells.map((cell, at) => (2 * at < cells.length ? cell : cells[cells.length - 1 - at]!)),
});

/** A round of all its neighbours: a cell becomes as most of the nine cells around it are, so that shapes come about. */
export function smoothed({ height, width, cells }: Grid): Grid {
  const at = (row: number, column: number): number =>
    cells[
      Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column))
    ]!;
  return {
    height,
    width,
    cells: cells.map((_, place) => {
      const [row, column] = [Math.floor(place / width), place % width];
      let filled = 0;
      for (let down = -1; down <= 1; down++)
        for (let across = -1; across <= 1; across++) filled += at(row + down, column + across);
      return filled >= 5 ? 1 : 0;
    }),
  };
}

/** A switch put into the middle: two rows and two columns whose cells can be exchanged unless others hold them. */
export function switched(picture: Grid): Grid {
  const { height, width } = picture;
  const cells = picture.cells.slice();
  const [row, column] = [Math.floor(height / 2) - 1, Math.floor(width / 2) - 1];
  for (let down = -1; down <= 2; down++)
    for (let across = -1; across <= 2; across++) {
      const inside = down >= 0 && down < 2 && across >= 0 && across < 2;
      cells[(row + down) * width + column + across] = inside && down === across ? FILLED : 0;
    }
  return { height, width, cells };
}

const families = [
  { name: 'in place of Figure 2', has: hasFigure2, make: figure2Picture },
  { name: 'dense strips', has: hasDense, make: densePicture },
  { name: 'mirrored strips', has: hasMirrored, make: mirroredPicture },
] as const;

/** The pictures of strips with sides up to 50, so many that they fill the parts wanted, spread over all sizes. */
export function* strips(part: number, wanted: number): Generator<Candidate> {
  const sides = Array.from({ length: 50 }, (_, at) => at + 1);
  const all = families.flatMap(({ name, has, make }) =>
    sides.flatMap((m) => sides.flatMap((n) => (has(m, n) ? [{ name, make, m, n }] : []))),
  );
  for (let at = part * partSize; at < Math.min(wanted, (part + 1) * partSize); at++) {
    const { name, make, m, n } = all[Math.floor((at * all.length) / wanted)]!;
    yield { picture: make(m, n), name };
  }
}

const names = ['a', 'b', 'c', 'd'] as const;

/** Small formulas, laid out as puzzles; the picture is one of their solutions. */
export function* circuits(part: number): Generator<Candidate> {
  for (let attempt = 0; ; attempt++) {
    const stream = boardRandom(corpusSeed, 0, 0, 0, candidateNumber(part, attempt));
    const literal = (): string => {
      const name = names[stream.below(names.length)]!;
      return stream.below(2) === 0 ? name : `not ${name}`;
    };
    const joined = ['and', 'or'][stream.below(2)]!;
    const name =
      stream.below(2) === 0
        ? `${literal()} ${joined} ${literal()}`
        : `(${literal()} ${joined} ${literal()}) and ${literal()}`;
    const { puzzle } = compose(layOut(parseFormula(name)).tiles);
    const [picture] = solve(puzzle, { most: 1 }).solutions;
    if (picture !== undefined && picture.height <= 50 && picture.width <= 50)
      yield { picture, name };
  }
}

/** Numbers of pictures of five by five that a part goes through; there are 2^25 in all. */
export const smallPart = 2 ** 20;

/** The pictures of five by five with one solution that chains do not find. */
export function* beyondChains(part: number): Generator<Candidate> {
  const side = 5;
  const four = createSmallFour(side, side);
  const search = createSmallSearch(four.board);
  for (let image = part * smallPart; image < (part + 1) * smallPart; image++) {
    // of a picture and its mirror images the one with the least number; most are told by their outer rows
    const [top, bottom] = [Math.floor(image / 2 ** 20), image % 32];
    if (top > bottom || top > turnedLine[top]! || top > turnedLine[bottom]!) continue;
    if (four.classify(image) <= FOUR_SOLVED || !isOnlySolution(search, image)) continue;
    const picture = imageFromIndex(side, side, image);
    const puzzle = puzzleOf(picture);
    if (allPieces(furtherInPieces(createFastTwoSat, puzzle, startGrid(puzzle))).status === 'solved')
      continue;
    const alike = d4Class(picture);
    if (alike.some((one) => indexOfImage(one) < BigInt(image))) continue;
    for (const one of alike) yield { picture: one };
  }
}

const turnedLine = Array.from({ length: 32 }, (_, line) =>
  Number.parseInt([...line.toString(2).padStart(5, '0')].toReversed().join(''), 2),
);
