// Every call of the file system fails once, the first, the second and so on: a file is then what it was or what it should be,
// and a run goes on from its state to the same end.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resumedRun } from '../../../scripts/remake/stored/resumableRun.ts';
import { runShard } from '../../../scripts/research/shards/runShard.ts';
import { anyCensus } from '../../../src/claims/claim.ts';
import { writeWhole } from '../../../src/command/wholeFile.ts';
import { fourCensus, fourTotals } from '../../../src/experiments/fourCensus.ts';
import { threshold } from '../../../src/experiments/threshold.ts';

/** The call that fails, counted from 1; none where it is 0. */
const fault = { at: 0, calls: 0, failed: 0 };

const names = [
  'openSync',
  'writeFileSync',
  'fsyncSync',
  'closeSync',
  'renameSync',
  'mkdirSync',
] as const;
const real = { ...fs };

beforeAll(() => {
  for (const name of names)
    Object.assign(fs, {
      [name]: (...given: unknown[]): unknown => {
        if (fault.at > 0 && ++fault.calls === fault.at) {
          fault.failed++;
          throw Object.assign(new Error(`ENOSPC: no space left, ${name}`), { code: 'ENOSPC' });
        }
        return (real[name] as (...all: unknown[]) => unknown)(...given);
      },
    });
  syncBuiltinESMExports(); // for whoever imports them by name
});
afterAll(() => {
  for (const name of names) Object.assign(fs, { [name]: real[name] });
  syncBuiltinESMExports();
});

const folder = fs.mkdtempSync(join(tmpdir(), 'faults-'));
const file = join(folder, 'file.json');
afterAll(() => fs.rmSync(folder, { recursive: true }));

beforeEach(() => Object.assign(fault, { at: 0, calls: 0 }));

/** Lets the n-th call fail, for every n until none does. */
async function eachFault(act: () => unknown, look: (failed: boolean) => unknown): Promise<number> {
  const before = fault.failed;
  for (let n = 1; ; n++) {
    const earlier = fault.failed;
    Object.assign(fault, { at: n, calls: 0 });
    let failed = false;
    try {
      await act();
    } catch (error) {
      failed = true;
      expect(String(error)).toMatch(/ENOSPC/);
    }
    fault.at = 0;
    await look(failed);
    if (fault.failed === earlier) return fault.failed - before;
  }
}

test('a file is what it was, or what it should be, and nothing lies beside it', async () => {
  const failures = await eachFault(
    () => {
      fs.rmSync(file, { force: true });
      const { at } = fault;
      fault.at = 0;
      writeWhole(file, 'before');
      Object.assign(fault, { at, calls: 0 });
      writeWhole(file, 'after');
    },
    (failed) => {
      expect(fs.readFileSync(file, 'utf8')).toBe(failed ? 'before' : 'after');
      expect(fs.readdirSync(folder)).toEqual(['file.json']);
    },
  );
  expect(failures).toBe(5);
});

describe('a run that is kept in a file', () => {
  test('of a census goes on from it to the same end', async () => {
    const spec = { height: 3, width: 3, unique: true, folded: true };
    const census = anyCensus({
      experiment: fourCensus,
      spec,
      imagesOf: (tally) => fourTotals(tally).images,
      oursOf: (tally) => tally,
    });
    const units = 4; // each is a slice, and each slice is written
    const whole = await runShard('test', census, [0, units]);
    const state = join(folder, 'state.json');
    const run = () => runShard('test', census, [0, units], { state, every: 0, slice: 0.01 });
    const failures = await eachFault(
      async () => {
        fs.rmSync(state, { force: true });
        await run();
      },
      async () => {
        expect((await run()).tally).toEqual(whole.tally);
        expect(fs.readdirSync(folder).toSorted()).toEqual(['file.json', 'state.json']);
      },
    );
    expect(failures).toBeGreaterThan(10);
  });

  test('of boards goes on from it to the same end', async () => {
    const spec = { side: 4, percentages: [20, 40], boards: 2, seed: 6 };
    const whole = threshold.emptyTally(spec);
    threshold.begin(spec)(0, threshold.units(spec), whole);
    const url = pathToFileURL(`${folder}/`);
    const places = { state: new URL('states/a.json', url), stored: new URL('a.json', url) };
    const run = () => resumedRun(spec, places, { every: -1 });
    const failures = await eachFault(run, () => {
      expect(run()?.tally).toEqual(whole);
    });
    expect(failures).toBeGreaterThan(10);
  });
});

test('dozens of calls failed', () => expect(fault.failed).toBeGreaterThan(40));
