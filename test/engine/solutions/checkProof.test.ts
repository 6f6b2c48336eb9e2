// Proofs that a solution is the only one. The checker is tried without the solver first: a proof that names every picture is as long
// as there are pictures, and is one exactly where there is no other solution. Then with the proofs of the solver, and with spoilt ones.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { adheres, puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { searchAnotherInPieces } from '../../../src/engine/solutions/anotherSolution.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { checkProofInPieces } from '../../../src/engine/solutions/checkProof.ts';
import { sharedCells } from '../../../src/engine/solutions/exchange.ts';
import { proofWriter, stepsOf } from '../../../src/engine/solutions/uniqueProof.ts';
import { drupLines, readDrup } from '../../../src/formats/dimacs.ts';
import { encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { image } from '../../arbitraries.ts';

const check = (puzzle: Puzzle, solution: Grid, steps: readonly number[] | Int32Array) =>
  allPieces(checkProofInPieces(puzzle, solution, Int32Array.from(steps)));

const prove = (puzzle: Puzzle, solution: Grid) =>
  allPieces(searchAnotherInPieces(puzzle, solution));

/** All images of 3 x 3, by their puzzles. */
const groups = [
  ...Map.groupBy(
    Array.from({ length: 512 }, (_, index) => imageFromIndex(3, 3, index)),
    (picture) => encodePuzzle(puzzleOf(picture)),
  ).values(),
];
const several = groups.filter(({ length }) => length > 1);

/** The clause that says that the first cells are not all as in a picture, as a step. */
const excluded = ({ cells }: Grid, first = cells.length): number[] => [
  first,
  ...Array.from(cells.subarray(0, first), (value, at) => (at + 1) * (value === 1 ? -1 : 1)),
];

/** Excludes all pictures of 3 x 3, then all beginnings of pictures, down to none. */
const everyPicture = Array.from({ length: 10 }, (_, less) => 9 - less).flatMap((first) =>
  Array.from({ length: 2 ** first }, (_, index) => {
    const cells = Uint8Array.from({ length: 9 }, (_, at) => (index >> at) & 1);
    return excluded({ height: 3, width: 3, cells }, first);
  }),
);

const oneRow = (cells: readonly number[], width: number): Grid => ({
  height: 1,
  width,
  cells: Uint8Array.from(cells),
});

/** 13 x 13 with one solution, where sweeps find nothing. */
const six: Puzzle = {
  rows: [[3], [1], [3, 1], [1], [3, 1], [1], [3, 1], [1], [3, 1], [1], [3, 1], [1], [1]],
  columns: [[1], [1], [1, 3], [1], [1, 3], [1], [1, 3], [1], [1, 3], [1], [1, 3], [1], [3]],
};
const [sixth] = solve(six, { most: 1 }).solutions as [Grid];
const { proof } = prove(six, sixth);

/** The steps of the proof of this puzzle, each by itself. */
const steps: readonly (readonly number[])[] = [...stepsOf(proof!.steps)].map(({ clause }) => [
  clause.length,
  ...clause,
]);

describe('the checker', () => {
  test('has fewer than 100 lines of code, and shares none', () => {
    const path = new URL('../../../src/engine/solutions/checkProof.ts', import.meta.url);
    const lines = readFileSync(path, 'utf8').split('\n');
    expect(lines.filter((line) => /^\s*[^\s/*]/.test(line)).length).toBeLessThan(100);
    expect(lines.filter((line) => /^import (?!type )|import\(|require/.test(line))).toEqual([]);
  });

  test('takes a proof by all pictures exactly where there is one solution', () => {
    const whole = Int32Array.from(everyPicture.flat());
    for (const [at, images] of groups.entries()) {
      if (at % 5 !== 0) continue;
      const why = check(puzzleOf(images[0]!), images[0]!, whole);
      if (images.length === 1) expect(why).toBeNull();
      else expect(why).toMatch(/^clause \d+ of the proof does not follow$/);
    }
  });

  test('lets every picture be excluded but the other solutions', () => {
    for (const [solution, ...others] of several.slice(0, 8)) {
      const puzzle = puzzleOf(solution!);
      for (const step of everyPicture.slice(0, 512)) {
        const isOther = others.some((other) => excluded(other).join() === step.join());
        // the clause after it, that of nothing, is what does not follow
        expect(check(puzzle, solution!, [...step, 0])).toBe(
          `clause ${isOther ? 1 : 2} of the proof does not follow`,
        );
      }
    }
  });

  test('no longer uses what is taken away', () => {
    for (const [solution, ...others] of several.slice(0, 8)) {
      const isOther = (step: readonly number[]) =>
        others.some((other) => excluded(other).join() === step.join());
      const first = everyPicture.slice(0, 512).filter((step) => !isOther(step));
      const gone = first.map((_, at) => -at - 1);
      const puzzle = puzzleOf(solution!);
      for (const other of others)
        expect(check(puzzle, solution!, [...first.flat(), ...gone, ...excluded(other)])).toBe(
          `clause ${first.length + 1} of the proof does not follow`,
        );
    }
  });

  test('takes no proof at all where there is another solution', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...several),
        fc.array(fc.integer({ min: -40, max: 40 }), { maxLength: 40 }),
        (images, numbers) => {
          const [solution] = images;
          expect(check(puzzleOf(solution!), solution!, numbers)).not.toBeNull();
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('a proof of the solver', () => {
  test('is taken where there is one solution; else another one is found', () => {
    for (const images of groups)
      for (const solution of images) {
        const puzzle = puzzleOf(solution);
        const { proof, other } = prove(puzzle, solution);
        expect(proof === null).toBe(images.length > 1);
        if (proof !== null) expect(check(puzzle, solution, proof.steps)).toBeNull();
        else expect(adheres(other, puzzle) && other.cells.join() !== solution.cells.join()).toBe(true); // prettier-ignore
      }
  });

  test('is taken with clues that leave one solution, and not without them', () => {
    fc.assert(
      fc.property(image(9, 9), (solution) => {
        const puzzle = puzzleOf(solution);
        const { solutions } = solve(puzzle, { most: 50 });
        const { cells } = sharedCells(solutions);
        const clues = solution.cells.map((value, at) => (cells[at] === UNKNOWN ? value : UNKNOWN));
        fc.pre(solve({ ...puzzle, clues }, { most: 2 }).solutions.length === 1);
        const { proof } = prove({ ...puzzle, clues }, solution);
        expect(check({ ...puzzle, clues }, solution, proof!.steps)).toBeNull();
        expect(check(puzzle, solution, proof!.steps) === null).toBe(solutions.length === 1);
        // the formula has all other solutions, on longer lines too
        for (const other of solutions)
          if (other.cells.join() !== solution.cells.join())
            expect(check(puzzle, solution, excluded(other))).toMatch(/^clause 1 /);
      }),
      { numRuns: 100 },
    );
  });

  test('is written in DRUP and read again', () => {
    const lines = [...drupLines(proof!)];
    expect(lines).toHaveLength(proof!.lemmas + proof!.deletions + 1);
    expect(readDrup(lines)).toEqual(proof);
    const deleting = ['c a proof', '', '1 2 0', '-3 0', 'd 2 1 0', 'd 4 0', '0', 'nothing'];
    const read = readDrup(deleting);
    expect(read).toEqual({
      steps: Int32Array.of(2, 1, 2, 1, -3, -1, 0),
      lemmas: 2,
      deletions: 1,
    });
    expect([...drupLines(read)]).toEqual(['1 2 0', '-3 0', 'd 1 2 0', '0']);
    for (const bad of ['1 2', '1 x 0', 'e 1 0', '1 0 2 0', '99999999999 0'])
      expect(() => readDrup(['1 0', bad])).toThrow(/^line 2 /);
  });
});

describe('a proof that is spoilt', () => {
  test('is not taken', () => {
    expect(steps.length).toBeGreaterThan(50);
    expect(check(six, sixth, steps.flat())).toBeNull();
    // cut off
    for (const share of [0, 0.25, 0.5])
      expect(check(six, sixth, steps.slice(0, share * steps.length).flat())).not.toBeNull();
    // all taken away at once
    const gone = steps.flatMap((step, at) => [...step, -at - 1]);
    expect(check(six, sixth, gone)).not.toBeNull();
    // literals turned over, one by one; a number that is no literal
    const turned = steps
      .slice(0, -1)
      .map((_, at) => steps.map((step, i) => (i === at ? step.with(1, -step[1]!) : step)).flat());
    const refused = turned.filter((all) => check(six, sixth, all) !== null);
    expect(refused.length).toBeGreaterThan(turned.length / 2);
    for (const literal of [0, 518, -518, 2 ** 31 - 1, -(2 ** 31)])
      expect(check(six, sixth, [2, 1, literal, ...steps.flat()])).toMatch(/^clause 1 /);
    // a clause that follows, but has a literal that is none, or lacks one at the end
    const [size, ...literals] = steps[0]!;
    expect(check(six, sixth, [size!, ...literals])).toMatch(/^clause 2 /);
    expect(check(six, sixth, [size! + 1, ...literals, 0])).toMatch(/^clause 1 /);
    expect(check(six, sixth, [size! + 1, ...literals])).toMatch(/^clause 1 /);
    // a clause left out
    const without = steps.slice(0, -1).map((_, at) => steps.toSpliced(at, 1).flat());
    expect(without.some((all) => check(six, sixth, all) !== null)).toBe(true);
  });

  test('nor for another picture or another puzzle', () => {
    const all = steps.flat();
    const no = 'the picture is no solution';
    for (const at of sixth.cells.keys())
      expect(check(six, { ...sixth, cells: sixth.cells.with(at, 1 - sixth.cells[at]!) }, all)).toBe(no); // prettier-ignore
    expect(check(six, { ...sixth, cells: sixth.cells.with(3, UNKNOWN) }, all)).toBe(no);
    expect(check(six, { ...sixth, cells: sixth.cells.subarray(13) }, all)).toBe(no);
    expect(check({ ...six, rows: six.rows.slice(1) }, sixth, all)).toBe(no);
    expect(check({ ...six, rows: [[2, 1], ...six.rows.slice(1)] }, sixth, all)).toBe(no);
    expect(check(six, { ...sixth, width: 12 }, all)).toBe(no);
    const switched: Puzzle = { rows: [[1], [1]], columns: [[1], [1]] };
    expect(check(switched, oneRow([0, 1, 1], 2), [])).toBe(no);
    expect(check({ rows: [[1]], columns: [[1]] }, oneRow([1, 0], 2), [])).toBe(no);
    expect(check({ rows: [[0]], columns: [[0]] }, oneRow([0], 1), [])).toBe(no);
    expect(check({ rows: [[]], columns: [[]] }, oneRow([0], 1), [])).toBeNull();
    const clues = sixth.cells.map((value, at) => (at === 5 ? 1 - value : UNKNOWN));
    expect(check({ ...six, clues }, sixth, all)).toBe(no);
  });
});

test('a clause that was learnt twice is taken away once each time', () => {
  const writer = proofWriter();
  for (const clause of [[0, 3], [5], [0, 3]]) writer.learn(clause);
  for (let time = 0; time < 3; time++) writer.forget([0, 3]);
  const { steps: written, lemmas, deletions } = writer.finish();
  const gone = [...written].slice(-3, -1);
  expect(new Set(gone)).toEqual(new Set([-1, -3]));
  expect([lemmas, deletions]).toEqual([3, 2]);
});
