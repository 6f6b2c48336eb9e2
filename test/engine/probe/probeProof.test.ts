import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { doubleProbe } from '../../../src/engine/probe/probe.ts';
import type { ProbeProof } from '../../../src/engine/probe/probeProof.ts';
import { proveByProbe } from '../../../src/engine/probe/probeProof.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { galleryDescriptions } from '../../../src/puzzles/gallery.ts';
import { copyOf, does, expectSound, linesOf, reached } from '../chainChecks.ts';

/** The proofs of a puzzle: of each cell of which exactly one probe leads to a contradiction, and of no other. */
function proofsOf(puzzle: Puzzle, maxBoards = 20_000): { proof: ProbeProof; start: Grid }[] {
  const state = solveSimple(puzzle).grid;
  return [...state.cells.keys()].flatMap((cell) => {
    if (state.cells[cell] !== UNKNOWN) return [];
    const [row, column] = [Math.floor(cell / state.width), cell % state.width];
    const proof = proveByProbe(puzzle, state, row, column, { maxBoards });
    expect(proof?.value ?? null).toBe(doubleProbe(puzzle, state, cell).proves);
    if (proof === null) return [];
    const start = copyOf(state);
    start.cells[cell] = 1 - proof.value;
    return [{ proof, start }];
  });
}

/** The fewest lines that lead to one without a fit, by trying all sequences. */
function fewest(puzzle: Puzzle, start: Grid): number {
  let boards = new Map([['', start]]);
  for (let length = 1; ; length++) {
    const next = new Map<string, Grid>();
    for (const grid of boards.values())
      for (const line of linesOf(puzzle)) {
        const after = copyOf(grid);
        if (!does(after, puzzle, line)) return length;
        next.set(after.cells.join(''), after);
      }
    boards = next;
  }
}

const some = (['unique-five', 'two-five', 'mixed-five', 'rest-five'] as const).map((id) =>
  galleryDescriptions(id),
);

describe('the proof of a cell by a probe', () => {
  test('leads from the assumed cell to a line without a fit, with no step and no premise to spare', () => {
    let count = 0;
    for (const puzzle of some)
      for (const { proof, start } of [...proofsOf(puzzle), ...proofsOf(puzzle, 1)]) {
        const { steps, row, column, value, state } = proof;
        expectSound(start, puzzle, steps, false, state);
        expect(steps.at(-1)?.fixes).toEqual([]);
        const assumed = { row, column, value: 1 - value };
        expect(steps.flatMap(({ premises }) => premises)).toContainEqual(assumed);
        expect(reached(start, puzzle, steps, null)).toBe(true);
        for (const k of steps.keys())
          expect(reached(start, puzzle, steps.toSpliced(k, 1), null)).toBe(false);
        count++;
      }
    expect(count).toBeGreaterThan(40);
  });

  test('is the shortest where it says so, and says so on small boards', () => {
    for (const puzzle of some)
      for (const { proof, start } of proofsOf(puzzle)) {
        expect(proof.shortest).toBe(true);
        expect(proof.steps).toHaveLength(fewest(puzzle, start));
      }
  });

  test('is not there for a known cell, and not where neither probe decides', () => {
    expect(proofsOf(galleryDescriptions('dots-five'))).toHaveLength(0);
    const puzzle = galleryDescriptions('rest-five');
    const state = solveSimple(puzzle).grid;
    const known = state.cells.findIndex((cell) => cell !== UNKNOWN);
    expect(known).toBeGreaterThanOrEqual(0);
    expect(proveByProbe(puzzle, state, Math.floor(known / 5), known % 5)).toBeNull();
  });
});
