import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { solve } from '../../../src/engine/solve/solve.ts';
import { FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import { adheres } from '../../../src/engine/board/puzzle.ts';
import { aloneFacts, tileBoard as boardOfTile } from '../../../src/engine/circuit/alone.ts';
import type { TileGrid } from '../../../src/engine/circuit/compose.ts';
import { across, compose, placeOf } from '../../../src/engine/circuit/compose.ts';
import { countByTiles } from '../../../src/engine/circuit/count.ts';
import { constantCells, portIn, statesOnce } from '../../../src/engine/circuit/evaluate.ts';
import { transposed } from '../../../src/engine/circuit/derived.ts';
import { kit } from '../../../src/engine/circuit/kit.ts';
import type { Tile } from '../../../src/engine/circuit/tile.ts';
import { portCells, portsOf, tileSize } from '../../../src/engine/circuit/tile.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { allTiles, boardOf, closed, tileBoard } from './boards.ts';

/** All values of the terminals in the solutions, inputs before outputs, each a word. */
function wordsOf(tiles: TileGrid): string[] {
  const board = compose(tiles);
  const { solutions, complete } = solve(board.puzzle, { most: 64 });
  expect(complete).toBe(true);
  for (const solution of solutions) expect(adheres(solution, board.puzzle)).toBe(true);
  const terminals = (kind: string): { row: number; column: number; tile: Tile }[] =>
    tiles.flatMap((line, row) =>
      line.flatMap((tile, column) => (tile.kind === kind ? [{ row, column, tile }] : [])),
    );
  const all = [...terminals('input'), ...terminals('output')];
  return solutions
    .map((solution) =>
      all
        .map(({ row, column, tile }) => {
          const [side] = portsOf(tile);
          return Number(portIn(board, solution, { row, column }, side!));
        })
        .join(''),
    )
    .toSorted();
}

describe('compose', () => {
  test.each([
    ['IO', '11x22', '00 11'],
    ['I──O', '11x44', '00 11'],
    ['I¬─O', '11x44', '01 10'],
    ['i/!/!/!/u', '55x11', '01 10'],
    ['I┬O/.└O', '22x33', '000 111'],
    ['.i./I∧O', '22x33', '000 010 100 111'],
    ['.i./I∨O', '22x33', '000 011 101 111'],
    ['.i./I┼O/.u.', '33x33', '0000 0110 1001 1111'],
    ['I┬┐./.⌐∧O', '22x44', '00 10'],
    ['I┬┐./.⌐∨O', '22x44', '01 11'],
    ['.╭╮/I┼┘/.u.', '33x33', '00 11'],
    ['.ii./I∨∧O', '22x44', '0000 0010 0100 0111 1000 1010 1101 1111'],
    ['I┬┐i./.⌐∨∧O', '22x55', '000 011 100 111'],
  ])('%s: %s, with the solutions %s', (text, size, words) => {
    const tiles = boardOf(text);
    const { puzzle } = compose(tiles);
    expect(`${puzzle.rows.length}x${puzzle.columns.length}`).toBe(size);
    expect(wordsOf(tiles)).toEqual(words.split(' '));
    expect(countByTiles(tiles)).toBe(words.split(' ').length);
  });

  // every two tiles that can follow each other, closed by terminals all around
  test.each(['right', 'bottom'] as const)('chains of two tiles, meeting at the %s', (side) => {
    const pairs = Object.values(kit).flatMap((one) =>
      one.outputs.includes(side)
        ? Object.values(kit)
            .filter((other) => other.inputs.includes(across({ row: 0, column: 0 }, side).side))
            .map((other) => [one, other] as const)
        : [],
    );
    expect(pairs.length).toBeGreaterThan(20);
    for (const [one, other] of pairs) {
      const tiles = closed([one, other], side);
      const { solutions, complete } = solve(compose(tiles).puzzle, { most: 40 });
      const inputs = tiles.flat().filter(({ kind }) => kind === 'input').length;
      expect({ complete, count: solutions.length, inputs }).toEqual({
        complete: true,
        count: 2 ** inputs,
        inputs,
      });
    }
  });

  test('has the solutions that its tiles have together, on boards of any tiles', () => {
    fc.assert(
      fc.property(tileBoard(3, 3), (tiles) => {
        const { puzzle } = compose(tiles);
        const expected = countByTiles(tiles);
        fc.pre(expected <= 200);
        const { solutions, complete } = solve(puzzle, { most: 201 });
        expect({ complete, count: solutions.length }).toEqual({ complete: true, count: expected });
      }),
      { numRuns: 40 },
    );
  });

  test('shows its frame to one sweep, and leaves open what depends on signals', () => {
    for (const [text, open] of [
      ['IO', 4],
      ['I┬┐./.⌐∧O', 84],
      ['.iii./I∧∨∧O', 88],
    ] as const) {
      const board = compose(boardOf(text));
      const { grid } = solveSimple(board.puzzle);
      for (const [cell, value] of board.frame.entries())
        if (value === FILLED) expect(grid.cells[cell]).toBe(FILLED);
      expect(grid.cells.filter((cell) => cell === UNKNOWN)).toHaveLength(open);
      // with nothing set sweeps know nothing but what each tile alone shows, and not all of that
      const constant = constantCells(board);
      expect(grid.cells.every((cell, at) => cell === UNKNOWN || cell === constant[at])).toBe(true);
    }
  });

  test('says where each cell lies', () => {
    const board = compose(boardOf('I┬O/.└O'));
    const roles = { frame: 0, ring: 0, port: 0, core: 0 };
    for (let row = 0; row < 22; row++)
      for (let column = 0; column < 33; column++) {
        const place = placeOf(board, { row, column });
        roles[place.role]++;
        expect(place.role === 'frame').toBe(board.frame[row * 33 + column] === FILLED);
        if (place.port === undefined) continue;
        const { side, cell } = place.port;
        const tile = board.tiles[place.tile.row]![place.tile.column]!;
        expect(portsOf(tile)).toContain(side);
        expect(portCells(tile, side)[cell]).toEqual([place.within.row, place.within.column]);
      }
    expect(roles).toEqual({ frame: 6 * 72, ring: 6 * 24 - 16, port: 16, core: 6 * 25 });
    expect(placeOf(board, { row: 4, column: 8 })).toEqual({
      tile: { row: 0, column: 0 },
      within: { row: 4, column: 8 },
      role: 'port',
      port: { side: 'right', cell: 0 },
    });
    expect(() => placeOf(board, { row: 22, column: 0 })).toThrow(RangeError);
  });

  test('refuses what is no board', () => {
    expect(() => compose([])).toThrow('there are no tiles');
    expect(() => compose([[kit.empty], []])).toThrow('row 2 has 0 tiles, row 1 has 1');
    expect(() => compose([[kit.input, kit.empty]])).toThrow(
      'row 1, column 1 has a port at its right that meets none',
    );
    expect(() => compose([[kit.wire]])).toThrow('at its left');
    expect(() => compose([[kit.wireDown]])).toThrow('at its top');
    expect(() => compose([[transposed(kit.input)]])).toThrow('at its bottom');
  });
});

/** A tile without ports, by the clues of its core. */
const bar = (rows: string[], columns: string[]): Tile => ({
  ...kit.empty,
  rows: rows.map((line) => [...line].map(Number)),
  columns: columns.map((line) => [...line].map(Number)),
});

describe('the argument of composition', () => {
  test('needs cores with runs shorter than four: else a run can come to lie in another tile', () => {
    const short = [
      bar(['3', '', '', '', ''], ['1', '1', '1', '', '']),
      bar(['', '3', '', '', ''], ['1', '1', '1', '', '']),
    ];
    const { puzzle } = compose([short]);
    expect(solve(puzzle, { most: 100 }).solutions.length).toBe(1);
    const long = [
      bar(['4', '', '', '', ''], ['1', '1', '1', '1', '']),
      bar(['', '4', '', '', ''], ['1', '1', '1', '1', '']),
    ];
    for (const tile of long) expect(statesOnce(tile)).toHaveLength(1);
    expect(() => compose([long])).toThrow('does not compose');
    // the same board by hand: both bars can change places
    const rows = puzzle.rows.map((row) => row.map((run) => (run === 3 ? 4 : run)));
    const columns = puzzle.columns.map((column, j) => (j % 11 === 6 ? [2, 1, 2] : column));
    expect(solve({ rows, columns }, { most: 100 })).toMatchObject({
      solutions: { length: 2 },
      complete: true,
    });
  });

  test('needs the fifth cell: where a signal crosses, a run of four would let nothing pass', () => {
    const { puzzle } = compose(boardOf('I¬O'));
    expect(solve(puzzle, { most: 100 }).solutions.length).toBe(2);
    const rows = puzzle.rows.map((row) => row.map((run) => (run === 5 ? 4 : run)));
    expect(solve({ rows, columns: puzzle.columns }).status).toBe('none');
  });
});

test('a tile alone has the runs that its lines have in the midst of others', () => {
  for (const tile of allTiles.filter((one) => portsOf(one).length > 0)) {
    const inside = closed([tile], 'right');
    const around = Array.from({ length: inside[0]!.length + 2 }, () => kit.empty);
    const tiles = [around, ...inside.map((line) => [kit.empty, ...line, kit.empty]), around];
    const row = tiles.findIndex((line) => line.includes(tile));
    const column = tiles[row]!.indexOf(tile);
    const { puzzle } = compose(tiles);
    const alone = boardOfTile(tile).puzzle;
    for (const [own, all, from] of [
      [alone.rows, puzzle.rows, row * tileSize],
      [alone.columns, puzzle.columns, column * tileSize],
    ] as const) {
      expect(own).toHaveLength(tileSize);
      for (const [at, runs] of own.entries()) {
        const whole = all[from + at]!;
        if (whole.length === 1) expect(runs).toEqual([tileSize]);
        else expect(` ${whole.join(' ')} `).toContain(` ${runs.join(' ')} `);
      }
    }
  }
});

test('the cells of ports meet, one of each two is filled, and both values of each port occur', () => {
  for (const tile of Object.values(kit)) {
    const facts = allPieces(aloneFacts(tile));
    expect(facts).toMatchObject({ aligned: true, opposite: true, open: facts.ports });
    expect(facts.ports).toBe(portsOf(tile).length);
    expect(facts.pairs).toBe(tile.inputs.length);
  }
});
