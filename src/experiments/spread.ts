/** The order in which censuses go through all images, so that any range of units is a fair sample. */

/**
 * The step from the image of one unit to that of the next, modulo `all`: an odd number near the golden section, whose
 * multiples are spread evenly.
 *
 * @param all - number of images, a power of two
 * @source none
 */
export function spreadStep(all: number): number {
  const step = Math.floor((all * (Math.sqrt(5) - 1)) / 2);
  return Math.min(all, step + 1 - (step % 2));
}
