import { describe, expect, test } from 'vitest';
import { codeFiles } from '../../src/components/codeFiles.ts';
import { followed, movedFiles } from '../../src/components/movedFiles.ts';
import { codeAddresses } from './codeAddresses.ts';

const there = new Set(codeFiles.map(({ path }) => path));

test('every module that had a page has one, or its address leads to where it is now', () => {
  expect(codeAddresses).toHaveLength(540);
  expect(codeAddresses.filter((path) => !there.has(movedFiles.get(path) ?? path))).toEqual([]);
});

test('settle.ts is found at its first address', () => {
  expect(movedFiles.get('src/engine/settle.ts')).toBe('src/engine/line/settle.ts');
  expect(movedFiles.get('test/engine/settle.laws.test.ts')).toBe(
    'test/engine/line/settle.laws.test.ts',
  );
});

describe('followed', () => {
  const paths = new Set(['c.ts']);

  test('goes on where a file has moved more than once', () => {
    const moves = new Map([
      ['a.ts', 'b.ts'],
      ['b.ts', 'c.ts'],
    ]);
    expect([...followed(moves, paths).values()]).toEqual(['c.ts', 'c.ts']);
  });

  test.each([
    ['that leads nowhere', [['a.ts', 'b.ts']], 'it has moved, and is nowhere: a.ts'],
    [
      'that goes round',
      [
        ['a.ts', 'b.ts'],
        ['b.ts', 'a.ts'],
      ],
      'it has moved, and is nowhere: a.ts',
    ],
    ['whose old file is there', [['c.ts', 'd.ts']], 'it has moved, and is there: c.ts'],
  ] as const)('refuses a move %s', (_, moves, message) => {
    expect(() => followed(new Map(moves), paths)).toThrow(message);
  });
});
