// The puzzles about inference: those of 003 against all ways to cut their digits, the smallest ones against all smaller.
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../src/engine/board/cell.ts';
import { formatGrid } from '../../src/engine/board/image.ts';
import type { Puzzle } from '../../src/engine/board/puzzle.ts';
import { infer } from '../../src/engine/inference/inference.ts';
import { createReacher } from '../../src/engine/inference/reach.ts';
import { setProbing } from '../../src/engine/probe/probeSets.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { puzzleOfSmall, smallPuzzles } from '../../src/claims/003/clueSets.ts';
import { halvesOf, printedDigits, readingsOf } from '../../src/claims/003/digits.ts';
import { knownBy, searchAll, stepOf } from '../../scripts/remake/searches/missed.ts';
import type { Step } from '../../scripts/remake/searches/missed.ts';
import type { inferring } from '../../src/puzzles/inferring.ts';
import { run } from './checks.ts';
import type { Checks } from './checks.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const known = (cells: Uint8Array): number => cells.filter((cell) => cell !== UNKNOWN).length;

/** Solutions, cells that are the same in all of them, and those that sweeps find. */
const facts = (puzzle: Puzzle): readonly number[] => [
  solve(puzzle, { most: 1000 }).solutions.length,
  known(infer(puzzle).inferable.cells),
  known(solveSimple(puzzle).grid.cells),
];

/** Shapes of fewer cells, and of as many. */
const shapes = (most: number): (readonly [number, number])[] =>
  Array.from({ length: most }, (_, cells) => cells + 1).flatMap((cells) =>
    Array.from({ length: cells }, (_, at) => at + 1)
      .filter((height) => cells % height === 0)
      .map((height) => [height, cells / height] as const),
  );

/** The shape of the smallest puzzle with several solutions of which sweeps and inference know so much. */
function smallest(holds: (inferable: number, swept: number) => boolean): (readonly number[])[] {
  let least = Infinity;
  const found = new Set<string>();
  for (const [height, width] of shapes(12)) {
    if (height * width > least) break;
    for (const one of smallPuzzles(height, width)) {
      if (one.solutions === 1) continue;
      const puzzle = puzzleOfSmall(height, width, one);
      if (!holds(known(infer(puzzle).inferable.cells), known(solveSimple(puzzle).grid.cells)))
        continue;
      least = height * width;
      found.add(`${height} ${width}`);
      break;
    }
  }
  return [...found].map((text) => text.split(' ').map(Number));
}

const printed = (figure: keyof typeof printedDigits, side: number, puzzle: Puzzle): boolean =>
  readingsOf(printedDigits[figure], side, side).some(
    (one) => JSON.stringify(one.puzzle) === JSON.stringify(puzzle),
  );

const reacherFor = ({ rows, columns }: Puzzle) => createReacher(rows.length, columns.length);

/** Cells that each method knows, from sweeps to pairs, and those that are inferable. */
const reached = (puzzle: Puzzle): readonly number[] => knownBy(reacherFor(puzzle), puzzle);

const roundsOf = (puzzle: Puzzle): number | undefined => reacherFor(puzzle).run(puzzle)?.rounds;

/** Cells up to which the test goes through all puzzles; `npm run -s remake -- missed` goes further. */
const mostGoneThrough = 15;

/** The puzzles of up to so many cells in which exactly one method finds something, by the method. */
const firstExamples = new Map<Step, string>();

function findExamples(): ReadonlyMap<Step, string> {
  if (firstExamples.size > 0) return firstExamples;
  const left = new Set<Step>([
    'four',
    'two-sat',
    'probing',
    'repeated',
    'round',
    'pairs',
    'nobody',
  ]);
  for (const [height, width] of shapes(mostGoneThrough)) {
    if (height < 2 || height > width) continue;
    for (const { step, code } of searchAll(height, width, left).found) {
      left.delete(step);
      firstExamples.set(step, code);
    }
  }
  return firstExamples;
}

/** A smallest puzzle for a step: the first of those that the test goes through, or none of them is one. */
function expectStep(step: Step, puzzle: Puzzle, numbers: readonly number[]): void {
  expect(reached(puzzle)).toEqual(numbers);
  expect(stepOf(numbers)).toBe(step);
  const cells = puzzle.rows.length * puzzle.columns.length;
  const first = cells > mostGoneThrough ? undefined : encodePuzzle(puzzle);
  expect(findExamples().get(step)).toBe(first);
}

