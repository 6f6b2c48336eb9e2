/** 004: the description 1 3 on a line of 6 cells, and the bitwise AND of its fits. */
import { FILLED, UNKNOWN, formatLine } from '../../engine/board/cell.ts';
import { fits } from '../../engine/line/fits.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';

type Value = { readonly fits: readonly string[]; readonly and: string };

const andText = ({ fits: list, and }: Value): string => `${list.join(' AND ')} = ${and}`;

export const oneThreeOnSix: Claim<Value, Value> = {
  id: '004-1-3-on-6',
  place: 'Fun and Games',
  title: 'The description 1,3 has three fits on 6 cells; their bitwise AND fills cells 4 and 5',
  published: { fits: ['101110', '100111', '010111'], and: '000110' },
  read() {
    const found = [...fits(new Uint8Array(6).fill(UNKNOWN), [1, 3])];
    const and = new Uint8Array(6).map((_, i) => (found.every((fit) => fit[i] === FILLED) ? 1 : 0));
    return { ours: { fits: found.map(formatLine), and: formatLine(and) } };
  },
  agrees: exact,
  ground: { kind: 'count', of: 'all fits' },
  home: 'one-line/#where-all-fits-agree',
  what: '1 3 on six cells',
  says: andText,
  finds: andText,
  remark: 'three fits; their bitwise AND has a 1 where all are filled',
};
