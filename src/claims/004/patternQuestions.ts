/** 004, “Patterns that lead to multiple solutions”: its questions about close and far, cardinality and parity, computed. */
import { countKnown, imageFromText } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { solve } from '../../engine/solve/solve.ts';
import { exchangeOf, sharedCells } from '../../engine/solutions/exchange.ts';
import type { Exchange } from '../../engine/solutions/exchange.ts';
import { enumerated, grouped } from '../../notebook/plain/numbers.ts';
import type { Claim, Question } from '../claim.ts';
import { printedPatterns } from './printedPatterns.ts';

const place = 'Patterns that lead to multiple solutions';
const home = 'papers/nonograms-blog/#what-is-printed';
const { square, far, combined } = printedPatterns;
const puzzles: readonly Puzzle[] = [square.puzzle, far.puzzle, combined.puzzle];

const countOf = (puzzle: Puzzle): number => solve(puzzle, { most: 1000 }).solutions.length;

/** The exchanges between any two solutions of a puzzle. */
function exchangesOf(puzzle: Puzzle): readonly Exchange[] {
  const { solutions } = solve(puzzle, { most: 1000 });
  return solutions.flatMap((one, at) =>
    solutions.slice(at + 1).map((other) => exchangeOf(one, other)),
  );
}

/** A puzzle without its empty lines: what was far is close. */
const closed = ({ rows, columns }: Puzzle): Puzzle => ({
  rows: rows.filter((runs) => runs.length > 0),
  columns: columns.filter((runs) => runs.length > 0),
});

/** Lines with an empty one between any two. */
const apart = (lines: Puzzle['rows']): Puzzle['rows'] =>
  lines.flatMap((runs, at) => (at === 0 ? [runs] : [[], runs]));

/** A puzzle with its lines apart: what was close is far. */
const opened = ({ rows, columns }: Puzzle): Puzzle => ({
  rows: apart(rows),
  columns: apart(columns),
});

/** Solutions of the two patterns as they are, with empty lines between their lines, and without any. */
type Distances = Readonly<
  Record<
    'square' | 'far',
    { readonly as: number; readonly opened: number; readonly closed: number }
  >
>;

const distancesOf = (puzzle: Puzzle): Distances['square'] => ({
  as: countOf(puzzle),
  opened: countOf(opened(puzzle)),
  closed: countOf(closed(puzzle)),
});

/** The two patterns pulled apart and pushed together. @source 004_baeeafed5327eab8.txt “Patterns that lead to multiple solutions” */
export const distances = (): Distances => ({
  square: distancesOf(square.puzzle),
  far: distancesOf(far.puzzle),
});

export const closeOrFar: Question<string, Distances> = {
  id: '004-question-close',
  place,
  title: 'Should the first pattern be classified as close, and the second one as far?',
  quote: 'Should this be classified as a "close" pattern?',
  published: 'a question',
  read: () => ({ ours: distances() }),
  agrees: null,
  ground: { kind: 'example' },
  home,
  what: 'is the first pattern “close”, the second one “far”?',
  says: 'a question',
  finds: (ours) =>
    `the square: ${ours.square.as} solutions, with empty lines between its lines ${ours.square.opened}; 2x5: ${ours.far.as}, without its empty columns ${ours.far.closed}`,
  remark:
    'How close the lines of the first one lie does not matter. The second one needs its distance: with its three columns side by side the first row of two of its pictures would say 2 instead of 1, 1.',
};

/** For each number of solutions the numbers of cells that are exchanged between two of them. */
type Cardinality = readonly { readonly solutions: number; readonly cells: readonly number[] }[];

const eightAtOnce = puzzleOf(imageFromText(['..##', '##..']));

