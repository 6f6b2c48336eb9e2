/** 000, abstract and sections 1 to 3: what puzzles of collections are like, by the collections that may be passed on. */
import archive from '../../../content/puzzles/jwilk.json' with { type: 'json' };
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { isUnique } from '../../engine/solve/solve.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';

type Collected = { readonly puzzles: number; readonly simple: number; readonly unique: number };

export const puzzleBooks: Claim<string, Collected> = {
  id: '000-section-1-puzzle-books',
  place: 'abstract; sections 1, 2 and 3.1',
  title: 'Most Nonograms of puzzle collections can be solved line by line, and have one solution',
  quote:
    'Most Nonograms that appear in puzzle collections can be solved by applying a series of local reasoning steps, each involving just a single row or column',
  published: '“typically”, “usually”, “most”',
  effort: 'seconds',
  ground: {
    kind: 'part',
    which: 'one archive of 148 puzzles; of printed books we have none',
  },
  home: 'sweeps/#rows-then-columns',
  what: 'puzzles of a collection that sweeps solve, and such as have one solution',
  finds: ({ puzzles, simple, unique }) =>
    `of ${grouped(puzzles)} puzzles of an archive sweeps solve ${grouped(simple)}, and ${grouped(unique)} have one solution`,
  remark:
    '“Most” we take as more than half. The archive is that of Jakub Wilk’s solver, from 10x10 to 30x30. The other collections that we have were put together to test solvers.',
  read() {
    const ours = { puzzles: archive.length, simple: 0, unique: 0 };
    for (const { rows, cols } of archive) {
      const puzzle = { rows, columns: cols };
      const simple = solveSimple(puzzle).status === 'solved';
      if (simple) ours.simple++;
      if (simple || isUnique(puzzle)) ours.unique++;
    }
    return { ours };
  },
  agrees: ({ puzzles, simple, unique }) => 2 * simple > puzzles && 2 * unique > puzzles,
};
