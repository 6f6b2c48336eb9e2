import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ask, linesOf } from './ask.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-'));
const put = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
afterAll(() => rmSync(folder, { recursive: true }));

const arrow = put('arrow.nin', '3 3\n1\n3\n1\n1\n3\n1\n');
const either = '2x2:1/1/1/1';
const bad = put('bad.nin', '3 3\n1\n4\n1\n1\n3\n3 3\n');
const lines = put(
  'lines.jsonl',
  '{"name":"a","rows":[[1]],"cols":[[1]]}\n{"rows":[[1]],"cols":[[]]}\n',
);

describe('check', () => {
  test('says what a puzzle is', async () => {
    expect(await ask('check', arrow)).toEqual({
      code: 0,
      out: `${arrow}: a NIN file, 3 rows, 3 columns, 5 filled cells\n`,
      err: '',
    });
  });

  test('says all that is wrong, each with its place', async () => {
    const { code, out } = await ask('check', bad);
    expect(code).toBe(1);
    const places = out.trimEnd().split('\n');
    expect(places[0]).toMatch(/bad\.nin:3:\S* Row 2 needs 4 cells/);
    expect(places[1]).toMatch(/bad\.nin:7:\S* Column 3 needs 7 cells/);
    expect(places).toHaveLength(2);
  });

  test('asks for one solution with --unique, of each puzzle of a file', async () => {
    expect(await ask('check', '--unique', arrow)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/, exactly one solution\n$/) as string,
    });
    expect(await ask('check', either)).toMatchObject({ code: 0 });
    expect(await ask('check', '--unique', either)).toMatchObject({
      code: 1,
      out: expect.stringMatching(/, 2 solutions\n$/) as string,
    });
    const { code, out } = await ask('check', '--unique', '--json', lines);
    expect(code).toBe(1);
    expect(linesOf(out)).toEqual([
      { file: lines, puzzle: 1, name: 'a', format: 'json', height: 1, width: 1, solutions: 'one' },
      {
        file: lines,
        puzzle: 2,
        format: 'json',
        problems: [{ line: 2, message: 'Rows 1, columns 0: they must be equal.' }],
      },
    ]);
  });
});
