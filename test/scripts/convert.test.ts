import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { convertPuzzles, readConversion } from '../../scripts/lib/convertPuzzles.ts';
import type { Converted } from '../../scripts/lib/convertPuzzles.ts';
import { textOf } from '../../scripts/lib/puzzleFiles.ts';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'convert-'));
const at = (name: string): string => join(folder, name);
const put = (name: string, content: string | Uint8Array): string => {
  writeFileSync(at(name), content);
  return at(name);
};
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const arrow = { rows: [[1], [3], [1]], cols: [[1], [3], [1]] };
const nin = put('arrow.nin', '3 3\n1\n3\n1\n1\n3\n1\n');
const pack = put(
  'two.nonpack',
  'title "Dot"\nby "A. Maker"\nwidth 1\nheight 1\nrows\n1\ncolumns\n1\n====\ntitle "Bar"\nwidth 2\nheight 1\nrows\n2\ncolumns\n1\n1\n',
);

const converted = async (...words: readonly string[]): Promise<Converted> => {
  const asked = readConversion(words);
  return convertPuzzles(await textOf(asked.from), asked);
};
const json = async (...words: readonly string[]): Promise<unknown> =>
  JSON.parse((await converted(...words, '--to', 'json')).text) as unknown;

describe('npm run convert', () => {
  test('writes the file that is named, and what is wrong to standard error with code 2', () => {
    expect(run('convert.ts', [nin, at('arrow.json')])).toEqual({ code: 0, out: '', err: '' });
    expect(JSON.parse(readFileSync(at('arrow.json'), 'utf8'))).toEqual(arrow);
    const { code, out, err } = run('convert.ts', [pack, at('two.nin')]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/there are 2 puzzles.*--pick N/);
  });

  test('finds the format by content and writes that of the extension', async () => {
    // what a file is called says nothing about what it holds
    const misnamed = put('misnamed.xml', '3 3\n1\n3\n1\n1\n3\n1\n');
    expect(await converted(misnamed, '-', '--to', 'game')).toEqual({
      text: '3x3:1/3/1/1/3/1\n',
      to: null,
      notes: [],
      code: 0,
    });
    expect(await converted(misnamed, 'x.mk')).toMatchObject({
      text: '3 3\n1\n3\n1\n#\n1\n3\n1\n',
      to: 'x.mk',
    });
  });

  test('keeps names, and says what the new format has no place for', async () => {
    expect(await json(pack, '--pick', '1')).toEqual({
      name: 'Dot',
      rows: [[1]],
      cols: [[1]],
      author: 'A. Maker',
    });
    expect(await converted(pack, 'dot.nin', '--pick', '1')).toEqual({
      text: '1 1\n1\n1\n',
      to: 'dot.nin',
      notes: ['NIN has no place for name and author.'],
      code: 0,
    });
  });

  test('says how an ambiguous file was taken', async () => {
    const mixed = put('mixed.nin', '1 2\n2\n1\n1\n');
    expect((await converted(mixed, '--to', 'json')).notes).toEqual([
      `${mixed}: read as a NIN file. The first line was taken as height and width, as MK has it: as width and height, as NIN has it, the numbers do not fit.`,
    ]);
  });

  test('says that a picture is one of several solutions', async () => {
    const two = put('two.nin', '2 2\n1\n1\n1\n1\n');
    const { text, notes } = await converted(two, 'two.pbm');
    expect(['P1\n2 2\n10\n01\n', 'P1\n2 2\n01\n10\n']).toContain(text);
    expect(notes).toEqual([
      `${two}: the puzzle has several solutions, and PBM holds one picture: one was taken.`,
    ]);
    expect((await converted(nin, 'arrow.pbm')).notes).toEqual([]);
    // a goal that the file gives is the one that is meant
    const meant = put('meant.json', '{"rows":[[1],[1]],"cols":[[1],[1]],"goal":["#.",".#"]}');
    expect(await converted(meant, 'meant.pbm')).toMatchObject({
      text: 'P1\n2 2\n10\n01\n',
      notes: [],
    });
    // one solution that sweeps do not find
    const only = put('only.nin', '5 5\n2\n3 1\n3\n1\n3\n2 1\n2 1\n2 1\n1\n2 1\n');
    expect((await converted(only, 'only.pbm')).notes).toEqual([]);
  });

  test('takes one of several puzzles, or all into a format that holds several', async () => {
    expect(await json(pack)).toMatchObject([{ name: 'Dot' }, { name: 'Bar' }]);
    expect((await converted(pack, '--list')).text).toBe(
      '1: Dot, 1 row, 1 column\n2: Bar, 1 row, 2 columns\n',
    );
  });

  test('reads a bitmap of bits, and a game ID in place of a file', async () => {
    const bits = Uint8Array.of(0x50, 0x34, 10, 0x33, 32, 0x33, 10, 0x40, 0xe0, 0x40);
    const goal = ['.#.', '###', '.#.'];
    expect(await json(put('arrow.pbm', bits))).toEqual({ ...arrow, goal });
    expect(await json('3x3:1/3/1/1/3/1')).toEqual(arrow);
  });

  test.each([
    ['a file that is not there', ['nowhere.nin', 'x.json'], /nowhere\.nin: there is no such file/],
    [
      'a puzzle that contradicts itself',
      [put('bad.nin', '2 1\n2\n1\n0\n'), 'x.json'],
      /bad\.nin:3: Rows 2, columns 1: they must be equal\. \(read as a NIN file\)/,
    ],
    ['an unknown extension', [nin, 'x.doc'], /x\.doc: the extension \.doc is that of no format/],
    ['an extension of two formats', [nin, 'x.txt'], /stands for several formats, say --to/],
    [
      'a picture that there is not',
      [put('bad.json', '{"rows":[[3],[1,1],[3]],"cols":[[1,1],[3],[3]]}'), 'x.pbm'],
      /A picture is wanted/,
    ],
    [
      'given cells that would be lost',
      [put('given.json', '{"rows":[[1]],"cols":[[1],[]],"clues":["?."]}'), 'x.nin'],
      /no place for the cells/,
    ],
    ['a number that no puzzle has', [pack, 'x.nin', '--pick', '3'], /from 1 to 2: 3$/],
    ['nothing', [], /Give one file/],
  ])('refuses %s', async (_, words, message) => {
    await expect(converted(...words)).rejects.toThrow(message);
  });

  test('says how it is used', () => {
    const { code, out } = run('convert.ts', ['--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/nonpack +\.nonpack +\.nonpack \(several puzzles\)/);
  });
});

test('analyse takes files in any format, and tournaments in bulk', () => {
  const bulk = put('bulk.txt', '$1\n1\n3\n1\n1\n3\n1\n$2\n1\n1\n2\n1\n');
  const lines = put('lines.jsonl', `${JSON.stringify({ name: 'a', ...arrow })}\n\nnonsense\n`);
  const { code, out, err } = run('analyse.ts', [nin, bulk, lines, at('gone.nin')]);
  expect(code).toBe(2);
  expect(err).toMatch(/gone\.nin: there is no such file/);
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  expect(answers).toMatchObject([
    { file: nin, puzzle: 1, name: null, status: 'solved', difficulty000: 2 },
    { file: bulk, puzzle: 1, status: 'solved' },
    { file: bulk, puzzle: 2, error: 'Rows 3, columns 2: they must be equal.', line: 9 },
    { file: lines, puzzle: 1, name: 'a', status: 'solved' },
    { file: lines, puzzle: 2, error: expect.stringContaining('JSON') as unknown, line: 3 },
  ]);
});
