/** What document 002 says and we test, in its order. */
import { arrangements, byOverlap, filled113 } from './filled113.ts';
import { beforeSolving, faster, longBlocks, morePixels, oneToTen, ranks } from './formula.ts';
import { blockOfFour, fourOnFive } from './line.ts';
import { atoms, notAll, oneThree, readingShares } from './statements.ts';
import type { Answered } from '../claim.ts';

export const claimsOf002: readonly Answered[] = [
  oneThree,
  fourOnFive,
  blockOfFour,
  notAll,
  arrangements,
  atoms,
  filled113,
  byOverlap,
  readingShares,
  morePixels,
  longBlocks,
  oneToTen,
  ranks,
  beforeSolving,
  faster,
];
