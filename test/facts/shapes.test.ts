import { expect, test } from 'vitest';
import { UNKNOWN } from '../../src/engine/board/cell.ts';
import { describeLine } from '../../src/engine/board/description.ts';
import { hexTriangle } from '../../src/engine/board/hexShape.ts';
import { describePaths, sweepPaths } from '../../src/engine/sweep/pathSweeps.ts';
import { openRing, ringOfSix, triangle } from '../../src/facts/shapes.ts';
import { runOf } from '../../src/widgets/hex-sweeps/model.ts';

const { cells, lines } = hexTriangle(5);
const pictureOf = (bits: string): Uint8Array => Uint8Array.from(bits, Number);
const filled = (bits: string): number[] =>
  [...bits].flatMap((bit, at) => (bit === '1' ? [at] : []));

test('the figure opens with a picture of the triangle that takes the most sweeps', () => {
  const { result } = runOf('triangle', '');
  expect(result.status).toBe('solved');
  expect(result.sweeps).toBe(triangle.mostSweeps);
});

test('the picture that is linked to has one other with its clues: every second cell of a ring of six', () => {
  const clues = (picture: Uint8Array): string =>
    lines
      .flat()
      .map((line) => describeLine(Uint8Array.from(line, (cell) => picture[cell]!)).join(' '))
      .join();
  const wanted = clues(pictureOf(ringOfSix.one));
  const same = Array.from({ length: 2 ** cells.length }, (_, index) =>
    Uint8Array.from(cells, (_, at) => (index >> at) & 1),
  ).filter((picture) => clues(picture) === wanted);
  expect(same.map((picture) => picture.join('')).toSorted()).toEqual(
    [ringOfSix.one, ringOfSix.other].toSorted(),
  );

  const ring = [...filled(ringOfSix.one), ...filled(ringOfSix.other)];
  expect(new Set(ring).size).toBe(6);
  const middle = cells[4]!;
  const isBeside = (cell: number): boolean => {
    const down = cells[cell]!.row - middle.row;
    const right = cells[cell]!.column - middle.column;
    return Math.max(Math.abs(down), Math.abs(right), Math.abs(down + right)) === 1;
  };
  expect(ring.every(isBeside)).toBe(true);

  const start = new Uint8Array(cells.length).fill(UNKNOWN);
  const { status } = sweepPaths(start, describePaths(pictureOf(ringOfSix.one), lines));
  expect(status).toBe('standstill');
  expect(openRing()).toContain(`g=${ringOfSix.one}`);
});
