/** 000, Figure 8 and section 4.2: all that is said about its two pictures, in the order of the text. */
import type { Claim } from '../claim.ts';
import { aboutPictures, rise } from './figure8.ts';
import { morePixels } from './pixels.ts';
import { severalSolutions } from './severalSolutions.ts';

const [small, large] = [aboutPictures[10], aboutPictures[30]];

export const figure8Claims: readonly Claim[] = [
  small.below,
  large.below,
  rise,
  small.region,
  large.region,
  small.bulk,
  large.bulk,
  small.further,
  large.further,
  severalSolutions[10],
  severalSolutions[30],
  small.peak,
  large.peak,
  ...morePixels,
  small.handover,
  large.handover,
];
