import { describe, expect, test } from 'vitest';
import { readProbing, storeProbing } from '../../src/experiments/storedSequences.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { createFastProbe } from '../../src/engine/probe/fastProbe.ts';
import { STANDSTILL } from '../../src/engine/sweep/fastSolver.ts';
import { imageFromIndex, indexOfImage } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { d4Class, reflect } from '../../src/engine/board/symmetry.ts';
import { probingCensus } from '../../src/experiments/probingCensus.ts';
import type { ProbingTally } from '../../src/experiments/sequences.ts';
import {
  categoriesOf,
  formatSequence,
  sequenceClass,
  sequenceRows,
  summarise,
} from '../../src/experiments/sequences.ts';

function count(height: number, width: number): ProbingTally {
  const spec = { height, width };
  probingCensus.check(spec);
  const tally = probingCensus.emptyTally(spec);
  probingCensus.begin(spec)(0, probingCensus.units(spec), tally);
  return tally;
}

/** Every image for itself, no symmetry. */
function slowCount(height: number, width: number): ProbingTally {
  const tally = probingCensus.emptyTally({ height, width });
  const prober = createFastProbe(height, width);
  for (let index = 0; index < 2 ** (height * width); index++) {
    const image = imageFromIndex(height, width, index);
    const turned = reflect(image, 'left-right');
    const all =
      height === width
        ? d4Class(image)
        : [image, turned, reflect(image, 'top-bottom'), reflect(turned, 'top-bottom')];
    const isFirst = Math.min(...all.map((one) => Number(indexOfImage(one)))) === index;
    prober.simple.setImage(image.cells);
    const stands = prober.simple.run('H') === STANDSTILL;
    if (stands) prober.probe();
    const sequence = stands
      ? Array.from(prober.sequence.subarray(0, prober.length).toSorted(), (category) =>
          category.toString(16),
        ).join('')
      : '';
    const kind = stands ? 1 + ['unique', 'two', 'rest'].indexOf(sequenceClass(sequence)) : 0;
    tally.images[kind]! += 1;
    if (isFirst) tally.groups[kind]! += 1;
    if (!stands) continue;
    const row = tally.sequences.get(sequence) ?? { images: 0, groups: 0, first: index, unique: 0 };
    row.images++;
    if (isFirst) row.groups++;
    if (solve(puzzleOf(image), { most: 100 }).solutions.length === 1) row.unique++;
    tally.sequences.set(sequence, row);
  }
  return tally;
}

describe('probingCensus', () => {
  test('counts small sizes as every image for itself gives them', () => {
    for (const [height, width] of [
      [3, 3],
      [3, 4],
      [4, 3],
      [2, 6],
      [1, 4],
    ] as const)
      expect(count(height, width)).toEqual(slowCount(height, width));
  });

  test('gives Table 3 and the numbers of sequences for 4x4', () => {
    const tally = count(4, 4);
    expect([...tally.images]).toEqual([51_234, 1128, 10_100, 3074]);
    const rows = sequenceRows(tally);
    const sizes = (['unique', 'two', 'rest'] as const).map(
      (kind) => rows.filter((row) => row.class === kind).length,
    );
    expect(sizes).toEqual([11, 23, 31]);
    // the longest pure sequence of Table 5
    expect(tally.sequences.get('f'.repeat(16))).toMatchObject({ images: 12, unique: 0 });
  });

  test('refuses sizes of more than 25 cells', () => {
    expect(() => probingCensus.check({ height: 6, width: 5 })).toThrow(
      'number of cells must be a whole number from 1 to 25: 30',
    );
    expect(() => probingCensus.check({ height: 3, width: 7 })).toThrow('width must be');
  });
});

describe('stored sequences', () => {
  test('are read as they were written', () => {
    for (const [height, width] of [
      [4, 4],
      [3, 5],
      [1, 2],
    ] as const) {
      const tally = count(height, width);
      const all = 2 ** (height * width);
      expect(readProbing(JSON.parse(JSON.stringify(storeProbing(tally))), all, all)).toEqual(tally);
    }
    expect(storeProbing(count(4, 4)).sequences.split(' ')[0]).toMatch(/^b4e4,9o,/); // 348 images
  });

  test('keep symmetry classes and unique images that are not the usual ones', () => {
    const tally: ProbingTally = {
      images: Float64Array.of(1, 4, 0, 48),
      groups: Float64Array.of(1, 1, 0, 8),
      sequences: new Map([
        ['444', { images: 24, groups: 5, first: 7, unique: 8 }],
        ['445', { images: 24, groups: 3, first: 9, unique: 8 }],
        ['be', { images: 4, groups: 1, first: 3, unique: 4 }],
      ]),
    };
    expect(readProbing(storeProbing(tally), 2 ** 16, 53)).toEqual(tally);
  });

  test('refuses words that are none', () => {
    const classes = { images: [0, 0, 0, 0], groups: [0, 0, 0, 0] };
    for (const sequences of ['b4e4', 'b4,zz', 'x1,1,1', 'b4,?,?'])
      expect(() => readProbing({ ...classes, sequences }, 2 ** 16, 1)).toThrow('no sequence');
  });

  test('refuses sequences out of their order, or twice, and sums that do not come out', () => {
    const { sequences, ...classes } = storeProbing(count(3, 3));
    const [first = '', second = ''] = sequences.split(' ');
    const read =
      (words: string, part: object = {}) =>
      () =>
        readProbing({ ...classes, ...part, sequences: words }, 512, 512);
    expect(read(sequences)).not.toThrow();
    expect(read(`${second} ${first}`)).toThrow('out of its order');
    expect(read(`${first} ${first}`)).toThrow('out of its order');
    expect(read(first)).toThrow('images of the sequences of class rest: ');
    expect(read(sequences, { images: [385, 0, 118, 10] })).toThrow('513 instead of 512');
    expect(read(sequences, { groups: [78, 0, 22, 3] })).toThrow('groups of the sequences');
  });
});

describe('rows of sequences', () => {
  test('are written as the thesis prints them', () => {
    expect(formatSequence('8bef')).toBe('8 11 14 15');
    expect(categoriesOf('06d')).toEqual([0, 6, 13]);
  });

  test('are summed up: lengths, and how often each category is in a sequence', () => {
    const row = { images: 8, groups: 1, first: 0, unique: 0, class: 'rest' as const };
    expect(
      summarise([
        { ...row, sequence: '4455' },
        { ...row, sequence: '45588', images: 16, groups: 2, unique: 3 },
      ]),
    ).toEqual({
      sequences: 2,
      images: 24,
      groups: 3,
      unique: 3,
      least: 4,
      greatest: 5,
      categories: [
        [4, 1, 2],
        [5, 2, 2],
        [8, 0, 2],
      ],
    });
  });
});
