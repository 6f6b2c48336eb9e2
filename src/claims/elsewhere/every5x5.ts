/** “Every 5x5 nonogram”: what the thread says of the pictures that single lines do not solve. */
import { SIMPLE } from '../../engine/census/smallFour.ts';
import { fourTotals } from '../../experiments/fourCensus.ts';
import { sumOf } from '../../experiments/storedTally.ts';
import { grouped } from '../../formats/numbers.ts';
import type { Claim } from '../claim.ts';
import type { Measured } from '../evidence.ts';

const place = 'May 2025';
const home = 'every-5x5/';
const ground = { kind: 'count', of: 'all 33,554,432 pictures' } as const;

/** Pictures that sweeps do not solve, and those of them with one solution. */
function othersOf(measured: Measured): { readonly others: number; readonly unique: number } {
  const tally = measured.tally('four-census 5x5');
  const { images, classes } = fourTotals(tally);
  return {
    others: images - classes[SIMPLE],
    unique: sumOf(tally.unique) - (tally.unique[SIMPLE] ?? 0),
  };
}

const others: Claim<{ readonly millions: number }, { readonly others: number }> = {
  id: 'web-every-5x5-others',
  place,
  title: '9 million pictures of 5x5 are not solved line by line',
  published: { millions: 9 },
  effort: 'seconds',
  from: ['four-census 5x5'],
  read: (measured) => ({ ours: { others: othersOf(measured).others } }),
  agrees: (ours, { millions }) => Math.round(ours.others / 1e6) === millions,
  ground,
  home,
  what: 'pictures of 5x5 that are not solved line by line',
  says: ({ millions }) => `${millions} million`,
  finds: (ours) => grouped(ours.others),
  remark: 'taken as rounded to a million',
};

const noneUnique: Claim<{ readonly unique: number }, { readonly unique: number }> = {
  id: 'web-every-5x5-none-unique',
  place,
  title: 'None of these has a puzzle with one solution',
  published: { unique: 0 },
  effort: 'seconds',
  from: ['four-census 5x5'],
  read: (measured) => ({ ours: { unique: othersOf(measured).unique } }),
  agrees: (ours, { unique }) => ours.unique === unique,
  ground,
  home,
  what: 'of these, pictures with one solution',
  says: 'none',
  finds: (ours) => grouped(ours.unique),
  remark: null,
  picture: ['.#..#', '..##.', '..##.', '#....', '#....'],
  erratum: (ours) => ({
    printed: 'none',
    read: grouped(ours.unique),
    check:
      'Rows 1 1 / 2 / 2 / 1 / 1 and columns 2 / 1 / 2 / 2 / 1: no line by itself gives a cell, and one picture fits.',
  }),
};

export const every5x5: readonly Claim[] = [others, noneUnique];
