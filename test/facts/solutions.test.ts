/** What chapter 11 says of the patterns of 004, held against brute force. */
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../src/engine/board/cell.ts';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import type { Puzzle } from '../../src/engine/board/puzzle.ts';
import { allPieces } from '../../src/engine/pieces.ts';
import {
  cardinality,
  impossibleByInference,
  parity,
} from '../../src/claims/004/patternQuestions.ts';
import { printedPatterns } from '../../src/claims/004/printedPatterns.ts';
import { combinedSolutions } from '../../src/facts/everySolution.ts';
import { clueSetFacts, rooks } from '../../src/facts/clueSets.ts';
import { combined, framedCell, inLambda, reachRows, small } from '../../src/facts/solutions.ts';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { methods, runMethods } from '../../src/methods/methods.ts';
import { stored } from '../../src/stored/fromFile.ts';

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
  expect(row('Probing once')).toEqual(['two solutions', '4 of 10', '0 of 30']);
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
