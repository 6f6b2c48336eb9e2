/** What the counts of guesses come to: pictures by the least number of guesses, those that a method leaves, smallest ones. */
import { guessMethods } from '../engine/census/guesses.ts';
import type { GuessMethod } from '../engine/census/guesses.ts';
import { sidesOf } from './sizeParts.ts';
import { guessKind, SEVERAL } from './guesses.ts';
import type { GuessTally } from './guesses.ts';
import { sumOf } from '../notebook/plain/storedTally.ts';

type Counts = GuessTally[string];

/** A picture by its size and number. */
export type GuessExample = {
  readonly size: string;
  readonly number: number;
};

/** What one size comes to. */
export type GuessNumbers = {
  readonly images: number; // all that are counted
  readonly unique: number; // the only solution of their puzzle
  readonly byGuesses: readonly number[]; // of these, by the least number of guesses
  readonly left: Readonly<Record<GuessMethod, number>>; // that a method does not solve
  /** Where one guess will do: the cells that sweeps leave open, and those that each would do. */
  readonly open: number;
  readonly helpful: number;
};

const unique = (counts: Counts): readonly (readonly [string, Counts[string]])[] =>
  Object.entries(counts).filter(([kind]) => kind !== SEVERAL);

/** Reads the numbers of a size. */
export function guessNumbers(counts: Counts): GuessNumbers {
  const kinds = unique(counts).map(([kind, count]) => ({ ...guessKind(kind), ...count }));
  const most = Math.max(0, ...kinds.map(({ least }) => least));
  const imagesOf = (of: typeof kinds): number => sumOf(of.map(({ images }) => images));
  const single = kinds.filter(({ least }) => least === 1);
  const left = guessMethods.map(
    (method) => [method, imagesOf(kinds.filter((kind) => kind.left.includes(method)))] as const,
  );
  return {
    images: imagesOf(kinds) + (counts[SEVERAL]?.images ?? 0),
    unique: imagesOf(kinds),
    byGuesses: Array.from({ length: most + 1 }, (_, guesses) =>
      imagesOf(kinds.filter(({ least }) => least === guesses)),
    ),
    left: Object.fromEntries(left) as Record<GuessMethod, number>,
    open: sumOf(single.map(({ open }) => open)),
    helpful: sumOf(single.map(({ helpful }) => helpful)),
  };
}

/** Few cells first, of as many the lower one, and there the least number. */
function smallest(
  tally: GuessTally,
  fits: (kind: ReturnType<typeof guessKind>) => boolean,
): GuessExample | null {
  const found = Object.entries(tally).flatMap(([size, counts]) =>
    unique(counts).flatMap(([kind, { first }]) =>
      fits(guessKind(kind)) ? [{ size, number: first }] : [],
    ),
  );
  const cells = ({ size }: GuessExample): number => sidesOf(size).height * sidesOf(size).width;
  const height = ({ size }: GuessExample): number => sidesOf(size).height;
  const [first = null] = found.toSorted(
    (a, b) => cells(a) - cells(b) || height(a) - height(b) || a.number - b.number,
  );
  return first;
}

/** A smallest picture that needs so many guesses; null where none is counted. */
export const smallestWith = (tally: GuessTally, guesses: number): GuessExample | null =>
  smallest(tally, ({ least }) => least === guesses);

/** A smallest picture with one solution that a method does not solve; null where none is counted. */
export const smallestLeft = (tally: GuessTally, method: GuessMethod): GuessExample | null =>
  smallest(tally, ({ left }) => left.includes(method));
