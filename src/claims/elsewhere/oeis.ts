/** The encyclopedia of integer sequences: its five entries on nonograms, term by term. */
import encyclopedia from '../../../content/claims/encyclopedia.json' with { type: 'json' };
import { createClueSetCensus } from '../../engine/census/clueSets.ts';
import type { ClueSetCounts } from '../../engine/census/clueSets.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { law, triedOn } from '../law.ts';
import { uniqueSquares } from '../oeis.ts';
import { sweptOf, termsClaim, uniqueOf } from './terms.ts';
import type { Terms } from './terms.ts';

const home = 'every-5x5/#sizes';

function term(published: number, side: number): Claim<number, number> {
  const size = `${side}x${side}`;
  const isTrivial = side < 2;
  return {
    id: `web-oeis-a242876-${side}`,
    place: `A242876(${side})`,
    title: `Pictures of ${size} with one solution`,
    published,
    ...(isTrivial ? {} : { effort: 'hours', from: ['clue-sets'] }),
    read: (measured) => ({ ours: uniqueOf(measured, side, side) ?? NaN }),
    agrees: (ours, said) => ours === said,
    ground: isTrivial
      ? { kind: 'proof' }
      : { kind: 'count', of: `all ${grouped(2 ** (side * side))} pictures` },
    home,
    what: `pictures of ${size} with one solution`,
    says: grouped,
    finds: grouped,
    remark: null,
    ...(isTrivial && {
      proof:
        'There is one picture without cells. With one cell the clue says whether it is filled, so both pictures have a puzzle of their own.',
    }),
  };
}

/** What the entry had from 2015 on. */
const before: Claim<number, number> = {
  id: 'web-oeis-a242876-2015',
  place: 'A242876(6), 2015 to 2025',
  title: 'Pictures of 6x6 with one solution, as the entry had it for ten years',
  published: encyclopedia['A242876 in 2015'].at(-1) ?? 0,
  effort: 'hours',
  from: ['clue-sets'],
  read: (measured) => ({ ours: uniqueOf(measured, 6, 6) ?? NaN }),
  agrees: (ours, said) => ours === said,
  ground: { kind: 'count', of: `all ${grouped(2 ** 36)} pictures` },
  home,
  what: 'pictures of 6x6 with one solution',
  says: grouped,
  finds: grouped,
  remark:
    'The encyclopedia corrected it itself, in June 2025. Two counts of ours, one that sorts pictures and one that solves their puzzles, give the smaller number.',
  erratum: (ours) => ({
    printed: grouped(encyclopedia['A242876 in 2015'].at(-1) ?? 0),
    read: grouped(ours),
    check: 'Look the entry up: it has the smaller number since June 2025.',
  }),
};

/** Shares of uniquely solvable pictures, in percent: of 1x1 to 4x4 by the authors, of 5x5 and 6x6 added in 2015. */
const shares: Claim<readonly number[], readonly number[]> = {
  id: 'web-oeis-a242876-shares',
  place: 'A242876, comments',
  title: 'Shares of the pictures of 1x1 to 6x6 that have one solution',
  published: [100, 87.5, 75, 80, 75, 72],
  effort: 'hours',
  from: ['clue-sets'],
  read: (measured) => ({
    ours: [1, 2, 3, 4, 5, 6].map(
      (side) => (100 * (uniqueOf(measured, side, side) ?? NaN)) / 2 ** (side * side),
    ),
  }),
  agrees: (ours, said) =>
    said.every((share, at) =>
      at < exactly ? ours[at] === share : Math.round(ours[at] ?? NaN) === share,
    ),
  ground: { kind: 'count', of: 'all pictures of these sizes' },
  home,
  what: 'share of pictures with one solution, in percent',
  says: (said) => said.join('; '),
  finds: (ours) => ours.map((share) => Number(share.toFixed(2))).join('; '),
  remark: 'the last three are “about” in the entry, and taken as rounded to a whole percent',
};
const exactly = 3;

const fibonacci = (n: number): number => (n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2));

