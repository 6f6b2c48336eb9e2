import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeImage } from '../../src/formats/imageCode.ts';
import { formatClueText } from '../../src/formats/clueText.ts';
import { readPuzzleText } from '../../src/formats/detect.ts';
import { writeJson } from '../../src/formats/jsonText.ts';
import { mostCharacters } from '../../src/formats/limits.ts';
import { writeNon } from '../../src/formats/nonFormat.ts';
import { formatPicture } from '../../src/formats/pictureFormat.ts';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { writeLink } from '../../src/notebook/cell/linkState.ts';
import { grids, plainPuzzles, problemsOf, puzzleOfImage, puzzles } from './arbitraries.ts';

const corner = { rows: [[2], [1]], columns: [[2], [1]] };

describe('readPuzzleText finds the format', () => {
  test.each([
    ['typed lines', '2\n1\n\n2\n1\n', 'clues'],
    ['typed lines with headings', 'Rows:\n2\n1\nColumns:\n2\n1', 'clues'],
    ['a .non file', 'width 2\nheight 2\nrows\n2\n1\ncolumns\n2\n1\n', 'non'],
    ['JSON', '{"rows":[[2],[1]],"cols":[[2],[1]]}', 'json'],
    [
      'webpbn XML',
      '<puzzle><clues type="rows"><line><count>2</count></line><line><count>1</count></line></clues><clues type="columns"><line><count>2</count></line><line><count>1</count></line></clues></puzzle>',
      'xml',
    ],
    ['a picture of signs', '##\n#.\n', 'picture'],
    ['a picture of digits', '11\n10', 'picture'],
    ['a picture of separated digits', '1 1\n1 0', 'picture'],
    ['the code of a puzzle', '2x2_2_1~2_1', 'code'],
    ['the code of an image', '2x2bH', 'code'],
    [
      'our own link',
      'https://example.org/book/sweeps/?fig-sweeps=1;p=2x2_2_1~2_1;s=12;z#fig-sweeps',
      'link',
    ],
    [
      'our own link, escaped once more',
      'https://example.org/sweeps/?fig-sweeps=1%3Bp%3D2x2_2_1~2_1%3Bz',
      'link',
    ],
  ])('in %s', (_, text, kind) => {
    expect(readPuzzleText(text)).toMatchObject({ kind, puzzle: corner });
    expect(readPuzzleText(`\uFEFF  \n${text}\r\n`)).toMatchObject({ kind, puzzle: corner });
  });

  test('in every text that the site itself writes', () => {
    fc.assert(
      fc.property(puzzles(), (puzzle) => {
        expect(readPuzzleText(writeNon({ puzzle }))).toEqual({ kind: 'non', puzzle });
        expect(readPuzzleText(writeJson({ puzzle }))).toEqual({ kind: 'json', puzzle });
        expect(readPuzzleText(encodePuzzle(puzzle))).toEqual({ kind: 'code', puzzle });
        const link = `https://example.org/${writeLink('?fig-line=1;l=0;z', 'fig-sweeps', 3, { f: 'V', p: encodePuzzle(puzzle) })}`;
        expect(readPuzzleText(link)).toEqual({ kind: 'link', puzzle });
      }),
    );
    fc.assert(
      fc.property(plainPuzzles(), (puzzle) => {
        expect(readPuzzleText(formatClueText(puzzle))).toEqual({ kind: 'clues', puzzle });
      }),
    );
    fc.assert(
      fc.property(grids([0, 1]), (grid) => {
        const puzzle = puzzleOfImage(grid);
        const goal = grid.cells;
        expect(readPuzzleText(formatPicture(grid))).toEqual({ kind: 'picture', puzzle, goal });
        expect(readPuzzleText(encodeImage(grid))).toEqual({ kind: 'code', puzzle, goal });
      }),
    );
  });
});

describe('real puzzles', () => {
  const folder = new URL('../../content/puzzles/', import.meta.url);
  test.each(readdirSync(folder).filter((name) => name.endsWith('.json')))(
    'of %s come back from .non, JSON and code',
    (file) => {
      const list = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as RealPuzzle[];
      expect(list.length).toBeGreaterThan(0);
      for (const { name, rows, cols } of list) {
        const puzzle = { rows, columns: cols };
        expect(readPuzzleText(writeNon({ puzzle, name }))).toEqual({ kind: 'non', puzzle, name });
        expect(readPuzzleText(writeJson({ puzzle, name }))).toEqual({ kind: 'json', puzzle, name });
        expect(readPuzzleText(encodePuzzle(puzzle))).toEqual({ kind: 'code', puzzle });
      }
    },
  );
});

type RealPuzzle = { name: string; rows: number[][]; cols: number[][] };

