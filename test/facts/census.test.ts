// What the chapter on all small nonograms says about groups and kinds, the slow way.
import { describe, expect, test } from 'vitest';
import { toldAt } from './toldAt.ts';
import { groupsOf } from '../../src/engine/board/symmetryGroups.ts';
import {
  censusOf,
  drawnBySize,
  rowTwoExamples,
  sharesBySide,
  uniqueBetween,
  uniqueOf,
} from '../../src/facts/census.ts';
import { beyondFour, hardKindList, pairsWithout } from '../../src/facts/hardKinds.ts';
import { imageFromIndex, indexOfImage } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { solveFour } from '../../src/engine/intersect/fourSolver.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { d4Class } from '../../src/engine/board/symmetry.ts';

describe('groupsOf', () => {
  test.each([1, 2, 3, 4])(
    'counts the groups of side %i as going through all images does',
    (side) => {
      const groups = new Set<bigint>();
      let inEights = 0;
      for (let number = 0; number < 2 ** (side * side); number++) {
        const members = d4Class(imageFromIndex(side, side, number)).map(indexOfImage);
        groups.add(members.reduce((least, one) => (one < least ? one : least)));
        if (members.length === 8) inEights++;
      }
      expect(groupsOf(side)).toEqual({ groups: groups.size, inEights });
    },
  );
});

describe('censusOf', () => {
  test('says what the text of 000 derives from Figure 4', () => {
    expect(uniqueOf(censusOf(5))).toEqual({ all: 25_309_575, nonSimple: 333_064, beyond: 15_120 });
  });

  test('finds nothing beyond FourSolver in squares smaller than five', () => {
    expect(sharesBySide().map(({ beyond }) => beyond > 0)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('drawnBySize', () => {
  test('goes on where the counted sizes end: fewer simple, fewer with one solution, more beyond FourSolver', () => {
    const six = sharesBySide().at(-1)!;
    let last = {
      simple: { low: six.simple },
      unique: { low: six.unique },
      beyond: { high: six.beyond },
    };
    for (const size of drawnBySize) {
      expect(size.drawn).toBe(1_000_000);
      expect(size.simple.high).toBeLessThan(last.simple.low);
      expect(size.unique.high).toBeLessThan(last.unique.low);
      expect(size.beyond.low).toBeGreaterThan(last.beyond.high);
      last = size;
    }
  });

  test('says between which numbers the unique ones lie', () => {
    const size = drawnBySize.at(-1)!;
    const { low, high, unit } = uniqueBetween(size);
    expect(Number(low)).toBeLessThan(Number(high));
    expect((Number(high) * 10 ** unit) / 2 ** 49).toBeCloseTo(size.unique.high, 3);
  });
});

describe('rowTwoExamples', () => {
  test('are of row 2 without progress, one blank and one not', () => {
    const { blank, opened } = rowTwoExamples();
    const known = [blank, opened].map((image) => {
      const puzzle = puzzleOf(image);
      expect(solveSimple(puzzle).sweeps).toBe(2);
      return solveFour(puzzle).grid.cells.filter((cell) => cell < 2).length;
    });
    expect(known[0]).toBe(0);
    expect(known[1]).toBeGreaterThan(0);
  });
});

describe('pairsWithout', () => {
  test('are those above (2,2) that no kind has: with the others, all fifteen', () => {
    const hard = new Set(hardKindList.flatMap(({ pairs }) => pairs.map((pair) => `(${pair})`)));
    const without = pairsWithout();
    expect(without.length + hard.size).toBe(15);
    expect(without.filter((pair) => hard.has(pair))).toEqual([]);
    expect(without).toContain('(4,4)');
  });

  test('the kinds are all that is beyond FourSolver, each with an example of one solution', () => {
    expect(beyondFour).toBe(uniqueOf(censusOf(5)).beyond);
    for (const { first } of hardKindList) {
      const puzzle = puzzleOf(imageFromIndex(5, 5, first));
      expect(solve(puzzle, { most: 100 }).solutions.length).toBe(1);
      expect(solveFour(puzzle).status).not.toBe('solved');
    }
  });
});

describe('the verdicts of the chapter on all small nonograms', () => {
  test('differ where the document is wrong, and nowhere else', () => {
    const rows = toldAt('all-small-nonograms');
    expect(rows.filter(({ kind }) => kind === 'differs').map(({ ours }) => ours)).toEqual([
      'one more, and 2 at least',
      expect.stringContaining('0.95'),
      '79,842',
      '120 the same',
      '120 leave it',
      '57,158,766',
      '12,106,506',
      '1,119,951,738',
      '49,745,060,669',
    ]);
    const open = rows.filter(({ kind }) => kind === 'untested');
    expect(open.map(({ published }) => published)).toEqual([]);
  });

  test('have a number of our own beside each of the text on 6 x 6', () => {
    const rows = toldAt('all-small-nonograms').filter(({ what }) =>
      what.startsWith('6\u00a0×\u00a06: '),
    );
    expect(rows.map(({ published }) => published)).toEqual([
      '48,625,108,931',
      '57,158,639',
      '12,106,334',
      '1,119,951,439',
      '93.82\u00a0%',
      '49,745,060,370',
      '0.14\u00a0%',
    ]);
    // all are counted in full, three of them as printed
    expect(rows.map(({ ours }) => ours)).toEqual([
      '48,625,108,931',
      '57,158,766',
      '12,106,506',
      '1,119,951,738',
      '93.82\u00a0%',
      '49,745,060,669',
      '0.14\u00a0%',
    ]);
    expect(rows.filter(({ kind }) => kind === 'part')).toEqual([]);
  });
});
