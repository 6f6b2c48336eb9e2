/**
 * One statement of a document: what it says, what we find, and the one criterion by which the two are compared. The same
 * object serves the verdict tables of the chapters, the live figures, the ledger, `npm run reproduce` and the tests;
 * published numbers stand in it (or in content/claims) and nowhere else.
 *
 * Measuring is apart from reading: what takes long is a measurement (measurement.ts), done once and perhaps stored; what
 * a claim does with it takes milliseconds.
 */

import type { Experiment } from '../notebook/plain/experiment.ts';
import type { MeasurementName, StoredOutcome } from './measurement.ts';
import type { Effort } from './effort.ts';
import type { Measured } from './evidence.ts';

/** A function of one value, for objects that are kept in lists: they only ever meet their own values. */
type Of<Value, Result> = { of(value: Value): Result }['of'];

/** A document; `web` is what public sources say beside the five, `own` what no document says but we. */
export type SourceId = '000' | '001' | '002' | '003' | '004' | 'web' | 'own';

/** What a claim reads. */
export type Computed<Ours> = {
  readonly ours: Ours; // plain data, in the shape of `published` where that is possible
  readonly seed?: number; // when it was sampled
  /** What is true, and why the document says something else, or how loosely it is to be read. */
  readonly note?: string;
};

/** What stands behind our value: it decides how much a verdict may say. */
export type Ground =
  /** Every case of a finite set was gone through. */
  | { readonly kind: 'count'; readonly of: string }
  /** It follows from the definitions, or by arithmetic from what the document prints. */
  | { readonly kind: 'proof' }
  /** It says how a word is used, or follows from that at once: no count could come out otherwise. */
  | { readonly kind: 'definition'; readonly whose: string } // of which word, or by which choice
  /** A worked example, gone through again. */
  | { readonly kind: 'example' }
  /** A sample: a number that has an interval. */
  | {
      readonly kind: 'sample';
      readonly n: number;
      readonly unit: string; // what was drawn: "boards"
      readonly interval?: string; // of our number, with its level
    }
  /** A universal statement, tried on some of its cases. */
  | { readonly kind: 'cases'; readonly n: number; readonly unit: string }
  /** Only a part of the statement, or of what it is about, could be checked. */
  | { readonly kind: 'part'; readonly which: string };

/** What observation would make a statement fail, from those that leave the least room: see failsBy.ts. */
export type FailsBy =
  | 'value' // another number, list or picture than the document's
  | 'exception' // one case that is not as the document says
  | 'existence' // none of the cases: it says that there are some
  | 'bound' // a number beyond a bound, of the text or of our reading
  | 'nothing'; // it says how a word is used

/** How a claim is put into words. Sizes may be written `5x5`: tables set them as `5 × 5`. */
type Telling<Published, Ours> = {
  readonly what: string; // the statement, without its place
  /** `published` in words; without it, as it is. */
  readonly says?: string | Of<Published, string>;
  readonly finds: Of<Ours, string>; // ours in words
  /** Why it holds for all cases, those not tried included. */
  readonly proof?: string;
  /** Instead of the note; `null` for none. */
  readonly remark?: string | null | Of<Ours, string | null>;
};

/** A misprint or mistake, in the form in which one would send it to the authors. */
export type Erratum = {
  readonly printed: string;
  readonly read: string; // what it should be
  readonly check: string; // how to see it in a minute; pictures as rows of # and ., a space between rows
  readonly partOf?: string; // the entry that tells this slip, with others of its kind: a letter has it there
  readonly as?: 'formula' | 'cells'; // printed as a formula, or as cells of a table or a figure: told in our signs, and not word for word
};

/** An experiment that takes hours, and what is to be known of it to run it in parts. */
export type Census<Spec, Tally> = {
  readonly experiment: Experiment<Spec, Tally>;
  readonly spec: Spec;
  /** How many images a tally has counted. */
  imagesOf(this: void, tally: Tally): number;
  /** How much of the work comes before a unit, in any measure; without it all units are alike. */
  workBefore?(this: void, unit: number): number;
  /** What the claim reads from the tally of all units. */
  oursOf(this: void, tally: Tally): unknown;
  /** The tally is too large to be stored: of the whole run that and a digest are kept, and of its parts what came out. */
  readonly summed?: boolean;
};

