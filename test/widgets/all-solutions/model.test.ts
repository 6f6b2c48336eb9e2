import { describe, expect, test } from 'vitest';
import { adheres } from '../../../src/engine/board/puzzle.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { everySolutionInPieces } from '../../../src/engine/solutions/everySolution.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import { galleryPuzzle } from '../../../src/puzzles/gallery.ts';
import type { PuzzleId } from '../../../src/puzzles/gallery.ts';
import { mapOf } from '../../../src/widgets/all-solutions/mapPicture.ts';
import { checkFound, partly, wholly } from '../../../src/widgets/all-solutions/known.ts';
import * as model from '../../../src/widgets/all-solutions/model.ts';
import * as settings from '../../../src/widgets/all-solutions/settings.ts';
import * as words from '../../../src/widgets/all-solutions/words.ts';
import { nextInDirection } from '../../../src/widgets/all-solutions/solutionMap.ts';

function opened(id: PuzzleId, props: Partial<settings.AllSolutionsProps> = {}, most = 1000) {
  const state = settings.defaultState({ puzzle: galleryPuzzle(id).code, ...props });
  const puzzle = model.puzzleShown(state);
  const first = model.laidShown(state)?.image;
  return { state, puzzle, known: wholly(allPieces(everySolutionInPieces(puzzle, most, first))) };
}

/** Where the square lies in a picture, how far it is pulled apart, and what comes of it. */
const pulled = (props: Partial<settings.AllSolutionsProps>): string => {
  const state = settings.defaultState({
    puzzle: galleryPuzzle('lambda').code,
    around: 'into',
    ...props,
  });
  const laid = model.laidShown(state)!;
  // no line changes just where all solutions of the pattern are kept
  expect(laid.changed.length === 0).toBe(laid.there === laid.solutions);
  expect(model.boardShown(laid.puzzle, null, state).bad ?? []).toEqual(laid.changed);
  const { row, column, down, across } = laid.at;
  return `${row + 1} ${column + 1} ${down} ${across}: ${words.pulledText(laid)}`;
};

