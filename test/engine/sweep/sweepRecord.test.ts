/** Sweeps within a longer run: all that SimpleSolver does from a state, less the lines that are finished and right. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { startGrid } from '../../../src/engine/board/puzzle.ts';
import { record } from '../../../src/engine/sweep/simpleSolver.ts';
import { sweepOn } from '../../../src/engine/sweep/sweepRecord.ts';
import * as arbitrary from '../../arbitraries.ts';

test('events are those of SimpleSolver, numbered on, and the state is written on to where they end', () => {
  const ends = new Set<string>();
  let idle = 0;
  fc.assert(
    fc.property(
      arbitrary.puzzle(4, 6),
      fc.nat(9),
      fc.constantFrom('H', 'V'),
      (puzzle, before, first) => {
        const grid = startGrid(puzzle);
        const all = record(puzzle, first, grid).events;
        const shown = all.filter((event) => {
          if (event.kind !== 'line') return event.kind !== 'end';
          const isFinished = event.before.every((cell) => cell !== UNKNOWN);
          if (isFinished && event.after !== null) idle++;
          return !isFinished || event.after === null;
        });
        const { events, end } = sweepOn(grid, puzzle, first, before);
        expect(events).toEqual(
          shown.map((event) =>
            event.kind === 'sweep'
              ? { ...event, number: event.number + before }
              : { ...event, sweep: (event as { sweep: number }).sweep + before },
          ),
        );
        const last = all.at(-1)!;
        expect(end).toEqual({ ...last, sweep: (last as { sweep: number }).sweep + before });
        ends.add(end.status);
        const cells = startGrid(puzzle).cells;
        for (const event of all)
          if (event.kind === 'cell') cells[event.row * grid.width + event.column] = event.value;
        expect(grid.cells).toEqual(cells);
      },
    ),
    { numRuns: 150 },
  );
  expect([...ends].toSorted()).toEqual(['contradiction', 'solved', 'standstill']);
  expect(idle).toBeGreaterThan(0);
});
