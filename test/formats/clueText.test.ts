import { describe, expect, test } from 'vitest';
import { readPuzzles } from '../../src/formats/detect.ts';
import { exampleText } from '../../src/kit/puzzle-box/boxFields.ts';

const linesOf = (text: string): unknown => {
  const [reading] = readPuzzles(text);
  return reading !== undefined && 'puzzle' in reading
    ? [reading.kind, reading.puzzle.rows, reading.puzzle.columns]
    : reading?.problems;
};

describe('clues behind their headings', () => {
  const wanted = ['clues', [[1], [2], [1, 1]], [[2], [2], [1]]];

  test.each([
    exampleText,
    'rows: 1, 2, 1 1\ncols: 2, 2, 1',
    'Rows: 1; 2; 1,1\nColumns: 2; 2; 1',
    'rows: 1 / 2 / 1 1 columns: 2 / 2 / 1',
    'columns: 2 | 2 | 1\nrows: 1 | 2 | 1 1',
    'rows:\n1\n2\n1 1\ncolumns:\n2\n2\n1',
  ])('%j is read', (text) => expect(linesOf(text)).toEqual(wanted));

  test('of an empty line are a 0', () => {
    expect(linesOf('rows: 0, 1 cols: 1, 0')).toEqual(['clues', [[], [1]], [[1], []]]);
  });

  test('tell where they are wrong', () => {
    expect(linesOf('rows: 1, 2x, 1 1 cols: 2, 2, 1')).toEqual([
      expect.objectContaining({ line: 1, column: 10 }),
    ]);
  });
});
