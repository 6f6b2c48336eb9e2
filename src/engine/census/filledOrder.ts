/** The images of a size in the order of their filled cells, and among those with as many in the order of their numbers. */
import { choose } from '../board/binomial.ts';

/**
 * Calls `visit` with the images of exactly `filled` filled cells, numbers `from` to `to` - 1 of them, increasing.
 *
 * @param cells - of the size, up to 36
 */
export function forImagesWith(
  cells: number,
  filled: number,
  from: number,
  to: number,
  visit: (image: number) => void,
): void {
  if (from >= to) return;
  // places[k] is the k-th filled cell; image number `from` has the greatest places whose counts below add up to it
  const places = new Int32Array(filled + 1);
  places[filled] = cells; // a wall
  let rest = from;
  let image = 0;
  for (let k = filled, place = cells; k > 0; k--) {
    do place--;
    while (choose(place, k) > rest);
    rest -= choose(place, k);
    places[k - 1] = place;
    image += 2 ** place;
  }
  for (let unit = from; ;) {
    visit(image);
    if (++unit >= to) return;
    let k = 0; // the first filled cell that can move up; those before it go to the start
    while (places[k]! + 1 === places[k + 1]!) {
      image -= 2 ** places[k]! - 2 ** k;
      places[k] = k;
      k++;
    }
    image += 2 ** places[k]!;
    places[k]!++;
  }
}

/**
 * Which of the images with as many filled cells an image is; the inverse of {@link forImagesWith}.
 *
 * @param image - below 2^31
 */
export function orderAmongFilled(image: number): number {
  let order = 0;
  for (let rest = image, k = 1; rest !== 0; rest &= rest - 1, k++)
    order += choose(31 - Math.clz32(rest & -rest), k);
  return order;
}

/** How many cells of an image below 2^31 are filled. */
export function filledIn(image: number): number {
  let count = 0;
  for (let rest = image; rest !== 0; rest &= rest - 1) count++;
  return count;
}
