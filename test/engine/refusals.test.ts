/** What the engine refuses, in its words, and the nearest thing that it takes. */
import { describe, expect, test } from 'vitest';
import { binomialCoefficient, binomialDistribution } from '../../src/engine/board/binomial.ts';
import { parseLine, unknownGrid } from '../../src/engine/board/cell.ts';
import { descriptionsOf, checkDescription } from '../../src/engine/board/description.ts';
import { checkGeneral, parseGeneral } from '../../src/engine/board/generalDescription.ts';
import { imageFromIndex, imageFromText, indexOfImage } from '../../src/engine/board/image.ts';
import { checkPuzzle, puzzleOf, requirePuzzle, startGrid } from '../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../src/engine/board/random.ts';
import { sampleExact, sampleIndependent } from '../../src/engine/board/sample.ts';
import { classTotal } from '../../src/engine/board/symmetryClasses.ts';
import { askCellInPieces } from '../../src/engine/inference/question.ts';
import { createPqCrossings } from '../../src/engine/intersect/pqCrossing.ts';
import { createPqRun } from '../../src/engine/intersect/pqRun.ts';
import { createLineChoices } from '../../src/engine/intersect/lineChoices.ts';
import { walkBlocks } from '../../src/engine/census/walk.ts';
import { fewestChanges } from '../../src/engine/make/fewestChanges.ts';
import { fewestGiven } from '../../src/engine/make/fewestGiven.ts';
import { createFastProbe } from '../../src/engine/probe/fastProbe.ts';
import { probe } from '../../src/engine/probe/probe.ts';
import { setProbing } from '../../src/engine/probe/probeSets.ts';
import { framedCensus } from '../../src/engine/solutions/framed.ts';
import { laid } from '../../src/engine/solutions/laid.ts';
import { createFastSimple } from '../../src/engine/sweep/fastSimple.ts';
import { allPieces } from '../../src/engine/pieces.ts';

/** 2 x 3, all empty; nothing is known of the second. */
const empty = { height: 2, width: 3, cells: new Uint8Array(6) };
const open = unknownGrid(2, 3);
const puzzle = puzzleOf(empty);
const random = boardRandom(1, 2, 3, 50, 0);
const bar = (height: number, width: number) => ({
  height,
  width,
  cells: new Uint8Array(height * width).fill(1),
});
const ask = (cell: number) => () =>
  allPieces(askCellInPieces(puzzle, { from: 'clues', cell, value: 0 }));

