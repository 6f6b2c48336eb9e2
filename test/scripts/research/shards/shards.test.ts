// Long censuses in parts: however they are cut, stopped and merged, the whole is the same.
import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { describe, expect, test } from 'vitest';
import { fourCensus, fourTotals } from '../../../../src/experiments/fourCensus.ts';
import type { FourCensusSpec } from '../../../../src/experiments/fourCensus.ts';
import { anyCensus } from '../../../../src/claims/claim.ts';
import type { AnyCensus } from '../../../../src/claims/claim.ts';
import { censuses } from '../../../../src/claims/censuses.ts';
import { arrayText, gaps, readShard, unitsOf } from '../../../../scripts/research/shards/cut.ts';
import { answer } from '../../../../scripts/research/shards/answer.ts';
import { deaf } from '../../../../scripts/research/shards/stopping.ts';
import { digestOf } from '../../../../src/notebook/plain/digest.ts';
import { LEFT_AFTER, lock } from '../../../../scripts/research/shards/lock.ts';
import { missingShards } from '../../../../scripts/research/shards/missing.ts';
import { planOf } from '../../../../scripts/research/shards/plan.ts';
import { runShard } from '../../../../scripts/research/shards/runShard.ts';
import { isWhole, mergeShards, parseShard } from '../../../../scripts/research/shards/shard.ts';
import { verify, withParts } from '../../../../scripts/research/shards/verify.ts';
import { writeWhole } from '../../../../src/command/wholeFile.ts';
import { testFolder } from './folder.ts';

const inFolder = testFolder();
const workBefore = (unit: number): number => unit * unit;
const quiet = (): void => undefined;

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
const whole = await runShard('test', census, [0, units]);
const parts = await Promise.all(
  [1, 2, 3, 4, 5].map((number) => runShard('test', census, unitsOf(units, number, 5))),
);

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

describe('missing shards', () => {
  test('are named as a job array takes them', () => {
    expect(arrayText([1, 2, 3, 7, 9, 10])).toBe('1-3,7,9-10');
    expect(arrayText([])).toBe('');
  });

  test('are those of which a unit is not there', () => {
    expect(missingShards([[0, 10]], 10, 4)).toEqual([]);
    expect(missingShards([], 10, 3)).toEqual([1, 2, 3]);
    // 0-2, 3-5, 6-9: of the second one unit 5 is missing
    expect(
      missingShards(
        [
          [0, 5],
          [6, 10],
        ],
        10,
        3,
      ),
    ).toEqual([2]);
    // a shard without units of its own is never missing
    expect(missingShards([[0, 2]], 2, 4)).toEqual([]);
  });

  test('are cut by work where units are not alike', () => {
    const [, end] = unitsOf(100, 1, 2, workBefore);
    expect(end).toBe(71);
    expect(missingShards([[0, end]], 100, 2, workBefore)).toEqual([2]);
    expect(missingShards([[0, 50]], 100, 2, workBefore)).toEqual([1, 2]);
  });

  test('gaps are what lies between', () => {
    expect(
      gaps(
        [
          [0, 2],
          [5, 6],
        ],
        [1, 9],
      ),
    ).toEqual([
      [2, 5],
      [6, 9],
    ]);
  });
});

describe('mergeShards', () => {
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
    const { parts: known = [], ...others } = merged;
    expect({ ...others, seconds: 0 }).toEqual({ ...whole, seconds: 0 });
    expect(known.map(([from, to]) => [from, to])).toEqual(
      [1, 2, 3, 4, 5].map((number) => unitsOf(units, number, 5)),
    );
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
    expect(() => mergeShards('test', census, [{ ...one, tally: {} }])).toThrow('has no counts');
  });
});

