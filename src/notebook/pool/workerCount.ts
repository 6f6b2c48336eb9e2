/** How many workers: light enough to be asked for before the pool is loaded. */

/** More than this the pool was never tried with. */
const limit = 16;

/** The greatest number of workers worth choosing: one a core. Of the machine that builds the site nothing is said. */
export function mostWorkers(): number {
  const isPage = 'document' in globalThis;
  return isPage ? Math.max(1, Math.min(limit, navigator.hardwareConcurrency || 2)) : 2;
}

/**
 * How many workers a run uses when the reader has not said: all cores but one, which the page needs to draw and to
 * scroll, at most four, because more heat a laptop for little, and two where there are only two cores, because drawing
 * takes far less than one of them.
 *
 * @param most - cores there are, 1 or more
 */
export function usualWorkers(most: number): number {
  return Math.min(4, Math.max(Math.min(2, most), most - 1));
}
