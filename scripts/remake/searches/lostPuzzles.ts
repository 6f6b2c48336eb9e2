/** The puzzles of 001 whose pictures are lost, by what the text says of them. */
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { recordProbing } from '../../../src/engine/probe/probe.ts';
import { PROBING_CLASSES } from '../../../src/engine/probe/probeCategory.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { createSmallProbe } from '../../../src/engine/census/smallProbe.ts';
import type { LostPuzzle } from '../../../src/claims/001/puzzles.ts';
import { imageText, lostPuzzles as allLost } from '../../../src/claims/001/puzzles.ts';
import type { Search } from './search.ts';

/** How many images fit, and the first one. */
function search(lost: LostPuzzle): { images: number; first: string } {
  const { height, width, sequence } = lost;
  const wanted = PROBING_CLASSES.indexOf(lost.class);
  const prober = createSmallProbe(height, width);
  let images = 0;
  let first = '';
  for (let number = 0; number < 2 ** Math.min(25, height * width); number++) {
    const index = lost.corner ? cornerImage(number, lost.corner) : number;
    if (prober.probe(index) !== wanted || prober.length !== sequence.length) continue;
    if (sequence.some((category, at) => category !== prober.sequence[at])) continue;
    const image = imageFromIndex(height, width, index);
    if (!lost.fits(image, () => recordProbing(puzzleOf(image)))) continue;
    images++;
    if (first === '') first = imageText(image);
  }
  return { images, first };
}

/** The 6x6 image with three known cells in its last row and first column, and 25 bits of `number` elsewhere, row by row. */
function cornerImage(number: number, [column, row]: readonly [number, number]): number {
  let index = 2 ** 30 + 2 ** (30 + column) + 2 ** (6 * row);
  for (let i = 0; i < 5; i++) index += ((number >>> (5 * i)) & 31) * 2 ** (6 * i + 1);
  return index;
}

export const lostPuzzles: Search = {
  name: 'lost-puzzles',
  does: 'the pictures that fit what 001 says of a lost one, of all of the size: the first is to be that of src/claims/001/puzzles.ts',
  more: 'All figures take about four minutes. Where another picture is the first, it differs.',
  parts: { name: 'figure with a lost puzzle', all: allLost.map(({ figure }) => figure) },
  *make({ parts }) {
    for (const lost of allLost.filter(({ figure }) => parts.includes(figure))) {
      const { images, first } = search(lost);
      const stored = lost.image.join('/');
      const differs = first !== stored;
      const verdict = differs ? `stored is ${stored}` : 'as stored';
      const line = `Figure ${lost.figure}: ${images} images fit, the first is ${first || 'none'}, ${verdict}`;
      yield { lines: [line], differs };
    }
  },
};
