/** What orders of pictures and puzzles have in common: sizes, shares, seeds. */
import { numberOf } from './arguments.ts';
import { mostSide } from './grids.ts';

type Options = Readonly<Record<string, unknown>>;

/** A seed, 0 to 2^32; default 1. */
export const seedOf = (options: Options): number =>
  numberOf(options, 'seed', { least: 0, most: 2 ** 32, usual: 1 });

/** A number of rows or columns. */
export const sideOf = (options: Options, name: string, least = 1, most = mostSide): number =>
  numberOf(options, name, { least, most });

/** Which picture of a sample; default the first. */
export const indexOf = (options: Options, name: string): number =>
  numberOf(options, name, { least: 0, most: Number.MAX_SAFE_INTEGER, usual: 0 });

/** A share of 0 to 1 in percent, as a whole number where it is one: 0.57 x 100 is not 57, and would have another stream. */
export const percent = (share: number): number => Math.round(share * 1e10) / 1e8;

/** A share of filled cells, default a half, in percent. */
export const percentageOf = (options: Options, name: string): number =>
  percent(numberOf(options, name, { least: 0, most: 1, usual: 0.5, whole: false }));
