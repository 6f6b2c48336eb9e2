// `solve` against brute force, whichever of its three ways comes to the answer, and what it says when it is ended early.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { adheres, puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleExact } from '../../../src/engine/board/sample.ts';
import { isUnique, solve, solveInPieces } from '../../../src/engine/solve/solve.ts';
import type { Solved, SolveProgress } from '../../../src/engine/solve/solve.ts';
import real from '../../../content/puzzles/minizinc.json' with { type: 'json' };
import * as arbitrary from '../../arbitraries.ts';

/** All solutions by going through all images, as texts. */
function bruteForce(puzzle: Puzzle): string[] {
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  return Array.from({ length: 2 ** (height * width) }, (_, index) =>
    imageFromIndex(height, width, index),
  )
    .filter((image) => adheres(image, puzzle))
    .map(({ cells }) => cells.join(''));
}

/** n! solutions: one filled cell in each line. */
const diagonal = (n: number): Puzzle => {
  const lines = Array.from({ length: n }, () => [1]);
  return { rows: lines, columns: lines };
};

function randomPuzzle(side: number, filled: number, seed: number): Puzzle {
  const cells = new Uint8Array(side * side);
  sampleExact(boardRandom(seed, side, side, 50, 0), cells, filled);
  return puzzleOf({ height: side, width: side, cells });
}

