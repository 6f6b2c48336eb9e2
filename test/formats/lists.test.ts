/** The shapes in which people and programs write two lists of clues; all but the named ones are the same puzzle. */
import { describe, expect, test } from 'vitest';
import { readPuzzles } from '../../src/formats/detect.ts';

const arrow = { rows: [[1], [4], [1]], columns: [[1], [1], [3], [1]] };
const corner = { rows: [[], [2]], columns: [[1], [1]] };

describe('named lists are read', () => {
  test.each([
    ['JavaScript', 'row=[[1],[4],[1]];\ncolumn=[[1],[1],[3],[1]];'],
    ['an object of JavaScript', 'const p = { rows: [[1], [4], [1]], cols: [[1],[1],[3],[1]], };'],
    ['Python', 'rows = [[1], [4], [1]]  # above\ncols = [[1], [1], [3], [1]]'],
    ['NumPy', 'row_clues = np.array([[1], [4], [1]])\ncol_clues = np.array([[1], [1], [3], [1]])'],
    [
      'TypeScript with types',
      'const rows: number[][] = [[1],[4],[1]];\nconst cols: number[][] = [[1],[1],[3],[1]];',
    ],
    [
      'Java',
      'int[][] rowClues = new int[][] {{1}, {4}, {1}};\nint[][] colClues = {{1}, {1}, {3}, {1}};',
    ],
    [
      'Rust',
      'let rows: Vec<Vec<u8>> = vec![vec![1], vec![4], vec![1]];\nlet columns = vec![vec![1], vec![1], vec![3], vec![1]];',
    ],
    ['Prolog', '% an arrow\nrows([[1],[4],[1]]).\ncolumns([[1],[1],[3],[1]]).'],
    ['JSON by other names', '{"row_clues":[[1],[4],[1]],"col_clues":[[1],[1],[3],[1]]}'],
    ['run-together names', '{"rowclues":[[1],[4],[1]],"colclues":[[1],[1],[3],[1]]}'],
    ['JSON, deeper', '{"constraints":{"rows":[[1],[4],[1]],"columns":[[1],[1],[3],[1]]}}'],
    ['left and top', '{"left":[[1],[4],[1]],"top":[[1],[1],[3],[1]]}'],
    ['hor and ver', 'hor: [[1],[4],[1]]\nver: [[1],[1],[3],[1]]'],
    ['across and down', 'across = [[1],[4],[1]]; down = [[1],[1],[3],[1]]'],
    ['objects in a list', '{"rows":[{"clue":[1]},{"clue":[4]},{"clue":[1]}],"cols":[1,1,3,1]}'],
    ['zeros to fill up', '{"rowDefs":[[0,1],[0,4],[0,1]],"colDefs":[[1,0],[1,0],[3,0],[1,0]]}'],
    ['texts', '{"rowHints": ["1", "4", "1"], "colHints": ["1", "1", "3", "1"]}'],
    ['two lists without names', '[[[1],[4],[1]],[[1],[1],[3],[1]]]'],
    [
      'YAML',
      'columns:\n    - [1]\n    - [1]\n    - [3]\n    - [1]\nrows:\n    - [1]\n    - [4]\n    - [1]\n',
    ],
    [
      'YAML, deeper',
      'rows:\n  - - 1\n  - - 4\n  - - 1\ncolumns:\n  - - 1\n  - - 1\n  - - 3\n  - - 1\n',
    ],
    ['TOML', '# a\n[clues]\nrows = """\n  1\n  4\n  1\n"""\ncolumns = "1, 1, 3, 1"\n'],
    ['settings', '[clues]\nrows =\n  1\n  4 ; wide\n  1\n\ncolumns =\n  1\n  1\n  3\n  1\n'],
    ['commas between lines', '[clues]\nrows=1,4,1\ncolumns=1,1,3,1\n'],
    [
      'brackets below headings',
      '# a\nGRID Arrow\nROWS\n[ 1 ]\n[ 4 ]\n[ 1 ]\nCOLUMNS\n[ 1 ]\n[ 1 ]\n[ 3 ]\n[ 1 ]\n',
    ],
    ['comments above typed clues', '# a comment\nrows\n1\n4\n1\ncols\n1\n1\n3\n1\n'],
    ['comments above a size', '// a comment\n4 3\n1\n4\n1\n1\n1\n3\n1\n'],
    ['letters', 'A D A\nA A C A\n'],
    ['lines that a 0 ends', '1\n3 4\n1 0\n4 0\n1 0\n1 0\n1 0\n3 0\n1 0\n'],
    ['the same with a blank line', '# a\n1 0\n4 0\n1 0\n\n1 0\n1 0\n3 0\n1 0\n'],
    ['a letter before each line', 'g 3 4\nr 1 0\nr 4 0\nr 1 0\nc 1 0\nc 1 0\nc 3 0\nc 1 0\n'],
    [
      'a name before each line',
      'Row 1: 1\nRow 2: 4\nRow 3: 1\nColumn 1: 1\nColumn 2: 1\nColumn 3: 3\nColumn 4: 1\n',
    ],
    ['a picture in texts', '{"all":[{"title":"Arrow","solution":["..#.","####","..#."]}]}'],
    ['a picture', '[[0,0,1,0],[1,1,1,1],[0,0,1,0]]'],
    ['a picture by its name', 'board = [[0,0,1,0],\n [1,1,1,1],\n [0,0,1,0]]'],
  ])('as in %s, with a note', (_, text) => {
    const readings = readPuzzles(text);
    expect(readings).toMatchObject([
      { puzzle: arrow, note: expect.stringMatching(/\.$/) as string },
    ]);
  });

  test('of several puzzles each, by its name', () => {
    const text = 'GRID One\nROWS\n[ ]\n[ 2 ]\nCOLUMNS\n[ 1 ]\n[ 1 ]\nGRID Two\nROWS\n[ 1 ]\n';
    expect(readPuzzles(text)).toMatchObject([
      { puzzle: corner, name: 'One' },
      {
        name: 'Two',
        problems: [{ message: expect.stringContaining('0 lists of columns') as string }],
      },
    ]);
    expect(
      readPuzzles(
        '{"all":[{"rowHints":[[]],"colHints":[[]]},{"rowHints":[[1]],"colHints":[[1]]}]}',
      ),
    ).toHaveLength(2);
  });

  test('where names and lengths disagree, the lengths decide', () => {
    expect(
      readPuzzles('height = 3\nwidth = 4\nhor = [[1],[1],[3],[1]]\nver = [[1],[4],[1]]'),
    ).toMatchObject([
      { puzzle: arrow, note: expect.stringContaining('so the lengths have it') as string },
    ]);
  });

  test('of several ways that fit, one with a solution is taken', () => {
    // two rows of two runs fit, and have no solution; with commas between lines it is four rows of one
    const text = 'rows =\n 1, 1\n 1, 1\ncolumns =\n 1\n 1\n 2\n';
    expect(readPuzzles(text)).toMatchObject([
      {
        puzzle: { rows: [[1], [1], [1], [1]], columns: [[1], [1], [2]] },
        note: expect.stringContaining('with a solution') as string,
      },
    ]);
  });
});

