/** 000, section 4.2: FourSolver on all 6x6 pictures of which at least 80 % are filled. */
import { choose } from '../../engine/board/binomial.ts';
import { FILLED } from '../../engine/board/cell.ts';
import { createFold } from '../../engine/census/fold.ts';
import { boardClassifier } from '../../experiments/density.ts';
import { exactSide } from './exactCurve.ts';

const cells = exactSide ** 2;

/** At least 80 % of 36 cells are 29. */
export const leastFilled = Math.ceil(0.8 * cells);

/** Pictures with so many filled cells, and those of them that sweeps do not solve, by what FourSolver does with them. */
export type MostlyFilled = {
  readonly images: number;
  readonly four: number; // it solves them
  readonly some: number; // it fixes some cell
  readonly none: number;
};

/**
 * Goes through them by their empty cells, one picture for all that it can be turned or reflected into.
 *
 * @param least - filled cells, {@link leastFilled} or more
 * @remarks Some ten seconds.
 * @source 000_8dc3042ab81c971c.txt §4.2 ("FOURSOLVER can hardly make a difference")
 */
export function countMostlyFilled(least: number = leastFilled): MostlyFilled {
  const classOf = boardClassifier({ height: exactSide, width: exactSide, four: true });
  const sizeOf = createFold(exactSide, exactSide, 'class');
  const count = { simple: 0, four: 0, some: 0, none: 0 };
  const image = new Uint8Array(cells).fill(FILLED);
  const all = 2 ** cells - 1;
  const empty = (from: number, left: number, index: number): void => {
    const size = sizeOf(index);
    if (size > 0) count[classOf(image)] += size;
    if (left === 0) return;
    for (let at = from; at < cells; at++) {
      image[at] = 0;
      empty(at + 1, left - 1, index - 2 ** at);
      image[at] = FILLED;
    }
  };
  empty(0, cells - least, all);
  const { simple, four, some, none } = count;
  const images = simple + four + some + none;
  let expected = 0;
  for (let filled = least; filled <= cells; filled++) expected += choose(cells, filled);
  if (images !== expected) throw new RangeError(`${images} pictures of ${expected}`);
  return { images, four, some, none };
}
