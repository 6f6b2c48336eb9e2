/**
 * What the first six chapters say of every, each or none of something is counted here: the exceptions among all cases, or among
 * all of a size where the sentence is about any. A new sentence with such a word needs its count in this list, or stands
 * in namingWords.json, among those that name what is shown, tell what to do, or are reasoned where they stand. What the
 * table of 6x6 says of every printed number is counted in census.test.ts, and what the page of a puzzle says of every
 * method in test/methods/methods.test.ts.
 */
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../src/engine/board/cell.ts';
import { imageFromIndex, lineOf } from '../../src/engine/board/image.ts';
import type { Puzzle } from '../../src/engine/board/puzzle.ts';
import { puzzleOf, startGrid } from '../../src/engine/board/puzzle.ts';
import { fourClass, solveFour } from '../../src/engine/intersect/fourSolver.ts';
import { outcomeOf, situations } from '../../src/engine/intersect/lookupTable.ts';
import { fits } from '../../src/engine/line/fits.ts';
import { settle } from '../../src/engine/line/settle.ts';
import { densePicture, figure2Picture } from '../../src/engine/make/stripPicture.ts';
import { probeAll } from '../../src/engine/probe/probe.ts';
import { repeatedProbing } from '../../src/engine/probe/probeRepeated.ts';
import { probeSet } from '../../src/engine/probe/probeSets.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { hSweep, vSweep } from '../../src/engine/sweep/sweep.ts';
import { solveTwoSat } from '../../src/engine/twosat/twoSatSolver.ts';
import { configurations } from '../../src/kit/relations/configurations.ts';
import { hardKindList, pairsWithoutSix } from '../../src/facts/hardKinds.ts';
import { descriptionsAtSight } from '../../src/facts/lines.ts';
import { pairFacts, story } from '../../src/facts/probing.ts';
import { censuses } from '../../src/facts/sequences.ts';
import { storedCount5 } from '../../src/facts/sweeps.ts';
import { galleryDescriptions, galleryPuzzle } from '../../src/puzzles/gallery.ts';
import { decodePuzzle } from '../../src/formats/puzzleCode.ts';
import { storedRun } from '../../src/stored/fromFile.ts';
import { proseOf } from './proseOf.ts';
import naming from './namingWords.json' with { type: 'json' };

/** The puzzles of all pictures of three by four. */
const all = (): readonly Puzzle[] =>
  Array.from({ length: 2 ** 12 }, (_, image) => puzzleOf(imageFromIndex(3, 4, image)));

const blank = (length: number): Uint8Array => new Uint8Array(length).fill(UNKNOWN);
const atSight = ({ rows, columns }: Puzzle): boolean =>
  rows.every((description) => !settle(blank(columns.length), description)?.includes(UNKNOWN));

/** The boards after each sweep, the start among them. */
function boards(puzzle: Puzzle, first: 'H' | 'V', sweeps: number): readonly Grid[] {
  const found = [startGrid(puzzle)];
  for (let at = 0; at < sweeps; at++) {
    const sweep = (at % 2 === 0) === (first === 'H') ? hSweep : vSweep;
    found.push(sweep(found.at(-1)!, puzzle).grid);
  }
  return found;
}

const unknownIn = (line: Uint8Array): number => line.filter((cell) => cell === UNKNOWN).length;

/**
 * For each column in the middle of a strip of two rows: whether one of its two cells is filled, and not the one that is
 * filled in the column before. Strips begin at rows 0 and 3 of each block of eight; at both ends are 7 columns.
 */
function middlesOfStrips({ height, width, cells }: Grid): readonly boolean[] {
  const strips = Array.from({ length: height - 1 }, (_, row) => row).filter((row) =>
    [0, 3].includes(row % 8),
  );
  const upper = (row: number, column: number): number | undefined => cells[row * width + column];
  return strips.flatMap((row) =>
    Array.from({ length: width - 14 }, (_, at) => at + 7).map(
      (column) =>
        upper(row, column) !== upper(row + 1, column) &&
        (column === 7 || upper(row, column) !== upper(row, column - 1)),
    ),
  );
}

