/** How hard random boards are, for the prose: the stored run of the closing picture. */
import { hardness } from '../engine/inference/weakest.ts';
import type { Hardness } from '../engine/inference/weakest.ts';
import { placesOf } from '../experiments/howHard.ts';
import type { PlaceFound } from '../experiments/howHard.ts';
import { finePercent, grouped, percent, sizeText } from '../notebook/plain/numbers.ts';
import { storedRun } from '../stored/fromFile.ts';

const { spec, tally } = storedRun('how-hard');
const places = placesOf(spec, tally);

const countIn = ({ counts }: PlaceFound, kinds: readonly Hardness[]): number =>
  kinds.reduce((sum, kind) => sum + counts[hardness.indexOf(kind)]!, 0);

const countOf = (...kinds: readonly Hardness[]): number =>
  places.reduce((sum, place) => sum + countIn(place, kinds), 0);

/** Kinds of boards with one solution that sweeps leave. */
const beyondSweeps = ['four', 'two-sat', 'repeated', 'sat'] as const;

/** Boards of the run, and those of them of some kinds. */
export const hardBoards = {
  all: grouped(howMany()),
  each: spec.boards,
  several: grouped(countOf('several')),
  sweeps: grouped(countOf('sweeps')),
  beyond: grouped(countOf(...beyondSweeps)),
  beyondShare: finePercent(countOf(...beyondSweeps) / howMany()),
  four: grouped(countOf('four')),
  twoSat: grouped(countOf('two-sat')),
  repeated: grouped(countOf('repeated')),
  sat: countOf('sat'),
  /** Of the boards that stop sweeps, those with several solutions. */
  severalShare: percent(countOf('several') / countOf(...beyondSweeps, 'several')),
} as const;

function howMany(): number {
  return places.reduce((sum, { boards }) => sum + boards, 0);
}

/** Where a size has most boards that need more than sweeps. */
export type Band = {
  readonly size: string;
  readonly percentage: number;
  readonly beyond: number; // boards there
  readonly of: number;
};

/** The band of a stored size. */
export function bandOf(side: number): Band {
  const own = places.filter((place) => place.side === side);
  const most = own.reduce((a, b) => (countIn(b, beyondSweeps) > countIn(a, beyondSweeps) ? b : a));
  return {
    size: sizeText(side, side),
    percentage: most.percentage,
    beyond: countIn(most, beyondSweeps),
    of: most.boards,
  };
}

/** The band with the greatest share of all. */
export const widestBand: Band = spec.sides
  .map(bandOf)
  .reduce((a, b) => (b.beyond / b.of > a.beyond / a.of ? b : a));

/** The boards that sweeps leave and reason still solves, by size and density. */
export const hardPlaces: readonly (Band & { readonly column: number })[] = places.map((place) => ({
  column: spec.sides.indexOf(place.side),
  size: sizeText(place.side, place.side),
  percentage: place.percentage,
  beyond: countIn(place, beyondSweeps),
  of: place.boards,
}));
