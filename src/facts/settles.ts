/** What the chapter on sweeps says of the least number of settles, computed while the site is built. */
import { leastSettles, leastSettlesFive } from '../claims/000/leastSettles.ts';
import { verdictOf } from '../claims/verdict.ts';
import { imageFromIndex } from '../engine/board/image.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { createFewestSettles } from '../engine/sweep/fewestSettles.ts';
import { record } from '../engine/sweep/simpleSolver.ts';
import { grouped, percent } from '../notebook/plain/numbers.ts';
import { stored } from '../stored/fromFile.ts';
import { storedCount5 } from './sweeps.ts';

/** Over all simple pictures of four by four. */
export const leastFour = verdictOf(leastSettles, stored).ours;

/** The same of five by five. */
export const leastFive = verdictOf(leastSettlesFive, stored).ours;

/** Both by the least number, as a table; a size that no picture needs so many of has a dash. */
export function settleRows(): readonly (readonly string[])[] {
  const sizes = [leastFour, leastFive];
  const most = Math.max(...sizes.map(({ fewest }) => fewest.length));
  const first = Math.min(...sizes.map(({ fewest }) => fewest.findIndex((images) => images > 0)));
  return Array.from({ length: most - first }, (_, at) => [
    String(first + at),
    ...sizes.flatMap(({ fewest, simple }) => {
      const images = fewest[first + at] ?? 0;
      return images === 0 ? ['–', '–'] : [grouped(images), percent(images / simple, 1)];
    }),
  ]);
}

/** Of the hardest simple puzzle of five by five. */
export const hardestSettles = settlesOfHardest();

function settlesOfHardest(): {
  readonly fewest: number;
  readonly fixing: number;
  readonly all: number; // every line of every sweep
  readonly read: number; // without lines in which nothing has changed, as the stepper does
} {
  const [index] = storedCount5().hardest.images;
  if (index === undefined) throw new RangeError('no hardest picture');
  const image = imageFromIndex(5, 5, index);
  const settles = createFewestSettles(5, 5);
  const swept = settles.swept(image);
  if (swept === null) throw new RangeError('the hardest picture is not simple');
  const { events } = record(puzzleOf(image));
  const read = events.filter(({ kind }) => kind === 'line').length;
  return { fewest: settles.fewest(image), read, ...swept };
}
