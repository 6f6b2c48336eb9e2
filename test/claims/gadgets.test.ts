/** What 003 says of its gadgets and of its reduction: the digits of Figure 3, the properties, and both steps of the proof. */
import { describe, expect, test } from 'vitest';
import { adheres } from '../../src/engine/board/puzzle.ts';
import { boardSizes, tileBound } from '../../src/claims/003/boardSize.ts';
import { stepTwo } from '../../src/claims/003/construction.ts';
import { cutsOf, factsOf, gadgetDigits } from '../../src/claims/003/gadgetDigits.ts';
import { propertyClaims } from '../../src/claims/003/gadgetProperties.ts';
import {
  components,
  constantInOurs,
  emptyInBoth,
  gadgetClaims,
  gadgets,
  letters,
} from '../../src/claims/003/gadgets.ts';
import { verdictOf } from '../../src/claims/verdict.ts';
import { stored } from '../../src/stored/fromFile.ts';

describe('the digits of Figure 3', () => {
  test.each(letters)(
    '3%s: ways to cut them have these digits again, and a solution each',
    (letter) => {
      const cuts = cutsOf(letter, 6);
      expect(cuts.length).toBeGreaterThan(1);
      expect(new Set(cuts.map(({ puzzle }) => JSON.stringify(puzzle))).size).toBe(cuts.length);
      for (const { puzzle, solution } of cuts) {
        expect([puzzle.columns.length, puzzle.rows.length]).toEqual([11, 11]);
        expect([...puzzle.columns, ...puzzle.rows].flat().join('')).toBe(gadgetDigits[letter]);
        expect(adheres(solution, puzzle)).toBe(true);
      }
    },
  );

  test('say how many cells are filled, and so how many can change', () => {
    const filled = letters.map((letter) => factsOf(letter).filled);
    expect(filled).toEqual([39, 42, 42, 34, 42, 45, 26, 26]);
    expect(emptyInBoth()).toEqual([
      { letter: 'a', empty: 43 },
      { letter: 'd', empty: 53 },
      { letter: 'f', empty: 31 },
      { letter: 'g', empty: 69 },
      { letter: 'h', empty: 69 },
    ]);
    expect(constantInOurs()).toEqual([105, 106, 101, 113, 105, 103, 119, 119]);
  });

  test('are of gadgets that our kit has, with as many inputs and outputs', () => {
    for (const claim of gadgetClaims)
      expect([claim.id, verdictOf(claim, stored).kind]).toEqual([claim.id, 'part']);
    // a tile that does something else is no such gadget
    const [not] = gadgetClaims;
    const { ours, published } = verdictOf(not!, stored) as never;
    expect(not!.agrees({ ...(ours as object), wrong: 1 } as never, published)).toBe(false);
    expect(gadgets.a.tile.kind).toBe('not');
  });
});

describe('the six properties', () => {
  test('hold in our kit; the fourth of signals, not of cells', () => {
    expect(propertyClaims.map((claim) => verdictOf(claim, stored).kind)).toEqual([
      'part',
      'part',
      'part',
      'reading',
      'part',
      'part',
    ]);
  });
});

describe('the reduction', () => {
  test('differs in two sentences', () => {
    expect(verdictOf(stepTwo, stored).kind).toBe('differs');
    expect(verdictOf(components, stored).kind).toBe('differs');
  });

  test('makes boards of a size below the bound, which is a polynomial', () => {
    const sizes = boardSizes();
    for (const { tiles, gates, variables, bound } of sizes) {
      expect(tiles).toBeLessThanOrEqual(tileBound(gates, variables));
      expect(bound).toBeLessThanOrEqual((gates + 3) * (variables + gates + 4));
    }
    expect(Math.max(...sizes.map(({ variables }) => variables))).toBeGreaterThan(10);
  });
});
