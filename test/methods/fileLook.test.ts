import { expect, test } from 'vitest';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import type { Puzzle } from '../../src/engine/board/puzzle.ts';
import { puzzleSymmetries } from '../../src/engine/board/puzzleSymmetry.ts';
import { allPieces } from '../../src/engine/pieces.ts';
import { formatClueText } from '../../src/formats/clueText.ts';
import { writeJson } from '../../src/formats/jsonText.ts';
import { lookInPieces, misprintWords, twinKey } from '../../src/methods/fileLook.ts';
import { galleryDescriptions, galleryPicture } from '../../src/puzzles/gallery.ts';

const look = (text: string) => allPieces(lookInPieces(new TextEncoder().encode(text)));

const hedgehog = puzzleOf(galleryPicture('drawn-hedgehog'));

const spoilt = (row: number, runs: readonly number[]): Puzzle => ({
  ...hedgehog,
  rows: hedgehog.rows.with(row, runs),
});

test('a file is looked through puzzle by puzzle, told as each is done', () => {
  const text = writeJson(
    { puzzle: galleryDescriptions('drawn-anchor'), name: 'Anchor' },
    { puzzle: { rows: [[1], [1]], columns: [[1], [1]] } },
    { puzzle: { rows: [[2]], columns: [[1]] } },
  );
  const told: number[] = [];
  const pieces = lookInPieces(new TextEncoder().encode(text));
  let end = pieces.next();
  for (; end.done !== true; end = pieces.next())
    if (end.value !== undefined) told.push(end.value.length);
  expect(told.at(-1)).toBe(3);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(end.value).toMatchObject([
    {
      number: 1,
      of: 3,
      name: 'Anchor',
      size: [10, 9],
      solutions: 'one',
      kind: 'sweeps',
      problem: '',
    },
    { solutions: 'several', kind: 'several', sweeps: null, swapped: null },
    { solutions: null, code: null, key: '', size: [1, 1] },
  ]);
  expect(end.value[1]!.misprint).toMatch(/^row \d, column \d: given as (filled|empty), it has one/);
});

test('a misprint is told with its place, also where the sums differ', () => {
  const row = hedgehog.rows.findIndex((runs) => runs.length > 1 && runs[0] !== runs[1]);
  const runs = hedgehog.rows[row]!;
  const [changed] = look(formatClueText(spoilt(row, runs.with(0, runs[0]! + 1))));
  expect(changed!.problem).toMatch(/they must be equal|needs/);
  expect(changed!.misprint).toContain(
    `row ${row + 1}, number 1: ${runs[0]! + 1}, perhaps ${runs[0]}`,
  );
  const turned = [runs[1]!, runs[0]!, ...runs.slice(2)];
  const [exchanged] = look(formatClueText(spoilt(row, turned)));
  expect(exchanged).toMatchObject({ solutions: 'none', problem: '' });
  expect(exchanged!.misprint).toContain(
    `row ${row + 1}, number 1: ${turned.join(' ')}, perhaps ${runs.join(' ')}`,
  );
  expect(misprintWords({ direction: 'V', index: 3, place: 1, is: [2, 4], perhaps: [2, 3] })).toBe(
    'column 4, number 2: 4, perhaps 3',
  );
});

test('a search for a misprint that ends before all changes are tried says so', () => {
  const wide: Puzzle = {
    rows: Array.from({ length: 60 }, () => [9, 9, 9, 9, 9]),
    columns: [...Array.from({ length: 55 }, () => [49]), ...Array.from({ length: 5 }, () => [1])],
  };
  expect(look(formatClueText(wide))).toMatchObject([{ misprint: '', stopped: true }]);
  const row = hedgehog.rows.findIndex((runs) => runs.length > 1);
  const runs = hedgehog.rows[row]!;
  const near = spoilt(row, runs.with(0, runs[0]! + 1));
  expect(look(formatClueText(near))).toMatchObject([{ stopped: false }]);
});

test('what is no puzzle is said in a sentence', () => {
  expect(look('Dear friend')).toMatchObject([
    { size: null, misprint: '', problem: expect.stringMatching(/no format/) },
  ]);
  expect(look('')[0]!.problem).not.toBe('');
  expect(
    allPieces(lookInPieces(Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0x2d])))[0]!.problem,
  ).toMatch(/PDF/);
});

test('all images of a puzzle have one key, other puzzles another', () => {
  const keys = puzzleSymmetries(hedgehog).map(twinKey);
  expect(new Set(keys).size).toBe(1);
  expect(twinKey(galleryDescriptions('drawn-anchor'))).not.toBe(keys[0]);
});
