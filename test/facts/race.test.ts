/** What the page of the race is made of: every published figure has its source, machine and date, and every puzzle its maker. */
import { describe, expect, test } from 'vitest';
import published from '../../content/race/published.json' with { type: 'json' };
import sets from '../../content/race/sets.json' with { type: 'json' };
import surveyed from '../../content/race/survey.json' with { type: 'json' };
import {
  publishedTables,
  raceData,
  raceRecord,
  setTables,
  surveyCredits,
  surveyElsewhere,
} from '../../src/facts/race.ts';
import { largeNote, largeTables } from '../../src/facts/raceLarge.ts';
import { besideTexts, endText, publishedText, timeText } from '../../src/facts/raceRows.ts';
import { largeDesigns } from '../../src/experiments/raceBoards.ts';
import { raceFile } from '../../src/stored/race.ts';
import { decodePuzzle } from '../../src/formats/puzzleCode.ts';

const names = surveyed.map(({ name }) => name);
const dates = /^(\d{4}-\d\d(-\d\d)?|2009 to 2013)$/;

/** What stands with every published time. */
type Told = Readonly<Record<'source' | 'address' | 'machine' | 'date' | 'asked', string>> & {
  readonly limit: string | number;
};

describe('content/race', () => {
  test('has source, address, machine, date and limit of every published time', () => {
    expect(published.map(({ id }) => id)).toEqual(
      Object.keys(besideTexts).filter((id) => id !== 'run'),
    );
    const all: readonly Told[] = [
      ...published,
      ...sets.flatMap((set): readonly Told[] => set.published),
    ];
    for (const { source, address, machine, date, limit, asked } of all) {
      expect(address).toMatch(/^https:\/\/github\.com\/[^/]+\/[^/]+\/blob\/[\da-f]{40}\//);
      expect(date).toMatch(dates);
      for (const text of [source, machine, String(limit), asked]) expect(text).toMatch(/\w/);
    }
  });

  test.each(published)(
    '$id has a time, a limit that was passed or nothing for each solver',
    (one) => {
      const { solvers, seconds } = one;
      const rows = Object.entries(seconds as Record<string, (number | string | null)[]>);
      expect(rows.length).toBeGreaterThan(27);
      for (const [name, times] of rows) {
        expect(names).toContain(name);
        expect(times).toHaveLength(solvers.length);
        for (const time of times)
          if (typeof time === 'string') expect(time).toBe(`>${one.limit}`);
          else if (time !== null) expect(time).toBeGreaterThanOrEqual(0);
      }
    },
  );

  test('lists the survey once, with the size and the verdict of each puzzle that is here', () => {
    expect(names).toHaveLength(31);
    expect(new Set(names).size).toBe(31);
    const here = raceData.rows.filter(({ set, code }) => set === 'survey' && code !== null);
    expect(here).toHaveLength(14);
    for (const { name, code, size } of here) {
      const { rows, columns } = decodePuzzle(code ?? '');
      expect([name, size]).toEqual([name, `${rows.length}\u00a0×\u00a0${columns.length}`]);
    }
  });
});

describe('the rows', () => {
  test('have a maker and a licence where the puzzle is here', () => {
    expect(surveyElsewhere).toBe(17);
    expect(surveyCredits).toHaveLength(14);
    for (const { credit } of surveyCredits)
      expect(credit).toMatch(/©.*, (CC-BY-3\.0|free redistribution with attribution)$/);
    const made = Object.fromEntries(raceData.rows.map(({ name, maker }) => [name, maker]));
    expect(made).toMatchObject({ Light: 'Robert Kummerfeldt', Dancer: 'Jan Wolter' });
    expect(made['Lion']).toBe('not here (webpbn.com #2712)');
  });

  test('have our stored verdicts, which are those of the collections', () => {
    const told = new Map(raceData.rows.map((row) => [`${row.set} ${row.name}`, row.solutions]));
    expect(raceRecord.puzzles).toHaveLength(14 + 26);
    for (const { set, name, verdict } of raceRecord.puzzles)
      if (verdict !== 'open') expect([name, told.get(`${set} ${name}`)]).toEqual([name, verdict]);
  });

  test('stand beside as many columns as the source has solvers', () => {
    for (const { beside } of raceData.rows)
      for (const [id, cells] of Object.entries(beside))
        expect(cells).toHaveLength(raceData.sources[id as keyof typeof besideTexts].solvers.length);
    const light = raceData.rows.find(({ name }) => name === 'Light');
    expect(light?.beside.nonosolve?.slice(3, 5)).toEqual(['0.099\u00a0s', '>\u00a0600\u00a0s']);
  });

  test('have the larger boards with every peer of their run, the worst for us first', () => {
    const { designs, peers } = raceRecord.large;
    expect(largeTables).toHaveLength(Object.keys(largeDesigns).length);
    expect(new Set(designs.map(({ design }) => design))).toEqual(
      new Set(Object.keys(largeDesigns)),
    );
    for (const { solvers, boards } of largeTables) {
      expect(boards.columns.slice(4)).toEqual(peers);
      expect(solvers.rows.map(([name]) => name?.split(' ')[0])).toEqual(['Ours', ...peers]);
      for (const { columns, rows } of [solvers, boards]) {
        expect(rows.length).toBeGreaterThan(1);
        for (const row of rows) expect(row).toHaveLength(columns.length);
      }
    }
    // an open board counts as the limit, also of a solver that noticed it later
    const sixty = largeTables.find(({ title }) => title.startsWith('60'))!;
    expect(sixty.solvers.rows.map((row) => row[2])).toEqual(Array(5).fill('15.00\u00a0s'));
    // whoever decided a board: one is told of that ours left open
    expect(sixty.boards.rows[1]?.slice(0, 3)).toEqual(['1', 'several', 'open after 15.00\u00a0s']);
    const ratios = largeTables.map(({ solvers }) =>
      Math.max(...solvers.rows.slice(1).map((row) => Number(row.at(-1)))),
    );
    expect(ratios).toEqual(ratios.toSorted((a, b) => b - a));
    for (const { boards } of designs)
      for (const { verdict, peers: others } of boards)
        for (const other of Object.values(others))
          if (other.verdict !== 'open' && verdict !== 'open') expect(other.verdict).toBe(verdict);
    expect(largeNote).toContain(raceRecord.large.command);
  });

  test('are told whole for the page without script', () => {
    for (const { columns, rows } of [...publishedTables, ...setTables]) {
      expect(rows.length).toBeGreaterThan(1);
      for (const row of rows) expect(row).toHaveLength(columns.length);
    }
  });
});

test('times are told with the digits that say something', () => {
  expect([0.314, 31.4, 999.6, 2950, 163_400].map(timeText)).toEqual([
    '0.31\u00a0ms',
    '31\u00a0ms',
    '1,000\u00a0ms',
    '2.95\u00a0s',
    '163\u00a0s',
  ]);
  expect(endText('open', 10_000)).toBe('open after 10.00\u00a0s');
  expect([0, '>60', null].map(publishedText)).toEqual(['0\u00a0s', '>\u00a060\u00a0s', '–']);
});

test('a stored file of another version, or that does not add up, is refused', () => {
  const fields = raceRecord as unknown as Readonly<Record<string, unknown>>;
  expect(raceFile.read(fields)).toEqual(raceRecord);
  expect(() => raceFile.read({ ...fields, version: 0 })).toThrow('version 0');
  const [first] = raceRecord.sets;
  expect(() => raceFile.read({ ...fields, sets: [{ ...first, one: -1 }] })).toThrow(RangeError);
  const [puzzle] = raceRecord.puzzles;
  expect(() => raceFile.read({ ...fields, puzzles: [{ ...puzzle, verdict: 'two' }] })).toThrow(
    'no verdict: two',
  );
});
