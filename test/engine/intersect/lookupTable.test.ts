import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Situation } from '../../../src/engine/intersect/lookupTable.ts';
import {
  forbiddenByLine,
  IMPOSSIBLE,
  lookupTable,
  outcomeOf,
  situationNumber,
  situations,
  symmetricSituations,
  tableFacts,
} from '../../../src/engine/intersect/lookupTable.ts';
import { maskOfRelation } from '../../../src/engine/line/pairRelations.ts';

const allows = (mask: number, x: number, y: number): boolean => ((mask >> (2 * x + y)) & 1) === 1;

describe('tableFacts', () => {
  test('counts 512 of 1,296 situations that fix something, 12 of 16 forbidden at least, as 000 says', () => {
    const facts = tableFacts();
    expect(facts.situations).toBe(6 ** 4);
    expect(facts.successful).toBe(512);
    expect(facts.leastForbidden).toBe(12);
    expect(facts.byFixed).toEqual([776, 256, 128, 64, 64]);
  });
  test('finds 8 situations without any configuration, not 32: only same and different, an odd number different', () => {
    const impossible = situations().filter((situation) => outcomeOf(situation).impossible);
    expect(tableFacts().impossible).toBe(8);
    expect(impossible).toHaveLength(8);
    for (const situation of impossible) {
      expect(situation.every((relation) => relation >= 5)).toBe(true);
      expect(situation.filter((relation) => relation === 5).length % 2).toBe(1);
    }
  });
  test('finds that "all allowed" on a line never helps', () => {
    const facts = tableFacts(0);
    expect(facts.situations).toBe(2401);
    expect(facts.successful).toBe(512);
    for (const situation of situations(0))
      if (situation.includes(0)) expect(outcomeOf(situation).fixed).toBe(0);
  });
});

describe('outcomeOf', () => {
  test('keeps exactly the configurations that the four lines allow', () => {
    for (const situation of situations(0)) {
      const [row1, row2, column1, column2] = situation.map(maskOfRelation) as [
        number,
        number,
        number,
        number,
      ];
      const kept: number[][] = [];
      for (let n = 0; n < 16; n++) {
        const [a, b, c, d] = [n & 1, (n >> 1) & 1, (n >> 2) & 1, n >> 3] as const;
        if (
          allows(row1, a, b) &&
          allows(row2, c, d) &&
          allows(column1, a, c) &&
          allows(column2, b, d)
        )
          kept.push([a, b, c, d]);
      }
      const { survivors, cells, impossible } = outcomeOf(situation);
      expect(survivors).toBe(
        kept.reduce(
          (mask, [a, b, c, d]) =>
            mask | (1 << (Number(a) + 2 * Number(b) + 4 * Number(c) + 8 * Number(d))),
          0,
        ),
      );
      expect(impossible).toBe(kept.length === 0);
      for (const [crossing, cell] of cells.entries()) {
        const values = new Set(kept.map((configuration) => configuration[crossing]));
        expect(cell).toBe(values.size === 1 ? [...values][0] : UNKNOWN);
      }
    }
  });
  test('is what the table says', () => {
    const { survivors, fixes } = lookupTable();
    for (const situation of situations(0)) {
      const at = situationNumber(situation);
      const outcome = outcomeOf(situation);
      expect(survivors[at]).toBe(outcome.survivors);
      let packed = 0;
      for (const [k, cell] of outcome.cells.entries())
        packed |= cell === 1 ? 1 << k : cell === 0 ? 16 << k : 0;
      expect(fixes[at]).toBe(outcome.impossible ? IMPOSSIBLE : packed);
    }
  });
  test('names the line that forbids each configuration', () => {
    // row 1 different: (0,0) and (1,1) on crossings 0 and 1
    const forbidden = forbiddenByLine(0, 5);
    for (let n = 0; n < 16; n++)
      expect((forbidden >> n) & 1).toBe((n & 1) === ((n >> 1) & 1) ? 1 : 0);
    const situation: Situation = [1, 3, 4, 6];
    let all = 0;
    for (const line of [0, 1, 2, 3] as const) all |= forbiddenByLine(line, situation[line]);
    expect(outcomeOf(situation).survivors).toBe(0xffff & ~all);
  });
});

/** How many cells are filled. */
const filled = (cells: readonly number[]): number => cells.filter((cell) => cell === 1).length;

describe('symmetricSituations', () => {
  test('makes groups of 1 to 8 with the same outcome, each situation in exactly one', () => {
    const sizes = new Map<number, number>();
    for (const situation of situations()) {
      const group = symmetricSituations(situation);
      expect(group).toContainEqual(situation);
      const [first] = group as [Situation];
      expect(symmetricSituations(first)).toEqual(group);
      if (situationNumber(first) === situationNumber(situation))
        sizes.set(group.length, (sizes.get(group.length) ?? 0) + 1);
      const outcome = outcomeOf(situation);
      for (const other of group.map(outcomeOf)) {
        expect([other.fixed, other.impossible]).toEqual([outcome.fixed, outcome.impossible]);
        expect(filled(other.cells)).toBe(filled(outcome.cells));
      }
    }
    const total = [...sizes].reduce((sum, [size, groups]) => sum + size * groups, 0);
    expect(total).toBe(1296);
    expect([...sizes.keys()].every((size) => [1, 2, 4, 8].includes(size))).toBe(true);
  });
  test('turns the cells that follow as it turns the lines', () => {
    // left and right exchanged: 1–0 becomes 0–1 on the rows, the columns change places
    const [cells, mirrored] = [outcomeOf([1, 5, 6, 3]).cells, outcomeOf([2, 5, 3, 6]).cells];
    expect(mirrored).toEqual([cells[1], cells[0], cells[3], cells[2]]);
    expect(symmetricSituations([1, 5, 6, 3])).toContainEqual([2, 5, 3, 6]);
    expect(symmetricSituations([1, 5, 6, 3])).toContainEqual([6, 3, 1, 5]);
  });
});
