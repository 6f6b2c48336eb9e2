import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePuzzle, encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { plainPuzzles, puzzles } from './arbitraries.ts';

describe('encodePuzzle', () => {
  test('writes sizes, rows and columns', () => {
    expect(encodePuzzle({ rows: [[1], [2], [1]], columns: [[3], [1]] })).toBe('3x2_1_2_1~3_1');
    expect(encodePuzzle({ rows: [[1, 1], []], columns: [[1], [], [1]] })).toBe('2x3_1.1_0~1_0_1');
  });

  test('marks a puzzle whose sums differ', () => {
    expect(encodePuzzle({ rows: [[1]], columns: [[]] })).toBe('1x1_1~0~u');
  });

  test('is read back as the same puzzle, clues included', () => {
    fc.assert(
      fc.property(puzzles(), (puzzle) => {
        expect(decodePuzzle(encodePuzzle(puzzle))).toEqual(puzzle);
      }),
    );
  });

  test('is read back when the sums differ', () => {
    fc.assert(
      fc.property(plainPuzzles(), (puzzle) => {
        const unequal = { ...puzzle, rows: puzzle.rows.map((): readonly number[] => []) };
        expect(decodePuzzle(encodePuzzle(unequal))).toEqual(unequal);
      }),
    );
  });

  test('needs no escaping in an address', () => {
    fc.assert(
      fc.property(puzzles(), (puzzle) => {
        const code = encodePuzzle(puzzle);
        expect(encodeURIComponent(code)).toBe(code);
      }),
    );
  });
});

describe('decodePuzzle', () => {
  test('refuses every truncation of a code, also inside the last number', () => {
    fc.assert(
      fc.property(puzzles(), (puzzle) => {
        const code = encodePuzzle(puzzle);
        for (let cut = 0; cut < code.length; cut++)
          expect(() => decodePuzzle(code.slice(0, cut))).toThrow(SyntaxError);
      }),
    );
    expect(() =>
      decodePuzzle(
        encodePuzzle({ rows: [[12]], columns: Array.from({ length: 12 }, () => [1]) }).slice(0, -1),
      ),
    ).toThrow(SyntaxError);
  });

  test('throws nothing but SyntaxError, whatever the text', () => {
    const mutated = fc
      .tuple(puzzles(), fc.nat(), fc.string({ maxLength: 3 }))
      .map(([puzzle, at, piece]) => {
        const code = encodePuzzle(puzzle);
        const place = at % code.length;
        return code.slice(0, place) + piece + code.slice(place + 1);
      });
    fc.assert(
      fc.property(fc.oneof(fc.string(), mutated), (text) => {
        try {
          decodePuzzle(text);
        } catch (error) {
          expect(error).toBeInstanceOf(SyntaxError);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['', 'does not begin with a size'],
    ['0x3_~1_1_1', 'does not begin with a size'],
    ['1000x5_', 'The puzzle has 1,000 rows: the most that is taken is 100 rows and 100 columns.'],
    ['2x2_1_1~2', 'holds 1 column, its size asks for 2'],
    ['2x2_1_-1~1_1', 'damaged at row 2: "-1"'],
    ['2x2_1_3~2_2', 'row 2 needs 3 cells and has 2'],
    ['2x2_1_99999999999~2_2', 'damaged at row 2'],
    ['2x2_2_2~2_1', 'its rows have 4 filled cells, its columns 3'],
    ['2x2c_2_2~2_2', 'does not begin with a size such as 5x4b'],
    [
      '2x2c_2_2~2_2~1x1bA',
      'The clues are for 1\u00a0×\u00a01 cells, the puzzle has 2\u00a0×\u00a02',
    ],
    ['2x2_2_2~2_2~u', 'damaged or truncated'],
    ['2x2_2_2~2_2~x', 'goes on after its end'],
  ])('%j is answered by: %s', (code, message) => expect(() => decodePuzzle(code)).toThrow(message));
});
