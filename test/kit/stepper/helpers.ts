/** Runs for the tests of the stepper. */
import fc from 'fast-check';
import type { Cell, Direction, Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Recording } from '../../../src/engine/sweep/events.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { record } from '../../../src/engine/sweep/simpleSolver.ts';
import { simpleIdiom } from '../../../src/kit/stepper/simpleTrace.ts';
import type { CellChange, Idiom, Trace, TraceStep } from '../../../src/kit/stepper/trace.ts';

/** Recordings of random puzzles, most with a solution, some with rows and columns of different images. */
export const recordings: fc.Arbitrary<Recording> = fc
  .record({
    height: fc.integer({ min: 1, max: 7 }),
    width: fc.integer({ min: 1, max: 7 }),
    first: fc.constantFrom<Direction>('H', 'V'),
    mixed: fc.boolean(),
  })
  .chain(({ height, width, first, mixed }) =>
    fc
      .tuple(image(height, width), image(height, width))
      .map(([a, b]) =>
        record({ rows: puzzleOf(a).rows, columns: puzzleOf(mixed ? b : a).columns }, first),
      ),
  );

function image(height: number, width: number): fc.Arbitrary<Grid> {
  return fc
    .array(fc.constantFrom(0, 1, 1), { minLength: height * width, maxLength: height * width })
    .map((cells) => ({ height, width, cells: Uint8Array.from(cells) }));
}

/** The words of no solver there is. */
export const anyIdiom: Idiom = {
  levels: ['epoch', 'phase', 'move', 'cell'],
  usual: 'move',
  stride: 'phase',
  ticks: [
    { id: 'begin', shape: 'bar', before: true },
    { id: 'found', shape: 'diamond', next: 'Next find' },
  ],
  counters: [
    { id: 'moves', words: (moves) => (moves === 1 ? 'move' : 'moves') },
    { id: 'depth', words: () => 'deep' },
    { id: 'fixed', words: (_, cells) => `of ${cells} fixed` },
  ],
};

const cells = 6; // few, so that they are set again and again
const value = fc.constantFrom<Cell>(0, 1, UNKNOWN);

const change: fc.Arbitrary<CellChange> = fc.record({
  cell: fc.nat({ max: cells - 1 }),
  value,
  trial: fc.boolean(),
});

const step: fc.Arbitrary<TraceStep> = fc
  .record({
    level: fc.constantFrom(...anyIdiom.levels),
    changes: fc.array(change, { maxLength: 4 }),
    depth: fc.integer({ min: -3, max: 3 }),
    tick: fc.option(fc.constantFrom('begin', 'found'), { nil: undefined }),
  })
  .map(({ level, changes, depth, tick }) => ({
    level,
    changes,
    adds: { moves: level === 'move' ? 1 : 0, depth },
    lit: [],
    sentence: () => level,
    ...(tick === undefined ? {} : { tick }),
  }));

/**
 * Traces of any technique, which set cells, set them otherwise and take them back, at every level. The stepper must not rely
 * on SimpleSolver.
 */
export const traces: fc.Arbitrary<Trace> = fc
  .record({
    start: fc.array(value, { minLength: cells, maxLength: cells }),
    startTrials: fc.uniqueArray(fc.nat({ max: cells - 1 })),
    steps: fc.array(step, { maxLength: 60 }),
  })
  .map(({ start, startTrials, steps }) => ({
    idiom: anyIdiom,
    start: { height: 2, width: cells / 2, cells: Uint8Array.from(start) },
    startTrials,
    steps,
    end: 'over',
  }));

/** The cells after some steps, by replay from the start. */
export function replayed({ start, steps }: Trace, position: number): Uint8Array {
  const cells = start.cells.slice();
  for (const step of steps.slice(0, position))
    for (const { cell, value } of step.changes) cells[cell] = value;
  return cells;
}

/** A trace by hand, of SimpleSolver's words. */
export function plainTrace(start: Uint8Array, steps: readonly TraceStep[], end: string): Trace {
  return {
    idiom: simpleIdiom,
    start: { height: 1, width: start.length, cells: start },
    steps,
    end,
  };
}
