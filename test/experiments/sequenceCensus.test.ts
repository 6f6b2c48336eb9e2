import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import stored4x5 from '../../public/results/probing-4x5.json' with { type: 'json' };
import stored5x5 from '../../public/results/probing-5x5.json' with { type: 'json' };
import { createPuzzleWalk } from '../../src/engine/census/puzzleWalk.ts';
import { createSmallBoard } from '../../src/engine/census/smallFourBoard.ts';
import { createSmallProbe } from '../../src/engine/census/smallProbe.ts';
import { probingCensus } from '../../src/experiments/probingCensus.ts';
import { sequenceCensus, sequenceNumbers } from '../../src/experiments/sequenceCensus.ts';
import type { SequenceCensusTally } from '../../src/experiments/sequenceCensus.ts';
import {
  addToTable,
  emptyTable,
  forSequences,
  readSequenceNumber,
  readTable,
  sequenceNumber,
  writeTable,
} from '../../src/experiments/sequenceTable.ts';
import { categoriesOf, sequenceClass } from '../../src/experiments/sequences.ts';
import type { ProbingTally } from '../../src/experiments/sequences.ts';
import { readProbing } from '../../src/experiments/storedSequences.ts';

function count(height: number, width: number): SequenceCensusTally {
  const spec = { height, width };
  sequenceCensus.check(spec);
  const tally = sequenceCensus.emptyTally(spec);
  sequenceCensus.begin(spec)(0, sequenceCensus.units(spec), tally);
  return tally;
}

/** Images, and uniquely solvable ones, by the number of the sequence. */
function tableOf({ sequences }: SequenceCensusTally): readonly (readonly number[])[] {
  const rows: number[][] = [];
  forSequences(sequences, (...row) => rows.push(row));
  return rows;
}

const rowsOf = ({ sequences }: ProbingTally): readonly (readonly number[])[] =>
  Array.from(sequences, ([sequence, { images, unique }]) => [
    sequenceNumber(categoriesOf(sequence)),
    images,
    unique,
  ]).toSorted(([a = 0], [b = 0]) => a - b);

/** Pure sequences of the classes unique and two, and their images. */
const pureOf = ({ sequences }: ProbingTally): readonly object[] =>
  [/^[be]+$/, /^f+$/].map((pure) => {
    const rows = [...sequences].filter(([sequence]) => pure.test(sequence));
    return {
      sequences: rows.length,
      images: rows.reduce((sum, [, { images }]) => sum + images, 0),
    };
  });

/** Sequences of eight images or fewer, by class. */
const seldomOf = ({ sequences }: ProbingTally): readonly number[] =>
  ['unique', 'two', 'rest'].map(
    (kind) =>
      [...sequences].filter(
        ([sequence, { images }]) => images <= 8 && sequenceClass(sequence) === kind,
      ).length,
  );

const probed = (height: number, width: number): ProbingTally => {
  const tally = probingCensus.emptyTally({ height, width });
  probingCensus.begin({ height, width })(0, 2 ** (height * width), tally);
  return tally;
};

