import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rate, readPuzzle } from '../../src/library/index.ts';
import { ask, linesOf } from './ask.ts';

const arrow = '3x3:1/3/1/1/3/1';
const several = '2x2:1/1/1/1';

describe('rate', () => {
  test('tells every measure with its document', async () => {
    const { code, out, err } = await ask('rate', arrow);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Easiest method +sweeps$/m);
    expect(out).toMatch(/^Sweeps, rows first +2 +Batenburg & Kosters 2012, §3\.1$/m);
    expect(out).toMatch(/^Sweeps, mean of both +2 +Wensveen 2022, §3\.2$/m);
    expect(out).toMatch(/^Formula, variables +139 +Foote & Krizanc 2025, §3$/m);
  });

  test('says where a measure says nothing', async () => {
    const { code, out } = await ask('rate', several);
    expect(code).toBe(0);
    expect(out).toMatch(/^Solutions +two or more$/m);
    expect(out).toMatch(/^Easiest method +-$/m);
    expect(out).toMatch(/^Left by sweeps +100\.0 % of the cells$/m);
    expect(out).toMatch(/^Sweeps, rows first +- +Batenburg/m);
    expect(out).toMatch(/^\(2,2\)-difficulty +- +Batenburg/m);
  });

  test('has the answer of the library, given cells included', async () => {
    const given = '{"rows":[[1],[1]],"cols":[[1],[1]],"clues":["#?","??"]}';
    const folder = mkdtempSync(join(tmpdir(), 'nonogram-rate-'));
    const file = join(folder, 'given.json');
    writeFileSync(file, given);
    const { code, out } = await ask('rate', '--json', several, file);
    rmSync(folder, { recursive: true });
    expect(code).toBe(0);
    const rated = await rate(readPuzzle(given));
    expect(rated.solutions).toBe('one');
    expect(linesOf(out)).toEqual([
      { file: several, puzzle: 1, ...(await rate(readPuzzle(several))) },
      { file, puzzle: 1, ...rated },
    ]);
  });
});
