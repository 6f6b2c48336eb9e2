import { expect, test } from 'vitest';
import type { SvgNode } from '../../../src/notebook/svg/svgTree.ts';
import { qrPicture } from '../../../src/kit/sheet/qrCode.ts';

/** The modules of a picture, row by row. */
function modules(address: string): { readonly side: number; readonly rows: readonly string[] } {
  const picture = qrPicture(address)!;
  const side = Number(String(picture.attributes['viewBox']).split(' ')[2]) - 8;
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => '.'));
  const drawn = picture.children.at(-1) as SvgNode;
  const path = String(drawn.attributes['d']);
  for (const [, x = '', y = '', run = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let at = 0; at < Number(run); at++) rows[Number(y)]![Number(x) + at] = '#';
  return { side, rows: rows.map((row) => row.join('')) };
}

test('a code has its three corners and the sizes of the standard', () => {
  const { side, rows } = modules(
    'https://example.org/play/?play=1;p=10x10bAAAAAAAAAAAAAAAAA;z#play',
  );
  expect((side - 17) % 4).toBe(0);
  const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(corner);
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(corner);
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(corner);
});

test('an address that no camera reads at this size has none', () => {
  expect(qrPicture('x'.repeat(700))).not.toBe(null);
  expect(qrPicture('x'.repeat(701))).toBe(null);
});