/** A census of some spec and tally. */
export type AnyCensus = Census<unknown, unknown>;

/** Forgets of which spec and tally a census is: they only ever meet their own experiment. */
export const anyCensus = <Spec, Tally>(census: Census<Spec, Tally>): AnyCensus =>
  census as unknown as AnyCensus;

/** Where on the site a statement is told: a figure, "fig-difficulty", or a section of a page, "sweeps/#how-many-sweeps". */
type Home = string;

/** What every entry of the ledger has. */
type Entry = {
  readonly id: `${SourceId}-${string}`; // as on the command line and in addresses: source, place, subject
  readonly place?: string; // where in the source, e.g. "Figure 4, column 2", where the id says less
  readonly title: string; // what is claimed, one line
  /** The words of the document, where it has words for it. */
  readonly quote?: string;
};

/** What a claim and a question have in common. */
type Read<Published, Ours> = Entry &
  Telling<Published, Ours> & {
    readonly published: Published; // plain data, as the document has it
    /** About how long `read` takes when all is measured here, on one core: under ten seconds, up to a minute, twenty minutes, half a day; without it under a second. */
    readonly effort?: Effort;
    /** The measurements that it is read from; without any it is worked out on the spot. */
    readonly from?: readonly MeasurementName[];
    /** Its outcome takes too long for building the site, and is stored as a whole. */
    readonly outcome?: StoredOutcome;
    read(measured: Measured): Computed<Ours>;
    /** The census that `read` runs, for those who run it in shards and merge them; censuses.ts lists them all. */
    readonly census?: AnyCensus;
    readonly ground: Ground | Of<Ours, Ground>;
    readonly home: Home;
  };

/** A statement that can be held against what we find. */
export type Claim<Published = unknown, Ours = unknown> = Read<Published, Ours> & {
  /** Whether ours is what the document says, as exactly as it says it; see the criteria of agree.ts. */
  agrees(ours: Ours, published: Published): boolean;
  /** What observation would make it fail, where the criterion is its own: see failsBy.ts. */
  readonly fails?: Exclude<FailsBy, 'nothing'>;
  /** The text is loose: how we read it. */
  readonly reading?: string;
  /** Where it differs: a picture that shows it in small, rows of `#` and `.`. */
  readonly picture?: readonly string[] | Of<Ours, readonly string[] | null>;
  /** Where it differs: what to write to the authors, or (a text) why it is no mistake. */
  readonly erratum?: string | Erratum | Of<Ours, string | Erratum>;
};

/** What a document asks, or speaks of without a number: it has an answer, and no verdict. */
export type Question<Published = unknown, Ours = unknown> = Read<Published, Ours> & {
  readonly agrees: null;
};

/** A statement that we do not test. */
export type Untested = Entry & {
  readonly untested: string; // why
  readonly says: string; // what the document says, for a column of values
  readonly home?: Home; // some are told nowhere else
};

/** What we find something for. */
export type Answered<Published = unknown, Ours = unknown> =
  | Claim<Published, Ours>
  | Question<Published, Ours>;

/** An entry of the ledger. */
export type Statement = Answered | Untested;

/** The document of an entry, which its id begins with. */
export const sourceOf = ({ id }: Pick<Entry, 'id'>): SourceId => id.slice(0, 3) as SourceId;

/** Where in its document an entry stands: as it says, or by its id, "section 3.1" or "Figure 4". */
export function placeOf({ id, place }: Pick<Entry, 'id' | 'place'>): string {
  if (place !== undefined) return place;
  const [, kind = '', number = ''] = /^\d+-(section|figure|table)-([\d.]+)/.exec(id) ?? [];
  return `${kind === 'section' ? kind : kind.slice(0, 1).toUpperCase() + kind.slice(1)} ${number}`;
}

/** Whether an entry is one that we find something for. */
export const isAnswered = (statement: Statement): statement is Answered => 'read' in statement;
