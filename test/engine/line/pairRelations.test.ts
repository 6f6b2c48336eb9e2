import { describe, expect, test } from 'vitest';
import { parseLine, UNKNOWN } from '../../../src/engine/board/cell.ts';
import { fits } from '../../../src/engine/line/fits.ts';
import {
  maskOfRelation,
  NO_RELATION,
  PAIR_RELATIONS,
  pairRelations,
  relationOfMask,
} from '../../../src/engine/line/pairRelations.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import { allPartialLines } from '../../oracles.ts';

/** The pairs of two cells over all fits, as bits 2a + b. */
function bruteMask(line: Uint8Array, description: readonly number[], a: number, b: number): number {
  let mask = 0;
  for (const fit of fits(line, description)) mask |= 1 << (2 * (fit[a] ?? 0) + (fit[b] ?? 0));
  return mask;
}

describe('PAIR_RELATIONS', () => {
  test("is 000's list: each example, settled, has the relation it stands for", () => {
    for (const { number, allowed, example } of PAIR_RELATIONS) {
      const line = parseLine(example.line);
      const [a, b] = example.cells;
      expect(settle(line, example.description)).toEqual(line);
      expect(pairRelations(line, example.description)[a * line.length + b]).toBe(number);
      expect(bruteMask(line, example.description, a, b)).toBe(allowed);
    }
  });
  test('has exactly the sets of pairs that leave both values to both cells', () => {
    const possible = Array.from({ length: 16 }, (_, mask) => mask).filter((mask) => {
      const some = (pairs: number): boolean => (mask & pairs) !== 0;
      return some(0b0011) && some(0b1100) && some(0b0101) && some(0b1010);
    });
    expect(PAIR_RELATIONS.map(({ allowed }) => allowed).toSorted((x, y) => x - y)).toEqual(
      possible,
    );
    for (let mask = 0; mask < 16; mask++) {
      const relation = relationOfMask(mask);
      if (possible.includes(mask)) expect(maskOfRelation(relation)).toBe(mask);
      else expect(relation).toBe(NO_RELATION);
    }
    expect(() => maskOfRelation(7)).toThrow(RangeError);
  });
});

describe('pairRelations', () => {
  test('agrees with all fits for every settled line of up to 7 cells, and all seven occur', () => {
    const seen = new Set<number>();
    for (const description of [[], [1], [2], [3], [1, 1], [2, 1], [1, 2], [1, 1, 1], [4]])
      for (const length of [4, 5, 7])
        for (const partial of allPartialLines(length)) {
          const line = settle(partial, description);
          if (line === null || !line.every((cell, at) => cell === partial[at])) continue;
          const relations = pairRelations(line, description);
          for (let a = 0; a < length; a++)
            for (let b = 0; b < length; b++) {
              const found = relations[a * length + b] ?? -1;
              const pair = a !== b && line[a] === UNKNOWN && line[b] === UNKNOWN;
              const mask = pair ? bruteMask(line, description, a, b) : 0;
              if (found !== relationOfMask(mask)) expect([description, line, a, b]).toBe(found);
              seen.add(found);
            }
        }
    expect([...seen].toSorted((x, y) => x - y)).toEqual([0, 1, 2, 3, 4, 5, 6, NO_RELATION]);
  });
  test('refuses a line that is not settled', () => {
    expect(() => pairRelations(parseLine('???'), [2])).toThrow('line is not settled: cell 2');
  });
});
