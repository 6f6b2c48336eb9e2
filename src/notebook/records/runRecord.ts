/**
 * A figure of one run of the reader over a stored one, as a record: what is set, what is run, what is found in it, the parts,
 * and the files. Link, fields with their messages, the run with its bar, what is fetched, titles, folds and the chart come
 * with it. A record is written in the order in which a reader meets it:
 *
 * - `tag`, `experiment`, `unit`, `settings`, `titleOf`, `specOf`, `pace`: what can be set, and what is run for it;
 * - `keep`: what it keeps beside the settings while it lives, made of the author's props and of what the build found out;
 * - `stored`: what is fetched for some settings; `pieces`: what takes long to make of a run;
 * - `find`: all that is drawn, as plain data: the reader's run where it fits (`now.numbers`), else the stored one;
 * - `source`: where that comes from, in a sentence, also for the files;
 * - `chart`, `parts`, `files`: the drawing, what stands around it, and what is saved.
 *
 * A figure that needs something to happen has `opened`, `edited` and `ran`, after these (the compiler reads in this order,
 * too: types come from `keep`, `stored`, `pieces` and `find`); what a reader presses is in its parts, and calls what `at`
 * offers: `set`, `edit`, `draw`.
 */
import type { TemplateResult, nothing } from 'lit-html';
import type { FigureLayout, FigureParts } from '../cell/figureParts.ts';
import type { LinkValues } from '../cell/linkState.ts';
import type { ChartContent } from '../chart/chartFrame.ts';
import type { DataTable } from '../chart/dataTable.ts';
import type { Charts } from '../chart/loadCharts.ts';
import type { Exports, Host } from '../host/host.ts';
import type { Experiment } from '../plain/experiment.ts';
import type { InPieces } from '../plain/pieces.ts';
import type { StoredFile } from '../plain/storedFile.ts';
import type { RunState } from '../run/runModel.ts';
import type { RunSession } from '../run/runSession.ts';
import type { UnitNames } from '../run/runText.ts';
import type { Numbers } from '../run/shownNumbers.ts';
import type { Form, Settings, Table, Values } from '../settings/settings.ts';

/** What a record begins with; `Props` are the author's, `Given` is what the build found out, null without. */
export type Beginning<Props extends object, Given> = {
  readonly props: Props;
  readonly prebuilt: Given;
  readonly draw: () => void; // what is kept has changed
  readonly announce: (text: string) => void;
  /** The first drawing waits for this. */
  readonly waitFor: (arrival: Promise<unknown>) => void;
};

/** Where a figure stands, and the link that opens it as it is: for a page that leads back to it. */
export type Here = { readonly page: string; readonly cell: string; readonly link: LinkValues };

/** A figure as it stands, before anything is found. */
export type RunNow<Spec, Tally, T extends Table, Kept, Stored, Made> = {
  readonly id: string; // unique on the page
  readonly layout: FigureLayout;
  readonly form: Form<T>;
  readonly values: Values<T>; // those of the page while a setting cannot be read
  readonly spec: Spec | null; // null while a setting cannot be read
  readonly session: Pick<RunSession<Spec, Tally>, 'spec' | 'state' | 'active' | 'outcome'>; // the reader's run, whatever is set
  readonly workers: number;
  readonly own: Numbers<Spec, Tally> | null; // of the reader's run as far as it came, where it fits
  readonly numbers: Numbers<Spec, Tally> | null; // those, else the stored ones where they fit
  readonly made: Made | null; // of the reader's run, by `pieces`
  readonly stored: Stored | null;
  readonly fetching: boolean; // what is stored is on its way
  readonly spoilt: boolean; // it is there, and cannot be shown
  readonly asked: boolean; // something else than the text shows
  readonly kept: Kept;
  /** Changes settings as the reader does. */
  readonly edit: (change: Partial<Form<T>>) => void;
  /** Changes what the figure finds itself, and nothing else hangs on; nothing is drawn. */
  readonly keep: (change: Partial<Form<T>>) => void;
  readonly waits: boolean; // for a run that a link speaks of and that is not here
  readonly charts: Charts | null; // null before the chart can be drawn
  readonly looked: number | null; // index of the point of the chart that is looked at
  readonly look: (index: number | null) => void;
  /** Starts a run of the settings as they stand. */
  readonly start: () => void;
  /** What is kept has changed. */
  readonly draw: () => void;
  readonly announce: (text: string) => void;
  /** The same object as long as it is made from the same, so that it is not drawn anew with every report. */
  readonly once: <Value>(name: string, from: readonly unknown[], make: () => Value) => Value;
};

/** What a record is drawn from. */
export type RunAt<Spec, Tally, T extends Table, Kept, Stored, Made, Found> = RunNow<
  Spec,
  Tally,
  T,
  Kept,
  Stored,
  Made
