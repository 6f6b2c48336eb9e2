import { describe, expect, test } from 'vitest';
import { configurations } from '../../../src/kit/relations/configurations.ts';
import { situationsFile } from '../../../src/claims/situations.ts';
import { gridRelations, situationAt } from '../../../src/engine/intersect/fourSolver.ts';
import { outcomeOf, situations, tableFacts } from '../../../src/engine/intersect/lookupTable.ts';
import { LinkError, readLink, writeLink } from '../../../src/notebook/cell/linkState.ts';
import type { LinkValues } from '../../../src/notebook/cell/linkState.ts';
import { readStored } from '../../../src/stored/fromFile.ts';
import {
  countsByKind,
  defaultState,
  entries,
  entryOf,
  isShown,
  lookupSettings,
  outcomeSentence,
  placeOf,
  side,
  situationAtPlace,
  tableRows,
} from '../../../src/widgets/lookup-table/model.ts';
import type { LookupState } from '../../../src/widgets/lookup-table/model.ts';
import { lookupPicture } from '../../../src/widgets/lookup-table/picture.ts';
import {
  exampleLink,
  exampleOf,
  exampleSentence,
  searchSentence,
} from '../../../src/widgets/lookup-table/stored.ts';
import { factsSentence } from '../../../src/widgets/lookup-table/view.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';

const usual = defaultState({});
const write = (state: LookupState): LinkValues =>
  lookupSettings.toLink(lookupSettings.formOf(state), usual);

describe('the picture', () => {
  test('has a place for each of the 1,296 situations, and each place its situation', () => {
    const places = new Set(situations().map((one) => placeOf(one).join()));
    expect(places.size).toBe(side * side);
    for (const situation of situations())
      expect(situationAtPlace(...placeOf(situation))).toEqual(situation);
  });
  test('its entries stand row by row', () =>
    entries().forEach(({ row, column }, at) => expect(row * side + column).toBe(at)));
  test('says how many situations it shows', () => {
    expect(toMarkup(lookupPicture(usual))).toContain('1296 of 1296 situations');
  });
});

describe('filters', () => {
  test('unfiltered, the counts are those of the table', () => {
    const { byFixed, impossible } = tableFacts();
    expect(countsByKind(usual)).toEqual([...byFixed, impossible]);
    expect(countsByKind(usual)).toEqual([776, 256, 128, 64, 64, 8]);
  });
  test('by relation: 6^4 less 5^4 situations have a given relation', () => {
    const counts = countsByKind({ ...usual, relation: 5 });
    expect(counts.reduce((sum, count) => sum + count)).toBe(6 ** 4 - 5 ** 4);
  });
  test('folded, every situation is symmetric to exactly one that is shown', () => {
    const folded = { ...usual, folded: true };
    const shown = entries().filter((entry) => isShown(folded, entry));
    expect(shown.reduce((sum, { symmetric }) => sum + symmetric, 0)).toBe(1296);
    expect(shown.length).toBeLessThan(250);
  });
});

describe('the 16 configurations', () => {
  test('those that no line forbids are the survivors, in every situation', () => {
    for (const situation of situations()) {
      const left = configurations(situation)
        .filter(({ forbiddenBy }) => forbiddenBy.length === 0)
        .reduce((mask, { number }) => mask | (1 << number), 0);
      expect(left).toBe(outcomeOf(situation).survivors);
    }
  });
  test('the sentence tells what the survivors agree on', () => {
    expect(outcomeSentence([5, 6, 6, 1])).toBe(
      '15 of the 16 configurations are forbidden. Only one is left, so the top left cell is filled, the top right cell is empty, the bottom left cell is filled and the bottom right cell is filled.',
    );
    expect(outcomeSentence([6, 6, 6, 6])).toMatch(/^14 of the 16 .* so nothing follows\.$/);
    expect(outcomeSentence([6, 6, 6, 5])).toMatch(/^All 16 configurations are forbidden/);
  });
  test('the facts are counted: 512 successful, 8 impossible, at least 12 forbidden', () => {
    expect(factsSentence()).toBe(
      '1,296 situations: 512 fix something (cells fixed: 1 in 256, 2 in 128, 3 in 64 and 4 in 64), 776 nothing, 8 are impossible. Where something is fixed, at least 12 of the 16 configurations are forbidden.',
    );
  });
});

describe('links', () => {
  test('an untouched figure needs no values', () => {
    expect(write(usual)).toEqual({});
    expect(lookupSettings.fromLink({}, usual)).toEqual(usual);
  });
  test('come back as they were written', () => {
    const state = { situation: [1, 2, 3, 4], kinds: [1, 5], relation: 3, folded: true } as const;
    const reading = readLink(writeLink('', 'x', 1, write(state)), 'x');
    expect(reading.kind === 'values' && lookupSettings.fromLink(reading.values, usual)).toEqual(
      state,
    );
    const none = { ...usual, kinds: [] };
    expect(lookupSettings.fromLink(write(none), usual)).toEqual(none);
  });
  test.each([{ s: '1237' }, { s: '12' }, { o: '9' }, { r: '7' }, { f: 'x' }])(
    '%j is refused with a message',
    (values) => expect(() => lookupSettings.fromLink(values, usual)).toThrow(LinkError),
  );
});

describe('the stored search', () => {
  const search = readStored(situationsFile);
  test('has a puzzle for every situation that has survivors, and for no other', () => {
    for (const { outcome } of entries())
      expect(search.found.has(outcome.situation.join(''))).toBe(!outcome.impossible);
    expect(search.found.size).toBe(1288);
  });
  test('each situation does occur in its puzzle at the standstill of SimpleSolver', () => {
    for (const { outcome } of entries()) {
      const example = exampleOf(search, outcome.situation);
      if (example === null) continue;
      const { standstill, puzzle, rows, columns } = example;
      const found = situationAt(gridRelations(standstill, puzzle), rows, columns);
      expect(found).toEqual(outcome.situation);
    }
  });
  test('is told with its size and seed, and links to a stepper', () => {
    expect(searchSentence(search)).toContain('200,973 random boards (seed 1)');
    const example = exampleOf(search, [5, 6, 6, 1]);
    if (example === null) throw new Error('not found');
    expect(exampleSentence(example)).toMatch(/^Sweeps stop in this \d+\s×\s\d+ puzzle; rows/);
    expect(exampleLink('/', { page: 'kit/', cell: 'kit-four' }, example)).toMatch(
      /^\/kit\/\?kit-four=1;p=\d+x\d+_.*;i=\d+\.\d+-\d+\.\d+;z#kit-four$/,
    );
    expect(exampleOf(search, [6, 6, 6, 5])).toBeNull();
  });
});

test('the table has one row a situation shown below its heads, all of one width', () => {
  const rows = tableRows({ ...usual, kinds: [5] });
  expect(rows).toHaveLength(9);
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([9]));
  expect(entryOf([6, 6, 6, 5]).kind).toBe(5);
});
