/** 001, sections 1.1 and 3.4: what the text says about single lines beside its figures. */
import { FILLED, UNKNOWN, parseLine } from '../../engine/board/cell.ts';
import { fits } from '../../engine/line/fits.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';

const blank = (length: number): Uint8Array => new Uint8Array(length).fill(UNKNOWN);

const thirdCell: Claim<readonly number[], readonly number[]> = {
  id: '001-section-1.1-third-cell',
  place: 'section 1.1; Figure 4',
  title: 'The third cell is filled in all of the four fits but the last',
  quote:
    'The third cell of all solutions is not uniformly colored as the latter solution contains a blank cell where all other solutions have a colored cell',
  published: [1, 1, 1, 0],
  ground: { kind: 'count', of: 'all fits' },
  home: 'one-line/#all-the-fits',
  what: 'the third cell in the fits of 2 3 1 in ?0?????????',
  says: 'filled in all but the last',
  finds: (list) => list.map((cell) => (cell === FILLED ? 'filled' : 'empty')).join(', '),
  read: () => ({
    ours: Array.from(fits(parseLine('?0?????????'), [2, 3, 1]), (fit) => fit[2] ?? UNKNOWN),
  }),
  agrees: exact,
};

const byLength: Claim<string, readonly number[]> = {
  id: '001-section-1.1-by-length',
  title: 'The number of fits of a description depends on the length of the line',
  quote: 'The number of solutions for the descriptions depends on the length of the line',
  published: 'depends on the length',
  ground: { kind: 'count', of: 'all fits' },
  home: 'one-line/#all-the-fits',
  what: 'fits of 2 3 1 on 8, 9, 10 and 11 cells',
  says: 'depend on the length',
  finds: (counts) => counts.join(', '),
  read: () => ({
    ours: [8, 9, 10, 11].map((length) => [...fits(blank(length), [2, 3, 1])].length),
  }),
  agrees: (counts) => new Set(counts).size === counts.length,
};

export const lineTexts: readonly Claim[] = [thirdCell, byLength];
