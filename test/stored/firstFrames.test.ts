// A stored file that is out of date ends the build: no first frame hides it.
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readStored } from '../../src/stored/fromFile.ts';
import { censusFirstFrame } from '../../src/widgets/census-table/firstFrame.ts';
import { densityFirstFrame } from '../../src/widgets/density-run/firstFrame.ts';
import { countFirstFrame } from '../../src/widgets/difficulty-count/firstFrame.ts';
import { censusFrame } from '../../src/widgets/probing-census/firstFrame.ts';
import { staticBrowser } from '../../src/widgets/sequence-browser/frame.ts';
import { sliceFirstFrame } from '../../src/widgets/slice-check/firstFrame.ts';
import { storedFileFor } from '../../src/widgets/switching-run/storedRun.ts';

/** A folder in which the file is of another version. */
function folderWith(name: string): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'stored-'));
  fs.mkdirSync(join(folder, 'public', 'results'), { recursive: true });
  const text = fs.readFileSync(`public/results/${name}.json`, 'utf8');
  const spoilt = text.replace(/"version": ?1/, '"version": 9');
  fs.writeFileSync(join(folder, 'public', 'results', `${name}.json`), spoilt);
  return folder;
}

const size = (height: number) => ({ height, width: height });

afterEach(() => vi.restoreAllMocks());

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
    expect(draw).not.toThrow();
    const folder = folderWith(name);
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    expect(draw).toThrow(
      new RegExp(`^public/results/${name}.json cannot be used: it is of version`),
    );
    vi.restoreAllMocks();
    fs.rmSync(folder, { recursive: true });
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
