/** Every published figure, table and number that a chapter shows, in the order of the sources. */
import { figure4Simple, figure4Total } from './000/figure4.ts';
import { figure4Table, figure4Totals, section41, untouched } from './000/figure4All.ts';
import { construction } from './000/construction.ts';
import { difficultyRange } from './000/difficultyRange.ts';
import { clueEffects } from './000/clueEffects.ts';
import { lineClaims } from './000/lines.ts';
import { boardClaims } from './000/clues.ts';
import { encountered, otherGroups } from './000/pairCases.ts';
import { constructionHalf, sweepLaws, varianceOfSteps } from './000/sweepLaws.ts';
import { solverClaims } from './000/solvers.ts';
import { lastTwo, mostAreSimple } from './000/conclusions.ts';
import { sixBySix } from './000/sixBySix.ts';
import { untestedOfText } from './000/untested.ts';
import {
  anyOrder,
  contains,
  manyIsInfinite,
  oneLine,
  simpleIsZero,
  wholeBoard,
} from './000/definitions.ts';
import { figure5Sample, figure5Sums, figure5Table } from './000/figure5.ts';
import { figure6Simple, hardly, morePowerful, power } from './000/figure6.ts';
import { figure8Claims } from './000/figure8All.ts';
import { firstSweep } from './000/firstSweep.ts';
import {
  foundOrders,
  higherDifficulty,
  longestThenOne,
  oneIntersection,
} from './000/fourDifficulty.ts';
import { hardestSimple } from './000/figure3.ts';
import { lostPictures } from './000/figure3Lost.ts';
import { figure3Panels } from './000/figure3Panels.ts';
import { hardKinds } from './000/hardness.ts';
import { ranked, twoSatCapable } from './000/ranking.ts';
import { binomialMiddle, correlation, outside40to60, patterns } from './000/pictures.ts';
import { impossibleSituations, leastForbidden, successfulSituations } from './000/lookupTable.ts';
import {
  allAllowed,
  pairsSuffice,
  relationExamples,
  settlesPerCrossing,
  sevenRelations,
  threeSame,
} from './000/pairs.ts';
import { settleExample } from './000/settle.ts';
import { allImages as imagesOfSquares, groupsOfEight } from './000/totals.ts';
import { specialCase } from './000/twoSat.ts';
import { oneOrNone, twoApart, twoFilled } from './000/twoFilled.ts';
import { beyondOnce } from './001/beyond.ts';
import { fixClaims } from './001/fix.ts';
import { lineTexts } from './001/lineTexts.ts';
import { probedLineTexts } from './001/probedLineTexts.ts';
import {
  bothInFour,
  differentOutcomes,
  figure20Example,
  fourProbes,
  mostAreSolved,
  neverWithTwo,
  nothingMayBeRight,
} from './001/sequenceMore.ts';
import { bothInSix, oddSix } from './001/sequenceSix.ts';
import { sweepTexts, tableTwoSwitches } from './001/sweepTexts.ts';
import {
  allSizes,
  figure19,
  lengthNine,
  oddAreSeveral,
  sortedSequences,
} from './001/turnedPictures.ts';
import { untestedOfThesis } from './001/untested.ts';
import { larger } from './001/larger.ts';
import { figure8 } from './001/figure8.ts';
import { figure2, figure4, figure5 } from './001/lines.ts';
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
} from './001/probing.ts';
import { probingClaims } from './001/probingClaims.ts';
import { anyCell, setsOfFigure16, starCounts, twoClusters } from './001/probingStories.ts';
import { probingLineClaims } from './001/probingLines.ts';
import { sequenceClaims } from './001/sequenceClaims.ts';
import { firstLevels } from './001/firstLevels.ts';
import { allImages, classifiedShare } from './001/totals.ts';
import { sequenceSayings } from './001/sequenceSayings.ts';
import { sequenceTexts } from './001/sequenceTexts.ts';
import { sequenceTables } from './001/sequenceTables.ts';
import { table3Five, table3Four } from './001/table3.ts';
import { quoted } from './001/quotes.ts';
import { sixBySixTexts } from './001/sixBySix.ts';
import { table3Six, table3SixShares } from './001/table3All.ts';
import { table3Rows } from './001/table3Rows.ts';
import { arrangements, byOverlap, filled113 } from './002/filled113.ts';
import { beforeSolving, faster, longBlocks, morePixels, oneToTen, ranks } from './002/formula.ts';
import { blockOfFour, fourOnFive } from './002/line.ts';
import { atoms, notAll, oneThree, readingShares, untested002 } from './002/statements.ts';
import {
  figure1,
  figure2Square,
  figure2a,
  figure2b,
  figure4 as boardGenerated,
} from './003/figures.ts';
import {
  inferenceFound,
  notTheComplement,
  uniqueIffAll,
  withAndWithout,
  withoutInference,
} from './003/definition.ts';
import {
  automaton,
  clauseCount,
  formulaOfLine,
  literalCount,
  quadratic,
  regularExpression,
  variableCount,
} from './003/formula.ts';
import { asymmetric, fewerFixed, peaks, starker } from './003/thresholdEffort.ts';
import {
  between,
  decreases,
  dropsWithSize,
  entirelyInferable,
  expectedFilled,
  sharper,
} from './003/threshold.ts';
import { noneBelow, oneAbove } from './003/thresholdBoards.ts';
import { hardnessPeaks } from './003/thresholdMethods.ts';
import { anySize } from './003/countingBound.ts';
import {
  dipInClauses,
  dipInSample,
  fewerRuns,
  greatestSizes,
  largerFormulas,
} from './003/figure6.ts';
import { certificateExists, twoForEachCell } from './003/certificate.ts';
import {
  boardAsFormula,
  expectation,
  hasSolution,
  oneMoreVariable,
  procedure,
} from './003/procedure.ts';
import { inTime, polynomial } from './003/boardSize.ts';
import {
  circuitOfFormula,
  reductionMended,
  stepOne,
  stepTwo,
  stepTwoOutput,
} from './003/construction.ts';
import { mapping, propertyClaims } from './003/gadgetProperties.ts';
import { components, gadgetClaims } from './003/gadgets.ts';
import { untestedOfInference } from './003/untested.ts';
import { clueSets } from './004/clueSets.ts';
import { boardsOfSize, enumerable, groupsOfMore, groupsOfOne, shareColumn } from './004/groups.ts';
import { confirmGuess, linesNotEnough, notByInference, oneGuess } from './004/guessing.ts';
import { embedding } from './004/embedding.ts';
import { heuristic } from './004/heuristic.ts';
import { oneThreeOnSix } from './004/line.ts';
import {
  boxesOfFigureA,
  combinedPictures,
  compounding,
  farSolutions,
  squareSolutions,
} from './004/patterns.ts';
import {
  cardinality,
  closeOrFar,
  combinationOfThree,
  impossibleByInference,
  parity,
} from './004/patternQuestions.ts';
import { boardGeneration, clueCalculation, clueTime } from './004/pseudocode.ts';
import { untestedOfBlog } from './004/untested.ts';
import type { Answered, SourceId, Statement } from './claim.ts';

