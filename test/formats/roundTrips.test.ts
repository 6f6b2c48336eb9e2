/** Every puzzle that a format writes is found again in its own text, as the same puzzle, by content alone. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPuzzles } from '../../src/formats/detect.ts';
import { refusal } from '../../src/formats/format.ts';
import { formats } from '../../src/formats/formats.ts';
import type { ToldPuzzle } from '../../src/formats/told.ts';
import { grids, problemsOf, puzzleOfImage, puzzles } from './arbitraries.ts';

const told: fc.Arbitrary<ToldPuzzle> = fc.oneof(
  puzzles().map((puzzle) => ({ puzzle })),
  grids([0, 1]).map((image) => ({ puzzle: puzzleOfImage(image), goal: image.cells })),
);

/** A .nonpack with one puzzle is a .non file. */
const alsoKnownAs: Readonly<Record<string, string>> = { nonpack: 'non' };

describe('a puzzle comes back from its text', () => {
  test.each(
    formats
      .filter(({ writer }) => writer !== undefined)
      .map((format) => [format.id, format] as const),
  )('%s', (id, format) => {
    let written = 0;
    fc.assert(
      fc.property(told, (puzzle) => {
        if (refusal(format, puzzle) !== null) return;
        written++;
        const text = format.writer?.write([puzzle]) ?? '';
        const [reading, ...others] = readPuzzles(text);
        expect(others).toEqual([]);
        expect(reading).toMatchObject({ kind: alsoKnownAs[id] ?? id, puzzle: puzzle.puzzle });
        // as it comes from other systems, and out of a mail
        expect(readPuzzles(`\uFEFF${text.replaceAll('\n', '\r\n')}\r\n`)[0]).toMatchObject({
          puzzle: puzzle.puzzle,
        });
      }),
    );
    expect(written).toBeGreaterThan(5);
  });
});

test.each(
  formats.filter(({ writer }) => writer?.several).map((format) => [format.id, format] as const),
)('several puzzles come back one by one: %s', (id, format) => {
  fc.assert(
    fc.property(fc.array(puzzles(5), { minLength: 2, maxLength: 4 }), (several) => {
      const all = several
        .map((puzzle) => ({ puzzle }))
        .filter((puzzle) => refusal(format, puzzle) === null);
      if (all.length < 2) return;
      expect(readPuzzles(format.writer?.write(all) ?? '')).toMatchObject(
        all.map(({ puzzle }) => ({ kind: id, puzzle })),
      );
    }),
  );
});

test.each(['picture', 'pbm'])('without a picture nothing is written, and why is said: %s', (id) => {
  const format = formats.find((one) => one.id === id)!;
  const puzzle = { puzzle: { rows: [[1], [1]], columns: [[1], [1]] } }; // two solutions
  expect(format.writer?.write([puzzle])).toBe('');
  expect(refusal(format, puzzle)).toBe(
    'A picture is wanted, and none is known: sweeps do not solve this puzzle.',
  );
});

/** A puzzle of webpbn with one cell. */
function inColour(usual: string, count: string): unknown {
  const clues = ['rows', 'columns'].map(
    (type) => `<clues type="${type}"><line>${count}</line></clues>`,
  );
  return readPuzzles(`<puzzle defaultcolor="${usual}">${clues.join('')}</puzzle>`)[0];
}