describe('what is no list of clues is not made one', () => {
  test.each([
    ['a line that goes wrong', 'rows = [[1],[4],[x]]\ncols = [[1],[1],[3],[1]]'],
    ['a number that is left over', 'rows = [[1],[4],[1]] 5\ncols = [[1],[1],[3],[1]]'],
    ['a list that breaks off', 'rows = [[1],[4],[1]]\ncols = [[1],[1],[3]'],
    ['a third list', 'rows = [[1],[4],[1]]\ncols = [[1],[1],[3],[1]]\nrows = [[1]]'],
    ['sums that differ', 'rows = [[1],[4]]\ncols = [[1],[1],[3],[1]]'],
    ['prose', 'The cell in row 1, column 1 of the puzzle.'],
    ['colours', 'rows = 1r, 4b, 1r\ncolumns = 1r, 1b, 3b, 1b'],
    ['a size that is another one', 'height = 4\nrows = [[1],[4],[1]]\ncols = [[1],[1],[3],[1]]'],
    ['a program', 'for row in rows:\n  print(row)\nfor col in cols:\n  1\n'],
    ['a YAML file of something else', 'language: php\nphp:\n  - 7.1\n  - 7.2\n'],
  ])('%s', (_, text) => {
    const readings = readPuzzles(text);
    expect(readings.every((reading) => 'problems' in reading)).toBe(true);
  });
});

test('a 0 before the 0 that ends a line is no run', () => {
  for (const text of ['0\n\n0\n0\t0\n', '0\n0\n\n0 0\n'])
    for (const reading of readPuzzles(text))
      expect(reading).not.toHaveProperty('puzzle.columns', expect.arrayContaining([[0]]));
});
