/** Answers of the library against all pictures of a small size, and methods against one another. */
import { describe, expect, test } from 'vitest';
import { formula } from '../../src/library/formula.ts';
import * as main from '../../src/library/index.ts';
import type { Grid, Puzzle } from '../../src/library/index.ts';
import { repair } from '../../src/library/pictures.ts';
import { createSat } from '../../src/library/sat.ts';

const [height, width] = [3, 4];
const pictures = Array.from({ length: 2 ** (height * width) }, (_, bits): Grid => ({
  height,
  width,
  cells: Uint8Array.from({ length: height * width }, (_cell, at) => (bits >> at) & 1),
}));

/** All pictures by their clues. */
const byClues = new Map<string, Grid[]>();
for (const picture of pictures) {
  const { rows, columns } = main.describe(picture);
  const key = JSON.stringify({ rows, columns });
  byClues.set(key, [...(byClues.get(key) ?? []), picture]);
}

/** Every seventh puzzle, and all that have several solutions. */
const puzzles = [...byClues].filter(([, all], at) => all.length > 1 || at % 7 === 0);

const cellsOf = (grids: readonly Grid[]): readonly string[] =>
  grids.map(({ cells }) => cells.join('')).toSorted();

const isTrue = ({ cells }: Grid, all: readonly Grid[]): boolean =>
  cells.every((cell, at) => cell === main.UNKNOWN || all.every((one) => one.cells[at] === cell));

describe('a puzzle of 3 by 4', () => {
  test('has the solutions that it has', async () => {
    expect(puzzles.length).toBeGreaterThan(300);
    for (const [key, all] of puzzles) {
      const puzzle = JSON.parse(key) as Puzzle;
      const { status, solutions, complete, known } = main.solveSync(puzzle, { most: Infinity });
      expect([status, complete]).toEqual([all.length === 1 ? 'one' : 'several', true]);
      expect(cellsOf(solutions)).toEqual(cellsOf(all));
      expect(isTrue(known, all)).toBe(true);
      expect(await main.isUnique(puzzle)).toBe(all.length === 1);
    }
  });

  test('is known by methods and hints as it is in all its solutions', async () => {
    for (const [key, all] of puzzles) {
      const puzzle = JSON.parse(key) as Puzzle;
      const results = [
        main.sweep(puzzle),
        await main.pairsOfLines(puzzle),
        await main.chains(puzzle),
        await main.probing(puzzle, { once: true }),
        await main.probing(puzzle),
      ];
      for (const { status, grid } of results) {
        expect(status).toBe(grid.cells.includes(main.UNKNOWN) ? 'stuck' : 'solved');
        expect(isTrue(grid, all)).toBe(true);
      }
      const { cells, kind } = await main.hint(puzzle, results[0]?.grid);
      for (const { row, column, value } of cells)
        expect(all.every((one) => one.cells[row * width + column] === value)).toBe(true);
      const agreed = all.every((one) => one.cells.every((cell, at) => cell === all[0]?.cells[at]));
      if (kind === 'open') expect(agreed).toBe(false);
    }
  });

  test('is rated by the easiest method that solves it', async () => {
    for (const [key, all] of puzzles) {
      const puzzle = JSON.parse(key) as Puzzle;
      const rating = await main.rate(puzzle);
      expect(rating.solutions).toBe(all.length === 1 ? 'one' : 'several');
      const ways = [
        ['sweeps', main.sweep(puzzle)],
        ['pairs', await main.pairsOfLines(puzzle)],
        ['chains', await main.chains(puzzle)],
        ['probing', await main.probing(puzzle)],
        ['search', { status: all.length === 1 ? 'solved' : 'stuck' }],
      ] as const;
      expect(rating.method).toBe(ways.find(([, { status }]) => status === 'solved')?.[0] ?? null);
      expect(rating.sweeps === null).toBe(ways[0][1].status !== 'solved');
    }
  });

  test('has as many models in either encoding as solutions', () => {
    for (const [key, all] of puzzles.filter((_, at) => at % 10 === 0))
      for (const encoding of ['order', 'automaton'] as const) {
        const asFormula = formula(JSON.parse(key) as Puzzle, { encoding });
        const solver = createSat(asFormula.variables);
        for (const line of asFormula.lines())
          if (!/^[cp]/.test(line)) solver.add(line.split(' ').slice(0, -1).map(Number));
        const found: Grid[] = [];
        for (
          let answer = solver.solve();
          answer.status === 'satisfiable';
          answer = solver.solve()
        ) {
          const grid = asFormula.grid(answer.model);
          found.push(grid);
          solver.add([...grid.cells].map((cell, at) => (cell === 1 ? -1 : 1) * (at + 1)));
        }
        expect(cellsOf(found)).toEqual(cellsOf(all));
      }
  });
});

