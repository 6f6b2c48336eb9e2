/**
 * Every image of small sizes that is the only solution of its puzzle, by the number of cells that must be supposed at best, and
 * by the methods that do not solve it without.
 *
 * Units are images, size after size. One image of each symmetry class is solved and counts for all of it: turning a puzzle
 * changes neither its guesses nor what these methods know in the end.
 */
import { createFold } from '../engine/census/fold.ts';
import { createGuesser, guessMethods } from '../engine/census/guesses.ts';
import type { GuessMethod } from '../engine/census/guesses.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { checkBetween } from './settings.ts';
import { checkSizes, sizeParts, unitsWithin } from './sizeParts.ts';
import type { SizePart } from './sizeParts.ts';
import { checkSum, countIn, recordIn, sumOf } from '../notebook/plain/storedTally.ts';

export type GuessSpec = {
  readonly sizes: readonly string[]; // as `4x5`; up to 25 cells
};

/** Images with as many guesses that the same methods do not solve. */
type GuessCount = {
  images: number;
  first: number; // the least number of one
  open: number; // cells that sweeps leave unknown, of all of them
  helpful: number; // of these, those that would each do as the only guess
};

/**
 * By size, and there by guesses and the methods that fail, as `1 sweeps four`; `0` where nothing need be supposed, and
 * {@link SEVERAL} for images that are not the only solution.
 */
export type GuessTally = Record<string, Record<string, GuessCount>>;

const mostCells = 25;

/** Images whose puzzle has other solutions: of these no guesses are counted. */
export const SEVERAL = 'several';

const partsOf = (spec: GuessSpec): readonly SizePart[] =>
  sizeParts(spec, (height, width) => {
    checkBetween('number of cells', height * width, 1, mostCells);
    return 2 ** (height * width);
  });

export const guesses: Experiment<GuessSpec, GuessTally> = {
  id: 'guesses',
  version: 1,

  check(spec) {
    checkSizes(spec);
    partsOf(spec);
  },

  units: (spec) => sumOf(partsOf(spec).map(({ units }) => units)),

  emptyTally: ({ sizes }) => Object.fromEntries(sizes.map((size) => [size, {}])),

  begin(spec) {
    const parts = partsOf(spec).map((part) => ({ ...part, count: createCounter(part) }));
    return (from, to, tally) => {
      for (const part of parts) {
        const within = unitsWithin(part, from, to);
        if (within !== null) part.count(...within, (tally[part.size] ??= {}));
      }
    };
  },

  merge(into, part) {
    for (const [size, counts] of Object.entries(part))
      for (const [kind, count] of Object.entries(counts)) addTo((into[size] ??= {}), kind, count);
  },

  toStored: (tally) => tally,

  fromStored(stored, spec, done = guesses.units(spec)) {
    const record = recordIn('tally', stored, spec.sizes);
    const whole = done === guesses.units(spec);
    return Object.fromEntries(
      partsOf(spec).map((part) => [part.size, readCounts(part, record[part.size], whole)]),
    );
  },
};

/** What counts images of a size; its solvers are made with the first ones that are asked for. */
function createCounter({
  height,
  width,
}: SizePart): (from: number, to: number, counts: Record<string, GuessCount>) => void {
  const image = new Uint8Array(height * width);
  let made: { timesOf: (image: number) => number } & ReturnType<typeof createGuesser>;
  return (from, to, counts) => {
    made ??= { timesOf: createFold(height, width, 'class'), ...createGuesser(height, width) };
    for (let number = from; number < to; number++) {
      const times = made.timesOf(number);
      if (times === 0) continue;
      for (let at = 0; at < image.length; at++) image[at] = (number >>> at) & 1;
      const found = made.of(image);
      const { open, helpful } = found ?? { open: 0, helpful: 0 };
      addTo(counts, found === null ? SEVERAL : [found.least, ...found.left].join(' '), {
        images: times,
        first: number,
        open: times * open,
        helpful: times * helpful,
      });
    }
  };
}

function addTo(counts: Record<string, GuessCount>, kind: string, count: GuessCount): void {
  const into = (counts[kind] ??= { images: 0, first: count.first, open: 0, helpful: 0 });
  into.images += count.images;
  into.first = Math.min(into.first, count.first);
  into.open += count.open;
  into.helpful += count.helpful;
}

function readCounts(
  { size, height, width, units: all }: SizePart,
  stored: unknown,
  whole: boolean,
): Record<string, GuessCount> {
  const counts = Object.entries(recordIn(size, stored)).map(([kind, value]) => {
    const { least, left } = guessKind(kind);
    if (kind !== SEVERAL && [least, ...left].join(' ') !== kind)
      throw new RangeError(`${size}: no kind: ${kind}`);
    const count = recordIn(kind, value, ['images', 'first', 'open', 'helpful']);
    const images = countIn('images', count['images'], all);
    const open = countIn('open cells', count['open'], height * width * images);
    return [
      kind,
      {
        images,
        first: countIn('first', count['first'], all - 1),
        open,
        helpful: countIn('helpful cells', count['helpful'], open),
      },
    ] as const;
  });
  const sum = sumOf(counts.map(([, { images }]) => images));
  if (whole) checkSum(`images of ${size}`, sum, all);
  countIn(`images of ${size}`, sum, all);
  return Object.fromEntries(counts);
}

/** What the name of a kind says. */
export function guessKind(kind: string): {
  readonly least: number;
  readonly left: readonly GuessMethod[];
} {
  const [least, ...names] = kind.split(' ');
  return { least: Number(least), left: guessMethods.filter((method) => names.includes(method)) };
}
