/** The race in the page: what its table says, and what this tab adds to it. */
import { describe, expect, test } from 'vitest';
import { raceData } from '../../../src/facts/race.ts';
import * as model from '../../../src/widgets/solver-race/model.ts';

const values = model.raceSettings.of({});
const end = {
  verdict: 'one',
  ms: 7.256,
  by: 'search',
  work: { states: 72, propagations: 0, conflicts: 0 },
} as const;
const found: model.SolverRaceFound = new Map([['Mum', end]]);
const rows = model.rowsOf(raceData, values);
const mum = rows.find(({ name }) => name === 'Mum')!;

describe('the table', () => {
  test('has a cell for each solver of the source that is chosen, whatever is known of the puzzle', () => {
    for (const beside of ['nonosolve', 'hugi', 'nonogrid', 'wolter', 'run'] as const)
      for (const set of ['survey', 'minizinc'] as const) {
        const chosen = { ...values, beside, set };
        const heads = model.headsOf(raceData, chosen);
        for (const row of model.rowsOf(raceData, chosen))
          expect(5 + model.besideCells(raceData, chosen, row).length).toBe(heads.length);
      }
  });

  test('shows the puzzles of MiniZinc beside the solvers of the same run, and has no field for others', () => {
    const chosen = { ...values, set: 'minizinc' } as const;
    expect(model.rowsOf(raceData, chosen)).toHaveLength(26);
    expect(model.besideOf({ ...chosen, beside: 'hugi' })).toBe('run');
    expect(model.raceSettings.wanted(model.raceSettings.formOf(chosen))).toEqual(['set', 'limit']);
  });
});

describe('this tab', () => {
  test('runs the puzzles that are here', () => {
    expect(rows).toHaveLength(31);
    expect(model.runnable(rows)).toHaveLength(14);
  });

  test('sums up what it found, the open ones by themselves', () => {
    expect(model.summary(rows, new Map())).toBe('');
    expect(model.summary(rows, found)).toBe(
      '1 puzzle of 14 run in this tab: 1 decided, 7.26\u00a0ms of work in all.',
    );
    const open = { ...end, verdict: 'open', ms: 20_000 } as const;
    const more: model.SolverRaceFound = new Map<string, typeof end | typeof open>([
      ['Mum', end],
      ['Knotty', open],
    ]);
    expect(model.summary(rows, more)).toBe(
      '2 puzzles of 14 run in this tab: 1 decided, 1 open, 20.01\u00a0s of work in all.',
    );
  });

  test('says a verdict in a sentence, and where it differs from the table', () => {
    expect(model.endSentence('Mum', end)).toBe('Mum: one solution, 7.26\u00a0ms in this tab.');
    expect(model.difference(mum, end)).toBeNull();
    expect(model.difference(mum, { ...end, verdict: 'open' })).toBeNull();
    expect(model.difference(mum, { ...end, verdict: 'several' })).toContain('several solutions');
  });
});

test('files have a line for each puzzle', () => {
  const lines = model.csvOf(raceData, values, found).trim().split('\r\n');
  expect(lines).toHaveLength(32);
  expect(lines[0]).toContain('puzzle,size,maker,solutions,storedMs,tabMs,tabVerdict,nonosolve,');
  expect(lines.find((line) => line.startsWith('Mum,'))).toMatch(/,7\.256,one,0\.032/);
  const { puzzles } = model.jsonOf(raceData, values, found) as { puzzles: { name: string }[] };
  expect(puzzles.find(({ name }) => name === 'Mum')).toMatchObject({ tab: end });
});

test('a link keeps the puzzles, the source and the limit', () => {
  const { formOf, toLink, fromLink } = model.raceSettings;
  const chosen = { ...values, beside: 'wolter', limit: 60 } as const;
  const link = toLink(formOf(chosen), values);
  expect(link).toEqual({ b: 'wolter', l: '60' });
  expect(fromLink(link, values)).toEqual(chosen);
});
