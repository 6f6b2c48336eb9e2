/** What document 001 says and we test, in its order. */
import { beyondOnce } from './beyond.ts';
import { solvingHard } from '../circuitHard.ts';
import { costlier } from './costlier.ts';
import { fixClaims } from './fix.ts';
import { lineTexts } from './lineTexts.ts';
import { probedLineTexts } from './probedLineTexts.ts';
import {
  bothInFour,
  differentOutcomes,
  figure20Example,
  fourProbes,
  mostAreSolved,
  neverWithTwo,
  nothingMayBeRight,
} from './sequenceMore.ts';
import { bothInSix, fifteenSix, oddSix, unequalSix, uniqueInRest } from './sequenceSix.ts';
import { eightFilled, fromEight, pureSolve } from './eightCells.ts';
import { fifteens } from './fourFifteens.ts';
import { fourOnlySix } from './fourOnly.ts';
import { probeNames } from './probeNames.ts';
import { oneRound } from './setRounds.ts';
import { pairClasses } from './pairSequences.ts';
import { largerSequences } from './allSequences.ts';
import { sweepTexts, tableTwoSwitches } from './sweepTexts.ts';
import {
  allSizes,
  distinguished,
  figure19,
  lengthNine,
  oddAreSeveral,
  sortedSequences,
} from './turnedPictures.ts';
import { larger } from './larger.ts';
import { figure8 } from './figure8.ts';
import { figureTexts } from './figureTexts.ts';
import { figure2, figure4, figure5 } from './lines.ts';
import {
  eightPuzzles,
  figure12,
  figure13,
  lostSequences,
  figure22,
  noZeroSmall,
  sixPuzzles,
  table1,
  table2,
} from './probing.ts';
import { probingClaims } from './probingClaims.ts';
import { anyCell, setsOfFigure16, starCounts, twoClusters } from './probingStories.ts';
import { probingLineClaims } from './probingLines.ts';
import { sequenceClaims } from './sequenceClaims.ts';
import { firstLevels } from './firstLevels.ts';
import { allImages, classifiedShare } from './totals.ts';
import { sequenceSayings } from './sequenceSayings.ts';
import { sequenceTexts } from './sequenceTexts.ts';
import { sequenceTables } from './sequenceTables.ts';
import { table3Five, table3Four } from './table3.ts';
import { sixBySixTexts } from './sixBySix.ts';
import { table3Six, table3SixShares } from './table3All.ts';
import { table3Rows } from './table3Rows.ts';
import type { Answered } from '../claim.ts';

export const claimsOf001: readonly Answered[] = [
  figure2,
  figure4,
  figure5,
  ...lineTexts,
  solvingHard,
  ...fixClaims,
  ...sweepTexts,
  figure8,
  twoClusters,
  anyCell,
  differentOutcomes,
  ...probeNames,
  table1,
  nothingMayBeRight,
  ...probingClaims,
  ...probingLineClaims,
  ...probedLineTexts,
  noZeroSmall,
  fromEight,
  figure12,
  figure13,
  ...lostSequences,
  eightFilled,
  ...figureTexts,
  bothInFour,
  ...fifteens,
  fourProbes,
  figure20Example,
  setsOfFigure16,
  mostAreSolved,
  costlier,
  table2,
  tableTwoSwitches,
  ...starCounts,
  figure19,
  allSizes,
  distinguished,
  sortedSequences,
  neverWithTwo,
  lengthNine,
  oddAreSeveral,
  sixPuzzles,
  figure22,
  eightPuzzles,
  table3Four,
  table3Five,
  ...table3Rows,
  table3Six,
  table3SixShares,
  ...sequenceTables,
  ...sequenceClaims,
  ...sequenceTexts,
  pureSolve,
  ...sequenceSayings,
  ...sixBySixTexts,
  firstLevels,
  bothInSix,
  unequalSix,
  fifteenSix,
  oddSix,
  fourOnlySix,
  uniqueInRest,
  allImages,
  classifiedShare,
  beyondOnce,
  oneRound,
  pairClasses,
  largerSequences,
  larger,
];
