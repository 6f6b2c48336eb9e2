/** A trace with everything that is prepared for walking it: outline, states, and the stretch before each stop. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import type { BoardModel, LineRef } from '../board/boardModel.ts';
import { boardOf, isSolved } from '../board/boardModel.ts';
import type { StepperState, Stretch } from './position.ts';
import { placeWithin, stopBefore } from './position.ts';
import type { Counts, States } from './snapshots.ts';
import { createStates } from './snapshots.ts';
import type { Outline, Trace } from './trace.ts';
import { headOf, methodOf, outlineOf, sentenceAt, stopsAt, toldAt } from './trace.ts';

/** A trace ready to be walked. */
export type Walk = {
  readonly trace: Trace;
  readonly outline: Outline;
  readonly states: States;
  /** Whether its steps are of several methods. */
  readonly mixed: boolean;
  /** Sentences that were made already, by stretch: counting the fits of a long line takes its time. */
  readonly sentences: Map<string, string>;
};

/** Everything the page shows at one position. */
export type Moment = {
  readonly cells: Uint8Array;
  readonly fresh: ReadonlySet<number>; // cells that are not what they were at the stop before
  readonly takenBack: ReadonlySet<number>; // those of them that are unknown again
  readonly trials: ReadonlySet<number>; // cells that are assumed, not proved
  readonly lit: readonly LineRef[];
  readonly bad: readonly LineRef[];
  readonly method: MethodKind | null; // of the step that is told
  readonly sentence: string;
  readonly told: string; // the same for a person
  readonly place: string; // where in the run this is
  readonly counts: Counts;
  readonly atEnd: boolean;
};

const none: readonly LineRef[] = [];

/** Prepares a trace. */
export function createWalk(trace: Trace): Walk {
  return {
    trace,
    outline: outlineOf(trace),
    states: createStates(trace),
    mixed: trace.steps.some(({ method }) => method !== undefined),
    sentences: new Map(),
  };
}

/**
 * What there is to see after `position` steps, as a function of position and granularity alone: it does not matter how
 * the reader came there.
 *
 * @param stretch - of the run that is told by itself
 */
export function momentAt(
  walk: Walk,
  { position, granularity }: StepperState,
  stretch?: Stretch,
): Moment {
  const { trace, outline, states } = walk;
  const from = stopBefore(outline, granularity, position);
  const head = headOf(trace, from, position);
  const atEnd = position === outline.length;
  // the end of a run is told alone, by what it comes to; else a stretch is told by its head
  const told = atEnd && head !== null ? toldAt(trace, position - 1, position) : null;
  const ofHead = head === null ? null : toldAt(trace, head, position);
  const cells = states.cellsAt(position);
  const fresh = states.changedBetween(from, position);
  return {
    cells,
    fresh,
    takenBack: new Set([...fresh].filter((cell) => cells[cell] === UNKNOWN)),
    trials: states.trialsAt(position),
    lit: (told ?? ofHead)?.lit ?? none,
    bad: trace.steps[position - 1]?.bad ?? none,
    method: methodOf(trace, from, position),
    sentence: sentenceOf(walk, from, position),
    told:
      (told ?? ofHead)?.text ??
      trace.startTold ??
      trace.startSentence ??
      'No line has been read yet.',
    place: placeWithin(
      stretch,
      position,
      (atEnd ? trace.steps[position - 1]?.place : undefined) ?? placeAt(trace, head ?? -1),
    ),
    counts: states.countsAt(position),
    atEnd,
  };
}

/** The direction of the lines that a stretch of a run reads one after another; null for one line, or both directions. */
export function directionRead(
  { trace }: Walk,
  from: number,
  to: number,
): LineRef['direction'] | null {
  const lit = trace.steps.slice(from, to).flatMap(({ lit }) => lit);
  const [first] = lit;
  const several = lit.some(({ index }) => index !== first?.index);
  return several && lit.every(({ direction }) => direction === first?.direction)
    ? first!.direction
    : null;
}

/**
 * The board of a puzzle at a moment of a run.
 *
 * @param label - what the board is, for readers who do not see it
 */
export function momentBoard(puzzle: Puzzle, moment: Moment, label: string): BoardModel {
  const { cells, fresh, takenBack, trials, lit, bad } = moment;
  const [tried] = trials;
  const board = { ...boardOf(puzzle, cells, label), fresh, takenBack, trials, lit, bad };
  const look = isSolved(board) ? 'bare' : 'marks';
  return { ...board, ...(tried !== undefined && { tried }), look };
}

/** The sentence for the stretch from..position; the end of the run is told too. */
function sentenceOf(walk: Walk, from: number, position: number): string {
  const key = `${from} ${position}`;
  const known = walk.sentences.get(key);
  if (known !== undefined) return known;
  const sentence = makeSentence(walk.trace, from, position);
  walk.sentences.set(key, sentence);
  return sentence;
}

function makeSentence(trace: Trace, from: number, position: number): string {
  const head = headOf(trace, from, position);
  if (head === null) return trace.startSentence ?? 'Start: no line has been read yet.';
  const sentence = sentenceAt(trace, head, position);
  const last = position - 1;
  return position === trace.steps.length && head !== last
    ? `${sentence} ${sentenceAt(trace, last, position)}`
    : sentence;
}

/** The entry `at` of the log of a level: the sentence for the stretch that ends at stop `at`. */
export function logEntry(walk: Walk, level: string, at: number): string {
  const stops = stopsAt(walk.outline, level);
  return sentenceOf(walk, stops[at - 1] ?? 0, stops[at] ?? 0);
}

/** The method of that entry; null in a log where all are of one. */
export function logMethod(
  { outline, trace, mixed }: Walk,
  level: string,
  at: number,
): MethodKind | null {
  if (!mixed) return null;
  const stops = stopsAt(outline, level);
  return methodOf(trace, stops[at - 1] ?? 0, stops[at] ?? 0);
}

/** Where a step is, in words; -1: before the first. */
export function placeAt({ steps }: Trace, at: number): string {
  for (let step = at; step >= 0; step--) {
    const place = steps[step]?.place;
    if (place !== undefined) return place;
  }
  return 'At the start';
}
