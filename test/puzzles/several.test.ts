// The puzzles with several solutions, each held against what is said of it.
import { describe, expect, test } from 'vitest';
import { sameGrid } from '../../src/engine/board/image.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { between } from '../../src/engine/solutions/exchange.ts';
import { solutionGraph } from '../../src/engine/solutions/solutionGraph.ts';
import { switchingComponents } from '../../src/engine/sweep/switchingComponents.ts';
import { galleryPicture } from '../../src/puzzles/gallery.ts';
import { several } from '../../src/puzzles/several.ts';
import { run } from './checks.ts';
import type { Checks } from './checks.ts';

const checks: Checks<keyof typeof several> = {
  '004-figure-a'(puzzle) {
    const picture = galleryPicture('004-figure-a');
    const { solutions, complete } = solve(puzzle, { most: 1000 });
    expect(complete).toBe(true);
    expect(solutions.some((grid) => sameGrid(grid, picture))).toBe(true);
    expect(switchingComponents(picture).length).toBeGreaterThanOrEqual(2);
  },
  '004-three'(puzzle) {
    const { solutions } = solve(puzzle, { most: 1000 });
    expect(solutions).toHaveLength(3);
    expect(solutionGraph(solutions).joined).toEqual([
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
    expect(between(solutions, 0, 1)).toEqual([]);
  },
};

describe('the puzzles with several solutions', () =>
  test.each(Object.keys(several) as (keyof typeof several)[])('%s', (id) => run(checks, id)));
