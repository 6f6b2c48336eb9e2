/**
 * How hard random boards are, by size and density: of every board the weakest method that solves it. Boards are square, every
 * cell is filled or empty by itself, and they are those of the experiment `density` with the same settings, so that each can be
 * opened again.
 *
 * Unit u is board floor(u / P) of place u mod P; the places go through all percentages of the first side, then of the next.
 */
import type { Hardness } from '../engine/inference/weakest.ts';
import { createWeakest, hardness } from '../engine/inference/weakest.ts';
import type { Grid } from '../engine/board/cell.ts';
import { countFilled } from '../engine/board/image.ts';
import { WORD_CELLS } from '../engine/line/lineMasks.ts';
import type { InPieces } from '../engine/pieces.ts';
import { boardDrawer, boardOf, density } from './density.ts';
import type { DensitySpec } from './density.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { checkBetween } from './settings.ts';
import { wholeUnits } from './wholeUnits.ts';
import {
  checkSum,
  countIn,
  listIn,
  recordIn,
  sumOf,
  textIn,
} from '../notebook/plain/storedTally.ts';

/** What to sample. */
export type HowHardSpec = {
  readonly sides: readonly number[]; // 2..32 each, rising
  readonly percentages: readonly number[]; // 0..100 each
  readonly boards: number; // for each size and percentage, 1..1,000
  readonly seed: number; // 0..2^32 - 1
};

/** Of each unit what was found: 0 where it is not done, else the place in `hardness`, from 1. */
export type HowHardTally = { readonly found: Uint8Array };

/** A size and a density. */
export type HowHardPlace = { readonly side: number; readonly percentage: number };

const mostBoards = 1000;

/** The run of `density` that has the boards of one side. */
export const boardsOfSide = (
  { percentages, boards, seed }: Omit<HowHardSpec, 'sides'>,
  side: number,
): DensitySpec => ({ height: side, width: side, model: 'independent', percentages, boards, seed });

/** How many places there are. */
const placesIn = ({ sides, percentages }: HowHardSpec): number => sides.length * percentages.length;

export const howHard: Experiment<HowHardSpec, HowHardTally> = {
  id: 'how-hard',
  version: 1,

  check(spec) {
    checkBetween('number of sides', spec.sides.length, 1, WORD_CELLS);
    spec.sides.forEach((side, at) =>
      checkBetween('side', side, (spec.sides[at - 1] ?? 1) + 1, WORD_CELLS),
    );
    checkBetween('boards', spec.boards, 1, mostBoards);
    density.check(boardsOfSide(spec, 2));
  },

  units: (spec) => placesIn(spec) * spec.boards,

  emptyTally: (spec) => ({ found: new Uint8Array(howHard.units(spec)) }),

  begin: wholeUnits(howHardWork),

  inPieces: howHardWork,

  merge(into, part) {
    for (let unit = 0; unit < into.found.length; unit++) into.found[unit]! += part.found[unit]!;
  },

  /** A digit for each unit, and how many there are of each, so that a spoilt file is told. */
  toStored: ({ found }) => ({ found: found.join(''), boards: kindsIn(found) }),

  fromStored(stored, spec, done = howHard.units(spec)) {
    const { found: digits, boards } = recordIn('tally', stored, ['found', 'boards']);
    const text = textIn('found', digits, new RegExp(`^[0-${hardness.length}]*$`));
    checkSum('units', text.length, howHard.units(spec));
    const found = Uint8Array.from(text, Number);
    const counts = kindsIn(found);
    listIn('boards', boards, hardness.length).forEach((count, at) =>
      checkSum(`boards of kind ${at + 1}`, countIn('boards', count), counts[at]!),
    );
    checkSum('boards of all places', sumOf(counts), done);
    return { found };
  },
};

/** Boards of each kind. */
const kindsIn = (found: Uint8Array): readonly number[] =>
  hardness.map((_, at) => found.filter((kind) => kind === at + 1).length);