describe('runShard', () => {
  test('goes on from its file after it was stopped, and counts nothing twice', async () => {
    const state = inFolder('state.json');
    const stopped = await runShard('test', census, [0, units], { state, onSlice: () => false });
    expect(stopped.done).toEqual([[0, 1]]); // the first slice is one unit
    const kept = parseShard(readFileSync(state, 'utf8'), state);
    expect({ ...kept, seconds: 0 }).toEqual({ ...stopped, seconds: 0 });
    const told: string[] = [];
    const tell = (line: string): void => {
      told.push(line);
    };
    const resumed = await runShard('test', census, [0, units], { state, tell });
    expect({ ...resumed, seconds: 0 }).toEqual({ ...whole, seconds: 0 });
    expect(told).toEqual([`${state} was cut off before: 0.002 % of it is done; going on`]);
    // a finished one is not done again
    const { mtimeMs } = statSync(state);
    const again = await runShard('test', census, [0, units], { state });
    expect({ ...again, seconds: 0 }).toEqual({ ...resumed, seconds: 0 });
    expect(statSync(state).mtimeMs).toBe(mtimeMs);
  });

  test('goes on from no file in which counts were changed, even where their sum is the same', async () => {
    const state = inFolder('changed.json');
    await runShard('test', census, [0, units], { state, onSlice: (done) => done[0]![1] < 5000 });
    const text = readFileSync(state, 'utf8');
    const changed = text.replace(/\b([1-9]\d*),(?!\1\b)([1-9]\d*)\b(?=.*"digest")/, '$2,$1');
    expect(changed).not.toBe(text);
    const going = (): Promise<unknown> => runShard('test', census, [0, units], { state });
    for (const [wrong, why] of [
      [changed, 'it is not what was written'],
      [text.replace('"seconds":', '"seconds":1'), 'it is not what was written'],
    ] as const) {
      writeFileSync(state, wrong);
      await expect(going()).rejects.toThrow(
        new RegExp(`^${state} cannot be used: ${why}.*Remove it`),
      );
    }
    // one from before there were digests is told of
    writeFileSync(state, text.replace(/,"digest":"[0-9a-f]{16}"/, ''));
    const told: string[] = [];
    await runShard('test', census, [0, units], { state, tell: (line) => told.push(line) });
    expect(told[0]).toMatch(/has no digest, so only its sums are checked: --verify counts/);
    expect(readFileSync(state, 'utf8')).toMatch(/"digest":"[0-9a-f]{16}"\}\n$/);
  });

  test('does what is missing in merged shards', async () => {
    const state = inFolder('merged.json');
    const some = await Promise.all(
      (
        [
          [100, 1000],
          [2000, 5000],
        ] as const
      ).map((range) => runShard('test', census, range)),
    );
    writeFileSync(state, JSON.stringify(mergeShards('test', census, some)));
    const merged = await runShard('test', census, [0, units], { state });
    expect(merged.tally).toEqual(whole.tally);
    expect(isWhole(merged)).toBe(true);
    expect(parseShard(readFileSync(state, 'utf8'), state).done).toEqual([[0, units]]);
  });

  test('refuses a file with the state of something else, or one that is cut off', async () => {
    const state = inFolder('other.json');
    await runShard('test', census, [0, 1000], { state });
    const of = (one: AnyCensus, range: readonly [number, number]) =>
      runShard('test', one, range, { state });
    await expect(of(census, [1000, 2000])).rejects.toThrow('of another run');
    await expect(of(censusOf({ ...spec, oneClue: true }), [0, 1000])).rejects.toThrow(
      'of another run',
    );
    writeFileSync(state, '{"done": 3');
    await expect(of(census, [0, 1000])).rejects.toThrow(
      'holds no shard of a run: it is cut off, or something else. Remove it to begin anew',
    );
    writeFileSync(state, '');
    await expect(of(census, [0, 1000])).rejects.toThrow('it is empty');
    writeFileSync(state, '{"done": []}');
    await expect(of(census, [0, 1000])).rejects.toThrow('holds no shard');
    const [whole = { units: 0 }] = parts;
    const texts = [
      [[700, 3]],
      [
        [3, 9],
        [5, 20],
      ],
      [[-1, 3]],
      [[0, whole.units + 1]],
    ].map((done) => JSON.stringify({ ...whole, done }));
    for (const text of texts) expect(() => parseShard(text, 'x')).toThrow('x holds no shard');
    expect(existsSync(`${state}.lock`)).toBe(false);
  });
});

describe('lock', () => {
  const state = inFolder('locked.json');
  const file = `${state}.lock`;
  const by = (owner: object, seconds = 0): void => {
    writeFileSync(file, JSON.stringify({ host: hostname(), pid: 1, key: 'x', ...owner }));
    const then = statSync(file).mtimeMs / 1000 - seconds;
    utimesSync(file, then, then);
  };

  test('lets one in, and the next one when it is released', () => {
    const held = lock(state);
    held.touch();
    held.release();
    expect(existsSync(file)).toBe(false);
    lock(state).release();
  });

  test('keeps others out while its owner lives, or may live on another machine', () => {
    by({ pid: process.ppid });
    expect(() => lock(state)).toThrow(`is being worked on, by process ${process.ppid}`);
    by({ host: 'another', pid: 2 ** 30 });
    expect(() => lock(state)).toThrow('of another');
    writeFileSync(file, '{'); // is being written
    expect(() => lock(state)).toThrow('on, by a process that has not said which it is');
  });

  test('takes over what was left behind, and says so', () => {
    for (const [owner, seconds] of [
      [{ pid: 2 ** 30 }, 0], // no such process
      [{ pid: process.pid }, 0], // a container that was started again
      [{ host: 'another' }, LEFT_AFTER / 1000 + 1],
      [{ pid: process.ppid }, LEFT_AFTER / 1000 + 1], // the number of another process by now
    ] as const) {
      by(owner, seconds);
      const told: string[] = [];
      const held = lock(state, (line) => told.push(line));
      expect(told).toHaveLength(1);
      held.release();
    }
  });

  test('tells its owner that somebody else has taken the state over', () => {
    const held = lock(state);
    by({ key: 'other' });
    expect(() => held.touch()).toThrow('taken over');
    held.release(); // not its own any more
    expect(existsSync(file)).toBe(true);
  });
});

