/** What document 002 says and we test, in its order. */
import { arrangements, byOverlap, filled113 } from './filled113.ts';
import { longBlocks, morePixels, ranks } from './formula.ts';
import { fifteen, figureRow, inverse, worksThrough } from './formulaParts.ts';
import { formulaOfFive } from './formulaFive.ts';
import { beforeSolving, faster } from './formulaFilter.ts';
import { oneToTen, proportional, squares } from './formulaScale.ts';
import { ambiguous, blockOfFour, fourOnFive, moreBlack } from './line.ts';
import { atoms, notAll, oneThree, readingShares } from './statements.ts';
import type { Answered } from '../claim.ts';

export const claimsOf002: readonly Answered[] = [
  figureRow,
  oneThree,
  ambiguous,
  fourOnFive,
  moreBlack,
  notAll,
  arrangements,
  atoms,
  filled113,
  byOverlap,
  readingShares,
  worksThrough,
  morePixels,
  proportional,
  blockOfFour,
  squares,
  longBlocks,
  inverse,
  fifteen,
  formulaOfFive,
  oneToTen,
  ranks,
  beforeSolving,
  faster,
];