const checks: Checks<keyof typeof inferring> = {
  '003-figure-1'(puzzle) {
    expect(facts(puzzle)).toEqual([1, 25, 25]);
    expect(formatGrid(infer(puzzle).inferable)).toEqual([
      '##.##',
      '##.##',
      '.....',
      '#...#',
      '#####',
    ]);
    // upright: rows from the bottom, then columns, each from its lower end
    const { rows, columns } = puzzle;
    const digits = [...rows.toReversed().flat(), ...columns.flatMap((one) => one.toReversed())];
    expect(digits.join('')).toBe(printedDigits['Figure 1']);
    // on its side: columns first, as the other figures are read
    const [only, ...others] = readingsOf(printedDigits['Figure 1'], 5, 5);
    expect(others).toEqual([]);
    expect(only?.puzzle.columns.toString()).toBe(rows.toReversed().toString());
  },
  '003-figure-2a'(puzzle) {
    expect(facts(puzzle)).toEqual([3, 9, 0]);
    expect(printed('Figure 2a', 4, puzzle)).toBe(true);
    const several = readingsOf(printedDigits['Figure 2a'], 4, 4).filter(
      ({ solutions }) => solutions > 1,
    );
    expect(several.map((one) => one.puzzle)).toEqual([puzzle]);
  },
  '003-figure-2a-apart'(puzzle) {
    expect(facts(puzzle).slice(0, 2)).toEqual([2, 21]);
    expect(printed('Figure 2a', 5, puzzle)).toBe(true);
    expect(formatGrid(infer(puzzle).inferable)).toEqual([
      '...##',
      '...##',
      '.....',
      '??...',
      '??...',
    ]);
  },
  '003-figure-2b'(puzzle) {
    expect(facts(puzzle)).toEqual([1, 16, 16]);
    expect(printed('Figure 2b', 4, puzzle)).toBe(true);
    expect(readingsOf(printedDigits['Figure 2b'], 3, 3).map(({ solutions }) => solutions)).toEqual([
      2,
    ]);
  },
  '003-figure-4'(puzzle) {
    expect(printed('Figure 4', 4, puzzle)).toBe(true);
    expect(sum(puzzle.rows.flat())).toBe(7);
  },
  'must-be-72'(puzzle) {
    const [solutions = 0, ...others] = facts(puzzle);
    expect(solutions).toBeGreaterThan(1);
    expect(others).toEqual([72, 0]);
  },
  'nothing-10x10'(puzzle) {
    expect(facts(puzzle).slice(1)).toEqual([0, 0]);
  },
  'nothing-15x15'(puzzle) {
    expect(known(infer(puzzle).inferable.cells)).toBe(0);
    expect(sum(puzzle.rows.flat()) / 225).toBeCloseTo(0.3, 1);
  },
  'several-and-inference'(puzzle) {
    expect(facts(puzzle)).toEqual([2, 2, 2]);
    expect(smallest((inferable) => inferable > 0)).toEqual([
      [2, 3],
      [3, 2],
    ]);
  },
  'between-sweeps'(puzzle) {
    expect(facts(puzzle)).toEqual([3, 4, 2]);
    expect(smallest((inferable, swept) => swept > 0 && inferable > swept)).toContainEqual([3, 4]);
  },
  'no-sweep-helps'(puzzle) {
    const [solutions, inferable = 0, swept] = facts(puzzle);
    expect([solutions, swept]).toEqual([2, 0]);
    expect(inferable).toBeGreaterThan(0);
    expect(smallest((some, bySweeps) => bySweeps === 0 && some > 0)).toContainEqual([2, 6]);
  },
  'every-step'(puzzle) {
    expect(reached(puzzle)).toEqual([2, 4, 6, 11, 15, 16, 17]);
    expect(solve(puzzle, { most: 10 }).solutions.length).toBe(10);
  },
  'only-four'(puzzle) {
    expectStep('four', puzzle, [0, 8, 8, 8, 8, 8, 8]);
  },
  'only-chains'(puzzle) {
    expectStep('two-sat', puzzle, [4, 4, 10, 10, 10, 10, 10]);
  },
  'only-a-round'(puzzle) {
    expectStep('probing', puzzle, [1, 1, 1, 3, 3, 3, 3]);
  },
  'only-rounds'(puzzle) {
    expectStep('repeated', puzzle, [3, 3, 3, 4, 6, 6, 6]);
    expect(roundsOf(puzzle)).toBe(2);
  },
  'chains-not-a-round'(puzzle) {
    expectStep('round', puzzle, [2, 8, 8, 6, 8, 8, 8]);
    expect(roundsOf(puzzle)).toBe(2);
  },
  'only-pairs'(puzzle) {
    expectStep('pairs', puzzle, [0, 0, 0, 0, 0, 1, 1]);
  },
  'only-sat-smallest'(puzzle) {
    expectStep('nobody', puzzle, [3, 3, 3, 3, 3, 3, 4]);
    expect(known(setProbing(puzzle, 3).grid.cells)).toBe(4);
  },
  'only-sat'(puzzle) {
    expectStep('nobody', puzzle, [0, 0, 0, 0, 0, 0, 3]);
  },
};

describe('what the gallery says of', () =>
  test.each(Object.keys(checks) as (keyof typeof checks)[])('%s holds', (id) => run(checks, id)));

describe('the digits of 003', () => {
  test('have two halves of the same sum', () => {
    for (const digits of Object.values(printedDigits)) {
      const [columns, rows] = halvesOf(digits);
      expect(sum(columns)).toBe(sum(rows));
      expect([...columns, ...rows].join('')).toBe(digits);
    }
    expect(() => halvesOf('12')).toThrow(RangeError);
  });
});
