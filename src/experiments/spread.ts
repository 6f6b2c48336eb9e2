/** The order in which censuses go through all images, so that any range of units is a fair sample. */

/**
 * The step from the image of one unit to that of the next, modulo `all`: an odd number near the golden section, whose
 * multiples are spread evenly.
 *
 * @param all - number of images, a power of two
 */
export function spreadStep(all: number): number {
  const step = Math.floor((all * (Math.sqrt(5) - 1)) / 2);
  return Math.min(all, step + 1 - (step % 2));
}

/**
 * A step by which all numbers below `count` are gone through: work is uneven, and this way part of it takes its part of time.
 *
 * @param count - of the numbers
 */
export function stepThrough(count: number): number {
  const coprime = (n: number): boolean => {
    let [a, b] = [n, count];
    while (b > 0) [a, b] = [b, a % b];
    return a === 1;
  };
  let step = Math.max(1, Math.round(count * 0.618));
  while (!coprime(step)) step++;
  return step;
}
