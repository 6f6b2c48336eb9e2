/** 001, Figures 2 to 5: one line with description 2 3 1. */
import { UNKNOWN, formatLine, parseLine } from '../../engine/board/cell.ts';
import { parseDescription } from '../../engine/board/description.ts';
import { fits } from '../../engine/line/fits.ts';
import { settle } from '../../engine/line/settle.ts';
import { inWords } from '../../notebook/plain/numbers.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';

const description = parseDescription('2 3 1');
/** Figure 3: eleven cells, the second one empty. */
const partial = parseLine('?0?????????');

const fitCount = (count: number): string => `${inWords(count)} ${count === 1 ? 'fit' : 'fits'}`;

const listFits = (line: Uint8Array): string[] =>
  Array.from(fits(line, description), (fit) => formatLine(fit));

export const figure2: Claim<readonly string[], readonly string[]> = {
  id: '001-figure-2',
  place: 'Figure 2; section 1.1',
  title: 'The description 2 3 1 has exactly one fit on a line of 8 cells',
  published: ['11011101'],
  read: () => ({ ours: listFits(new Uint8Array(8).fill(UNKNOWN)) }),
  agrees: exact,
  quote:
    'When "2 3 1" is the line description with a line length equal to 8, we obtain exactly one solution',
  ground: { kind: 'count', of: 'all fits' },
  home: 'fig-no-room',
  what: '2 3 1 on eight cells',
  says: (list) => list.join(', '),
  finds: (list) => list.join(', '),
  remark: 'the only fit',
};

export const figure4: Claim<number, readonly string[]> = {
  id: '001-figure-4',
  place: 'Figure 4; section 1.1',
  title: 'The description 2 3 1 has four fits on 11 cells with the second one empty',
  published: 4,
  read: () => ({ ours: listFits(partial) }),
  agrees: (ours, published) => ours.length === published,
  quote: 'these four possible solutions',
  ground: { kind: 'count', of: 'all fits' },
  home: 'fig-four-fits',
  what: '2 3 1 in ?0?????????',
  says: fitCount,
  finds: (list) => fitCount(list.length),
  remark: 'the text says four; the picture is lost',
};

export const figure5: Claim<string, string> = {
  id: '001-figure-5',
  place: 'Figure 5; section 1.1',
  title: 'What all four fits share: cells 1 and 2 empty, cells 4, 7 and 8 filled',
  published: '00?1??11???',
  read() {
    const line = settle(partial, description);
    return { ours: line === null ? 'contradiction' : formatLine(line) };
  },
  agrees: exact,
  ground: { kind: 'example' },
  home: 'one-line/#where-all-fits-agree',
  what: 'what the four fits share',
  says: String,
  finds: String,
};
