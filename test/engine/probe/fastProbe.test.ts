// Fast probing shares work between probes; here each probe is run alone, to the end, from the start.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { createFastProbe } from '../../../src/engine/probe/fastProbe.ts';
import { createFastSimple } from '../../../src/engine/sweep/fastSimple.ts';
import type { FastSimple } from '../../../src/engine/sweep/fastSolver.ts';
import { CONTRADICTION, SOLVED, STANDSTILL } from '../../../src/engine/sweep/fastSolver.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleExact, sampleIndependent } from '../../../src/engine/board/sample.ts';
import { createSmallProbe, PROBED_SIMPLE } from '../../../src/engine/census/smallProbe.ts';

/** The definition, from a state that is a standstill: every probe by itself. */
function slowSequence(simple: FastSimple): { cells: number[]; sequence: number[] } {
  const state = simple.readCells().slice();
  const cells = [...state.keys()].filter((at) => state[at] === UNKNOWN);
  const usefulness = (at: number, value: 0 | 1): number => {
    simple.setCells(state);
    simple.setCell(Math.floor(at / simple.width), at % simple.width, value);
    const status = simple.run('H');
    if (status === CONTRADICTION) return 2;
    if (status === SOLVED) return 3;
    return simple.unknown < cells.length - 1 ? 1 : 0;
  };
  return { cells, sequence: cells.map((at) => 4 * usefulness(at, 1) + usefulness(at, 0)) };
}

/** The class by the words of Table 3. */
function slowClass(status: number, sequence: readonly number[]): number {
  if (status === SOLVED) return 0;
  if (sequence.includes(11) || sequence.includes(14)) return 1;
  return sequence.includes(15) ? 2 : 3;
}

/** Compares the prober by table with every probe by itself; returns the images of each class. */
const compare = (height: number, width: number, images: Iterable<number>): number[] => {
  const prober = createSmallProbe(height, width);
  const simple = createFastSimple(height, width);
  const start = new Uint8Array(height * width);
  const counts = [0, 0, 0, 0];
  for (const index of images) {
    simple.setImage(imageFromIndex(height, width, index).cells);
    const status = simple.run('H');
    const state = simple.readCells().slice();
    const { cells, sequence } =
      status === STANDSTILL ? slowSequence(simple) : { cells: [], sequence: [] };
    const found = prober.probe(index);
    expect([index, found]).toEqual([index, slowClass(status, sequence)]);
    expect([...prober.sequence.subarray(0, prober.length)]).toEqual(sequence);
    expect([...prober.cells.subarray(0, prober.length)]).toEqual(cells);
    expect(prober.categories).toBe(sequence.reduce((set, one) => set | (1 << one), 0));
    if (found !== PROBED_SIMPLE) {
      prober.readStart(start);
      expect(start).toEqual(state);
    }
    counts[found]! += 1;
  }
  return counts;
};

describe('createSmallProbe', () => {
  test('probes all images of 3x4, 2x5 and 4x4 as each probe by itself does', () => {
    compare(3, 4, Array.from({ length: 2 ** 12 }).keys());
    compare(2, 5, Array.from({ length: 2 ** 10 }).keys());
    compare(
      4,
      4,
      Array.from({ length: 2 ** 16 / 5 }, (_, k) => 5 * k),
    );
  });

  test('probes images of 5x5, 6x6, 5x6, 6x3 and 1x6 all over their range as each probe by itself does', () => {
    for (const [height, width, images] of [
      [5, 5, 3000],
      [6, 6, 4000],
      [5, 6, 2000],
      [6, 3, 1000],
      [1, 6, 64],
    ] as const) {
      const step = Math.floor(2 ** (height * width) / images);
      compare(
        height,
        width,
        Array.from({ length: images }, (_, k) => k * step + ((k * k) % step)),
      );
    }
  });

  test('counts the classes of 4x4 as Table 3 of 001 does', () => {
    const prober = createSmallProbe(4, 4);
    const counts = [0, 0, 0, 0];
    for (let index = 0; index < 2 ** 16; index++) counts[prober.probe(index)]! += 1;
    expect(counts).toEqual([51_234, 1128, 10_100, 3074]);
  });
});

describe('createFastProbe', () => {
  test('probes random boards of 4x4 to 20x20 as each probe by itself does', () => {
    for (const [height, width, boards] of [
      [4, 4, 400],
      [5, 7, 400],
      [8, 8, 300],
      [10, 10, 200],
      [3, 17, 100],
      [15, 15, 25],
      [20, 20, 4],
    ] as const) {
      const prober = createFastProbe(height, width);
      const { simple } = prober;
      const image = new Uint8Array(height * width);
      for (let index = 0; index < boards; index++) {
        sampleIndependent(boardRandom(7, height, width, 50, index), image, 0.5);
        simple.setImage(image);
        if (simple.run('H') !== STANDSTILL) continue;
        const state = simple.readCells().slice();
        prober.probe();
        expect(simple.readCells()).toEqual(state);
        const { cells, sequence } = slowSequence(simple);
        expect([...prober.sequence.subarray(0, prober.length)]).toEqual(sequence);
        expect([...prober.cells.subarray(0, prober.length)]).toEqual(cells);
        expect(prober.runs).toBeLessThan(2 * prober.length);
      }
    }
  }, 30_000);

  test('probes lines of 32 cells', () => {
    const prober = createFastProbe(2, 32);
    const { simple } = prober;
    const image = new Uint8Array(64);
    for (let index = 0; index < 20; index++) {
      sampleExact(boardRandom(3, 2, 32, 30, index), image, 20);
      simple.setImage(image);
      if (simple.run('H') !== STANDSTILL) continue;
      prober.probe();
      expect([...prober.sequence.subarray(0, prober.length)]).toEqual(
        slowSequence(simple).sequence,
      );
    }
  });

  test('finds category 10 in a puzzle without a solution', () => {
    // what descriptions drawn without an image lead to
    const descriptions = fc.constantFrom([], [1], [2], [1, 1], [3], [2, 1], [1, 2]);
    const five = fc.tuple(descriptions, descriptions, descriptions, descriptions, descriptions);
    const prober = createFastProbe(5, 5);
    const { simple } = prober;
    let standing = 0;
    let impossible = 0;
    fc.assert(
      fc.property(five, five, (rows, columns) => {
        simple.setPuzzle({ rows, columns });
        if (simple.run('H') !== STANDSTILL) return;
        standing++;
        prober.probe();
        const found = [...prober.sequence.subarray(0, prober.length)];
        if (found.includes(10)) impossible++;
        expect(found).toEqual(slowSequence(simple).sequence);
      }),
      { numRuns: 4000, seed: 1 },
    );
    expect(standing).toBeGreaterThan(50);
    expect(impossible).toBeGreaterThan(5);
  });

  test('takes lines of up to 32 cells', () => {
    expect(() => createFastProbe(33, 5)).toThrow('sides must be at most 32: 33x5');
  });
});
