import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UnitRange } from '../../../src/notebook/pool/protocol.ts';
import { createRanges } from '../../../src/notebook/pool/ranges.ts';

describe('createRanges', () => {
  test('hands every unit out exactly once, whatever is given back in between', () => {
    const takes = fc.array(fc.record({ most: fc.integer({ min: 1, max: 40 }), keep: fc.nat(40) }));
    fc.assert(
      fc.property(fc.nat(200), takes, (total, steps) => {
        const ranges = createRanges([{ from: 0, to: total }]);
        const kept: UnitRange[] = [];
        for (const { most, keep } of steps) {
          const range = ranges.take(most);
          if (range === null) break;
          expect(range.to - range.from).toBeLessThanOrEqual(most);
          const until = Math.min(range.to, range.from + keep);
          kept.push({ from: range.from, to: until });
          ranges.give({ from: until, to: range.to });
        }
        const units = [...kept, ...ranges.list()].flatMap(({ from, to }) =>
          Array.from({ length: to - from }, (_, i) => from + i),
        );
        expect(units.toSorted((a, b) => a - b)).toEqual(Array.from({ length: total }, (_, i) => i));
        const keptCount = kept.reduce((sum, { from, to }) => sum + to - from, 0);
        expect(ranges.count).toBe(total - keptCount);
      }),
    );
  });

  test('joins neighbours, so that the list stays short', () => {
    const ranges = createRanges([
      { from: 20, to: 30 },
      { from: 0, to: 10 },
    ]);
    ranges.give({ from: 10, to: 20 });
    expect(ranges.list()).toEqual([{ from: 0, to: 30 }]);
  });

  test('refuses a unit that is there already, because it would be counted twice', () => {
    const ranges = createRanges([{ from: 5, to: 10 }]);
    expect(() => ranges.give({ from: 9, to: 12 })).toThrow(RangeError);
    expect(() => ranges.give({ from: 0, to: 6 })).toThrow('units 0 to 6 are there already');
    expect(() => ranges.give({ from: 12, to: 11 })).toThrow(RangeError);
  });

  test('gives nothing when nothing is left', () => {
    const ranges = createRanges([{ from: 3, to: 3 }]);
    expect(ranges.take(5)).toBeNull();
    expect(ranges.count).toBe(0);
  });
});
