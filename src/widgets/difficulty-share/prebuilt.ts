/** What the build finds out: the most of all pictures of small sizes, from stored counts. */
import { smallSizes } from '../../facts/strips.ts';
import type { SmallSize } from './model.ts';

export const prebuilt = (): readonly SmallSize[] => smallSizes();
