// A stored file that is out of date ends the build: no first frame hides it.
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { firstFrame } from '../../src/figure/still.ts';
import { figure as censusTable } from '../../src/widgets/census-table/figure.ts';
import { figure as densityRun } from '../../src/widgets/density-run/figure.ts';
import { figure as difficultyCount } from '../../src/widgets/difficulty-count/figure.ts';
import { figure as probingCensus } from '../../src/widgets/probing-census/figure.ts';
import { figure as sequenceBrowser } from '../../src/widgets/sequence-browser/figure.ts';
import { figure as sliceCheck } from '../../src/widgets/slice-check/figure.ts';
import { figure as switchingRun } from '../../src/widgets/switching-run/figure.ts';

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
  const frames: readonly (readonly [name: string, draw: () => Promise<unknown>])[] = [
    ['four-census-4x4', async () => firstFrame(censusTable, { props: size(4) })],
    ['000-figure-5', async () => firstFrame(sliceCheck, {})],
    ['density-8x8-exact', async () => firstFrame(densityRun, { props: size(8) })],
    [
      'density-four-10x10-independent',
      async () =>
        firstFrame(densityRun, { props: { ...size(10), model: 'independent', show: 'curves' } }),
    ],
    ['difficulty-count-4x4', async () => firstFrame(difficultyCount, { props: size(4) })],
    ['probing-3x3', async () => firstFrame(probingCensus, { props: size(3) })],
    ['probing-4x4', async () => firstFrame(sequenceBrowser, { props: { size: '4x4' } })],
    ['switching-6x6-exact', async () => firstFrame(switchingRun, { props: size(6) })],
  ];

  test.each(frames)('%s', async (name, draw) => {
    await expect(draw()).resolves.toBeDefined();
    const folder = folderWith(name);
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    await expect(draw()).rejects.toThrow(
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
