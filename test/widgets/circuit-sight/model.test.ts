import { describe, expect, test } from 'vitest';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { readLink } from '../../../src/notebook/cell/linkState.ts';
import { sightRow } from '../../../src/widgets/circuit-sight/prebuilt.ts';
import {
  csvRows,
  sightSettings,
  methodHrefs,
  outputText,
  rowText,
  seesText,
  summaryText,
  tableFormulas,
} from '../../../src/widgets/circuit-sight/model.ts';

const constant = sightRow(tableFormulas[0] ?? '');
const either = sightRow('a and b');

describe('a row', () => {
  test('says who sees a constant output', () => {
    expect(outputText(constant.reach)).toBe('always 0');
    expect(seesText(constant.reach, 'sweeps')).toBe('no');
    expect(seesText(constant.reach, 'two-sat')).toBe('yes');
    expect(rowText(constant)).toMatch(/always 0. Seen by chains, one round of probing,/);
  });

  test('says that there is nothing to see where the output may be either', () => {
    expect(outputText(either.reach)).toBe('0 or 1');
    expect(seesText(either.reach, 'sat')).toBe('–');
    expect(rowText(either)).toMatch(/nothing to see/);
  });

  test('leads to the figures of the methods with its board', () => {
    const { 'two-sat': href } = methodHrefs(constant.formula)!;
    const search = new URL(href, 'https://example.org').search;
    const link = readLink(search, 'fig-chain');
    if (link.kind !== 'values') throw new Error('no link');
    const puzzle = decodePuzzle(link.values['p'] ?? '');
    expect([puzzle.rows.length, puzzle.columns.length]).toEqual([
      constant.reach.height,
      constant.reach.width,
    ]);
  });
});

test('the table as a whole counts only circuits with a constant output', () => {
  expect(summaryText([constant, either])).toBe(
    'Of 1 circuit whose output never changes, sweeps see 0, pairs of lines 0, chains 1, one round of probing 1, repeated probing 1, the SAT solver 1.',
  );
  expect(csvRows([constant, either])).toHaveLength(3);
});

test('an author cannot ask for a formula that cannot be read', () => {
  expect(() => sightSettings.of({ formula: 'a and' })).toThrow(RangeError);
});
