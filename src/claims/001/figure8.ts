/** 001, Figure 8: a puzzle of difficulty 1 with rows first and 2 with columns first. The picture is lost; we look for one. */
import {
  formatGrid,
  imageFromIndex,
  imageFromText,
  indexOfImage,
} from '../../engine/board/image.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { unknownGrid } from '../../engine/board/cell.ts';
import { countUnknown } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { createSmallSimple } from '../../engine/census/smallSimple.ts';
import { vSweep } from '../../engine/sweep/sweep.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';

type Published = {
  readonly hFirst: number;
  readonly vFirst: number;
  readonly mean: number;
  readonly found: number; // cells that the first V-sweep finds
};
type Ours = Published & { readonly grid: readonly string[] };

/** How many cells the columns of a picture find when they begin. */
const foundByColumns = (image: Grid): number =>
  countUnknown(unknownGrid(image.height, image.width)) -
  countUnknown(vSweep(unknownGrid(image.height, image.width), puzzleOf(image)).grid);

/**
 * The first image, by size and then by number, that takes `hFirst` sweeps when rows go first and `vFirst` when columns do,
 * the first of which finds nothing.
 *
 * @param smallest - the least side of the images tried; they are square, up to 5x5
 * @returns rows of # and ., or `null` when no image up to 5x5 does
 * @source 001_a525a3e1210b0814.txt §3.2, Figure 8
 */
function findBySweeps(hFirst: number, vFirst: number, smallest: number): readonly string[] | null {
  for (let side = smallest; side <= 5; side++) {
    const solver = createSmallSimple(side, side);
    for (let image = 0; image < 2 ** (side * side); image++)
      if (
        solver.solveIndex(image, 'H') === hFirst &&
        solver.solveIndex(image, 'V') === vFirst &&
        foundByColumns(imageFromIndex(side, side, image)) === 0
      )
        return formatGrid(imageFromIndex(side, side, image));
  }
  return null;
}

const sweepsText = ({ hFirst, vFirst, mean, found }: Published): string =>
  `${hFirst} and ${vFirst}, mean ${mean}; the first V-sweep finds ${found === 0 ? 'nothing' : counted(found, 'cell')}`;

export const figure8: Claim<Published, Ours> = {
  id: '001-figure-8',
  place: 'Figure 8; section 3.2',
  title: 'A puzzle that takes one sweep when rows go first and two when columns do: difficulty 1.5',
  published: { hFirst: 1, vFirst: 2, mean: 1.5, found: 0 },
  read() {
    const grid = findBySweeps(1, 2, 3) ?? ['.'];
    const solver = createSmallSimple(grid.length, grid.length);
    const image = Number(indexOfImage(imageFromText(grid)));
    const hFirst = solver.solveIndex(image, 'H');
    const vFirst = solver.solveIndex(image, 'V');
    return {
      ours: {
        hFirst,
        vFirst,
        mean: (hFirst + vFirst) / 2,
        found: foundByColumns(imageFromText(grid)),
        grid,
      },
      note: 'The picture is lost in our copy of the document; this is the first 3x3 image of that kind.',
    };
  },
  ground: { kind: 'part', which: 'another puzzle of that kind' },
  quote:
    'when starting with a H-sweep, the Nonogram can be solved after this one sweep … When starting with a V-sweep, no information can be found … In total, the run starting with the V-sweep has a difficulty of 2. Thus, the final difficulty of the provided Nonogram is equal to 1.5',
  home: 'fig-rows-first',
  what: 'rows first against columns first',
  says: sweepsText,
  finds: sweepsText,
  remark: 'our copy has no picture of it; the numbers are those of another puzzle, of 3x3',
  agrees: (ours, { hFirst, vFirst, mean, found }) =>
    ours.hFirst === hFirst && ours.vFirst === vFirst && ours.mean === mean && ours.found === found,
};
