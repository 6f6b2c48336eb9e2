// The puzzles of 001 whose pictures are lost: each is held against what the text says of it, by the slow, recorded way.
import { describe, expect, test } from 'vitest';
import { imageFromIndex, imageFromText } from '../../src/engine/board/image.ts';
import { probeAll, recordProbing } from '../../src/engine/probe/probe.ts';
import { linesOfCategoryZero, probeLine } from '../../src/engine/probe/probeLine.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { formatLine, UNKNOWN } from '../../src/engine/board/cell.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import {
  descriptionsOf,
  imageText,
  lostPuzzle,
  lostPuzzles,
} from '../../src/claims/001/puzzles.ts';
import { followsFigure11, printedSequences } from '../../src/claims/001/probingTexts.ts';
import { run } from '../scripts/run.ts';

describe('lost puzzles of 001', () => {
  for (const lost of lostPuzzles)
    test(`Figure ${lost.figure} has its sequence and is as the text says`, () => {
      const image = imageFromText(lost.image);
      expect([image.height, image.width]).toEqual([lost.height, lost.width]);
      const recording = recordProbing(puzzleOf(image));
      expect(recording.sequence).toEqual(lost.sequence);
      expect(recording.class).toBe(lost.class);
      expect(lost.fits(image, () => recording)).toBe(true);
      const count = solve(puzzleOf(image), { most: 100 }).solutions.length;
      if (lost.class === 'unique') expect(count).toBe(1);
      if (lost.class === 'two') expect(count).toBe(2);
      // a misprint is told, and only a misprint
      const misprint = lost.printed !== null && lost.printed.join() !== lost.sequence.join();
      expect(misprint).toBe(lost.note?.startsWith('Printed') ?? false);
    });
  test('Figure 11 is told again: row, column, last row', () => {
    const told = followsFigure11(recordProbing(descriptionsOf(lostPuzzle('9'))));
    expect(told).toMatchObject({ row: 0, column: 0, category: 14, proves: 1 });
    const contradiction = told?.zero.contradiction;
    expect(contradiction).toMatchObject({ direction: 'H', index: 4, sweep: 3 });
    expect(contradiction?.chain.at(0)).toMatchObject({ direction: 'H', index: told?.row });
    expect(contradiction?.chain.slice(1).every(({ direction }) => direction === 'V')).toBe(true);
  });
  test('Figure 9: no image up to 4x4 and 3x5 has the printed sequence', () => {
    for (const [height, width] of [
      [4, 4],
      [3, 5],
      [5, 3],
    ] as const)
      for (let index = 0; index < 2 ** (height * width); index += 1) {
        const { sequence } = probeAll(puzzleOf(imageFromIndex(height, width, index)));
        if (sequence.length === 8) expect(sequence).not.toEqual(printedSequences.figure9);
      }
  });
  test('the search finds the stored puzzle of Figures 16 and 20', () => {
    const { code, out } = run('remake/remake.ts', ['lost-puzzles', '16', '20']);
    expect(code).toBe(0);
    expect(out).toContain(`Figure 16: 4 images fit, the first is ${textOf('16')}, as stored`);
    expect(out).toContain(`Figure 20: 1 images fit, the first is ${textOf('20')}, as stored`);
    expect(run('remake/remake.ts', ['lost-puzzles', '19']).code).toBe(2);
  });
});

const textOf = (figure: string): string => imageText(imageFromText(lostPuzzle(figure).image));

describe('lines of category 0', () => {
  test('are none up to 5 cells, and of 6 cells that of Figure 13 and its mirror image', () => {
    for (let length = 1; length <= 5; length++)
      expect(linesOfCategoryZero(length, false)).toEqual([]);
    const six = linesOfCategoryZero(6, false);
    expect(six.map(({ line, description }) => [formatLine(line), description.join(' ')])).toEqual([
      ['?0????', '1 1'],
      ['????0?', '1 1'],
    ]);
    expect(six[0]?.sequence).toEqual(printedSequences.figure13);
    expect(six[1]?.sequence).toEqual(printedSequences.figure13.toReversed());
  });
  test('of unknown cells only are none up to 7, and of 8 cells that of Figure 12 and its mirror image', () => {
    for (let length = 1; length <= 7; length++)
      expect(linesOfCategoryZero(length, true)).toEqual([]);
    const eight = linesOfCategoryZero(8, true);
    expect(eight.map(({ description }) => description.join(' '))).toEqual(['1 2', '2 1']);
    expect(eight[0]?.sequence).toEqual(printedSequences.figure12);
    expect(() => probeLine(new Uint8Array(3).fill(UNKNOWN), [3])).toThrow('settled');
  });
});