describe('what the figure of all solutions says', () => {
  test('of two solutions, one switch apart and further', () => {
    const { state, known, puzzle } = opened('switch', { at: 2, against: 1 });
    expect(words.totalText(known)).toBe('This puzzle has 2 solutions, and no others.');
    expect(words.stateText(known, state)).toBe(
      'Solution 2 of 2. 4 cells differ from solution 1: the switching component of rows 1 and 2, columns 1 and 2.',
    );
    const board = model.boardShown(puzzle, known, state);
    expect(board.fresh?.size).toBe(4);
    expect(board.lit).toHaveLength(4);
    const far = opened('eight-at-once', { at: 2, against: 1 });
    expect(words.stateText(far.known, far.state)).toBe(
      'Solution 2 of 2. 8 cells differ from solution 1: a larger exchange, in rows 1 and 2, columns 1 to 4. No part of it can be exchanged by itself.',
    );
    expect(words.graphText(far.known)).toContain('No switch leads anywhere');
  });

  test('of many, of some, of one and of none', () => {
    const { known, state } = opened('004-figure-a');
    expect(words.graphText(known)).toContain('2 islands, of 44 and 1');
    expect(words.stateText(known, { ...state, shared: true })).toContain('share nothing');
    const some = opened('004-figure-a', {}, 20);
    expect(words.totalText(some.known)).toBe(
      'More than 20 solutions: the search ends when it has that many.',
    );
    expect(words.totalText(opened('heart').known)).toBe('This puzzle has one solution.');
    const none = opened('no-solution');
    expect(words.totalText(none.known)).toBe('This puzzle has no solution.');
    expect(model.boardShown(none.puzzle, none.known, none.state).cells).not.toContain(1);
    expect(words.totalText(partly([]))).toContain('stopped');
  });

  test('of the pattern around a puzzle', () => {
    const { known, state } = opened('one-cell', { around: 'frame' });
    expect(words.aroundText(known, state)).toBe(
      'The puzzle within has 1 solution, so the pattern makes 2 of them. In the other 4 a run of the puzzle within reaches into the ring.',
    );
    const apart = opened('heart', { around: 'apart' });
    expect(words.aroundText(apart.known, apart.state)).toContain(
      'The puzzle within has 1 solution',
    );
  });

  test('of a pattern in a picture, which comes first, with what it keeps', () => {
    const told = (props: Partial<settings.AllSolutionsProps>): string => {
      const { known, state } = opened('heart', { around: 'into', ...props });
      const laid = model.laidShown(state)!;
      expect(known.solutions[0]).toEqual(laid.image);
      const fits = known.solutions.filter((grid) => adheres(grid, laid.puzzle));
      expect(fits).toHaveLength(known.solutions.length);
      return `${known.solutions.length}: ${words.laidText(known, laid)}`;
    };
    expect(told({ row: 1, column: 1 })).toBe(
      '2: The pattern lies at row 1, column 1. Of its two solutions only one is a solution here: on some line the others read differently. Without it the picture’s clues have 1 solution. The whole has 2, more than 1 times 1: there are exchanges that neither has by itself.',
    );
    expect(told({ row: 20, column: 2 })).toContain('at row 4, column 2.');
    expect(told({ pattern: 'three', row: 2 })).toContain('10, more than 1 times 2');
    const real = opened('lambda', { around: 'into', row: 2, column: 6 });
    expect(words.laidText(real.known, model.laidShown(real.state)!)).toBe(
      'The pattern lies at row 2, column 6. All of its two solutions are solutions here. Without it the picture’s clues have 1 solution. The whole has just 1 times 2.',
    );
    const single = opened('lambda', { around: 'into', row: 9, column: 7 });
    expect(words.laidText(single.known, model.laidShown(single.state)!)).toMatch(/1 solution\.$/);
    const small = opened('one-cell', { around: 'into' });
    expect(model.laidShown(small.state)).toBeNull();
    expect(model.troubleWith(small.puzzle, small.state)).toContain('does not fit into 1');
    const none = opened('no-solution', { around: 'into' });
    expect(model.troubleWith(none.puzzle, none.state)).toContain('no solution');
  });

  test('of a pattern that is pulled apart: which line gives it away, or that none does', () => {
    const found = [1, 2, 3, 4, 5, 6, 99].map((across) => pulled({ row: 2, column: 6, across }));
    expect(found).toMatchInlineSnapshot(`
      [
        "2 6 1 1: Whichever of its solutions the pattern shows, every line says the same.",
        "2 6 1 2: Whichever of its solutions the pattern shows, every line says the same.",
        "2 6 1 3: Whichever of its solutions the pattern shows, every line says the same.",
        "2 6 1 4: Whichever of its solutions the pattern shows, every line says the same.",
        "2 5 1 5: With another solution of the pattern, row 2 would say 1 2 1 instead of 1 3.",
        "2 4 1 6: With another solution of the pattern, row 2 would say 1 1 1 instead of 1 2.",
        "2 1 1 9: With another solution of the pattern, row 2 would say 2 1 instead of 1 2.",
      ]
    `);
    expect(pulled({ row: 2, column: 6, down: 99, across: 99 })).toMatch(/^1 1 11 9:/);
  });

  test('refuses a solution that there is not', () => {
    const { known, state } = opened('switch');
    expect(() => checkFound(known, { ...state, at: 3 })).toThrow(LinkError);
  });
});

test('the map keeps its discs apart, and arrow keys lead to neighbours', () => {
  const { known } = opened('004-figure-a');
  const map = mapOf(known)!;
  for (const [one, a] of map.places.entries())
    for (const b of map.places.slice(one + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(26);
  // whoever goes by keys reaches every solution
  const reached = new Set([0]);
  for (const from of reached)
    for (const [x, y] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const to = nextInDirection(map, known.joined ?? [], from, { x, y });
      if (to !== null) reached.add(to);
    }
  expect(reached.size).toBe(known.solutions.length);
});
