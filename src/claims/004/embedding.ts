/** 004, “Combinations”: a pattern on the outer edge of a puzzle, and whether it doubles the number of solutions. */
import { formatGrid, imageFromIndex } from '../../engine/board/image.ts';
import { solve } from '../../engine/solve/solve.ts';
import { framedCensus } from '../../engine/solutions/framed.ts';
import type { FramedCensus } from '../../engine/solutions/framed.ts';
import { laidPlaces } from '../../engine/solutions/laid.ts';
import type { LaidPlaces } from '../../engine/solutions/laid.ts';
import { leafingOrder } from '../../engine/solutions/solutionGraph.ts';
import { enumerated, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { galleryDescriptions } from '../../puzzles/gallery.ts';
import type { Claim } from '../claim.ts';

/** All sizes with sides of at most four; a puzzle on its side has as many solutions, also in its frame. */
const sizes = [1, 2, 3, 4].flatMap((width) =>
  Array.from({ length: width }, (_, at) => [at + 1, width] as const),
);

type Framed = { readonly direct: readonly FramedCensus[]; readonly apart: readonly FramedCensus[] };

/** Every puzzle of small sizes within the pattern. */
const framedSmall = (): Framed => ({
  direct: sizes.map(([height, width]) => framedCensus(height, width)),
  apart: sizes.map(([height, width]) => framedCensus(height, width, 1)),
});

const shareText = ({ height, width, puzzles, doubled }: FramedCensus): string =>
  `${grouped(doubled)} of ${grouped(puzzles)} of ${sizeText(height, width)}`;

const exceptionsIn = (all: readonly FramedCensus[]): number =>
  all.reduce((sum, { puzzles, doubled }) => sum + puzzles - doubled, 0);

export const embedding: Claim<{ readonly exceptions: number }, Framed> = {
  id: '004-combinations-double',
  place: 'Combinations',
  title:
    'A pattern on the outer edge necessarily doubles the number of solutions of the puzzle within',
  quote:
    'the configuration on the outer-edge will necessarily double the number of possible solutions from the puzzle defined just by "..."',
  published: { exceptions: 0 },
  effort: 'seconds',
  outcome: '004-combinations-double',
  read: () => ({ ours: framedSmall() }),
  agrees: ({ direct }, { exceptions }) => exceptionsIn(direct) === exceptions,
  ground: { kind: 'count', of: 'all puzzles of up to 4x4' },
  reading:
    'By “double” we take twice as many, no more; the pattern touches the puzzle, as the table shows it.',
  home: 'papers/nonograms-blog/#a-pattern-around-a-puzzle',
  what: 'the pattern on the outer edge doubles the number of solutions',
  says: 'always',
  finds: ({ direct, apart }) =>
    `exactly for ${enumerated(direct.slice(-2).map(shareText))}; with an empty line between, for ${shareText(apart.at(-1)!)}`,
  remark:
    'It at least doubles, always: each solution of the puzzle within gives two. But a run may reach into the ring, and then there are more. One filled cell is the smallest case: the puzzle of 3x3 whose lines all say 1 has six solutions, not two.',
  picture: ({ direct }) => {
    const { height, width, first } = direct[0]!;
    return first === null ? null : formatGrid(imageFromIndex(height, width, first));
  },
  erratum: {
    printed: 'will necessarily double the number of possible solutions',
    read: 'will at least double it',
    check:
      'Put a single filled cell for “...”: three rows and three columns that all say 1 have six solutions.',
  },
};

let laidEverywhere: LaidPlaces | null = null; // a hundred counts, for the page and the ledger

/** The square of two solutions at every place of a real picture. @source 004_baeeafed5327eab8.txt “Combinations” */
export function laidInLambda(): LaidPlaces {
  const [picture] = solve(galleryDescriptions('lambda'), { most: 1000 }).solutions;
  if (picture === undefined) throw new RangeError('it has no solution');
  laidEverywhere ??= laidPlaces(
    picture,
    leafingOrder(solve(galleryDescriptions('switch'), { most: 1000 }).solutions),
  );
  return laidEverywhere;
}

export const embeddingInside: Claim<{ readonly least: number }, LaidPlaces> = {
  id: '004-combinations-inside',
  place: 'Combinations',
  title: 'Patterns can lie within a picture, not only at its edges',
  quote: 'These "embeddings" of patterns aren\'t limited to edges, however.',
  published: { least: 1 },
  effort: 'seconds',
  read: () => ({ ours: laidInLambda() }),
  agrees: ({ inside }, { least }) => inside >= least,
  ground: { kind: 'example' },
  reading:
    'A pattern lies within a picture where all of its solutions are solutions of the whole, and multiply those of the picture.',
  home: 'papers/nonograms-blog/#a-pattern-in-a-picture',
  what: 'embeddings of patterns are not limited to edges',
  says: 'they are not',
  finds: ({ places, multiplied, inside }) =>
    `the square doubles a real picture of 12x10 at ${grouped(multiplied)} of ${grouped(places)} places, ${grouped(inside)} of them at no edge`,
  remark: 'Where its lines have other filled cells beside it, it mostly loses its other solution.',
};
