import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNon, writeNon } from '../../src/formats/nonFormat.ts';
import { nonpackFormat } from '../../src/formats/nonpackFormat.ts';
import { puzzles } from './arbitraries.ts';

// the example of S. Simpson's description of the format
const example = { rows: [[4], [1, 1], [1, 1], [1, 2], [3]], columns: [[5], [1, 1], [1, 2], [4]] };

describe('readNon', () => {
  test('reads the example of the format', () => {
    expect(
      readNon('width 4\nheight 5\n\nrows\n4\n1,1\n1,1\n1,2\n3\n\ncolumns\n5\n1,1\n1,2\n4\n'),
    ).toEqual({
      kind: 'non',
      puzzle: example,
    });
  });

  test('reads properties, quotes, capitals, sizes by rows and columns, and spaces for commas', () => {
    const text =
      'catalogue "webpbn.com #1"\nTitle "A &lt;b&gt; &amp; c"\nby "Somebody"\ncopyright "2004"\nlicense CC-BY-3.0\n' +
      'rows 5\ncolumns 4\nROWS\n 4\n1, 1\n1 1\n1,2\n3\nColumns\n5\n1,1\n1,2\n4\n' +
      'goal "11111001100110111110"\n';
    expect(readNon(text)).toEqual({
      kind: 'non',
      puzzle: example,
      name: 'A <b> & c',
      author: 'Somebody',
      source: 'webpbn.com #1',
      copyright: '2004',
      licence: 'CC-BY-3.0',
      goal: Uint8Array.from('11111001100110111110', Number),
    });
  });

  test('takes an empty line of text for an empty line of the puzzle when the size asks for it', () => {
    const puzzle = { rows: [[1], [], [1]], columns: [[1, 1], []] };
    expect(readNon('width 2\nheight 3\nrows\n1\n\n1\ncolumns\n1,1\n0\n')).toEqual({
      kind: 'non',
      puzzle,
    });
    expect(readNon('width 2\nheight 3\nrows\n1\n\n1\n\ncolumns\n1,1\n\n')).toEqual({
      kind: 'non',
      puzzle,
    });
  });

  test.each(['width 2', 'height 1', ''])('asks for no size but the one given: %j', (size) => {
    const puzzle = { rows: [[1]], columns: [[1], []] };
    expect(readNon(`${size}\nrows\n1\ncolumns\n1\n0\n`)).toEqual({ kind: 'non', puzzle });
  });

  test.each([
    ['"A" and "B"', 'A" and "B'],
    ['"A" and B', '"A" and B'],
    ['A and "B"', 'A and "B"'],
  ])('takes quotes away that are about all of a text: %s', (title, name) => {
    expect(readNon(`title ${title}\nrows\n1\ncolumns\n1\n`)).toMatchObject({ name });
  });

  test('takes a goal over several lines', () => {
    const goal = Uint8Array.of(1, 0, 1, 1, 1, 0);
    expect(readNon('width 2\nheight 3\ngoal 10\n11\n 10\n')).toMatchObject({ goal });
  });

  test('of several in one text finds the line in the whole', () => {
    const [, second] = nonpackFormat.read('rows\n1\ncolumns\n1\n====\nrows\n1 x\ncolumns\n1\n');
    expect(second).toMatchObject({ kind: 'nonpack', problems: [{ line: 7 }] });
  });

  test('takes the puzzle of the goal when there are no descriptions', () => {
    expect(readNon('width 2\nheight 2\ngoal "1110"')).toEqual({
      kind: 'non',
      puzzle: { rows: [[2], [1]], columns: [[2], [1]] },
      goal: Uint8Array.of(1, 1, 1, 0),
    });
  });

  test.each([
    [
      'width 2\nheight 2\nrows\n1\ncolumns\n1\n0',
      3,
      'The file promises 2 rows and gives 1: mend the size or the lines (an empty line is written 0).',
    ],
    [
      'width two\nheight 2\nrows\n1\n1\ncolumns\n1\n1',
      1,
      'The width is not a whole number: write it as width 10.',
    ],
    [
      'width 2\nheight 2\nrows\n1\n1\n',
      1,
      'There is no block of columns: write "columns" on a line, and one line for each below it.',
    ],
    [
      'width 2\nheight 2\ngoal "111"',
      3,
      'The goal has 3 cells, 2\u00a0×\u00a02 need 4: mend the goal or the size.',
    ],
    [
      'width 1\nheight 1\nclues "11"\nrows\n1\ncolumns\n1',
      3,
      'The clues are not 1 character 0, 1 or ?: give one for each cell, row by row.',
    ],
  ])('%j is answered with line %d', (text, line, message) => {
    const reading = readNon(text);
    expect('problems' in reading && reading.problems[0]).toEqual({ line, message });
  });
});

test('a picture that cannot be read is not told to have no descriptions too', () => {
  expect(readNon('width 2\nheight 2\ngoal "1+11"')).toMatchObject({
    problems: [{ line: 3, message: 'The goal has "+" as cell 2: use 1 for filled, 0 for empty.' }],
  });
});

describe('writeNon', () => {
  test('writes no line `description`, which one reader refuses, and reads it still', () => {
    const puzzle = { rows: [[1]], columns: [[1]] };
    expect(writeNon({ puzzle, description: 'A dot.' })).not.toContain('description');
    const read = readNon(`description "A dot."\n${writeNon({ puzzle })}`);
    expect(read).toMatchObject({ puzzle, description: 'A dot.' });
  });

  test('writes title, sizes and descriptions', () => {
    expect(writeNon({ puzzle: example, name: 'House' })).toBe(
      'title "House"\nwidth 4\nheight 5\n\nrows\n4\n1,1\n1,1\n1,2\n3\n\ncolumns\n5\n1,1\n1,2\n4\n',
    );
  });

  test('is read back with any name, clues included', () => {
    fc.assert(
      fc.property(puzzles(), fc.string({ maxLength: 40 }), (puzzle, name) => {
        const kept = name.replace(/\s+/g, ' ').trim();
        expect(readNon(writeNon({ puzzle, name }))).toEqual(
          kept === '' ? { kind: 'non', puzzle } : { kind: 'non', puzzle, name: kept },
        );
      }),
    );
  });
});
