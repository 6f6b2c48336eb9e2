// What one clue does, against the search for helpful clues and against reading the end of each run.
import { describe, expect, test } from 'vitest';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { helpfulClues } from '../../src/engine/intersect/oneClue.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { clueEffects } from '../../src/claims/000/clueEffects.ts';
import { here } from '../../src/claims/evidence.ts';

describe('clueEffects', () => {
  const { ours } = clueEffects.read(here);

  test('counts the clues that solve as the search for helpful clues does, and all unknown cells', () => {
    let solve = 0;
    let clues = 0;
    for (let index = 0; index < 2 ** 12; index++) {
      const image = imageFromIndex(3, 4, index);
      const puzzle = puzzleOf(image);
      const { grid } = solveSimple(puzzle);
      clues += grid.cells.filter((cell) => cell === 2).length;
      solve += helpfulClues(puzzle, { from: grid, image }).length;
    }
    expect({ solve, clues }).toEqual({ solve: ours.solve, clues: ours.clues });
  });

  test('finds each of the three effects, and no other end when the clue comes earlier', () => {
    expect(ours.solve + ours.further + ours.nothing).toBe(ours.clues);
    expect(Math.min(ours.further, ours.nothing)).toBeGreaterThan(0);
    expect(ours.otherEnd).toBe(0);
    expect(clueEffects.agrees({ ...ours, nothing: 0 }, clueEffects.published)).toBe(false);
  });
});
