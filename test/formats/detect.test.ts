import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeImage } from '../../src/formats/imageCode.ts';
import { formatClueText } from '../../src/formats/clueText.ts';
import { readPuzzleText } from '../../src/formats/detect.ts';
import { writeJson } from '../../src/formats/jsonFormat.ts';
import { mostCharacters } from '../../src/formats/limits.ts';
import { writeNon } from '../../src/formats/nonFormat.ts';
import { formatPicture } from '../../src/formats/pictureFormat.ts';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { writeLink } from '../../src/kit/cell/linkState.ts';
import { grids, plainPuzzles, puzzleOfImage, puzzles } from './arbitraries.ts';

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
      'https://example.org/book/sweeps/?fig-2-1=1;p=2x2_2_1~2_1;s=12;z#fig-2-1',
      'link',
    ],
    [
      'our own link, escaped once more',
      'https://example.org/sweeps/?fig-2-1=1%3Bp%3D2x2_2_1~2_1%3Bz',
      'link',
    ],
  ])('in %s', (_, text, kind) => {
    expect(readPuzzleText(text)).toEqual({ kind, puzzle: corner });
    expect(readPuzzleText(`\uFEFF  \n${text}\r\n`)).toEqual({ kind, puzzle: corner });
  });

  test('in every text that the site itself writes', () => {
    fc.assert(
      fc.property(puzzles(), (puzzle) => {
        expect(readPuzzleText(writeNon(puzzle))).toEqual({ kind: 'non', puzzle });
        expect(readPuzzleText(writeJson(puzzle))).toEqual({ kind: 'json', puzzle });
        expect(readPuzzleText(encodePuzzle(puzzle))).toEqual({ kind: 'code', puzzle });
        const link = `https://example.org/${writeLink('?fig-1-1=1;l=0;z', 'fig-2-1', 3, { f: 'V', p: encodePuzzle(puzzle) })}`;
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
        expect(readPuzzleText(formatPicture(grid))).toEqual({ kind: 'picture', puzzle });
        expect(readPuzzleText(encodeImage(grid))).toEqual({ kind: 'code', puzzle });
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
        expect(readPuzzleText(writeNon(puzzle, name))).toEqual({ kind: 'non', puzzle, name });
        expect(readPuzzleText(writeJson(puzzle, name))).toEqual({ kind: 'json', puzzle, name });
        expect(readPuzzleText(encodePuzzle(puzzle))).toEqual({ kind: 'code', puzzle });
      }
    },
  );
});

type RealPuzzle = { name: string; rows: number[][]; cols: number[][] };

const problemsOf = (
  text: string,
): readonly { line: number; column?: number; message: string }[] => {
  const reading = readPuzzleText(text);
  return 'problems' in reading ? reading.problems : [];
};