describe('writeWhole', () => {
  test('leaves what was there where it cannot write, and no other file', () => {
    const file = inFolder('none/file.json');
    expect(() => writeWhole(file, 'text')).toThrow(`${file} cannot be written`);
    const own = inFolder('own.json');
    writeWhole(own, 'first');
    writeWhole(own, 'second');
    expect(readFileSync(own, 'utf8')).toBe('second');
    expect(existsSync(`${own}.${process.pid}.new`)).toBe(false);
  });

  test.skipIf(!existsSync('/dev/full'))('says that a disk is full', () =>
    expect(() => writeWhole('/dev/full', 'text')).toThrow('ENOSPC'),
  );
});

describe('planOf', () => {
  test('tells units and hours of a shard by what it counted', () => {
    const { shards, hours, hoursOfShard, measured, ...plan } = planOf('test', census, 8, 0.05);
    expect(plan.units).toBe(units);
    expect(plan.unitsOfShard).toBe(units / 8);
    expect(shards).toBe(8);
    expect(measured.units).toBeGreaterThan(0);
    expect(hours).toBeGreaterThan(0);
    expect(8 * hoursOfShard).toBeCloseTo(hours, 6);
  });
});

describe('verify', () => {
  const run = mergeShards('test', census, parts);

  test('counts parts again, and finds them equal', async () => {
    const { verified, again } = await verify('test', census, run, [2], quiet, () => false);
    expect(verified).toMatchObject({ parts: 2, compared: 2, differ: [] });
    for (const part of again) expect(run.parts).toContainEqual(part);
  });

  test('finds the one that differs', async () => {
    const [first, ...others] = run.parts ?? [];
    if (first === undefined) throw new Error('no parts');
    const wrong = { ...run, parts: [[first[0], first[1], '0'.repeat(16)] as const, ...others] };
    const { verified } = await verify('test', census, wrong, [5], quiet, () => false);
    expect(verified.differ).toEqual([first]);
  });

  test('makes parts known of a run that tells none', async () => {
    const { parts: _, ...bare } = run;
    const { again } = await verify('test', census, bare, [3, 5], quiet, () => false);
    expect(withParts(bare, again).parts).toEqual([run.parts?.[0], run.parts?.[1], run.parts?.[3]]);
  });
});

describe('a census of which only what it comes to is kept', () => {
  const named = { id: 'test', title: 'A test', census: { ...census, summed: true } };
  const company = { tell: quiet, stopping: deaf };

  test('has a digest in place of its tally, and parts that are counted again', async () => {
    const [shards, out] = [inFolder('summed-shards.json'), inFolder('summed.json')];
    writeFileSync(shards, JSON.stringify(mergeShards('test', census, parts)));
    await answer({ kind: 'merge', named, files: [shards], out }, company);
    const kept = parseShard(readFileSync(out, 'utf8'), out);
    expect(kept.tally).toEqual({ digest: digestOf(whole.tally) });
    expect(kept.parts).toHaveLength(5);
    expect(await answer({ kind: 'verify', named, files: [out], parts: [2] }, company)).toBe(0);
    const [first, ...rest] = kept.parts ?? [];
    const wrong = [[first?.[0], first?.[1], 'f'.repeat(16)], ...rest];
    writeFileSync(out, JSON.stringify({ ...kept, parts: wrong }));
    expect(await answer({ kind: 'verify', named, files: [out], parts: [5] }, company)).toBe(4);
    for (const request of [
      { kind: 'verify', named, files: [out], parts: [2], out: shards },
      { kind: 'merge', named, files: [out] },
    ] as const)
      await expect(answer(request, company)).rejects.toThrow('only what it comes to was kept');
  });
});

describe('censuses', () => {
  test('have names of their own, and specs that can be run', () => {
    expect(new Set(censuses.map(({ id }) => id)).size).toBe(censuses.length);
    for (const { census } of censuses) {
      census.experiment.check(census.spec);
      expect(census.imagesOf(census.experiment.emptyTally(census.spec))).toBe(0);
    }
    expect(censuses.map(({ id }) => id)).toContain('000-figure-5');
  });
});
