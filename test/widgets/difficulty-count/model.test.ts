import { describe, expect, test } from 'vitest';
import { difficultyCount } from '../../../src/experiments/difficultyCount.ts';
import type { DifficultyCountSpec } from '../../../src/experiments/difficultyCount.ts';
import { csvOf } from '../../../src/notebook/records/column.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import {
  countSettings,
  columnsOf,
  describeCount,
  hardestOf,
  linesOf,
  rowsOf,
  tableOfRows,
  totalsOf,
  verdictsOn,
} from '../../../src/widgets/difficulty-count/model.ts';
import { storedRun } from '../../../src/stored/fromFile.ts';

const four: DifficultyCountSpec = { height: 4, width: 4, first: 'H' };
const five: DifficultyCountSpec = { height: 5, width: 5, first: 'H' };

function counted(spec: DifficultyCountSpec) {
  const tally = difficultyCount.emptyTally(spec);
  difficultyCount.begin(spec)(0, difficultyCount.units(spec), tally);
  return tally;
}

const { defaults, read, fromLink } = countSettings;

describe('the settings', () => {
  test('count all 5x5 images, rows first, unless told otherwise', () => {
    expect(defaults).toEqual(five);
  });

  test('take sizes that are not square, up to 25 cells', () => {
    expect(read({ height: '6', width: '4', first: 'V' }).values).toEqual({
      height: 6,
      width: 4,
      first: 'V',
    });
  });

  test('say how many columns there may be when there are too many cells', () => {
    const { values, problems } = read({ height: '6', width: '6', first: 'H' });
    expect(values).toBeNull();
    expect(problems.width).toBe(
      '6\u00a0×\u00a06 has 36 cells: too many pictures to try. With 6 rows, type at most 4 columns.',
    );
  });
});

describe('links', () => {
  test.each([{ h: '6', w: '6' }, { h: '9' }, { f: 'X' }, { w: '2.5' }])(
    'that ask for what cannot be counted are refused: %o',
    (values) => expect(() => fromLink(values, defaults)).toThrow(LinkError),
  );
});

describe('a count of 4x4', () => {
  const tally = counted(four);

  test('has every image once', () => {
    expect(totalsOf(tally).all).toBe(65_536);
    expect(totalsOf(tally).simple).toBe(51_234); // 001, Table 3
  });

  test('has nothing published to be compared with', () => {
    expect(rowsOf(four, tally).every(({ published }) => published === null)).toBe(true);
    expect(verdictsOn(four, tally, true).map(({ kind }) => kind)).toEqual(['untested', 'agrees']);
    expect(verdictsOn(four, tally, true)[1]?.text).toBe(
      'Wensveen, Table 3, 4\u00a0×\u00a04, Simple: simple 4\u00a0×\u00a04 pictures: 51,234 (78.18\u00a0%). Ours: 51,234 (78.18\u00a0%).',
    );
    expect(verdictsOn(four, { ...tally, notSimple: 14_303 }, true)[1]?.kind).toBe('differs');
    expect(verdictsOn(four, tally, false)).toHaveLength(1);
  });

  test('shows its hardest images, each with the difficulty that it claims', () => {
    const hardest = hardestOf(four, tally);
    expect(hardest.length).toBeGreaterThan(0);
    expect(rowsOf(four, tally)).toHaveLength(tally.hardest.difficulty);
    expect(describeCount(four, tally)).toContain(
      `the greatest difficulty is ${tally.hardest.difficulty}`,
    );
  });

  test('is the stored one', async () => {
    expect(storedRun('difficulty-count 4x4').tally).toEqual(tally);
  });

  test('writes all rows and the images that are not simple', () => {
    const csv = csvOf(columnsOf(four, tally, true), linesOf(four, tally, false))
      .trim()
      .split('\r\n');
    expect(csv).toHaveLength(tally.hardest.difficulty + 2);
    expect(csv.at(-1)).toBe('not simple,14302,');
  });
});

describe('the verdict on 5x5', () => {
  test('finds all rows of Figure 4 equal in the stored count', async () => {
    const count = storedRun('difficulty-count 5x5');
    const verdicts = verdictsOn(five, count.tally, true);
    expect(verdicts).toEqual([
      {
        kind: 'agrees',
        text: 'All 17 rows are equal to those of Batenburg & Kosters, Figure 4, column 2.',
      },
    ]);
    expect(tableOfRows(five, count.tally, true).rows.every((row) => row[4] !== 'not equal')).toBe(
      true,
    );
  });

  test('names the rows that differ', async () => {
    const count = storedRun('difficulty-count 5x5');
    const simple = count.tally.simple.slice();
    simple[3] = 9_367_028;
    const [verdict] = verdictsOn(five, { ...count.tally, simple }, true);
    expect(verdict?.kind).toBe('differs');
    expect(verdict?.text).toContain('at difficulty 3.');
  });

  test('waits for the last image', async () => {
    const count = storedRun('difficulty-count 5x5');
    expect(verdictsOn(five, count.tally, false)[0]?.kind).toBe('untested');
  });
});
