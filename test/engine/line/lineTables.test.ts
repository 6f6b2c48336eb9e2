import { describe, expect, test } from 'vitest';
import { lineTables } from '../../../src/engine/line/lineTables.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import { allLines, allPartialLines, describe01 } from '../../oracles.ts';

describe('lineTables', () => {
  test('know 13 descriptions for 5 cells and 21 for 6', () => {
    expect([1, 2, 3, 4, 5, 6].map((length) => lineTables(length).descriptions.length)).toEqual([
      2, 3, 5, 8, 13, 21,
    ]);
  });
  test('give every line its description and every state what settle makes of it', () => {
    for (let length = 1; length <= 6; length++) {
      const { descriptions, idOf, settled } = lineTables(length);
      const lines = allLines(length); // in the order of their bits
      for (const [bits, line] of lines.entries())
        expect(descriptions[idOf[bits]!]).toEqual(describe01(line));
      for (const [id, description] of descriptions.entries())
        for (const line of allPartialLines(length)) {
          const after = settle(line, description);
          const state = after ? stateOf(after) : 0;
          expect(settled[(id << (2 * length)) | stateOf(line)]).toBe(state);
        }
    }
  });
  test('are for 1 to 6 cells, and made once', () => {
    expect(() => lineTables(7)).toThrow(RangeError);
    expect(() => lineTables(0)).toThrow(RangeError);
    expect(lineTables(5)).toBe(lineTables(5));
  });
});

function stateOf(line: Uint8Array): number {
  let state = 0;
  for (const [i, cell] of line.entries()) {
    if (cell !== 0) state |= 1 << (line.length + i);
    if (cell !== 1) state |= 1 << i;
  }
  return state;
}
