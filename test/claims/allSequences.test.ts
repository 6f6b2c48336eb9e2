// All sequences of 6x6: what their count comes to is what other counts say of the same pictures, and parts of it come out again.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseShard } from '../../scripts/research/shards/shard.ts';
import { verify } from '../../scripts/research/shards/verify.ts';
import { allSequencesFile, largerSequences } from '../../src/claims/001/allSequences.ts';
import { censuses } from '../../src/claims/censuses.ts';
import { sequenceCensus, sequenceNumbers } from '../../src/experiments/sequenceCensus.ts';
import {
  allSequences,
  differentOf,
  differentTable,
  frequentTable,
  sequencesSeconds,
  toldClasses,
} from '../../src/facts/allSequences.ts';
import { decidingShare, meanLengths } from '../../src/facts/longerSequences.ts';
import { comparedTable, pureImages } from '../../src/facts/sequences.ts';
import { sixAll, sixRun } from '../../src/facts/sixBySix.ts';
import { grouped } from '../../src/notebook/plain/numbers.ts';
import { stored } from '../../src/stored/fromFile.ts';

const { simple, classes } = allSequences[6];
const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

describe('all sequences of 6x6, beside the count picture by picture', () => {
  test('are of the pictures of each class, and of those with one solution', () => {
    expect([simple, ...classes.map(({ images }) => images)]).toEqual(sixAll.classes);
    expect(classes.map(({ unique }) => unique)).toEqual([sixAll.classes[1], 0, sixAll.uniqueRest]);
  });

  test('have its lengths, and as many cells together', () => {
    const { lengths } = sixRun.seen;
    expect(classes.map(({ shortest, longest }) => [shortest, longest])).toEqual(
      lengths.map((of) => [of[0]?.[0], of.at(-1)?.[0]]),
    );
    expect(classes.map(({ cells }) => sum(cells))).toEqual(
      lengths.map((of) => sum(of.map(([length = 0, images = 0]) => length * images))),
    );
  });

  test('have its categories, each in no more cells than its pictures allow', () => {
    const { categories } = sixRun.seen;
    expect(classes.map((one) => one.categories.map(([category]) => category))).toEqual(
      categories.map((of) => of.map(([category]) => category)),
    );
    for (const [at, of] of categories.entries())
      for (const [category = 0, images = 0] of of) {
        const cells = classes[at]?.cells[category] ?? 0;
        const [, , most = 0] = classes[at]?.categories.find(([one]) => one === category) ?? [];
        expect(cells).toBeGreaterThanOrEqual(images);
        expect(cells).toBeLessThanOrEqual(most * images);
      }
  });

  test('have short parts, two of which come out again', async () => {
    const named = censuses.find(({ id }) => id === allSequencesFile.name)!;
    const run = parseShard(readFileSync('public/results/sequences-6x6.json', 'utf8'), '');
    const { verified } = await verify(
      named.id,
      named.census,
      run,
      [2, 5000],
      () => {},
      () => false,
    );
    expect(verified).toMatchObject({ parts: 2, compared: 2, differ: [] });
  });
});

test('are as many, and took as long, as the text on clusters says', () => {
  const text = readFileSync('docs/clusters.md', 'utf8');
  expect(text).toContain(`all ${grouped(differentOf(6))} sorted probing sequences`);
  expect(text).toContain(`in ${grouped(sequencesSeconds)} seconds`);
});

describe('the same sums', () => {
  test('of 4x4 and 5x5 are those of the thesis', () => {
    expect(differentTable.rows.map((row) => row.slice(1, 3))).toEqual([
      ['11', '3,665'],
      ['23', '3,583'],
      ['31', '15,586'],
      ['65', '22,834'],
    ]);
    const [unique, two, rest] = toldClasses(5);
    expect([unique?.pure, two?.pure]).toEqual([13, 7]);
    expect([unique?.pureShare, two?.pureShare]).toEqual([
      pureImages('unique') / 330_602,
      pureImages('two') / 5_526_788,
    ]);
    // Table 9
    const mixed = comparedTable(9).total.unique ?? 0;
    expect(rest?.tellingShare).toBe((2462 - mixed) / 2462);
  });

  test('of 4x4 come from its puzzles, too', () => {
    const spec = { height: 4, width: 4 };
    const tally = sequenceCensus.emptyTally(spec);
    sequenceCensus.begin(spec)(0, sequenceCensus.units(spec), tally);
    expect(sequenceNumbers(tally)).toEqual(allSequences[4]);
  });

  test('tell the mean lengths that the ledger has', () => {
    const { five, six } = largerSequences.read(stored).ours;
    expect(meanLengths(5)).toEqual(five.map((mean) => mean.toFixed(1)));
    expect(meanLengths(6)).toEqual(six.map((mean) => mean.toFixed(1)));
  });
});

describe('what the companion says of them', () => {
  test('nearly half of the class unique are rare, and the most frequent are the same on both boards', () => {
    const [unique] = toldClasses(6);
    expect(unique!.seldom / unique!.sequences).toBeGreaterThan(0.45);
    expect(unique!.seldom / unique!.sequences).toBeLessThan(0.5);
    expect(toldClasses(5).map(({ frequent }) => frequent)).toEqual(
      frequentTable.rows.map(([, frequent]) => frequent),
    );
  });

  test('on six by six there are more of them in each class, and a sequence of the rest tells less', () => {
    for (const [at, { sequences }] of classes.entries())
      expect(sequences).toBeGreaterThan(allSequences[5].classes[at]!.sequences);
    expect(differentOf(6)).toBe(sum(classes.map(({ sequences }) => sequences)));
    expect(toldClasses(6)[2]!.tellingShare).toBeLessThan(toldClasses(5)[2]!.tellingShare);
    expect(decidingShare(6)).toBeLessThan(decidingShare(5));
  });
});
