/** What the chapter on density says of the ways in which a puzzle has several solutions: by the smallest exchange, from the stored count. */
import { nonUniqueness } from '../claims/000/nonUniqueness.ts';
import { verdictOf } from '../claims/verdict.ts';
import { imageFromIndex } from '../engine/board/image.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { encodePuzzle } from '../formats/puzzleCode.ts';
import { grouped, percent, sizeText } from '../notebook/plain/numbers.ts';
import { stored } from '../stored/fromFile.ts';
import { figureLink } from './figurePlaces.ts';
import type { LinkedPicture } from './pictures.ts';

const { four, five } = verdictOf(nonUniqueness, stored).ours;

/** The share of pictures of 5x5 with several solutions in which a switching component can be exchanged. */
export const switchShare = (five.kinds[0]?.images ?? 0) / five.images;

/** Pictures with several solutions by their smallest exchange, as a table. */
export const exchangeTable = {
  columns: [
    'Lines and crossing lines',
    'cells exchanged',
    ...[4, 5].flatMap((side) => [sizeText(side, side), 'share']),
  ],
  rows: five.kinds.map(({ fewer, more, cells: [least, most] }) => [
    `${fewer} and ${more}`,
    least === most ? String(least) : `${least} to ${most}`,
    ...[four, five].flatMap(({ images, kinds }) => {
      const count = kinds.find((one) => one.fewer === fewer && one.more === more)?.images;
      return count === undefined ? ['–', '–'] : [grouped(count), percent(count / images, 2)];
    }),
  ]),
} as const;

/** A picture of 5x5 of each kind of exchange: marked are the cells that change, and it opens with all its solutions. */
export const exchangePictures: readonly LinkedPicture[] = five.kinds.map(
  ({ fewer, more, example: [one, other] }) => {
    const image = imageFromIndex(5, 5, one);
    const { cells } = imageFromIndex(5, 5, other);
    return {
      image,
      text: `${fewer} and ${more}`,
      href: figureLink('fig-solutions', { p: encodePuzzle(puzzleOf(image)) }),
      marked: new Set([...cells.keys()].filter((at) => cells[at] !== image.cells[at])),
    };
  },
);
