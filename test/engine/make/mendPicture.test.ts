import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { EMPTY, FILLED } from '../../../src/engine/board/cell.ts';
import { imageFromText } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { solveFour } from '../../../src/engine/intersect/fourSolver.ts';
import { fewestChanges } from '../../../src/engine/make/fewestChanges.ts';
import type { Wanted } from '../../../src/engine/make/fewestChanges.ts';
import { mendPicture, mendPictureInPieces } from '../../../src/engine/make/mendPicture.ts';
import { samplePicture } from '../../../src/engine/make/samplePicture.ts';
import { thresholded } from '../../../src/engine/make/greyPicture.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { solveTwoSat } from '../../../src/engine/twosat/twoSatSolver.ts';
import { image } from '../../arbitraries.ts';

const after = ({ height, width, cells }: Grid, set: readonly number[]): Grid => {
  const turned = cells.slice();
  for (const at of set) turned[at] = turned[at] === FILLED ? EMPTY : FILLED;
  return { height, width, cells: turned };
};

const tests: Readonly<Record<Wanted, (one: Grid) => boolean>> = {
  unique: (one) => solve(puzzleOf(one)).status === 'one',
  simple: (one) => solveSimple(puzzleOf(one)).status === 'solved',
  pairs: (one) => solveFour(puzzleOf(one)).status === 'solved',
  chains: (one) => solveTwoSat(puzzleOf(one)).status === 'solved',
};
const all = Object.keys(tests) as Wanted[];

describe.each(all)('a picture mended to be %s', (wanted) => {
  test('is that, and by no more cells than all smaller sets allow', () => {
    const sizes = new Set<number>();
    fc.assert(
      fc.property(image(5, 5), (one) => {
        const { cells, least } = mendPicture(one, { wanted });
        expect(tests[wanted](after(one, cells!))).toBe(true);
        // what was found is proved least wherever three cells or fewer will do
        const { fewest } = fewestChanges(one, wanted, { keep: 1 });
        if (fewest !== null) expect([cells!.length, least]).toEqual([fewest, fewest]);
        else expect(least).toBe(Math.min(4, cells!.length));
        sizes.add(cells!.length);
      }),
      { numRuns: 40 },
    );
    expect(sizes.size).toBeGreaterThan(1);
  });
});

test.each([4, 5])('a diagonal of %i cells takes two fewer, which is proved', (side) => {
  const rows = Array.from(
    { length: side },
    (_, at) => `${'.'.repeat(at)}#${'.'.repeat(side - 1 - at)}`,
  );
  const one = imageFromText(rows);
  for (const wanted of all) {
    const { cells, least } = mendPicture(one, { wanted });
    expect([cells!.length, least]).toEqual([side - 2, side - 2]);
  }
});

test('a large picture is mended too, and what is told on the way leads there', () => {
  const one = thresholded(samplePicture(40, 36), 128);
  expect(tests.unique(one)).toBe(false);
  const pieces = mendPictureInPieces(one, { wanted: 'unique', runs: 1 });
  let best: readonly number[] | null = null;
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) {
      expect(value.cells).toEqual(best);
      expect(value.least).toBe(1);
      break;
    }
    if (value !== undefined) ({ best } = value);
  }
  expect(tests.unique(after(one, best!))).toBe(true);
  // each is needed
  for (const at of best!)
    expect(
      tests.unique(
        after(
          one,
          best!.filter((cell) => cell !== at),
        ),
      ),
    ).toBe(false);
});

test('what is as it is wanted stays, and an unknown cell is refused', () => {
  const one = imageFromText(['##', '.#']);
  expect(mendPicture(one, { wanted: 'simple' })).toEqual({ cells: [], least: 0 });
  expect(() =>
    mendPicture({ ...one, cells: Uint8Array.of(1, 2, 0, 0) }, { wanted: 'unique' }),
  ).toThrow(RangeError);
});
