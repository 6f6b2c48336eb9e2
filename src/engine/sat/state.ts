/** What a solver knows: clauses, watches, the trail of values, and what its choices go by. One plain object, which the other files of this folder work on. */
import type { Random } from '../board/random.ts';
import type { Arena } from './arena.ts';
import { createArena, NONE } from './arena.ts';
import type { SatManner } from './manner.ts';
import { classic } from './manner.ts';
import type { ClauseListener, SatListener } from './events.ts';
import type { Watches } from './watches.ts';
import { emptyWatches } from './watches.ts';

/** A variable that has not been supposed yet has no value in the best board so far. */
export const NO_TARGET = 2;

/** What the solver has done since it was made. */
export type SatCounters = {
  decisions: number; // suppositions, assumptions included
  /** Literals whose clauses were gone through: values that were assigned and then taken up, decisions included. */
  propagations: number;
  conflicts: number;
  learnt: number; // clauses, those of one literal included
  restarts: number;
  forgotten: number; // learnt clauses that were dropped again
};

export type SatState = {
  readonly variables: number;
  /** So many of the first variables are supposed and spoken of in learnt clauses; the others follow from them. */
  readonly spoken: number;
  readonly manner: SatManner;
  /** False once the clauses are known to have no model at all. */
  consistent: boolean;
  readonly counters: SatCounters;
  listener: SatListener | null;
  clauseListener: ClauseListener | null;

  // clauses
  readonly arena: Arena;
  given: number[]; // clauses of two and more literals
  learnts: number[];
  /** How many learnt clauses are kept before the worse half goes. */
  learntLimit: number;

  watches: Watches;

  // the trail: literals in the order in which they became true
  readonly values: Int8Array; // of a literal: 1 true, -1 false, 0 open
  readonly levels: Int32Array; // of a variable
  readonly reasons: Int32Array; // of a variable: the clause that implied it, or NONE
  readonly trail: Int32Array;
  trailEnd: number;
  head: number; // the first literal of the trail whose clauses are still to be gone through
  readonly levelStarts: Int32Array; // where a level's literals begin on the trail; of level 1, 2, ... at 0, 1, ...
  level: number;

  // choices
  readonly activities: Float64Array;
  activityStep: number;
  readonly heap: Int32Array; // variables, the most active first
  heapSize: number;
  readonly heapPlaces: Int32Array; // of a variable; -1 when it is not in the heap
  readonly phases: Uint8Array; // the value a variable had last
  readonly targets: Uint8Array; // the value it had when most had one, if any
  targetSize: number; // how many that were

  /** How often the solver was called from outside: who pauses sees by it whether all is as it was. */
  calls: number;

  // the run
  runs: number; // between restarts, of this question
  conflictsLeft: number; // until the next restart; in focused turns until there may be one
  reduced: boolean; // clauses were dropped since the last supposition

  // modes in turns, once a search is long (turns.ts)
  turn: number; // from 1; 0 as long as it is short
  focused: boolean;
  turnEnd: number; // propagations at which the next turn begins
  decay: number; // as in the manner, of this turn
  lateGlue: number; // of the last clauses that were learnt, a mean in which the latest count most
  meanGlue: number; // of all that were learnt in turns
  glues: number; // how many those are
  reductions: number; // in turns
  nextReduction: number; // conflicts at which there is the next one

  // analysis, used again and again
  readonly seen: Uint8Array; // by variable
  readonly learning: Int32Array; // literals of the clause that is being learnt
  learningEnd: number;
  readonly touched: Int32Array; // variables whose `seen` is to be wiped
  touchedEnd: number;
  readonly stack: Int32Array;
  readonly levelStamps: Int32Array;
  stamp: number;
};

/**
 * A state without clauses.
 *
 * @param variables - how many there are, 0 or more
 * @param random - gives the order in which variables of equal activity are chosen; null: as they are numbered
 * @param spoken - how many of the first variables are supposed and spoken of in learnt clauses
 * @param manner - how it chooses, begins again and forgets
 * @throws RangeError when `variables` is no integer from 0 to 2^26, or `spoken` none from 0 to `variables`
 */
export function createState(
  variables: number,
  random: Random | null = null,
  spoken: number = variables,
  manner: SatManner = classic,
): SatState {
  if (!Number.isInteger(variables) || variables < 0 || variables > 2 ** 26)
    throw new RangeError(`variables must be an integer from 0 to 2^26: ${variables}`);
  if (!Number.isInteger(spoken) || spoken < 0 || spoken > variables)
    throw new RangeError(`spoken must be an integer from 0 to ${variables}: ${spoken}`);
  const heap = new Int32Array(variables).fill(-1);
  for (let at = 0; at < spoken; at++) heap[at] = at;
  if (random)
    for (let at = spoken - 1; at > 0; at--) {
      const other = random.below(at + 1);
      [heap[at], heap[other]] = [heap[other]!, heap[at]!];
    }
  const heapPlaces = new Int32Array(variables).fill(-1);
  for (let at = 0; at < spoken; at++) heapPlaces[heap[at]!] = at;
  return {
    variables,
    spoken,
    manner,
    consistent: true,
    counters: {
      decisions: 0,
      propagations: 0,
      conflicts: 0,
      learnt: 0,
      restarts: 0,
      forgotten: 0,
    },
    listener: null,
    clauseListener: null,
    arena: createArena(),
    given: [],
    learnts: [],
    learntLimit: manner.learnt,
    watches: emptyWatches(new Int32Array(2 * variables)),
    values: new Int8Array(2 * variables),
    levels: new Int32Array(variables),
    reasons: new Int32Array(variables).fill(NONE),
    trail: new Int32Array(variables),
    trailEnd: 0,
    head: 0,
    levelStarts: new Int32Array(variables), // a level belongs to one variable, so there are no more of them
    level: 0,
    activities: new Float64Array(variables),
    activityStep: 1,
    heap,
    heapSize: spoken,
    heapPlaces,
    phases: new Uint8Array(variables).fill(manner.first),
    targets: new Uint8Array(variables).fill(NO_TARGET),
    targetSize: 0,
    calls: 0,
    runs: 0,
    conflictsLeft: 0,
    reduced: false,
    turn: 0,
    focused: false,
    turnEnd: 0,
    decay: manner.decay,
    lateGlue: 0,
    meanGlue: 0,
    glues: 0,
    reductions: 0,
    nextReduction: 0,
    seen: new Uint8Array(variables),
    learning: new Int32Array(variables + 1),
    learningEnd: 0,
    touched: new Int32Array(variables + 1),
    touchedEnd: 0,
    stack: new Int32Array(variables + 1),
    levelStamps: new Int32Array(variables + 2),
    stamp: 0,
  };
}
