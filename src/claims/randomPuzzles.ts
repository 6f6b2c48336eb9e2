/**
 * What the documents say about random puzzles of one size, in the order of their texts: for a figure that holds a run of
 * that size against each sentence. Their pictures are lost, so these sentences are all there is to check against.
 */
import type { DensitySpec } from '../experiments/density.ts';
import { hardly, figure6Simple, morePowerful, power } from './000/figure6.ts';
import { aboutPictures } from './000/figure8.ts';
import type { FromPoints } from './000/curveClaim.ts';
import { outside40to60 } from './000/pictures.ts';
import { severalSolutions } from './000/severalSolutions.ts';
import { oneOrNone, twoApart, twoFilled } from './000/twoFilled.ts';
import { filled113 } from './002/filled113.ts';
import type { Claim } from './claim.ts';

/** A claim that points can tell, whatever it is about. */
export type AnyCurveClaim = Claim & FromPoints<unknown>;

/** Forgets what a claim is about: what it finds only ever meets its own words. */
const any = (claim: unknown): AnyCurveClaim => claim as AnyCurveClaim;

const larger = (side: 10 | 30): readonly AnyCurveClaim[] => {
  const { below, region, bulk, further, peak, handover } = aboutPictures[side];
  return [below, region, bulk, further, severalSolutions[side], peak, handover].map(any);
};

const bySize: Readonly<Record<string, readonly AnyCurveClaim[]>> = {
  '6x6': [
    oneOrNone,
    twoFilled,
    twoApart,
    figure6Simple,
    power,
    morePowerful,
    hardly,
    outside40to60,
  ].map(any),
  '10x10': larger(10),
  '15x15': [any(filled113)],
  '30x30': larger(30),
};

/**
 * The claims about one size that can be held against a run.
 *
 * @param model - claims about an exact number of filled cells say nothing about independent cells
 * @param classes - whether the run tells all classes apart
 * @returns none for most sizes
 * @source 000_8dc3042ab81c971c.txt §4.2; 002_5ae15e577f844a8a.txt
 */
export const curveClaimsFor = (
  height: number,
  width: number,
  model: DensitySpec['model'],
  classes = true,
): readonly AnyCurveClaim[] =>
  (bySize[`${height}x${width}`] ?? []).filter(
    (claim) =>
      (model === 'exact' || claim.exactOnly !== true) && (classes || claim.classes !== true),
  );