describe('what other programs write', () => {
  const house = { rows: [[1], [3], [2]], columns: [[2], [3], [1]] };
  test.each([
    ['NIN, empty lines blank', 'nin', '2 2\n1\n\n1\n\n', { rows: [[1], []], columns: [[1], []] }],
    ['MK, numbers with commas', 'mk', '3 3\n1\n3\n2\n#\n2\n3\n1\n', house],
    ['CWD', 'cwd', '3\n3\n1\n3\n2\n\n2\n3\n1\n', house],
    [
      'G with one colour',
      'g',
      'a house\n#d\n 0:. #ffffff white\n r:x #ff0000 red\n:rows of it\n1r\n3r\n2r\n:columns\n2r\n3r\n1r\n:end\nmore',
      house,
    ],
    [
      'Gnonograms, as its manual shows it',
      'gno',
      '[Description]  //Optional\nHouse\nA. Maker\n2011-11-24\n4\n[License]\nCC-BY-SA\n[Dimensions]\n3 //rows\n3\n[Row clues]\n1\n3\n2\n[Column clues]\n2 //first\n3\n1\n[Solution]\n1 2 1\n2 2 2\n2 2 1\n',
      house,
    ],
    ['a game ID', 'game', '3x3:2/3/1/1/3/2', house],
    [
      'a game ID in an address',
      'game',
      'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/pattern.html#3x3:2/3/1/1/3/2',
      house,
    ],
    ['an address of puzz.link', 'puzzlink', 'https://puzz.link/p?nonogram/3/3/2g3g1g1g3g2', house],
    [
      'an older address of pzprjs',
      'puzzlink',
      'http://pzv.jp/p.html?nonogram/3/3/2g3g1g1g3g2g',
      house,
    ],
    [
      'pzprv3',
      'pzpr',
      'pzprv3\nnonogram\n3\n3\n. . . . . \n. . 2 3 1 \n. 1 . # . \n. c3 + . . \n. 2 . . . \n',
      house,
    ],
    [
      'PBM with comments, digits apart',
      'pbm',
      'P1 # made by hand\n# of a house\n3 3\n0 1 0\n1 1 1\n1 1 0\n',
      house,
    ],
    ['TAAI', 'taai', '$1\n2\n3\n1\n1\n3\n2\n', house],
    ['a solution of TAAI', 'taai', '$1\n0\t1\t0\n1\t1\t1\n1\t1\t0\n', house],
    ['hints in JSON', 'json', '{"rowsHints":[[1],[3],[2]],"columnsHints":[[2],[3],[1]]}', house],
    ['an image in JSON', 'json', '{"image":[" # ","###","## "]}', house],
  ])('%s', (_, kind, text, puzzle) => expect(readPuzzles(text)).toMatchObject([{ kind, puzzle }]));

  test.each([
    ['a letter that is declared', '#d\n r:x #ff0000 red\n', 'r', '#ff0000'],
    ['a letter that is not', '', 'b', 'b'],
    ['the usual colour, declared as another', '#d\n 1:X blue\n', '', 'blue'],
    ['the usual colour', '', '', null],
    ['a letter that is black', '#d\n k:X #000000\n', 'k', null],
  ])('one colour in G is said to be taken as black: %s', (_, head, letter, colour) => {
    const text = `${head}:rows\n1${letter}\n3${letter}\n:columns\n1${letter}\n2${letter}\n1${letter}\n:end`;
    const [reading] = readPuzzles(text);
    expect(reading).toMatchObject({ kind: 'g', puzzle: { rows: [[1], [3]] } });
    expect(reading !== undefined && 'puzzle' in reading ? (reading.note ?? null) : '').toBe(
      colour && `The one colour of the puzzle, "${colour}", was taken as black.`,
    );
  });

  test('a run of no cells in G has no colour', () => {
    const [reading] = readPuzzles(':rows\n1a\n0b\n:columns\n1a\n0\n:end');
    expect(reading).toMatchObject({ kind: 'g', puzzle: { rows: [[1], []], columns: [[1], []] } });
  });

  test.each(['x', '1ab', '1a5'])(
    '%s in G is no run, and is found behind runs with a colour',
    (word) => {
      const [reading] = readPuzzles(`:rows\n1a 1a ${word}\n0\n:columns\n1a\n0\n:end`);
      expect(reading).toMatchObject({
        problems: expect.arrayContaining([
          expect.objectContaining({ line: 2, column: 7 }),
        ]) as unknown,
      });
    },
  );

  test.each([
    [':rows', ':columns', [[3], []], [[1], [1], [1]]],
    [':Col', ': ROWS', [[1], [1], [1]], [[3], []]],
    [':across', ':down', [[3], []], [[1], [1], [1]]],
    [':columns', ':other lines', [[3], []], [[1], [1], [1]]],
    [':first: columns', ':rows', [[3], []], [[1], [1], [1]]],
  ])('the blocks of G are what %s and %s say, else rows and columns', (one, two, rows, columns) => {
    const [reading] = readPuzzles(`${one}\n3\n0\n${two}\n1\n1\n1\n:end`);
    expect(reading).toMatchObject({ kind: 'g', puzzle: { rows, columns } });
  });

  test('so is one colour in webpbn XML', () => {
    const note = 'The one colour of the puzzle, "red", was taken as black.';
    expect(inColour('red', '<count>1</count>')).toMatchObject({ note });
    expect(inColour('red', '<count color="red">1</count>')).toMatchObject({ note });
    expect(inColour('black', '<count>1</count>')).not.toHaveProperty('note');
    expect(inColour('red', '<count color="black">1</count>')).not.toHaveProperty('note');
  });

  test('an address and a file of the same puzzle, as the tests of pzprjs have them', () => {
    const puzzle = {
      rows: [[2, 1], [1, 1], [1, 2], [], [1, 1], [3]],
      columns: [[2, 1], [1, 1, 1], [1], [1, 1, 1], [2, 1], []],
    };
    expect(readPuzzles('https://puzz.link/p?nonogram/6/6/12g1111h11112j12g11g21j11g3h')).toEqual([
      { kind: 'puzzlink', puzzle },
    ]);
    const file =
      'pzprv3/nonogram/6/6/. . . . 1 . 1 . . /. . . 2 1 . 1 2 . /. . . 1 1 1 1 1 . /. 2 1 # # . # . . /. 1 1 # . . . # . /. 1 2 . # . # # . /. . . . . . . . . /. 1 1 # . . . # . /. . 3 . # # # . . /';
    for (const text of [file, file.replaceAll('/', '\n')])
      expect(readPuzzles(text)).toMatchObject([{ kind: 'pzpr', puzzle }]);
  });

  test('cells that a game ID gives: upper case filled, lower case empty', () => {
    expect(readPuzzles('3x1:1//1/1.1,Aab')).toMatchObject([
      { puzzle: { rows: [[1, 1]], columns: [[1], [], [1]], clues: Uint8Array.of(1, 0, 2) } },
    ]);
  });

  test('the last clue of a line comes first in an address', () => {
    expect(readPuzzles('https://puzz.link/p?nonogram/4/1/1i21')).toMatchObject([
      { problems: [{ message: 'Rows 3, columns 1: they must be equal.' }] },
    ]);
    expect(readPuzzles('https://puzz.link/p?nonogram/4/1/1g1121')).toMatchObject([
      { kind: 'puzzlink', puzzle: { rows: [[1, 2]], columns: [[1], [], [1], [1]] } },
    ]);
  });
});

