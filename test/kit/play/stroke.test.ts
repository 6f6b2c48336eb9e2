import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY, FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import { pinchOf } from '../../../src/kit/play/pinch.ts';
import {
  beginStroke,
  marksWith,
  shownLength,
  strokeCells,
  strokeTo,
} from '../../../src/kit/play/stroke.ts';
import type { Tool } from '../../../src/kit/play/stroke.ts';

const [height, width] = [6, 7];
const anyMarks = fc
  .array(fc.constantFrom(EMPTY, FILLED, UNKNOWN), {
    minLength: height * width,
    maxLength: height * width,
  })
  .map((cells) => Uint8Array.from(cells));
const place = fc.tuple(fc.nat({ max: height - 1 }), fc.nat({ max: width - 1 }));
const tool = fc.constantFrom<Tool>('fill', 'cross', 'clear');

describe('a stroke', () => {
  test('stays on the line of its first step, and changes only cells that are as its first was', () => {
    fc.assert(
      fc.property(
        anyMarks,
        place,
        fc.array(place, { minLength: 1, maxLength: 6 }),
        tool,
        (marks, from, way, one) => {
          const there = marks[from[0] * width + from[1]]!;
          let stroke = beginStroke(there, from, one, false);
          for (const [row, column] of way) stroke = strokeTo(stroke, row, column);
          const [first] = way.filter(([row, column]) => row !== from[0] || column !== from[1]);
          const last = way.at(-1)!;
          const across =
            first !== undefined && Math.abs(first[1] - from[1]) >= Math.abs(first[0] - from[0]);
          const end = first === undefined ? from : across ? [from[0], last[1]] : [last[0], from[1]];
          const inside: number[] = [];
          for (let row = Math.min(from[0], end[0]!); row <= Math.max(from[0], end[0]!); row++)
            for (
              let column = Math.min(from[1], end[1]!);
              column <= Math.max(from[1], end[1]!);
              column++
            )
              if (marks[row * width + column] === there) inside.push(row * width + column);
          expect([...strokeCells(stroke, marks, width)].toSorted((a, b) => a - b)).toEqual(inside);
          const drawn = marksWith(stroke, marks, width);
          for (const [cell, mark] of drawn.entries())
            expect(mark).toBe(inside.includes(cell) ? stroke.mark : marks[cell]);
        },
      ),
      { numRuns: 200 },
    );
  });

  test.each([
    ['fill', UNKNOWN, false, FILLED],
    ['fill', FILLED, false, UNKNOWN],
    ['fill', EMPTY, false, FILLED],
    ['fill', UNKNOWN, true, EMPTY],
    ['cross', UNKNOWN, true, FILLED],
    ['cross', EMPTY, false, UNKNOWN],
    ['clear', FILLED, false, UNKNOWN],
  ] as const)('with %s on %i, second button %s, gives %i', (tool, there, second, mark) => {
    expect(beginStroke(there, [0, 0], tool, second).mark).toBe(mark);
  });

  test('shows the length of the run that it makes, with what was there before', () => {
    const marks = new Uint8Array(7).fill(UNKNOWN);
    marks[0] = FILLED;
    const stroke = strokeTo(beginStroke(UNKNOWN, [0, 1], 'fill', false), 0, 3);
    expect(shownLength(stroke, marksWith(stroke, marks, 7), 7, 3)).toBe(4);
    const crosses = strokeTo(beginStroke(UNKNOWN, [0, 1], 'cross', false), 0, 3);
    expect(shownLength(crosses, marksWith(crosses, marks, 7), 7, 3)).toBe(3);
  });
});

test('two fingers say how much larger, and where', () => {
  const pinch = pinchOf(
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ],
    [
      { x: 10, y: 10 },
      { x: 40, y: 10 },
    ],
  );
  expect(pinch).toEqual({ scale: 3, x: 25, y: 10 });
});
