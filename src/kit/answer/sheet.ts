/** The answer as a picture of its own, for a file: in the place of the grains a tint for each size and density. */
import type { Grid } from '../../engine/board/cell.ts';
import { hardness } from '../../engine/inference/weakest.ts';
import type { PlaceFound } from '../../experiments/howHard.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { Answer } from './answer.ts';
import { columns } from './field.ts';
import { fieldPicture } from './fieldPicture.ts';
import { looks, viewBoxOf } from './looks.ts';
import { openedPicture } from './openedPicture.ts';
import type { OwnBoard } from './openedPicture.ts';

const { wide } = looks;

/** How many boards of a place have several solutions, as a tint. */
function tintNode({ side, percentage, counts, boards }: PlaceFound): SvgNode | null {
  const column = columns.findIndex((of) => of === side);
  if (column < 0 || boards === 0) return null;
  const [across, step] = [wide.width / columns.length, wide.height / 20];
  // the ground has no cracks below and above
  const [low, high] = [
    percentage <= 5 ? 0 : percentage - 2.5,
    percentage >= 95 ? 100 : percentage + 2.5,
  ];
  return svgNode('rect', {
    class: 'answer-tile',
    x: column * across,
    y: rounded(wide.height * (1 - high / 100), 2),
    width: across,
    height: rounded(((high - low) / 5) * step, 2),
    'fill-opacity': rounded(counts[hardness.indexOf('several')]! / boards, 3),
  });
}

/** The picture with what is open. */
export function answerSheet(
  answer: Answer,
  places: readonly PlaceFound[],
  opened: { readonly at: number; readonly image: Grid; readonly own: OwnBoard | null },
  label: string,
): SvgNode {
  const { at, image, own } = opened;
  return svgNode(
    'svg',
    {
      viewBox: viewBoxOf(wide),
      width: wide.width + wide.left,
      height: wide.height + wide.below,
      role: 'img',
      'aria-label': label,
    },
    svgNode('rect', { class: 'answer-ground-north', width: wide.width, height: wide.height }),
    ...places.map(tintNode).filter((node) => node !== null),
    ...fieldPicture(wide, answer).children,
    ...openedPicture(wide, answer, { at, image, own }).children,
  );
}