const growth = law(
  {
    id: 'web-oeis-a242876-growth',
    place: 'A242876, formulas',
    title: 'a(n) is at least F(n)² a(n - 1), with the Fibonacci numbers F',
    home,
    what: 'terms below that bound',
    says: 'none',
    unit: 'terms',
    proof:
      'Add a last row and a last column whose ends are filled and in which no two empty cells stand side by side. The clue of such a line reaches from end to end, so it fits in one way, and what is left to solve is the smaller puzzle. There are F(n) such lines of n cells, and both have their common corner filled.',
  },
  () =>
    triedOn(
      uniqueSquares.slice(1).map((own, at) => own >= fibonacci(at + 1) ** 2 * uniqueSquares[at]!),
    ),
);

/** Rows and columns of the terms of a table that is read by antidiagonals. */
const byAntidiagonals = (terms: number): readonly (readonly [number, number])[] =>
  Array.from({ length: terms }, (_, sum) =>
    Array.from({ length: sum + 1 }, (__, row) => [row, sum - row] as const),
  )
    .flat()
    .slice(0, terms);

const oblong = termsClaim({
  id: 'web-oeis-a384764',
  place: 'A384764',
  title: 'Pictures of n x m with one solution',
  published: encyclopedia.A384764,
  effort: 'hours',
  from: ['clue-sets'],
  ours: (measured) =>
    byAntidiagonals(encyclopedia.A384764.length).map(([height, width]) =>
      uniqueOf(measured, height, width),
    ),
  of: 'all pictures of these sizes',
  home,
  what: 'pictures of n x m with one solution, for n + m up to 10',
});

const twoWide = termsClaim({
  id: 'web-oeis-a383345',
  place: 'A383345',
  title: 'Pictures of n x 2 with one solution',
  published: encyclopedia.A383345,
  effort: 'hours',
  from: ['clue-sets'],
  ours: (measured) => encyclopedia.A383345.map((_, height) => uniqueOf(measured, height, 2)),
  of: 'all pictures of these sizes',
  home,
  what: 'pictures of n x 2 with one solution, n = 0 to 22',
  remark: 'Ours go to 30 cells.',
});

const swept = termsClaim({
  id: 'web-oeis-a391619',
  place: 'A391619',
  title: 'Pictures of n x n that single lines solve',
  published: encyclopedia.A391619,
  effort: 'hours',
  from: ['small-sizes', 'four-census 6x6'],
  ours: (measured) => encyclopedia.A391619.map((_, side) => sweptOf(measured, side, side)),
  of: 'all pictures of these sizes',
  home,
  what: 'pictures of n x n that single lines solve, n = 0 to 6',
});

/** Pictures of a size that have a puzzle of their own where rows list the runs of empty cells, and columns those of filled ones. */
function uniqueYesnograms(height: number, width: number): number {
  if (Math.min(height, width) < 2) return 2 ** (height * width);
  const census = createClueSetCensus(height, width, 'empty');
  const counts: ClueSetCounts = { bySolutions: new Map(), most: null };
  for (let tuple = 0; tuple < census.tuples; tuple++) census.count(tuple);
  census.flush(counts);
  return counts.bySolutions.get(1) ?? 0;
}

function yesnogramTerms(): Terms {
  const known = new Map<string, number>();
  return byAntidiagonals(encyclopedia.A385862.length).map((sides) => {
    const size = sides.toSorted((a, b) => b - a);
    const [height = 0, width = 0] = size;
    const count = known.get(size.join('x')) ?? uniqueYesnograms(height, width);
    known.set(size.join('x'), count);
    return count;
  });
}

const yesnograms = termsClaim({
  id: 'web-oeis-a385862',
  place: 'A385862',
  title: 'Pictures of n x m with one solution where rows list runs of empty cells',
  published: encyclopedia.A385862,
  effort: 'seconds',
  outcome: 'web-oeis-a385862',
  ours: yesnogramTerms,
  of: 'all pictures of these sizes',
  home,
  what: 'the same where rows list the runs of empty cells, for n + m up to 10',
});

export const encyclopediaClaims: readonly Claim[] = [
  ...uniqueSquares.map(term),
  before,
  shares,
  growth,
  oblong,
  twoWide,
  yesnograms,
  swept,
];
