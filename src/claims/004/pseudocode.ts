/** 004, “Implementing”: its two pieces of code, run as they are printed. */
import { describeLine } from '../../engine/board/description.ts';
import { formatGrid, imageFromIndex, lineOf } from '../../engine/board/image.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';

/** The board generation, line by line. @source 004_baeeafed5327eab8.txt “Board Generation” */
const generation = [
  'let board = array2d(n, m)',
  'for i in range(n * m):',
  '    board[x][y] = randomBit()',
  'return board',
] as const;

/** Words of the pseudocode that are no names, and the functions and sizes that it is given. */
const given: ReadonlySet<string> = new Set(
  'let for in return array2d range randomBit n m'.split(' '),
);

/** Names that the code uses and that nothing has given a value. */
function undefinedNames(lines: readonly string[]): readonly string[] {
  const known = new Set(given);
  for (const line of lines) {
    const [, name] = /^\s*(?:let|for) ([a-z]+)/.exec(line) ?? [];
    if (name !== undefined) known.add(name);
  }
  const used = lines.flatMap((line) => line.match(/[A-Za-z]\w*/g) ?? []);
  return [...new Set(used.filter((name) => !known.has(name)))];
}

/** Those of the board generation. @source 004_baeeafed5327eab8.txt “Board Generation” */
export const unknownNames: readonly string[] = undefinedNames(generation);

export const boardGeneration: Claim<readonly string[], readonly string[]> = {
  id: '004-board-generation',
  place: 'Board Generation',
  title: 'The pseudocode of board generation fills a bitmap with random bits',
  quote: 'board[x][y] = randomBit()',
  published: [],
  read: () => ({ ours: unknownNames }),
  agrees: exact,
  ground: { kind: 'example' },
  home: 'papers/nonograms-blog/#its-code-as-printed',
  what: 'board generation, as printed',
  says: 'runs',
  finds: (names) => `${names.join(' and ')} are never given a value`,
  remark:
    'The loop counts i, and the line within it uses x and y. Row i div m, column i mod m is meant: then every cell gets its bit, once.',
  erratum: {
    printed: 'for i in range(n * m): board[x][y] = randomBit()',
    as: 'formula',
    read: 'for x in range(n): for y in range(m): board[x][y] = randomBit()',
    check: 'Look for a line that gives x or y a value: there is none.',
  },
};

/** What the code makes of the rows of an image. */
type RowHints = {
  readonly hints: readonly (readonly number[])[];
  readonly visits: number;
};

/**
 * The clue calculation as printed, with its cells as characters; `visits` counts the cells that it looks at.
 *
 * @source 004_baeeafed5327eab8.txt “Clue Calculation” (calcRowHints)
 */
export function calcRowHints(image: readonly string[]): RowHints {
  const out: number[][] = [];
  let mostHints = 0;
  let visits = 0;
  for (const row of image) {
    let count = 0;
    const hints: number[] = [];
    for (const cell of row) {
      visits++;
      if (cell === '1') count++;
      else {
        if (count !== 0) hints.push(count);
        count = 0;
      }
    }
    if (count !== 0) hints.push(count);
    out.push(hints);
    mostHints = Math.max(mostHints, hints.length);
  }
  return {
    hints: out.map((hints) => [
      ...Array.from({ length: mostHints - hints.length }, () => 0),
      ...hints,
    ]),
    visits,
  };
}

/** Rows of `#` and `.` as the code takes them. */
export const bits = (rows: readonly string[]): readonly string[] =>
  rows.map((row) => row.replaceAll('#', '1').replaceAll('.', '0'));

/** The function that the code calls and the article does not print. */
export const matrixTranspose = (image: readonly string[]): readonly string[] =>
  Array.from(image[0] ?? '', (_, column) => image.map((row) => row[column]).join(''));

type Clues = { readonly wrong: number; readonly empty: string };

/** All images of 4x4 by the printed code, without the zeros that it puts in front, against our own. */
function cluesOf(): Clues {
  let wrong = 0;
  for (let index = 0; index < 2 ** 16; index++) {
    const image = imageFromIndex(4, 4, index);
    const { hints } = calcRowHints(bits(formatGrid(image)));
    for (const [row, hint] of hints.entries()) {
      const ours = describeLine(lineOf(image, 'H', row));
      if (hint.filter((run) => run !== 0).join(' ') !== ours.join(' ')) wrong++;
    }
  }
  const { hints } = calcRowHints(bits(['#.#', '...']));
  return { wrong, empty: (hints[1] ?? []).join(', ') };
}

export const clueCalculation: Claim<{ readonly wrong: number }, Clues> = {
  id: '004-clue-calculation',
  place: 'Clue Calculation',
  title: 'The code of clue calculation counts the runs of every line',
  quote: 'Count how many appear contiguously until you reach an empty digit or the end.',
  published: { wrong: 0 },
  effort: 'seconds',
  read: () => ({ ours: cluesOf() }),
  agrees: (ours, { wrong }) => ours.wrong === wrong,
  ground: { kind: 'count', of: 'all rows of all 65,536 pictures of 4x4' },
  home: 'papers/nonograms-blog/#its-code-as-printed',
  what: 'clue calculation, as printed',
  says: 'the runs of each line',
  finds: ({ wrong, empty }) =>
    wrong === 0 ? `right for every row; an empty row under 1, 1 gets ${empty}` : `${wrong} wrong`,
  remark:
    'It puts zeros in front, so that all lines of a board have equally many numbers. An empty line has nothing but these zeros, and on an empty board it has no number at all.',
};

type Visits = { readonly perCell: readonly number[] };

export const clueTime: Claim<{ readonly perCell: number }, Visits> = {
  id: '004-clue-time',
  proof:
    'The loop over the rows looks at each cell once, and so does the one over the columns, which have been turned into rows. That is 2nm looks.',
  place: 'How to avoid non-unique puzzles',
  title: 'Board generation and clue calculation have time complexity O(nm)',
  quote: 'Both have time complexity $\\mathcal{O}(nm)$',
  published: { perCell: 2 },
  read: () => ({
    ours: {
      perCell: [4, 16, 64, 256].map((side) => {
        const rows = Array.from({ length: side }, (_, row) =>
          (row % 2 === 0 ? '10' : '01').repeat(side / 2),
        );
        const visits = calcRowHints(rows).visits * 2; // the columns are the rows of the transposed image
        return visits / (side * side);
      }),
    },
  }),
  agrees: ({ perCell }, published) => perCell.every((visits) => visits === published.perCell),
  ground: { kind: 'proof' },
  reading: 'Counted in cells looked at: twice each, once for its row and once for its column.',
  home: 'papers/nonograms-blog/#its-code-as-printed',
  what: 'clue calculation takes time O(nm)',
  says: 'O(nm)',
  finds: ({ perCell }) => `${perCell.join(', ')} looks at each cell, on boards of 4 to 256 rows`,
  remark: 'each cell is looked at once for its row and once for its column',
};

/** What the printed code makes of a picture with an empty row, for the prose. */
export const emptyRowHints = (): string =>
  calcRowHints(bits(['#.#', '...']))
    .hints.map((hint) => `[${hint.join(', ')}]`)
    .join(' and ');
