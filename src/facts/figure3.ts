/** The five lost puzzles of 000, Figure 3: for each a picture that fits its caption, as the chapters show them. */
import { imageFromIndex } from '../engine/board/image.ts';
import { lostPictures } from '../claims/000/figure3Lost.ts';
import { figure3Panels } from '../claims/000/figure3Panels.ts';
import type { LinkedPicture } from './pictures.ts';
import { stepperLink } from './pictures.ts';
import { here } from '../claims/evidence.ts';
import { storedClaim } from '../stored/fromFile.ts';

/** What each panel shows, from what is computed for its picture. */
const words: readonly ((
  ours: ReturnType<(typeof figure3Panels)[number]['read']>['ours'],
) => string)[] = [
  ({ sweeps }) => `1. The hardest simple one: ${sweeps} sweeps`,
  ({ sweeps, difficulty22 }) =>
    `2. ${sweeps} sweeps, then ${difficulty22 === 1 ? 'one intersection is enough' : `${difficulty22} intersections`}`,
  ({ difficulty22 }) => `3. At least ${difficulty22} intersections, however they are chosen`,
  ({ symmetry }) =>
    `4. One solution, and FourSolver gets only some of the way; a ${symmetry} keeps it`,
  ({ unknownAfterSweeps }) =>
    `5. One solution, and FourSolver fixes none of the ${unknownAfterSweeps} cells`,
];

/**
 * Five small pictures with captions in our words, each of which opens in the FourSolver stepper.
 *
 * @param chapter - address of the page that has the stepper
 * @param cellId - the stepper's notebook cell
 */
export function figure3Pictures(chapter: string, cellId: string): readonly LinkedPicture[] {
  return figure3Panels.map((figure, at) => {
    const { ours } = figure.read(here);
    const image = imageFromIndex(5, 5, ours.image);
    return { image, text: words[at]?.(ours) ?? '', href: stepperLink(chapter, cellId, image) };
  });
}

/** Among how many pictures those of panels 4 and 5 were; a stored run with its command. */
export const lostPictureCounts = storedClaim(lostPictures);
