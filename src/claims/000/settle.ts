/** 000, section 2: the worked example of SETTLE. */
import { formatLine, parseLine } from '../../engine/board/cell.ts';
import { parseDescription } from '../../engine/board/description.ts';
import { settle } from '../../engine/line/settle.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';

export const settleExample: Claim<string, string> = {
  id: '000-section-2-settle',
  title: 'SETTLE(?1?1?0?????, 3 2 1)',
  published: '011100?1???',
  read() {
    const line = settle(parseLine('?1?1?0?????'), parseDescription('3 2 1'));
    return { ours: line === null ? 'contradiction' : formatLine(line) };
  },
  agrees: exact,
  quote: 'SETTLE (s, d) = 011100?1???',
  ground: { kind: 'example' },
  home: 'one-line/#fig-line',
  what: '3 2 1 in ?1?1?0?????',
  says: String,
  finds: String,
};
