/** Annealing comes to the most that there is where all pictures were counted, and its pictures are as hard as it says. */
import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { createChangingSweeps } from '../../../src/engine/make/changingSweeps.ts';
import { annealInPieces } from '../../../src/engine/make/hardSimple.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { hunt } from '../../../src/experiments/hunt.ts';
import type { HuntSpec } from '../../../src/experiments/hunt.ts';
import { hardestBySize } from '../../../src/facts/sweeps.ts';

/** The hardest simple picture of one start. */
function annealed(height: number, width: number, start: number, steps: number) {
  const sweeps = createChangingSweeps(height, width);
  const random = boardRandom(1, height, width, 50, start);
  const cells = Uint8Array.from({ length: height * width }, () => random.below(2));
  const best = { difficulty: 0, cells: new Uint8Array(height * width), tried: 0 };
  const onSimple = (difficulty: number): void => {
    best.tried++;
    if (difficulty <= best.difficulty) return;
    best.difficulty = difficulty;
    sweeps.write(best.cells);
  };
  allPieces(annealInPieces(sweeps, cells, steps, random, onSimple));
  return best;
}

const counted = hardestBySize();

describe('annealing', () => {
  test.each(counted.filter(({ height, width }) => height * width < 36))(
    'finds the greatest difficulty of all pictures of $size',
    ({ height, width, difficulty }) => {
      // of the largest only every thirtieth start or so comes to it
      const few = Array.from({ length: height * width < 24 ? 2 : 10 }, (_, start) => start);
      const starts = height * width < 30 ? few : [26];
      const found = starts.map((start) => annealed(height, width, start, 60_000).difficulty);
      expect(Math.max(...found)).toBe(difficulty);
    },
  );

  test('finds the 26 sweeps of six by six, of which the census knows no more', () => {
    const spec: HuntSpec = {
      height: 6,
      width: 6,
      method: 'anneal',
      percentage: 50,
      restarts: 16,
      steps: 60_000,
      seed: 1,
    };
    const tally = hunt.emptyTally(spec);
    hunt.begin(spec)(15, 16, tally);
    const most = counted.find(({ height, width }) => height === 6 && width === 6)?.difficulty;
    expect(tally.best?.difficulty).toBe(most);
  });

  test('passes over pictures that are not simple, to one as hard as it says', () => {
    const { difficulty, cells, tried } = annealed(8, 8, 0, 60_000);
    expect(tried).toBeLessThan(60_000);
    expect(difficulty).toBeGreaterThan(30); // 64 cells; climbing over simple pictures comes to some 25
    expect(solveSimple(puzzleOf({ height: 8, width: 8, cells }))).toMatchObject({
      status: 'solved',
      sweeps: difficulty,
    });
  });

  test('is the same each time', () => {
    expect(annealed(6, 7, 3, 5000)).toEqual(annealed(6, 7, 3, 5000));
    expect(annealed(6, 7, 3, 5000)).not.toEqual(annealed(6, 7, 4, 5000));
  });
});
