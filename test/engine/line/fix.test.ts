import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLine, parseLine } from '../../../src/engine/board/cell.ts';
import { fixTable, settleByFix } from '../../../src/engine/line/fix.ts';
import { generalFrom, parseGeneral } from '../../../src/engine/board/generalDescription.ts';
import { general, partialLine } from '../../arbitraries.ts';
import { bruteGeneralFits, overlay } from '../../oracles.ts';

describe('settleByFix', () => {
  test('gives 011100?1??? for ?1?1?0????? with 3 2 1 (000 §2)', () => {
    const settled = settleByFix(parseLine('?1?1?0?????'), generalFrom([3, 2, 1]));
    expect(settled && formatLine(settled)).toBe('011100?1???');
  });
  test('is SETTLE by its definition, for general descriptions', () => {
    fc.assert(
      fc.property(partialLine(9), general, (line, g) => {
        expect(settleByFix(line, g)).toEqual(overlay(bruteGeneralFits(line, g)));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('fixTable', () => {
  test('says for every prefix and suffix whether it adheres, as brute force does', () => {
    fc.assert(
      fc.property(partialLine(6), general, (line, g) => {
        const table = fixTable(line, g);
        for (let j = 0; j <= g.length; j++)
          for (let i = 0; i <= line.length; i++) {
            const before = line.subarray(0, i);
            const after = line.subarray(i);
            // no segments at all adhere to no cells only
            const fits = j === 0 ? i === 0 : bruteGeneralFits(before, g.slice(0, j)).length > 0;
            const rest =
              j === g.length ? i === line.length : bruteGeneralFits(after, g.slice(j)).length > 0;
            expect(table.at(i, j)).toBe(fits);
            expect(table.suffix[j * (line.length + 1) + i] === 1).toBe(rest);
          }
      }),
    );
  });
  test('names the p that make an entry true: one segment from p to i', () => {
    const table = fixTable(parseLine('?????'), parseGeneral('0* 1{2} 0*'));
    expect(table.from(4, 2)).toEqual([2]);
    expect(table.from(5, 3)).toEqual([2, 3, 4, 5]);
    expect(table.from(3, 0)).toEqual([]);
    expect(table.at(5, 3)).toBe(true);
  });
  test('has an entry that is true exactly when some p makes it true', () => {
    fc.assert(
      fc.property(partialLine(8), general, (line, g) => {
        const table = fixTable(line, g);
        for (let j = 1; j <= g.length; j++)
          for (let i = 0; i <= line.length; i++) {
            expect(table.from(i, j).length > 0).toBe(table.at(i, j));
            for (const p of table.from(i, j)) expect(table.at(p, j - 1)).toBe(true);
          }
      }),
    );
  });
});
