/** The picture that a companion opens with: of what its document is about. */
import type { SvgNode } from '../notebook/svg/svgTree.ts';
import { chapterPicture } from './chapterPictures.ts';
import { resultPicture } from './toldPictures/results.ts';

const pictures: Readonly<Record<string, () => SvgNode>> = {
  'batenburg-kosters': () => chapterPicture('all-small-nonograms'),
  wensveen: () => chapterPicture('probing'),
  'great-hunt': () => chapterPicture('hunt'),
  'foote-krizanc': () => chapterPicture('density'),
  'nonograms-blog': () => resultPicture('different-puzzles'),
};

/**
 * The picture of a companion, by its slug.
 *
 * @throws RangeError for a companion without one
 */
export function companionPicture(slug: string): SvgNode {
  const draw = pictures[slug];
  if (draw === undefined) throw new RangeError(`the companion ${slug} has no picture`);
  return draw();
}
