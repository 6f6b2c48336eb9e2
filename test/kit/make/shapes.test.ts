/** Moving a picture loses nothing, and an area is what a flood from its cell reaches. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatGrid, imageFromText } from '../../../src/engine/board/image.ts';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { areaOf, shifted } from '../../../src/kit/make/shapes.ts';

const grids = fc
  .record({ height: fc.integer({ min: 1, max: 6 }), width: fc.integer({ min: 1, max: 6 }) })
  .chain(({ height, width }) =>
    fc
      .array(fc.constantFrom(0, 1), { minLength: height * width, maxLength: height * width })
      .map((cells): Grid => ({ height, width, cells: Uint8Array.from(cells) })),
  );

test('a shift back is where it was, and as many shifts as the side is long as well', () => {
  fc.assert(
    fc.property(grids, (grid) => {
      expect(shifted(shifted(grid, 'left'), 'right')).toEqual(grid);
      expect(shifted(shifted(grid, 'up'), 'down')).toEqual(grid);
      let round = grid;
      for (let step = 0; step < grid.width; step++) round = shifted(round, 'right');
      expect(round).toEqual(grid);
    }),
  );
});

test('what leaves at one side comes in at the other', () => {
  const grid = imageFromText(['##..', '#...', '....']);
  expect(formatGrid(shifted(grid, 'left'))).toEqual(['#..#', '...#', '....']);
  expect(formatGrid(shifted(grid, 'up'))).toEqual(['#...', '....', '##..']);
});

test('an area has one value, hangs together, and nothing beside it has that value', () => {
  fc.assert(
    fc.property(grids, fc.nat(), (grid, at) => {
      const { height, width, cells } = grid;
      const from = at % cells.length;
      const area = new Set(areaOf(grid, from));
      expect([...area].every((cell) => cells[cell] === cells[from])).toBe(true);
      // by definition: the least set that has the cell and, with a cell, those of its value beside it
      const near = (cell: number): readonly number[] =>
        [...cells.keys()].filter((other) => {
          const rows = Math.abs(Math.floor(other / width) - Math.floor(cell / width));
          const columns = Math.abs((other % width) - (cell % width));
          return rows + columns === 1 && cells[other] === cells[cell];
        });
      const least = new Set([from]);
      for (let round = 0; round < height * width; round++)
        for (const cell of least) for (const other of near(cell)) least.add(other);
      expect(area).toEqual(least);
    }),
  );
});
