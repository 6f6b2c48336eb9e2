import { describe, expect, test } from 'vitest';
import {
  assignmentsOf,
  evaluateFormula,
  parseFormula,
  variablesOf,
} from '../../src/engine/circuit/formula.ts';
import { allPieces } from '../../src/engine/pieces.ts';
import type { CircuitReach } from '../../src/methods/circuitReach.ts';
import { circuitMethods, circuitReachInPieces } from '../../src/methods/circuitReach.ts';

const reachOf = (text: string): CircuitReach => allPieces(circuitReachInPieces(parseFormula(text)));

/** The value of a formula whatever comes in; null where it may be either. */
function always(text: string): boolean | null {
  const formula = parseFormula(text);
  const values = new Set(
    assignmentsOf(variablesOf(formula)).map((assignment) => evaluateFormula(formula, assignment)),
  );
  const [only] = values;
  return values.size === 1 && only !== undefined ? only : null;
}

describe.each(['x and not x', 'x or not x', 'a and b', '(a or b) and not a and not b'])(
  '%s',
  (text) => {
    const { ends } = reachOf(text);

    test('what a method says of the output is so, and the SAT solver says it', () => {
      expect(ends.sat.output).toBe(always(text));
      for (const method of circuitMethods)
        expect([null, always(text)]).toContain(ends[method].output);
    });

    test('who goes on from another leaves no more cells open, and nobody fewer than the SAT solver', () => {
      for (const [weak, strong] of [
        ['sweeps', 'four'],
        ['four', 'two-sat'],
        ['sweeps', 'probing'],
        ['probing', 'repeated'],
        ['two-sat', 'sat'],
        ['repeated', 'sat'],
      ] as const)
        expect(ends[weak].open).toBeGreaterThanOrEqual(ends[strong].open);
    });
  },
);

/** The methods that know the output. */
function seenBy(text: string): readonly string[] {
  const { ends } = reachOf(text);
  return circuitMethods.filter((method) => ends[method].output !== null);
}

test('2-SAT sees a signal and its denial, and not what an OR says of three signals', () => {
  expect(seenBy('x and not x')).toEqual(['two-sat', 'probing', 'repeated', 'sat']);
  expect(seenBy('(a or b) and not a and not b')).toEqual(['probing', 'repeated', 'sat']);
});

test('one round of probing misses a formula that a second sees, and the SAT solver alone sees four ORs of two variables', () => {
  expect(seenBy('(a or (x and not x)) and (not a or (x and not x))')).toEqual([
    'two-sat',
    'repeated',
    'sat',
  ]);
  expect(seenBy('(a or b) and (not a or b) and (a or not b) and (not a or not b)')).toEqual([
    'sat',
  ]);
}, 60_000);
