/**
 * A recorded run of any solver, as the stepper walks it: a start grid and steps in order, nested by level (in SimpleSolver
 * sweep > line > cell). A step may also take back what an earlier one did. Only the reader's pace differs: every
 * granularity passes through the same steps.
 */
import type { Cell, Grid } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import type { LineRef } from '../board/boardModel.ts';

/** What a technique calls what it does: the same for all of its runs. */
export type Idiom = {
  /**
   * Levels by their words, from the coarsest to the finest; the words stand in links too. A step belongs to the last step
   * of each coarser level before it.
   */
  readonly levels: readonly string[];
  /** The level that a reader walks by at first. */
  readonly usual: string;
  /** The level that an arrow key with Shift walks by. */
  readonly stride: string;
  /** What marks on the slider stand for, in the order of their buttons. */
  readonly ticks: readonly TickKind[];
  readonly counters: readonly Counter[];
  /** The method that its steps are of, where they do not say otherwise. */
  readonly method?: MethodKind;
};

/** How a mark on the slider looks. */
type TickShape = 'bar' | 'diamond' | 'cross' | 'square' | 'check' | 'hook';

/** A kind of marks on the slider. */
export type TickKind = {
  readonly id: string;
  readonly shape: TickShape;
  /** What the button that goes to the next one says; without it there is none. */
  readonly next?: string;
  /** What the `number`th mark of this kind, from 1, stands for: "sweep 3 begins"; default the word of the kind. */
  readonly words?: (number: number) => string;
  /** The mark stands where the thing is about to begin, not where it has happened. */
  readonly before?: boolean;
};

/** A number that says what has been done so far. */
export type Counter = {
  /**
   * Steps add to it under this name. Three are counted from the cells instead, and fall when cells are taken back: `known`
   * and `unknown` cells, and `fixed`, those known now less those known at the start.
   */
  readonly id: string;
  /** What stands behind the number; `cells` is how many the board has. */
  readonly words: (count: number, cells: number) => string;
};

/** One cell that a step sets, or takes back (UNKNOWN). */
export type CellChange = {
  readonly cell: number;
  readonly value: Cell;
  /** Set on trial: assumed, not proved. The board marks it until the cell is set otherwise or taken back. */
  readonly trial?: boolean;
};

/** What a step follows from: the lines as they were, and their descriptions. These alone give its effect. */
export type Premise = {
  readonly line: LineRef;
  readonly before: Uint8Array;
  readonly description: Description;
};

/** One step. What its inner steps set they set themselves. */
export type TraceStep = {
  readonly level: string;
  readonly changes: readonly CellChange[];
  readonly lit: readonly LineRef[];
  readonly bad?: readonly LineRef[]; // lines that turn out to have no fit
  readonly tick?: string; // id of its kind
  readonly method?: MethodKind; // default that of the idiom
  readonly premises?: readonly Premise[];
  /** What the step adds to counters, by their ids; negative where one falls. */
  readonly adds?: Readonly<Record<string, number>>;
  /** What happens in this step and all its inner steps, in one sentence; made when it is asked for. */
  readonly sentence: () => string;
  /** What is said when only the step itself, not yet its inner steps, has been taken; default `sentence`. */
  readonly opening?: () => string;
  /** The sentence as a person is told it, without what is lit on the board; default `sentence`. */
  readonly told?: () => string;
  /** The opening likewise; default what stands for the whole. */
  readonly openingTold?: () => string;
  /** Lines that this speaks of, when the inner steps have been taken too; default `lit`. */
  readonly tells?: () => readonly LineRef[];
  /** Where in the run it is, in a few words; default as the step before it. */
  readonly place?: string;
  /** The value that a link of a chain comes to: a bead. */
  readonly bead?: 0 | 1;
  /** What the button says that takes this step; default by its level. */
  readonly act?: string;
};

/** A whole run. */
export type Trace = {
  readonly idiom: Idiom;
  readonly start: Grid;
  /** What is said before the first step; default that no line has been read yet. */
  readonly startSentence?: string;
  readonly startTold?: string; // the same for a person
  /** Cells of the start that are on trial: assumed, not proved. */
  readonly startTrials?: readonly number[];
  readonly steps: readonly TraceStep[];
  readonly end: string; // how the run ended, in the word of its solver
};

/**
 * Coarseness as a number: 0 for the coarsest level.
 *
 * @throws RangeError for a level that the idiom does not have
 */
