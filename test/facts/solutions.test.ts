/** What the chapter on solutions says of the patterns of 004, held against brute force. */
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../src/engine/board/cell.ts';
import type { Grid } from '../../src/engine/board/cell.ts';
import { imageFromIndex, imageFromText } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import type { Puzzle } from '../../src/engine/board/puzzle.ts';
import { allPieces } from '../../src/engine/pieces.ts';
import { clueSets } from '../../src/claims/004/clueSets.ts';
import { shareColumn } from '../../src/claims/004/groups.ts';
import { measurements } from '../../src/claims/measurement.ts';
import { verdictOf } from '../../src/claims/verdict.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { framed } from '../../src/engine/solutions/framed.ts';
import { componentCells, switchingComponents } from '../../src/engine/sweep/switchingComponents.ts';
import { guessNumbers } from '../../src/experiments/guessOrder.ts';
import { countsAt } from '../../src/experiments/mending.ts';
import {
  cardinality,
  impossibleByInference,
  parity,
} from '../../src/claims/004/patternQuestions.ts';
import { printedPatterns } from '../../src/claims/004/printedPatterns.ts';
import { combinedSolutions } from '../../src/facts/everySolution.ts';
import { clueSetFacts, guessFacts, rooks } from '../../src/facts/clueSets.ts';
import { combined, framedCell, inLambda, reachRows, small } from '../../src/facts/solutions.ts';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { methods, runMethods } from '../../src/methods/methods.ts';
import { stored } from '../../src/stored/fromFile.ts';
import { proseOf } from './proseOf.ts';

/** Solutions by going through all pictures of a size. */
function bruteForce(puzzle: Puzzle): number {
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  const code = encodePuzzle(puzzle);
  let count = 0;
  for (let image = 0; image < 2 ** (height * width); image++)
    if (encodePuzzle(puzzleOf(imageFromIndex(height, width, image))) === code) count++;
  return count;
}

const one = [1];

describe('the two small patterns', () => {
  test('close and far: with empty lines between and without any', () => {
    expect(small.square).toEqual({
      as: bruteForce({ rows: [one, one], columns: [one, one] }),
      opened: bruteForce({ rows: [one, [], one], columns: [one, [], one] }),
      closed: 2,
    });
    expect(small.far.as).toBe(bruteForce(printedPatterns.far.puzzle));
    expect(small.far.closed).toBe(bruteForce({ rows: [[1, 1], one], columns: [one, one, one] }));
    // what the prose draws from it
    expect(small.square.opened).toBe(small.square.as);
    expect(small.far.closed).toBe(1);
  });

  test('are told apart neither by the number of solutions nor by parity', () => {
    expect(cardinality.read(stored).ours.map(({ solutions }) => solutions)).toEqual([2, 2, 3]);
    expect(parity.read(stored).ours).toEqual({ odd: 0, pairs: 1 + 3 + (45 * 44) / 2 });
  });

  test('the second one is a triangle of the first', () => {
    expect(small.three).toEqual({ solutions: 3, pairs: 3, components: 3 });
  });
});

describe('Figure A', () => {
  test('has no cell that all solutions share, and a solution that no switch leads to', () => {
    expect(combinedSolutions.shared?.cells.every((cell) => cell === UNKNOWN)).toBe(true);
    expect(combinedSolutions.islands.map(({ length }) => length)).toEqual([
      combined.largest,
      combined.all - combined.largest,
    ]);
    expect(combined.all - combined.largest).toBe(1);
  });

  test('has cells in two components, by hand', () => {
    expect(combined.inSeveral).toEqual(['row 2, column 2', 'row 4, column 6']);
  });
});

const row = (name: string): readonly string[] =>
  reachRows.find(([first]) => first === name)!.slice(1);

test('no method misses a cell of the patterns that can be known', () => {
  expect(reachRows.map(([name]) => name)).toEqual(methods.map(({ name }) => name));
  const known = impossibleByInference.read(stored).ours.known;
  const puzzles = [printedPatterns.square, printedPatterns.far, printedPatterns.combined];
  for (const [at, { puzzle }] of puzzles.entries()) {
    const ends = allPieces(runMethods(puzzle));
    for (const { id } of methods)
      expect([id, ends[id]!.grid.cells.filter((cell) => cell !== UNKNOWN).length]).toEqual([
        id,
        known[at]![0],
      ]);
  }
  expect(row('Sweeps')).toEqual(['0 of 4', '4 of 10', '0 of 30']);
  expect(row('A single probe')).toEqual(['two solutions', '4 of 10', '0 of 30']);
  expect(row('Number of solutions')).toEqual(['2 solutions', '3 solutions', '45 solutions']);
});

