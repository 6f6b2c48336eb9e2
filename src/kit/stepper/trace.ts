/**
 * A recorded run of any solver, as the stepper walks it: a start grid and steps in order, nested by level
 * (phase > sweep > line > cell). Only the reader's pace differs: every granularity passes through the same steps.
 */
import type { Grid } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import type { LineRef } from '../board/boardModel.ts';

/** Levels from the coarsest to the finest. A step belongs to the last step of each coarser level before it. */
export const levels = ['phase', 'sweep', 'line', 'cell'] as const;

/** How coarse a step is, and how coarsely the reader walks. */
export type Level = (typeof levels)[number];

/** What a mark on the slider stands for. */
export type TickKind = 'sweep' | 'success' | 'contradiction' | 'standstill' | 'solved';

/** One cell that a step sets. */
export type CellChange = { readonly cell: number; readonly value: 0 | 1 };

/** What a step follows from: the lines as they were, and their descriptions. These alone give its effect. */
export type Premise = {
  readonly line: LineRef;
  readonly before: Uint8Array;
  readonly description: Description;
};

/** One step. A step with inner steps sets no cells itself: they do. */
export type TraceStep = {
  readonly level: Level;
  readonly changes: readonly CellChange[];
  readonly lit: readonly LineRef[];
  readonly bad?: readonly LineRef[]; // lines that turn out to have no fit
  readonly tick?: TickKind;
  readonly premises?: readonly Premise[];
  /** What happens in this step and all its inner steps, in one sentence; made when it is asked for. */
  readonly sentence: () => string;
  /** What is said when only the step itself, not yet its inner steps, has been taken; default `sentence`. */
  readonly opening?: () => string;
};

/** How a run ended. */
export type TraceEnd = 'solved' | 'standstill' | 'contradiction';

/** A whole run. */
export type Trace = {
  readonly start: Grid;
  /** What is said before the first step; default that nothing is settled yet. */
  readonly startSentence?: string;
  readonly steps: readonly TraceStep[];
  readonly end: TraceEnd;
};

/** Coarseness as a number: 0 for a phase, 3 for a cell. @source none */
export function rank(level: Level): number {
  return levels.indexOf(level);
}

/** A mark on the slider: after `position` steps the thing has happened (for a sweep: is about to begin). */
export type Tick = { readonly position: number; readonly kind: TickKind };

/** A trace without its contents: all that the reader's position depends on. */
export type Outline = {
  readonly length: number; // number of steps; positions run from 0 to length
  /** Levels that occur, coarsest first. */
  readonly levels: readonly Level[];
  /** Positions at which a walk of each level stops, ascending; always with 0 and `length`. */
  readonly stops: Readonly<Record<Level, Int32Array>>;
  readonly ticks: readonly Tick[];
};

/**
 * Where walks of each level stop: before every step of that level or a coarser one, and at both ends.
 *
 * @source none
 */
export function outlineOf({ steps }: Trace): Outline {
  const stopsOf = (level: Level): Int32Array => {
    const stops = [0];
    steps.forEach((step, at) => {
      if (at > 0 && rank(step.level) <= rank(level)) stops.push(at);
    });
    if (steps.length > 0) stops.push(steps.length);
    return Int32Array.from(stops);
  };
  const ticks = steps.flatMap(({ tick }, at) =>
    tick === undefined ? [] : [{ position: tick === 'sweep' ? at : at + 1, kind: tick }],
  );
  return {
    length: steps.length,
    levels: levels.filter((level) => steps.some((step) => step.level === level)),
    stops: {
      phase: stopsOf('phase'),
      sweep: stopsOf('sweep'),
      line: stopsOf('line'),
      cell: stopsOf('cell'),
    },
    ticks,
  };
}

/**
 * The step whose sentence tells what led to `position`: the one that began at the stop before it.
 *
 * @param from - the stop before, as the reader walks
 * @returns its index, or null at the start of the run
 * @source none
 */
export function headOf({ steps }: Trace, from: number, position: number): number | null {
  if (position === 0) return null;
  // the coarsest step of the stretch speaks for it; the first one when several are as coarse
  let head = from;
  for (let at = from; at < position; at++) {
    if (rank(levelAt(steps, at)) < rank(levelAt(steps, head))) head = at;
  }
  return head;
}

function levelAt(steps: readonly TraceStep[], at: number): Level {
  return steps[at]?.level ?? 'cell';
}

/**
 * Whether all inner steps of step `at` lie before `position`: then its sentence holds, else its opening.
 *
 * @source none
 */
export function isWhole({ steps }: Trace, at: number, position: number): boolean {
  const next = steps[position];
  return next === undefined || rank(next.level) <= rank(levelAt(steps, at)) || position <= at;
}

/** The sentence for step `at` when `position` steps have been taken. @source none */
export function sentenceAt(trace: Trace, at: number, position: number): string {
  const step = trace.steps[at];
  if (step === undefined) return '';
  return isWhole(trace, at, position) ? step.sentence() : (step.opening ?? step.sentence)();
}
