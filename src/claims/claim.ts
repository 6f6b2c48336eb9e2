/**
 * A published figure, table or number, and how to recompute it. The same module serves the page, `npm run reproduce`
 * and the tests; published numbers stand in it (or in content/claims) and nowhere else.
 */

import type { Experiment } from '../experiments/experiment.ts';

/** What a recomputation gives. */
export type Computed<Ours> = {
  readonly ours: Ours; // plain data, in the shape of `published` where that is possible
  readonly seed?: number; // when it was sampled
  /** What is true, and why the document says something else, or how loosely it is to be read. */
  readonly note?: string;
};

/** A tally that is lists of numbers, by name. */
export type ListTally = Readonly<Record<string, Float64Array>>;

/** An experiment that takes hours, and what is to be known of it to run it in parts. */
export type Census<Spec, Tally> = {
  readonly experiment: Experiment<Spec, Tally>;
  readonly spec: Spec;
  /** How many images a tally has counted. */
  imagesOf(this: void, tally: Tally): number;
  /** How much of the work comes before a unit, in any measure; without it all units are alike. */
  workBefore?(this: void, unit: number): number;
  /** What `compute` gives, from the tally of all units. */
  oursOf(this: void, tally: Tally): unknown;
};

/** A census of some spec and tally. */
export type AnyCensus = Census<unknown, ListTally>;

/**
 * Forgets of which spec and tally a census is: they only ever meet their own experiment.
 *
 * @source none
 */
export const anyCensus = <Spec, Tally extends ListTally>(census: Census<Spec, Tally>): AnyCensus =>
  census as unknown as AnyCensus;

export type Claim<Published = unknown, Ours = unknown> = {
  readonly id: string; // as on the command line: source, place, subject
  readonly source: '000' | '001' | '002' | '003' | '004';
  readonly place: string; // where in the source, e.g. "Figure 4, column 2"
  readonly title: string; // what is claimed, one line
  readonly published: Published; // plain data, as the document has it
  /** About how long `compute` takes on one core: under a second, under ten, longer, or half a day. */
  readonly effort: 'moment' | 'seconds' | 'minute' | 'hours';
  compute(): Computed<Ours>;
  /** The census that `compute` runs, for those who run it in shards and merge them. */
  readonly census?: AnyCensus;
  /** Whether ours is what the document says, as exactly as it says it. */
  equal(ours: Ours, published: Published): boolean;
};

/** The outcome of a recomputation. */
export type Verdict = Computed<unknown> & { readonly published: unknown; readonly equal: boolean };

/**
 * Recomputes a figure and compares.
 *
 * @source none
 */
export function verdictOf(figure: Claim): Verdict {
  const computed = figure.compute();
  return {
    ...computed,
    published: figure.published,
    equal: figure.equal(computed.ours, figure.published),
  };
}

/** For claims that are numbers, texts and lists of them: equal means the same, to the last digit. */
export function sameData(ours: unknown, published: unknown): boolean {
  return JSON.stringify(ours) === JSON.stringify(published);
}
