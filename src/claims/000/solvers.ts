/** 000, section 3.2: more that follows from its definition of the (p,q)-SOLVER, and of what two rows and two columns tell. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { countUnknown, imageFromIndex, lineOf } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { choose } from '../../engine/board/binomial.ts';
import { solveFour } from '../../engine/intersect/fourSolver.ts';
import { choices, intersect, unknownCrossings } from '../../engine/intersect/pqIntersection.ts';
import { solvePq } from '../../engine/intersect/pqSolver.ts';
import { settle } from '../../engine/line/settle.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { cellOnLine, hSweep } from '../../engine/sweep/sweep.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { law, triedOn } from '../law.ts';

const [height, width] = [3, 4];
const home = 'papers/batenburg-kosters/#more-rows-more-columns';

/** The standstills of all pictures of 3 x 4 that are not simple. */
function* standstills(): Generator<{ readonly puzzle: Puzzle; readonly grid: Grid }> {
  for (let index = 0; index < 2 ** (height * width); index++) {
    const puzzle = puzzleOf(imageFromIndex(height, width, index));
    const { grid, status } = solveSimple(puzzle);
    if (status !== 'solved') yield { puzzle, grid };
  }
}

const knowsAll = (larger: Grid, smaller: Grid): boolean =>
  smaller.cells.every((cell, at) => cell === UNKNOWN || larger.cells[at] === cell);

const leastElement = law(
  {
    id: '000-section-3.2-least-element',
    title: 'SIMPLESOLVER is the least element of the solvers, FOURSOLVER immediately above it',
    quote:
      'This leads to a partial ordering of the solvers, where SIMPLESOLVER is the least element, having FOURSOLVER immediately above it',
    home,
    what: 'SimpleSolver finds no more than FourSolver, and FourSolver no more than the others with p, q ≥ 2',
    says: 'the least two of a partial order',
    unit: '3x4 pictures that are not simple',
    proof:
      'Sweeps are a part of every solver. With p or q equal to 1 it is SIMPLESOLVER and nothing more; with both at least 2 it contains FOURSOLVER. Both are statements of the same section, proved beside it.',
    remark: 'with p = 1 or q = 1 it is SimpleSolver itself',
  },
  () =>
    triedOn(
      standstills().map(({ puzzle, grid }) => {
        const four = solveFour(puzzle).grid;
        const others = [2, 3].flatMap((p) => [2, 3, 4].map((q) => solvePq(puzzle, p, q).grid));
        return knowsAll(four, grid) && others.every((other) => knowsAll(other, four));
      }),
    ),
);

type Stronger = { readonly pictures: number; readonly more: number; readonly solved: number };

const stronger: Claim<string, Stronger> = {
  id: '000-section-3.2-stronger',
  title: 'The simplest (p,q)-SOLVER that is stronger than SIMPLESOLVER is the (2,2)-SOLVER',
  quote: 'the simplest (p, q)-SOLVER that is stronger than SIMPLESOLVER is the (2, 2)-SOLVER',
  published: 'stronger',
  ground: ({ pictures }) => ({
    kind: 'count',
    of: `all ${grouped(pictures)} pictures of 3x4 that are not simple`,
  }),
  home: 'two-rows-two-columns/#pairs-of-lines',
  what: 'FourSolver beside SimpleSolver',
  finds: ({ pictures, more, solved }) =>
    `of ${grouped(pictures)} pictures of 3\u00a0×\u00a04 it finds more in ${grouped(more)} and solves ${grouped(solved)}`,
  read() {
    const ours = { pictures: 0, more: 0, solved: 0 };
    for (const { puzzle, grid } of standstills()) {
      const end = solveFour(puzzle);
      ours.pictures++;
      if (countUnknown(end.grid) < countUnknown(grid)) ours.more++;
      if (end.status === 'solved') ours.solved++;
    }
    return { ours };
  },
  agrees: ({ more, solved }) => more > 0 && solved > 0,
};

/** SETTLE on every choice of p rows and no column, again and again while something is found. */
function rowsOnly(puzzle: Puzzle, start: Grid, p: number): Grid {
  const grid = { ...start, cells: start.cells.slice() };
  for (let before = -1; before !== countUnknown(grid);) {
    before = countUnknown(grid);
    for (const rows of choices(height, p))
      for (const row of rows)
        settle(lineOf(grid, 'H', row), puzzle.rows[row] ?? [])?.forEach((cell, at) => {
          grid.cells[cellOnLine(grid, 'H', row, at)] = cell;
        });
  }
  return grid;
}

const noColumns = law(
  {
    id: '000-section-3.2-p-0',
    title: 'The (p,0)-SOLVER for p ≥ 1 would just use single horizontal sweeps',
    quote:
      'the (1, 0)-SOLVER, or equivalently any (p, 0)-SOLVER with p ≥ 1, would in fact just use single horizontal sweeps',
    home,
    what: 'p rows and no column',
    says: 'a single horizontal sweep',
    unit: '3x4 pictures, for p = 1, 2 and 3',
    proof:
      'Without a column nothing ties the rows together: each is settled by itself, and after one horizontal sweep a row has nothing more to say.',
  },
  () =>
    triedOn(
      Array.from({ length: 2 ** (height * width) }, (_, index) => {
        const puzzle = puzzleOf(imageFromIndex(height, width, index));
        const blank = { height, width, cells: new Uint8Array(height * width).fill(UNKNOWN) };
        const swept = hSweep(blank, puzzle).grid.cells.join();
        return [1, 2, 3].every((p) => rowsOnly(puzzle, blank, p).cells.join() === swept);
      }),
    ),
);