test('on squares of up to 5 x 5 the clues that all say 1 have the most solutions, on 6 x 6 not', () => {
  for (const side of [2, 3, 4, 5])
    expect([
      side,
      clueSetFacts(`${side}x${side}`).most,
      clueSetFacts(`${side}x${side}`).withMost,
    ]).toEqual([side, rooks(side), 1]);
  expect(clueSetFacts('6x6').most).toBeGreaterThan(rooks(6));
});

test('a single cell in the pattern, and the pattern in a picture', () => {
  const frame = { rows: [one, one, one], columns: [one, one, one] };
  expect(framedCell).toBe(bruteForce(frame));
  expect(inLambda).toEqual({ places: 99, kept: 22, multiplied: 22, inside: 9, mostOthers: 6 });
});

const page = ['solutions', 'inference', 'hunt'].map(proseOf).join(' ');
const figureA = imageFromText(printedPatterns.combined.pictures['Figure A']);
const componentsOf = (image: Grid): readonly string[] =>
  switchingComponents(image).map((one) => [...componentCells(one, image.width)].join());

/** For any two components of Figure A with a common cell: whether the one is none any more when the other is switched. */
const spoiltComponents = (): readonly boolean[] => {
  const all = componentsOf(figureA);
  return all.flatMap((one) =>
    all
      .filter(
        (other) => other !== one && other.split(',').some((cell) => one.split(',').includes(cell)),
      )
      .map((other) => {
        const cells = figureA.cells.slice();
        for (const cell of one.split(',').map(Number)) cells[cell]! ^= 1;
        return !componentsOf({ ...figureA, cells }).includes(other);
      }),
  );
};

/** Puzzles of up to 3x3 in the pattern: whether the number is doubled exactly when no run gets into the ring. */
const exactlyDoubled = (): readonly boolean[] =>
  [1, 2, 3].flatMap((height) =>
    [1, 2, 3].flatMap((width) =>
      Array.from({ length: 2 ** (height * width) }, (_, index) => {
        const puzzle = puzzleOf(imageFromIndex(height, width, index));
        const around = solve(framed(puzzle), { most: 1000 }).solutions;
        const cornersOnly = around.every(({ cells, width: wide, height: high }) => {
          const at = (row: number, column: number): number => cells[row * wide + column]!;
          return at(0, 0) + at(0, wide - 1) === 1 && at(high - 1, 0) + at(high - 1, wide - 1) === 1;
        });
        return (
          (around.length === 2 * solve(puzzle, { most: 1000 }).solutions.length) === cornersOnly
        );
      }),
    ),
  );

const sizes = Object.values(stored.tally('guesses 25-cells'));
const mended = (size: '8x8' | '10x10', percentage: number): readonly number[] => {
  const { spec } = measurements[`mending ${size}`];
  const at = spec.percentages.indexOf(percentage);
  const tally = stored.tally(`mending ${size}`);
  return Array.from(countsAt(tally, 'unique', at), (count) => count / spec.boards);
};

/** The words of the page, the cases that they are about, and whether each is as they say. */
const said: readonly (readonly [words: string, cases: () => readonly boolean[]])[] = [
  ['When one of two such components is switched, the other is none any more.', spoiltComponents],
  [
    'Every number of its table is right.',
    () =>
      [verdictOf(clueSets, stored), verdictOf(shareColumn, stored)].map(
        ({ kind }) => kind === 'agrees',
      ),
  ],
  [
    'No clue set there has more than two solutions',
    () => ['2x2', '2x3'].map((size) => clueSetFacts(size).most === 2),
  ],
  [
    'That holds for all sizes of up to 25 cells.',
    () => sizes.map((counts) => guessNumbers(counts).left.repeated === 0),
  ],
  [
    'No picture of up to 25 cells with one solution needs more than {inWords(guessFacts.most)}.',
    () => [guessFacts.most === 2, ...sizes.map((one) => guessNumbers(one).byGuesses.length <= 3)],
  ],
  ['the number is doubled when no run can get out, and only then.', exactlyDoubled],
  [
    'Where less than half of the cells are filled, larger pictures need more.',
    () =>
      [20, 30, 40].flatMap((percentage) =>
        [1, 2, 3, 4].map(
          (changes) =>
            mended('10x10', percentage)
              .slice(changes)
              .reduce((a, b) => a + b, 0) >=
            mended('8x8', percentage)
              .slice(changes)
              .reduce((a, b) => a + b, 0),
        ),
      ),
  ],
];

describe('every, each, all and none on the page of the chapter on solutions', () => {
  test.each(said)('%s', (words, cases) => {
    expect(page).toContain(words);
    const all = cases();
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((holds) => !holds)).toEqual([]);
  });
});
