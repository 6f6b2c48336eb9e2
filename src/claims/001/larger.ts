/** 001, sections 3.6 and 5: does any puzzle need set-probing? Looked for on boards larger than the thesis had. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { createFastFour } from '../../engine/intersect/fastFour.ts';
import { SOLVED } from '../../engine/sweep/fastSolver.ts';
import { probeAll, unknownCells } from '../../engine/probe/probe.ts';
import { repeatedProbing } from '../../engine/probe/probeRepeated.ts';
import { probeSet, setProbing } from '../../engine/probe/probeSets.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { boardRandom } from '../../engine/board/random.ts';
import { filledFor, sampleExact } from '../../engine/board/sample.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { isUnique, solve } from '../../engine/solve/solve.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';

/** The seed of these samples: the year of 001. */
export const largerSeed = 2022;

/** Random boards of one size, by the number of solutions and what solves those with one. */
export type LargerBoards = {
  readonly side: number;
  readonly percentage: number; // of filled cells, an exact number of them
  readonly boards: number;
  readonly several: number; // boards with more than one solution
  /** Uniquely solvable boards, and how many of them are solved by each; every method of probing includes those before it. */
  readonly unique: number;
  readonly simple: number;
  readonly four: number; // FourSolver
  readonly once: number; // simple, or a category 11 or 14
  readonly repeated: number;
  readonly agreement: number; // repeated, and what both futures share
  readonly pairs: number;
  readonly triples: number;
};

type Counts = { -readonly [Name in keyof LargerBoards]: number };

/**
 * Draws boards and solves those with one solution in every way.
 *
 * @param side - 1 to 32
 * @param percentage - of filled cells, 0 to 100
 * @param boards - how many, indices 0 to `boards` - 1 of the stream of {@link largerSeed}
 * @source 001_a525a3e1210b0814.txt §5 ("considering larger n x n Nonograms")
 */
export function largerBoards(side: number, percentage: number, boards: number): LargerBoards {
  const counts: Counts = {
    side,
    percentage,
    boards,
    several: 0,
    unique: 0,
    simple: 0,
    four: 0,
    once: 0,
    repeated: 0,
    agreement: 0,
    pairs: 0,
    triples: 0,
  };
  const cells = new Uint8Array(side * side);
  const four = createFastFour(side, side);
  for (let index = 0; index < boards; index++) {
    sampleExact(
      boardRandom(largerSeed, side, side, percentage, index),
      cells,
      filledFor(percentage, side, side),
    );
    const puzzle = puzzleOf({ height: side, width: side, cells });
    const least = leastOf(puzzle);
    if (least === 'several') {
      counts.several++;
      continue;
    }
    counts.unique++;
    if (least !== 'none') for (const way of ways.slice(ways.indexOf(least))) counts[way]++;
    four.simple.setPuzzle(puzzle);
    if (four.run() === SOLVED) counts.four++;
  }
  return counts;
}

const ways = ['simple', 'once', 'repeated', 'agreement', 'pairs', 'triples'] as const;

/** The least way that solves a puzzle; `none`: none does, and there is one solution all the same. */
function leastOf(puzzle: Puzzle): (typeof ways)[number] | 'none' | 'several' {
  const kind = probeAll(puzzle).class;
  if (kind === 'simple') return 'simple';
  if (kind === 'unique') return 'once';
  if (kind === 'two') return 'several';
  // what probing solves has one solution: it only writes what is proved
  if (repeatedProbing(puzzle).status === 'solved') return 'repeated';
  if (!isUnique(puzzle)) return 'several';
  if (repeatedProbing(puzzle, { agreement: true }).status === 'solved') return 'agreement';
  if (setProbing(puzzle, 2).status === 'solved') return 'pairs';
  return setProbing(puzzle, 3).status === 'solved' ? 'triples' : 'none';
}

/** Sizes, percentages where boards with one solution are neither rare nor all simple, and boards. */
export const largerSamples = [
  [6, 35, 4000],
  [8, 40, 3000],
  [10, 45, 3000],
  [15, 48, 1500],
  [20, 52, 1500],
] as const;

/** A puzzle of the domino family: what each method leaves of it. */
export type Domino = {
  readonly side: number;
  readonly code: string;
  readonly solutions: number; // 2: at least two
  /** Cells that stay unknown, after SimpleSolver, FourSolver, and each way of probing. */
  readonly simple: number;
  readonly four: number;
  readonly once: boolean; // whether one round of probing has a category 11 or 14
  readonly repeated: number;
  readonly agreement: number;
  readonly pairs: number;
  readonly triples: number;
};

/**
 * The puzzles dom_06 to dom_14 of MiniZinc's benchmarks continued downwards: a staircase of dominoes, 2n + 1 rows and
 * columns.
 *
 * @param n - steps, 1 or more; 6 is dom_06
 */
export function dominoPuzzle(n: number): Puzzle {
  if (!Number.isInteger(n) || n < 1) throw new RangeError(`steps must be 1 or more: ${n}`);
  const steps = Array.from({ length: n - 1 });
  return {
    rows: [[3], [1], ...steps.flatMap(() => [[3, 1], [1]]), [1]],
    columns: [[1], [1], ...steps.flatMap(() => [[1, 3], [1]]), [3]],
  };
}

