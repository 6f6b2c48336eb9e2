import { describe, expect, test } from 'vitest';
import { probingCensus } from '../../../src/experiments/probingCensus.ts';
import { readStored } from '../../../src/stored/fromFile.ts';
import { atOnce, censusFile } from '../../../src/stored/probing.ts';
import * as model from '../../../src/widgets/probing-census/model.ts';
import type { Census } from '../../../src/widgets/probing-census/model.ts';
import { censusPicture } from '../../../src/widgets/probing-census/picture.ts';
import * as tables from '../../../src/widgets/probing-census/tables.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';

function count(height: number, width: number, units?: number): Census {
  const spec = { height, width };
  const tally = probingCensus.emptyTally(spec);
  probingCensus.begin(spec)(0, units ?? probingCensus.units(spec), tally);
  return model.censusOf(spec, tally.images, tally.groups, model.rowsOfTally(tally));
}

function storedFive(): Census {
  const stored = atOnce('5x5', readStored(censusFile('5x5')));
  return model.censusOf(stored.spec, stored.images, stored.groups, stored.rows);
}

const four = count(4, 4);
const five = storedFive();
const cellsOf = (table: { rows: readonly (readonly string[])[] }, row: number): readonly string[] =>
  table.rows[row] ?? [];

describe('a census', () => {
  test('of 4x4 has the numbers of Table 3 and the numbers of rows of Tables 4 to 6', () => {
    expect(model.verdictOn(four).kind).toBe('agrees');
    const table = tables.classTable(four);
    expect(cellsOf(table, 1)).toEqual([
      'unique',
      '1,128',
      '1.72',
      '1,128 (1.72\u00a0%)',
      'equal',
      '157',
      '11',
      '11, equal',
      '8 to 16',
    ]);
    expect(cellsOf(table, 4).slice(0, 5)).toEqual(['all', '65,536', '100.00', '65,536', 'equal']);
  });

  test('of 5x5, as stored, has those of Table 3 and of section 4.2', () => {
    expect(model.verdictOn(five).kind).toBe('agrees');
    const table = tables.classTable(five);
    expect([1, 2, 3].map((row) => cellsOf(table, row).slice(6, 8))).toEqual([
      ['3,665', '3,665, equal'],
      ['3,583', '3,583, equal'],
      ['15,586', '15,586, equal'],
    ]);
  });

  test('that is partial says so and is not compared', () => {
    const part = count(4, 4, 30_000);
    expect(part.complete).toBe(false);
    expect(model.verdictOn(part).kind).toBe('untested');
    expect(tables.describeCensus(part)).toContain('(partial)');
    expect(tables.classTable(part).rows.flat()).not.toContain('equal');
    expect(tables.classTable(part).caption).toContain('so far');
  });

  test('with a wrong number is told from the table', () => {
    const [simple, unique, ...others] = four.classes;
    if (simple === undefined || unique === undefined) throw new Error('no classes');
    const wrong = {
      ...four,
      classes: [
        { ...simple, images: simple.images - 1 },
        { ...unique, images: unique.images + 1 },
        ...others,
      ],
    };
    expect(model.verdictOn(wrong)).toMatchObject({ kind: 'differs' });
    expect(model.verdictOn(wrong).text).toMatch(/simple, unique/);
  });

  test('of a size without numbers in the thesis is shown alone', () => {
    const small = count(2, 3);
    expect(model.verdictOn(small)).toEqual({
      kind: 'untested',
      text: 'The thesis has no numbers for 2\u00a0×\u00a03.',
    });
    expect(tables.classTable(small).columns).toHaveLength(6);
    expect(model.publishedFor({ height: 6, width: 6 })).toBeNull(); // a part of it only
  });
});

const presences = (census: Census, at: number) => {
  const summary = census.classes[at]?.summary;
  if (summary === null || summary === undefined) throw new Error('no sequences');
  return Array.from({ length: 16 }, (_, one) => model.presenceOf(summary, one));
};

const categoriesWith = (census: Census, at: number, presence: model.Presence): number[] =>
  presences(census, at).flatMap((one, category) => (one.presence === presence ? [category] : []));

describe('categories', () => {
  test('of the unique ones of 4x4 are those that the thesis names', () => {
    expect(categoriesWith(four, 1, 'every')).toEqual([11, 14]);
    expect(categoriesWith(four, 1, 'some')).toEqual([6, 8, 9, 12]);
    expect([11, 14].map((category) => presences(four, 1)[category]?.least)).toEqual([3, 4]);
  });

  test('of 5x5: no sequence of a unique picture needs both 11 and 14', () => {
    expect(categoriesWith(five, 1, 'every')).toEqual([]);
    expect(categoriesWith(five, 2, 'every')).toEqual([15]);
    expect(categoriesWith(five, 3, 'none')).toEqual([0, 10, 11, 14, 15]);
  });

  test('are drawn as squares and dots, sixteen a class', () => {
    const markup = toMarkup(censusPicture(five, 'test'));
    const marks = (name: string): number[] =>
      [...markup.matchAll(new RegExp(`class="${name}" d="([^"]*)"`, 'g'))].map(
        ([, d = '']) => d.match(/M/g)?.length ?? 0,
      );
    const [every, some, none] = [marks('census-every'), marks('census-some'), marks('census-none')];
    expect(every.map((n, at) => n + (some[at] ?? 0) + (none[at] ?? 0))).toEqual([16, 16, 16]);
    expect(every).toEqual([0, 1, 0]);
    expect(tables.describeClass(four.classes[2]!)).toBe(
      'exactly two: in every sequence 15; in some 6, 8, 9, 12',
    );
  });

  test('have a table of least and greatest numbers', () => {
    expect(cellsOf(tables.categoryTable(four), 15)).toEqual(['15', '–', '2 to 16', '–']);
  });
});

test('Table 3 is quoted with the row of 6x6', () => {
  const { rows } = tables.printedTable();
  expect(rows).toHaveLength(3);
  expect(rows[2]?.[0]).toBe('6\u00a0×\u00a06');
  expect(rows[2]?.[5]).toBe('30,000,000,000 of 68,719,476,736');
});

describe('the settings', () => {
  const { read } = model.probingSettings;

  test('keep what cannot be read, with a message', () => {
    expect(read({ height: '6', width: '5' }).problems.width).toMatch(
      /30 cells: too many.*at most 4 columns/,
    );
    expect(read({ height: 'x', width: '5' }).problems.height).toMatch(/not a number/);
    expect(read({ height: '5', width: '5' }).values).toEqual({ height: 5, width: 5 });
  });
});

test('the CSV has a row for each class', () => {
  const lines = tables.csvOf(four).trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[2]).toMatch(/^unique,1128,157,11,8,16,/);
});
