import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { imageFromText } from '../../../src/engine/board/image.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleIndependent } from '../../../src/engine/board/sample.ts';
import {
  cellsLeft,
  certificateOf,
  checkPictures,
} from '../../../src/engine/inference/certificate.ts';
import { infer } from '../../../src/engine/inference/inference.ts';

const ones = (side: number): Puzzle => {
  const lines = Array.from({ length: side }, () => [1]);
  return { rows: lines, columns: lines };
};

describe('a certificate', () => {
  test('shows each cell that is not inferable filled and empty, in pictures that fit', () => {
    for (let index = 0; index < 30; index++) {
      const side = 6 + (index % 5);
      const cells = new Uint8Array(side * side);
      sampleIndependent(boardRandom(8, side, side, 0.3, index), cells, 0.3);
      const puzzle = puzzleOf({ height: side, width: side, cells });
      const inference = infer(puzzle);
      const certificate = certificateOf(inference);
      const open = inference.inferable.cells.filter((cell) => cell === UNKNOWN).length;
      expect(certificate.cells.length).toBe(open);
      const checks = checkPictures(puzzle, certificate.pictures, certificate.cells);
      expect(checks.every(({ fits }) => fits)).toBe(true);
      expect(checks.at(-1)?.shown ?? 0).toBe(open);
      expect(certificate.pictures.length).toBeLessThanOrEqual(inference.witnesses.length);
      expect(certificate.pictures.length).toBeGreaterThanOrEqual(certificate.least);
      // none that shows nothing new
      const shown = checks.map(({ shown: count }) => count);
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    }
  });

  test('needs as many pictures as it takes to fill every cell once', () => {
    expect(certificateOf(infer(ones(2)))).toMatchObject({ least: 2 });
    expect(certificateOf(infer(ones(2))).pictures.length).toBe(2);
    expect(certificateOf(infer(ones(5))).least).toBe(5);
  });

  test('is empty where there is one solution', () => {
    const unique = puzzleOf(imageFromText(['##', '#.']));
    expect(certificateOf(infer(unique))).toEqual({ pictures: [], cells: [], least: 0 });
  });

  test('cannot be made of solutions that do not show it', () => {
    const found = infer(ones(3));
    expect(() => certificateOf({ ...found, witnesses: found.witnesses.slice(0, 1) })).toThrow(
      RangeError,
    );
  });
});

describe('the check', () => {
  const puzzle = ones(2);
  const one: Grid = imageFromText(['#.', '.#']);
  const other: Grid = imageFromText(['.#', '#.']);
  const wrong: Grid = imageFromText(['##', '..']);

  test('refuses a picture that does not fit, and counts nothing for it', () => {
    const checks = checkPictures(puzzle, [one, wrong, other], [0, 1, 2, 3]);
    expect(checks.map(({ fits, shown }) => [fits, shown])).toEqual([
      [true, 0],
      [false, 0],
      [true, 4],
    ]);
    expect([...cellsLeft([one], [0, 1, 2, 3])]).toEqual([0, 1, 2, 3]);
    expect([...cellsLeft([one, other], [0, 1, 2, 3])]).toEqual([]);
  });
});
