/**
 * Small pictures with one solution that need many guesses, as the chapter on solutions tells: from a random one on, a change is
 * kept where no less is left to guess, and where as much is, no cell less is open.
 */
import { formatGrid } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { filledFor, sampleExact } from '../../../src/engine/board/sample.ts';
import type { Guesser } from '../../../src/engine/census/guesses.ts';
import { createGuesser } from '../../../src/engine/census/guesses.ts';
import { encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { climb } from './climb.ts';
import type { Search } from './search.ts';

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
const mostDrawn = 1000; // pictures, until one has one solution

/**
 * Searches until as many guesses are needed as are wanted, or the changes are used up.
 *
 * @returns null when no picture to start with was drawn
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
  let start = draw();
  for (let drawn = 1; start === null && drawn < mostDrawn; drawn++) start = draw();
  if (start === null) return null;
  const { best, tried } = climb(cells, start, {
    reach: (next) => guesser.of(next),
    isWorse: (one, other) =>
      one.least < other.least || (one.least === other.least && one.open < other.open),
    isEnough: ({ least }) => least >= wanted,
    changes,
    random,
  });
  return { image: { height, width, cells }, guesses: best.least, tried };
}

const changes = 10_000; // for each seed

/** The first find of a size, in lines. */
function find(size: string, wanted: number, seeds: number): readonly string[] {
  const [height = 0, width = 0] = size.split('x').map(Number);
  for (let seed = 1; seed <= seeds; seed++) {
    const found = searchGuesses({ height, width, seed, wanted, changes });
    if (found === null || found.guesses < wanted) continue;
    return [
      `${size}: ${found.guesses} guesses, seed ${seed}, after ${found.tried} changes`,
      ...formatGrid(found.image),
      encodePuzzle(puzzleOf(found.image)),
    ];
  }
  return [`${size}: none by ${seeds} seeds, which does not say that there is none`];
}

const isSize = (word: string): boolean =>
  /^([1-9]|[12]\d|3[0-2])x([1-9]|[12]\d|3[0-2])$/.test(word);

export const guesses: Search = {
  name: 'guesses',
  does: 'pictures with one solution that need so many guesses, from random ones by small changes',
  parts: {
    name: 'size',
    all: ['8x8', '7x7', '6x7', '6x6', '5x7'],
    named: (word) => (isSize(word) ? [word] : []),
  },
  numbers: {
    guesses: { what: 'that a picture is to need', usual: 3 },
    seeds: { what: 'tries seed 1 to this one', usual: 100 },
  },
  *make({ parts, number }) {
    for (const size of parts) yield { lines: find(size, number('guesses'), number('seeds')) };
  },
};
