import { describe, expect, test } from 'vitest';
import { readNon } from '../../../src/formats/nonFormat.ts';
import { run } from '../run.ts';

const clauseBoard = (...options: string[]): unknown => {
  const { code, out } = run('research/circuit.ts', ['x & !x', '--json', ...options]);
  expect(code).toBe(0);
  const { rows, solutions } = JSON.parse(out) as { rows: unknown[]; solutions: object };
  return { lines: rows.length, ...solutions };
};

describe('npm run circuit', () => {
  test('prints the map of the tiles, the number of solutions, and the truth table', () => {
    const { code, out, err } = run('research/circuit.ts', ['(a and not b) or c']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('22 x 44 cells, 2 x 4 tiles\n\n>>>.\n%&|=\n');
    expect(out).toMatch(/^row 12, column 23 +or +left, top > right +a and not b or c$/m);
    const [, table = ''] = out.split('8 solutions\na b c out\n');
    expect(table.trim().split('\n')).toEqual(
      ['0 0 0 0', '0 0 1 1', '0 1 0 0', '0 1 1 1', '1 0 0 1', '1 0 1 1', '1 1 0 0', '1 1 1 1'].map(
        (row) => `${row}    1 solution`,
      ),
    );
  });

  test('lays clauses out on a board with nothing given', () => {
    expect(clauseBoard('--blank', 'inference')).toEqual({ lines: 55, count: 4, complete: true });
    expect(clauseBoard('--blank', 'solutions', '--kit', 'first')).toEqual({
      lines: 44,
      count: 0,
      complete: true,
    });
  });

  test('prints a puzzle that other programs read, and that has as many solutions', () => {
    const { code, out } = run('research/circuit.ts', ['x & !x', '--json']);
    expect(code).toBe(0);
    const told = JSON.parse(out) as { rows: number[][]; cols: number[][] };
    expect(told).toMatchObject({
      name: 'x and not x',
      gadgets: { length: 6 },
      solutions: { count: 2, complete: true },
      table: [
        { assignment: { x: false }, output: false, solutions: 1 },
        { assignment: { x: true }, output: false, solutions: 1 },
      ],
    });
    const analysed = run('research/analyse.ts', ['--with', 'solutions'], out);
    expect(JSON.parse(analysed.out)).toMatchObject({
      status: 'standstill',
      solutions: { count: 2, complete: true },
    });
    const reading = readNon(run('research/circuit.ts', ['x & !x', '--non']).out);
    expect(reading).toMatchObject({
      name: 'x and not x',
      puzzle: { rows: told.rows, columns: told.cols },
    });
  });

  test('says what it cannot read, and where', () => {
    for (const [options, message] of [
      [['a and or c'], 'a and or c\n      ^\na variable, "not" or "("'],
      [['a & b & c & d & e'], '"e" is the fifth variable'],
      [
        [`${'('.repeat(20_000)}a`],
        `…${'('.repeat(70)}…\n${' '.repeat(41)}^\nmore than 100 parentheses inside each other`,
      ],
      [[], "Missing required argument 'formula'."],
      [['a', '--json', '--non'], "'--non' cannot be used with option '--json'"],
      [['a', '--svg'], '--svg'],
    ] as const)
      expect(run('research/circuit.ts', options)).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringContaining(message) as string,
      });
    expect(run('research/circuit.ts', ['--help']).out).toContain('truth table');
  });
});
