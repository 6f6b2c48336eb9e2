/** What chapter 2 says of the least number of settles, computed while the site is built. */
import { leastSettles } from '../claims/000/leastSettles.ts';
import { verdictOf } from '../claims/verdict.ts';
import { createFewestSettles } from '../engine/sweep/fewestSettles.ts';
import { imageFromIndex } from '../engine/board/image.ts';
import { stored } from '../stored/fromFile.ts';
import { storedCount5 } from './sweeps.ts';

/** Over all simple pictures of four by four. */
export const leastFour = verdictOf(leastSettles, stored).ours;

/** Of the hardest simple puzzle of five by five. */
export const hardestSettles = settlesOfHardest();

function settlesOfHardest(): {
  readonly fewest: number;
  readonly fixing: number;
  readonly all: number;
} {
  const [index] = storedCount5().hardest.images;
  if (index === undefined) throw new RangeError('no hardest picture');
  const image = imageFromIndex(5, 5, index);
  const settles = createFewestSettles(5, 5);
  const swept = settles.swept(image);
  if (swept === null) throw new RangeError('the hardest picture is not simple');
  return { fewest: settles.fewest(image), ...swept };
}
