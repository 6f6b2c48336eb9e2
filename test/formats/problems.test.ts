import { describe, expect, test } from 'vitest';
import { problemsOf } from './arbitraries.ts';
import { readPuzzles, readPuzzleText } from '../../src/formats/detect.ts';

/** Two puzzles, the second one from line 3. */
const xmlSet = (second: string): string =>
  `<puzzleset><puzzle>\n<clues type="rows"><line/></clues><clues type="columns"><line/></clues></puzzle>\n<puzzle>${second}</puzzle></puzzleset>`;

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
      '"999999999999999999999999999999…" is too large: a line has at most 1,000 cells.',
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
      '2,000 rows',
      `${'1\n'.repeat(2000)}\n2000`,
      2002,
      1,
      '"2000" is too large: a line has at most 1,000 cells.',
    ],
    [
      '2,000 rows that fit',
      `${'1\n'.repeat(2000)}\n10`,
      1001,
      undefined,
      'There are 2,000 rows: the most that is taken is 1,000 rows and 1,000 columns.',
    ],
    [
      'a picture too wide',
      '#'.repeat(101),
      1,
      undefined,
      'The puzzle has 101 columns: the most that is taken is 100 rows and 100 columns.',
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
      'https://example.org/?fig-sweeps=1;s=3;z',
      1,
      undefined,
      'There is no puzzle in the link "https://example.org/?fig-sweep…": copy the link of a figure that shows one.',
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
      'https://example.org/?fig-sweeps=1;p=2x2_2_1~2',
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

  test.each([
    ['rows', 7, '.nonpack', 'title a\nrows\n1\ncolumns\n1\n====\nrows\n\ncolumns\n1\n'],
    ['columns', 9, '.nonpack', 'title a\nrows\n1\ncolumns\n1\n====\nrows\n1\ncolumns\n\n'],
    ['rows', 3, 'list', '[{"rows":[[1]],"cols":[[1]]},\n{"cols":[[1]],\n"rows":[]}]'],
    ['columns', 3, 'list', '[{"rows":[[1]],"cols":[[1]]},\n{"rows":[[1]],\n"cols":[]}]'],
    ['rows', 4, 'set', xmlSet('\n<clues type="rows"/><clues type="columns"><line/></clues>')],
    ['columns', 4, 'set', xmlSet('<clues type="rows"><line/></clues>\n<clues type="columns"/>')],
    ['columns', 3, 'set', xmlSet('<clues type="rows">\n<line/></clues>')],
  ])('that there are no %s is told at line %d of a %s', (what, line, _, text) => {
    const message = expect.stringMatching(`^There are no ${what}: `);
    expect(readPuzzles(text)[1]).toMatchObject({ problems: [{ line, message }] });
  });

  test('a puzzle of XML without clues is told at its line', () => {
    const message = expect.stringMatching('^There is no <clues ');
    expect(readPuzzles(xmlSet(''))[1]).toMatchObject({ problems: [{ line: 3, message }] });
  });

  test('every bad line is named, and a long list of them is cut', () => {
    expect(problemsOf('a\nb\n1\n\nc').map(({ line }) => line)).toEqual([1, 2, 5]);
    const many = problemsOf(`${'x y\n'.repeat(90)}\n1`);
    expect(many).toHaveLength(21);
    expect(many.at(-1)?.message).toBe(
      'There are more problems from here on: mend the ones above first.',
    );
  });
});
