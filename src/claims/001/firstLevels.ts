/** 001, section 3.5.3: what the text says about the sequences of 6x6, held against all images with few filled cells. */
import { createLevels } from '../../engine/census/levels.ts';
import { probingLevels } from '../../experiments/probingLevels.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { sixBySixOf } from './table3All.ts';

/** Least lengths and categories by class: unique, exactly two, rest. */
type Published = {
  readonly least: readonly number[];
  readonly greatest: number;
  readonly categories: readonly (readonly number[])[];
};

/** What all images of 6x6 with up to so many filled cells show. */
export type FirstLevels = Published & {
  readonly filled: number; // at most
  readonly images: number;
  readonly classes: readonly number[]; // simple, unique, exactly two, rest
  readonly uniqueRest: number;
  readonly longest: readonly number[]; // by class
};

/** More takes minutes a level. */
const mostFilled = 6;
const seldom = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13];

export const firstLevels: Claim<Published, FirstLevels> = {
  id: '001-section-3.5.3-first-levels',
  title: `6x6: lengths and categories of the sequences, by all images with up to ${mostFilled} filled cells`,
  published: {
    least: [8, 4, 6],
    greatest: 36,
    categories: [
      [0, ...seldom, 11, 14],
      [...seldom, 15],
      [0, ...seldom],
    ],
  },
  effort: 'minute',
  read() {
    const spec = { side: 6 };
    const tally = probingLevels.emptyTally(spec);
    probingLevels.begin(spec)(0, (mostFilled + 1) * createLevels(6).blocks, tally);
    const { whole, lengths, categories, uniqueRest } = sixBySixOf(tally);
    const longest = lengths.map((of) => of.at(-1)?.[0] ?? 0);
    return {
      ours: {
        filled: mostFilled,
        images: whole.images[4] ?? 0,
        classes: whole.images.slice(0, 4),
        uniqueRest,
        least: lengths.map((of) => of[0]?.[0] ?? 0),
        longest,
        greatest: Math.max(...longest),
        categories: categories.map((of) => of.map(([category]) => category ?? 0)),
      },
      note: 'A part of the images: no length is shorter, and no category occurs that the text does not name. All images of 6x6 are counted since; the other statements of this section are held against that count.',
    };
  },
  outcome: '001-section-3.5.3-first-levels',
  ground: ({ images }) => ({
    kind: 'part', // what the text names and no such picture has is not compared
    which: `all ${grouped(images)} pictures with up to ${mostFilled} filled cells`,
  }),
  home: 'papers/wensveen/',
  what: `6x6: lengths and categories, by pictures with up to ${mostFilled} filled cells`,
  says: ({ least, greatest }) => `lengths from ${least.join(', ')} to ${greatest}`,
  finds: ({ least, greatest }) => `lengths from ${least.join(', ')} to ${greatest}`,
  agrees: ({ least, greatest, categories }, published) =>
    least.every((length, at) => length === published.least[at]) &&
    greatest <= published.greatest &&
    categories.every((of, at) => of.every((one) => published.categories[at]?.includes(one))),
};
