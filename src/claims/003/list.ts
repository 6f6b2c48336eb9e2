/** What document 003 says and we test, in its order. */
import { figure1, figure2Square, figure2a, figure2b, figure4 } from './figures.ts';
import {
  inferenceFound,
  notTheComplement,
  uniqueIffAll,
  withAndWithout,
  withoutInference,
} from './definition.ts';
import {
  automaton,
  clauseCount,
  formulaOfLine,
  literalCount,
  quadratic,
  regularExpression,
  variableCount,
} from './formula.ts';
import { bounded, drivenByBoth } from './formulaShape.ts';
import { efficientEncoding } from './encoding.ts';
import { asymmetric, easiest, fewerFixed, starker } from './thresholdEffort.ts';
import { effortWhereUncertain, mostUncertain } from './thresholdScatter.ts';
import { fewerSolutions } from './thresholdSolutions.ts';
import { associated, differentPatterns } from './formulaEffort.ts';
import { filledUpTo, sampledCells } from './drawing.ts';
import {
  between,
  byproduct,
  decreases,
  dropsWithSize,
  entirelyInferable,
  expectedFilled,
  fewBelow,
} from './threshold.ts';
import { sharper } from './thresholdWidths.ts';
import { noneBelow, oneAbove } from './thresholdBoards.ts';
import { hardnessPeaks } from './thresholdMethods.ts';
import { peaks } from './thresholdPeaks.ts';
import { anySize } from './countingBound.ts';
import { noDensityGivesAll } from './exchanges.ts';
import { dipInClauses, dipInSample, fewerRuns, greatestSizes, largerFormulas } from './figure6.ts';
import { certificateExists, twoForEachCell, verifiedQuickly } from './certificate.ts';
import {
  boardAsFormula,
  expectation,
  hasSolution,
  oneMoreVariable,
  procedure,
} from './procedure.ts';
import { inTime, polynomial } from './boardSize.ts';
import {
  circuitOfFormula,
  consistentInstance,
  reductionMended,
  stepOne,
  stepTwo,
  stepTwoOutput,
} from './construction.ts';
import { mapping, propertyClaims } from './gadgetProperties.ts';
import { components, gadgetClaims } from './gadgets.ts';
import type { Answered } from '../claim.ts';

export const claimsOf003: readonly Answered[] = [
  efficientEncoding,
  figure1,
  notTheComplement,
  withAndWithout,
  figure2Square,
  figure2a,
  figure2b,
  uniqueIffAll,
  withoutInference,
  inferenceFound,
  certificateExists,
  twoForEachCell,
  verifiedQuickly,
  consistentInstance,
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
  bounded,
  quadratic,
  sampledCells,
  filledUpTo,
  expectation,
  hasSolution,
  boardAsFormula,
  procedure,
  figure4,
  noneBelow,
  oneAbove,
  fewBelow,
  between,
  sharper,
  decreases,
  expectedFilled,
  byproduct,
  entirelyInferable,
  dropsWithSize,
  associated,
  peaks,
  mostUncertain,
  effortWhereUncertain,
  starker,
  asymmetric,
  fewerFixed,
  fewerSolutions,
  anySize,
  noDensityGivesAll,
  drivenByBoth,
  largerFormulas,
  dipInClauses,
  fewerRuns,
  dipInSample,
  differentPatterns,
  greatestSizes,
  easiest,
  hardnessPeaks,
];