export const cardinality: Question<string, Cardinality> = {
  id: '004-question-cardinality',
  place,
  title: 'Cardinal 2, because it produces two solutions?',
  quote: 'Cardinal 2 because it produces two solutions?',
  published: 'a question',
  read: () => ({
    ours: [square.puzzle, eightAtOnce, far.puzzle].map((puzzle) => ({
      solutions: countOf(puzzle),
      cells: exchangesOf(puzzle).map(({ cells }) => cells.length),
    })),
  }),
  agrees: null,
  ground: { kind: 'example' },
  home,
  what: 'is a pattern to be classified by its number of solutions?',
  says: 'a question',
  finds: (ours) =>
    ours
      .map(({ solutions, cells }) => `${solutions} solutions: ${enumerated(cells)} cells change`)
      .join('; '),
  remark:
    'The number says little of the kind. The square of 2x2 and the puzzle of 2x4 in which eight cells change at once both have two solutions.',
};

type Parity = { readonly odd: number; readonly pairs: number };

export const parity: Question<string, Parity> = {
  id: '004-question-parity',
  proof:
    'Two solutions have equally many filled cells in each row. So in each row as many cells go from filled to empty as from empty to filled, which is an even number; and so is the sum over the rows.',
  place,
  title: '"Even" parity because it involves two cells, "odd" for the second example?',
  quote: '"Even" parity because it involves two cells?',
  published: 'a question',
  read() {
    const all = puzzles.flatMap(exchangesOf);
    return {
      ours: { odd: all.filter(({ cells }) => cells.length % 2 === 1).length, pairs: all.length },
    };
  },
  agrees: null,
  ground: { kind: 'proof' },
  home,
  what: 'is the parity of a pattern even or odd?',
  says: 'a question',
  finds: ({ odd, pairs }) =>
    `an odd number of cells changes in ${odd} of ${grouped(pairs)} pairs of solutions`,
  remark:
    'Counted in cells that change it is always even: each line loses as many filled cells as it gains. Only the number of solutions can be odd.',
};

type Three = { readonly solutions: number; readonly pairs: number; readonly components: number };

/** The pairs of solutions of the second example, and those that differ in a switching component. @source 004_baeeafed5327eab8.txt “Is this pattern a combination of three of the first type?” */
export function threeOfFirst(): Three {
  const all = exchangesOf(far.puzzle);
  return {
    solutions: countOf(far.puzzle),
    pairs: all.length,
    components: all.filter(({ component }) => component !== null).length,
  };
}

export const combinationOfThree: Question<string, Three> = {
  id: '004-question-three',
  place,
  title: 'Is the second pattern a combination of three of the first type?',
  quote: 'Is this pattern a combination of three of the first type?',
  published: 'a question',
  read: () => ({ ours: threeOfFirst() }),
  agrees: null,
  ground: { kind: 'count', of: 'all pairs of its solutions' },
  home,
  what: 'is the pattern of 2x5 a combination of three of the first type?',
  says: 'a question',
  finds: ({ pairs, components }) =>
    `${components === pairs ? 'yes' : 'no'}: of ${pairs} pairs of its solutions ${components} differ in one switching component`,
  remark: 'Two of the three, done one after the other, come to the third.',
};

type Inferred = { readonly solved: number; readonly known: readonly (readonly [number, number])[] };

export const impossibleByInference: Claim<{ readonly solved: number }, Inferred> = {
  id: '004-combinations-inference',
  place: 'Combinations',
  title: 'Ambiguities make puzzles sometimes impossible to solve through inference alone',
  quote:
    'These ambiguities make some of these puzzles particularly hard to solve, somtimes impossibly so through inference alone',
  published: { solved: 0 },
  read() {
    const known = puzzles.map((puzzle) => {
      const shared = sharedCells(solve(puzzle, { most: 1000 }).solutions);
      return [countKnown(shared), shared.cells.length] as const;
    });
    return { ours: { solved: known.filter(([some, all]) => some === all).length, known } };
  },
  agrees: (ours, { solved }) => ours.solved === solved,
  ground: { kind: 'definition', whose: 'of puzzles with several solutions' },
  reading: 'By “some of these puzzles” we take the three that it prints.',
  home,
  what: 'puzzles of its examples that inference alone solves',
  says: ({ solved }) => String(solved),
  finds: ({ solved, known }) =>
    `${solved}; ${enumerated(known.map(([some, all]) => `${some} of ${all}`))} cells are the same in all solutions`,
  remark:
    'Whatever the method: a cell that differs between solutions cannot be known. A guess that leads to one of them is then as right as any other.',
};
