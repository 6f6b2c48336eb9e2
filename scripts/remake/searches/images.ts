/** All pictures of small sizes, of those that are turns or reflections of each other only one. */
import { symmetries } from '../../../src/engine/board/symmetry.ts';
import type { FastSimple } from '../../../src/engine/sweep/fastSolver.ts';
import { STANDSTILL } from '../../../src/engine/sweep/fastSolver.ts';

/** The shapes of so many cells up to a limit, two rows or more and no more rows than columns: sweeps settle a single row. */
export const shapesUpTo = (most: number): readonly (readonly [height: number, width: number])[] =>
  Array.from({ length: most }, (_, at) => at + 1).flatMap((cells) =>
    Array.from({ length: Math.floor(Math.sqrt(cells)) }, (_, at) => at + 1)
      .filter((height) => height > 1 && cells % height === 0)
      .map((height) => [height, cells / height] as const),
  );

/** Whether no turn or reflection of a picture comes before it. @param maps - the places of the cells after each */
const isFirst = (image: Uint8Array, maps: readonly Uint8Array[]): boolean =>
  maps.every((map) => {
    for (let at = 0; at < image.length; at++) {
      const apart = image[at]! - image[map[at]!]!;
      if (apart !== 0) return apart < 0;
    }
    return true;
  });

/**
 * The pictures that sweeps do not settle; what sweeps solve, every method solves.
 *
 * @param simple - of the size; it has the standstill of each. The cells are overwritten by the next one.
 */
export function* openImages(simple: FastSimple): Generator<Uint8Array> {
  const { height, width } = simple;
  const cells = Uint8Array.from({ length: height * width }, (_, at) => at);
  const maps = symmetries({ height, width, cells })
    .filter((turned) => turned.height === height)
    .slice(1)
    .map((turned) => turned.cells);
  const image = new Uint8Array(cells.length);
  for (let number = 0; number < 2 ** image.length; number++) {
    for (let at = 0; at < image.length; at++) image[at] = (number >>> at) & 1;
    if (!isFirst(image, maps)) continue;
    simple.setImage(image);
    if (simple.run('H') === STANDSTILL) yield image;
  }
}