test('puzzles to order need the method that was asked for, and have one solution', async () => {
  for (const method of ['sweeps', 'pairs', 'chains', 'probing'] as const) {
    const order = { height: 6, width: 7, method, filled: 0.45 };
    const puzzle = await main.makePuzzle(order);
    expect(puzzle).toEqual(await main.makePuzzle(order));
    expect(puzzle && (await main.rate(puzzle)).method).toBe(method);
    expect(puzzle && main.isSolution(puzzle, puzzle.picture)).toBe(true);
  }
});

test('what is mended is solved by sweeps, and keeps what was filled', async () => {
  for (const index of [0, 1, 2, 3, 4, 5]) {
    const picture = main.randomPicture({ height: 9, width: 8, filled: 0.4, index });
    const mended = await repair(picture);
    expect(main.sweep(mended).status).toBe('solved');
    expect(picture.cells.every((cell, at) => cell <= (mended.picture.cells[at] ?? 0))).toBe(true);
    const more = mended.picture.cells.reduce((sum, cell) => sum + cell, 0);
    expect(more - picture.cells.reduce((sum, cell) => sum + cell, 0)).toBe(mended.changed.length);
  }
});

test('a format that holds a picture alone gets the solution, also one that sweeps do not find', () => {
  const only = main.readPuzzle('5 5\n2\n3 1\n3\n1\n3\n2 1\n2 1\n2 1\n1\n2 1\n');
  expect(main.sweep(only).status).not.toBe('solved');
  const { picture } = main.readPuzzle(main.writePuzzle(only, 'picture'));
  expect(picture && main.isSolution(only, picture)).toBe(true);
  const none = {
    rows: [
      [1, 1],
      [1, 1],
    ],
    cols: [[1], [1], [2]],
  };
  expect(() => main.writePuzzle(none, 'pbm')).toThrow(/has no solution/);
});

test('a puzzle is read from bytes, and beyond what a page shows', () => {
  const side = 120;
  const line = Array.from({ length: side }, () => [side]);
  const text = main.writePuzzle({ rows: line, cols: line }, 'json');
  expect(main.readPuzzle(new TextEncoder().encode(text)).rows).toHaveLength(side);
  const many = main.readPuzzles(`[${Array.from({ length: 20 }, () => text).join(',')}]`);
  expect(many.filter((one) => !(one instanceof main.NonogramError))).toHaveLength(20);
  expect(() => main.readPuzzle(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10))).toThrow(
    /PNG/,
  );
});

test('what is written is read again, with all that a format keeps', () => {
  expect(main.formats.length).toBe(19); // the package says so in words

  const puzzle: Puzzle = {
    ...main.describe('#.#\n.##'),
    name: 'Bend',
    author: 'A. B.',
    given: main.readGrid('#??\n???'),
  };
  for (const { id, writes, keeps } of main.formats) {
    if (!writes || !keeps.includes('given')) continue;
    const { format, note, ...read } = main.readPuzzle(main.writePuzzle(puzzle, id));
    // a pack of one is a plain file
    expect([format, note]).toEqual([id === 'nonpack' ? 'non' : id, undefined]);
    const { name, author, picture, ...bare } = puzzle;
    const kept = Object.entries({ name, author, picture }).filter(([key]) =>
      (keeps as readonly string[]).includes(key),
    );
    expect(read, id).toEqual({ ...bare, ...Object.fromEntries(kept) });
  }
});
