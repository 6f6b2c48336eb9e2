// Long censuses in parts: however they are cut, stopped and merged, the whole is the same.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fourCensus, fourTotals } from '../../src/experiments/fourCensus.ts';
import type { FourCensusSpec } from '../../src/experiments/fourCensus.ts';
import { anyCensus } from '../../src/claims/claim.ts';
import type { AnyCensus } from '../../src/claims/claim.ts';
import { claimOf } from '../../src/claims/ledger.ts';
import {
  isWhole,
  mergeShards,
  parseShard,
  readShard,
  runShard,
  tallyOf,
  unitsOf,
} from '../../scripts/lib/shards.ts';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'nonogram-shards-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const spec = { height: 4, width: 4, unique: true, folded: true };
const censusOf = (spec: FourCensusSpec): AnyCensus =>
  anyCensus({
    experiment: fourCensus,
    spec,
    imagesOf: (tally) => fourTotals(tally).images,
    oursOf: (tally) => tally,
  });
const census = censusOf(spec);
const units = fourCensus.units(spec);
const whole = runShard('test', census, [0, units]);

describe('unitsOf', () => {
  test('cuts all units into shards that follow each other', () => {
    for (const [all, of] of [
      [65_536, 7],
      [2 ** 36, 1000],
      [3, 5],
    ] as const) {
      let end = 0;
      for (let shard = 1; shard <= of; shard++) {
        const [from, to] = unitsOf(all, shard, of);
        expect(from).toBe(end);
        end = to;
      }
      expect(end).toBe(all);
    }
  });
});

describe('readShard', () => {
  test('reads i/n with i from 1 to n, and nothing else', () => {
    expect(readShard('3/10')).toEqual([3, 10]);
    for (const text of ['0/10', '11/10', '3', '3/', '-1/2', '1/2/3', 'a/b', '1.5/2'])
      expect(readShard(text)).toBeNull();
  });
});

describe('mergeShards', () => {
  const parts = [1, 2, 3, 4, 5].map((number) =>
    runShard('test', census, unitsOf(units, number, 5)),
  );

  test('gives the whole run from shards in any order, some merged before', () => {
    const three = mergeShards(
      'test',
      census,
      [4, 0, 2].map((at) => parts[at] ?? whole),
    );
    expect(three.done).toHaveLength(3);
    expect(isWhole(three)).toBe(false);
    const rest = [parts[3] ?? whole, three, parts[1] ?? whole];
    const merged = mergeShards('test', census, rest);
    expect(isWhole(merged)).toBe(true);
    expect({ ...merged, seconds: 0 }).toEqual({ ...whole, seconds: 0 });
    expect(merged.images).toBe(2 ** 16);
  });

  test('refuses units that are there twice, and shards of other runs', () => {
    const [one = whole, two = whole] = parts;
    expect(() => mergeShards('test', census, [one, two, one])).toThrow('are in two shards');
    expect(() => mergeShards('other', census, [one])).toThrow('of another run');
    expect(() => mergeShards('test', censusOf({ ...spec, unique: false }), [one])).toThrow(
      'of another run',
    );
    expect(() => mergeShards('test', census, [{ ...one, version: 0 }])).toThrow('of another run');
  });
});

describe('runShard', () => {
  test('goes on from its file after it was stopped, and counts nothing twice', () => {
    const state = join(folder, 'state.json');
    const slice = 10_000;
    const stopped = runShard('test', census, [0, units], { state, slice, onSlice: () => false });
    expect(stopped.done).toEqual([[0, 10_000]]);
    const kept = parseShard(readFileSync(state, 'utf8'), state);
    expect(tallyOf(kept)).toEqual(tallyOf(stopped));
    const resumed = runShard('test', census, [0, units], { state, slice });
    expect({ ...resumed, seconds: 0 }).toEqual({ ...whole, seconds: 0 });
    // a finished one is not done again
    expect(runShard('test', census, [0, units], { state }).tally).toEqual(whole.tally);
  });

  test('does what is missing in merged shards', () => {
    const state = join(folder, 'merged.json');
    const parts = (
      [
        [100, 1000],
        [2000, 5000],
      ] as const
    ).map((range) => runShard('test', census, range));
    writeFileSync(state, JSON.stringify(mergeShards('test', census, parts)));
    const merged = runShard('test', census, [0, units], { state });
    expect(merged.tally).toEqual(runShard('test', census, [0, units]).tally);
    expect(isWhole(merged)).toBe(true);
    expect(parseShard(readFileSync(state, 'utf8'), state).done).toEqual([[0, units]]);
  });

  test('refuses a file with the state of something else, or with none', () => {
    const state = join(folder, 'other.json');
    runShard('test', census, [0, 1000], { state });
    expect(() => runShard('test', census, [1000, 2000], { state })).toThrow('of another run');
    expect(() =>
      runShard('test', censusOf({ ...spec, oneClue: true }), [0, 1000], { state }),
    ).toThrow('of another run');
    writeFileSync(state, '{"done": 3');
    expect(() => runShard('test', census, [0, 1000], { state })).toThrow('holds no shard');
    writeFileSync(state, '{"done": []}');
    expect(() => runShard('test', census, [0, 1000], { state })).toThrow('holds no shard');
  });
});

describe('npm run reproduce -- 000-figure-5', () => {
  test('prints a shard, resumes it, and merges printed shards', () => {
    const files = [3, 4].map((number) => {
      const { code, out } = run('reproduce.ts', ['000-figure-5', '--shard', `${number}/400000`]);
      expect(code).toBe(0);
      const file = join(folder, `${number}.json`);
      writeFileSync(file, out);
      return file;
    });
    const { code, out, err } = run('reproduce.ts', ['000-figure-5', '--merge', ...files]);
    expect(code).toBe(0);
    expect(err).toContain('% of the whole run');
    const [from] = unitsOf(21 ** 6, 3, 400_000);
    const [, to] = unitsOf(21 ** 6, 4, 400_000);
    const merged = parseShard(out, 'merged');
    expect(merged.done).toEqual([[from, to]]);
    expect(tallyOf(merged)).toEqual(
      tallyOf(runShard('', claimOf('000-figure-5')?.census ?? census, [from, to])),
    );
    const again = run('reproduce.ts', ['000-figure-5', '--merge', ...files, files[0] ?? '']);
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toContain('are in two shards');
  });

  test('refuses what is no shard, and shards of what is no census', () => {
    const bad: [string[], string][] = [
      [['000-figure-5', '--shard', '5/4'], '--shard takes i/n, with i from 1 to n: 5/4'],
      [['000-figure-5', '--shard'], '--shard needs a value'],
      [['000-figure-5', '--merge'], '--merge needs the files'],
      [
        ['000-section-2-settle', '--shard', '1/2'],
        'follow one of these ids: 000-figure-5, 001-table-3-6x6',
      ],
      [['--shard', '1/2'], 'follow one of these ids: 000-figure-5, 001-table-3-6x6'],
    ];
    for (const [options, message] of bad) {
      const { code, out, err } = run('reproduce.ts', options);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(message);
    }
  });
});
