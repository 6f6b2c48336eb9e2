/** 002: the description 4 on a line of 5 cells, and a block of 4 on one of 15. */
import { UNKNOWN, formatLine } from '../../engine/board/cell.ts';
import { settle } from '../../engine/line/settle.ts';
import { inWords } from '../../formats/numbers.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';

export const fourOnFive: Claim<string, string> = {
  id: '002-example-4-on-5',
  source: '002',
  place: 'How?',
  title: 'The description 4 on 5 cells: the middle three must be filled',
  quote:
    'there can be only one white square, either at the beginning or the end of the row, and so the middle three squares must be black',
  published: '?111?',
  effort: 'moment',
  read() {
    const line = settle(new Uint8Array(5).fill(UNKNOWN), [4]);
    return { ours: line === null ? 'contradiction' : formatLine(line) };
  },
  agrees: exact,
  ground: { kind: 'example' },
  home: 'one-line/',
  tell: { what: '4 on five cells', published: String, ours: String },
};

/** Cells of a line with one block of 4, and nothing else known, that are certain. */
const certainOf = (length: number): number =>
  settle(new Uint8Array(length).fill(UNKNOWN), [4])?.filter((cell) => cell !== UNKNOWN).length ?? 0;

export const blockOfFour: Claim<
  { readonly less: boolean },
  { readonly ofFive: number; readonly ofFifteen: number }
> = {
  id: '002-block-of-four',
  source: '002',
  place: 'Over Easy or Hard Boiled?',
  title: 'A block of 4 gives much away on 5x5, and far less on 15x15',
  quote:
    'A block of 4 squares in a 5 by 5 nonogram pretty well gives the game away. However in a 15 by 15 nonogram it is nice to have, but not nearly so significant.',
  published: { less: true },
  effort: 'moment',
  read: () => ({ ours: { ofFive: certainOf(5), ofFifteen: certainOf(15) } }),
  agrees: ({ ofFive, ofFifteen }, { less }) =>
    ofFive / 5 > 0.5 && ofFifteen / 15 < ofFive / 10 === less,
  reading:
    'the cells that it makes certain in its line at once: more than half of 5, and of 15 less than half as large a share',
  ground: { kind: 'example' },
  home: 'hunt/#the-formula',
  tell: {
    what: 'a block of 4 gives much away in a line of 5 cells, and far less in one of 15',
    published: () => 'not nearly so significant',
    ours: ({ ofFive, ofFifteen }) =>
      `it makes ${inWords(ofFive)} of 5 cells certain, and ${inWords(ofFifteen)} of 15`,
  },
};