/** Looks at one of them. */
export function dominoOf(n: number): Domino {
  const puzzle = dominoPuzzle(n);
  const side = puzzle.rows.length;
  const four = createFastFour(side, side);
  four.simple.setPuzzle(puzzle);
  four.run();
  const kind = probeAll(puzzle).class;
  return {
    side,
    code: encodePuzzle(puzzle),
    solutions: solve(puzzle).solutions.length,
    simple: openIn(solveSimple(puzzle).grid),
    four: openIn({ height: side, width: side, cells: four.simple.readCells() }),
    once: kind === 'simple' || kind === 'unique',
    repeated: openIn(repeatedProbing(puzzle).grid),
    agreement: openIn(repeatedProbing(puzzle, { agreement: true }).grid),
    pairs: openIn(setProbing(puzzle, 2).grid),
    triples: openIn(setProbing(puzzle, 3).grid),
  };
}

const openIn = ({ cells }: Grid): number => cells.filter((cell) => cell === UNKNOWN).length;

/** A board on which three cells together prove what no two do. */
export type Triple = {
  readonly side: number;
  readonly percentage: number;
  readonly index: number;
  readonly code: string;
  readonly unknown: number; // where pairs stand still
  readonly pairs: number; // pairs of these cells, none of which proves anything
  readonly cells: readonly (readonly [row: number, column: number])[]; // the first triple that does, from 1
  readonly survivors: number; // of its eight futures
  readonly proved: readonly (readonly [row: number, column: number, value: number])[]; // from 1
};

/**
 * The first triple of a random board that proves something where no pair does.
 *
 * @throws RangeError when there is none
 * @source 001_a525a3e1210b0814.txt §5 proposes sets
 */
export function tripleOf(side: number, percentage: number, index: number): Triple {
  const cells = new Uint8Array(side * side);
  sampleExact(
    boardRandom(largerSeed, side, side, percentage, index),
    cells,
    filledFor(percentage, side, side),
  );
  const puzzle = puzzleOf({ height: side, width: side, cells });
  const { grid } = setProbing(puzzle, 2);
  const open = unknownCells(grid);
  const place = (at: number): readonly [number, number] => [
    Math.floor(at / side) + 1,
    (at % side) + 1,
  ];
  for (const [k, a] of open.entries())
    for (const [l, b] of open.slice(k + 1).entries())
      for (const c of open.slice(k + l + 2)) {
        const { survivors, fixed } = probeSet(puzzle, grid, [a, b, c]);
        if (fixed.length === 0) continue;
        return {
          side,
          percentage,
          index,
          code: encodePuzzle(puzzle),
          unknown: open.length,
          pairs: (open.length * (open.length - 1)) / 2,
          cells: [a, b, c].map(place),
          survivors,
          proved: fixed.map(({ row, column, value }) => [row + 1, column + 1, value]),
        };
      }
  throw new RangeError(`no triple of board ${index} proves anything`);
}

/** What is found on larger boards. */
export type Larger = {
  readonly samples: readonly LargerBoards[];
  readonly dominoes: readonly Domino[];
  readonly triple: Triple;
};

const needText = (samples: readonly LargerBoards[]): string => {
  const need = samples.reduce((sum, { unique, repeated }) => sum + unique - repeated, 0);
  return need === 0 ? 'none' : grouped(need);
};

/** The size of the smallest domino that needs sets of cells. */
const hardestDomino = (dominoes: readonly Domino[]): string => {
  const one = dominoes.find(({ solutions, repeated }) => solutions === 1 && repeated > 0);
  return one === undefined ? 'no size' : sizeText(one.side, one.side);
};

export const larger: Claim<{ readonly need: string }, Larger> = {
  id: '001-section-5-larger-boards',
  place: 'section 3.6, section 5',
  title:
    'Uniquely solvable puzzles larger than 5x5: "a number of Nonograms need a Set-Probing approach to be solved"',
  published: { need: 'a number of Nonograms' },
  effort: 'minute',
  read() {
    return {
      ours: {
        samples: largerSamples.map(([side, percentage, boards]) =>
          largerBoards(side, percentage, boards),
        ),
        dominoes: [2, 3, 4, 5].map(dominoOf),
        triple: tripleOf(8, 35, 36),
      },
      seed: largerSeed,
      note: 'Random boards show none: repeated probing solves every board with one solution. Made puzzles do: the dominoes of 11x11 have one solution that pairs do not find and triples do.',
    };
  },
  outcome: '001-section-5-larger-boards',
  quote: 'a number of Nonograms need a Set-Probing approach to be solved',
  ground: { kind: 'example' },
  home: 'fig-probe-rounds',
  what: 'some puzzles need set-probing',
  says: ({ need }) => `${need} do`,
  finds: ({ samples, dominoes }) =>
    `none of 5\u00a0×\u00a05 (by the census of all); ${needText(samples)} of ${grouped(samples.reduce((sum, { unique }) => sum + unique, 0))} random boards with one solution; but the dominoes of ${hardestDomino(dominoes)} do`,
  remark: 'of puzzles with one solution; the thesis had no such puzzle of 4x4 or 5x5 before it',
  // a statement without a number: it holds when some puzzle with one solution is left by repeated probing
  agrees: ({ samples, dominoes }) =>
    samples.some(({ unique, repeated }) => repeated < unique) ||
    dominoes.some(({ solutions, repeated }) => solutions === 1 && repeated > 0),
};
