/** 002: its example lines: 1,3 on six cells, 4 on five cells and the columns through it, a block of 4 on fifteen. */
import { binomialCoefficient } from '../../engine/board/binomial.ts';
import { FILLED, UNKNOWN, formatLine } from '../../engine/board/cell.ts';
import { describeLine } from '../../engine/board/description.ts';
import { fits } from '../../engine/line/fits.ts';
import { settle } from '../../engine/line/settle.ts';
import { grouped, inWords, percent } from '../../notebook/plain/numbers.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';

export const fourOnFive: Claim<string, string> = {
  id: '002-example-4-on-5',
  place: 'How?',
  title: 'The description 4 on 5 cells: the middle three must be filled',
  quote:
    'there can be only one white square, either at the beginning or the end of the row, and so the middle three squares must be black',
  published: '?111?',
  read() {
    const line = settle(new Uint8Array(5).fill(UNKNOWN), [4]);
    return { ours: line === null ? 'contradiction' : formatLine(line) };
  },
  agrees: exact,
  ground: { kind: 'example' },
  home: 'one-line/#where-all-fits-agree',
  what: '4 on five cells',
  says: String,
  finds: String,
};

/** Lines of 6 cells with two white squares, in whatever order: two of six places are white. */
const arrangementsOfWhite = Number(binomialCoefficient(6, 2));

export const ambiguous: Claim<
  { readonly least: number },
  { readonly fits: number; readonly arrangements: number }
> = {
  id: '002-ambiguous',
  place: 'opening',
  title: 'The description is ambiguous: it does not tell how the white squares are arranged',
  quote:
    'The description is deliberately ambiguous. It tells nothing about how the white squares are arranged!',
  published: { least: 2 },
  read: () => ({
    ours: {
      fits: [...fits(new Uint8Array(6).fill(UNKNOWN), [1, 3])].length,
      arrangements: arrangementsOfWhite,
    },
  }),
  agrees: (ours, { least }) => ours.fits >= least,
  reading: 'Its example, 1,3 on a row of six cells: more rows than one have that description.',
  ground: { kind: 'example' },
  home: 'one-line/#all-the-fits',
  what: 'the description does not tell how the white squares are arranged',
  says: 'tells nothing',
  finds: ({ fits: of, arrangements }) =>
    `${of} rows are described as 1,3, of ${arrangements} in which two of six squares are white`,
  remark:
    '“Nothing” is too much: between two blocks there is a white square at least. But it leaves a choice.',
};

const SIDE = 5;

/** Columns of five cells with one of them filled, and those in which knowing that one makes another one certain to be filled. */
function columnsThrough(row: number): { readonly all: number; readonly gain: number } {
  const counts = { all: 0, gain: 0 };
  for (let bits = 0; bits < 2 ** SIDE; bits++) {
    const column = Uint8Array.from({ length: SIDE }, (_, at) => (bits >> at) & 1);
    if (column[row] !== FILLED) continue;
    const runs = describeLine(column);
    const alone = settle(new Uint8Array(SIDE).fill(UNKNOWN), runs);
    const known = new Uint8Array(SIDE).fill(UNKNOWN);
    known[row] = FILLED;
    const together = settle(known, runs);
    counts.all++;
    if (together?.some((cell, at) => cell === FILLED && at !== row && alone?.[at] !== FILLED))
      counts.gain++;
  }
  return counts;
}

export const moreBlack: Claim<
  { readonly least: number },
  { readonly boards: number; readonly gain: number }
> = {
  id: '002-combining',
  place: 'How?',
  title: 'The three cells of a row 4, looked at in their columns, should give more black squares',
  quote:
    'Combining this knowledge with the column descriptions should result in finding more unambiguously black squares.',
  published: { least: 1 },
  read() {
    const counts = { boards: 0, gain: 0 };
    for (let row = 0; row < SIDE; row++) {
      const { all, gain } = columnsThrough(row);
      counts.boards += all ** 3;
      counts.gain += all ** 3 - (all - gain) ** 3;
    }
    return { ours: counts };
  },
  agrees: ({ gain }, { least }) => gain >= least,
  reading: '“Should” is no “must”: we ask for some columns in which it does.',
  ground: {
    kind: 'count',
    of: 'all ways to fill the middle columns of 5x5, for each of five rows',
  },
  home: 'papers/great-hunt/',
  what: 'three cells of a row 4 on 5x5, with the descriptions of their columns, give more black squares',
  says: 'they should',
  finds: ({ boards, gain }) => `in ${percent(gain / boards)} of ${grouped(boards)} cases`,
};

/** Cells of a line with one block of 4, and nothing else known, that are certain. */
const certainOf = (length: number): number =>
  settle(new Uint8Array(length).fill(UNKNOWN), [4])?.filter((cell) => cell !== UNKNOWN).length ?? 0;

export const blockOfFour: Claim<
  { readonly less: boolean },
  { readonly ofFive: number; readonly ofFifteen: number }
> = {
  id: '002-block-of-four',
  place: 'Over Easy or Hard Boiled?',
  title: 'A block of 4 gives much away on 5x5, and far less on 15x15',
  quote:
    'A block of 4 squares in a 5 by 5 nonogram pretty well gives the game away. However in a 15 by 15 nonogram it is nice to have, but not nearly so significant.',
  published: { less: true },
  read: () => ({ ours: { ofFive: certainOf(5), ofFifteen: certainOf(15) } }),
  agrees: ({ ofFive, ofFifteen }, { less }) =>
    ofFive / 5 > 0.5 && ofFifteen / 15 < ofFive / 10 === less,
  reading:
    'the cells that it makes certain in its line at once: more than half of 5, and of 15 less than half as large a share',
  ground: { kind: 'example' },
  home: 'papers/great-hunt/#the-formula',
  what: 'a block of 4 gives much away in a line of 5 cells, and far less in one of 15',
  says: 'not nearly so significant',
  finds: ({ ofFive, ofFifteen }) =>
    `it makes ${inWords(ofFive)} of 5 cells certain, and ${inWords(ofFifteen)} of 15`,
};
