// What the prose says of 2-SAT and of the ranking, held against counts of other makes.
import { describe, expect, test } from 'vitest';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { RANKED } from '../../src/engine/census/ranking.ts';
import {
  leftBy,
  parted,
  partedPairs,
  rankedGroups,
  rankedPictures,
  solvingAll,
} from '../../src/facts/ranking.ts';
import {
  beyondWithTwoSat,
  hardPairsWithTwoSat,
  latticeBesideTwoSat,
  solver1More,
  sumsAdd,
  twoSatPeak,
} from '../../src/facts/twoSat.ts';
import { beyondFour } from '../../src/facts/hardKinds.ts';
import { grouped } from '../../src/notebook/plain/numbers.ts';
import { storedRun } from '../../src/stored/fromFile.ts';
import { besideSentence } from '../../src/widgets/pq-lattice/beside.ts';

describe('2-SAT', () => {
  test('solves 14,080 of the 15,120 pictures beyond FourSolver, by three counts', () => {
    expect(beyondWithTwoSat).toEqual({ pictures: beyondFour, solved: 14_080 });
    const { twoSatUnique } = storedRun('two-sat 5x5').tally;
    expect((twoSatUnique?.[0] ?? 0) + (twoSatUnique?.[3] ?? 0)).toBe(14_080);
    expect(leftBy('2,2') - leftBy('two-sat')).toBe(14_080);
  });

  test('solves no picture of 4x4 that FourSolver leaves: there is none with one solution', () => {
    const { unique, twoSatUnique } = storedRun('two-sat 4x4').tally;
    expect([...unique].slice(2)).toEqual([0, 0]);
    expect(twoSatUnique).toEqual(new Float64Array(6));
  });

  test('stands above (2,2) and below (3,3), and with the pairs between it has no order', () => {
    const rows = new Map(
      latticeBesideTwoSat.rows.map(([name, , more, less]) => [name, [more, less]]),
    );
    expect(rows.get('(2,2)')).toEqual(['none', '14,080']);
    expect(rows.get('(3,3)')).toEqual(['1,020', 'none']);
    for (const pair of ['2,3', '3,2', '2,4', '4,2', '2,5', '5,2'] as const) {
      const { onlyA, onlyB } = parted(pair, 'two-sat');
      const numbers = [onlyA, onlyB].map(({ images }) => grouped(images));
      expect([pair, rows.get(`(${pair})`)]).toEqual([pair, numbers]);
    }
    expect(() => parted('3,3', 'two-sat')).toThrow('do not part');
  });

  test('is counted for each pair: no more than there are', () => {
    for (const [, pictures = '', , solved = ''] of hardPairsWithTwoSat.rows)
      expect(Number(solved.replaceAll(',', ''))).toBeLessThanOrEqual(
        Number(pictures.replaceAll(',', '')),
      );
  });

  test('is told beside the lattice of one puzzle', () => {
    const told = [51_510, 2_889_474].map((number) =>
      besideSentence(puzzleOf(imageFromIndex(5, 5, number))),
    );
    expect(told[0]).toMatch(/solves it\.$/);
    expect(told[1]).toMatch(/leaves 25 unknown cells\.$/);
    const large = {
      rows: Array.from({ length: 40 }, () => [1]),
      columns: Array.from({ length: 40 }, () => [1]),
    };
    expect(besideSentence(large)).toBe('');
  });

  test('adds less than two boards in a hundred at the peaks that the chapter on density tells', () => {
    for (const side of [6, 10, 30] as const) {
      const { solved, boards } = twoSatPeak(side);
      expect(solved / boards).toBeGreaterThan(0.004);
      expect(solved / boards).toBeLessThan(0.02);
    }
  });
});

describe('what 2009 has more', () => {
  test('the sums add a cell on some random boards, and solve none', () => {
    expect(sumsAdd.small).toBe(0);
    expect(sumsAdd.sampled).toBeGreaterThan(0);
    expect(sumsAdd.solved).toBe(0);
  });

  test('Solver1 solves what repeated probing does, and no more', () => expect(solver1More).toBe(0));
});

describe('the ranking', () => {
  test('has the groups and pairs that the text tells', () => {
    expect(rankedPictures).toBe(25_309_575);
    expect(rankedGroups).toBe(14);
    expect(partedPairs).toBe(25);
    expect(solvingAll).toEqual(RANKED.filter((method) => leftBy(method) === 0));
    expect(solvingAll).toContain('solver1');
  });
});
