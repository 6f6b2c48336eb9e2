/** The fast path: the same pictures and answers as the slow functions, and shards that add up to the whole. */
import { expect, test } from 'vitest';
import { describe as describePicture, randomPicture, sweep } from '../../src/library/index.ts';
import { mergeSamples, sample, sampler } from '../../src/library/sample.ts';
import { boardOf } from '../../src/experiments/density.ts';

test('a sampler draws the pictures of randomPicture, and sweeps as sweep does', () => {
  const sizes = [
    { height: 9, width: 11, filled: 0.57 },
    { height: 5, width: 33, filled: 0.7 },
    { height: 40, width: 3, filled: 0.29 },
  ];
  for (const { height, width, filled } of sizes) {
    const board = sampler(height, width);
    for (let index = 0; index < 40; index++) {
      const picture = randomPicture({ height, width, filled, seed: 3, index });
      expect(board.draw(filled, 3, index)).toEqual(picture.cells);
      for (const first of ['rows', 'columns'] as const) {
        const slow = sweep(describePicture(picture), { first });
        expect([board.sweep(first), board.sweeps]).toEqual([slow.status, slow.sweeps]);
        expect(board.known()).toEqual(slow.grid.cells);
        expect(board.unknown).toBe(slow.grid.cells.filter((cell) => cell === 2).length);
      }
    }
  }
});

test('parts of a sample add up to it, whatever their number', async () => {
  const order = { height: 8, width: 8, filled: 0.45, boards: 101, seed: 9 };
  const whole = await sample(order);
  expect(whole.boards).toBe(101);
  expect(whole.sweeps.reduce((sum, count) => sum + count, 0)).toBe(whole.solved);
  for (const parted of [1, 2, 7, 101, 150]) {
    const parts = await Promise.all(
      Array.from({ length: parted }, (_, index) =>
        sample({ ...order, shard: { index, of: parted } }),
      ),
    );
    expect(mergeSamples(JSON.parse(JSON.stringify(parts)) as typeof parts)).toEqual(whole);
  }
  const other = await sample({ ...order, seed: 10 });
  expect(() => mergeSamples([whole, other])).toThrow(/different samples/);
});

test('its pictures are those of the charts of the site', () => {
  const order = { height: 20, width: 20, model: 'exact', boards: 5, seed: 77 } as const;
  const board = sampler(20, 20);
  for (const percentage of [7, 29, 57, 58, 70])
    for (let index = 0; index < 5; index++) {
      const picture = boardOf({ ...order, percentages: [percentage] }, 0, index);
      expect(board.draw(percentage / 100, 77, index)).toEqual(picture.cells);
    }
});
