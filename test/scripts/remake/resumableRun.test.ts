// A run that is stopped, taken up again, or given more boards is the run at once.
import { mkdtempSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { resumedRun } from '../../../scripts/remake/stored/resumableRun.ts';
import { threshold } from '../../../src/experiments/threshold.ts';
import type { ThresholdSpec, ThresholdTally } from '../../../src/experiments/threshold.ts';

const spec: ThresholdSpec = { side: 5, percentages: [20, 40], boards: 4, seed: 6 };

function whole(wanted: ThresholdSpec): ThresholdTally {
  const tally = threshold.emptyTally(wanted);
  threshold.begin(wanted)(0, threshold.units(wanted), tally);
  return tally;
}

function places(): { readonly state: URL; readonly stored: URL } {
  const folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'run-'))}/`);
  return { state: new URL('states/a.json', folder), stored: new URL('a.json', folder) };
}

describe('a run that is kept', () => {
  test('goes on where it was stopped, and is then the run at once', () => {
    const where = places();
    expect(resumedRun(spec, where, { onUnit: (done) => done < 3 })).toBeNull();
    const kept = JSON.parse(readFileSync(where.state, 'utf8')) as { tally: { done: unknown } };
    expect(kept.tally.done).toEqual([[0, 3]]);
    let units = 0;
    const end = resumedRun(spec, where, { onUnit: () => ++units > 0 });
    expect(units).toBe(5);
    expect(end?.tally).toEqual(whole(spec));
    expect(existsSync(where.state)).toBe(false);
  });

  test('takes what is stored of fewer boards, and of more', () => {
    for (const boards of [2, 7]) {
      const where = places();
      const other = { ...spec, boards };
      const tally = threshold.toStored(whole(other));
      writeFileSync(
        where.stored,
        JSON.stringify({ version: threshold.version, spec: other, tally }),
      );
      let units = 0;
      const end = resumedRun(spec, where, { onUnit: () => ++units > 0 });
      expect(end?.tally).toEqual(whole(spec));
      expect(units).toBe(boards === 2 ? 4 : 0);
    }
  });

  test('is not gone on with where a count of it was changed', () => {
    const where = places();
    resumedRun(spec, where, { onUnit: (done) => done < 3 });
    const kept = readFileSync(where.state, 'utf8');
    writeFileSync(
      where.state,
      kept.replace(/\b([1-9]\d*),(?!\1\b)([1-9]\d*)\b(?=.*"seconds")/, '$2,$1'),
    );
    expect(readFileSync(where.state, 'utf8')).not.toBe(kept);
    expect(() => resumedRun(spec, where)).toThrow(/gone on from: it is not what was written/);
  });

  test('is not gone on with by another one', () => {
    const where = places();
    expect(resumedRun(spec, where, { onUnit: () => false })).toBeNull();
    expect(() => resumedRun({ ...spec, seed: 7 }, where)).toThrow(/another run/);
  });
});
