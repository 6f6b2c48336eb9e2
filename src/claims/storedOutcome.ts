/** What we find for published numbers whose recomputation is long, as it is stored: read with care. */
import { decodePuzzle } from '../formats/puzzleCode.ts';
import {
  checkSum,
  countIn,
  listIn,
  recordIn,
  sumOf,
  textIn,
  wordIn,
} from '../notebook/plain/storedTally.ts';
import type { StoredOutcome } from './measurement.ts';
import { checkHead } from './storedFile.ts';
import type { StoredFile } from '../notebook/plain/storedFile.ts';

/** Of this way to store what a claim finds. */
export const outcomeVersion = 1;

/** What a claim finds, and how it was found. */
export type Outcome = {
  readonly ours: unknown;
  readonly command: string; // that finds it again
  readonly version: number; // of this way to store it
  readonly date: string; // of the day it was found, YYYY-MM-DD
};

/** The file of a stored outcome. */
export const outcomeFile = (id: StoredOutcome): StoredFile<Outcome> => {
  const command = `npm run -s results -- ${id}`;
  return {
    name: id,
    command,
    read(fields) {
      checkHead(fields, 'figure', outcomeVersion, { id });
      checks[id](fields['tally']);
      const date = textIn('date', fields['date'], /^\d{4}-\d\d-\d\d$/);
      return { ours: fields['tally'], command, version: outcomeVersion, date };
    },
  };
};

/** Fields of an outcome; a check takes what it knows, and refuses what cannot be. */
type Check = (ours: unknown) => void;

/** Counts of these names and no others. */
function countsIn<const Name extends string>(
  ours: unknown,
  names: readonly Name[],
): Readonly<Record<Name, number>> {
  const fields = recordIn('tally', ours, names);
  const counts = names.map((name) => [name, countIn(name, fields[name])] as const);
  return Object.fromEntries(counts) as Record<Name, number>;
}

const numbersIn = (name: string, value: unknown, length?: number): readonly number[] =>
  listIn(name, value, length).map((count) => countIn(name, count));