/** The numbers of lines that can be chosen. */
const of = (lines: number): number[] => Array.from({ length: lines }, (_, k) => k + 1);

const lineSets = law(
  {
    id: '000-section-3.2-sets-of-lines',
    title: 'There are binom(m, p) × binom(n, q) sets of lines to consider',
    quote: 'sets of lines to consider, giving an enormous number of possibilities',
    home,
    what: 'choices of p of m rows and q of n columns',
    says: 'binom(m, p) × binom(n, q)',
    unit: 'pairs of a size up to 6x6 and (p,q)',
    proof:
      'p of m rows can be chosen in binom(m, p) ways, q of n columns in binom(n, q) ways, and every choice of rows goes with every choice of columns.',
    remark: 'against the list that our (p,q)-SOLVER goes through',
  },
  () => {
    return triedOn(
      of(6).flatMap((m) =>
        of(6).flatMap((n) =>
          of(m).flatMap((p) =>
            of(n).map((q) => {
              let sets = 0;
              for (const rows of choices(m, p))
                for (const columns of choices(n, q))
                  sets += rows.length === p && columns.length === q ? 1 : 0;
              return sets === choose(m, p) * choose(n, q);
            }),
          ),
        ),
      ),
    );
  },
);

type Configurations = { readonly full: number; readonly fewer: number; readonly more: number };

/** All pairs of rows and pairs of columns of a size. */
export const crossingsOf = (m: number, n: number): readonly (readonly [number[], number[]])[] =>
  [...choices(m, 2)].flatMap((rows) =>
    [...choices(n, 2)].map((columns) => [rows, columns] as const),
  );

const configurations: Claim<{ readonly more: number }, Configurations> = {
  id: '000-section-3.2-configurations',
  title:
    'There are 2^(pq) configurations if all pixels are unknown, “but in general there may be less”',
  quote:
    'If all the pixels of a configuration are unknown yet, there are 2^{p · q} of these, but in general there may be less',
  published: { more: 0 },
  ground: ({ full, fewer, more }) => ({
    kind: 'count',
    of: `all ${grouped(full + fewer + more)} crossings of two rows and two columns at standstills of 3x4`,
  }),
  home: 'two-rows-two-columns/#sixteen-configurations',
  what: 'configurations of two rows and two columns',
  says: '16, or fewer',
  finds: ({ full, fewer }) =>
    `16 at ${grouped(full)} crossings of 3\u00a0×\u00a04, fewer at ${grouped(fewer)}`,
  read() {
    const ours = { full: 0, fewer: 0, more: 0 };
    for (const { grid } of standstills())
      for (const [rows, columns] of crossingsOf(height, width)) {
        const open = 2 ** unknownCrossings(grid, rows, columns).length;
        ours[open === 16 ? 'full' : open < 16 ? 'fewer' : 'more']++;
      }
    return { ours };
  },
  agrees: ({ full, fewer, more }, published) => full > 0 && fewer > 0 && more === published.more,
};

const fourUnknown = law(
  {
    id: '000-section-3.2-four-unknown',
    title: 'Only two rows and two columns that intersect in four ?s need to be examined',
    quote: 'we only need to examine those situations where these lines intersect in four ?s',
    home: 'two-rows-two-columns/#sixteen-configurations',
    what: 'two rows and two columns that cross in a known cell',
    says: 'need no examination',
    unit: 'such crossings at standstills of 3x4',
    proof:
      'Where sweeps stand still a line with one open crossing allows both of its values. If at least one of the four crossings is known, the lines with two open ones tie the open cells together in a chain that does not close. So start from any open cell with any value and pass along the chain: each line has a fit with the value that comes in, and hands one on. Every value stays possible.',
    remark: 'none of them fixes a cell',
  },
  () =>
    triedOn(
      standstills().flatMap(({ puzzle, grid }) =>
        crossingsOf(height, width).map(([rows, columns]) => {
          const open = unknownCrossings(grid, rows, columns).length;
          return open === 0 || open === 4
            ? null
            : intersect(grid, puzzle, rows, columns).fixed.length === 0;
        }),
      ),
    ),
);

const polynomial = law(
  {
    id: '000-section-3.2-polynomial',
    title: 'For fixed p and q the (p,q)-SOLVER takes polynomial time',
    quote: 'the operation in total takes polynomial time (if p and q are fixed)',
    home,
    what: 'the work of the (p,q)-SOLVER',
    says: 'polynomial for fixed p and q',
    unit: 'standstills of 3x4, with (2,2) and (2,3)',
    proof:
      'Each successful intersection fixes a cell, so there are at most mn of them, as the cases show. Before each, and after the last, at most all binom(m, p) × binom(n, q) sets of lines are tried, with 2^(pq) configurations at most and p + q SETTLEs for each; and SETTLE is polynomial.',
  },
  () =>
    triedOn(
      standstills().flatMap(({ puzzle, grid }) =>
        [2, 3].map((q) => {
          const after = solvePq(puzzle, 2, q, grid);
          return after.intersections <= countUnknown(grid) - countUnknown(after.grid);
        }),
      ),
    ),
);

/** In the order of the text. */
export const solverClaims: readonly Claim[] = [
  stronger,
  leastElement,
  noColumns,
  configurations,
  polynomial,
  lineSets,
  fourUnknown,
];
