/**
 * The choices in which solvers of this kind differ: nothing of them changes whether a formula has a model, all of them how soon
 * that is known. docs/reports/experiments.md tells how they were found, and what else was tried.
 */

/** How a solver chooses, begins again and forgets. */
export type SatManner = {
  /** What the part of a variable in the conflicts so far is worth after one more, 0 to 1. */
  readonly decay: number;
  /** Conflicts of the shortest run between two restarts. */
  readonly run: number;
  /** Learnt clauses that are kept before the worse half goes. */
  readonly learnt: number;
  /** The value that a variable is first supposed to have. */
  readonly first: 0 | 1;
  /** Whether variables are supposed as they were when most had values without a conflict, and not as they were last. */
  readonly targets: boolean;
  /** What changes once a search is long; default nothing. */
  readonly turns?: Turns;
};

/** The other mode, in formulas of a kind. */
type FocusedTurn = {
  /** How many times as long its turn is. */
  readonly times: number;
  /** The decay while it lasts. */
  readonly decay: number;
};

/** Another mode that takes turns with the usual one: runs led by glue, and variables supposed as they were last. */
type Turns = {
  /** Conflicts of a search until it is long. */
  readonly after: number;
  /** Propagations of a turn of the usual mode. */
  readonly length: number;
  /** A formula of so many variables is large. */
  readonly largeFrom: number;
  readonly small: FocusedTurn;
  readonly large: FocusedTurn;
  /** A run ends when late clauses have so many times the glue of all. */
  readonly margin: number;
};

/** As MiniSat does it (Eén and Sörensson 2003): 003's procedure is counted with this one, and its counters do not change. */
export const classic: SatManner = { decay: 0.95, run: 128, learnt: 2000, first: 0, targets: false };

/** What finds solutions of puzzles soonest, of all that was tried: long runs towards the best board so far. */
export const targeting: SatManner = {
  decay: 0.95,
  run: 512,
  learnt: 4000,
  first: 1,
  targets: true,
};

/** The same, and from some seconds on in turns with many short runs: what `solve` goes by. */
export const inTurns: SatManner = {
  ...targeting,
  turns: {
    after: 6000,
    length: 3_000_000,
    largeFrom: 15_000, // more than a board of 40 x 40, half filled, and less than one of 50 x 50
    small: { times: 1, decay: 0.85 },
    large: { times: 3, decay: 0.8 },
    margin: 1.1,
  },
};
