/** What a figure is in which the run of a solver on a puzzle is walked step by step: see stepper.ts. */
import type { Move } from '../../notebook/cell/motion.ts';
import type { TemplateResult, nothing } from 'lit-html';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { Content, FigureParts } from '../../notebook/cell/figureParts.ts';
import type { Exports } from '../../notebook/host/host.ts';
import type { Preset } from '../../puzzles/offered.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import type { PuzzleLinks } from '../puzzle/links.ts';
import type { PuzzlePlace } from '../puzzle/openIn.ts';
import type { CellPlace } from '../puzzle/settings.ts';
import type { StepperAction, StepperState, Stretch } from '../stepper/position.ts';
import type { Proved, ProofKind } from '../stepper/proofWords.ts';
import type { Runs } from '../stepper/solving.ts';
import type { StepperRun } from '../stepper/stepperTemplate.ts';
import type { StepperView } from '../stepper/stepperView.ts';
import type { Walk } from '../stepper/walk.ts';
import type { WorkOptions } from '../work/work.ts';

/** The state of a figure: its puzzle, the place in the run, and the cell that is proved. */
export type Stepped = {
  readonly code: string;
  readonly proof?: CellPlace | null;
} & Pick<StepperState, 'position' | 'granularity'>;

/** A way on: what it says, and the address. */
type Onward = { readonly text: string; readonly href: string };

/** A run. */
export type RunOf = Pick<StepperRun, 'trace' | 'puzzle'>;

/** What a record is drawn from. */
export type StepperAt<Props, State, Run, Kept> = {
  readonly id: string; // unique on the page
  readonly props: Props;
  readonly state: State;
  readonly run: Run;
  readonly name: string; // of the puzzle
  readonly kept: Kept; // what the record keeps beside the state
  readonly proof: Proved | null; // that is on show
  /** The cells at the place of the state. */
  readonly cells: () => Uint8Array;
  /** The choice of the puzzle, what there is to see in it, the reader's own with the ways on. */
  readonly choice: () => TemplateResult;
  readonly about: () => TemplateResult;
  readonly below: () => TemplateResult;
  /** How far a worker is that solves a large puzzle. */
  readonly solving: () => TemplateResult | typeof nothing;
  /** The methods that get further than the end of the run. */
  readonly further: () => TemplateResult;
  /** Another look at the same run; says what is shown then. */
  readonly change: (part: Partial<State>, said?: string) => void;
  /** Another run from its start. */
  readonly begin: (part: Partial<State>) => void;
  /** Another run of the same puzzle, from the place in `part`, or the present one. */
  readonly rerun: (part: Partial<State>, then?: (run: Run) => void) => void;
  /** Moves the stepper. */
  readonly act: (action: StepperAction) => void;
  /** Opens the box for the reader's own puzzle with this one. */
  readonly editPuzzle: () => void;
  /** The address of this figure in another state. */
  readonly linkWith: (part: Partial<State>) => string;
  /** Adds to an address where the puzzle comes from. */
  readonly carried: (href: string) => string;
  readonly announce: (text: string) => void;
};

/** A figure; see the head of the file. What a link asks for may still lack what only the run can say. */
export type StepperRecord<
  Props extends object,
  State extends Stepped,
  Run extends RunOf,
  Kept,
  Asked extends Omit<State, 'position'>,
> = {
  readonly tag: string;
  /** The puzzles on offer, what a link keeps, and what the figure opens with. */
  readonly presets: (props: Props) => readonly Preset[];
  readonly links: (props: Props) => PuzzleLinks<State, Asked>;
  readonly usual: (props: Props) => State;
  /** What another puzzle, or another run from its start, begins with beside its start; default what is set. */
  readonly start?: Partial<State>;
  /** Tables of the engine that a run needs, a task each. */
  readonly preparing?: readonly (() => void)[];
  readonly run: (asked: Asked | State) => Run;
  /** Which puzzles a worker solves, and how; default none. */
  readonly large?: Omit<Runs<Asked | State, Run>, 'here'>;
  /** What is counted of a run beside it; of a large board in a task of its own, and until then it is not there. */
  readonly aside?: (run: Run) => void;
  /** The state that a link asks for; default with the step of the link. @throws LinkError for one that the run has not */
  readonly placed?: (asked: Asked, run: Run, usual: State) => State;
  readonly said?: (at: StepperAt<Props, State, Run, Kept>) => string; // at the start of a run
  /** What is kept beside the state while the figure lives, and how its work ends. */
  readonly keep?: (working: WorkOptions) => Kept;
  readonly stop?: (kept: Kept) => void;
  /** Another puzzle comes on show. */
  readonly forget?: (kept: Kept) => void;
  readonly overlay?: (run: Run) => StepperRun['overlay'];
  readonly marksTrials?: boolean; // see `StepperRun`
  /** Whether the board takes the whole width of the figure; default not. */
  readonly wide?: (puzzle: Puzzle) => boolean;
  readonly strip: (run: Run) => StepperRun['strip'];
  /** How a cell is proved; default not at all. */
  readonly prove?: ProofKind<Puzzle, Proved>;
  /** What of a run the figure tells; default all. */
  readonly stretch?: (props: Props, run: Run) => Stretch | undefined;
  readonly compact?: (props: Props) => boolean;
  /** The figure of the method that goes on where this one stands still. */
  readonly next?: { readonly method: MethodKind; readonly figure: PuzzlePlace };
  /** The one way on where a run is solved, under its sentence. */
  readonly onward?: (at: StepperAt<Props, State, Run, Kept>) => Onward | null;
  /** What to try next when the run is over. */
  readonly end?: (
    at: StepperAt<Props, State, Run, Kept>,
    walk: Walk,
  ) => TemplateResult | typeof nothing;
  /** What else another place in the run changes. */
  readonly moved?: (at: StepperAt<Props, State, Run, Kept>, before: State) => Partial<State>;
  /** What stands around the stepper, or in place of one of its parts. @param board - its picture */
  readonly parts: (
    at: StepperAt<Props, State, Run, Kept>,
    stepper: StepperView | null, // null while it is made
    board: Content,
  ) => Partial<FigureParts>;
  /** What moves beside the board when a press has led from one position to another. */
  readonly moves?: (stage: Element, run: Run, from: number, to: number) => readonly Move[];
  /** Keys of links that are set behind the fold, beside puzzle and first direction. */
  readonly folded?: readonly string[];
  readonly files: (at: StepperAt<Props, State, Run, Kept>) => Exports;
  /** Default the strip of the run. */
  readonly paper?: (at: StepperAt<Props, State, Run, Kept>) => TemplateResult | typeof nothing;
};
