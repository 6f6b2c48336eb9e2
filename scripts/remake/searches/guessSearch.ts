/**
 * Looks for pictures that need many guesses: from a random one with one solution on, a few cells are turned over at random, and
 * the change is kept where no less is left to guess, and where as much is, no cell less is open.
 */
import type { Grid } from '../../../src/engine/board/cell.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { filledFor, sampleExact } from '../../../src/engine/board/sample.ts';
import type { Guesser } from '../../../src/engine/census/guesses.ts';
import { createGuesser } from '../../../src/engine/census/guesses.ts';

/** One search. */
export type GuessSearch = {
  readonly height: number; // rows, 1..32
  readonly width: number; // columns, 1..32
  readonly seed: number;
  readonly wanted: number; // guesses
  readonly changes: number; // that are tried at most
};

/** Where a search ended. */
type GuessFind = {
  readonly image: Grid;
  readonly guesses: number;
  readonly tried: number; // changes
};

const percentage = 40; // of filled cells at the start: there sweeps leave much
const mostTurned = 3; // cells at once
const mostDrawn = 1000; // pictures, until one has one solution

/**
 * Searches until as many guesses are needed as are wanted, or the changes are used up.
 *
 * @returns null when no picture to start with was drawn
 * @source none
 */
export function searchGuesses(search: GuessSearch): GuessFind | null {
  const { height, width, seed, wanted, changes } = search;
  const random = boardRandom(seed, height, width, percentage, 0);
  const guesser = createGuesser(height, width);
  const cells = new Uint8Array(height * width);
  const draw = (): ReturnType<Guesser['of']> => {
    sampleExact(random, cells, filledFor(percentage, height, width));
    return guesser.of(cells);
  };
  let best = draw();
  for (let drawn = 1; best === null && drawn < mostDrawn; drawn++) best = draw();
  if (best === null) return null;
  let tried = 0;
  for (; tried < changes && best.least < wanted; tried++) {
    const next = cells.slice();
    for (let turned = 1 + random.below(mostTurned); turned > 0; turned--)
      next[random.below(next.length)]! ^= 1;
    const found = guesser.of(next);
    if (found === null || found.least < best.least) continue;
    if (found.least === best.least && found.open < best.open) continue;
    cells.set(next);
    best = found;
  }
  return { image: { height, width, cells }, guesses: best.least, tried };
}
