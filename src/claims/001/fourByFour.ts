/** All probes of all 4x4 images, for statements of 001 on every probe. */
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { createSmallProbe } from '../../engine/census/smallProbe.ts';

export type Probed = {
  readonly index: number; // of the image
  readonly solutions: number; // images with its descriptions
  readonly categories: readonly number[]; // in board order
  readonly cells: readonly number[]; // that they belong to
};

let probed: readonly Probed[] | null = null;

/** The descriptions of an image: equal texts are equal puzzles. */
function textOf(index: number): string {
  const { rows, columns } = puzzleOf(imageFromIndex(4, 4, index));
  return `${rows.join(' ')}/${columns.join(' ')}`;
}

/** All 4x4 images that are not simple, their solutions counted by comparing descriptions, not by solving. */
export function fourByFour(): readonly Probed[] {
  if (probed !== null) return probed;
  const images = new Map<string, number>();
  const texts = Array.from({ length: 2 ** 16 }, (_, index) => textOf(index));
  for (const text of texts) images.set(text, (images.get(text) ?? 0) + 1);
  const prober = createSmallProbe(4, 4);
  probed = texts.flatMap((text, index) => {
    if (prober.probe(index) === 0) return [];
    const { length } = prober;
    const solutions = images.get(text) ?? 0;
    const categories = Array.from(prober.sequence.subarray(0, length));
    return [{ index, solutions, categories, cells: Array.from(prober.cells.subarray(0, length)) }];
  });
  return probed;
}
