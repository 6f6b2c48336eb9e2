// The stored ranking against the other stored counts, against parts done again, and the order against its own counts.
import { describe, expect, test } from 'vitest';
import hardness from '../../public/results/pq-hardness-5x5-two-sat.json' with { type: 'json' };
import probing from '../../public/results/001-section-5-set-probing.json' with { type: 'json' };
import stored from '../../public/results/ranking-5x5.json' with { type: 'json' };
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { createRanker, RANKED } from '../../src/engine/census/ranking.ts';
import type { Ranked } from '../../src/engine/census/ranking.ts';
import { rankedSizes, ranking } from '../../src/experiments/ranking.ts';
import type { RankingTally } from '../../src/experiments/ranking.ts';
import { hardLeftBy, rankOrder } from '../../src/experiments/rankingOrder.ts';
import type { Gain } from '../../src/experiments/rankingOrder.ts';
import { sumOf } from '../../src/notebook/plain/storedTally.ts';

const spec = { side: 5 };
const tally: RankingTally = ranking.fromStored(stored.tally, spec);
const order = rankOrder(tally, '5x5');
const place = (method: Ranked): number =>
  order.groups.findIndex(({ methods }) => methods.includes(method));
const nameOf = (group: number): Ranked => order.groups[group]!.methods[0]!;
const left = (method: Ranked): number => order.unique - order.groups[place(method)]!.solved;

describe('the stored ranking', () => {
  test('agrees with the other stored counts', () => {
    expect(order.unique).toBe(25_309_575);
    expect(left('sweeps')).toBe(333_064);
    expect(left('2,2')).toBe(hardness.tally.beyond);
    const kinds = Object.values(hardness.tally.kinds);
    expect(left('two-sat')).toBe(sumOf(kinds.map(({ images, twoSat }) => images - twoSat)));
    const hard = hardLeftBy(tally, '5x5', 'sweeps').map(({ pair, images }) => [pair, images]);
    const pairs = new Map<string, number>([['2,2', 317_944]]);
    for (const [kind, { images }] of Object.entries(hardness.tally.kinds))
      for (const pair of kind.split(' ')) pairs.set(pair, (pairs.get(pair) ?? 0) + images);
    expect(new Map(hard as [string, number][])).toEqual(pairs);
    // one round of probing, by another program
    expect(left('once')).toBe(probing.tally.left);
  });

  test('is found again in parts of it', () => {
    const five = rankedSizes(spec).at(-1)!;
    for (const from of [51_000, 1_246_000, 5_591_000]) {
      const part = ranking.emptyTally(spec);
      ranking.begin(spec)(five.from + from, five.from + from + 1000, part);
      for (const [kind, { first }] of Object.entries(part['5x5'] ?? {}))
        expect(tally['5x5']?.[kind]?.first).toBeLessThanOrEqual(first);
    }
    const small = { side: 4 };
    const again = ranking.emptyTally(small);
    ranking.begin(small)(0, ranking.units(small), again);
    for (const [size, counts] of Object.entries(again)) expect(tally[size]).toEqual(counts);
  });

  test('has, as the first of each kind, an image of this kind', () => {
    for (const { size, height, width } of rankedSizes(spec)) {
      const ranker = createRanker(height, width);
      for (const [kind, { first }] of Object.entries(tally[size] ?? {}))
        expect([size, first, ranker.leftBy(first)?.join(' ')]).toEqual([size, first, kind]);
    }
  });
});

/** What one group solves and another one does not, counted anew from the kinds. */
function gainOf(by: number, not: number): number {
  return sumOf(
    Object.entries(tally['5x5'] ?? {}).map(([kind, { images }]) => {
      const names = kind.split(' ');
      return names.includes(nameOf(not)) && !names.includes(nameOf(by)) ? images : 0;
    }),
  );
}

/** Sees that a gain is what it says, and its puzzle a smallest one. */
function check(by: number, not: number, { images, smallest }: Gain): void {
  expect(images).toBe(gainOf(by, not));
  const { height, width, number } = smallest;
  const found = createRanker(height, width).leftBy(number);
  expect(found).toContain(nameOf(not));
  expect(found).not.toContain(nameOf(by));
  for (const size of rankedSizes(spec)) {
    if (size.height * size.width >= height * width) continue;
    for (const kind of Object.keys(tally[size.size] ?? {})) {
      const names = kind.split(' ');
      expect(names.includes(nameOf(not)) && !names.includes(nameOf(by))).toBe(false);
    }
  }
  expect(imageFromIndex(height, width, number).cells.length).toBe(height * width);
}

const contains = (strong: Ranked, weak: Ranked): boolean =>
  gainOf(place(weak), place(strong)) === 0;

const leftOf = (method: Ranked, pair: string): number | undefined =>
  hardLeftBy(tally, '5x5', method).find((hard) => hard.pair === pair)?.left;

describe('the order', () => {
  const all = [...order.groups.keys()];

  test('has every method in one group, whose methods solve the same', () => {
    expect(order.groups.flatMap(({ methods }) => methods).toSorted()).toEqual(
      [...RANKED].toSorted(),
    );
    for (const { methods } of order.groups)
      for (const counts of Object.values(tally))
        for (const kind of Object.keys(counts))
          expect(new Set(methods.map((method) => kind.split(' ').includes(method))).size).toBe(1);
  });

  test('follows from the counts: a way upwards exactly where nothing is lost', () => {
    const reached = all.map((from) => {
      const seen = new Set([from]);
      for (const group of seen)
        for (const { weak, strong } of order.steps) if (weak === group) seen.add(strong);
      return seen;
    });
    for (const a of all)
      for (const b of all) {
        if (a === b) continue;
        expect([a, b, reached[a]!.has(b)]).toEqual([a, b, gainOf(a, b) === 0]);
        const parts = order.crossings.some(
          ({ one, other }) => (one === a && other === b) || (one === b && other === a),
        );
        expect(parts).toBe(gainOf(a, b) > 0 && gainOf(b, a) > 0);
      }
  });

  test('has no step that others make up', () => {
    for (const { weak, strong } of order.steps)
      for (const between of all)
        if (between !== weak && between !== strong)
          expect(gainOf(weak, between) === 0 && gainOf(between, strong) === 0).toBe(false);
  });

  test('tells every step and every pair by a smallest puzzle', () => {
    for (const { weak, strong, gain } of order.steps) check(strong, weak, gain);
    for (const { one, other, onlyOne, onlyOther } of order.crossings) {
      check(one, other, onlyOne);
      check(other, one, onlyOther);
    }
  });

  test('has what the definitions say', () => {
    for (const method of RANKED) expect(contains(method, 'sweeps')).toBe(true);
    expect(contains('two-sat', '2,2')).toBe(true);
    expect(contains('repeated', 'two-sat')).toBe(true);
    expect(contains('repeated', 'once')).toBe(true);
    expect(contains('solver1', 'repeated')).toBe(true);
    // counted, not proved
    expect(contains('3,3', 'two-sat')).toBe(true);
    expect(contains('3,2', 'two-sat')).toBe(false);
  });

  test('2-SAT is (2,2)-capable, and probing once is not', () => {
    expect(leftOf('two-sat', '2,2')).toBe(0);
    expect(leftOf('two-sat', '2,3')).toBeGreaterThan(0);
    expect(leftOf('once', '2,2')).toBe(1110);
    for (const { left: none } of hardLeftBy(tally, '5x5', 'repeated')) expect(none).toBe(0);
  });
});
