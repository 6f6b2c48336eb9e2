// A stored file that is out of date ends the build: no first frame hides it.
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstFrame } from '../../src/book/still.ts';
import { figures } from '../../src/widgets/figures.ts';

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
  const frames = [
    ['four-census-4x4', 'census-table', size(4)],
    ['000-figure-5', 'slice-check', {}],
    ['density-8x8-exact', 'density-run', size(8)],
    [
      'density-four-10x10-independent',
      'density-run',
      { ...size(10), model: 'independent', show: 'curves' },
    ],
    ['difficulty-count-4x4', 'difficulty-count', size(4)],
    ['probing-3x3', 'probing-census', size(3)],
    ['probing-4x4', 'sequence-browser', { size: '4x4' }],
    ['switching-6x6-exact', 'switching-run', size(6)],
  ] as const;

  // a figure in a page says so there, and goes on
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  test.each(frames)('%s', async (name, tag, props) => {
    const { figure } = await figures[tag]();
    const draw = async (): Promise<unknown> => firstFrame(figure, { props });
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
