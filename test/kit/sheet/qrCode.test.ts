import { expect, test } from 'vitest';
import type { SvgNode } from '../../../src/notebook/svg/svgTree.ts';
import { qrPicture } from '../../../src/kit/sheet/qrCode.ts';
import { modulesOf, readQr } from './qrText.ts';

/** The modules of a picture, row by row. */
function modules(address: string): readonly string[] {
  const picture = qrPicture(address)!;
  const drawn = picture.children.at(-1) as SvgNode;
  return modulesOf(String(picture.attributes['viewBox']), String(drawn.attributes['d']));
}

test('a code has its three corners and the sizes of the standard', () => {
  const rows = modules('https://example.org/play/?play=1;p=10x10bAAAAAAAAAAAAAAAAA;z#play');
  expect((rows.length - 17) % 4).toBe(0);
  const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(corner);
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(corner);
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(corner);
});

/** Addresses of any length that gets a code. */
const addresses = Array.from(
  { length: 34 },
  (_, at) =>
    `https://example.org/play/?play=1;p=${'10x10b_A-9~0zQ=%'.repeat(44).slice(0, 20 * at)}`,
);

test('a code is read again, and a seventh of it may be hidden', () => {
  const found = addresses.map((address) => readQr(modules(address)));
  expect(found.map(({ text }) => text)).toEqual(addresses);
  for (const { level } of found) expect(['M', 'Q', 'H']).toContain(level);
});

test('an address that no camera reads at this size has none', () => {
  expect(qrPicture('x'.repeat(700))).not.toBe(null);
  expect(qrPicture('x'.repeat(701))).toBe(null);
});
