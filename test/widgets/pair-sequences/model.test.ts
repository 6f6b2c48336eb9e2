/** The sequences of pairs of four by four: each picture is probed again, pair by pair, with SimpleSolver. */
import { describe, expect, test } from 'vitest';
import { unknownCells } from '../../../src/engine/probe/probe.ts';
import { probeSet } from '../../../src/engine/probe/probeSets.ts';
import { pairCategory } from '../../../src/engine/census/smallPairs.ts';
import { allPairs, decidingPairs, pairClasses } from '../../../src/claims/001/pairSequences.ts';
import { pairSequences } from '../../../src/facts/pairSequences.ts';
import { storedClaim } from '../../../src/stored/fromFile.ts';
import * as model from '../../../src/widgets/pair-sequences/model.ts';
import { prebuilt } from '../../../src/widgets/pair-sequences/prebuilt.ts';

const list = prebuilt();
const { four } = storedClaim(pairClasses).ours;

/** How often each category occurs, from the definition: the end of every future beside the standstill. */
function countsOf(one: model.ListedSequence): ReadonlyMap<number, number> {
  const { puzzle, state } = model.openedOf(one);
  const open = unknownCells(state);
  const counts = new Map<number, number>();
  for (const [k, a] of open.entries())
    for (const b of open.slice(k + 1)) {
      const [none = 0, second = 0, first = 0, both = 0] = probeSet(puzzle, state, [
        a,
        b,
      ]).futures.map(({ status, grid }) => {
        if (status === 'contradiction') return 2;
        if (status === 'solved') return 3;
        return unknownCells(grid).length < open.length - 2 ? 1 : 0;
      });
      const category = pairCategory(both, first, second, none);
      counts.set(category, (counts.get(category) ?? 0) + 1);
    }
  return counts;
}

describe('the sequences of pairs of four by four', () => {
  test('are as many, of as many pictures, as the stored count has by class', () => {
    expect(list).toHaveLength(pairSequences.four);
    expect(model.groupsOf(list).map(({ places }) => places.length)).toEqual(four.sequences);
    const images = four.sequences.map((_, kind) =>
      list.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.images, 0),
    );
    expect(images).toEqual(
      images.map((_, kind) => four.classes.reduce((sum, row) => sum + (row[kind] ?? 0), 0)),
    );
  });

  test('are those of their pictures', () => {
    for (const one of list)
      expect([one.first, [...countsOf(one)].toSorted(([a], [b]) => a - b)]).toEqual([
        one.first,
        one.pairs,
      ]);
    expect(new Set(list.map(model.sequenceText)).size).toBe(list.length);
  });

  test('say how many pairs decide, and open one that does', () => {
    for (const one of list) {
      const { puzzle, state, pair } = model.openedOf(one);
      const { futures } = probeSet(puzzle, state, pair);
      const solved = futures.filter(({ status }) => status === 'solved').length;
      const decides = futures.every(({ status }) => status !== 'standstill');
      expect(decides).toBe(decidingPairs(one) > 0);
      if (decides) expect(solved).toBe(one.kind + 1);
      expect(one.kind === 4).toBe(decidingPairs(one) === 0);
    }
    const all = list.find((one) => decidingPairs(one) === allPairs(one))!;
    expect(model.sentenceOf(all)).toMatch(/^Each of [\d,]+ pairs decides\./);
    expect(model.sentenceOf(list.at(-1)!)).toMatch(/^None of [\d,]+ pairs decides\./);
  });
});
