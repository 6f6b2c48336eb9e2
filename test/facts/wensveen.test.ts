// What the companion of the thesis says beside its tables: the loop, the refined stars, the sequences of pairs.
import { expect, test } from 'vitest';
import { loopTable } from '../../src/facts/fullSweep.ts';
import { decidedByPairs, futureTable, pairSequences } from '../../src/facts/pairSequences.ts';
import { refinedStars } from '../../src/facts/probingCounts.ts';
import { sequenceClaim } from '../../src/facts/sequences.ts';

const inPercent = (text: string): number => Number(text.replace(/\s%$/, ''));
const isFalling = (list: readonly number[]): boolean =>
  list.every((value, at) => at === 0 || value < list[at - 1]!);

test('the loop of Figure 7 solves the simple puzzle in its fifth pass, and finds nothing of the other', () => {
  const simple = loopTable.rows.map((row) => row[2] ?? '');
  expect(simple.findIndex((found) => found.endsWith(': solved'))).toBe(4);
  expect(loopTable.rows.map((row) => row[3])).toEqual(loopTable.rows.map(() => 'nothing'));
});

test('with more unknown cells fewer probes are useful, and with three stars fewer than with two', () => {
  const [, two = [], , three = []] = refinedStars.rows.map((row) => row.slice(1).map(inPercent));
  expect(two).toHaveLength(5);
  expect(isFalling(two)).toBe(true);
  expect(isFalling(three)).toBe(true);
  for (const [at, share] of two.entries()) expect(three[at]).toBeLessThan(share);
});

test('futures of a pair meet more contradictions than those of a cell, and fewer of them are silent', () => {
  for (const at of [0, 2]) {
    const [cell = [], pair = []] = futureTable.rows
      .slice(at, at + 2)
      .map((row) => row.slice(1).map(inPercent));
    expect(pair[2]).toBeGreaterThan(cell[2]!);
    expect(pair[0]).toBeLessThan(cell[0]!);
  }
});

test('no sequence of pairs leaves it open whether there is one solution, as sequences of cells do', () => {
  expect(pairSequences).toMatchObject({ four: 65, mixed: 0, left: 1 });
  expect(sequenceClaim('4.2-rest-mixed').ours).toBe(40);
  expect(decidedByPairs(5).left).toBe(8);
});
