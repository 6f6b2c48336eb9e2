import { describe, expect, test } from 'vitest';
import { allPieces } from '../../../src/engine/pieces.ts';
import { everySolutionInPieces } from '../../../src/engine/solutions/everySolution.ts';
import { LinkError } from '../../../src/kit/cell/linkState.ts';
import { galleryPuzzle } from '../../../src/puzzles/gallery.ts';
import type { PuzzleId } from '../../../src/puzzles/gallery.ts';
import { mapOf } from '../../../src/widgets/all-solutions/mapPicture.ts';
import * as model from '../../../src/widgets/all-solutions/model.ts';
import { nextInDirection } from '../../../src/widgets/all-solutions/solutionMap.ts';

function opened(id: PuzzleId, props: Partial<model.AllSolutionsProps> = {}, most = 1000) {
  const state = model.defaultState({ puzzle: galleryPuzzle(id).code, ...props });
  const puzzle = model.puzzleShown(state);
  return { state, puzzle, known: model.wholly(allPieces(everySolutionInPieces(puzzle, most))) };
}

describe('what the figure of all solutions says', () => {
  test('of two solutions, one switch apart and further', () => {
    const { state, known, puzzle } = opened('switch', { at: 2, against: 1 });
    expect(model.totalText(known)).toBe('This puzzle has 2 solutions, and no others.');
    expect(model.stateText(known, state)).toBe(
      'Solution 2 of 2. 4 cells differ from solution 1: the switching component of rows 1 and 2, columns 1 and 2.',
    );
    const board = model.boardShown(puzzle, known, state);
    expect(board.fresh?.size).toBe(4);
    expect(board.lit).toHaveLength(4);
    const far = opened('eight-at-once', { at: 2, against: 1 });
    expect(model.stateText(far.known, far.state)).toBe(
      'Solution 2 of 2. 8 cells differ from solution 1: a larger exchange, in rows 1 and 2, columns 1 to 4. No part of it can be exchanged by itself.',
    );
    expect(model.graphText(far.known)).toContain('No switch leads anywhere');
  });

  test('of many, of some, of one and of none', () => {
    const { known, state } = opened('004-figure-a');
    expect(model.graphText(known)).toContain('2 islands, of 44 and 1');
    expect(model.stateText(known, { ...state, shared: true })).toContain('share nothing');
    const some = opened('004-figure-a', {}, 20);
    expect(model.totalText(some.known)).toBe(
      'More than 20 solutions: the search ends when it has that many.',
    );
    expect(model.totalText(opened('heart').known)).toBe('This puzzle has one solution.');
    const none = opened('no-solution');
    expect(model.totalText(none.known)).toBe('This puzzle has no solution.');
    expect(model.boardShown(none.puzzle, none.known, none.state).cells).not.toContain(1);
    expect(model.totalText(model.partly([]))).toContain('stopped');
  });

  test('of the pattern around a puzzle', () => {
    const { known, state } = opened('one-cell', { around: 'frame' });
    expect(model.aroundText(known, state)).toBe(
      'The puzzle within has 1 solution, so the pattern makes 2 of them. In the other 4 a run of the puzzle within reaches into the ring.',
    );
    const apart = opened('heart', { around: 'apart' });
    expect(model.aroundText(apart.known, apart.state)).toContain(
      'The puzzle within has 1 solution',
    );
  });

  test('refuses a solution that there is not', () => {
    const { known, state } = opened('switch');
    expect(() => {
      model.checkFound(known, { ...state, at: 3 });
    }).toThrow(LinkError);
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
