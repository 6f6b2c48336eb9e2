import { describe, expect, test } from 'vitest';
import { FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import { aloneFacts } from '../../../src/engine/circuit/alone.ts';
import { kit } from '../../../src/engine/circuit/kit.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import {
  agreeing,
  cellsOf,
  csvRows,
  gadgetSettings,
  groups,
  properties,
  sentence,
  stateText,
  sweepText,
  tileName,
  tileOf,
  verdictWords,
  workText,
} from '../../../src/widgets/gadget-library/model.ts';

const factsOf = (id: string) => allPieces(aloneFacts(tileOf(id)));

describe('the library', () => {
  const all = groups().flatMap(({ tiles }) => tiles);

  test('offers every tile once, each by a name of its own', () => {
    expect(groups()[0]?.tiles.map(({ id }) => id)).toEqual(Object.values(kit).map(({ id }) => id));
    for (const words of [all.map(({ id }) => id), all.map(tileName)])
      expect(new Set(words).size).toBe(words.length);
    expect(all.length).toBeGreaterThan(50);
  });

  test('finds for every tile that no property fails, and as many solutions as the tile has states', () => {
    for (const tile of all) {
      const facts = allPieces(aloneFacts(tile));
      expect([tile.id, facts.solutions]).toEqual([tile.id, facts.states]);
      const verdicts = properties(tile, facts).map(({ verdict }) => verdict);
      expect([tile.id, verdicts.includes('fails')]).toEqual([tile.id, false]);
    }
  });
});

test('a property that does not hold is called so', () => {
  const facts = factsOf(kit.and.id);
  const bad = {
    ...facts,
    pairs: 0,
    aligned: false,
    opposite: false,
    open: 1,
    solutions: 0,
    rows: 9,
  };
  expect(properties(kit.and, bad).map(({ verdict }) => verdictWords[verdict])).toEqual(
    Array.from({ length: 6 }, () => 'Does not hold'),
  );
});

test('it is told whether sweeps fill a tile whose inputs are set', () => {
  expect(sweepText(kit.and, factsOf(kit.and.id))).toMatch(/sweeps alone fill it/);
  expect(sweepText(kit.andBetween, factsOf(kit.andBetween.id))).toBe(
    'With left = 1, right = 1 sweeps stand still in it, though one way to fill it is left: its rows and columns one by one do not see which.',
  );
  expect(sweepText(kit.input, factsOf(kit.input.id))).toBe('');
});

test('an AND is told by its states', () => {
  const { and } = kit;
  expect(agreeing(and, '').map((state) => stateText(and, state))).toHaveLength(4);
  expect(agreeing(and, '11').map((state) => stateText(and, state))).toEqual([
    'left 1, top 1: right 1',
  ]);
  expect(sentence(and, '')).toMatch(/can be filled in 4 ways/);
  expect(sentence(and, '01')).toMatch(
    /With left = 0, top = 1 one of its 4 ways to be filled is left/,
  );
  expect(workText(and)).toBe('What goes out: right = left and top.');
  expect(csvRows(and)).toHaveLength(5);
  expect(csvRows(and)[1]?.at(-1)).toMatch(/^([#.]{5}\/){4}[#.]{5}$/);
  const [open, set] = [cellsOf(and, agreeing(and, '')), cellsOf(and, agreeing(and, '11'))];
  expect(open.includes(UNKNOWN)).toBe(true);
  expect(set.includes(UNKNOWN)).toBe(false);
  expect(set.slice(0, 22).every((cell) => cell === FILLED)).toBe(true);
});

test('an author cannot ask for a tile that is not there', () => {
  expect(() => gadgetSettings.of({ tile: 'nand' })).toThrow(/no such tile in the kit/);
  expect(() => gadgetSettings.of({ inputs: '1' })).toThrow(/2 inputs/);
});
