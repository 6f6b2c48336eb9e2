import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY, FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import { imageFromText, lineOf } from '../../../src/engine/board/image.ts';
import { puzzleOf, startGrid } from '../../../src/engine/board/puzzle.ts';
import { symmetries } from '../../../src/engine/board/symmetry.ts';
import { createFastRounds } from '../../../src/engine/sweep/fastRounds.ts';
import { bottlenecks, lineRounds, openLines } from '../../../src/engine/sweep/openLines.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { image, lcg } from '../../arbitraries.ts';
import { bruteSettle } from '../../oracles.ts';

const empty = (height: number, width: number) => ({
  height,
  width,
  cells: new Uint8Array(height * width).fill(UNKNOWN),
});

describe('openLines', () => {
  test('are the lines on which all fits agree about an unknown cell', () => {
    fc.assert(
      fc.property(image(6, 6), fc.infiniteStream(fc.nat(2)), (picture, kinds) => {
        const puzzle = puzzleOf(picture);
        // a state of a player: right, unknown or wrong
        const grid = {
          ...picture,
          cells: picture.cells.map((cell) => {
            const kind = kinds.next().value;
            return kind === 0 ? cell : kind === 1 ? UNKNOWN : cell === FILLED ? FILLED : UNKNOWN;
          }),
        };
        const { open, broken } = openLines(puzzle, grid);
        expect(broken).toEqual([]);
        const expected = [];
        for (const direction of ['H', 'V'] as const)
          for (const [index, clue] of (direction === 'H'
            ? puzzle.rows
            : puzzle.columns
          ).entries()) {
            const line = lineOf(grid, direction, index);
            const settled = bruteSettle(line, clue)!;
            const gives = settled.filter(
              (cell, at) => cell !== UNKNOWN && line[at] === UNKNOWN,
            ).length;
            if (gives > 0) expected.push({ direction, index, gives });
          }
        expect(open).toEqual(expected);
      }),
    );
  });

  test('a wrong mark breaks its lines, and the others are still told', () => {
    const picture = imageFromText(['110', '110', '001']);
    const grid = empty(3, 3);
    grid.cells[2] = FILLED;
    grid.cells[5] = FILLED;
    const { broken, open } = openLines(puzzleOf(picture), grid);
    expect(broken).toEqual([{ direction: 'V', index: 2 }]);
    expect(open.map(({ direction, index }) => `${direction}${index}`)).toEqual([
      'H0',
      'H1',
      'V0',
      'V1',
    ]);
  });

  test('another size is refused', () => {
    expect(() => openLines(puzzleOf(imageFromText(['10', '01'])), empty(2, 3))).toThrow(RangeError);
  });
});

describe('lineRounds', () => {
  test('ends where SimpleSolver ends, and counts alike in all eight symmetries', () => {
    fc.assert(
      fc.property(image(9, 9), (picture) => {
        const puzzle = puzzleOf(picture);
        const rounds = lineRounds(puzzle);
        const { status, grid } = solveSimple(puzzle);
        expect(rounds.status).toBe(status);
        expect(rounds.grid.cells).toEqual(grid.cells);
        for (const other of symmetries(picture))
          expect(lineRounds(puzzleOf(other)).open).toEqual(rounds.open);
      }),
    );
  });

  test('a state of its own is gone on from; a wrong one ends in a contradiction', () => {
    const picture = imageFromText(['11', '00']);
    const puzzle = puzzleOf(picture);
    expect(lineRounds(puzzle)).toMatchObject({ status: 'solved', open: [2] });
    const wrong = startGrid(puzzle);
    wrong.cells[0] = EMPTY;
    expect(lineRounds(puzzle, wrong).status).toBe('contradiction');
  });
});

describe('bottlenecks', () => {
  test('counts rounds', () => {
    expect(bottlenecks([9, 2, 1, 3])).toBe(2);
    expect(bottlenecks([9, 2, 1, 3], 3)).toBe(3);
  });
});

describe('createFastRounds', () => {
  test('one object, used for hundreds of images, counts what lineRounds counts', () => {
    let narrowOnes = 0;
    for (const [height, width, boards] of [
      [1, 1, 4],
      [5, 7, 200],
      [15, 15, 150],
      [32, 32, 10],
    ] as const) {
      const fast = createFastRounds(height, width);
      const next = lcg(height + 77 * width);
      for (let board = 0; board < boards; board++) {
        const density = 0.3 + 0.5 * next();
        const cells = Uint8Array.from({ length: height * width }, () => (next() < density ? 1 : 0));
        const { open, grid } = lineRounds(puzzleOf({ height, width, cells }));
        fast.run(cells);
        expect(fast).toMatchObject({
          rounds: open.length,
          open: open.reduce((a, b) => a + b, 0),
          bottlenecks: bottlenecks(open),
          unknown: grid.cells.filter((cell) => cell === UNKNOWN).length,
        });
        narrowOnes += fast.bottlenecks;
      }
    }
    expect(narrowOnes).toBeGreaterThan(20);
    expect(() => createFastRounds(33, 5)).toThrow(RangeError);
  });
});
