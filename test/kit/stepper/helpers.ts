/** Runs for the tests of the stepper. */
import fc from 'fast-check';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Direction, Grid } from '../../../src/engine/board/cell.ts';
import type { Recording } from '../../../src/engine/sweep/events.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { record } from '../../../src/engine/sweep/simpleSolver.ts';
import { rank } from '../../../src/kit/stepper/trace.ts';
import type { Level, Trace, TraceStep } from '../../../src/kit/stepper/trace.ts';

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

/** Traces of any solver: random levels, each cell set at most once. The stepper must not rely on SimpleSolver. */
export const traces: fc.Arbitrary<Trace> = fc
  .array(fc.constantFrom<Level>('phase', 'sweep', 'line', 'cell'), { maxLength: 60 })
  .map((drawn) => {
    let cell = 0;
    const steps = drawn.map((level): TraceStep => {
      const changes = rank(level) === 3 ? [{ cell: cell++, value: (cell % 2) as 0 | 1 }] : [];
      return {
        level,
        changes,
        lit: [],
        sentence: () => level,
        ...(level === 'sweep' ? { tick: 'sweep' } : {}),
      };
    });
    const cells = new Uint8Array(Math.max(1, cell)).fill(UNKNOWN);
    return { start: { height: 1, width: cells.length, cells }, steps, end: 'standstill' };
  });