describe('readPuzzleText', () => {
  test('keeps HTML in a name as text', () => {
    const name = '<img src=x onerror="alert(1)"> & "Fish"';
    for (const text of [writeNon({ puzzle: corner, name }), writeJson({ puzzle: corner, name })])
      expect(readPuzzleText(text)).toMatchObject({ puzzle: corner, name });
  });

  test('never throws and answers every text with a puzzle within the limits or with problems', () => {
    const signs = fc.constantFrom(...'0123456789 ,.-#?@\n\r\t{}[]":<>/=~_xabrowscliune&;%');
    const starts = fc.constantFrom(
      '',
      'width 2\nheight 2\n',
      'rows\n',
      '{"rows":',
      '<puzzle>',
      '<clues type="rows">',
      '2x2',
      'https://x/?p=',
      '{"rows":[[1]],"cols":',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc
        .tuple(starts, fc.array(signs, { maxLength: 60 }))
        .map(([start, rest]) => start + rest.join('')),
    );
    fc.assert(
      fc.property(text, (input) => {
        const reading = readPuzzleText(input);
        if ('problems' in reading) {
          expect(reading.problems.length).toBeGreaterThan(0);
          for (const { line, message } of reading.problems) {
            expect(line).toBeGreaterThanOrEqual(1);
            expect(line).toBeLessThanOrEqual(input.split(/\r\n|\r|\n/).length + 1);
            expect(message).toMatch(/\.$|\)$/);
          }
        } else {
          expect(reading.puzzle.rows.length).toBeLessThanOrEqual(100);
          expect(encodePuzzle(reading.puzzle).length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 5000 },
    );
  });

  test('never throws on a mutilated text of its own', () => {
    const written = puzzles(6).chain((puzzle) =>
      fc.constantFrom(
        writeNon({ puzzle, name: 'a' }),
        writeJson({ puzzle, name: 'a' }),
        formatClueText(puzzle),
        encodePuzzle(puzzle),
      ),
    );
    fc.assert(
      fc.property(
        written,
        fc.nat(),
        fc.nat(20),
        fc.string({ maxLength: 4 }),
        (text, at, cut, piece) => {
          const place = at % text.length;
          readPuzzleText(text.slice(0, place) + piece + text.slice(place + cut));
        },
      ),
      { numRuns: 2000 },
    );
  });

  // each would take hours if any reader went back over what it has read; the run's time limit notices
  test.each([
    ['spaces and a letter', `${' '.repeat(mostCharacters - 1)}x`],
    ['rows, spaces and a letter', `rows${' '.repeat(mostCharacters - 5)}x`],
    ['question marks', '?'.repeat(mostCharacters)],
    ['carriage returns', `1${'\r'.repeat(mostCharacters - 2)}x`],
    ['angle brackets', '<'.repeat(mostCharacters)],
    ['comments that do not close', '<!--'.repeat(mostCharacters / 4)],
    ['nested elements', '<a>'.repeat(mostCharacters / 4)],
    ['nested lists', '['.repeat(mostCharacters)],
    [
      'nested lists inside an entry',
      `{"cols":[[1]],"rows":${'['.repeat(90_000)}${']'.repeat(90_000)}}`,
    ],
    ['numbers', '1 '.repeat(mostCharacters / 2)],
    ['letters and line separators', `width 1\n${'a'.repeat(mostCharacters - 20)}\u2028b\u2028c`],
    ['commas', `1${','.repeat(mostCharacters - 2)}1`],
    ['comments of a bitmap', `P1 ${'#'.repeat(mostCharacters - 3)}`],
    ['pages of a game', `https://${'pattern'.repeat(28_000)}`],
    ['heads of a tournament', '$1\n'.repeat(mostCharacters / 4)],
    ['colons', ':\n'.repeat(mostCharacters / 2)],
    ['sections', '[Solution]\n'.repeat(18_000)],
    ['borders', `width 1\n${'====\n'.repeat(39_000)}`],
    ['sizes', '1 1\n'.repeat(mostCharacters / 4)],
    ['slots', `https://puzz.link/p?nonogram/9/9/${'z'.repeat(190_000)}`],
    ['slashes', `9x9:${'/'.repeat(190_000)}`],
    ['objects', `[${'{},'.repeat(60_000)}{}]`],
    ['puzzles', `<puzzleset>${'<puzzle/>'.repeat(20_000)}</puzzleset>`],
    ['attributes', `<a ${'b="c" '.repeat(30_000)}!>`],
  ])('answers 200,000 characters of %s', (_, text) => {
    expect(text.length).toBeLessThanOrEqual(mostCharacters);
    expect(problemsOf(text).length).toBeGreaterThan(0);
  });
});
