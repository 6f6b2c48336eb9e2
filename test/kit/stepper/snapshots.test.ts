import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { createStates } from '../../../src/kit/stepper/snapshots.ts';
import { simpleTrace } from '../../../src/kit/stepper/simpleTrace.ts';
import type { Trace } from '../../../src/kit/stepper/trace.ts';
import { recordings, traces } from './helpers.ts';

/** The cells after some steps, by replay from the start. */
function replayed({ start, steps }: Trace, position: number): Uint8Array {
  const cells = start.cells.slice();
  for (const step of steps.slice(0, position))
    for (const { cell, value } of step.changes) cells[cell] = value;
  return cells;
}

describe('createStates', () => {
  test('gives what a replay from the start gives, in whatever order positions are asked for', () => {
    const every = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(
        traces,
        every,
        fc.array(fc.nat({ max: 60 }), { maxLength: 12 }),
        (trace, every, asked) => {
          const states = createStates(trace, every);
          for (const drawn of asked) {
            const position = Math.min(drawn, trace.steps.length);
            expect(states.cellsAt(position)).toEqual(replayed(trace, position));
          }
        },
      ),
    );
  });

  test('does not replay a long run again when the reader goes back', () => {
    let read = 0;
    const steps = Array.from({ length: 10_000 }, (_, cell) => ({
      level: 'cell' as const,
      get changes() {
        read++;
        return [{ cell, value: 1 as const }];
      },
      lit: [],
      sentence: () => '',
    }));
    const trace: Trace = {
      start: { height: 100, width: 100, cells: new Uint8Array(10_000).fill(UNKNOWN) },
      steps,
      end: 'solved',
    };
    const states = createStates(trace, 100);
    states.cellsAt(10_000);
    read = 0;
    states.cellsAt(9_999);
    expect(read).toBeLessThanOrEqual(100);
  });

  test('hands out arrays of its own, and leaves the trace as it was', () => {
    fc.assert(
      fc.property(traces, (trace) => {
        const states = createStates(trace, 4);
        const middle = Math.floor(trace.steps.length / 2);
        states.cellsAt(middle).fill(1);
        expect(states.cellsAt(middle)).toEqual(replayed(trace, middle));
        expect(trace.start.cells.every((cell) => cell === UNKNOWN)).toBe(true);
      }),
    );
  });

  test('counts what the events of a run say', () => {
    fc.assert(
      fc.property(recordings, (recording) => {
        const trace = simpleTrace(recording);
        const states = createStates(trace);
        for (let position = 0; position <= trace.steps.length; position++) {
          const events = recording.events.slice(0, position);
          const of = (kind: string): number => events.filter((event) => event.kind === kind).length;
          const unknown = states.cellsAt(position).filter((cell) => cell === UNKNOWN).length;
          expect(states.countersAt(position)).toEqual({
            sweeps: of('sweep'),
            lines: of('line'),
            cells: of('cell'),
            unknown,
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  test('lists the cells of a stretch', () => {
    fc.assert(
      fc.property(traces, (trace) => {
        const states = createStates(trace);
        const half = Math.floor(trace.steps.length / 2);
        const all = new Set([
          ...states.changedBetween(0, half),
          ...states.changedBetween(half, trace.steps.length),
        ]);
        expect(states.changedBetween(0, trace.steps.length)).toEqual(all);
      }),
    );
  });
});
