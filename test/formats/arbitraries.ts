/** Random puzzles and grids for the tests of the formats, and what readers find wrong. */
import fc from 'fast-check';
import type { Grid } from '../../src/engine/board/cell.ts';
import { describeLine } from '../../src/engine/board/description.ts';
import type { Puzzle } from '../../src/engine/board/puzzle.ts';
import { readPuzzleText } from '../../src/formats/detect.ts';

export const grids = (values: readonly number[], most = 12): fc.Arbitrary<Grid> =>
  fc
    .tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: most }))
    .chain(([height, width]) =>
      fc
        .array(fc.constantFrom(...values), { minLength: height * width, maxLength: height * width })
        .map((cells) => ({ height, width, cells: Uint8Array.from(cells) })),
    );

export function puzzleOfImage({ height, width, cells }: Grid): Puzzle {
  const rows = Array.from({ length: height }, (_, i) =>
    describeLine(cells.subarray(i * width, (i + 1) * width)),
  );
  const columns = Array.from({ length: width }, (_, j) =>
    describeLine(Uint8Array.from({ length: height }, (_, i) => cells[i * width + j] ?? 0)),
  );
  return { rows, columns };
}

/** Puzzles of random images, without clues. */
export const plainPuzzles = (most = 12): fc.Arbitrary<Puzzle> =>
  grids([0, 1], most).map(puzzleOfImage);

/** Puzzles of random images, with and without clues. */
export const puzzles = (most = 12): fc.Arbitrary<Puzzle> =>
  grids([0, 1], most).chain((image) => {
    const puzzle = puzzleOfImage(image);
    const clues = fc
      .array(fc.boolean(), { minLength: image.cells.length, maxLength: image.cells.length })
      .map((kept) => ({ ...puzzle, clues: image.cells.map((cell, at) => (kept[at] ? cell : 2)) }));
    return fc.oneof(fc.constant(puzzle), clues);
  });

/** What `readPuzzleText` says against a text; nothing when it reads a puzzle. */
export const problemsOf = (
  text: string,
): readonly { line: number; column?: number; message: string }[] => {
  const reading = readPuzzleText(text);
  return 'problems' in reading ? reading.problems : [];
};
