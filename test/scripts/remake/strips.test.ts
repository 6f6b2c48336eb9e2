import { describe, expect, test } from 'vitest';
import { growthOf, difficultyOf, searchStrips } from '../../../scripts/remake/searches/strips.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import {
  denseDifficulty,
  denseStrips,
  searchedStrips,
  stripPicture,
} from '../../../src/engine/make/stripPicture.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';

describe('the search for strips', () => {
  test('finds the same from a seed again, and more with more changes', () => {
    const few = searchStrips({ seed: 10, changes: 200 });
    expect(searchStrips({ seed: 10, changes: 200 })).toEqual(few);
    expect(few.free).toBeNull();
    const more = searchStrips({ seed: 10, changes: 2000 });
    expect(more.given.sweeps).toBeGreaterThan(few.given.sweeps);
  });

  test('says what the sweeps of SimpleSolver do', () => {
    const { family } = searchStrips({ seed: 10, changes: 200 });
    expect(family.block).toEqual(family.top);
    const { status, sweeps } = solveSimple(puzzleOf(stripPicture(family, 20, 17)));
    expect(difficultyOf(family, 2, 4)).toBe(status === 'solved' ? sweeps : NaN);
  });
});

describe('how a family grows', () => {
  test('is 2n − 6 sweeps a strip for the dense strips of the site', () => {
    expect(difficultyOf(denseStrips, 2, 4)).toBe(denseDifficulty(20, 17));
    expect(growthOf(denseStrips)).toEqual({ gain: 2, less: 6 });
  });

  test('is a sweep more for those that seed 36 leads to', () => {
    expect(growthOf(searchedStrips)).toEqual({ gain: 2, less: 5 });
  });

  test('is nothing where sweeps do not solve its puzzles', () => {
    const blank = denseStrips.block.map((row) => row.replaceAll('#', '.'));
    expect(growthOf({ ...denseStrips, block: blank })).toBeNull();
  });
});
