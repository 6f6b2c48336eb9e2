import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { whoFixed } from '../../../src/kit/stepper/whoFixed.ts';
import { replayed, traces } from './helpers.ts';

const puzzle = { rows: [[], []], columns: [[], [], []] };

test('who fixed a cell is the last step after which it has its value, whatever came between', () => {
  fc.assert(
    fc.property(traces, fc.nat(), fc.nat({ max: 5 }), (trace, drawn, cell) => {
      const position = drawn % (trace.steps.length + 1);
      const value = replayed(trace, position)[cell];
      fc.pre(value !== UNKNOWN);
      const answer = whoFixed(trace, puzzle, cell, position);
      if (answer.kind === 'step') {
        expect(trace.steps[answer.step]?.changes.findLast((one) => one.cell === cell)?.value).toBe(
          value,
        );
        for (let after = answer.step + 1; after <= position; after++)
          expect(replayed(trace, after)[cell]).toBe(value);
      } else {
        expect(answer.kind).toBe('start');
        for (let after = 0; after <= position; after++)
          expect(replayed(trace, after)[cell]).toBe(value);
      }
    }),
  );
});

test('a clue is given, and a cell of a board as it was left was known at the start', () => {
  const step = {
    level: 'line',
    changes: [{ cell: 2, value: 1 as const }],
    lit: [],
    sentence: () => '',
  };
  const trace = {
    idiom: { levels: ['line'], usual: 'line', stride: 'line', ticks: [], counters: [] },
    start: { height: 1, width: 3, cells: Uint8Array.of(1, 0, UNKNOWN) },
    steps: [step],
    end: 'over',
  };
  const given = { rows: [[1]], columns: [[1], [], []], clues: Uint8Array.of(1, UNKNOWN, UNKNOWN) };
  expect(whoFixed(trace, given, 0, 1)).toEqual({ kind: 'given' });
  expect(whoFixed(trace, given, 1, 1)).toEqual({ kind: 'start' });
  expect(whoFixed(trace, given, 2, 1)).toEqual({ kind: 'step', step: 0 });
});
