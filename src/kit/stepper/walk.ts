/** A trace with everything that is prepared for walking it: outline, states, and the stretch before each stop. */
import type { LineRef } from '../board/boardModel.ts';
import type { StepperState } from './position.ts';
import { stopBefore } from './position.ts';
import type { Counters, States } from './snapshots.ts';
import { createStates } from './snapshots.ts';
import type { Level, Outline, Trace } from './trace.ts';
import { headOf, outlineOf, sentenceAt } from './trace.ts';

/** A trace ready to be walked. */
export type Walk = {
  readonly trace: Trace;
  readonly outline: Outline;
  readonly states: States;
  /** Sentences that were made already, by stretch: counting the fits of a long line takes its time. */
  readonly sentences: Map<string, string>;
};

/** Everything the page shows at one position. */
export type Moment = {
  readonly cells: Uint8Array;
  readonly fresh: ReadonlySet<number>; // cells set since the stop before
  readonly lit: readonly LineRef[];
  readonly bad: readonly LineRef[];
  readonly sentence: string;
  readonly counters: Counters;
  readonly atEnd: boolean;
};

const none: readonly LineRef[] = [];

/** Prepares a trace. @source none */
export function createWalk(trace: Trace): Walk {
  return {
    trace,
    outline: outlineOf(trace),
    states: createStates(trace),
    sentences: new Map(),
  };
}

/**
 * What there is to see after `position` steps, as a function of position and granularity alone: it does not matter how
 * the reader came there.
 *
 * @source none
 */
export function momentAt(walk: Walk, { position, granularity }: StepperState): Moment {
  const { trace, outline, states } = walk;
  const from = stopBefore(outline, granularity, position);
  const last = trace.steps[position - 1];
  const fine = granularity === 'line' || granularity === 'cell';
  // a coarse step lights what its head does: the lines of an intersection, and nothing for sweeps
  const head = fine ? position - 1 : headOf(trace, from, position);
  return {
    cells: states.cellsAt(position),
    fresh: states.changedBetween(from, position),
    lit: (head === null ? undefined : trace.steps[head])?.lit ?? none,
    bad: last?.bad ?? none,
    sentence: sentenceOf(walk, from, position),
    counters: states.countersAt(position),
    atEnd: position === outline.length,
  };
}

/** The sentence for the stretch from..position; the end of the run is told too. @source none */
export function sentenceOf(walk: Walk, from: number, position: number): string {
  const key = `${from} ${position}`;
  const known = walk.sentences.get(key);
  if (known !== undefined) return known;
  const sentence = makeSentence(walk.trace, from, position);
  walk.sentences.set(key, sentence);
  return sentence;
}

function makeSentence(trace: Trace, from: number, position: number): string {
  const head = headOf(trace, from, position);
  if (head === null) return trace.startSentence ?? 'Start: nothing is settled yet.';
  const sentence = sentenceAt(trace, head, position);
  const last = position - 1;
  return position === trace.steps.length && head !== last
    ? `${sentence} ${sentenceAt(trace, last, position)}`
    : sentence;
}

/** The entry `at` of the log of a level: the sentence for the stretch that ends at stop `at`. @source none */
export function logEntry(walk: Walk, level: Level, at: number): string {
  const stops = walk.outline.stops[level];
  return sentenceOf(walk, stops[at - 1] ?? 0, stops[at] ?? 0);
}
