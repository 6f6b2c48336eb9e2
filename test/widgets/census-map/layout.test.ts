// The map: areas, order, counts, patches, and the index that finds images.
import { describe, expect, test } from 'vitest';
import { createWalk } from '../../../src/engine/census/walk.ts';
import { storedRun } from '../../../src/stored/fromFile.ts';
import {
  binOf,
  latticeOf,
  orderAt,
  patchOf,
  regionAt,
  regionsAround,
} from '../../../src/widgets/census-map/layout.ts';
import { csvOf, filledTable, sweepsTable } from '../../../src/widgets/census-map/tables.ts';
import { leavesOf, mapOf } from './maps.ts';

describe.each(['4x4', '5x5'] as const)('the map of %s', (size) => {
  const layout = mapOf(size);
  const { tally } = storedRun(`four-census ${size}`);
  const leaves = leavesOf(layout.all);

  test('has the numbers of the stored census in its fields', () => {
    for (const [at, images] of tally.counts.entries())
      expect(regionAt(layout, [at % 4, at >> 2])?.images ?? 0).toBe(images);
    expect(layout.all.images).toBe(tally.counts.reduce((sum, images) => sum + images, 0));
  });

  test('gives every image the same area, and every field its place', () => {
    for (const { images, x0, y0, x1, y1 } of leaves)
      expect(((x1 - x0) * (y1 - y0) * layout.all.images) / images).toBeCloseTo(1, 6);
    const area = leaves.reduce((sum, { x0, y0, x1, y1 }) => sum + (x1 - x0) * (y1 - y0), 0);
    expect(area).toBeCloseTo(1, 9);
  });

  test('has a patch for each image of a field, found again by its middle', () => {
    for (const leaf of leaves) {
      const { columns, rows } = latticeOf(leaf);
      expect(columns * rows).toBeGreaterThanOrEqual(leaf.images);
      expect(columns * (rows - 1)).toBeLessThan(leaf.images);
      for (const order of [0, Math.floor(leaf.images / 3), leaf.images - 1]) {
        const { x0, y0, x1, y1 } = patchOf(leaf, order);
        const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
        expect(orderAt(leaf, x, y)).toBe(order);
        expect(regionsAround(layout, x, y).at(-1)).toBe(leaf);
      }
    }
  });

  test('has no slivers: hardly a field is many times as long as wide', () => {
    const long = leaves.filter(({ x0, y0, x1, y1 }) => {
      const ratio = (x1 - x0) / (y1 - y0);
      return Math.max(ratio, 1 / ratio) > 6;
    });
    expect(long.length).toBeLessThan(0.05 * leaves.length);
  });

  test('is told by tables and a file with the same numbers', () => {
    const sweeps = sweepsTable(layout);
    expect(sweeps.rows.length).toBe(Math.max(...leaves.map(({ path }) => path[1] ?? 0)) - 0);
    for (const { head, cells } of sweeps.rows)
      for (const [kind, { text }] of cells.entries())
        expect(Number(text.replaceAll(',', ''))).toBe(tally.counts[4 * Number(head) + kind]);
    const filled = filledTable(layout, []);
    const all = filled.rows.flatMap(({ cells }) =>
      cells.map(({ text }) => Number(text.replaceAll(',', ''))),
    );
    expect(all.reduce((sum, images) => sum + images, 0)).toBe(layout.all.images);
    const lines = csvOf(layout).trim().split('\r\n').slice(1);
    expect(lines.length).toBe(leaves.length);
    expect(lines.reduce((sum, line) => sum + Number(line.split(',').at(-1)), 0)).toBe(
      layout.all.images,
    );
  });
});

test('any image of a field is found in the block that the index names, and only there', () => {
  const layout = mapOf('5x5');
  const walk = createWalk(5, 5);
  for (const region of leavesOf(layout.all).filter((_, at) => at % 150 === 20)) {
    const bin = binOf(region)!;
    const orders = [0, region.images >> 1, region.images - 1];
    for (const order of orders) {
      const found = layout.index.blocksOf(bin, order, order + 1);
      expect(found.length).toBe(1);
      const { block, before, images } = found[0]!;
      const list: number[] = [];
      for (let part = 0; part < walk.parts(block); part++)
        walk.scan(block, part, (image, code) => {
          if (code === bin.code) list.push(...walk.groupOf(image));
        });
      expect(list.length).toBe(images);
      expect(layout.index.before(block, bin.code)).toBe(before);
      const image = list[order - before]!;
      expect(walk.codeOf(image)).toBe(bin.code);
      expect(walk.blockOf(image)).toBe(block);
    }
    const parts = layout.index.blocksOf(bin, 0, region.images);
    expect(parts.reduce((sum, { images }) => sum + images, 0)).toBe(region.images);
  }
});

test('an absent field has no place', () => {
  const layout = mapOf('4x4');
  expect(regionAt(layout, [0, 17])).toBeNull();
  expect(regionsAround(layout, 2, 2)).toEqual([]);
  expect(binOf(layout.all)).toBeNull();
});
