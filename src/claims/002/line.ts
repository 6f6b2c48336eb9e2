/** 002: the description 4 on a line of 5 cells. */
import { UNKNOWN, formatLine } from '../../engine/board/cell.ts';
import { settle } from '../../engine/line/settle.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';

export const fourOnFive: Claim<string, string> = {
  id: '002-example-4-on-5',
  source: '002',
  place: 'How?',
  title: 'The description 4 on 5 cells: the middle three must be filled',
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
