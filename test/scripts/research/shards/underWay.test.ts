// Runs of which a part is kept: what is there can be gone on with, and checked again.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { censuses } from '../../../../src/claims/censuses.ts';
import {
  isWhole,
  parseShard,
  partsOf,
  sameRun,
  tallyOf,
} from '../../../../scripts/research/shards/shard.ts';

const files = readdirSync('content/runs');

test.each(files)(
  '%s is a part of a census, adds up, and knows what came out of its shards',
  (file) => {
    const told: string[] = [];
    const shard = parseShard(readFileSync(`content/runs/${file}`, 'utf8'), file, (line) => {
      told.push(line);
    });
    expect(told).toEqual([]); // it has its digest
    const named = censuses.find(({ id }) => `${id}.json` === file);
    if (named === undefined) throw new Error(`no census is called ${file}`);
    const { id, census } = named;
    expect(sameRun(shard, id, census)).toBe(true);
    // the whole belongs to the stored results
    expect(isWhole(shard)).toBe(false);
    expect(census.imagesOf(tallyOf(shard, census))).toBe(shard.images);
    const parts = partsOf(shard);
    expect(parts.length).toBeGreaterThan(0);
    for (const [from, to] of parts)
      expect(shard.done.some(([first, end]) => first <= from && to <= end)).toBe(true);
  },
);
