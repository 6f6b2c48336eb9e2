import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { hexDirections, hexHexagon, hexTriangle } from '../../../src/engine/board/hexShape.ts';
import type { HexShape } from '../../../src/engine/board/hexShape.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { describePaths, sweepPaths } from '../../../src/engine/sweep/pathSweeps.ts';
import type { DescribedPath, Path } from '../../../src/engine/sweep/pathSweeps.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { image } from '../../arbitraries.ts';
import { allLines, describe01, extendsLine, overlay } from '../../oracles.ts';

const unknown = (count: number): Uint8Array => new Uint8Array(count).fill(UNKNOWN);

const fitsAll = (picture: Uint8Array, lines: readonly (readonly DescribedPath[])[]): boolean =>
  lines
    .flat()
    .every(
      ({ cells, description }) =>
        describe01(Uint8Array.from(cells, (cell) => picture[cell]!)).join() === description.join(),
    );

/** Sweeps by their definition: each line of a direction keeps what all its fits share, from the state before. */
function slowSweeps(
  count: number,
  lines: readonly (readonly DescribedPath[])[],
): { readonly cells: Uint8Array; readonly sweeps: number } {
  let cells = unknown(count);
  let sweeps = 0;
  for (let sweep = 1; sweep <= 3 * count + 3; sweep++) {
    const next = cells.slice();
    for (const { cells: path, description } of lines[(sweep - 1) % lines.length]!) {
      const known = Uint8Array.from(path, (cell) => cells[cell]!);
      const fits = allLines(path.length).filter(
        (full) => extendsLine(full, known) && describe01(full).join() === description.join(),
      );
      for (const [at, value] of overlay(fits)!.entries()) next[path[at]!] = value;
    }
    if (next.some((value, cell) => value !== cells[cell])) sweeps = sweep;
    cells = next;
  }
  return { cells, sweeps };
}

const shapes: readonly HexShape[] = [hexTriangle(3), hexTriangle(4), hexHexagon(2)];

const drawn = fc.constantFrom(...shapes).chain((shape) =>
  fc.tuple(
    fc.constant(shape),
    fc.uint8Array({
      min: 0,
      max: 1,
      minLength: shape.cells.length,
      maxLength: shape.cells.length,
    }),
  ),
);

describe('hexTriangle and hexHexagon', () => {
  test('have the cells and lines that they should', () => {
    for (let side = 1; side <= 6; side++) {
      const triangle = hexTriangle(side);
      expect(triangle.cells.length).toBe((side * (side + 1)) / 2);
      for (const lines of triangle.lines)
        expect(lines.map((line) => line.length).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: side }, (_, at) => at + 1),
        );
      const hexagon = hexHexagon(side);
      expect(hexagon.cells.length).toBe(3 * side * (side - 1) + 1);
      for (const lines of hexagon.lines)
        expect(lines.map((line) => line.length)).toHaveLength(2 * side - 1);
    }
    expect(() => hexTriangle(0)).toThrow(RangeError);
    expect(() => hexHexagon(1.5)).toThrow(RangeError);
  });
  test('have every cell on one line of each direction, a step apart from the next', () => {
    for (const { cells, lines } of [...shapes, hexHexagon(4)])
      for (const [direction, paths] of lines.entries()) {
        expect(paths.flat().toSorted((a, b) => a - b)).toEqual([...cells.keys()]);
        const step = hexDirections[direction]!;
        for (const path of paths)
          for (const [at, cell] of path.slice(1).entries()) {
            expect(cells[cell]!.row - cells[path[at]!]!.row).toBe(step.row);
            expect(cells[cell]!.column - cells[path[at]!]!.column).toBe(step.column);
          }
      }
  });
});

describe('sweepPaths', () => {
  test('knows what the definition knows, after as many sweeps, and nothing that a picture denies', () => {
    const ends = new Set<string>();
    fc.assert(
      fc.property(drawn, ([shape, picture]) => {
        const lines = describePaths(picture, shape.lines);
        const { status, cells, sweeps, steps } = sweepPaths(unknown(picture.length), lines);
        expect({ cells, sweeps }).toEqual(slowSweeps(picture.length, lines));
        const all = allLines(picture.length).filter((one) => fitsAll(one, lines));
        for (const one of all) expect(extendsLine(one, cells)).toBe(true);
        if (status === 'solved') expect(all).toEqual([picture]);
        expect(status).toBe(cells.includes(UNKNOWN) ? 'standstill' : 'solved');
        const fixed = steps.flatMap((step) => step.fixed);
        expect(fixed.toSorted((a, b) => a - b)).toEqual(
          [...cells.keys()].filter((cell) => cells[cell] !== UNKNOWN),
        );
        ends.add(status);
      }),
    );
    expect([...ends].toSorted()).toEqual(['solved', 'standstill']);
  });
  test('is SimpleSolver where the lines are rows and columns', () => {
    fc.assert(
      fc.property(image(7, 7), (one) => {
        const { height, width, cells } = one;
        const rows = Array.from({ length: height }, (_, row): Path =>
          Array.from({ length: width }, (_, column) => row * width + column),
        );
        const columns = Array.from({ length: width }, (_, column): Path =>
          Array.from({ length: height }, (_, row) => row * width + column),
        );
        const ours = sweepPaths(unknown(cells.length), describePaths(cells, [rows, columns]));
        const theirs = solveSimple(puzzleOf(one));
        expect(ours.cells).toEqual(theirs.grid.cells);
        expect(ours.status).toBe(theirs.status);
        if (ours.status === 'solved') expect(ours.sweeps).toBe(theirs.sweeps);
      }),
    );
  });
  test('says when no picture fits, and refuses lines that are none', () => {
    const line = { cells: [0, 1], description: [2] };
    const against = { cells: [1, 0], description: [1] };
    expect(sweepPaths(unknown(2), [[line], [against]]).status).toBe('contradiction');
    expect(() => sweepPaths(unknown(1), [[line]])).toThrow(RangeError);
    expect(() => sweepPaths(unknown(2), [[line, against]])).toThrow(RangeError);
    expect(() => sweepPaths(unknown(2), [[{ cells: [0, 0], description: [] }]])).toThrow(
      RangeError,
    );
  });
});