describe('refusals name the format and speak in its terms', () => {
  test.each([
    ['a game ID', '5x5:1/2', /^The game ID has too few clues: 5 columns and 5 rows need 10/],
    ['a seed', '10x10#123456', /^This is a random seed/],
    [
      'another puzzle of puzz.link',
      'https://puzz.link/p?coral/9/9/1',
      /^The address is of the puzzle "coral"/,
    ],
    [
      'unknown clues in an address',
      'https://puzz.link/p?nonogram/3/3/.g3g1g1g3g2',
      /only puzzles whose clues are all known can be read\.$/,
    ],
    [
      'unknown clues in JSON',
      '{"rows":[null,[1]],"cols":[[1],null]}',
      /only puzzles whose clues are all known can be read\.$/,
    ],
    [
      'Gnonograms',
      '[Dimensions]\n3\n3\n[Row clues]\n1\n[Column clues]\n1\n0\n0\n',
      /^\[Dimensions\] promises 3 rows, \[Row clues\] gives 1 line/,
    ],
    [
      'NIN',
      '3 3\n1\n3\n2\n2\n3\n',
      /^The first line promises 3 columns and 3 rows, so 6 lines must follow: there are 5\./,
    ],
    [
      'MK',
      '3 3\n1\n3\n#\n2\n3\n1\n',
      /^The first line promises 3 rows, and 2 lines stand before the line #/,
    ],
    [
      'a coloured G',
      ':rows\n1r\n1g\n:columns\n2\n',
      /only puzzles in black and white can be read\.$/,
    ],
    ['a grey picture', 'P2\n2 2\n255\n0 0 0 0', /only bitmaps, P1 and P4, can be read\.$/],
    ['half a bitmap', 'P1\n2 2\n1 0 1', /^The bitmap has 3 cells, its size asks for 4/],
    ['TAAI', '$1\n1\n1\n1\n', /^This puzzle has 3 lines: as many must be columns as rows/],
    ['a file for a linear program', 'number_of_rows: 6\nnumber_of_columns: 8\n', /LP/],
    ['prose', 'Dear all,\nhow are you?', /^This is in no format that is known here/],
  ])('%s', (_, text, message) => {
    expect(problemsOf(text)).toHaveLength(1);
    expect(problemsOf(text)[0]?.message).toMatch(message);
  });

  test('a coloured file gets one message', () => {
    expect(
      problemsOf('width 2\nheight 2\ncolor a #ff0000\nrows\n1a\n1b\ncolumns\n1a\n1b\n'),
    ).toHaveLength(1);
    const count = '<line><count color="red">1</count><count color="blue">1</count></line>';
    expect(
      problemsOf(
        `<puzzle><clues type="rows">${count}${count}</clues><clues type="columns">${count}</clues></puzzle>`,
      ),
    ).toHaveLength(1);
  });

  test('a text that can be meant in two ways says how it was taken', () => {
    expect(readPuzzles('1 2\n1\n1\n2\n')).toMatchObject([
      { kind: 'nin', puzzle: { rows: [[1], [1]], columns: [[2]] } },
    ]);
    expect(readPuzzles('2 1\n1\n1\n2\n')).toMatchObject([
      {
        kind: 'nin',
        puzzle: { rows: [[1], [1]], columns: [[2]] },
        note: expect.stringContaining('as MK has it') as string,
      },
    ]);
    expect(readPuzzles('2 1\n0\n0\n0\n')).toMatchObject([
      {
        kind: 'nin',
        puzzle: { rows: [[]], columns: [[], []] },
        note: expect.stringContaining('would fit as well') as string,
      },
    ]);
    expect(readPuzzles('2 1\n2\n#\n1\n1\n')).toMatchObject([
      {
        kind: 'mk',
        puzzle: { rows: [[2]], columns: [[1], [1]] },
        note: expect.stringContaining('as NIN has it') as string,
      },
    ]);
  });
});
