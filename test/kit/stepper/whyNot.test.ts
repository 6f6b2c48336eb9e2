import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { describeLine, sameDescription } from '../../../src/engine/board/description.ts';
import { createStates } from '../../../src/kit/stepper/snapshots.ts';
import { simpleTrace } from '../../../src/kit/stepper/simpleTrace.ts';
import type { OpenLine } from '../../../src/kit/stepper/whyNot.ts';
import { whyNot } from '../../../src/kit/stepper/whyNot.ts';
import { recordings } from './helpers.ts';

/** Both fits extend the line as it is, adhere to its description, and differ at the cell. */
function expectOpen({ before, description, empty, filled, at }: OpenLine): void {
  expect([empty[at], filled[at]]).toEqual([0, 1]);
  for (const fit of [empty, filled]) {
    expect(fit.includes(UNKNOWN)).toBe(false);
    expect(before.every((cell, place) => cell === UNKNOWN || cell === fit[place])).toBe(true);
    expect(sameDescription(describeLine(fit), description)).toBe(true);
  }
}

function unknown(height: number, width: number): Grid {
  return { height, width, cells: new Uint8Array(height * width).fill(UNKNOWN) };
}

describe('whyNot', () => {
  test('at a standstill every unknown cell has two fits of its row and two of its column that differ there', () => {
    fc.assert(
      fc.property(recordings, (recording) => {
        const { puzzle, start } = recording;
        const trace = simpleTrace(recording);
        if (trace.end !== 'standstill') return;
        const grid = { ...start, cells: createStates(trace).cellsAt(trace.steps.length) };
        grid.cells.forEach((value, cell) => {
          if (value !== UNKNOWN) return;
          const answer = whyNot(puzzle, grid, Math.floor(cell / grid.width), cell % grid.width);
          expect(answer.kind).toBe('open');
          if (answer.kind !== 'open') return;
          expectOpen(answer.row);
          expectOpen(answer.column);
        });
      }),
    );
  });

  test('a line that is said to decide the cell does decide it, to that value', () => {
    fc.assert(
      fc.property(recordings, fc.nat(), fc.nat(), (recording, drawnStep, drawnCell) => {
        const trace = simpleTrace(recording);
        if (trace.end !== 'solved') return;
        const states = createStates(trace);
        const solution = states.cellsAt(trace.steps.length);
        const position = drawnStep % (trace.steps.length + 1);
        const grid = { ...trace.start, cells: states.cellsAt(position) };
        const cell = drawnCell % grid.cells.length;
        const answer = whyNot(
          recording.puzzle,
          grid,
          Math.floor(cell / grid.width),
          cell % grid.width,
        );
        expect(['known', 'open', 'decided']).toContain(answer.kind);
        if (answer.kind === 'decided' || answer.kind === 'known')
          expect(answer.value).toBe(solution[cell]);
      }),
    );
  });

  test('names a line that has no fit at all', () => {
    const answer = whyNot({ rows: [[1, 1], [1]], columns: [[1], [1]] }, unknown(2, 2), 0, 0);
    expect(answer).toEqual({ kind: 'no fit', lines: [{ direction: 'H', index: 0 }] });
  });

  test('says when row and column want different values', () => {
    const answer = whyNot({ rows: [[2], []], columns: [[], [1]] }, unknown(2, 2), 0, 0);
    expect(answer).toEqual({ kind: 'conflict', row: 1, column: 0 });
  });

  test('names both lines when both decide', () => {
    const answer = whyNot({ rows: [[2], []], columns: [[1], [1]] }, unknown(2, 2), 1, 0);
    expect(answer).toMatchObject({ kind: 'decided', value: 0, by: [{ direction: 'H', index: 1 }] });
  });
});
