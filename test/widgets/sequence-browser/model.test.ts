import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoredSize } from '../../../src/stored/probing.ts';
import {
  PROBED_REST,
  PROBED_SIMPLE,
  createSmallProbe,
} from '../../../src/engine/census/smallProbe.ts';
import { probingCensus } from '../../../src/experiments/probingCensus.ts';
import { sequenceRows } from '../../../src/experiments/sequences.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import { readStored } from '../../../src/stored/fromFile.ts';
import { atOnce, censusFile, sidesOf } from '../../../src/stored/probing.ts';
import { fileRows } from '../../../src/widgets/sequence-browser/files.ts';
import * as model from '../../../src/widgets/sequence-browser/model.ts';
import type {
  SequenceBrowserFound,
  SequenceList,
} from '../../../src/widgets/sequence-browser/model.ts';
import { parseQuery } from '../../../src/widgets/sequence-browser/queryText.ts';
import { tableOf, thesisTables } from '../../../src/widgets/sequence-browser/tables.ts';
import {
  exampleSearches,
  foundSentence,
  printed,
  rowSentence,
  shortWords,
  titleOf,
} from '../../../src/widgets/sequence-browser/words.ts';

const stored = (size: StoredSize): SequenceList =>
  model.listOf(size, atOnce(size, readStored(censusFile(size))));
const four = stored('4x4');
const five = stored('5x5');
const usual = model.defaultState({});

const find = (
  list: SequenceList,
  text: string,
  part: Partial<model.BrowserState> = {},
): SequenceBrowserFound => model.findRows(list, parseQuery(text), text, { ...usual, ...part });

const thesis = (number: number): SequenceBrowserFound => {
  const table = thesisTables.find((one) => one.number === number);
  if (table === undefined) throw new Error(`no table ${number}`);
  return find(table.size === '4x4' ? four : five, table.query);
};
const kinds = ({ comparison }: SequenceBrowserFound): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { kind } of comparison?.verdicts.values() ?? [])
    counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

describe('the stored sequences', () => {
  test('of 4x4 are those that a census finds, each with its counts', () => {
    const spec = { height: 4, width: 4 };
    const tally = probingCensus.emptyTally(spec);
    probingCensus.begin(spec)(0, probingCensus.units(spec), tally);
    expect(four.rows).toMatchObject(sequenceRows(tally));
    expect(four.rows).toHaveLength(tally.sequences.size);
    for (const { counts, sequence } of five.rows.slice(0, 500))
      for (let category = 0; category < 16; category++)
        expect(counts[category]).toBe(sequence.split(category.toString(16)).length - 1);
  });

  test('have an example whose puzzle has this sequence', () => {
    for (const list of [four, five]) {
      const prober = createSmallProbe(...sidesOf(list.size));
      for (const row of list.rows.filter((_, at) => at % 97 === 0)) {
        const { result, number } = model.exampleOf(list.size, row);
        const sorted = result.sequence.toSorted((a, b) => a - b);
        expect(sorted.join(' ')).toBe(printed(row));
        const kind = prober.probe(number);
        expect(kind > PROBED_SIMPLE && kind <= PROBED_REST).toBe(true);
        expect(result.class).toBe(row.class);
      }
    }
  });
});

describe('Tables 4 to 9', () => {
  test('are the rows of their searches, and nothing else of the thesis is', () => {
    expect(thesisTables.map(({ number }) => thesis(number).rows.length)).toEqual([
      11, 23, 31, 13, 7, 40,
    ]);
    expect(thesis(6).images).toBe(3074);
    expect(find(four, 'length 9').comparison).toBeNull();
    expect(find(five, 'class unique').comparison).toBeNull();
  });

  test('are recognised however their search is typed', () => {
    expect(tableOf('5x5', ' class = unique, PURE ')?.number).toBe(7);
    expect(tableOf('4x4', 'exactly two')?.number).toBe(5);
    expect(tableOf('4x4', 'exactly two or rest')).toBeNull();
  });

  test('5 and 6 are ours row by row', () => {
    expect(kinds(thesis(5))).toEqual({ equal: 23 });
    expect(kinds(thesis(6))).toEqual({ equal: 31 });
    expect(thesis(5).comparison?.summary).toBe(
      '23 of its 23 rows agree in the number of pictures. The total printed, 10,100 pictures, is ours too.',
    );
  });

  test('4 and 8 agree in all numbers; what the text lost is told', () => {
    expect(kinds(thesis(4)).differs).toBeUndefined();
    expect(kinds(thesis(4)).cut).toBeGreaterThan(0);
    expect(kinds(thesis(8)).differs).toBeUndefined();
    const verdict = thesis(8).comparison?.verdicts.get('f'.repeat(16));
    expect(verdict).toEqual({
      kind: 'cut',
      published: '10,678',
      text: 'equal, cut off in the text',
    });
    expect(thesis(4).comparison?.missing).toEqual([]);
  });

  test('7 repeats the number of the row before in the row of length 15', () => {
    const { comparison, images } = thesis(7);
    const wrong = [...(comparison?.verdicts ?? [])].filter(([, { kind }]) => kind === 'differs');
    expect(wrong).toEqual([
      ['b'.repeat(8) + 'e'.repeat(7), { kind: 'differs', published: '4,716', text: 'differs' }],
    ]);
    expect(images).toBe(114_482);
    expect(comparison?.summary).toContain('12 of its 13 rows agree');
    expect(comparison?.summary).toContain('printed is 118,262 pictures; ours is 114,482');
  });

  test('9 has two neighbouring rows exchanged; its totals are right', () => {
    const found = thesis(9);
    expect(kinds(found)).toEqual({ equal: 38, differs: 2 });
    expect([found.solvable, found.images]).toEqual([340, 2380]);
    expect(found.comparison?.verdicts.get('44666678888999999cdd')?.published).toBe('8/24');
  });
});

