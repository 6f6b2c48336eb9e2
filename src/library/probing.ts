/** Probing: what happens if a cell is filled, or empty; its sixteen categories; probing again, and by sets of cells. */
export { doubleProbe, probe, probeAll, unknownCells } from '../engine/probe/probe.ts';
export type {
  DoubleProbe,
  ProbedCell,
  ProbeOutcome,
  ProbingOptions,
  ProbingResult,
} from '../engine/probe/probe.ts';
export { CATEGORIES } from '../engine/probe/probeCategory.ts';
export type {
  Category,
  CategoryMeaning,
  ProbingClass,
  Stars,
  Usefulness,
} from '../engine/probe/probeCategory.ts';
export type { Contradiction, ReasonStep } from '../engine/probe/probeReason.ts';
export { repeatedProbing } from '../engine/probe/probeRepeated.ts';
export type { RepeatedOptions, RepeatedResult } from '../engine/probe/probeRepeated.ts';
export { setProbing } from '../engine/probe/probeSets.ts';
export type { SetOptions, SetResult } from '../engine/probe/probeSets.ts';
