// What the companion to Wensveen tells: its tables follow from the censuses, and single statements from probing the puzzles themselves.
import { describe, expect, test } from 'vitest';
import {
  beyond,
  censuses,
  classesOf,
  codeOf,
  comparedTable,
  crossTable,
  eight,
  fourBeyondOnce,
  onceBeyondFour,
  pureImages,
  rowOf,
  sixteenPictures,
  solverTable,
  symmetryRows,
  table3,
  uniqueImages,
  without,
  wrongRows,
} from '../../src/facts/sequences.ts';
import { toldAt } from './toldAt.ts';
import { probeAll } from '../../src/engine/probe/probe.ts';
import { sortedSequence } from '../../src/engine/probe/probeCategory.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { repeatedProbing } from '../../src/engine/probe/probeRepeated.ts';
import { isUnique } from '../../src/engine/solve/solve.ts';
import { imagesWith } from '../../src/claims/001/sequenceImages.ts';
import { eightSequence } from '../../src/claims/001/sequenceTexts.ts';
import { decodePuzzle } from '../../src/formats/puzzleCode.ts';

const sequenceOf = (code: string): number[] =>
  sortedSequence(probeAll(decodePuzzle(code)).sequence);

describe('the counts of the companion to Wensveen', () => {
  test('add up to all pictures', () => {
    expect(classesOf(4).reduce((sum, one) => sum + one, 0)).toBe(2 ** 16);
    expect(classesOf(5).reduce((sum, one) => sum + one, 0)).toBe(2 ** 25);
    expect(table3.rows.map((row) => row[3])).toEqual(
      table3.rows.map((row) => `${row[1]}, ${row[2]}`),
    );
  });

  test('of the solvers are those of the chapters on pairs of lines and on all small nonograms', () => {
    expect(solverTable.map(([, , , left]) => left)).toEqual([
      '333,064',
      '15,120',
      '2,462',
      ...Array<string>(5).fill('0'),
    ]);
    expect(uniqueImages).toBe(25_309_575);
    expect(onceBeyondFour - fourBeyondOnce).toBe(15_120 - 2462);
    expect(crossTable.map((row) => row[3])).toEqual(['330,602', '2,462']);
    expect(beyond.left).toBe(2462);
  });

  test('of the tables differ from the printed ones in three rows, one total and one share', () => {
    expect(wrongRows.map(({ table, images }) => [table, images])).toEqual([
      [7, 936],
      [9, 24],
      [9, 168],
    ]);
    expect(pureImages('unique')).toBe(comparedTable(7).total.images);
    expect(pureImages('two')).toBe(comparedTable(8).total.images);
    expect(comparedTable(7).published.images - pureImages('unique')).toBe(4716 - 936);
    expect(censuses[4].rows).toHaveLength(11 + 23 + 31);
  });

  test('of the symmetry classes have the known totals', () => {
    expect(symmetryRows(5).map((row) => row[5])).toEqual(['2', '6', '102', '8,548', '4,211,744']);
  });
});

describe('the puzzles of the companion to Wensveen', () => {
  test('have the sequences that are told of them', () => {
    for (const category of ['b', 'e'] as const) {
      const { first } = without(category);
      const sequence = sequenceOf(codeOf(5, first));
      expect(sequence).not.toContain(category === 'b' ? 11 : 14);
      expect(sequence).toContain(category === 'b' ? 14 : 11);
    }
    expect(sequenceOf(codeOf(4, rowOf(4, '4'.repeat(9)).first))).toEqual(Array(9).fill(4));
    for (const code of eight.unique) {
      expect(
        sequenceOf(code)
          .map((one) => one.toString(16))
          .join(''),
      ).toBe(eightSequence);
      expect(isUnique(decodePuzzle(code))).toBe(true);
      expect(repeatedProbing(decodePuzzle(code)).status).toBe('solved');
    }
    expect(eight.unique.length + eight.otherImages).toBe(eight.images);
  });

  test('of sixteen 15s come in pairs of negatives', () => {
    const images = sixteenPictures('fig-sixteen-cells').map(({ image }) => image);
    expect(images).toHaveLength(12);
    for (let at = 0; at < 12; at += 2)
      expect(images[at]?.cells.map((cell) => 1 - cell)).toEqual(images[at + 1]?.cells);
  });

  test('are found by one picture of each symmetry class as by every picture', () => {
    for (const sequence of ['6899bbbeeee', '4'.repeat(9), `8${'f'.repeat(10)}`]) {
      const found = imagesWith(4, [sequence]).get(sequence) ?? [];
      const count = censuses[4].rows.find((row) => row.sequence === sequence)?.images ?? 0;
      expect(count).toBeGreaterThan(0);
      expect([sequence, found.length]).toEqual([sequence, count]);
      for (const image of found)
        expect(
          sortedSequence(probeAll(puzzleOf(image)).sequence)
            .map((one) => one.toString(16))
            .join(''),
        ).toBe(sequence);
    }
  });
});

describe('the verdicts of the companion to Wensveen', () => {
  test('are told once each, and only those differ that are known to', () => {
    const rows = toldAt('probing-sequences');
    expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
    expect(rows.filter(({ kind }) => kind === 'differs')).toHaveLength(13);
    for (const { kind, remark } of rows)
      if (kind === 'differs') expect(remark?.length).toBeGreaterThan(20);
  });
});
