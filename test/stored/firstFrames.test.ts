// A stored file that is out of date ends the build: no first frame hides it.
import * as fs from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { readStored } from '../../src/stored/fromFile.ts';
import { censusFirstFrame } from '../../src/widgets/census-table/firstFrame.ts';
import { densityFirstFrame } from '../../src/widgets/density-run/firstFrame.ts';
import { countFirstFrame } from '../../src/widgets/difficulty-count/firstFrame.ts';
import { censusFrame } from '../../src/widgets/probing-census/firstFrame.ts';
import { staticBrowser } from '../../src/widgets/sequence-browser/frame.ts';
import { sliceFirstFrame } from '../../src/widgets/slice-check/firstFrame.ts';
import { storedFileFor } from '../../src/widgets/switching-run/storedRun.ts';

/** The file that is given out spoilt. */
const spoiling = vi.hoisted(() => ({ name: '' }));

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const readFileSync = (path: string, encoding: 'utf8'): string => {
    const text = real.readFileSync(path, encoding);
    return path.endsWith(`/results/${spoiling.name}.json`)
      ? text.replace(/"version": ?1/, '"version": 9')
      : text;
  };
  return { ...real, readFileSync };
});

const size = (height: number) => ({ height, width: height });

describe('no first frame hides a spoilt file', () => {
  const frames: readonly (readonly [name: string, draw: () => unknown])[] = [
    ['four-census-4x4', () => censusFirstFrame(size(4))],
    ['000-figure-5', sliceFirstFrame],
    ['density-8x8-exact', () => densityFirstFrame(size(8))],
    [
      'density-four-10x10-independent',
      () => densityFirstFrame({ ...size(10), model: 'independent', show: 'curves' }),
    ],
    ['difficulty-count-4x4', () => countFirstFrame(size(4))],
    ['probing-3x3', () => censusFrame(size(3))],
    ['probing-4x4', () => staticBrowser({ size: '4x4' })],
    ['switching-6x6-exact', () => readStored(storedFileFor(size(6))!)],
  ];

  test.each(frames)('%s', (name, draw) => {
    spoiling.name = name;
    expect(draw).toThrow(
      new RegExp(`^public/results/${name}.json cannot be used: it is of version`),
    );
    spoiling.name = '';
    expect(draw).not.toThrow();
  });

  test('nor does anything else in src read these files', () => {
    const readers = fs
      .readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|astro)$/.test(path))
      .filter((path) =>
        /readFile|JSON\.parse|response\.json/.test(fs.readFileSync(`src/${path}`, 'utf8')),
      )
      .filter((path) => /results\/|'results'/.test(fs.readFileSync(`src/${path}`, 'utf8')));
    expect(readers.toSorted()).toEqual(['claims/storedFile.ts', 'stored/fromFile.ts']);
  });
});