describe('readPuzzleText says what is wrong and where', () => {
  test.each([
    ['nothing', '  \n ', 1, undefined, 'There is no puzzle yet: type, paste or drop one.'],
    [
      'a word',
      '2\n1 two\n\n2\n1',
      2,
      3,
      '"two" is not a number: write the lengths of the runs with spaces or commas between them.',
    ],
    [
      'a negative run',
      '2\n-1\n\n2\n1',
      2,
      1,
      '"-1" is negative: a run is a whole number of cells, 1 or more.',
    ],
    [
      'a fraction',
      '2\n1.5\n\n2\n1',
      2,
      1,
      '"1.5" is not a number: write the lengths of the runs with spaces or commas between them.',
    ],
    [
      'a huge run',
      '2\n1 99999999999999999999999999999999\n\n2\n1',
      2,
      3,
      '"999999999999999999999999999999…" is too large: a line has at most 100 cells.',
    ],
    [
      'a 0 among runs',
      '2\n1 0\n\n2\n1',
      2,
      3,
      'A 0 stands alone on its line, for a line without filled cells: take it out, or take the other numbers out.',
    ],
    [
      'runs that do not fit',
      '2\n1 1\n\n2\n1',
      2,
      undefined,
      'Row 2 needs 3 cells, but there are only 2 columns: shorten its runs or add columns.',
    ],
    [
      'a column that does not fit',
      '2\n1\n\n2\n3',
      5,
      undefined,
      'Column 2 needs 3 cells, but there are only 2 rows: shorten its runs or add rows.',
    ],
    ['sums that differ', '2\n2\n\n2\n1', 4, undefined, 'Rows 4, columns 3: they must be equal.'],
    [
      'columns that are missing',
      '3 2 1\n5\n',
      3,
      undefined,
      'The columns are missing: leave one line empty after the rows, then write one line for each column.',
    ],
    [
      'a third block',
      '1\n\n1\n\n1',
      5,
      undefined,
      'A third block of lines begins here: keep two, the rows and the columns, and write 0 for a line without filled cells.',
    ],
    [
      '0 rows',
      '{"rows":[],"cols":[[1]]}',
      1,
      undefined,
      'There are no rows: give the runs of at least one row.',
    ],
    [
      '0 rows in .non',
      'width 2\nheight 0\nrows\n\ncolumns\n0\n0',
      2,
      undefined,
      'The puzzle has 0 rows: give at least one row.',
    ],
    [
      '1,000 rows',
      `${'1\n'.repeat(1000)}\n1000`,
      1002,
      1,
      '"1000" is too large: a line has at most 100 cells.',
    ],
    [
      '1,000 rows that fit',
      `${'1\n'.repeat(1000)}\n10`,
      101,
      undefined,
      'There are 1,000 rows: the most that is taken is 100 rows and 100 columns.',
    ],
    [
      'a picture too wide',
      '#'.repeat(101),
      1,
      undefined,
      'The picture has 1 row and 101 columns: the most that is taken is 100 of each.',
    ],
    [
      'a ragged picture',
      '##\n#\n',
      2,
      undefined,
      'This line has 1 cell, the first one 2: make all lines of a picture equally long. (Descriptions need an empty line between rows and columns.)',
    ],
    [
      'a picture with unknown cells',
      '##\n#?\n',
      2,
      2,
      '"?" is not a cell of a picture: use # or 1 for filled, . or 0 for empty.',
    ],
    [
      'a coloured .non',
      'width 1\nheight 1\nrows\n1a\ncolumns\n1a',
      4,
      1,
      '"1a" is a run of a coloured puzzle: only puzzles in black and white can be read.',
    ],
    [
      'a link without a puzzle',
      'https://example.org/?fig-2-1=1;s=3;z',
      1,
      undefined,
      'There is no puzzle in the link "https://example.org/?fig-2-1=1…": copy the link of a figure that shows one.',
    ],
    [
      'a truncated code',
      '2x2_2_1~2_',
      1,
      undefined,
      'The code of the puzzle is damaged at column 2: "". Copy it once more, whole.',
    ],
    [
      'a truncated link',
      'https://example.org/?fig-2-1=1;p=2x2_2_1~2',
      1,
      undefined,
      'The code of the puzzle holds 1 column, its size asks for 2: part of it is missing or added. Copy it once more, whole.',
    ],
  ])('%s', (_, text, line, column, message) => {
    expect(problemsOf(text)[0]).toEqual(
      column === undefined ? { line, message } : { line, column, message },
    );
  });

  test('a paste of 10 MB is refused unread, by its length', () => {
    const reading = readPuzzleText('1 '.repeat(5_000_000));
    expect(reading).toEqual({
      kind: null,
      problems: [
        {
          line: 1,
          message:
            'The text has 10,000,000 characters: the most that is read is 200,000. Give one puzzle only.',
        },
      ],
    });
  });

  test('every bad line is named, and a long list of them is cut', () => {
    expect(problemsOf('a\nb\n\nc').map(({ line }) => line)).toEqual([1, 2, 4]);
    const many = problemsOf(`${'x y\n'.repeat(90)}\n1`);
    expect(many).toHaveLength(21);
    expect(many.at(-1)?.message).toBe(
      'There are more problems from here on: mend the ones above first.',
    );
  });
});

describe('readPuzzleText', () => {
  test('keeps HTML in a name as text', () => {
    const name = '<img src=x onerror="alert(1)"> & "Fish"';
    for (const text of [writeNon(corner, name), writeJson(corner, name)])
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
        writeNon(puzzle, 'a'),
        writeJson(puzzle, 'a'),
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
    ['attributes', `<a ${'b="c" '.repeat(30_000)}!>`],
  ])('answers 200,000 characters of %s', (_, text) => {
    expect(text.length).toBeLessThanOrEqual(mostCharacters);
    expect(problemsOf(text).length).toBeGreaterThan(0);
  });
});
