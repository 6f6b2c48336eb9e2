/** What document 004 says and we test, in its order. */
import { clueSets } from './clueSets.ts';
import {
  boardsOfSize,
  enumerable,
  groupsOfMore,
  groupsOfOne,
  notGuaranteed,
  shareColumn,
} from './groups.ts';
import { confirmGuess, linesEnough, linesNotEnough, notByInference, oneGuess } from './guessing.ts';
import { embedding, embeddingInside } from './embedding.ts';
import { easyPattern } from './easyPattern.ts';
import { heuristic } from './heuristic.ts';
import { oneThreeOnSix } from './line.ts';
import {
  boxesOfFigureA,
  combinedPictures,
  compounding,
  farSolutions,
  manySolutions,
  squareSolutions,
} from './patterns.ts';
import {
  cardinality,
  closeOrFar,
  combinationOfThree,
  impossibleByInference,
  parity,
} from './patternQuestions.ts';
import { pqSolvable } from './pqSolvable.ts';
import { anotherSolution } from '../circuitHard.ts';
import { boardGeneration, clueCalculation, clueTime } from './pseudocode.ts';
import type { Answered } from '../claim.ts';

export const claimsOf004: readonly Answered[] = [
  oneThreeOnSix,
  linesNotEnough,
  pqSolvable,
  notGuaranteed,
  squareSolutions,
  farSolutions,
  easyPattern,
  combinedPictures,
  manySolutions,
  embedding,
  embeddingInside,
  boxesOfFigureA,
  compounding,
  closeOrFar,
  cardinality,
  parity,
  combinationOfThree,
  impossibleByInference,
  anotherSolution,
  clueTime,
  boardGeneration,
  clueCalculation,
  clueSets,
  shareColumn,
  groupsOfOne,
  groupsOfMore,
  boardsOfSize,
  enumerable,
  linesEnough,
  confirmGuess,
  oneGuess,
  notByInference,
  heuristic,
];
