/** 000, section 3.2: what follows from its definitions of the (p,q)-SOLVER and of (p,q)-difficulty, tried on every 3 x 4 image. */
import type { Grid } from '../../engine/board/cell.ts';
import { UNKNOWN, formatLine } from '../../engine/board/cell.ts';
import { fourDifficulty } from '../../engine/intersect/fourDifficulty.ts';
import { fourSuccesses, solveFour } from '../../engine/intersect/fourSolver.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { intersect } from '../../engine/intersect/pqIntersection.ts';
import { solvePq } from '../../engine/intersect/pqSolver.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { Random } from '../../engine/board/random.ts';
import { boardRandom } from '../../engine/board/random.ts';
import { filledFor, sampleExact } from '../../engine/board/sample.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { isUnique } from '../../engine/solve/solve.ts';
import type { Claim } from '../claim.ts';
import { law } from '../law.ts';
import type { Exceptions, Tried } from '../law.ts';

const [height, width] = [3, 4];

/** All images of 3 x 4 that SimpleSolver does not solve, or all that it does. */
function* images(simple: boolean): Generator<{ readonly puzzle: Puzzle; readonly grid: Grid }> {
  for (let image = 0; image < 2 ** (height * width); image++) {
    const puzzle = puzzleOf(imageFromIndex(height, width, image));
    const { grid, status } = solveSimple(puzzle);
    if ((status === 'solved') === simple) yield { puzzle, grid };
  }
}

/** A statement on all images of 3 x 4 of a kind. */
function tried(
  simple: boolean,
  isException: (puzzle: Puzzle, standstill: Grid) => boolean | null, // null: not a case
): Tried {
  const counts = { cases: 0, exceptions: 0 };
  for (const { puzzle, grid } of images(simple)) {
    const exception = isException(puzzle, grid);
    if (exception === null) continue;
    counts.cases++;
    if (exception) counts.exceptions++;
  }
  return counts;
}

const from = (count: number): number[] => Array.from({ length: count }, (_, k) => k);

/** Where the text tells more of it than its entry. */
const homes: Readonly<Record<string, string>> = {
  'p-or-q-1': 'papers/batenburg-kosters/#more-rows-more-columns',
  'whole-board': 'papers/batenburg-kosters/#more-rows-more-columns',
  order: 'two-rows-two-columns/#pairs-of-lines',
};

const figure = (
  id: string,
  title: string,
  compute: () => Tried & { readonly seed?: number },
  said: {
    readonly quote: string;
    readonly what: string;
    readonly says: string;
    readonly unit: string;
    readonly proof: string;
  },
): Claim<Exceptions, Tried> =>
  law(
    { ...said, id: `000-section-3.2-${id}`, title, home: homes[id] ?? 'papers/batenburg-kosters/' },
    compute,
  );

/** The sizes of intersections with one row or one column. */
const thin = [
  ...from(width).map((k) => [1, k + 1] as const),
  ...from(height).map((k) => [k + 1, 1] as const),
];

export const oneLine = figure(
  'p-or-q-1',
  'With p or q equal to 1, "(p,q)-SOLVER is nothing more than SIMPLESOLVER"',
  () =>
    tried(false, (puzzle, grid) =>
      thin.some(
        ([p, q]) => formatLine(solvePq(puzzle, p, q).grid.cells) !== formatLine(grid.cells),
      ),
    ),
  {
    quote: 'If either p or q is equal to 1, (p, q)-SOLVER is nothing more than SIMPLESOLVER',
    what: '(p,q)-SOLVER with p = 1 or q = 1',
    says: 'just SimpleSolver',
    unit: '3x4 pictures that are not simple',
    proof:
      'Let the sweeps stand still, and take rows that cross one column. Choose one of the crossed cells and a value. The column still has a fit with it, which gives values to the other crossed cells; and each row has a fit with the value of its one cell, since in each unknown cell it has fits with both. So no value is struck out.',
  },
);

/** Whether one end knows a cell that the other does not know alike. */
const knowsMore = (small?: Uint8Array, large?: Uint8Array): boolean =>
  large !== undefined && small?.some((cell, at) => cell !== UNKNOWN && large[at] !== cell) === true;

