/** What is kept from one picture to the next shows nowhere: every picture is judged as if it were the only one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { createChangingSweeps } from '../../../src/engine/make/changingSweeps.ts';
import { record } from '../../../src/engine/sweep/simpleSolver.ts';

/** The same from the events of the plain solver: the last sweep with a cell, and the cells without a sweep. */
function plain(height: number, width: number, cells: Uint8Array) {
  const found = record(puzzleOf({ height, width, cells })).events.filter(
    (event) => event.kind === 'cell',
  );
  return {
    useful: Math.max(0, ...found.map(({ sweep }) => sweep)),
    unknown: height * width - found.length,
  };
}

/** Tries changes of a picture, keeps about half of them, and compares each with the plain solver. */
function walk(height: number, width: number, seed: number, changes: number): void {
  const size = height * width;
  const random = boardRandom(seed, height, width, 50, 0);
  const cells = Uint8Array.from({ length: size }, () => random.below(2));
  const written = new Uint8Array(size);
  const sweeps = createChangingSweeps(height, width);
  sweeps.hold(cells);
  const same = (): void => {
    const { useful, unknown } = sweeps;
    expect({ useful, unknown }).toEqual(plain(height, width, cells));
    sweeps.write(written);
    expect(written).toEqual(cells);
  };
  same();
  for (let change = 0; change < changes; change++) {
    const [one, two] = [random.below(size), random.below(size)];
    const flip = (): void => {
      cells[one]! ^= 1;
      if (two !== one) cells[two]! ^= 1;
    };
    sweeps.change(one, two);
    flip();
    same();
    if (random.below(2) === 0) sweeps.accept();
    else {
      sweeps.drop();
      flip();
    }
  }
}

describe('sweeps of a picture that changes', () => {
  test('are those of each picture by itself', () => {
    const side = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(side, side, fc.nat(), (height, width, seed) => walk(height, width, seed, 30)),
      { numRuns: 60 },
    );
  });

  test('also where lines fill a word', () => walk(32, 31, 1, 20));

  test('keep what was held when a picture is dropped', () => {
    const sweeps = createChangingSweeps(2, 2);
    sweeps.hold(Uint8Array.of(1, 0, 0, 1)); // stands still
    expect(sweeps).toMatchObject({ useful: 0, unknown: 4 });
    sweeps.change(0, 1); // 01/01
    expect(sweeps).toMatchObject({ useful: 2, unknown: 0 });
    sweeps.drop();
    sweeps.change(1, 1); // 11/01
    expect(sweeps).toMatchObject(plain(2, 2, Uint8Array.of(1, 1, 0, 1)));
  });

  test.each([
    [0, 3],
    [33, 3],
    [3, 33],
  ])('are not made for %d x %d', (height, width) => {
    expect(() => createChangingSweeps(height, width)).toThrow(RangeError);
  });
});
