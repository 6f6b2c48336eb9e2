/**
 * A small picture for each chapter, drawn while the site is built from what the chapter computes: each of another kind, so
 * that the list of chapters shows what there is to see. All are 132 units wide and 96 high.
 */
import { svgNode } from '../notebook/svg/svgTree.ts';
import type { SvgNode } from '../notebook/svg/svgTree.ts';
import { waysOfALine, boardsOfARun, situationsMap } from './chapterPictures/solving.ts';
import { censusBars, categoriesTable } from './chapterPictures/counting.ts';
import { mustBeBoard, thresholdCurves, tilesOfACircuit } from './chapterPictures/inferring.ts';
import { ridgeOfHardBoards, rungsOfALadder } from './chapterPictures/climbing.ts';
import { imagesOfAHunt } from './chapterPictures/searching.ts';
import { high, wide } from './chapterPictures/measures.ts';

const pictures: Readonly<Record<string, () => SvgNode[]>> = {
  'one-line': waysOfALine,
  sweeps: boardsOfARun,
  'two-rows-two-columns': situationsMap,
  'all-small-nonograms': censusBars,
  density: thresholdCurves,
  probing: categoriesTable,
  inference: mustBeBoard,
  circuits: tilesOfACircuit,
  hunt: imagesOfAHunt,
  ladder: rungsOfALadder,
  answer: ridgeOfHardBoards,
};

/**
 * The picture of a chapter, by its slug; beside its title and sentence it is for the eye alone.
 *
 * @throws RangeError for a chapter without one
 */
export function chapterPicture(slug: string): SvgNode {
  const draw = pictures[slug];
  if (draw === undefined)
    throw new RangeError(`chapter ${slug} has no picture in the list of chapters`);
  return svgNode(
    'svg',
    {
      class: 'chapter-picture',
      viewBox: `0 0 ${wide} ${high}`,
      width: wide,
      height: high,
      'aria-hidden': 'true',
    },
    ...draw(),
  );
}
