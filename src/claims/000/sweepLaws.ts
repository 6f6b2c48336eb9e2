/** 000, sections 1 and 3.1: what it says about sweeps and difficulty in general, tried on all small pictures. */
import { UNKNOWN, unknownGrid } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { countUnknown, lineOf } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { settle } from '../../engine/line/settle.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { cellOnLine, hSweep, vSweep } from '../../engine/sweep/sweep.ts';
import { fixed, grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { law, triedOn } from '../law.ts';
import { puzzles } from '../smallPuzzles.ts';
import { constructedDifficulty } from './construction.ts';

const same = (a: Grid, b: Grid): boolean => a.cells.join() === b.cells.join();

/** Every state that sweeps lead through on 3 x 3 boards, whichever direction begins. */
function* states(): Generator<{ readonly puzzle: Puzzle; readonly grid: Grid }> {
  for (const { puzzle } of puzzles(3, 3))
    for (const first of [0, 1]) {
      let grid = unknownGrid(3, 3);
      for (let sweep = first; sweep < first + 4; sweep++) {
        yield { puzzle, grid };
        grid = (sweep % 2 === 0 ? hSweep : vSweep)(grid, puzzle).grid;
      }
    }
}

const statesUnit = 'states of 3x3 boards, along the sweeps of all pictures';

const twice = law(
  {
    id: '000-section-3.1-twice',
    title: 'H-SWEEP(H-SWEEP(N)) = H-SWEEP(N), and the same for V-SWEEP',
    quote: 'Note that H-SWEEP (H-SWEEP (N)) = H-SWEEP (N)',
    home: 'sweeps/#rows-then-columns',
    what: 'the same sweep twice',
    says: 'is the same as once',
    unit: statesUnit,
    proof:
      'An H-sweep writes into a row what all its fits agree on. Every fit of the row agrees with that, so the row has the same fits afterwards, and they agree on no further cell. Columns go the same way.',
  },
  () =>
    triedOn(
      states().map(({ puzzle, grid }) =>
        [hSweep, vSweep].every((sweep) => {
          const once = sweep(grid, puzzle).grid;
          return same(sweep(once, puzzle).grid, once);
        }),
      ),
    ),
);

const fewer = law(
  {
    id: '000-section-3.1-fewer-unknowns',
    title: 'A sweep leaves fewer unknowns, unless no entry could be deduced from single lines',
    quote:
      'has fewer unknowns than the input Nonogram, unless no entries could be deduced by using only information from a single direction',
    home: 'sweeps/#rows-then-columns',
    what: 'unknown cells after a sweep',
    says: 'fewer, or the board is as before',
    unit: statesUnit,
    proof:
      'SETTLE makes unknown cells known and never the reverse. If it makes none known, no row (or no column) determined a cell by itself, and the board is as before.',
  },
  () =>
    triedOn(
      states().map(({ puzzle, grid }) =>
        [hSweep, vSweep].every((sweep) => {
          const after = sweep(grid, puzzle).grid;
          const kept = grid.cells.every((cell, at) => cell === UNKNOWN || cell === after.cells[at]);
          return kept && (countUnknown(after) < countUnknown(grid) || same(after, grid));
        }),
      ),
    ),
);

/** Settles one line after the other, last column first, each as soon as the others have told it something. */
function lineByLine(puzzle: Puzzle): Grid {
  const grid = unknownGrid(puzzle.rows.length, puzzle.columns.length);
  const lines = [
    ...puzzle.rows.map((description, index) => ({ description, index, direction: 'H' as const })),
    ...puzzle.columns.map((description, index) => ({
      description,
      index,
      direction: 'V' as const,
    })),
  ].toReversed();
  for (let before = -1; before !== countUnknown(grid);) {
    before = countUnknown(grid);
    for (const { description, index, direction } of lines)
      settle(lineOf(grid, direction, index), description)?.forEach((cell, at) => {
        grid.cells[cellOnLine(grid, direction, index, at)] = cell;
      });
  }
  return grid;
}

const settles = law(
  {
    id: '000-section-3.1-single-settles',
    title:
      'Equivalently, a simple puzzle is solved by SETTLE operations on single lines, one at a time',
    quote:
      'Equivalently, one can say that a simple Nonogram can be solved by applying a sequence of SETTLE operations, each involving just a single line',
    home: 'sweeps/#rows-then-columns',
    what: 'settling line by line in place of sweeps',
    says: 'equivalent',
    unit: '3x4 pictures, columns first and from the last one on',
    proof:
      'Knowing more never makes SETTLE find less. Single SETTLEs can take the lines in the order of the sweeps, so they get at least as far. And at the end of the sweeps no line gives anything: cell by cell, no sequence of SETTLEs ever knows more than that end.',
  },
  () =>
    triedOn(puzzles(3, 4).map(({ puzzle }) => same(lineByLine(puzzle), solveSimple(puzzle).grid))),
);

/** The rows settled one after the other in some order, each written down before the next is looked at. */
function rowsInOrder(
  { puzzle, grid }: { puzzle: Puzzle; grid: Grid },
  order: readonly number[],
): Grid {
  const after = { ...grid, cells: grid.cells.slice() };
  for (const row of order)
    settle(lineOf(after, 'H', row), puzzle.rows[row] ?? [])?.forEach((cell, at) => {
      after.cells[cellOnLine(after, 'H', row, at)] = cell;
    });
  return after;
}

const parallel = law(
  {
    id: '000-section-3.1-parallel',
    title: 'SETTLE can be performed in parallel for all rows, or all columns respectively',
    quote:
      'As the SETTLE operation considers one line at a time, it can be performed in parallel for all rows, or all columns respectively',
    home: 'sweeps/#rows-then-columns',
    what: 'the rows of a sweep, in whatever order or all at once',
    says: 'in parallel',
    unit: `${statesUnit}, each with three orders of its rows`,
    proof:
      'Two rows share no cell. So no row sees what another one of the same sweep has found, and it makes no difference whether they are settled one after the other, in any order, or at the same time.',
  },
  () =>
    triedOn(
      states().flatMap((state) =>
        [
          [0, 1, 2],
          [2, 1, 0],
          [1, 2, 0],
        ].map((order) => same(rowsInOrder(state, order), hSweep(state.grid, state.puzzle).grid)),
      ),
    ),
);

const terminates = law(
  {
    id: '000-section-3.1-terminates',
    title: 'SIMPLESOLVER always terminates if the input Nonogram is simple',
    quote:
      'By definition, the SIMPLESOLVER algorithm always terminates if the input Nonogram N is simple',
    home: 'sweeps/#how-many-sweeps',
    what: 'the sweeps of a simple puzzle',
    says: 'come to an end',
    unit: 'pictures of 3x4, simple or not',
    proof:
      'It goes on only while one of the last two sweeps has fixed a cell, and mn cells can be fixed. So it ends for every puzzle, simple or not. That it ends with all cells known is what “simple” means.',
    remark: 'of puzzles that are not simple it holds as well',
  },
  () =>
    triedOn(
      puzzles(3, 4).map(({ puzzle }) => {
        const { sweeps, status } = solveSimple(puzzle);
        return status === 'solved' ? sweeps <= 13 : sweeps <= 14 && status === 'standstill';
      }),
    ),
);

type Filled = { readonly all: number; readonly some: number; readonly none: number };

const notSimple: Claim<Pick<Filled, 'all'>, Filled> = {
  id: '000-section-3.1-some-filled',
  title: 'For non-simple puzzles “some, but not all, unknown entries may be filled”',
  quote:
    'The algorithm can also be used for non-simple Nonograms, in which case some, but not all, unknown entries may be filled',
  published: { all: 0 },
  ground: ({ some, none }) => ({
    kind: 'count',
    of: `all ${grouped(some + none)} such pictures of 3x4`,
  }),
  home: 'sweeps/#rows-then-columns',
  what: 'cells that the sweeps find in a puzzle that is not simple',
  says: 'some, but not all',
  finds: ({ some, none }) =>
    `some in ${grouped(some)} pictures of 3\u00a0×\u00a04, none in ${grouped(none)}`,
  read() {
    const ours = { all: 0, some: 0, none: 0 };
    for (const { puzzle } of puzzles(3, 4)) {
      const { grid, status } = solveSimple(puzzle);
      if (status === 'solved') continue;
      const unknown = countUnknown(grid);
      ours[unknown === 0 ? 'all' : unknown < 12 ? 'some' : 'none']++;
    }
    return { ours };
  },
  agrees: ({ all, some }, published) => all === published.all && some > 0,
};

type Spread = { readonly mean: number; readonly deviation: number; readonly greatest: number };

export const varianceOfSteps: Claim<string, Spread> = {
  id: '000-section-1-variance',
  title: 'Among simple puzzles there can be “a large variance in the number of steps required”',
  quote: 'there can still be a large variance in the number of steps required to find solutions',
  published: 'large',
  effort: 'minute',
  from: ['difficulty-count 5x5'],
  ground: { kind: 'count', of: 'all 24,976,511 simple pictures of 5x5' },
  reading: 'the hardest takes more than four times as many sweeps as the mean',
  home: 'papers/batenburg-kosters/#all-pictures-at-once',
  what: 'how much the number of steps varies among simple puzzles',
  finds: ({ mean, deviation, greatest }) =>
    `5\u00a0×\u00a05: mean ${fixed(mean, 2)}, standard deviation ${fixed(deviation, 2)}, ${greatest} at most`,
  read(measured) {
    const { simple } = measured.tally('difficulty-count 5x5');
    const sum = (of: (difficulty: number) => number): number =>
      Array.from(simple).reduce((all, images, difficulty) => all + images * of(difficulty), 0);
    const images = sum(() => 1);
    const mean = sum((difficulty) => difficulty) / images;
    const deviation = Math.sqrt(sum((difficulty) => (difficulty - mean) ** 2) / images);
    const greatest = Array.from(simple).findLastIndex((count) => count > 0);
    return { ours: { mean, deviation, greatest } };
  },
  agrees: ({ mean, greatest }) => greatest > 4 * mean,
};

type Ratio = { readonly m: number; readonly share: number };

export const constructionHalf: Claim<number, Ratio> = {
  id: '000-section-3.1-half',
  proof:
    'For m = n the formula is (2n² − 11n − 30)/4 + 10. Divided by n² it goes to one half as n grows. No puzzle of more than one cell takes more than mn sweeps, so the construction falls short of the most by a factor of two at most, in the end.',
  place: 'section 3.1; section 1',
  title:
    'The difficulty of the construction is about mn/2: “asymptotically maximal, up to a constant factor”',
  quote: 'has difficulty (m+2)(2n-15)/4 + 10 ≈ mn/2',
  published: 1 / 2,
  ground: { kind: 'proof' },
  home: 'papers/batenburg-kosters/#hardest-by-size',
  what: 'the formula of the construction beside mn, for m = n',
  says: 'about half',
  finds: ({ m, share }) => `${fixed(share, 4)} for m = ${grouped(m)}`,
  remark: `no puzzle of more than one cell takes more than mn sweeps, so the factor is two at most; for 18x18 it is ${fixed(constructedDifficulty(18, 18) / 18 ** 2, 2)} of mn`,
  read() {
    const m = 8 * 12_500 + 2;
    return { ours: { m, share: constructedDifficulty(m, m) / m ** 2 } };
  },
  agrees: ({ share }, published) => share.toFixed(3) === published.toFixed(3),
};

/** Those of section 3.1, in the order of the text. */
export const sweepLaws: readonly Claim[] = [parallel, twice, fewer, settles, terminates, notSimple];
