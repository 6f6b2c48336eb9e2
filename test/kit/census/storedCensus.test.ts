import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { fourCensus } from '../../../src/experiments/fourCensus.ts';
import { publishedFigure5 } from '../../../src/claims/000/smallPublished.ts';
import {
  readStoredCensus,
  storedPartPath,
  storedPath,
  storedSizes,
} from '../../../src/kit/census/storedCensus.ts';

const fileOf = async (path: string): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(`public/${path}`, 'utf8')) as Record<string, unknown>;

describe('readStoredCensus', () => {
  test('reads every size that is said to be stored, whole', async () => {
    for (const size of storedSizes) {
      const [height = 0, width = 0] = size.split('x').map(Number);
      const read = readStoredCensus(await fileOf(storedPath({ height, width })));
      expect(read).toMatchObject({ whole: true, images: 2 ** (height * width) });
      expect(read?.command).toBe(`npm run -s results -- four-census-${size}`);
    }
  });

  test('reads the stored part of Figure 5, of which no number is larger than the published one', async () => {
    const read = readStoredCensus(await fileOf(storedPartPath));
    expect(read?.images).toBeGreaterThan(300_000_000);
    expect(read?.command).toMatch(/^npm run -s reproduce -- 000-figure-5 --shard \d+\/\d+$/);
    for (const [row = 0, ...published] of publishedFigure5.rows)
      for (const [kind, images] of published.entries())
        expect(read?.tally.counts[4 * row + kind]).toBeLessThanOrEqual(images);
  });

  test('reads a whole run as reproduce prints it, with its verdict around it', async () => {
    const { tally, spec, version, experiment } = await fileOf(storedPath({ height: 4, width: 4 }));
    const run = { id: '000-figure-5', experiment, version, spec, tally, seconds: 3 };
    expect(readStoredCensus({ id: '000-figure-5', equal: true, run })).toMatchObject({
      whole: true,
      seconds: 3,
      command: 'npm run -s reproduce -- 000-figure-5',
    });
  });

  test('refuses what is no census of the present version, or cannot be', async () => {
    const good = await fileOf(storedPath({ height: 4, width: 4 }));
    const tally = good['tally'] as Record<string, number[]>;
    expect(readStoredCensus(good)).not.toBeNull();
    for (const bad of [
      null,
      [],
      'text',
      { ...good, experiment: 'density' },
      { ...good, version: fourCensus.version + 1 },
      { ...good, spec: { height: 9, width: 9 } },
      { ...good, spec: { height: 4, width: 5 } },
      { ...good, tally: { ...tally, counts: tally['counts']?.map((count) => 2 * count) } },
      { ...good, tally: { ...tally, unique: [1, 2, 3] } },
      { ...good, tally: { ...tally, first: tally['first']?.map(() => 0.5) } },
      { ...good, tally: { ...tally, counts: tally['counts']?.map(() => 0) } },
    ])
      expect(readStoredCensus(bad)).toBeNull();
  });
});
