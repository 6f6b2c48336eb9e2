import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeImage, encodeImage } from '../../src/formats/imageCode.ts';
import { grids } from './arbitraries.ts';

describe('encodeImage', () => {
  test('writes the size, the kind and six cells a character', () => {
    expect(encodeImage({ height: 2, width: 3, cells: Uint8Array.of(1, 0, 0, 0, 0, 0) })).toBe(
      '2x3bB',
    );
    expect(encodeImage({ height: 1, width: 3, cells: Uint8Array.of(2, 2, 2) })).toBe('1x3ta');
  });

  test('is read back as the same grid, whether cells are unknown or not', () => {
    fc.assert(
      fc.property(fc.oneof(grids([0, 1]), grids([0, 1, 2])), (grid) => {
        expect(decodeImage(encodeImage(grid))).toEqual(grid);
      }),
    );
  });

  test('needs no escaping in an address', () => {
    fc.assert(
      fc.property(grids([0, 1, 2]), (grid) => {
        const code = encodeImage(grid);
        expect(encodeURIComponent(code)).toBe(code);
      }),
    );
  });
});

describe('decodeImage', () => {
  test('refuses every truncation of a code', () => {
    fc.assert(
      fc.property(grids([0, 1, 2]), fc.nat(), (grid, cut) => {
        const code = encodeImage(grid);
        expect(() => decodeImage(code.slice(0, cut % code.length))).toThrow(SyntaxError);
      }),
    );
  });

  test('refuses forged codes by a SyntaxError and nothing else, or reads the one grid that they are the code of', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,2}x[0-9]{1,2}[bt][A-Za-z0-9_-]{0,6}$/), (text) => {
        try {
          expect(encodeImage(decodeImage(text))).toBe(text);
        } catch (error) {
          expect(error).toBeInstanceOf(SyntaxError);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['', 'does not begin with a size'],
    ['0x5b', 'does not begin with a size'],
    ['999x999b', 'the most that is taken is 100 rows and 100 columns'],
    ['2x2b!', 'cannot have "!" as character 5'],
    ['2x2b__', '2 characters after its size and needs 1'],
    ['2x2bg', 'cannot have "g"'],
  ])('%j is answered by: %s', (code, message) => expect(() => decodeImage(code)).toThrow(message));
});
