// Sets of cells on all pictures that single probes leave: the count of 4x4 again, and what the one of 5x5 says in other words.
import { expect, test } from 'vitest';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { createSetRounds } from '../../src/engine/probe/setRound.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { imagesBySet } from '../../src/claims/001/setRounds.ts';
import { setRound } from '../../src/experiments/setRound.ts';
import { storedRun } from '../../src/stored/fromFile.ts';

test('the whole of 4x4 is found again as it is stored, in two parts', () => {
  const spec = { side: 4 };
  const run = setRound.begin(spec);
  const [first, second] = [setRound.emptyTally(spec), setRound.emptyTally(spec)];
  run(40_000, setRound.units(spec), first);
  run(0, 40_000, second);
  setRound.merge(first, second);
  expect(first).toEqual(storedRun('set-round 4x4').tally);
});

test('the examples of 5x5 have the solutions and the least sets that they stand for', () => {
  const { tally } = storedRun('set-round 5x5');
  const rounds = createSetRounds(5, 5);
  for (let solutions = 1; solutions <= 8; solutions++)
    for (const [size, images] of imagesBySet(tally, solutions).entries()) {
      if (images === 0) continue;
      const puzzle = puzzleOf(imageFromIndex(5, 5, tally.first[4 * solutions + size]!));
      expect(solve(puzzle, { most: 100 }).solutions.length).toBe(solutions);
      expect(rounds.deciding(puzzle, 3)?.cells.length ?? 0).toBe(size);
    }
  const counted = storedRun('probing 5x5').tally.images;
  expect(Array.from(tally.classes)).toEqual(Array.from(counted));
});
