/** What a figure is that shows one puzzle and something found in it: see puzzle.ts. */
import type { TemplateResult, nothing } from 'lit-html';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import type { BoardView } from '../../kit/board/boardView.ts';
import type { Content, FigureLayout, FigureParts } from '../../notebook/cell/figureParts.ts';
import type { CellPlace } from '../puzzle/settings.ts';
import type { Settings, Table } from '../../notebook/settings/settings.ts';
import type { Preset } from '../../puzzles/offered.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import type { RunHome } from '../../notebook/run/keptRuns.ts';
import type { FurtherOptions } from '../methods/further.ts';
import type { WorkOptions } from '../work/work.ts';
import type { Asks } from './answers.ts';

/** The state of a figure: the code of its puzzle, or of a picture, and what is looked at in it. */
export type Coded = { readonly code: string };

/** What is told of a change to readers who do not see it; default `said` of the record. */
export type Said<State, Found, Kept> = string | ((at: At<State, Found, Kept>) => string);

/** What a record is drawn from. */
export type At<State, Found, Kept = unknown> = {
  readonly id: string; // unique on the page
  readonly layout: FigureLayout;
  readonly state: State;
  readonly puzzle: Puzzle;
  readonly found: Found;
  readonly name: string; // of the puzzle
  readonly kept: Kept; // what the record keeps beside the state
  readonly idle: boolean; // no worker is asked
  /** How far the worker is, why there is no answer, or the way on after a stop. */
  readonly work: TemplateResult | typeof nothing;
  /** Another place in the same puzzle; says what is shown then. */
  readonly change: (part: Partial<State>, said?: Said<State, Found, Kept>) => void;
  /** Another puzzle, or the same one in another way, from its start. */
  readonly begin: (part: Partial<State>, said?: Said<State, Found, Kept>) => void;
  readonly ask: () => void;
  readonly draw: () => void;
  /** Adds to an address where the puzzle comes from. */
  readonly carried: (href: string) => string;
  /** The choice of the puzzle, what there is to see in it, the reader's own with the ways on: for a view of one's own. */
  readonly choice: () => TemplateResult;
  readonly about: (otherwise?: string) => TemplateResult;
  readonly below: () => TemplateResult;
  readonly announce: (text: string) => void;
  readonly working: WorkOptions;
  readonly looking: FurtherOptions;
  readonly host: Host;
  readonly home: () => RunHome | null; // where a run of this state is made
};

/** The board of a record. */
export type RecordBoard<State, Found, Kept> = {
  readonly model: (at: At<State, Found, Kept>) => BoardModel;
  /** What a cell is, for readers who do not see it; default its value. */
  readonly label?: (at: At<State, Found, Kept>, row: number, column: number) => string;
  readonly chosen?: (at: At<State, Found, Kept>) => CellPlace | null;
  /** A cell is pressed. */
  readonly press?: (at: At<State, Found, Kept>, place: CellPlace) => void;
  /** The pointer or the keyboard comes to a cell, or leaves the board. */
  readonly point?: (at: At<State, Found, Kept>, place: CellPlace | null) => void;
};

/** What a figure shows beside its board, in the order of notebook/cell/figureParts.ts. */
export type RecordParts = Omit<FigureParts, 'picture' | 'settings'> & {
  readonly picture?: Content; // default the board
  readonly fields?: Content; // beside the choice of the puzzle
};

/** The files of a figure; its rows have their heads first. */
type RecordFiles = Omit<Exports, 'csv'> & {
  /** `name` is without the size of the board, if there is one. */
  readonly rows?: () => readonly (readonly (string | number)[])[];
};

/** A figure; see the head of the file. What a worker finds is null until it is there. */
export type PuzzleRecord<Props extends object, State extends Coded, Found, Given, Kept> = {
  readonly tag: string;
  readonly titlePrefix: string;
  readonly presets: readonly Preset[];
  /** What a link keeps; `code` is the puzzle, or the picture. */
  readonly settings: Settings<Table> & { readonly defaults: State };
  /** What it opens with. */
  readonly usual: (props: Props) => State;
  /** What it opened with once: links that name no puzzle still mean it. */
  readonly before?: (props: Props) => State | null;
  /** What another puzzle begins with; default all but its code as it is at first. */
  readonly start?: Partial<State>;
  /** A figure about pictures says how a puzzle becomes one. */
  readonly what?: 'picture';
  readonly codeOf?: (puzzle: Puzzle) => { readonly code: string } | { readonly problem: string };
  readonly puzzleOf?: (state: State, found: Found) => Puzzle; // default that of its code
  /** Keys of links that are set behind the fold; default the puzzle, or the picture. */
  readonly folded?: readonly string[];
  /** What it is called, where not by its puzzle; null: as its author does. */
  readonly title?: (state: State) => string | null | undefined;
  /** What is found at once. */
  readonly find?: (state: State) => Found;
  /** What a worker finds. */
  readonly asks?: Asks<State, NonNullable<Found>>;
  /** States with the same key have the same findings; default the code. */
  readonly keyOf?: (state: State) => string;
  /** What the build has found of what the figure opens with. */
  readonly served?: (given: Given, state: State) => NonNullable<Found> | null;
  /** The state that a link asks for, where the puzzle has it. @throws LinkError where not */
  readonly checked?: (asked: State, found: Found, puzzle: Puzzle) => State;
  /** What is shown, for readers who do not see it; '' while nothing is. */
  readonly said: (at: At<State, Found, Kept>) => string;
  /** What is kept beside the state while the figure lives; made once. */
  readonly keep?: (at: At<State, Found, null>) => Kept;
  /** A state has come on show, of another puzzle or of the same one: what is looked for beside `asks`. */
  readonly look?: (at: At<State, Found, Kept>) => void;
  /** The figure leaves the page: what it keeps stops. */
  readonly stop?: (kept: Kept) => void;
  readonly board?: RecordBoard<State, Found, Kept>;
  readonly parts?: (at: At<State, Found, Kept>, board: BoardView) => RecordParts;
  /** In place of the parts: a figure with an order of its own. */
  readonly view?: (at: At<State, Found, Kept>, board: BoardView) => TemplateResult;
  readonly files: (at: At<State, Found, Kept>) => RecordFiles;
  readonly paper?: (at: At<State, Found, Kept>) => TemplateResult | typeof nothing;
};