/** A picture as rows of `#` and `.`. */
function pictureIn(value: unknown, height: number, width: number): void {
  for (const row of listIn('picture', value, height))
    checkSum('cells of a row', textIn('row', row, /^[#.]*$/).length, width);
}

/** Images in classes of at most eight. */
function groupIn(name: string, value: unknown): void {
  const fields = recordIn(name, value, ['images', 'classes']);
  const classes = countIn('classes', fields['classes']);
  countIn('images', fields['images'], 8 * classes);
}

/** Boards that are not simple: what FourSolver does with them, and how many solutions those have where it stops. */
function notSimpleIn(side: 10 | 30): (ours: unknown) => void {
  return (ours) => {
    const counts = ['from', 'to', 'boards', 'four', 'severalSolutions', 'unique'] as const;
    const fields = recordIn('tally', ours, [...counts, 'example', 'beyond']);
    const [, , boards = 0, ...classes] = counts.map((name) => countIn(name, fields[name]));
    checkSum('boards that are not simple', sumOf(classes), boards);
    for (const name of ['example', 'beyond'] as const)
      if (fields[name] !== null) pictureIn(fields[name], side, side);
  };
}

/** All pictures of a size by their pairs of cells. */
function pairsIn(name: string, value: unknown, images: number): void {
  const lists = ['classes', 'categories', 'sequences', 'pure'];
  const fields = recordIn(name, value, ['simple', 'left', 'futures', 'mixed', ...lists]);
  const rows = listIn('classes', fields['classes'], 3).map((row) => numbersIn('row', row, 5));
  checkSum(
    'images of all classes',
    countIn('simple', fields['simple']) + sumOf(rows.flat()),
    images,
  );
  const left = countsIn(fields['left'], ['images', 'sequences']);
  countIn('left', left.images, rows[2]?.[4] ?? 0);
  const futures = recordIn('futures', fields['futures'], ['cells', 'pairs']);
  numbersIn('futures of cells', futures['cells'], 4);
  const ends = numbersIn('futures of pairs', futures['pairs'], 4);
  const pairs = listIn('categories', fields['categories']).map((one) => {
    const [category, count = 0] = numbersIn('category', one, 2);
    countIn('category', category, 255);
    return count;
  });
  checkSum('futures of all pairs', sumOf(ends), 4 * sumOf(pairs));
  const sequences = numbersIn('sequences', fields['sequences'], 5);
  for (const [at, one] of listIn('pure', fields['pure'], 5).entries())
    countIn('pure', countsIn(one, ['sequences', 'images']).sequences, sequences[at] ?? 0);
  countIn('mixed', fields['mixed'], sumOf(sequences));
}

const checks: Readonly<Record<StoredOutcome, Check>> = {
  '000-figure-5-symmetry'(ours) {
    const fields = recordIn('tally', ours, ['counts', 'classes', 'unique', 'images']);
    for (const count of numbersIn('counts', fields['counts'], 4 * 38)) countIn('counts', count, 3);
    for (const name of ['classes', 'unique'])
      for (const count of numbersIn(name, fields[name], 4)) countIn(name, count, 7);
    countIn('images', fields['images']);
  },
  '000-section-5-non-uniqueness'(ours) {
    const sizes = recordIn('tally', ours, ['four', 'five']);
    for (const [name, side] of [
      ['four', 4],
      ['five', 5],
    ] as const) {
      const size = recordIn(name, sizes[name], ['images', 'kinds']);
      const kinds = listIn('kinds', size['kinds']).map((kind) => {
        const one = recordIn('kind', kind, ['fewer', 'more', 'images', 'cells', 'example']);
        countIn('fewer', one['fewer'], countIn('more', one['more'], side));
        for (const cells of numbersIn('cells', one['cells'], 2)) countIn('cells', cells, side ** 2);
        for (const image of numbersIn('example', one['example'], 2))
          countIn('example', image, 2 ** (side * side) - 1);
        return countIn('images of a kind', one['images']);
      });
      checkSum('images of all kinds', sumOf(kinds), countIn('images', size['images']));
    }
  },
  '000-section-3.1-least-settles-5x5'(ours) {
    const fields = recordIn('tally', ours, ['simple', 'fixing', 'all', 'fewest', 'saved', 'grid']);
    const simple = countIn('simple', fields['simple'], 2 ** 25);
    for (const name of ['fewest', 'saved'])
      checkSum(`images by ${name}`, sumOf(numbersIn(name, fields[name])), simple);
    countIn('fixing', fields['fixing'], countIn('all', fields['all']));
    pictureIn(fields['grid'], 5, 5);
  },
  '000-section-4.1-224751'(ours) {
    const names = ['images', 'difficulty1', 'byDifficulty', 'firstFound'];
    const fields = recordIn('tally', ours, names);
    const byDifficulty = numbersIn('byDifficulty', fields['byDifficulty']);
    const images = countIn('images', fields['images']);
    checkSum('images of all difficulties', sumOf(byDifficulty), images);
    checkSum(
      'images of difficulty 1',
      byDifficulty[1] ?? 0,
      countIn('difficulty1', fields['difficulty1']),
    );
    countIn('firstFound', fields['firstFound'], images);
  },
  '000-section-4.1-224751-orders'(ours) {
    countsIn(ours, ['corners', 'rows', 'columns', 'most']);
  },
  '000-figure-3-14-sweeps'(ours) {
    countsIn(ours, ['sweeps', 'intersections', 'images']);
  },
  '000-figure-3-higher'(ours) {
    const fields = recordIn('tally', ours, ['difficulty', 'images', 'higher', 'grid']);
    countIn('difficulty', fields['difficulty']);
    countIn('images', fields['images'], countIn('higher', fields['higher']));
    pictureIn(fields['grid'], 5, 5);
  },
  '000-figure-3-lost-pictures'(ours) {
    const groups = ['onlyHalfTurn', 'halfTurnAndDiagonals', 'oneMirror', 'blank'];
    const fields = recordIn('tally', ours, ['some', 'none', ...groups]);
    for (const name of ['some', 'none']) countIn(name, fields[name]);
    for (const name of groups) groupIn(name, fields[name]);
  },
  '001-section-5-set-probing'(ours) {
    const fields = recordIn('tally', ours, ['left', 'ways', 'kinds']);
    const ways = listIn('ways', fields['ways']).map((way) => {
      const [name, images, beyond] = listIn('way', way, 3);
      textIn('way', name);
      countIn('beyond FourSolver', beyond, countIn('images', images));
      return countIn('images', images);
    });
    checkSum(
      'images that no single probe decides',
      sumOf(ways.slice(1)),
      countIn('left', fields['left']),
    );
    const kinds = listIn('kinds', fields['kinds']).map((kind) => {
      const one = recordIn('kind', kind, ['kind', 'images', 'groups', 'example']);
      textIn('kind', one['kind'], /^[a-z]+( \d,\d)+$/);
      pictureIn(one['example'], 5, 5);
      countIn('groups', one['groups'], countIn('images', one['images']));
      return countIn('images', one['images']);
    });
    checkSum('images of all kinds', sumOf(kinds), sumOf(ways));
  },
  '001-section-5-further-classification'(ours) {
    const sizes = recordIn('tally', ours, ['four', 'five']);
    for (const [name, side] of [
      ['four', 4],
      ['five', 5],
    ] as const)
      pairsIn(name, sizes[name], 2 ** (side * side));
  },
  '001-section-5-larger-boards'(ours) {
    const fields = recordIn('tally', ours, ['samples', 'dominoes', 'triple']);
    const solved = ['simple', 'four', 'once', 'repeated', 'agreement', 'pairs', 'triples'];
    for (const sample of listIn('samples', fields['samples'])) {
      const one = recordIn('sample', sample);
      const count = (name: string): number => countIn(name, one[name]);
      const parts = count('several') + count('unique');
      checkSum('boards of a sample', parts, count('boards'));
      for (const name of solved) countIn(name, one[name], count('unique'));
    }
    for (const domino of listIn('dominoes', fields['dominoes'])) {
      const one = recordIn('domino', domino);
      const { rows } = decodePuzzle(textIn('code', one['code']));
      checkSum('rows of a domino puzzle', rows.length, countIn('side', one['side']));
    }
    decodePuzzle(textIn('code', recordIn('triple', fields['triple'])['code']));
  },
  '000-section-4.1-nothing-fixed'(ours) {
    const { row2, nothingFixed } = countsIn(ours, ['row2', 'nothingFixed']);
    countIn('nothingFixed', nothingFixed, row2);
  },
  '001-section-4.2-eight-puzzles'(ours) {
    const fields = recordIn('tally', ours, ['unique', 'others', 'otherImages']);
    for (const code of listIn('unique', fields['unique'])) decodePuzzle(textIn('code', code));
    countIn('others', fields['others'], countIn('otherImages', fields['otherImages']));
  },
  '001-section-3.5.1-four-fifteens-5x5'(ours) {
    const fields = recordIn('tally', ours, ['images', 'switching', 'example']);
    countIn('switching', fields['switching'], countIn('images', fields['images']));
    if (fields['example'] !== null) pictureIn(fields['example'], 5, 5);
  },
  '001-section-4.2-switching'(ours) {
    const { images, switching } = countsIn(ours, ['images', 'switching']);
    countIn('switching', switching, images);
  },
  '001-section-5-rest-solutions-5x5'(ours) {
    countsIn(ours, ['one', 'two', 'more']);
  },
  '001-section-3.5.3-four-only'(ours) {
    const names = ['lines', 'notFree', 'least', 'most', 'exchanges', 'unique', 'example'];
    const fields = recordIn('tally', ours, names);
    countIn('notFree', fields['notFree'], countIn('lines', fields['lines']));
    countsIn(fields['least'], ['one', 'two']);
    countIn('most', fields['most']);
    countIn('exchanges', fields['exchanges']);
    if (fields['unique'] !== null) listIn('unique', fields['unique'], 6);
    const example = recordIn('example', fields['example'], ['fours', 'cells', 'unique']);
    countIn('fours', example['fours'], countIn('cells', example['cells'], 36));
    wordIn('unique', example['unique'], [true, false]);
  },
  '001-section-3.5.3-first-levels'(ours) {
    const lists = ['classes', 'least', 'longest', 'categories'];
    const fields = recordIn('tally', ours, [
      'filled',
      'images',
      'uniqueRest',
      'greatest',
      ...lists,
    ]);
    const classes = numbersIn('classes', fields['classes'], 4);
    checkSum('images of all classes', sumOf(classes), countIn('images', fields['images']));
    countIn('uniqueRest', fields['uniqueRest'], classes[3]);
    const longest = numbersIn('longest', fields['longest'], 3);
    checkSum('greatest length', Math.max(...longest), countIn('greatest', fields['greatest']));
    numbersIn('least', fields['least'], 3);
    for (const one of listIn('categories', fields['categories'], 3))
      for (const category of listIn('categories', one)) countIn('category', category, 15);
  },
  '000-section-4.2-just-a-little'(ours) {
    const fields = recordIn('tally', ours, ['images', 'unknown', 'found', 'quarters']);
    const images = countIn('images', fields['images'], 2 ** 25);
    countIn('found', fields['found'], countIn('unknown', fields['unknown'], 25 * images));
    checkSum('images', sumOf(numbersIn('quarters', fields['quarters'], 4)), images);
  },
  '000-section-4.2-hardly-a-difference'(ours) {
    const { n, count, four, some } = countsIn(ours, ['n', 'count', 'four', 'some', 'none']);
    countIn('n', n, 2 ** 36);
    checkSum('where it fixes something', four + some, count);
  },
  '000-section-4.2-10x10-not-unique': notSimpleIn(10),
  '000-section-4.2-30x30-not-unique': notSimpleIn(30),
  '004-combinations-double'(ours) {
    const fields = recordIn('tally', ours, ['direct', 'apart']);
    for (const name of ['direct', 'apart'])
      for (const census of listIn(name, fields[name], 10)) {
        const names = ['height', 'width', 'puzzles', 'doubled', 'mostTimes', 'first'];
        const one = recordIn('census', census, names);
        const cells = countIn('height', one['height'], 4) * countIn('width', one['width'], 4);
        countIn('doubled', one['doubled'], countIn('puzzles', one['puzzles'], 2 ** cells));
        countIn('mostTimes', one['mostTimes']);
        if (one['first'] !== null) countIn('first', one['first'], 2 ** cells - 1);
      }
  },
  '004-pq-solvable'(ours) {
    const fields = recordIn('tally', ours, ['hard', 'solved', 'example']);
    countIn('solved', fields['solved'], countIn('hard', fields['hard']));
    if (fields['example'] !== null) pictureIn(fields['example'], 5, 5);
  },
  '004-easy-in-practice'(ours) {
    const { two, bySwitch, alone } = countsIn(ours, ['two', 'bySwitch', 'alone']);
    countIn('alone', alone, countIn('bySwitch', bySwitch, two));
  },
  '002-formula-5x5'(ours) {
    const fields = recordIn('tally', ours, ['pictures', 'simple', 'sweeps', 'squares']);
    const simple = countIn('simple', fields['simple'], countIn('pictures', fields['pictures']));
    countIn('sweeps', fields['sweeps'], 26 * simple);
    const squares = listIn('squares', fields['squares']).map((one) => numbersIn('sum', one, 2));
    checkSum('simple pictures', sumOf(squares.map(([, many = 0]) => many)), simple);
  },
  'web-minizinc-open'(ours) {
    for (const [name, status] of Object.entries(recordIn('tally', ours)))
      wordIn(name, status, ['none', 'one', 'several', 'open']);
  },
  'web-oeis-a385862'(ours) {
    for (const count of numbersIn('terms', ours)) countIn('pictures', count, 2 ** 25);
  },
  '002-15x15-113-overlap'(ours) {
    const { boards, solved, byRuns } = countsIn(ours, ['boards', 'solved', 'byRuns']);
    countIn('solved', solved, boards);
    countIn('byRuns', byRuns, boards);
  },
};
