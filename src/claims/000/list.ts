/** What document 000 says and we test, in its order. */
import { figure4Simple, figure4Total } from './figure4.ts';
import { figure4Table, figure4Totals, section41, untouched } from './figure4All.ts';
import { construction } from './construction.ts';
import { difficultyRange } from './difficultyRange.ts';
import { asymptotic } from './asymptotic.ts';
import { figure1 } from './figure1.ts';
import { nonUniqueness } from './nonUniqueness.ts';
import { hardLarger } from './hardLarger.ts';
import { leastSettles, leastSettlesFive } from './leastSettles.ts';
import { findingClues, givenClues } from './onlineClues.ts';
import { clueEffects } from './clueEffects.ts';
import { lineClaims } from './lines.ts';
import { boardClaims } from './clues.ts';
import { encountered, otherGroups } from './pairCases.ts';
import { constructionHalf, sweepLaws, varianceOfSteps } from './sweepLaws.ts';
import { solverClaims } from './solvers.ts';
import { lastTwo, mostAreSimple } from './conclusions.ts';
import { sixBySix } from './sixBySix.ts';
import {
  anyOrder,
  contains,
  manyIsInfinite,
  oneLine,
  simpleIsZero,
  wholeBoard,
} from './definitions.ts';
import { figure5Symmetry } from './figure5Symmetry.ts';
import { figure5Seen, figure5Sums, figure5Table } from './figure5.ts';
import { figure6Simple, hardly, morePowerful, power } from './figure6.ts';
import { figure8Claims } from './figure8All.ts';
import { firstSweep } from './firstSweep.ts';
import {
  foundOrders,
  higherDifficulty,
  longestThenOne,
  oneIntersection,
} from './fourDifficulty.ts';
import { hardestSimple } from './figure3.ts';
import { lostPictures } from './figure3Lost.ts';
import { figure3Panels } from './figure3Panels.ts';
import { hardKinds } from './hardness.ts';
import { benchmark, ranked, twoSatCapable } from './ranking.ts';
import { binomialMiddle, correlation, outside40to60, patterns, stillHuge } from './pictures.ts';
import { impossibleSituations, leastForbidden, successfulSituations } from './lookupTable.ts';
import {
  allAllowed,
  pairsSuffice,
  relationExamples,
  settlesPerCrossing,
  sevenRelations,
  threeSame,
} from './pairs.ts';
import { npHard } from '../circuitHard.ts';
import { littleProgress } from './littleProgress.ts';
import { puzzleBooks } from './puzzleBooks.ts';
import { transitions } from './transitions.ts';
import { settleExample } from './settle.ts';
import { allImages, groupsOfEight } from './totals.ts';
import { specialCase } from './twoSat.ts';
import { oneOrNone, twoApart, twoFilled } from './twoFilled.ts';
import { figure7, twoPercent } from './switching.ts';
import { otherShapes } from './otherShapes.ts';
import type { Answered } from '../claim.ts';

export const claimsOf000: readonly Answered[] = [
  puzzleBooks,
  figure1,
  npHard,
  transitions,
  varianceOfSteps,
  ...lineClaims,
  settleExample,
  ...boardClaims,
  ...givenClues,
  otherShapes,
  ...sweepLaws,
  difficultyRange,
  firstSweep,
  leastSettles,
  leastSettlesFive,
  ...construction,
  constructionHalf,
  asymptotic,
  oneLine,
  contains,
  anyOrder,
  wholeBoard,
  simpleIsZero,
  manyIsInfinite,
  ...solverClaims,
  sevenRelations,
  relationExamples,
  otherGroups,
  encountered,
  allAllowed,
  successfulSituations,
  leastForbidden,
  impossibleSituations,
  threeSame,
  settlesPerCrossing,
  pairsSuffice,
  specialCase,
  benchmark,
  twoSatCapable,
  ranked,
  hardestSimple,
  ...figure3Panels,
  lostPictures,
  longestThenOne,
  higherDifficulty,
  allImages,
  groupsOfEight,
  lastTwo,
  figure4Simple,
  figure4Total,
  figure4Table,
  figure4Totals,
  oneIntersection,
  foundOrders,
  untouched,
  ...section41,
  clueEffects,
  findingClues,
  figure5Table,
  figure5Seen,
  figure5Sums,
  figure5Symmetry,
  ...sixBySix,
  mostAreSimple,
  binomialMiddle,
  outside40to60,
  stillHuge,
  littleProgress,
  oneOrNone,
  twoFilled,
  twoPercent,
  twoApart,
  figure7,
  patterns,
  figure6Simple,
  power,
  morePowerful,
  hardly,
  correlation,
  ...figure8Claims,
  hardKinds,
  hardLarger,
  nonUniqueness,
];
