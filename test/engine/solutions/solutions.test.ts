// All solutions of a puzzle against brute force: their number, what lies between two, their graph, and the pattern around.
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { imageFromIndex, imageFromText, sameGrid } from '../../../src/engine/board/image.ts';
import { adheres, puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { everySolutionInPieces } from '../../../src/engine/solutions/everySolution.ts';
import { between, exchangeOf, sharedCells } from '../../../src/engine/solutions/exchange.ts';
import { filledCorners, framed, framedCensus } from '../../../src/engine/solutions/framed.ts';
import { laid, laidPlaces, turnsThere } from '../../../src/engine/solutions/laid.ts';
import { leafingOrder, solutionGraph } from '../../../src/engine/solutions/solutionGraph.ts';
import { switched } from '../../../src/engine/sweep/switchingComponents.ts';
import { encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { galleryDescriptions } from '../../../src/puzzles/gallery.ts';

/** All images of 3 x 3, by their puzzles. */
const groups = Map.groupBy(
  Array.from({ length: 512 }, (_, index) => imageFromIndex(3, 3, index)),
  (image) => encodePuzzle(puzzleOf(image)),
);

const differing = (a: Grid, b: Grid): number =>
  a.cells.reduce((count, value, at) => count + (value === b.cells[at] ? 0 : 1), 0);

describe('the solutions of a puzzle', () => {
  test('are those that brute force finds, in an order to leaf through', () => {
    for (const images of groups.values()) {
      const puzzle = puzzleOf(images[0]!);
      const found = allPieces(everySolutionInPieces(puzzle, 20));
      expect(found.complete).toBe(true);
      expect(found.solutions).toHaveLength(images.length);
      for (const image of images)
        expect(found.solutions.some((grid) => sameGrid(grid, image))).toBe(true);
      for (const [at, value] of found.shared!.cells.entries())
        expect(value).toBe(
          images.every(({ cells }) => cells[at] === images[0]!.cells[at])
            ? images[0]!.cells[at]
            : UNKNOWN,
        );
    }
  });

  test('are none where there is none, and share nothing', () => {
    const none = { rows: [[2], [2]], columns: [[1], [1]] };
    expect(allPieces(everySolutionInPieces(none, 20))).toMatchObject({
      solutions: [],
      complete: true,
      shared: null,
    });
  });

  test('beyond a limit still tell what all share', () => {
    const puzzle = galleryDescriptions('must-be-72');
    const all = solve(puzzle, { most: 1000 });
    expect(all.complete).toBe(true);
    const some = allPieces(everySolutionInPieces(puzzle, 2));
    expect(some.complete).toBe(false);
    expect(some.solutions).toHaveLength(2);
    expect(some.shared).toEqual(sharedCells(all.solutions));
    // as many as wanted, and there are no more
    expect(allPieces(everySolutionInPieces(puzzle, all.solutions.length)).complete).toBe(true);
  });
});

describe('between two solutions', () => {
  test('at least four cells differ, and four are a switching component', () => {
    for (const images of groups.values())
      for (const one of images)
        for (const other of images) {
          if (one === other) continue;
          const { cells, component } = exchangeOf(one, other);
          expect(cells).toHaveLength(differing(one, other));
          expect(cells.length).toBeGreaterThanOrEqual(4);
          expect(component !== null).toBe(cells.length === 4);
          if (component !== null) expect(sameGrid(switched(one, component), other)).toBe(true);
        }
    expect(() => exchangeOf(imageFromText(['#']), imageFromText(['##']))).toThrow(RangeError);
  });

  test('lie those that agree with both where they agree', () => {
    const { solutions } = solve(galleryDescriptions('004-figure-a'), { most: 1000 });
    for (const at of [3, 17, 40]) {
      const found = between(solutions, 0, at);
      const expected = [...solutions.keys()].filter(
        (one) =>
          one !== 0 &&
          one !== at &&
          differing(solutions[0]!, solutions[one]!) + differing(solutions[one]!, solutions[at]!) ===
            differing(solutions[0]!, solutions[at]!),
      );
      expect(found).toEqual(expected);
    }
    expect(
      between(solve(galleryDescriptions('eight-at-once'), { most: 1000 }).solutions, 0, 1),
    ).toEqual([]);
  });
});

describe('the graph', () => {
  test('joins exactly those that differ in four cells, and has its islands', () => {
    const { solutions } = solve(galleryDescriptions('004-figure-a'), { most: 1000 });
    const { joined, islands } = solutionGraph(solutions);
    for (const [one, to] of joined.entries())
      expect(to).toEqual(
        [...solutions.keys()].filter(
          (other) => differing(solutions[one]!, solutions[other]!) === 4,
        ),
      );
    expect(islands.flat().toSorted((a, b) => a - b)).toEqual([...solutions.keys()]);
    expect(islands.map(({ length }) => length)).toEqual([44, 1]);
    expect(solutionGraph([])).toEqual({ joined: [], islands: [] });
    const ordered = leafingOrder(solutions);
    expect(new Set(ordered)).toEqual(new Set(solutions));
    expect(leafingOrder(solutions.toReversed())).toEqual(ordered);
  });
});

describe('the pattern around a puzzle', () => {
  test.each([0, 1] as const)('doubles, and more where a run gets out, gap %i', (gap) => {
    const seen = new Set<string>();
    let [doubled, most] = [0, 2];
    for (let index = 0; index < 16; index++) {
      const puzzle = puzzleOf(imageFromIndex(2, 2, index));
      if (seen.has(encodePuzzle(puzzle))) continue;
      seen.add(encodePuzzle(puzzle));
      const whole = framed(puzzle, gap);
      const inner = solve(puzzle, { most: 1000 }).solutions.length;
      const { solutions } = solve(whole, { most: 1000 });
      for (const grid of solutions) expect(adheres(grid, whole)).toBe(true);
      expect(solutions.filter((grid) => filledCorners(grid) === 2)).toHaveLength(2 * inner);
      if (solutions.length === 2 * inner) doubled++;
      most = Math.max(most, solutions.length / inner);
    }
    expect(framedCensus(2, 2, gap)).toMatchObject({ puzzles: seen.size, doubled, mostTimes: most });
    expect(() => framedCensus(5, 4)).toThrow(RangeError);
  });
});

describe('a pattern in a picture', () => {
  test('keeps what brute force finds, at every place of every picture of 3 x 3', () => {
    const square = [imageFromText(['#.', '.#']), imageFromText(['.#', '#.'])];
    let kept = 0;
    for (let index = 0; index < 512; index++) {
      const image = imageFromIndex(3, 3, index);
      for (const row of [0, 1])
        for (const column of [0, 1]) {
          const [one, other] = square.map((pattern) => laid(image, pattern, { row, column }));
          const group = groups.get(encodePuzzle(puzzleOf(one!)))!;
          const both = group.some((grid) => sameGrid(grid, other!));
          expect(turnsThere(image, square, { row, column })).toBe(both ? 2 : 1);
          if (both) kept++;
        }
    }
    expect(kept).toBeGreaterThan(0);
    for (let index = 0; index < 512; index += 7) {
      const image = imageFromIndex(3, 3, index);
      const places = [0, 1].flatMap((row) => [0, 1].map((column) => ({ row, column })));
      const others = places.filter((at) => turnsThere(image, square, at) < 2);
      const counts = others.map(
        (at) => groups.get(encodePuzzle(puzzleOf(laid(image, square[0]!, at))))!.length,
      );
      expect(laidPlaces(image, square).mostOthers).toBe(Math.max(0, ...counts));
    }
    const empty = imageFromIndex(3, 3, 0);
    expect(laidPlaces(empty, square)).toEqual({
      places: 4,
      kept: 4,
      multiplied: 4,
      inside: 0,
      mostOthers: 0,
    });
    // a board of 5 x 4 has 4 x 3 places, 2 x 1 of them away from its edges
    expect(laidPlaces(imageFromIndex(5, 4, 0), square)).toMatchObject({
      places: 12,
      multiplied: 12,
      inside: 2,
    });
    expect(() => laid(empty, square[0]!, { row: 2, column: 0 })).toThrow(RangeError);
    expect(() => laid(empty, square[0]!, { row: 1, column: 0, down: 2 })).toThrow(RangeError);
    expect(turnsThere(empty, [], { row: 0, column: 0 })).toBe(0);
  });

  test('pulled apart keeps what brute force finds, whatever lies between its lines', () => {
    const square = [imageFromText(['#.', '.#']), imageFromText(['.#', '#.'])];
    const kept = [0, 0, 0];
    for (let index = 0; index < 512; index++)
      for (const [k, at] of [
        { row: 0, column: 0, down: 2 },
        { row: 1, column: 0, across: 2 },
        { row: 0, column: 0, down: 2, across: 2 },
      ].entries()) {
        const [one, other] = square.map((pattern) =>
          laid(imageFromIndex(3, 3, index), pattern, at),
        );
        const group = groups.get(encodePuzzle(puzzleOf(one!)))!;
        const both = group.some((grid) => sameGrid(grid, other!));
        expect(turnsThere(imageFromIndex(3, 3, index), square, at)).toBe(both ? 2 : 1);
        if (both) kept[k]!++;
      }
    // between opposite corners of 3 x 3 a line reads the same from both ends
    expect(kept).toEqual([128, 128, 512]);
  });

  test('comes first where it is asked for, and is listed also when there are more', () => {
    const puzzle = galleryDescriptions('004-figure-a');
    const { solutions } = solve(puzzle, { most: 1000 });
    const wanted = solutions.at(-1)!;
    for (const most of [5, 100]) {
      const found = allPieces(everySolutionInPieces(puzzle, most, wanted));
      expect(found.solutions[0]).toEqual(wanted);
      expect(found.solutions).toHaveLength(Math.min(most, 45));
      expect(new Set(found.solutions.map(({ cells }) => cells.join(''))).size).toBe(
        found.solutions.length,
      );
    }
  });
});