/** Prepares solvers of a size when it first comes; what it returns does a board in pieces. */
function howHardWork(
  spec: HowHardSpec,
): (unit: number, tally: HowHardTally) => InPieces<void, unknown> {
  const { percentages } = spec;
  const places = placesIn(spec);
  const sizes = spec.sides.map((side) => {
    let made: ReturnType<typeof sizeWork> | undefined;
    return () => (made ??= sizeWork(spec, side));
  });
  return function* (unit, tally) {
    const place = unit % places;
    const work = sizes[Math.floor(place / percentages.length)]!();
    const found = yield* work(place % percentages.length, Math.floor(unit / places));
    tally.found[unit] = 1 + hardness.indexOf(found);
  };
}

function sizeWork(
  spec: HowHardSpec,
  side: number,
): (at: number, index: number) => InPieces<Hardness, unknown> {
  const draw = boardDrawer(boardsOfSide(spec, side));
  const weakest = createWeakest(side, side);
  const cells = new Uint8Array(side * side);
  return (at, index) => {
    draw(at, index, cells);
    return weakest(cells);
  };
}

/** What was found at a place. */
export type PlaceFound = HowHardPlace & {
  readonly boards: number; // done
  /** Boards of each kind, in the order of `hardness`. */
  readonly counts: readonly number[];
};

/** All places of a run, as far as it came. */
export function placesOf(spec: HowHardSpec, { found }: HowHardTally): readonly PlaceFound[] {
  const places = placesIn(spec);
  return spec.sides.flatMap((side, row) =>
    spec.percentages.map((percentage, at) => {
      const counts = hardness.map(() => 0);
      for (let unit = row * spec.percentages.length + at; unit < found.length; unit += places)
        if (found[unit]! > 0) counts[found[unit]! - 1]!++;
      return { side, percentage, counts, boards: counts.reduce((sum, count) => sum + count, 0) };
    }),
  );
}

/** A board with one solution that sweeps do not find, where it is in the run. */
export type HardBoard = HowHardPlace & {
  readonly index: number; // among the boards of the place, zero-based
  readonly hardness: Hardness;
  readonly filled: number; // cells
};

/** All of them: small boards first, then sparse ones; each is drawn again for its filled cells. */
export function hardBoards(spec: HowHardSpec, { found }: HowHardTally): readonly HardBoard[] {
  const places = placesIn(spec);
  return spec.sides.flatMap((side, row) =>
    spec.percentages
      .flatMap((percentage, at) =>
        Array.from({ length: spec.boards }, (_, index): HardBoard | null => {
          const kind = hardness[found[index * places + row * spec.percentages.length + at]! - 1];
          if (kind === undefined || kind === 'sweeps' || kind === 'several') return null;
          const filled = countFilled(boardOf(boardsOfSide(spec, side), at, index));
          return { side, percentage, index, hardness: kind, filled };
        }).filter((board) => board !== null),
      )
      .toSorted((a, b) => a.filled - b.filled),
  );
}

/** A board of a place. */
export type BoardFound = {
  readonly index: number; // among the boards of the place, zero-based
  readonly hardness: Hardness;
  readonly image: Grid;
};

/**
 * The boards of a place.
 *
 * @param only - those of this kind; null: all
 * @param limit - at most so many
 * @returns the boards, easy ones first, and how many there are without the limit
 * @throws RangeError for a place that the run does not have
 */
export function boardsAtPlace(
  spec: HowHardSpec,
  { found }: HowHardTally,
  { side, percentage }: HowHardPlace,
  only: Hardness | null,
  limit: number,
): { readonly boards: readonly BoardFound[]; readonly all: number } {
  const [row, at] = [spec.sides.indexOf(side), spec.percentages.indexOf(percentage)];
  if (row < 0 || at < 0) throw new RangeError(`the run has no ${side}x${side} at ${percentage} %`);
  const places = placesIn(spec);
  const of = boardsOfSide(spec, side);
  const kindOf = (index: number): Hardness | undefined =>
    hardness[found[index * places + row * spec.percentages.length + at]! - 1];
  const indices = Array.from({ length: spec.boards }, (_, index) => index);
  const all = hardness
    .filter((kind) => only === null || kind === only)
    .flatMap((kind) =>
      indices.filter((index) => kindOf(index) === kind).map((index) => ({ index, hardness: kind })),
    );
  const boards = all
    .slice(0, limit)
    .map((board) => ({ ...board, image: boardOf(of, at, board.index) }));
  return { boards, all: all.length };
}
