import { expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { galleryDescriptions } from '../../../src/puzzles/gallery.ts';
import { nextOpenLine } from '../../../src/widgets/play-game/nextOpenLine.ts';
import type { OpenPlace } from '../../../src/widgets/play-game/nextOpenLine.ts';

test('the next open line goes through rows, then columns, and begins again', () => {
  const puzzle = galleryDescriptions('heart');
  const marks = new Uint8Array(25).fill(UNKNOWN);
  const seen: string[] = [];
  for (let last: OpenPlace['line'] | null = null, k = 0; k < 12; k++) {
    const found: OpenPlace = nextOpenLine({ puzzle, marks }, last)!;
    const { direction, index } = found.line;
    expect(found.cell).toEqual(direction === 'H' ? [index, 0] : [0, index]);
    seen.push(`${direction}${index}`);
    last = found.line;
  }
  const once = seen.slice(0, new Set(seen).size);
  expect(once).toEqual(once.toSorted());
  expect(once.length).toBeGreaterThan(2);
  expect(seen[once.length]).toBe(once[0]);
});

test('the keyboard comes to the first unknown cell of it; a solved board has none', () => {
  const puzzle = galleryDescriptions('heart');
  const { cells } = solve(puzzle).solutions[0]!;
  const marks = cells.slice();
  expect(nextOpenLine({ puzzle, marks }, null)).toBe(null);
  marks[7] = UNKNOWN;
  expect(nextOpenLine({ puzzle, marks }, null)).toEqual({
    line: { direction: 'H', index: 1 },
    cell: [1, 2],
  });
  expect(nextOpenLine({ puzzle, marks }, { direction: 'H', index: 1 })).toEqual({
    line: { direction: 'V', index: 2 },
    cell: [1, 2],
  });
});
