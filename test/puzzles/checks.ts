/** What the tests of the gallery compute. */
import { expect } from 'vitest';
import type { Grid } from '../../src/engine/board/cell.ts';
import { countUnknown } from '../../src/engine/board/image.ts';
import type { Puzzle } from '../../src/engine/board/puzzle.ts';
import { fourDifficulty } from '../../src/engine/intersect/fourDifficulty.ts';
import { recordFour } from '../../src/engine/intersect/fourSolver.ts';
import { probeAll } from '../../src/engine/probe/probe.ts';
import { probingClass } from '../../src/engine/probe/probeCategory.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { galleryDescriptions } from '../../src/puzzles/gallery.ts';
import type { PuzzleId } from '../../src/puzzles/gallery.ts';

/** One check for each puzzle of a file: who adds a puzzle says how what it shows is known. */
export type Checks<Id extends string> = Readonly<Record<Id, (puzzle: Puzzle) => void>>;

/** Runs the check of a puzzle. */
export function run<Id extends PuzzleId>(checks: Checks<Id>, id: Id): void {
  expect.hasAssertions();
  checks[id](galleryDescriptions(id));
}

/** Sweeps with rows first and with columns first, or how the run ends otherwise. */
export const both = (puzzle: Puzzle): (number | string)[] =>
  (['H', 'V'] as const).map((first) => {
    const { status, sweeps } = solveSimple(puzzle, first);
    return status === 'solved' ? sweeps : status;
  });

/** How many solutions, two standing for all others. */
export const solutions = (puzzle: Puzzle): number => solve(puzzle).solutions.length;

/** FourSolver's run: how it ends, its intersections, and the cells unknown at the first standstill and at the end. */
export function four(puzzle: Puzzle): {
  readonly status: string;
  readonly intersections: number;
  readonly first: number;
  readonly left: number;
} {
  const { status, intersections, end } = recordFour(puzzle);
  const first = countUnknown(solveSimple(puzzle).grid);
  return { status, intersections, first, left: countUnknown(end) };
}

/** The least number of intersections; null where FourSolver does not solve it. */
export function difficulty(puzzle: Puzzle): number | null {
  const { solvable, atLeast, atMost } = fourDifficulty(puzzle);
  if (solvable) expect(atLeast).toBe(atMost);
  return solvable ? atMost : null;
}

/** Probing once: the class of Table 3, how many cells are probed, and how often each category occurs. */
export function probing(puzzle: Puzzle): {
  readonly class: string | null;
  readonly cells: number;
  readonly counts: readonly number[];
} {
  const { status, sequence } = probeAll(puzzle);
  const counts = Array.from({ length: 16 }, () => 0);
  for (const category of sequence) counts[category]!++;
  return { class: probingClass(status, sequence), cells: sequence.length, counts };
}

/** Cells whose probes prove the solution: categories 11 and 14. */
export const deciding = (counts: readonly number[]): number => counts[11]! + counts[14]!;

/** In how many cells two pictures differ. */
export const cellsThatDiffer = (a: Grid, b: Grid): number =>
  [...a.cells.keys()].filter((at) => a.cells[at] !== b.cells[at]).length;