describe('the order of rows', () => {
  test('sorts by any column, both ways, and keeps equal ones in the order of the thesis', () => {
    fc.assert(
      fc.property(fc.constantFrom(...model.orders), fc.boolean(), (order, down) => {
        const rows = find(four, '', { order, down }).rows;
        expect(new Set(rows)).toEqual(new Set(four.rows));
        const keys = rows.map((row) =>
          order === 'table'
            ? four.rows.indexOf(row)
            : order === 'sequence'
              ? row.sequence
              : {
                  length: row.sequence.length,
                  images: row.images,
                  classes: row.groups,
                  solvable: row.unique,
                }[order],
        );
        for (const [at, key] of keys.entries()) {
          const before = keys[at - 1];
          if (before === undefined) continue;
          expect(down ? before >= key : before <= key).toBe(true);
          if (before === key)
            expect(four.rows.indexOf(rows[at - 1]!)).toBeLessThan(four.rows.indexOf(rows[at]!));
        }
      }),
    );
  });

  test('puts the chosen row on its page, or takes the first one', () => {
    const found = find(five, 'class rest');
    const row = found.rows[30]!;
    expect(model.chosenRow(found, { chosen: row.sequence })).toEqual({ row, at: 30 });
    expect(model.chosenRow(found, { chosen: 'ffff' })?.at).toBe(0);
    expect(model.chosenRow(find(five, 'length 99'), { chosen: null })).toBeNull();
    expect(model.pagesOf(find(five, ''))).toBe(Math.ceil(22_834 / model.pageRows));
  });
});

describe('links', () => {
  test.each([
    [{ s: '9x9' }, /9x9/],
    [{ o: 'colour' }, /known are table/],
    [{ r: 'xyz' }, /digits from 0 to f/],
    [{ n: '0' }, /from 1 to/],
    [{ q: 'x'.repeat(500) }, /more than 400 characters/],
  ])('that ask for what is not there (%j) say so', (values, message) => {
    expect(() => model.readState(values as never, usual)).toThrow(LinkError);
    expect(() => model.readState(values as never, usual)).toThrow(message);
  });

  test('a table as a property sets size and search', () => {
    expect(model.defaultState({ table: 9 })).toMatchObject({
      size: '5x5',
      query: 'class rest and mixed',
    });
    expect(() => model.defaultState({ table: 3 as never })).toThrow('no such table: 3');
  });
});

describe('words', () => {
  test('say what is found', () => {
    expect(foundSentence(four, find(four, ''))).toBe(
      'All 65 sequences of 4\u00a0×\u00a04: 14,302 pictures in 1,925 classes, 1,128 of them uniquely solvable.',
    );
    expect(foundSentence(four, find(four, '11 >= 3 and length 10'))).toBe(
      '1 of the 65 sequences of 4\u00a0×\u00a04: 8 pictures in 1 class, 8 of them uniquely solvable.',
    );
    expect(foundSentence(four, find(four, 'length 3'))).toMatch(/^None of the 65 sequences/);
  });

  test('name what is shown', () => {
    expect(titleOf('5x5', ' ')).toBe('All probing sequences of 5\u00a0×\u00a05');
    expect(titleOf('4x4', 'class  two')).toBe(
      'Table 5 of the thesis: sequences of 4\u00a0×\u00a04, exactly two',
    );
    expect(titleOf('5x5', 'class two')).toBe('Probing sequences of 5\u00a0×\u00a05: class two');
  });

  test('say what a row is, short and long', () => {
    const row = four.rows[0]!;
    expect(shortWords(row)).toBe('11×4 14×4');
    expect(rowSentence(row)).toBe(
      'Class unique, length 8: 4 times 11, 4 times 14. 348 pictures, 54 classes; all uniquely solvable.',
    );
    expect(find(four, shortWords(row)).rows).toContain(row);
  });

  test('give examples of searches that find something and not everything', () => {
    for (const { query } of exampleSearches) {
      const found = find(five, query).rows.length;
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThan(22_834);
    }
  });

  test('name a problem of the search and its place', () => {
    expect(model.readSearch('pure $').problem).toBe('“$” has no meaning here. (at character 6)');
    expect(model.readSearch('').problem).toBeNull();
  });
});

test('files have the rows found, with the printed ones where there are some', () => {
  const [heads, first] = fileRows(thesis(5));
  expect(heads).toEqual([
    'class',
    'length',
    'sequence',
    'images',
    'classes',
    'uniquely solvable',
    'first',
    'table 5',
    'verdict',
  ]);
  expect(first?.slice(0, 4)).toEqual(['two', 4, '15 15 15 15', 8296]);
  expect(fileRows(find(five, ''))).toHaveLength(22_835);
});