describe('sequenceCensus', () => {
  test.each([
    [2, 2],
    [3, 3],
    [3, 4],
    [4, 3],
    [2, 6],
    [1, 4],
    [4, 4],
  ] as const)('counts by puzzle what is counted image by image: %i x %i', (height, width) => {
    const [ours, theirs] = [count(height, width), probed(height, width)];
    expect([...ours.images]).toEqual([...theirs.images]);
    expect(tableOf(ours)).toEqual(rowsOf(theirs));
  });

  test('gives the stored sequences of 4x5 and 5x5, each with its images and those of one solution', () => {
    for (const [height, { tally }] of [
      [4, stored4x5],
      [5, stored5x5],
    ] as const) {
      const all = 2 ** (height * 5);
      const [ours, theirs] = [count(height, 5), readProbing(tally, all, all)];
      expect([...ours.images]).toEqual([...theirs.images]);
      expect(tableOf(ours)).toEqual(rowsOf(theirs));
      if (height === 4) continue;
      const { simple, classes } = sequenceNumbers(ours);
      expect([simple, ...classes.map(({ images }) => images)]).toEqual([
        24_976_511, 330_602, 5_526_788, 2_720_531,
      ]);
      expect(classes.map(({ sequences }) => sequences)).toEqual([3665, 3583, 15_586]);
      // Table 9, and the 282 sequences of uniquely solvable images that it is a part of
      expect(classes[2]).toMatchObject({
        alone: 242,
        mixed: { sequences: 40, images: 2380, unique: 340 },
        pure: { sequences: 0, images: 0 },
        unique: 2462,
      });
      expect(classes.map(({ shortest, longest }) => [shortest, longest])).toEqual([
        [8, 25],
        [4, 25],
        [6, 25],
      ]);
      expect(classes[1]!.most).toMatchObject({ images: 4_363_030 });
      expect(classes[1]!.most?.cells[15]).toBe(4);
      // Tables 7 and 8
      expect(classes.slice(0, 2).map(({ pure }) => pure)).toEqual(pureOf(theirs));
      expect(classes.map(({ seldom }) => seldom)).toEqual(seldomOf(theirs));
    }
  });

  test('knows the sequence of rings without a probe', () => {
    const seen = new Set<number>();
    for (const side of [4, 5]) {
      const walk = createPuzzleWalk(side, side);
      const board = createSmallBoard(side, side);
      const prober = createSmallProbe(side, side);
      for (let unit = 0; unit < walk.tuples; unit += side === 4 ? 1 : 7)
        walk.visit(unit, 'all', (solutions) => {
          if (!walk.hasPairsOnly()) return;
          walk.writeTo(board);
          prober.probeBoard(board);
          expect(prober.length).toBe(walk.unknownCells());
          const category = solutions === 2 ? 15 : 5;
          expect([...prober.sequence.subarray(0, prober.length)]).toEqual(
            Array.from({ length: prober.length }, () => category),
          );
          seen.add(solutions);
        });
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual([2, 4]);
  });

  test('refuses sizes that it has no tables for', () => {
    expect(() => sequenceCensus.check({ height: 7, width: 3 })).toThrow('height must be');
    expect(() => sequenceCensus.check({ height: 6, width: 0 })).toThrow('width must be');
  });
});

describe('the number of a sequence', () => {
  test('tells what it has of each category', () => {
    const into = new Uint8Array(16);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 36 }), (categories) => {
        readSequenceNumber(sequenceNumber(categories), into);
        const expected = new Uint8Array(16);
        for (const category of categories) expected[category]! += 1;
        expect(into).toEqual(expected);
      }),
    );
    expect(sequenceNumber([])).toBe(0);
    // the choices of 16 of 52 things, less 1: the last of them has its cells at the first category of the order
    expect(sequenceNumber(new Uint8Array(36).fill(9))).toBe(10_363_194_502_114);
    for (const none of [-1, 0.5, 10_363_194_502_115, NaN])
      expect(() => readSequenceNumber(none, into)).toThrow('no number of a sequence');
  });
});

describe('a table of sequences', () => {
  test('is the same in whatever order they came', () => {
    const rows = Array.from({ length: 500 }, (_, at) => [(at * at * 7919) % 1e12, at + 1] as const);
    const [there, back] = [rows, rows.toReversed()].map((order) => {
      const table = emptyTable();
      for (const [number, images] of order) addToTable(table, number, images, images % 2);
      return table;
    });
    expect(there).toEqual(back);
    expect(there!.count).toBe(new Set(rows.map(([number]) => number)).size);
  });

  test('is read as it was written, and refused when it is damaged', () => {
    const { sequences } = count(4, 4);
    const text = writeTable(sequences);
    expect(readTable(text, 65_536)).toEqual(sequences);
    expect(() => readTable(`${text}!`, 65_536)).toThrow('cut off or damaged');
    expect(() => readTable(text.slice(0, -1), 65_536)).toThrow('cut off or damaged');
    expect(() => readTable('AA', 65_536)).toThrow('there twice');
    expect(() => readTable(text, 100)).toThrow('cannot be');
    expect(() => readTable('________________A', 65_536)).toThrow('no number');
  });

  test('that does not add up is refused', () => {
    const spec = { height: 4, width: 4 };
    const stored = sequenceCensus.toStored(count(4, 4)) as {
      readonly images: readonly number[];
    };
    const [simple = 0, unique = 0, two = 0, rest = 0] = stored.images;
    const read = (change: object) => () =>
      sequenceCensus.fromStored({ ...stored, ...change }, spec);
    expect(read({})).not.toThrow();
    expect(read({ images: [simple, unique - 8, two + 8, rest] })).toThrow('of class 1');
    expect(read({ uniqueRest: 8 })).toThrow('uniquely solvable images, rest');
  });
});
