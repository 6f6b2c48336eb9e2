import { describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { helpShape } from './helpShape.ts';

const many = ['--jobs', '--shard', '--quiet'];

const options: Readonly<Record<string, readonly string[]>> = {
  solve: ['--pick', '--json', '--most', '--limit', '--seconds', '--proof', ...many],
  check: ['--pick', '--json', '--unique', '--limit', '--seconds', ...many],
  rate: ['--pick', '--json', '--csv', ...many],
  hint: ['--pick', '--json', '--quiet', '--state'],
  make: [
    '--quiet',
    '--height',
    '--width',
    '--method',
    '--filled',
    '--seed',
    '--count',
    '--to',
    '--json',
  ],
  convert: ['--quiet', '--to', '--pick', '--list'],
  formula: ['--pick', '--encoding', '--suppose', '--proof', '--another', '--check'],
  completion: [],
  man: [],
};

describe('the help', () => {
  test('of all names every command, and the version is told', async () => {
    const { code, out } = await ask('--help');
    expect(code).toBe(0);
    const listed = [...out.slice(out.indexOf('Commands:')).matchAll(/^ {2}([a-z]+) /gm)].map(
      ([, name]) => name,
    );
    expect(listed).toEqual([...Object.keys(options), 'help']);
    expect(await ask('help', 'make')).toEqual(await ask('make', '--help'));
    expect(await ask('--version')).toEqual({ code: 0, out: '1.2.3\n', err: '' });
  });

  test.each(Object.entries(options))('of %s names every option', async (name, wanted) => {
    const { code, out } = await ask(name, '--help');
    expect(code).toBe(0);
    const listed = [...out.matchAll(/^ {2}(?:-\w, )?(--\w+)/gm)].map(([, option]) => option);
    expect(listed).toEqual([...wanted, '--help']);
    expect(out).toMatch(helpShape);
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(120);
  });
});

const dot = '1x1:1/1';

describe('one sentence for one mistake', () => {
  test.each([
    [[], 'A command is wanted.'],
    [['slove'], "Unknown command 'slove': did you mean solve?"],
    [['solve', '--mots', '3'], "Unknown option '--mots': did you mean --most?"],
    [['solve', '--quantum'], "Unknown option '--quantum'."],
    [['solve', '--most'], "Option '-m, --most <n>' argument missing."],
    [
      ['solve', '--most', '0', dot],
      "Option '-m, --most <n>' argument '0' is invalid. A whole number, 1 or more, is wanted.",
    ],
    [
      ['solve', '--seconds', '-1', dot],
      "Option '-s, --seconds <s>' argument '-1' is invalid. A number above 0 is wanted.",
    ],
    [
      ['make', '--height', '33'],
      "Option '-H, --height <n>' argument '33' is invalid. A whole number from 2 to 32 is wanted.",
    ],
    [
      ['make', '--method', 'luck'],
      "Option '--method <method>' argument 'luck' is invalid. Allowed choices are sweeps, pairs, chains, probing, search.",
    ],
    [
      ['make', '--count', '2', '--to', 'nin'],
      'Of the formats, xml, json, taai, nonpack hold several puzzles, nin does not.',
    ],
    [['convert'], "Missing required argument 'from'."],
    [['convert', dot], 'Say where to write, or --to which format.'],
    [
      ['formula', dot, '--encoding', 'unary'],
      "Option '-e, --encoding <encoding>' argument 'unary' is invalid. Allowed choices are automaton, order.",
    ],
    [
      ['formula', dot, '--suppose', '2,1,empty'],
      '--suppose takes a row, a column and "filled" or "empty", as 2,1,empty: 2,1,empty',
    ],
    [['make', 'more'], "Too many arguments for 'make'. Expected 0 arguments but got 1."],
    [['solve', dot, '--pick', '2'], '--pick takes a number from 1 to 1: 2'],
    [
      ['hint', dot, '--state', '#a'],
      '#a is no file, and as a state: row 1: not a cell at column 2: a',
    ],
    [
      ['hint', dot, '--state', '??'],
      'The state has 1\u00a0×\u00a02 cells, and the puzzle 1\u00a0×\u00a01.',
    ],
  ])('%j', async (words, message) => {
    expect(await ask(...words)).toEqual({ code: 2, out: '', err: message });
  });

  test('a file that is not there does not keep the others from being read', async () => {
    const { code, out, err } = await ask('check', 'nowhere.non', dot);
    expect({ code, err }).toEqual({ code: 2, err: 'nowhere.non: there is no such file.\n' });
    expect(out).toContain('1 row, 1 column');
  });
});