export const contains = figure(
  'contains-smaller',
  "\"(p,q)-SOLVER contains all (p',q')-SOLVERs with p' <= p and q' <= q\"",
  () =>
    tried(false, (puzzle) => {
      const ends = from(height).map((p) =>
        from(width).map((q) => solvePq(puzzle, p + 1, q + 1).grid.cells),
      );
      return ends.some((row, p) =>
        row.some((end, q) => knowsMore(ends[p - 1]?.[q], end) || knowsMore(row[q - 1], end)),
      );
    }),
  {
    quote: '(p, q)-SOLVER “contains” all (p′, q′)-SOLVERs with p′ ≤ p and q′ ≤ q',
    what: 'larger p and q',
    says: 'find all that smaller ones find',
    unit: '3x4 pictures that are not simple',
    proof:
      'Add rows and columns to a choice of p′ rows and q′ columns. A configuration of the larger crossing that every line allows is allowed by the lines of the smaller one as well. So what all configurations of the smaller one agree on, all of the larger one agree on.',
  },
);

export const wholeBoard = figure(
  'whole-board',
  'A uniquely solvable non-simple puzzle is solved "in one successful (m,n)-intersection": its (m,n)-difficulty is 1',
  () =>
    tried(false, (puzzle, grid) => {
      if (!isUnique(puzzle)) return null;
      const { crossings, fixed } = intersect(grid, puzzle, from(height), from(width));
      return fixed.length < crossings.length;
    }),
  {
    quote: 'any uniquely solvable non-simple Nonogram has (m, n)-difficulty 1',
    what: '(m,n)-difficulty of a uniquely solvable puzzle that is not simple',
    says: '1',
    unit: 'such 3x4 pictures',
    proof:
      'With all rows and all columns chosen, a configuration that every line allows is a solution. If there is one solution only, this one intersection fixes every cell; and without any intersection the puzzle, not being simple, is not solved.',
  },
);

export const simpleIsZero = figure(
  'simple-0',
  '"a simple Nonogram has (p,q)-difficulty 0"',
  () => tried(true, (puzzle) => fourDifficulty(puzzle).atMost !== 0),
  {
    quote: 'a simple Nonogram has (p, q)-difficulty 0',
    what: '(p,q)-difficulty of a simple puzzle',
    says: '0',
    unit: 'simple 3x4 pictures, for (2,2)',
    proof: 'Sweeps come before the first intersection, and they solve it.',
  },
);

export const manyIsInfinite = figure(
  'not-unique-infinite',
  '"all Nonograms that are not uniquely solvable have (p,q)-difficulty" infinite',
  () =>
    tried(false, (puzzle) =>
      !isUnique(puzzle) ? fourDifficulty(puzzle).atMost !== Infinity : null,
    ),
  {
    quote: 'all Nonograms that are not uniquely solvable have (p, q)-difficulty ∞',
    what: '(p,q)-difficulty of a puzzle with several solutions',
    says: 'infinite',
    unit: 'such 3x4 pictures, for (2,2)',
    proof:
      'Every step concludes only what holds in all solutions. Two solutions differ in some cell, so that cell is never fixed.',
  },
);

const seed = 32;
const [side, boards, orders] = [8, 2000, 5];

export const anyOrder = figure(
  'order',
  'The order of the intersections "is of no importance for the final result"',
  () => {
    const counts = { cases: 0, exceptions: 0 };
    for (let index = 0; index < boards; index++) {
      const random = boardRandom(seed, side, side, 50, index);
      const cells = new Uint8Array(side * side);
      sampleExact(random, cells, filledFor(50, side, side));
      const puzzle = puzzleOf({ height: side, width: side, cells });
      // with fewer than two there is no choice
      if (fourSuccesses(solveSimple(puzzle).grid, puzzle).take(2).toArray().length < 2) continue;
      const end = formatLine(solveFour(puzzle).grid.cells);
      for (let order = 0; order < orders; order++) {
        counts.cases++;
        if (formatLine(inRandomOrder(puzzle, random)) !== end) counts.exceptions++;
      }
    }
    return { ...counts, seed };
  },
  {
    quote: 'The order in which these operations are done, is of no importance for the final result',
    what: 'the order of the intersections',
    says: 'of no importance',
    unit: 'runs in random order, 8x8',
    proof:
      'Knowing more never makes a sweep or an intersection find less: lines have fewer fits, so fewer configurations are left, and these agree on at least as much. So whatever one order finds, any other order finds before it can stop.',
  },
);

/** FourSolver, each time with one of the successful intersections drawn at random. Returns the cells at its end. */
function inRandomOrder(puzzle: Puzzle, random: Random): Uint8Array {
  for (let clues: Uint8Array | undefined; ;) {
    const { grid } = solveSimple(clues === undefined ? puzzle : { ...puzzle, clues });
    const successes = [...fourSuccesses(grid, puzzle)];
    const drawn = successes[random.below(Math.max(1, successes.length))];
    if (drawn === undefined) return grid.cells;
    clues = grid.cells.slice();
    for (const { row, column, value } of intersect(grid, puzzle, drawn.rows, drawn.columns).fixed)
      clues[row * grid.width + column] = value;
  }
}
