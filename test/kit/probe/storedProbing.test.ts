import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countStrip } from '../../../src/kit/probe/probingClasses.ts';
import {
  isStoredSize,
  readStoredCensus,
  readStoredInSlices,
  sidesOf,
  storedPath,
  storedSizes,
} from '../../../src/kit/probe/storedProbing.ts';
import { toMarkup } from '../../../src/svg/svgTree.ts';

const fileOf = (size: (typeof storedSizes)[number]): unknown =>
  JSON.parse(readFileSync(`public/${storedPath(size)}`, 'utf8'));
const going = new AbortController().signal;

test.each(storedSizes)(
  'the census of %s is stored, and read alike at one go and in slices',
  async (size) => {
    const census = readStoredCensus(fileOf(size));
    const [height, width] = sidesOf(size);
    expect(census?.spec).toEqual({ height, width });
    expect(await readStoredInSlices(fileOf(size), going)).toEqual(census);
  },
);

test('reading is given up when nobody waits any more', async () => {
  const leaving = new AbortController();
  const reading = readStoredInSlices(fileOf('5x5'), leaving.signal);
  leaving.abort();
  expect(await reading).toBeNull();
});

test('what is not a complete census of this version is none', async () => {
  const good = fileOf('3x3') as { tally: object };
  const bad: readonly unknown[] = [
    null,
    'text',
    { ...good, version: 99 },
    { ...good, experiment: 'hunt' },
    { ...good, spec: { height: 9, width: 9 } },
    { ...good, spec: { height: 4, width: 4 } },
    { ...good, tally: { ...good.tally, images: [1, 2, 3] } },
    { ...good, tally: { ...good.tally, sequences: 'f4,zz,' } },
    { ...good, tally: { ...good.tally, sequences: 7 } },
  ];
  for (const one of bad) {
    expect(readStoredCensus(one)).toBeNull();
    expect(await readStoredInSlices(one, going)).toBeNull();
  }
});

test('sizes are told from other words', () => {
  expect(isStoredSize('4x5')).toBe(true);
  expect(isStoredSize('5x4')).toBe(false);
  expect(isStoredSize('toString')).toBe(false);
});

test('a strip has a bar for each category that occurs and a dot for each other', () => {
  const counts = Array.from({ length: 16 }, (_, category) =>
    category === 4 ? 1 : category === 15 ? 25 : 0,
  );
  const markup = toMarkup(countStrip(counts));
  const [, bars = ''] = /class="count-strip-bar" d="([^"]*)"/.exec(markup) ?? [];
  const [, dots = ''] = /class="count-strip-dot" d="([^"]*)"/.exec(markup) ?? [];
  expect(bars.match(/M/g)).toHaveLength(2);
  expect(dots.match(/M/g)).toHaveLength(14);
  const heights = [...bars.matchAll(/v-([\d.]+)/g)].map(([, tall]) => Number(tall));
  expect(heights[1]! / heights[0]!).toBeCloseTo(5, 0); // roots of 25 and 1
});
