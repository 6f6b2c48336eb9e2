// The chapter on pairs of lines: an added empty line keeps a puzzle's (p,q)-hardness, so the kinds of 5x5 occur in all larger sizes.
import { describe, expect, test } from 'vitest';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { pqHardness } from '../../src/engine/intersect/pqHardness.ts';
import { storedRun } from '../../src/stored/fromFile.ts';

const pairsOf = (puzzle: ReturnType<typeof puzzleOf>): string =>
  pqHardness(puzzle)
    .minimal.map(({ p, q }) => `${p},${q}`)
    .toSorted()
    .join(' ');

describe('an added empty line', () => {
  const kinds = Object.entries(storedRun('pq-hardness 5x5').tally.kinds);

  test.each(kinds)('keeps a puzzle of the kind %s', (kind, { first }) => {
    const image = imageFromIndex(5, 5, first);
    const cells = Uint8Array.from([...image.cells, 0, 0, 0, 0, 0]);
    expect(pairsOf(puzzleOf(image))).toBe(kind);
    expect(pairsOf(puzzleOf({ height: 6, width: 5, cells }))).toBe(kind);
  });
});
