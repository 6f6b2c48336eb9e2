import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLongLine, settleLine } from '../../../src/engine/line/longLine.ts';
import { settleLong } from '../../../src/engine/line/settleLong.ts';
import { anyLine } from '../../arbitraries.ts';

test('settles as settleLong does, in memory that is used again', () => {
  const memory = createLongLine(80);
  let without = 0;
  fc.assert(
    fc.property(anyLine(1, 80), ({ line, description }) => {
      memory.before.set(line);
      // the runs of another line stand before them
      const runs = Uint16Array.from([9, 9, ...description]);
      const fits = settleLine(memory, line.length, runs, 2, description.length);
      const plain = settleLong(line, description);
      expect(fits).toBe(plain !== null);
      if (plain === null) without++;
      else expect(memory.after.slice(0, line.length)).toEqual(plain);
    }),
    { numRuns: 2000 },
  );
  expect(without).toBeGreaterThan(20);
});

test('has room for the lines with the largest tables', () => {
  for (let length = 1; length <= 40; length++)
    for (let runs = 1; 2 * runs - 1 <= length; runs++) {
      const memory = createLongLine(length);
      memory.before.fill(2);
      const description = new Uint16Array(runs).fill(1);
      expect(settleLine(memory, length, description, 0, runs)).toBe(true);
      expect(memory.after).toEqual(settleLong(memory.before, [...description]));
    }
});