function rank(idiom: Idiom, level: string): number {
  const at = idiom.levels.indexOf(level);
  if (at < 0) throw noLevel(idiom, level);
  return at;
}

function noLevel({ levels }: Idiom, level: string): RangeError {
  return new RangeError(`no level "${level}"; there are ${levels.join(', ')}`);
}

/** A mark on the slider: after `position` steps the thing has happened, or is about to begin. */
export type Tick = { readonly position: number; readonly kind: string };

/** A trace without its contents: all that the reader's position depends on. */
export type Outline = {
  readonly idiom: Idiom;
  readonly length: number; // number of steps; positions run from 0 to length
  /** Levels that occur, coarsest first. */
  readonly levels: readonly string[];
  /** Positions at which a walk of each level of the idiom stops, ascending; always with 0 and `length`. */
  readonly stops: Readonly<Record<string, Int32Array>>;
  readonly ticks: readonly Tick[];
};

/**
 * Where walks of each level stop: before every step of that level or a coarser one, and at both ends.
 *
 * @throws RangeError for a step whose level or tick the idiom does not have
 */
export function outlineOf({ idiom, steps }: Trace): Outline {
  const ranks = steps.map(({ level }) => rank(idiom, level));
  const stopsOf = (least: number): Int32Array => {
    const stops = [0];
    ranks.forEach((rank, at) => {
      if (at > 0 && rank <= least) stops.push(at);
    });
    if (steps.length > 0) stops.push(steps.length);
    return Int32Array.from(stops);
  };
  const ticks = steps.flatMap(({ tick }, at): Tick[] => {
    if (tick === undefined) return [];
    const kind = idiom.ticks.find(({ id }) => id === tick);
    if (kind === undefined) throw new RangeError(`no tick "${tick}" in this idiom`);
    return [{ position: kind.before ? at : at + 1, kind: tick }];
  });
  return {
    idiom,
    length: steps.length,
    levels: idiom.levels.filter((_, rank) => ranks.includes(rank)),
    stops: Object.fromEntries(idiom.levels.map((level, rank) => [level, stopsOf(rank)])),
    ticks,
  };
}

/**
 * Positions at which a walk of a level stops.
 *
 * @throws RangeError for a level that the idiom does not have
 */
export function stopsAt({ idiom, stops }: Outline, level: string): Int32Array {
  const found = stops[level];
  if (found === undefined) throw noLevel(idiom, level);
  return found;
}

/**
 * The step whose sentence tells what led to `position`: the one that began at the stop before it.
 *
 * @param from - the stop before, as the reader walks
 * @returns its index, or null at the start of the run
 */
export function headOf(trace: Trace, from: number, position: number): number | null {
  if (position === 0) return null;
  // the coarsest step of the stretch speaks for it; the first one when several are as coarse
  let head = from;
  for (let at = from; at < position; at++) if (rankAt(trace, at) < rankAt(trace, head)) head = at;
  return head;
}

/** The method of the step that speaks for the stretch from..position; null at the start, and for a run of no method. */
export function methodOf(trace: Trace, from: number, position: number): MethodKind | null {
  const head = headOf(trace, from, position);
  return head === null ? null : (trace.steps[head]?.method ?? trace.idiom.method ?? null);
}

/** Of a step; the finest where there is none. */
function rankAt({ idiom, steps }: Trace, at: number): number {
  const step = steps[at];
  return step === undefined ? idiom.levels.length - 1 : rank(idiom, step.level);
}

/** Whether all inner steps of step `at` lie before `position`: then its sentence holds, else its opening. */
function isWhole(trace: Trace, at: number, position: number): boolean {
  if (position <= at || position >= trace.steps.length) return true;
  return rankAt(trace, position) <= rankAt(trace, at);
}

/** The sentence for step `at` when `position` steps have been taken. */
export function sentenceAt(trace: Trace, at: number, position: number): string {
  const step = trace.steps[at];
  if (step === undefined) return '';
  return isWhole(trace, at, position) ? step.sentence() : (step.opening ?? step.sentence)();
}

/** The same as a person is told it, with the lines that it speaks of. */
export function toldAt(
  trace: Trace,
  at: number,
  position: number,
): { readonly text: string; readonly lit: readonly LineRef[] } {
  const step = trace.steps[at];
  if (step === undefined) return { text: '', lit: [] };
  const { sentence, opening, told = sentence, openingTold = opening ?? told, lit, tells } = step;
  return isWhole(trace, at, position)
    ? { text: told(), lit: tells?.() ?? lit }
    : { text: openingTold(), lit };
}
