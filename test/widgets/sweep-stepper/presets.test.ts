import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatGrid, imageFromIndex } from '../../../src/engine/board/image.ts';
import { puzzleOf, transposePuzzle } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { filledFor, sampleExact } from '../../../src/engine/board/sample.ts';
import { record, solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { decodePuzzle, encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { presetList, presets } from '../../../src/widgets/sweep-stepper/presets.ts';

const puzzle = (id: string) => decodePuzzle(presets.find((preset) => preset.id === id)?.code ?? '');
const both = (id: string): (number | string)[] =>
  (['H', 'V'] as const).map((first) => {
    const { status, sweeps } = solveSimple(puzzle(id), first);
    return status === 'solved' ? sweeps : status;
  });

type Real = {
  name: string;
  rows: number[][];
  cols: number[][];
  sweeps: number;
  sweepsColumnsFirst: number;
  attribution: string;
  licence: string;
};
const real = (file: string, name: string): Real | undefined =>
  (JSON.parse(readFileSync(`content/puzzles/${file}.json`, 'utf8')) as Real[]).find(
    (one) => one.name === name,
  );

const sum = (lines: readonly (readonly number[])[]): number =>
  lines.flat().reduce((a, b) => a + b, 0);

describe('presets', () => {
  test('the heart takes 4 sweeps rows first and 5 columns first', () => {
    expect(formatGrid(solveSimple(puzzle('heart')).grid)).toEqual([
      '.#.#.',
      '#####',
      '#####',
      '.###.',
      '..#..',
    ]);
    expect(both('heart')).toEqual([4, 5]);
  });

  test('the descriptions of 001 section 3.1 are whole: equal sums, one solution, 7 and 6 sweeps', () => {
    expect(puzzle('001-figure-1')).toEqual({
      rows: [[1, 1], [3], [5], [5], [3, 1], [1, 1], [2, 2], [3, 1], [5]],
      columns: [[2], [5], [8], [5, 3], [2, 2], [1], [3], [3]],
    });
    expect(both('001-figure-1')).toEqual([7, 6]);
  });

  test('one sweep against two, as in 001 Figure 8', () => {
    expect(both('1-against-2')).toEqual([1, 2]);
    expect(both('1-against-2-smallest')).toEqual([1, 2]);
  });

  test('two cells are the fewest with 1 against 2, and the column with the lower one filled is among them', () => {
    const found = [1, 2].flatMap((width) =>
      [1, 2].flatMap((height) =>
        height * width > 2
          ? []
          : Array.from({ length: 2 ** (height * width) }, (_, index) =>
              puzzleOf(imageFromIndex(height, width, index)),
            )
              .filter(
                (one) => solveSimple(one, 'H').sweeps === 1 && solveSimple(one, 'V').sweeps === 2,
              )
              .filter((one) => solveSimple(one, 'H').status === 'solved'),
      ),
    );
    expect(found.map(encodePuzzle)).toEqual(['2x1_1_0~1', '2x1_0_1~1']);
    const fixed = record(puzzle('1-against-2-smallest'), 'V').events.filter(
      (event) => event.kind === 'cell',
    );
    expect(fixed.every(({ sweep }) => sweep === 2)).toBe(true);
  });

  // that 17 is the most is computed over all images in the test of the distribution
  test('the hardest simple 5 x 5 takes 17 sweeps, its reflection in the diagonal 16', () => {
    expect(both('hardest-5x5')).toEqual([17, 16]);
    expect(puzzle('hardest-5x5')).toEqual(puzzleOf(imageFromIndex(5, 5, 6_677_894)));
    expect(puzzle('hardest-5x5-turned')).toEqual(transposePuzzle(puzzle('hardest-5x5')));
    expect(both('hardest-5x5-turned')).toEqual([16, 17]);
  });

  test('the switch stands still with four unknown cells', () => {
    expect(both('switch')).toEqual(['standstill', 'standstill']);
    expect(formatGrid(solveSimple(puzzle('switch')).grid)).toEqual(['??', '??']);
  });

  test('the contradiction has equal sums and shows in the fourth sweep', () => {
    const { rows, columns } = puzzle('no-solution');
    expect(sum(rows)).toBe(sum(columns));
    expect(record(puzzle('no-solution')).events.at(-1)).toMatchObject({
      status: 'contradiction',
      sweep: 4,
    });
  });

  test.each([
    ['cat', 'nonogram-db', 'Scardy Cat 6', 'CC-BY-3.0'],
    ['long-25x25', 'jwilk', 'jwilk 020', 'MIT'],
  ])(
    '%s is the puzzle of its source, with its numbers, its licence and its author',
    (id, file, name, licence) => {
      const source = real(file, name);
      expect(puzzle(id)).toEqual({ rows: source?.rows, columns: source?.cols });
      expect(both(id)).toEqual([source?.sweeps, source?.sweepsColumnsFirst]);
      const credit = presets.find((preset) => preset.id === id)?.credit ?? '';
      expect(source?.licence).toBe(licence);
      expect(credit).toContain(licence.slice(0, 2));
      expect(credit).toContain((source?.attribution ?? '?').replace(/^.*\d{4} /, ''));
    },
  );

  test('the 30 x 30 is image 798 of seed 1 at 62 % and takes 22 sweeps', () => {
    const cells = new Uint8Array(900);
    sampleExact(boardRandom(1, 30, 30, 0.62, 798), cells, filledFor(62, 30, 30));
    expect(puzzle('random-30x30')).toEqual(puzzleOf({ height: 30, width: 30, cells }));
    expect(both('random-30x30')).toEqual([22, 21]);
  });

  test('every code is written as it would be written again, and no id comes twice', () => {
    for (const { code } of presets) expect(encodePuzzle(decodePuzzle(code))).toBe(code);
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length);
  });
});

test('a page may choose a list of presets; an unknown name gives all', () => {
  expect(presetList('ends').map(({ id }) => id)).toEqual(['heart', 'switch', 'no-solution']);
  expect(presetList('nothing')).toBe(presets);
  expect(presetList()).toBe(presets);
});