/** Whether two more dense strips take twice 2n − 6 sweeps. */
function addsSweeps(height: number, width: number): boolean {
  const [fewer = 0, more = 0] = [height, height + 6].map(
    (rows) => solveSimple(puzzleOf(densePicture(rows, width))).sweeps,
  );
  return more - fewer === 2 * (2 * width - 6);
}

/** For each third row of dense strips: whether it is empty but for its ends of 5 and 4 cells. */
const thirdRows = ({ height, width, cells }: Grid): readonly boolean[] =>
  Array.from({ length: Math.floor((height - 2) / 3) }, (_, at) => at * 3 + 2).map((row) =>
    cells.subarray(row * width + 5, (row + 1) * width - 4).every((cell) => cell === 0),
  );

/** Whether after each sweep no line of its direction lacks one cell, and the last one of a simple puzzle fixes two. */
function lacksTwo(puzzle: Puzzle): boolean {
  const after = boards(puzzle, 'H', 10);
  const gains = after
    .slice(1)
    .map((grid, at) => unknownIn(after[at]!.cells) - unknownIn(grid.cells));
  const last = gains.findLastIndex((gain) => gain > 0);
  const whole = after.slice(1).every((grid, at) => {
    const direction = at % 2 === 0 ? 'H' : 'V';
    const count = direction === 'H' ? grid.height : grid.width;
    return Array.from({ length: count }, (_, k) => unknownIn(lineOf(grid, direction, k))).every(
      (unknown) => unknown !== 1,
    );
  });
  const isSimple = unknownIn(after.at(-1)!.cells) === 0;
  return whole && (!isSimple || last <= 0 || gains[last]! >= 2);
}

/** Whether one sweep later, begun the other way, everything is known that was known. */
function knowsWhat(puzzle: Puzzle): boolean {
  return (['H', 'V'] as const).every((first) => {
    const mine = boards(puzzle, first, 8);
    const other = boards(puzzle, first === 'H' ? 'V' : 'H', 7);
    return other.every(({ cells }, at) =>
      cells.every((cell, k) => cell === UNKNOWN || mine[at + 1]!.cells[k] === cell),
    );
  });
}

/** Whether each unknown cell of a standstill has both values in fits of its row. */
function isOpen(puzzle: Puzzle): boolean {
  const { grid } = solveSimple(puzzle);
  return puzzle.rows.every((description, row) => {
    const line = lineOf(grid, 'H', row);
    const seen = line.map(() => 0);
    for (const fit of fits(line, description)) fit.forEach((cell, at) => (seen[at]! |= 1 << cell));
    return line.every((cell, at) => cell !== UNKNOWN || seen[at] === 3);
  });
}

/** What a table says of a picture, and of its two reflections. */
function sameMirrored(image: number): boolean {
  const { cells } = imageFromIndex(3, 4, image);
  const told = (turn: (row: number, column: number) => number): string => {
    const turned = Uint8Array.from(cells, (_, at) => cells[turn(Math.floor(at / 4), at % 4)]!);
    const result = solveFour(puzzleOf({ height: 3, width: 4, cells: turned }));
    return `${fourClass(result) ?? ''} ${result.sweeps}`;
  };
  const own = told((row, column) => 4 * row + column);
  return (
    own === told((row, column) => 4 * (2 - row) + column) &&
    own === told((row, column) => 4 * row + 3 - column)
  );
}

/** Cells of category 15: whether each of their values belongs to exactly one solution. */
const fifteens = (): readonly boolean[] =>
  all().flatMap((puzzle) =>
    probeAll(puzzle).cells.flatMap(({ row, column, category }) => {
      if (category !== 15) return [];
      return [0, 1].map((value) => {
        const clues = new Uint8Array(12).fill(UNKNOWN);
        clues[4 * row + column] = value;
        return solve({ ...puzzle, clues }, { most: 100 }).solutions.length === 1;
      });
    }),
  );

