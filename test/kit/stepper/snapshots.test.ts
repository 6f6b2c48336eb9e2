import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { createStates } from '../../../src/kit/stepper/snapshots.ts';
import { simpleTrace } from '../../../src/kit/stepper/simpleTrace.ts';
import type { Trace } from '../../../src/kit/stepper/trace.ts';
import { plainTrace, recordings, replayed, traces } from './helpers.ts';

/** The cells on trial after some steps: those whose last change was one, or that began so and were not changed. */
function trialsOf({ startTrials = [], steps }: Trace, position: number): number[] {
  const on = new Map(startTrials.map((cell) => [cell, true]));
  for (const step of steps.slice(0, position))
    for (const { cell, trial = false } of step.changes) on.set(cell, trial);
  return [...on].flatMap(([cell, trial]) => (trial ? [cell] : []));
}

const byNumber = (a: number, b: number): number => a - b;
const knownIn = (cells: Uint8Array): number => cells.filter((cell) => cell !== UNKNOWN).length;

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
    const trace = plainTrace(new Uint8Array(10_000).fill(UNKNOWN), steps, 'solved');
    const states = createStates(trace, 100);
    states.cellsAt(10_000);
    read = 0;
    states.cellsAt(9_999);
    expect(read).toBeLessThanOrEqual(100);
  });

  test('hands out arrays of its own, and leaves the trace as it was', () => {
    fc.assert(
      fc.property(traces, (trace) => {
        const before = trace.start.cells.slice();
        const states = createStates(trace, 4);
        const middle = Math.floor(trace.steps.length / 2);
        states.cellsAt(middle).fill(1);
        expect(states.cellsAt(middle)).toEqual(replayed(trace, middle));
        expect(trace.start.cells).toEqual(before);
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
          const known = knownIn(states.cellsAt(position));
          expect(states.countsAt(position)).toEqual({
            sweeps: of('sweep'),
            lines: of('line'),
            fixed: of('cell'),
            known,
            unknown: trace.start.cells.length - known,
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  test('counts what steps add, and falls with the cells that they take back', () => {
    let fell = 0;
    fc.assert(
      fc.property(traces, (trace) => {
        const states = createStates(trace);
        const start = knownIn(trace.start.cells);
        for (let position = 0; position <= trace.steps.length; position++) {
          const taken = trace.steps.slice(0, position);
          const known = knownIn(replayed(trace, position));
          const sum = (id: string): number =>
            taken.reduce((total, { adds = {} }) => total + (adds[id] ?? 0), 0);
          expect(states.countsAt(position)).toEqual({
            moves: sum('moves'),
            depth: sum('depth'),
            known,
            unknown: trace.start.cells.length - known,
            fixed: known - start,
          });
          if (position > 0 && known < (states.countsAt(position - 1)['known'] ?? 0)) fell++;
        }
      }),
    );
    expect(fell).toBeGreaterThan(100);
  });

  test('lists the cells that differ between two positions, not those that came back to what they were', () => {
    fc.assert(
      fc.property(traces, fc.nat(), fc.nat(), (trace, a, b) => {
        const states = createStates(trace);
        const length = trace.steps.length + 1;
        const [from = 0, to = 0] = [a % length, b % length].toSorted(byNumber);
        const [before, after] = [replayed(trace, from), replayed(trace, to)];
        const differ = [...before.keys()].filter((cell) => before[cell] !== after[cell]);
        expect([...states.changedBetween(from, to)].toSorted(byNumber)).toEqual(differ);
      }),
    );
  });

  test('knows which cells are on trial at each position', () => {
    fc.assert(
      fc.property(traces, (trace) => {
        const states = createStates(trace);
        for (let position = 0; position <= trace.steps.length; position++)
          expect([...states.trialsAt(position)].toSorted(byNumber)).toEqual(
            trialsOf(trace, position).toSorted(byNumber),
          );
      }),
    );
  });

  test('refuses a step that adds to a counter that there is not, or that is counted from the cells', () => {
    for (const id of ['guesses', 'known']) {
      const step = { level: 'line', changes: [], lit: [], adds: { [id]: 1 }, sentence: () => '' };
      expect(() => createStates(plainTrace(Uint8Array.of(UNKNOWN), [step], 'over'))).toThrow(
        RangeError,
      );
    }
  });
});
