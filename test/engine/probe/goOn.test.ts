// From the standstill of one method to the next one on the same board.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { countUnknown, imageFromIndex } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { recordFour, solveFour } from '../../../src/engine/intersect/fourSolver.ts';
import { recordPq } from '../../../src/engine/intersect/pqSolver.ts';
import { probeAll, recordProbing } from '../../../src/engine/probe/probe.ts';
import { recordRepeated } from '../../../src/engine/probe/probeRepeated.ts';
import { recordSets } from '../../../src/engine/probe/probeSets.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';

/** Pictures of 5 x 5 that sweeps leave unsolved: found by trying, one in thirteen. */
const hard: fc.Arbitrary<Grid> = fc
  .integer({ min: 0, max: 2 ** 25 - 1 })
  .map((index) => imageFromIndex(5, 5, index))
  .filter((image) => solveSimple(puzzleOf(image)).status === 'standstill');

/** Whether a state knows all that another one knows, with the same values. */
const extend = (state: Grid, other: Grid): boolean =>
  other.cells.every((cell, at) => cell === UNKNOWN || cell === state.cells[at]);

describe('the next method', () => {
  test('FourSolver goes on where the sweeps stopped, to its own end', () => {
    let more = 0;
    fc.assert(
      fc.property(hard, (image) => {
        const puzzle = puzzleOf(image);
        const { grid } = solveSimple(puzzle);
        const whole = recordFour(puzzle);
        const on = recordFour(puzzle, { from: grid });
        expect([on.start, on.end, on.status]).toEqual([grid, whole.end, whole.status]);
        expect(solveFour(puzzle, grid)).toMatchObject({ grid: whole.end, status: whole.status });
        // only crossings and what follows from them: nothing is fixed before the first intersection
        const first = on.events.findIndex(({ kind }) => kind === 'intersection');
        const before = first < 0 ? on.events : on.events.slice(0, first);
        expect(before.some(({ kind }) => kind === 'cell')).toBe(false);
        if (first >= 0) more++;
        const larger = recordPq(puzzle, 2, 3, { from: on.end });
        expect([larger.start, extend(image, larger.end)]).toEqual([on.end, true]);
        expect(extend(larger.end, recordPq(puzzle, 2, 3).end)).toBe(true);
      }),
      { numRuns: 60 },
    );
    expect(more).toBeGreaterThan(5);
  });

  test('probes go on where FourSolver stopped, and never know less than from the start', () => {
    let less = 0;
    fc.assert(
      fc.property(hard, (image) => {
        const puzzle = puzzleOf(image);
        const from = recordFour(puzzle).end;
        const all = probeAll(puzzle, { from });
        const recorded = recordProbing(puzzle, from);
        expect([all.state, all.status]).toEqual([recorded.state, recorded.simple.status]);
        expect(all.sequence).toEqual(recorded.sequence);
        if (all.sequence.length < probeAll(puzzle).sequence.length) less++;
        const single = recordRepeated(puzzle, { from });
        const sets = recordSets(puzzle, 2, { from: single.end });
        expect([single.start, sets.start]).toEqual([from, single.end]);
        expect(extend(single.end, recordRepeated(puzzle).end)).toBe(true);
        expect(extend(sets.end, recordSets(puzzle, 2).end)).toBe(true);
        expect(countUnknown(sets.end)).toBeLessThanOrEqual(countUnknown(single.end));
        expect(extend(image, single.end) && extend(image, sets.end)).toBe(true);
      }),
      { numRuns: 40 },
    );
    expect(less).toBeGreaterThan(5); // FourSolver has left fewer cells to be probed
  });

  test('what another method found is a state, not a clue', () => {
    const puzzle = puzzleOf(imageFromIndex(5, 5, 9654986));
    const from = recordFour(puzzle).end;
    expect(recordRepeated(puzzle, { from }).puzzle).toBe(puzzle);
    expect(recordFour(puzzle, { from }).puzzle).not.toHaveProperty('clues');
  });
});
