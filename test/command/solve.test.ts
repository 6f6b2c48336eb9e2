import { describe, expect, test } from 'vitest';
import { ask, dominoes, gameId, linesOf } from './ask.ts';

const arrow = '3x3:1/3/1/1/3/1';
const either = '2x2:1/1/1/1';
const neither = '3x3:2/2/2/1.1/1.1/1.1';
const wrong = '2x1:1/1/1';
const { rows, cols } = dominoes(20);
const hard = gameId(rows, cols);

describe('solve', () => {
  test('prints the only solution', async () => {
    expect(await ask('solve', arrow)).toEqual({
      code: 0,
      out: `${arrow}: exactly one solution\n.#.\n###\n.#.\n\n`,
      err: '',
    });
  });

  test('prints two solutions, and where they differ', async () => {
    const { code, out } = await ask('solve', either);
    expect(code).toBe(0);
    expect(out).toMatch(/: 2 solutions\n(#\.\n\.#\n\n\.#\n#\.|\.#\n#\.\n\n#\.\n\.#)\n\n/);
    expect(out).toMatch(/They differ in 4 cells:\n\*\*\n\*\*\n\n$/);
  });

  test('ends with 1 where a puzzle has no solution or cannot be read, and goes on', async () => {
    const { code, out, err } = await ask('solve', neither, wrong, arrow);
    expect(code).toBe(1);
    expect(out).toMatch(/^3x3:\S+: no solution\n3x3:\S+: exactly one solution\n/);
    expect(err).toMatch(/^2x1:1\/1\/1:1: Rows 1, columns 2/);
  });

  test('gives up at a limit, and says what is known', async () => {
    const { code, out } = await ask('solve', hard, '--limit', '1000');
    expect(code).toBe(1);
    expect(out).toMatch(
      /…: not known: the search was ended\. 0 of 1,681 cells are known\n\?{41}\n/,
    );
    const late = await ask('solve', hard, '--seconds', '0.05');
    expect(late.code).toBe(1);
    expect(late.out).toMatch(/: not known: the search was ended/);
  });

  test('has an object for each puzzle', async () => {
    const { code, out, err } = await ask('solve', '--json', '--most', '1', arrow, either, wrong);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const [one, some, refused] = linesOf(out);
    expect(one).toEqual({
      file: arrow,
      puzzle: 1,
      status: 'one',
      complete: true,
      solutions: [['.#.', '###', '.#.']],
      differ: [],
      known: ['.#.', '###', '.#.'],
      by: 'sweeps',
      work: { states: 0, propagations: 0, conflicts: 0 },
    });
    expect(some).toMatchObject({ status: 'open', complete: false, known: ['??', '??'] });
    expect(refused).toMatchObject({ file: wrong, puzzle: 1, problems: [{ line: 1 }] });
    const [two] = linesOf((await ask('solve', '--json', either)).out);
    expect(two).toMatchObject({
      status: 'several',
      differ: [
        [1, 1],
        [1, 2],
        [2, 1],
        [2, 2],
      ],
    });
  });
});
