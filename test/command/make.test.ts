import { describe, expect, test } from 'vitest';
import { readPuzzles } from '../../src/formats/detect.ts';
import { ask, gameId, linesOf } from './ask.ts';

const small = ['--height', '6', '--width', '5', '--seed', '3'] as const;

describe('make', () => {
  test('makes the same puzzles from the same seed, with their picture', async () => {
    const { code, out, err } = await ask('make', ...small, '--count', '2');
    expect(code).toBe(0);
    expect(await ask('make', ...small, '--count', '2')).toEqual({ code, out, err });
    const readings = readPuzzles(out);
    expect(readings.map(({ kind }) => kind)).toEqual(['nonpack', 'nonpack']);
    const [first, second] = linesOf((await ask('make', ...small, '--count', '2', '--json')).out);
    expect(readings).toMatchObject([{ name: first?.['name'] }, { name: second?.['name'] }]);
    expect([first?.['seed'], second?.['seed']]).toEqual([3, 4]);
    expect(readings).toMatchObject([{ goal: expect.anything() as unknown }, {}]);
  });

  test('draws a seed where none is given, and tells it', async () => {
    const { code, out, err } = await ask('make', '--height', '3', '--width', '3', '--to', 'game');
    expect(code).toBe(0);
    const [, seed] = /^seed (\d+):/.exec(err) ?? [];
    const again = ['--height', '3', '--width', '3', '--to', 'game', '--seed', String(seed)];
    expect(await ask('make', ...again)).toEqual({ code, out, err });
  });

  test('makes what the method solves and the easier ones do not', async () => {
    const made = await ask('make', ...small, '--method', 'pairs', '--json');
    const [puzzle] = linesOf(made.out);
    const { rows, columns } = puzzle as Readonly<Record<'rows' | 'columns', number[][]>>;
    const id = gameId(rows, columns);
    const [rated] = linesOf((await ask('rate', '--json', id)).out);
    expect(rated).toMatchObject({ solutions: 'one', method: 'pairs', sweeps: null });
  });

  test('ends with 1 where there is none', async () => {
    // one filled cell of four always leaves one solution that sweeps find
    const answer = await ask(
      'make',
      '--height',
      '2',
      '--width',
      '2',
      '--filled',
      '.25',
      '--method',
      'search',
      '--seed',
      '1',
    );
    expect(answer).toMatchObject({ code: 1, out: '' });
    expect(answer.err).toMatch(/^None of 300,000 pictures by seed 1/);
  });
});
