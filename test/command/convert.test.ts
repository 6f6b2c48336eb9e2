import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import type { Asked } from './ask.ts';

const folder = mkdtempSync(join(tmpdir(), 'convert-'));
const at = (name: string): string => join(folder, name);
const put = (name: string, content: string | Uint8Array): string => {
  writeFileSync(at(name), content);
  return at(name);
};
afterAll(() => rmSync(folder, { recursive: true }));

const arrow = { rows: [[1], [3], [1]], cols: [[1], [3], [1]] };
const nin = put('arrow.nin', '3 3\n1\n3\n1\n1\n3\n1\n');
const pack = put(
  'two.nonpack',
  'title "Dot"\nby "A. Maker"\nwidth 1\nheight 1\nrows\n1\ncolumns\n1\n====\ntitle "Bar"\nwidth 2\nheight 1\nrows\n2\ncolumns\n1\n1\n',
);

const converted = (...words: readonly string[]): Promise<Asked> => ask('convert', ...words);
const json = async (...words: readonly string[]): Promise<unknown> =>
  JSON.parse((await converted(...words, '--to', 'json')).out) as unknown;
/** Converts into a file, and reads that. */
const into = async (name: string, from: string, ...words: readonly string[]): Promise<Asked> => {
  const answer = await converted(from, at(name), ...words);
  expect(answer.out).toBe('');
  return { ...answer, out: readFileSync(at(name), 'utf8') };
};

describe('convert', () => {
  test('writes the file that is named, and what is wrong to standard error with code 2', async () => {
    expect(await converted(nin, at('arrow.json'))).toEqual({ code: 0, out: '', err: '' });
    expect(JSON.parse(readFileSync(at('arrow.json'), 'utf8'))).toEqual(arrow);
    const { code, out, err } = await converted(pack, at('never.nin'));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/there are 2 puzzles.*--pick N/);
    expect(existsSync(at('never.nin'))).toBe(false);
  });

  test('finds the format by content and writes that of the extension', async () => {
    // what a file is called says nothing about what it holds
    const misnamed = put('misnamed.xml', '3 3\n1\n3\n1\n1\n3\n1\n');
    expect(await converted(misnamed, '-', '--to', 'game')).toEqual({
      code: 0,
      out: '3x3:1/3/1/1/3/1\n',
      err: '',
    });
    expect((await into('x.mk', misnamed)).out).toBe('3 3\n1\n3\n1\n#\n1\n3\n1\n');
  });

  test('keeps names, and says what the new format has no place for', async () => {
    expect(await json(pack, '--pick', '1')).toEqual({
      name: 'Dot',
      rows: [[1]],
      cols: [[1]],
      author: 'A. Maker',
    });
    expect(await into('dot.nin', pack, '--pick', '1')).toEqual({
      code: 0,
      out: '1 1\n1\n1\n',
      err: 'NIN has no place for name and author.\n',
    });
  });

  test('says how an ambiguous file was taken', async () => {
    const mixed = put('mixed.nin', '1 2\n2\n1\n1\n');
    expect((await converted(mixed, '--to', 'json')).err).toBe(
      `${mixed}: read as a NIN file. The first line was taken as height and width, as MK has it: as width and height, as NIN has it, the numbers do not fit.\n`,
    );
  });

  test('says that a picture is one of several solutions', async () => {
    const two = put('two.nin', '2 2\n1\n1\n1\n1\n');
    const { out, err } = await into('two.pbm', two);
    expect(['P1\n2 2\n10\n01\n', 'P1\n2 2\n01\n10\n']).toContain(out);
    expect(err).toBe(
      `${two}: the puzzle has several solutions, and PBM holds one picture: one was taken.\n`,
    );
    expect((await into('arrow.pbm', nin)).err).toBe('');
    // a goal that the file gives is the one that is meant
    const meant = put('meant.json', '{"rows":[[1],[1]],"cols":[[1],[1]],"goal":["#.",".#"]}');
    expect(await into('meant.pbm', meant)).toEqual({
      code: 0,
      out: 'P1\n2 2\n10\n01\n',
      err: '',
    });
    // one solution that sweeps do not find
    const only = put('only.nin', '5 5\n2\n3 1\n3\n1\n3\n2 1\n2 1\n2 1\n1\n2 1\n');
    expect((await into('only.pbm', only)).err).toBe('');
  });

  test('takes one of several puzzles, or all into a format that holds several', async () => {
    expect(await json(pack)).toMatchObject([{ name: 'Dot' }, { name: 'Bar' }]);
    expect((await converted(pack, '--list')).out).toBe(
      '1: Dot, 1 row, 1 column\n2: Bar, 1 row, 2 columns\n',
    );
  });

  test('reads a bitmap of bits, and a game ID in place of a file', async () => {
    const bits = Uint8Array.of(0x50, 0x34, 10, 0x33, 32, 0x33, 10, 0x40, 0xe0, 0x40);
    const goal = ['.#.', '###', '.#.'];
    expect(await json(put('bits.pbm', bits))).toEqual({ ...arrow, goal });
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
      /the puzzle has no solution/,
    ],
    [
      'given cells that would be lost',
      [put('given.json', '{"rows":[[1]],"cols":[[1],[]],"clues":["?."]}'), 'x.nin'],
      /no place for the cells/,
    ],
    ['a number that no puzzle has', [pack, 'x.nin', '--pick', '3'], /from 1 to 2: 3$/],
  ])('refuses %s', async (_, words, message) => {
    expect(await converted(...words)).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(message) as string,
    });
    expect(existsSync(words[1]!)).toBe(false);
  });
});