> & {
  readonly found: Found;
  readonly source: string | null;
  readonly chart: TemplateResult; // where it stands
  /** Changes what the figure finds itself, draws it at once, and says what is then on show. */
  readonly set: (
    change: Partial<Form<T>>,
    said?: (at: RunAt<Spec, Tally, T, Kept, Stored, Made, Found>) => string,
  ) => void;
  /** A table behind a fold; its name tells those of a figure apart. */
  readonly folded: (table: DataTable | null, name?: string) => TemplateResult | typeof nothing;
  /** The address that keeps what is on show. */
  readonly link: () => URL;
  readonly here: () => Here;
  /** The command that runs the settings as they stand, but for some: a file has it of the reader's run, or of the stored one. */
  readonly commandOf: (change: Partial<Form<T>>) => string;
  /** What a file beside the stored one says, which is fetched when it is first asked for; null until it is there. */
  readonly fetch: <Value>(file: StoredFile<Value> | null) => Value | null;
};

/** What is fetched by more than reading one file. */
export type Fetched<Stored> = {
  readonly name: string; // tells one from another
  readonly fetch: (host: Pick<Host, 'stored'>, signal: AbortSignal) => Promise<Stored | null>;
};

/** See the head of the file. */
export type RunRecord<
  Spec,
  Tally,
  T extends Table,
  Props extends object,
  Given,
  Kept,
  Stored,
  Made,
  Found,
> = {
  readonly tag: string;
  readonly experiment: Experiment<Spec, Tally>;
  /** What the run counts. */
  readonly unit: UnitNames | ((spec: Spec | null) => UnitNames);
  readonly settings: Settings<T>;
  readonly keep?: (begin: Beginning<Props, Given>) => Kept;
  /** What it is called with these settings; default its author's title for all. */
  readonly titleOf?: (values: Values<T>, kept: Kept) => string | null;
  readonly specOf: (values: Values<T>, kept: Kept) => Spec;
  /** What a link that was made before the author's settings were others is to open: then links have the version 2. */
  readonly older?: (values: LinkValues, props: Partial<Props>) => LinkValues;
  /** Units that one core does in a second, as measured. */
  readonly pace?: (spec: Spec) => number;
  /** Whether the numbers of a run answer what is asked for; default those of the same spec. */
  readonly fits?: (run: Spec, wanted: Spec) => boolean;
  readonly stored?: (spec: Spec) => StoredFile<Stored> | Fetched<Stored> | null;
  readonly pieces?: (spec: Spec, tally: Tally, active: boolean) => InPieces<Made>;
  readonly find: (now: RunNow<Spec, Tally, T, Kept, Stored, Made>) => Found;
  readonly source?: (
    found: Found,
    now: RunNow<Spec, Tally, T, Kept, Stored, Made>,
  ) => string | null;
  readonly chart?: {
    /** All that it is drawn from; default what is found. */
    readonly from?: (at: RunAt<Spec, Tally, T, Kept, Stored, Made, Found>) => readonly unknown[];
    readonly content: (
      at: RunAt<Spec, Tally, T, Kept, Stored, Made, Found>,
      charts: Charts,
    ) => ChartContent;
    /** A point is clicked or tapped, or Enter pressed on it. */
    readonly onChoose?: (at: RunAt<Spec, Tally, T, Kept, Stored, Made, Found>) => void;
  };
  /** Before the number of units on the button that starts: "all". */
  readonly which?: string;
  /** Keys in links of what is behind "More", beside those of the fields. */
  readonly folded?: readonly string[];
  /** What stands beside the fields of the settings. */
  readonly fields?: (at: RunAt<Spec, Tally, T, Kept, Stored, Made, Found>) => TemplateResult;
  /** Action and settings are the run bar and the fields; where a record has an act of its own, the run is behind "More". */
  readonly parts: (at: RunAt<Spec, Tally, T, Kept, Stored, Made, Found>) => FigureParts;
  /** A file of JSON says by itself which experiment it is of, and its source; a picture is by default the chart. */
  readonly files: (
    at: RunAt<Spec, Tally, T, Kept, Stored, Made, Found>,
  ) => Omit<Exports, 'json'> & { readonly json: () => object };
  /** It opens, with the settings of a link. */
  readonly opened?: (now: RunNow<Spec, Tally, T, Kept, Stored, Made>) => void;
  /** The reader has changed settings; gives what else changes with them. */
  readonly edited?: (
    now: RunNow<Spec, Tally, T, Kept, Stored, Made>,
    change: Partial<Form<T>>,
  ) => Partial<Form<T>>;
  /** The run has changed. */
  readonly ran?: (now: RunNow<Spec, Tally, T, Kept, Stored, Made>, before: RunState<Tally>) => void;
  /** The figure leaves its page: what is under way ends. */
  readonly closed?: (kept: Kept) => void;
};