/** Whether some pair that a kind is hard for has fewer than four rows or fewer than four columns. */
const isSmall = ({ pairs }: { readonly pairs: readonly string[] }): boolean =>
  pairs.some((pair) => Math.min(...pair.split(',').map(Number)) < 4);

const isTogether = (relation: number): boolean => relation === 5 || relation === 6;

/** Small puzzles of at most four cells, by their pictures: those of two by two last. */
const smallStandstills = (): readonly boolean[] =>
  [
    [1, 1],
    [1, 2],
    [2, 1],
    [1, 3],
    [3, 1],
    [1, 4],
    [4, 1],
    [2, 2],
  ].flatMap(([height = 1, width = 1]) =>
    Array.from({ length: 2 ** (height * width) }, (_, image) => {
      const puzzle = puzzleOf(imageFromIndex(height, width, image));
      const ones = [...puzzle.rows, ...puzzle.columns].every((line) => line.join() === '1');
      return (
        (solveSimple(puzzle).status === 'standstill') === (height === 2 && width === 2 && ones)
      );
    }),
  );

/** The page, its words, the cases that they are about, and whether each is as they say. */
const counted: readonly (readonly [
  page: keyof typeof naming | 'answer',
  words: string,
  cases: () => readonly boolean[],
])[] = [
  [
    'sweeps',
    'So each count is the sum of the two before it.',
    () =>
      Array.from({ length: 10 }, (_, at) => at + 3).map(
        (length) =>
          descriptionsAtSight(length) - 1 ===
          descriptionsAtSight(length - 1) - 1 + (descriptionsAtSight(length - 2) - 1),
      ),
  ],
  [
    'sweeps',
    'reading each row once finds a whole picture exactly when every row is solved at sight.',
    () =>
      all().map(
        (puzzle) => (unknownIn(boards(puzzle, 'H', 1)[1]!.cells) === 0) === atSight(puzzle),
      ),
  ],
  [
    'sweeps',
    'This is the slowest five-by-five there is:',
    () => {
      const { simple } = storedCount5();
      const greatest = solveSimple(galleryDescriptions('hardest-5x5')).sweeps;
      return [...simple].flatMap((images, sweeps) => (images > 0 ? [sweeps <= greatest] : []));
    },
  ],
  ['sweeps', 'The smallest standstill is two by two, with a 1 beside each line.', smallStandstills],
  [
    'sweeps',
    'From there on each sweep knows at least what the sweep of the other order knew one sweep earlier, so the two numbers differ by one at most.',
    () => all().map(knowsWhat),
  ],
  [
    'sweeps',
    'One sweep is enough exactly when every row is solved at sight',
    () => all().map((puzzle) => (solveSimple(puzzle).sweeps === 1) === atSight(puzzle)),
  ],
  [
    'sweeps',
    'So after any sweep, every unfinished line of that direction lacks two cells or more, and the last sweep fixes at least two.',
    () => all().map(lacksTwo),
  ],
  [
    'sweeps',
    'In each of its middle columns one of the two cells is filled, now the upper, now the lower.',
    () => [18, 26, 34].flatMap((side) => middlesOfStrips(figure2Picture(side, side))),
  ],
  [
    'sweeps',
    'Each strip but the first and the last then takes $2n-6$ sweeps',
    () => [17, 19, 25].flatMap((width) => [20, 26, 32].map((height) => addsSweeps(height, width))),
  ],
  [
    'sweeps',
    'every third row keeps them apart',
    () => [17, 31].flatMap((width) => thirdRows(densePicture(26, width))),
  ],
  [
    'two-rows-two-columns',
    'For each unknown cell, its row has a <Word id="fit">fit</Word> in which the cell is filled and another in which it is empty, and so has its column.',
    () => all().map(isOpen),
  ],
  [
    'two-rows-two-columns',
    'None of it fixes a cell by itself, and together it fixes {inWords(small.fixed)}.',
    () => {
      const { grid } = solveSimple(galleryDescriptions('smallest-four'));
      return [...grid.cells].map((cell) => cell === UNKNOWN);
    },
  ],
  [
    'two-rows-two-columns',
    'in each of them at least {facts.leastForbidden} of the 16 configurations are forbidden',
    () =>
      situations()
        .filter((one) => outcomeOf(one).fixed > 0)
        .map(
          (one) =>
            configurations(one).filter(({ forbiddenBy }) => forbiddenBy.length > 0).length >= 12,
        ),
  ],
  [
    'two-rows-two-columns',
    'every line must say “same” or “different”, and “different” must occur an odd number of times:',
    () =>
      situations().map((one) => {
        const odd = one.filter((relation) => relation === 5).length % 2 === 1;
        return outcomeOf(one).impossible === (one.every(isTogether) && odd);
      }),
  ],
  ['answer', 'such kinds, and none needs four and four.', () => hardKindList.map(isSmall)],
  [
    'two-rows-two-columns',
    'So <Word id="repeated">repeated probing</Word> knows every cell that chains know.',
    () =>
      all().map((puzzle) => {
        const probed = repeatedProbing(puzzle).grid.cells;
        return solveTwoSat(puzzle).grid.cells.every(
          (cell, at) => cell === UNKNOWN || probed[at] === cell,
        );
      }),
  ],
  [
    'all-small-nonograms',
    'A reflection changes nothing that the table counts',
    () => Array.from({ length: 2 ** 12 }, (_, image) => sameMirrored(image)),
  ],
  [
    'all-small-nonograms',
    'No puzzle of this size has to be tried as a whole, and none needs four rows and four columns.',
    () => hardKindList.map(isSmall),
  ],
  [
    'all-small-nonograms',
    'No picture is hard for',
    () =>
      Object.keys(storedRun('pq-hardness 6x6').tally.kinds).map((kind) =>
        kind.split(' ').every((pair) => !pairsWithoutSix.includes(`(${pair})`)),
      ),
  ],
  [
    'probing',
    'Here every one of the {inWords(told.unknown)} cells would have done.',
    () => {
      const { sequence } = probeAll(decodePuzzle(galleryPuzzle('unique-ten').code));
      return [...sequence.map(() => true), story().deciding === story().unknown];
    },
  ],
  [
    'probing',
    'In <Category n={15} /> each value leads to exactly one solution, so there are two.',
    fifteens,
  ],
  [
    'probing',
    'each of the four assignments leads to one.',
    () => {
      const { puzzle, cells } = pairFacts();
      const { grid } = solveSimple(puzzle);
      const places = cells.map(([row, column]) => (row - 1) * grid.width + column - 1);
      return probeSet(puzzle, grid, places).futures.map(({ status }) => status === 'solved');
    },
  ],
  [
    'answer',
    'No cell of four by four or five by five is so silent that neither value leads anywhere',
    () =>
      [4, 5].flatMap((side) =>
        censuses[side as 4 | 5].rows.map(({ sequence }) => !sequence.includes('0')),
      ),
  ],
];

describe('every, each and none on the pages of the first six chapters', () => {
  test.each(counted)('%s: %s', (chapter, words, cases) => {
    expect(proseOf(chapter)).toContain(words);
    const found = cases();
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((holds) => !holds)).toEqual([]);
  });

  test.each(Object.entries(naming))('%s has a count each, but where it names', (chapter, named) => {
    const page = proseOf(chapter);
    const prose = page
      .slice(page.search(/<(?:Figure|HeroBar)/))
      .replaceAll(
        /<(FactTable|Figure|SetFutures|Pictures|SequenceTable|ContradictionChain|Configurations|CategoryTable)\b.*?>/g,
        '',
      )
      .replaceAll(/\{[^{}]*'none'[^{}]*\}/g, '');
    const known = [...counted.map(([, words]) => words), ...named];
    const sentences = prose
      .split(/(?<=[.:?]) /)
      .filter((sentence) => /\b(every|each|none)\b/i.test(sentence));
    expect(sentences.length).toBeGreaterThan(5);
    expect(
      sentences.filter((sentence) => !known.some((words) => sentence.includes(words))),
    ).toEqual([]);
    for (const words of named) expect(page).toContain(words); // nothing is listed that is gone
  });
});
