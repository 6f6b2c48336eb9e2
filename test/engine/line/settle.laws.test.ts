import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { settleByFix } from '../../../src/engine/line/fix.ts';
import { generalFrom } from '../../../src/engine/board/generalDescription.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import { settleLong } from '../../../src/engine/line/settleLong.ts';
import { anyLine, fixableLine } from '../../arbitraries.ts';

describe('settle', () => {
  test('equals the recursion Fix and the long path on lines of up to 70 cells, fixable or not', () => {
    let contradictions = 0;
    fc.assert(
      fc.property(anyLine(0, 70), ({ line, description }) => {
        const settled = settle(line, description);
        if (settled === null) contradictions++;
        expect(settled).toEqual(settleByFix(line, generalFrom(description)));
        expect(settleLong(line, description)).toEqual(settled);
      }),
      { numRuns: 3000 },
    );
    expect(contradictions).toBeGreaterThan(100);
  });
  test('equals the recursion Fix around the end of a word, 28 to 36 cells', () => {
    fc.assert(
      fc.property(anyLine(28, 36), ({ line, description }) => {
        expect(settle(line, description)).toEqual(settleByFix(line, generalFrom(description)));
      }),
      { numRuns: 3000 },
    );
  });
  test('is sound: it never contradicts a fit, and keeps every known cell', () => {
    fc.assert(
      fc.property(fixableLine(1, 60), ({ line, description, full }) => {
        const settled = settle(line, description);
        expect(settled).not.toBeNull();
        for (const [i, cell] of settled!.entries()) {
          if (line[i] !== UNKNOWN) expect(cell).toBe(line[i]);
          if (cell !== UNKNOWN) expect(cell).toBe(full[i]);
        }
      }),
    );
  });
  test('is complete: setting a cell that it left unknown either way leaves a fit', () => {
    fc.assert(
      fc.property(fixableLine(1, 45), ({ line, description }) => {
        const settled = settle(line, description)!;
        for (const [i, cell] of settled.entries()) {
          if (cell !== UNKNOWN) continue;
          expect(settle(settled.with(i, 0), description)).not.toBeNull();
          expect(settle(settled.with(i, 1), description)).not.toBeNull();
        }
      }),
      { numRuns: 100 },
    );
  });
  test('is idempotent', () => {
    fc.assert(
      fc.property(fixableLine(0, 60), ({ line, description }) => {
        const settled = settle(line, description)!;
        expect(settle(settled, description)).toEqual(settled);
      }),
    );
  });
  test('is monotone: who knows more finds no less', () => {
    fc.assert(
      fc.property(fixableLine(1, 60), fc.nat(59), ({ line, description, full }, at) => {
        const less = settle(line, description)!;
        const i = at % line.length;
        const more = settle(line.with(i, full[i]!), description)!;
        for (const [j, cell] of less.entries()) if (cell !== UNKNOWN) expect(more[j]).toBe(cell);
      }),
    );
  });
  test('commutes with reversal', () => {
    fc.assert(
      fc.property(anyLine(0, 60), ({ line, description }) => {
        expect(settle(line.toReversed(), description.toReversed())).toEqual(
          settle(line, description)?.toReversed() ?? null,
        );
      }),
    );
  });
});