const all: readonly Answered[] = [
  varianceOfSteps,
  ...lineClaims,
  settleExample,
  ...boardClaims,
  ...sweepLaws,
  difficultyRange,
  firstSweep,
  construction,
  constructionHalf,
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
  twoSatCapable,
  ranked,
  hardestSimple,
  ...figure3Panels,
  lostPictures,
  longestThenOne,
  higherDifficulty,
  imagesOfSquares,
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
  figure5Table,
  figure5Sample,
  figure5Sums,
  ...sixBySix,
  mostAreSimple,
  binomialMiddle,
  outside40to60,
  oneOrNone,
  twoFilled,
  twoApart,
  patterns,
  figure6Simple,
  power,
  morePowerful,
  hardly,
  correlation,
  ...figure8Claims,
  hardKinds,
  figure2,
  figure4,
  figure5,
  ...lineTexts,
  ...fixClaims,
  ...sweepTexts,
  figure8,
  twoClusters,
  anyCell,
  differentOutcomes,
  table1,
  nothingMayBeRight,
  ...probingClaims,
  ...probingLineClaims,
  ...probedLineTexts,
  noZeroSmall,
  figure12,
  figure13,
  ...lostSequences,
  bothInFour,
  fourProbes,
  figure20Example,
  setsOfFigure16,
  mostAreSolved,
  table2,
  tableTwoSwitches,
  ...starCounts,
  figure19,
  allSizes,
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
  ...sequenceSayings,
  ...sixBySixTexts,
  firstLevels,
  bothInSix,
  oddSix,
  allImages,
  classifiedShare,
  beyondOnce,
  larger,
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
  figure1,
  notTheComplement,
  withAndWithout,
  figure2a,
  figure2b,
  figure2Square,
  uniqueIffAll,
  withoutInference,
  inferenceFound,
  certificateExists,
  twoForEachCell,
  mapping,
  oneMoreVariable,
  circuitOfFormula,
  components,
  ...propertyClaims,
  ...gadgetClaims,
  polynomial,
  inTime,
  stepOne,
  stepTwoOutput,
  stepTwo,
  reductionMended,
  regularExpression,
  automaton,
  formulaOfLine,
  clauseCount,
  literalCount,
  variableCount,
  quadratic,
  expectation,
  hasSolution,
  boardAsFormula,
  procedure,
  boardGenerated,
  noneBelow,
  oneAbove,
  between,
  sharper,
  decreases,
  expectedFilled,
  entirelyInferable,
  dropsWithSize,
  peaks,
  starker,
  asymmetric,
  fewerFixed,
  anySize,
  largerFormulas,
  dipInClauses,
  fewerRuns,
  dipInSample,
  greatestSizes,
  hardnessPeaks,
  oneThreeOnSix,
  linesNotEnough,
  squareSolutions,
  farSolutions,
  combinedPictures,
  embedding,
  boxesOfFigureA,
  compounding,
  closeOrFar,
  cardinality,
  parity,
  combinationOfThree,
  impossibleByInference,
  clueTime,
  boardGeneration,
  clueCalculation,
  clueSets,
  shareColumn,
  groupsOfOne,
  groupsOfMore,
  boardsOfSize,
  enumerable,
  confirmGuess,
  oneGuess,
  notByInference,
  heuristic,
];

export const claims: readonly Answered[] = all.map(quoted);

const of = (document: SourceId): readonly Statement[] =>
  claims.filter(({ source }) => source === document);

/** All that can be told: what we test, and what we do not. */
export const statements: readonly Statement[] = [
  ...of('000'),
  ...untestedOfText,
  ...of('001'),
  ...untestedOfThesis,
  ...of('002'),
  ...untested002,
  ...of('003'),
  ...untestedOfInference,
  ...of('004'),
  ...untestedOfBlog,
];

/** The statements that are told in a chapter, in the order of the documents. @source none */
export const statementsAt = (chapter: string): readonly Statement[] =>
  statements.filter(
    ({ home, also = [] }) => home?.startsWith(`${chapter}/`) === true || also.includes(chapter),
  );

/**
 * Looks a claim up.
 *
 * @returns the figure, or `undefined` when there is none of that id
 * @source none
 */
export const claimOf = (id: string): Answered | undefined => claims.find((one) => one.id === id);
