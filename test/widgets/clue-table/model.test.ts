import { describe, expect, test } from 'vitest';
import { clueSets as claim } from '../../../src/claims/004/clueSets.ts';
import { clueSets } from '../../../src/experiments/clueSets.ts';
import type { ClueSetTally } from '../../../src/experiments/clueSets.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { clueSetFacts, rooks } from '../../../src/facts/clueSets.ts';
import { storedRun } from '../../../src/stored/fromFile.ts';
import * as model from '../../../src/widgets/clue-table/model.ts';
import { csvOf } from '../../../src/notebook/records/column.ts';
import { exampleBoard } from '../../../src/widgets/clue-table/figure.ts';

const { tally } = storedRun('clue-sets');
const few = model.specOf({ sizes: 'document' });
const shown = model.shownSizes({ sizes: 'document' });
const rows = model.rowsOf(shown, null, tally);

const mostOf = (side: number): number => clueSetFacts(`${side}x${side}`).most;

describe('the table of clue sets', () => {
  test('has the rows of the document as it prints them, and the verdict of the ledger', () => {
    for (const [size, ...numbers] of claim.published) {
      const row = rows.find((one) => one.size === size)!;
      expect([row.numbers.images, row.numbers.sets, row.numbers.spare]).toEqual(numbers);
    }
    expect(model.verdictOn(rows)?.kind).toBe('agrees');
    const spoilt: ClueSetTally = { ...tally, '3x3': { bySolutions: { 1: 512 }, most: null } };
    expect(model.verdictOn(model.rowsOf(shown, null, spoilt))?.kind).toBe('differs');
    expect(model.verdictOn(rows.slice(1))).toBeNull();
  });

  test('takes a row from the reader when all of that size is counted', () => {
    const own = clueSets.emptyTally(few);
    clueSets.begin(few)(0, 40, own); // 9 choices of 2x2, 27 of 2x3, some of 3x3
    const mixed = model.rowsOf(shown, own, tally);
    expect(mixed.map(({ whose }) => whose)).toEqual([
      'reader',
      'reader',
      ...Array(7).fill('stored'),
    ]);
    expect(mixed[0]?.counts).toEqual(rows[0]?.counts);
    expect(model.rowsOf(shown, own, null).map(({ size }) => size)).toEqual(['2x2', '2x3']);
  });

  test.each(['document', 'two', 'three', 'four', 'five', 'six'] as const)(
    'knows all sizes of %s',
    (sizes) => {
      const spec = model.specOf({ sizes });
      expect(() => clueSets.check(spec)).not.toThrow();
      const all = model.shownSizes({ sizes });
      expect(all.slice(0, spec.sizes.length)).toEqual(spec.sizes);
      expect(model.rowsOf(all, null, tally).map(({ size }) => size)).toEqual(all);
    },
  );

  test('shows a clue set with the most solutions, and one of them', () => {
    for (const row of rows) {
      const example = model.mostExample(row)!;
      expect(example.solutions).toBe(
        Math.max(...model.solutionCounts(row).map((one) => one.solutions)),
      );
      const { rows: clueRows, columns } = puzzleOf(example.image);
      expect({ rows: clueRows, columns }).toEqual(example.puzzle);
      expect(exampleBoard(example).href).toContain('fig-solutions');
    }
  });

  test('has most solutions where every line says 1, up to 5 x 5 and no further', () => {
    expect([2, 3, 4, 5].map((side) => mostOf(side) - rooks(side))).toEqual([0, 0, 0, 0]);
    expect([rooks(6), mostOf(6), clueSetFacts('6x6').withMost]).toEqual([720, 744, 4]);
  });

  test('adds up in its histogram and its sentences', () => {
    const row = model.chosenRow(rows, '4x4')!;
    expect(model.chosenRow(rows, '2x15')).toBe(rows.at(-1));
    const pictures = model
      .solutionCounts(row)
      .reduce((sum, one) => sum + one.solutions * one.sets, 0);
    expect(pictures).toBe(65_536);
    expect(model.rowText(row)).toContain('58,196 different clue sets');
    expect(csvOf(model.columns, rows).split('\n')[5]).toMatch(
      /^4,4,65536,58196,7340,52362,5834,13174,24,stored/,
    );
  });
});
