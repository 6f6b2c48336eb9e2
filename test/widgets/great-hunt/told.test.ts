import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { fourDifficulty } from '../../../src/engine/intersect/fourDifficulty.ts';
import { difficulty000, difficulty002 } from '../../../src/engine/sweep/difficulty.ts';
import { greatHunt } from '../../../src/experiments/greatHunt.ts';
import type { GreatHuntSpec } from '../../../src/experiments/greatHunt.ts';
import { createExaminer } from '../../../src/experiments/huntMethods.ts';
import { raceKey, raceText } from '../../../src/widgets/great-hunt/model.ts';
import {
  captionOf,
  csvOf,
  findColumns,
  findsTable,
  orderedFinds,
  orderTexts,
  toldFind,
} from '../../../src/widgets/great-hunt/told.ts';
import type { FindOrder } from '../../../src/widgets/great-hunt/told.ts';

const spec: GreatHuntSpec = {
  height: 6,
  width: 6,
  filled: 18,
  method: 'four',
  needed: false,
  formula: null,
  measure: 'none',
  least: 0,
  most: 0,
  boards: 400,
  seed: 2,
};
const tally = greatHunt.emptyTally(spec);
greatHunt.begin(spec)(0, spec.boards, tally);
const examiner = createExaminer(6, 6);
const finds = tally.finds.slice(0, 150).map((find) => toldFind(spec, find, examiner));

describe('finds', () => {
  test('are told by what the plain functions say', () => {
    const beyond = finds.filter(({ sweeps }) => sweeps === null);
    expect(beyond.length).toBeGreaterThan(0);
    for (const find of finds) {
      const puzzle = puzzleOf(find.image);
      expect(find.sweeps).toBe(difficulty000(puzzle));
      expect(find.formula).toBeCloseTo(difficulty002(puzzle, { k: 1 }), 10);
      const { atLeast } = fourDifficulty(puzzle);
      expect(find.four?.atLeast).toBeLessThanOrEqual(atLeast);
      expect(find.four?.atMost).toBeGreaterThanOrEqual(atLeast);
      expect(find.four?.atLeast === 0).toBe(find.sweeps !== null);
      expect(find.needs === 'four').toBe(find.sweeps === null);
      expect(find.bottlenecks).toBeLessThanOrEqual(find.rounds);
    }
  });

  test('can be listed by each measure, the hardest first', () => {
    for (const order of Object.keys(orderTexts) as FindOrder[]) {
      const listed = orderedFinds(finds, order);
      expect(listed.toSorted((a, b) => a.index - b.index)).toEqual(finds);
      if (order === 'drawn') continue;
      const ranks = listed.map((find) => findColumns[order].rank(find));
      expect(ranks.every((rank, at) => at === 0 || rank <= ranks[at - 1]!)).toBe(true);
      expect(new Set(ranks).size).toBeGreaterThan(1);
    }
    const [fewest] = orderedFinds(finds, 'open');
    expect(captionOf(fewest!, 'open')).toMatch(/\d\.\d.open.lines$/);
  });

  test('have all measures in the table and the file', () => {
    const { columns, rows } = findsTable(finds);
    expect(columns).toHaveLength(1 + Object.keys(findColumns).length);
    expect(rows.every((row) => row.length === columns.length)).toBe(true);
    const lines = csvOf(tally.finds, new Map([[finds[0]!.index, finds[0]!]])).split(/\r?\n/);
    expect(lines[1]).not.toMatch(/,,/);
    expect(lines[2]).toMatch(/,,/); // not looked at
  });
});

test('a hunt with the filter first is set against the same with the filter last', () => {
  const formula = { lines: 'rows', k: 1, least: 1, most: 2, when: 'first' } as const;
  const first = { ...spec, formula };
  const last = { ...first, boards: 9, formula: { ...formula, when: 'last' as const } };
  expect(raceKey(first, 2)).toBe(raceKey(last, 2));
  expect(raceKey(first, 2)).not.toBe(raceKey({ ...first, seed: 3 }, 2));
  const paced = { drawn: 9000, kept: 30, elapsed: 1000 };
  expect(raceText({ first: paced })).toBeNull();
  expect(raceText({ first: paced, last: { drawn: 3000, kept: 10, elapsed: 1500 } })).toBe(
    'Filter first: 30 finds a second. Solve first: 6.7. The filter makes the hunt 4.5 times as fast.',
  );
});
