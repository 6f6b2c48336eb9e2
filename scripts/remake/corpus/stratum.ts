/** What a stratum of the corpus is: pictures in an order that one seed fixes, and which of them belong to it. */
import type { Grid } from '../../../src/engine/board/cell.ts';
import type { Rating } from '../../../src/library/rate.ts';

/** The one seed of the whole corpus. */
export const corpusSeed = 25;

/** Puzzles of a part; parts are made one by one, in any order, and kept as files. */
export const partSize = 50;

/** Strides between the candidates of two parts, so that no candidate is drawn for both. */
const stride = 1_000_000;

/** The number of a candidate in its stratum. */
export const candidateNumber = (part: number, attempt: number): number => part * stride + attempt;

export type Stratum = {
  readonly id: string;
  /** A few words, for lists. */
  readonly title: string;
  /** What its puzzles are and why, in a sentence or two. */
  readonly what: string;
  /** Puzzles in the whole corpus. */
  readonly wanted: number;
  /** The pictures of a part, one after the other; an end of its own where there are only so many. */
  readonly candidates: (part: number) => Iterable<Candidate>;
  /** Where the candidates are all of a kind, the number of parts that they are gone through in; a part then ends with them. */
  readonly whole?: number;
  /** Whether a picture may belong to it, asked before the measures are taken, which costs more. */
  readonly mayBe?: (picture: Grid) => boolean;
  readonly belongs: (rating: Rating) => boolean;
};

/** A picture and, where it has one, what it is made of: a formula, or the size of strips. */
export type Candidate = { readonly picture: Grid; readonly name?: string };

/** How many parts a stratum has. */
export const partsOf = ({ wanted, whole }: Stratum): number =>
  whole ?? Math.ceil(wanted / partSize);

/** How many puzzles a part has. */
export const wantedOf = ({ wanted, whole }: Stratum, part: number): number =>
  whole === undefined ? Math.min(partSize, wanted - part * partSize) : Infinity;
