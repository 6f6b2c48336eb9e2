/** Counts over all images of a small size that several figures of 000 section 4.1 are parts of; each is made once. */
import { UNKNOWN } from '../engine/board/cell.ts';
import { imageFromIndex, indexOfImage } from '../engine/board/image.ts';
import { createSmallFour, FOUR_SOLVED, NO_PROGRESS } from '../engine/census/smallFour.ts';
import { createFold } from '../engine/census/fold.ts';
import { createSmallFourDifficulty } from '../engine/census/smallFourDifficulty.ts';
import type { FoundOrder } from '../engine/census/smallFourDifficulty.ts';
import { createSmallSimple } from '../engine/census/smallSimple.ts';
import { reflect } from '../engine/board/symmetry.ts';

/** Makes a function of a size that remembers its answers. */
function once<Count>(
  make: (height: number, width: number) => Count,
): (height: number, width: number) => Count {
  const made = new Map<string, Count>();
  return (height, width) => {
    const size = `${height}x${width}`;
    const known = made.get(size);
    if (known !== undefined) return known;
    const count = make(height, width);
    made.set(size, count);
    return count;
  };
}

/** An image that FourSolver solves and SimpleSolver does not, the least of its reflections. */
type FourSolved = {
  readonly image: number;
  readonly times: number; // different reflections
  readonly row: number; // 000's row index
};

/** All of them, by number: going through 5x5 takes some seconds, and two counts need it. */
const fourSolvedOf: (height: number, width: number) => readonly FourSolved[] = once(
  (height, width) => {
    const four = createSmallFour(height, width);
    const timesOf = createFold(height, width, 'reflections');
    const found: FourSolved[] = [];
    for (let image = 0; image < 2 ** (height * width); image++) {
      const times = timesOf(image);
      if (times === 0 || four.classify(image) !== FOUR_SOLVED) continue;
      found.push({ image, times, row: four.row });
    }
    return found;
  },
);

/** The images that FourSolver solves and SimpleSolver does not, by (2,2)-difficulty. */
export type FourDifficulties = {
  /** At d: images of (2,2)-difficulty d; at 0 none. */
  readonly byDifficulty: readonly number[];
  /** Images that the intersection solves which is found first, going through the cells row by row. */
  readonly firstFound: number;
  /** At 000's row index: images of (2,2)-difficulty 1 in that row. */
  readonly oneByRow: readonly number[];
  /** The least number of an image of the greatest difficulty. */
  readonly hardest: number;
};

/**
 * The (2,2)-difficulties of all images of a size: 5x5 in about ten seconds on one core.
 *
 * @throws RangeError for a side that is not 1 to 6
 * @source 000_8dc3042ab81c971c.txt §4.1 ("these puzzles have (2, 2)-difficulty 1")
 */
export const fourDifficultiesOf: (height: number, width: number) => FourDifficulties = once(
  (height, width) => {
    const steps = createSmallFourDifficulty(height, width);
    const byDifficulty: number[] = [];
    const oneByRow: number[] = Array.from({ length: height * width + 2 }, () => 0);
    let hardest = -1;
    for (const { image, times, row } of fourSolvedOf(height, width)) {
      const difficulty = steps.difficulty(image); // the same for all reflections
      if (difficulty >= byDifficulty.length) hardest = image;
      while (byDifficulty.length <= difficulty) byDifficulty.push(0);
      byDifficulty[difficulty] = (byDifficulty[difficulty] ?? 0) + times;
      if (difficulty === 1) oneByRow[row] = (oneByRow[row] ?? 0) + times;
    }
    const { corners: firstFound } = firstFoundOf(height, width);
    return { byDifficulty, firstFound, oneByRow, hardest };
  },
);

/** The different images among the four reflections of an image. */
function reflections(height: number, width: number, image: number): ReadonlySet<number> {
  const grid = imageFromIndex(height, width, image);
  const turned = reflect(grid, 'left-right');
  const all = [grid, turned, reflect(grid, 'top-bottom'), reflect(turned, 'top-bottom')];
  return new Set(all.map((one) => Number(indexOfImage(one))));
}

/** Images that the first intersection found solves, by the order in which they are found. */
export type FirstFound = Readonly<Record<FoundOrder, number>>;

/**
 * How many images of a size are solved by the successful intersection that is found first, by the order: 5x5 in about ten
 * seconds on one core.
 *
 * @throws RangeError for a side that is not 1 to 6
 */
export const firstFoundOf: (height: number, width: number) => FirstFound = once((height, width) => {
  const steps = createSmallFourDifficulty(height, width);
  const counts = { corners: 0, rows: 0, columns: 0, most: 0 };
  for (const { image } of fourSolvedOf(height, width)) {
    // what is found first is not the same for all reflections
    for (const one of reflections(height, width, image))
      for (const order of steps.ordersThatSolve(one)) counts[order]++;
  }
  return counts;
});

/** Of the images of row 2 without progress: those where not even the opening sweep fixes a cell. */
export type Untouched = { readonly row2: number; readonly nothingFixed: number };

/**
 * Counts the images of row 2 without progress by FourSolver, and those of them that SimpleSolver leaves blank.
 *
 * @throws RangeError for a side that is not 1 to 6
 * @source 000_8dc3042ab81c971c.txt §4.1 ("124,189 puzzles")
 */
export const untouchedOf: (height: number, width: number) => Untouched = once((height, width) => {
  const simple = createSmallSimple(height, width);
  const four = createSmallFour(height, width);
  const timesOf = createFold(height, width, 'reflections');
  const cells = new Uint8Array(height * width);
  let row2 = 0;
  let nothingFixed = 0;
  for (let image = 0; image < 2 ** (height * width); image++) {
    const times = timesOf(image);
    if (times === 0 || simple.solveIndex(image, 'H') !== -2) continue;
    if (four.classify(image) !== NO_PROGRESS) continue;
    row2 += times;
    simple.readCells(cells);
    if (cells.every((cell) => cell === UNKNOWN)) nothingFixed += times;
  }
  return { row2, nothingFixed };
});

/** Uniquely solvable images beyond FourSolver by the set of their minimal (p,q), as `2,3 3,2`. */
export type Kinds = ReadonlyMap<string, { readonly images: number; readonly example: number }>;
