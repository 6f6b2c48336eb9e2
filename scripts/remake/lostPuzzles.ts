/** `node scripts/remake/lostPuzzles.ts`: looks for the puzzles of 001 whose pictures are lost, by what the text says of them. */
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { recordProbing } from '../../src/engine/probe/probe.ts';
import { PROBING_CLASSES } from '../../src/engine/probe/probeCategory.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { createSmallProbe } from '../../src/engine/census/smallProbe.ts';
import type { LostPuzzle } from '../../src/claims/001/puzzles.ts';
import { imageText, lostPuzzles } from '../../src/claims/001/puzzles.ts';
import { Misuse, print, program } from '../../src/command/program.ts';

const help = `Searches the images of a figure's size, by number, for those that fit what 001 says of the lost picture, and
compares the first one with src/claims/001/puzzles.ts; exit code 1 when they differ.

  node scripts/remake/lostPuzzles.ts            every figure, in about four minutes
  node scripts/remake/lostPuzzles.ts 20 22a     these figures
`;

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

async function main(options: readonly string[]): Promise<number> {
  const known = new Set(lostPuzzles.map(({ figure }) => figure));
  const wrong = options.find((option) => !known.has(option));
  if (wrong !== undefined)
    throw new Misuse(
      `not a figure with a lost puzzle: ${wrong}; there are ${[...known].join(', ')}`,
    );
  let code = 0;
  for (const lost of lostPuzzles) {
    if (options.length > 0 && !options.includes(lost.figure)) continue;
    const { images, first } = search(lost);
    const equal = first === lost.image.join('/');
    if (!equal) code = 1;
    const verdict = equal ? 'as stored' : `stored is ${lost.image.join('/')}`;
    await print([
      `Figure ${lost.figure}: ${images} images fit, the first is ${first || 'none'}, ${verdict}`,
    ]);
  }
  return code;
}

await program(help, main);