describe('solve', () => {
  test('finds the solutions of brute force on up to 3 x 4 cells, with clues and without solutions', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(arbitrary.puzzle(3, 4), (puzzle) => {
        const expected = bruteForce(puzzle);
        const all = solve(puzzle, { most: 1000 });
        expect(all.solutions.map(({ cells }) => cells.join('')).toSorted()).toEqual(
          expected.toSorted(),
        );
        expect(all.complete).toBe(true);
        const { status, solutions, by } = solve(puzzle);
        expect(status).toBe((['none', 'one'] as const)[expected.length] ?? 'several');
        expect(solutions).toHaveLength(Math.min(2, expected.length));
        expect(isUnique(puzzle)).toBe(expected.length === 1);
        for (const [at, value] of all.known.cells.entries())
          if (expected.length > 0 && value !== UNKNOWN)
            expect(expected.every((cells) => cells[at] === String(value))).toBe(true);
        seen.add(status).add(by);
      }),
      { numRuns: 300, seed: 22 },
    );
    expect([...seen].toSorted()).toEqual(['none', 'one', 'search', 'several', 'sweeps']);
  });

  test('comes to the same with a solution that is known, and has that one first', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(arbitrary.image(4, 5), (known) => {
        const puzzle = puzzleOf(known);
        const all = solve(puzzle, { most: 1000 });
        const from = solve(puzzle, { most: 1000, known });
        const texts = ({ solutions }: typeof all): string[] =>
          solutions.map(({ cells }) => cells.join('')).toSorted();
        expect(texts(from)).toEqual(texts(all));
        expect([from.complete, from.known]).toEqual([true, all.known]);
        const two = solve(puzzle, { known });
        expect(two.status).toBe(all.status);
        expect(two.solutions[0]).toEqual(known);
        expect(solve(puzzle, { most: 1, known }).solutions).toEqual([known]);
        seen.add(`${two.status} by ${two.by}`);
      }),
      { numRuns: 300, seed: 27 },
    );
    expect([...seen].toSorted()).toEqual(['one by formula', 'one by sweeps', 'several by formula']);
  });

  test('finds another solution close to one that is known, where a search from nothing finds none', () => {
    const puzzle = randomPuzzle(60, 1800, 1);
    const cells = new Uint8Array(3600);
    sampleExact(boardRandom(1, 60, 60, 50, 0), cells, 1800);
    const known = { height: 60, width: 60, cells };
    const limit = 1_000_000; // propagations
    expect(solve(puzzle, { limit }).solutions).toEqual([]);
    const { status, solutions, work } = solve(puzzle, { limit, known });
    expect([status, solutions[0]]).toEqual(['several', known]);
    expect(adheres(solutions[1]!, puzzle)).toBe(true);
    expect(solutions[1]!.cells.filter((cell, at) => cell !== cells[at]).length).toBe(4);
    expect(work.conflicts).toBeLessThan(10);
  });

  test('begins anew where there is nothing close to a known solution, and proves that it is the only one', () => {
    const { rows, cols: columns } = real.find(({ name }) => name === 'non_med_4')!;
    const { solutions } = solve({ rows, columns });
    const { status, solutions: found, work } = solve({ rows, columns }, { known: solutions[0]! });
    expect([status, found]).toEqual(['one', solutions]);
    expect(work.conflicts).toBeGreaterThan(1000);
    // the work of both searches counts
    const limit = work.propagations - 20_000;
    const short = solve({ rows, columns }, { known: solutions[0]!, limit });
    expect([short.status, short.solutions]).toEqual(['open', solutions]);
  });

  test('goes on with the formula where the search is too long, and says what all solutions share', () => {
    const several = solve(randomPuzzle(20, 160, 3));
    expect([several.status, several.by]).toEqual(['several', 'formula']);
    expect(several.solutions.every((grid) => adheres(grid, randomPuzzle(20, 160, 3)))).toBe(true);
    expect(several.solutions[0]).not.toEqual(several.solutions[1]);
    const all = solve(diagonal(6), { most: 1000 });
    expect([all.solutions.length, all.complete]).toEqual([720, true]);
    expect(new Set(all.solutions.map(({ cells }) => cells.join(''))).size).toBe(720);
    expect(all.known.cells.every((value) => value === UNKNOWN)).toBe(true);
  });

  test('ends at a limit of work and at a signal, with what is known', () => {
    const puzzle = randomPuzzle(25, 240, 1);
    const short = solve(puzzle, { limit: 30_000 });
    expect(short).toMatchObject({ status: 'open', complete: false, solutions: [] });
    const full = solve(puzzle, { most: 1 });
    expect(full.solutions).toHaveLength(1);
    for (const [at, value] of short.known.cells.entries())
      if (value !== UNKNOWN) expect(value).toBe(full.solutions[0]?.cells[at]);
    const signal = { aborted: false };
    const heard: SolveProgress[] = [];
    const ended = solve(puzzle, {
      most: Infinity,
      signal,
      onProgress: (progress) => {
        heard.push(progress);
        signal.aborted = progress.solutions.length > 2;
      },
    });
    expect(ended.solutions).toHaveLength(3);
    expect([ended.status, ended.complete]).toEqual(['several', false]);
    expect(heard.length).toBeGreaterThan(2);
    const more = solve(puzzle, { most: 40 });
    for (const [at, value] of ended.known.cells.entries())
      if (value !== UNKNOWN)
        expect(more.solutions.every(({ cells }) => cells[at] === value)).toBe(true);
    const gone = solveInPieces(puzzle, { signal: { aborted: true } });
    let piece = gone.next();
    for (let pieces = 1; piece.done !== true; pieces++, piece = gone.next())
      expect(pieces).toBeLessThan(50);
    expect(piece.value).toMatchObject({
      status: 'open',
      complete: false,
      solutions: [],
      by: 'search',
    });
  });

  test('ends without an answer at whatever piece the signal comes, and one that never comes changes nothing', () => {
    const puzzle = diagonal(5);
    const known = solve(puzzle).solutions[0]!;
    const ask = (after: number): { readonly solved: Solved; readonly pieces: number } => {
      const signal = { aborted: after === 0 };
      const search = solveInPieces(puzzle, { known, most: 200, signal });
      for (let pieces = 1; ; pieces++) {
        const piece = search.next();
        if (piece.done === true) return { solved: piece.value, pieces };
        signal.aborted ||= pieces >= after;
      }
    };
    const { solved, pieces } = ask(Infinity);
    expect(solved).toEqual(solve(puzzle, { known, most: 200 }));
    expect([solved.complete, solved.solutions.length]).toEqual([true, 120]);
    for (let after = 0; after < pieces - 1; after++) {
      const early = ask(after).solved;
      expect([after, early.complete]).toEqual([after, false]);
      expect(early.status).toBe(early.solutions.length > 1 ? 'several' : 'open');
    }
  });

  test('refuses options that cannot be', () => {
    expect(() => solve(diagonal(2), { most: 0 })).toThrow('most must be');
    expect(() => solve(diagonal(2), { most: 1.5 })).toThrow(RangeError);
    expect(() => solve(diagonal(2), { limit: Number.NaN })).toThrow('limit must be');
    expect(() => solve({ rows: [], columns: [] })).toThrow(RangeError);
    const known = imageFromIndex(2, 2, 0);
    expect(() => solve(diagonal(2), { known })).toThrow('known is no solution');
  });
});