describe('refused, in these words', () => {
  const refusals: Readonly<Record<string, () => unknown>> = {
    'n must be an integer of 0 or more: -1': () => binomialCoefficient(-1, 0),
    'k must be an integer: 0.5': () => binomialCoefficient(3, 0.5),
    'cells must be a positive integer: 0': () => binomialDistribution(0),
    'probability must be from 0 to 1: 1.1': () => binomialDistribution(3, 1.1),
    'height must be a positive integer: 0': () => unknownGrid(0, 3),
    'width must be a positive integer: 0': () => unknownGrid(3, 0),
    'width must be a positive integer: 1.5': () => unknownGrid(3, 1.5),
    'not a cell at column 3: a': () => parseLine('01a'),
    'length must be 1 to 20: 0': () => descriptionsOf(0),
    'length must be 1 to 20: 21': () => descriptionsOf(21),
    'run must be a positive integer: 0': () => checkDescription([1, 0]),
    'description needs 4 cells, line has 3': () => checkDescription([1, 2], 3),
    'not a segment at column 4: 2': () => parseGeneral('0* 2'),
    'general description has no segment': () => checkGeneral([]),
    'symbol must be 0 or 1: 2': () => checkGeneral([{ symbol: 2 as 1, least: 1, most: 1 }]),
    'least must be a whole number of cells: -1': () =>
      checkGeneral([{ symbol: 1, least: -1, most: 1 }]),
    'least must be a whole number of cells: 0.5': () =>
      checkGeneral([{ symbol: 1, least: 0.5, most: 1 }]),
    'most must be a whole number of cells or Infinity: 1.5': () =>
      checkGeneral([{ symbol: 1, least: 1, most: 1.5 }]),
    'most is below least: 1 < 2': () => checkGeneral([{ symbol: 1, least: 2, most: 1 }]),
    'image number must be a whole number: 0.5': () => imageFromIndex(2, 3, 0.5),
    'image number must be below 2^6: 64': () => imageFromIndex(2, 3, 64),
    'image number must be below 2^6: -1': () => imageFromIndex(2, 3, -1),
    'row 2: not a cell at column 2: z': () => imageFromText(['#.', '#z']),
    'row 2 has 1 cells, row 1 has 2': () => imageFromText(['#.', '#']),
    'image has no cells': () => imageFromText(['']),
    'image has unknown cells': () => indexOfImage(open),
    'puzzle has no rows': () => requirePuzzle({ rows: [], columns: [[1]] }),
    'puzzle has no columns': () => requirePuzzle({ rows: [[1]], columns: [] }),
    'clues have 5 cells, puzzle has 6': () =>
      requirePuzzle({ ...puzzle, clues: new Uint8Array(5) }),
    'puzzle is 2 x 3, solver is for 3 x 2': () => createFastSimple(3, 2).setPuzzle(puzzle),
    'state is 3 x 2, puzzle is 2 x 3': () => startGrid(puzzle, unknownGrid(3, 2)),
    'cell 1 is given as 0, the state has 1': () =>
      startGrid({ ...puzzle, clues: empty.cells }, { ...open, cells: open.cells.with(1, 1) }),
    'filled must be a whole number from 0 to 6: 7': () => sampleExact(random, new Uint8Array(6), 7),
    'filled must be a whole number from 0 to 6: -1': () =>
      sampleExact(random, new Uint8Array(6), -1),
    'probability must be from 0 to 1: -0.1': () =>
      sampleIndependent(random, new Uint8Array(6), -0.1),
    'n must be an integer from 1 to 2^32: 0': () => random.below(0),
    'side must be a whole number from 1 to 15: 16': () => classTotal(16),
    'cell must be an integer from 0 to 5: -1': ask(-1),
    'cell must be an integer from 0 to 5: 6': ask(6),
    'cell must be an integer from 0 to 5: 0.5': ask(0.5),
    'p times q must be at most 30: 4 x 8': () => createPqCrossings(puzzleOf(bar(8, 8)), 4, 8),
    'p must be 2 to 2 and q 2 to 3: 3, 2': () => createPqRun(puzzle, 3, 2, open),
    'p must be 2 to 2 and q 2 to 3: 2, 4': () => createPqRun(puzzle, 2, 4, open),
    'p must be 2 to 2 and q 2 to 3: 2, 1': () => createPqRun(puzzle, 2, 1, open),
    'choose 1 to 3 lines: 4': () => createLineChoices(3, 4),
    'no such choice: -1': () => createLineChoices(3, 2).at(-1),
    'image has more than 32 rows or columns': () => fewestChanges(bar(33, 1), 'unique'),
    'most must be 0 to 3: 4': () => fewestChanges(empty, 'unique', { most: 4 }),
    'sides must be at most 32: 33x5': () => createFastProbe(33, 5),
    'sides must be at most 32: 5x33': () => createFastProbe(5, 33),
    'cell must be a whole number from 0 to 5: 6': () => probe(puzzle, open, 6, 1),
    'cell must be a whole number from 0 to 5: -1': () => probe(puzzle, open, -1, 1),
    'cell 5 is known, so there is nothing to probe': () => probe(puzzle, empty, 5, 1),
    'a set must have 2 or 3 cells: 4': () => setProbing(puzzle, 4),
    'maxRuns must be 0 or more: -1': () => setProbing(puzzle, 2, { maxRuns: -1 }),
    'sides must be 1 to 6: 7x2': () => walkBlocks(7, 2),
    'sides must be 1 to 6: 2x0': () => walkBlocks(2, 0),
    'at most 25 cells: 6x5': () => walkBlocks(6, 5),
    'puzzles of 1 x 1 to 4 x 4, not 5 x 4': () => framedCensus(5, 4),
    'puzzles of 1 x 1 to 4 x 4, not 4 x 5': () => framedCensus(4, 5),
    'a pattern of 2 x 3 does not fit at row 0, column 1 of 2 x 3': () =>
      laid(empty, empty, { row: 0, column: 1 }),
  };
  test.each(Object.entries(refusals))('%s', (message, call) => {
    expect(call).toThrow(message);
  });
  test('image has more than 32 rows or columns, when it lies', () => {
    expect(() => fewestChanges(bar(1, 33), 'unique')).toThrow(
      'image has more than 32 rows or columns',
    );
  });
});

test('what is just within all bounds is taken', () => {
  expect(binomialCoefficient(0, 0)).toBe(1n);
  expect([...binomialDistribution(1, 0)]).toEqual([1, 0]);
  expect([...binomialDistribution(1, 1)]).toEqual([0, 1]);
  expect(descriptionsOf(1)).toHaveLength(2);
  expect(() => checkDescription([1, 2], 4)).not.toThrow();
  expect(() => checkGeneral([{ symbol: 0, least: 0, most: 0 }])).not.toThrow();
  expect(imageFromIndex(2, 3, 63)).toEqual(bar(2, 3));
  expect(() => {
    sampleExact(random, new Uint8Array(6), 6);
    sampleIndependent(random, new Uint8Array(6), 1);
  }).not.toThrow();
  expect(random.below(1)).toBe(0);
  expect(ask(5)()).toMatchObject({ answer: expect.anything() as unknown });
  expect(createLineChoices(3, 3).at(0)).toHaveLength(3);
  expect(walkBlocks(6, 4).length).toBeGreaterThan(24);
  expect(walkBlocks(5, 5).length).toBeGreaterThan(25);
  for (const [height, width] of [
    [32, 1],
    [1, 32],
  ] as const) {
    expect(fewestChanges(bar(height, width), 'unique').fewest).toBe(0);
    expect(fewestGiven(bar(height, width)).cells).toEqual([]);
    expect(createFastProbe(height, width).simple.sweeps).toBe(0);
  }
  expect(() => laid(empty, empty, { row: 0, column: 0 })).not.toThrow();
});

test('what is wrong with a puzzle that is not square is said with its sizes', () => {
  const rows = [[1], [1]];
  const columns = [[1], [1], []];
  const told = (clues: Uint8Array): readonly unknown[] =>
    checkPuzzle({ rows, columns, clues }).map(({ where, message }) => [where, message]);
  expect(told(new Uint8Array(6))).toEqual([]);
  expect(told(new Uint8Array(5))).toEqual([['clues', 'clues have 5 cells, puzzle has 6']]);
  expect(told(Uint8Array.of(0, 1, 2, 3, 0, 0))).toEqual([['clues', 'a clue must be 0, 1 or 2']]);
  expect(checkPuzzle({ rows, columns: [[2], [1], []] })).toEqual([
    { where: 'sums', message: 'rows have 2 filled cells, columns have 3' },
  ]);
});
