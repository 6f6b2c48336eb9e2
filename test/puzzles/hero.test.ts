// The hero of the book, held against the plain solvers: how many of its cells each method knows.
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../src/engine/board/cell.ts';
import type { Grid } from '../../src/engine/board/cell.ts';
import { countKnown } from '../../src/engine/board/image.ts';
import { recordFour } from '../../src/engine/intersect/fourSolver.ts';
import { repeatedProbing } from '../../src/engine/probe/probeRepeated.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { recordTwoSat } from '../../src/engine/twosat/twoSatSolver.ts';
import { heroRungs } from '../../src/kit/hero/rungs.ts';
import { galleryPicture, knownPuzzle } from '../../src/puzzles/gallery.ts';
import { heroes } from '../../src/puzzles/hero.ts';
import { run } from './checks.ts';
import type { Checks } from './checks.ts';

const checks: Checks<keyof typeof heroes> = {
  owl(puzzle) {
    const { status, solutions } = solve(puzzle);
    expect(status).toBe('one');
    expect(solutions).toEqual([galleryPicture('owl')]);
    const ends: readonly Grid[] = [
      solveSimple(puzzle).grid,
      recordFour(puzzle).end,
      recordTwoSat(puzzle).end,
      repeatedProbing(puzzle).grid,
      galleryPicture('owl'),
    ];
    expect(ends.map(countKnown)).toEqual(known);
    // a rung knows all that the one below it knows, and the same values
    for (const [at, { cells }] of ends.entries())
      for (const [cell, value] of (ends[at - 1]?.cells ?? []).entries())
        if (value !== UNKNOWN) expect(cells[cell]).toBe(value);
    expect(heroRungs().map(({ grid }) => grid)).toEqual(ends);
  },
};

/** Cells known to sweeps, pairs of lines, chains, probing and a SAT solver, of 400. */
const known = [126, 240, 300, 358, 400];

describe('the hero', () => {
  test.each(Object.keys(heroes) as (keyof typeof heroes)[])('%s', (id) => run(checks, id));

  test('climbs by a tenth to a third of its cells on each rung', () => {
    for (const { added, grid } of heroRungs()) {
      expect(added.size).toBeGreaterThan(grid.cells.length / 10);
      expect(added.size).toBeLessThan(grid.cells.length / 3);
    }
  });

  test('was another owl once, whose links open it still', () => {
    const code =
      '20x20_2.2_4.4_10.3.1_2.2.1.2_2.1.2_1.2.2.2.1_1.2.2.2.1_2.2.2_3.1.2.3_2.2.1.2.2_3.1.2.4_2.1.2.2_1.3.1.2.2.1_1.1.2.1.1.1_2.2.1.1.1.2.1_2.1.2.1.1.2_1.1.1.2.1.1.2_3.1.3_9.6.1_3.1.2.1~1_12.1_5.5.3.2_4.1.1.1.3_2.1.1.1.4_2.2.1.1.1.2_1.2.2.2.1_1.2.3_2.1.1.2.1_2.3.1.1.2_1.5.1.2_2.1.1.1.1_1.3.2_1.2.1.2.2_2.2.1.1.2.2_2.2.1.2.2_2.1.1.1.1.4_5.5.2_12_1';
    expect(knownPuzzle(code)?.id).toBe('former-owl');
  });
});
