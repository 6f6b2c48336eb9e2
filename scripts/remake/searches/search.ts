/** What `npm run -s remake` makes again: a search, a count or a measurement of ours, each in a file beside this one. */

/** What is asked of it. */
type Asked = {
  readonly parts: readonly string[]; // that are named, or all of them
  readonly number: (name: string) => number;
  readonly check: boolean; // what is stored is compared, and stays as it is
  readonly whole: boolean; // all parts, on one machine
};

/** What is to stand in a file of `public/results`. */
type Stored = {
  readonly name: string;
  readonly head: object; // experiment, version and spec
  readonly found: object;
  readonly lists?: readonly string[]; // fields of it whose entries stand in lines of their own
};

/** A piece of what was made. */
type Made = {
  readonly lines: readonly string[]; // that are printed
  readonly stored?: Stored;
  readonly differs?: boolean; // from what is written down here
};

export type Search = {
  readonly name: string;
  readonly does: string; // in a line
  readonly more?: string;
  /** What can be named: all that it is made of, and how each is called. */
  readonly parts?: {
    readonly name: string;
    readonly all: readonly string[];
    /** The parts that a word stands for, none for a stray one; without it, the part of this name. */
    readonly named?: (word: string) => readonly string[];
  };
  readonly numbers?: Readonly<
    Record<string, { what: string; usual: number; least?: number; most?: number }>
  >;
  readonly checks?: string; // what `--check` does
  readonly make: (asked: Asked) => Iterable<Made> | AsyncIterable<Made>;
};
