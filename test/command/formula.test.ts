import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { solveDimacs } from 'cadical-wasm';
import { RupChecker } from '../engine/sat/rupChecker.ts';
import { ask, dominoes } from './ask.ts';

const folder = mkdtempSync(join(tmpdir(), 'formula-'));
function put(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}
afterAll(() => rmSync(folder, { recursive: true }));

// three solutions; the first cell of the first row is empty in each
const puzzle = put('puzzle.json', '{"rows": [[2], [2], [1], [1]], "cols": [[1], [1], [2], [2]]}');

// one solution, which sweeps do not find
const unique = put('unique.json', JSON.stringify(dominoes(3)));

const clausesOf = (text: string): number[][] =>
  text
    .trim()
    .split('\n')
    .filter((line) => !/^[cp]/.test(line))
    .map((line) => line.replace(/ ?0$/, ''))
    .map((line) => (line === '' ? [] : line.split(' ').map(Number)));

describe('formula', () => {
  test.each(['automaton', 'order'])(
    'writes the %s formula so that another solver finds a solution',
    async (encoding) => {
      const { code, out, err } = await ask('formula', '--encoding', encoding, puzzle);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const [, variables, clauses] = /^p cnf (\d+) (\d+)$/m.exec(out) ?? [];
      expect(clausesOf(out)).toHaveLength(Number(clauses));
      expect(Math.max(...clausesOf(out).flat().map(Math.abs))).toBe(Number(variables));
      const { status, model } = await solveDimacs(out);
      expect(status).toBe('satisfiable');
      const filled = Array.from({ length: 16 }, (_, at) => (model?.[at + 1] === true ? '#' : '.'));
      const rows = [0, 4, 8, 12].map((at) => filled.slice(at, at + 4).join(''));
      expect(rows[0]).toMatch(/^\.*##\.*$/);
      expect(filled.filter((cell) => cell === '#')).toHaveLength(6);
    },
  );

  test('proves that there is no other solution, and checks the proof', async () => {
    const formula = await ask('formula', '--another', unique);
    expect({ code: formula.code, err: formula.err }).toEqual({ code: 0, err: '' });
    expect((await solveDimacs(formula.out)).status).toBe('unsatisfiable');
    const proof = await ask('formula', '--another', '--proof', unique);
    expect({ code: proof.code, err: proof.err }).toEqual({ code: 0, err: '' });
    const checking = ['--another', '--check', put('unique.drup', proof.out)];
    expect(await ask('formula', ...checking, unique)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^proved: one solution \(\d+ clauses/) as string,
    });
    expect(await ask('formula', ...checking, puzzle)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^No proof: clause \d+ of the proof does not follow/) as string,
    });
  });

  test('shows two solutions where there are several, and says where there is none', async () => {
    const several = await ask('formula', '--another', '--proof', puzzle);
    expect(several).toMatchObject({ code: 1, out: '' });
    const [head = '', ...shown] = several.err.trim().split('\n');
    const pictures = shown.join('\n').trim().split('\n\n');
    const [one = [], other = []] = pictures.map((picture) => picture.split('\n'));
    const differing = one.flatMap((line, row) =>
      [...line].flatMap((cell, column) =>
        cell === other[row]?.[column] ? [] : [`row ${row + 1}, column ${column + 1}`],
      ),
    );
    expect(head).toBe(
      `There are several solutions. Two of them differ in ${differing.length} cells: ${differing.join('; ')}.`,
    );
    const none = put('none.json', '{"rows": [[2], []], "cols": [[], [2]]}');
    expect(await ask('formula', '--another', none)).toEqual({
      code: 1,
      out: '',
      err: 'There is no solution.\n',
    });
  });

  test('adds what is supposed, and proves that it cannot be', async () => {
    const supposed = ['--suppose', '1,1,filled'];
    const formula = await ask('formula', ...supposed, puzzle);
    expect((await solveDimacs(formula.out)).status).toBe('unsatisfiable');
    const proof = await ask('formula', ...supposed, '--proof', puzzle);
    expect({ code: proof.code, err: proof.err }).toEqual({ code: 0, err: '' });
    const rup = new RupChecker();
    for (const clause of clausesOf(formula.out)) rup.add(clause);
    const steps = proof.out.trim().split('\n');
    for (const step of steps) {
      const [clause = []] = clausesOf(step.replace(/^d /, ''));
      if (step.startsWith('d ')) rup.remove(clause);
      else {
        expect(rup.follows(clause)).toBe(true);
        rup.add(clause);
      }
    }
    expect(steps.at(-1)).toBe('0');
  });

  test('has no proof where there is a solution, and says what it cannot read', async () => {
    const found = await ask('formula', '--suppose', '1,2,filled', '--proof', puzzle);
    expect(found).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('There is a model') as string,
    });
    for (const [words, message] of [
      [['--suppose', '5,1,empty', puzzle], '--suppose takes'],
      [['--suppose', '1,1,black', puzzle], '--suppose takes'],
      [[put('cut.json', '{"rows": [[3]]')], 'cut.json:1:'],
      [[put('empty.json', '')], 'There is no puzzle yet'],
      [['content/puzzles/minizinc.json'], 'say --pick N'],
      [['--another', '--suppose', '1,1,empty', puzzle], "'--another' cannot be used with"],
      [['--another', '--check', 'none.drup', puzzle], 'none.drup'],
      [['--check', 'none.drup', puzzle], '--check goes with --another.'],
    ] as const)
      expect(await ask('formula', ...words)).toEqual({
        code: 2,
        out: '',
        err: expect.stringContaining(message) as string,
      });
  });
});
