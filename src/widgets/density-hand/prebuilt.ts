/** What the build finds out: the board that the figure opens with, some of its densities for paper, and the stored means. */
import { namedRun } from '../../claims/measurement.ts';
import type { ThresholdName } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { inferPictureInPieces } from '../../engine/inference/inferPicture.ts';
import { allPieces } from '../../engine/pieces.ts';
import { threshold } from '../../experiments/threshold.ts';
import { pointsOf } from '../../experiments/thresholdPoints.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import { readStored } from '../../stored/fromFile.ts';
import { handSettings, heightsOf, imageAt, mostPropagations, sides, swept } from './model.ts';
import type { HandProps, MeanCurve, DensityHandTold, Visit } from './model.ts';

/** A density of the board that the figure opens with, and what the clues tell there. */
type Known = { readonly percentage: number; readonly told: DensityHandTold };

/** What the build hands on. */
export type HandGiven = {
  /** Those at which a worker would be asked for long, so that the first board follows the hand at once. */
  readonly known: readonly Known[];
  readonly means: Readonly<Record<string, MeanCurve>>; // by side
  readonly strip: readonly Known[]; // for paper
};

/** Small boards need no run over all densities: theirs is of the middle ones. */
const runs: Readonly<Record<(typeof sides)[number], ThresholdName>> = {
  10: 'threshold-methods 10x10',
  15: 'threshold 15x15',
  20: 'threshold 20x20',
  25: 'threshold 25x25',
};

function meanOf(side: (typeof sides)[number]): MeanCurve {
  const { spec, tally } = readStored(runFile(namedRun(runs[side]), threshold));
  const points = pointsOf(spec, tally, 1).flatMap(({ at, inferred: { own } }) =>
    own === null ? [] : [{ at, share: rounded(own.mean, 4) }],
  );
  return { boards: spec.boards, points };
}

let means: HandGiven['means'] | null = null;

function toldOf(percentage: number, image: Grid): DensityHandTold {
  const visit: Visit = swept(percentage, image);
  if (visit.asked) return visit.told;
  const { inferable, undecided } = allPieces(inferPictureInPieces(image, mostPropagations));
  return { cells: inferable.cells, undecided };
}

/** Densities of the strip on paper: before, in and after the rise. */
const stripAt = [20, 36, 44, 60];

/** In the rise there is most to find beyond what sweeps know. Of large boards the build answers for the opening one alone. */
const rise = { from: 30, to: 56 };
const largest = 20;

const answers = new Map<string, DensityHandTold>(); // some take a second, and several pages ask

/** @param brief - without the rise: a worker is asked */
export function prebuilt(props: Partial<HandProps>, brief = false): HandGiven {
  const values = handSettings.of(props, 'density-hand');
  const { side, seed, percentage } = values;
  const heights = heightsOf(values);
  const at = (one: number): Known => {
    const key = `${side} ${seed} ${one}`;
    const told = answers.get(key) ?? toldOf(one, imageAt(heights, one));
    answers.set(key, told);
    return { percentage: one, told };
  };
  const inRise = Array.from({ length: rise.to - rise.from + 1 }, (_, k) => rise.from + k);
  const wanted = new Set(brief || Number(side) > largest ? [percentage] : [percentage, ...inRise]);
  means ??= Object.fromEntries(sides.map((one) => [one, meanOf(one)]));
  return { known: [...wanted].map(at), means, strip: stripAt.map(at) };
}
