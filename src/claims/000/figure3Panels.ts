/**
 * 000, Figure 3: five puzzles whose pictures are lost in our copy. For each panel a puzzle that fits its caption word by
 * word, with the numbers that section 4.1 gives for it. Which puzzles were printed cannot be known.
 */
import { fourDifficulty } from '../../engine/intersect/fourDifficulty.ts';
import { fourClass, solveFour } from '../../engine/intersect/fourSolver.ts';
import type { FourClass } from '../../engine/intersect/fourSolver.ts';
import { countUnknown, formatGrid, imageFromIndex, sameGrid } from '../../engine/board/image.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { solve } from '../../engine/solve/solve.ts';
import { symmetries } from '../../engine/board/symmetry.ts';
import { galleryPuzzle } from '../../puzzles/gallery.ts';
import type { PuzzleId } from '../../puzzles/gallery.ts';
import type { Claim } from '../claim.ts';

/** What the caption and the text say of a panel. */
type Published = {
  readonly caption: string;
  readonly class: FourClass;
  readonly sweeps?: number;
  readonly difficulty22?: number | 'higher';
  readonly solutions?: number;
  readonly symmetry?: string;
};

/** The puzzle that we put in its place. */
type Ours = {
  readonly image: number; // of the 2^25 images of 5x5
  readonly grid: readonly string[]; // rows of # and .
  readonly class: FourClass | null;
  readonly sweeps: number; // 000's difficulty or row, rows first
  readonly difficulty22: number | null; // null: infinite
  readonly solutions: number; // 2: two or more
  readonly symmetry: string; // what leaves the picture as it is; '' for nothing
  readonly unknownAfterSweeps: number;
};

/** The names of the symmetries but the first, in the order of `symmetries`. */
const symmetryNames = [
  'quarter turn',
  'half turn',
  'quarter turn back',
  'left-right mirror',
  'top-bottom mirror',
  'diagonal mirror',
  'other diagonal mirror',
];

/** What leaves an image as it is, besides doing nothing. */
export function symmetriesOf(image: Grid): readonly string[] {
  const [, ...others] = symmetries(image);
  return symmetryNames.filter((_, at) => {
    const other = others[at];
    return other !== undefined && sameGrid(other, image);
  });
}

function oursOf(image: number): Ours {
  const grid = imageFromIndex(5, 5, image);
  const puzzle = puzzleOf(grid);
  const simple = solveSimple(puzzle);
  const { solvable, atLeast, atMost } = fourDifficulty(puzzle);
  return {
    image,
    grid: formatGrid(grid),
    class: fourClass(solveFour(puzzle)),
    sweeps: simple.sweeps,
    difficulty22: solvable && atLeast === atMost ? atMost : null,
    solutions: solve(puzzle).solutions.length,
    symmetry: symmetriesOf(grid).join(', '),
    unknownAfterSweeps: countUnknown(simple.grid),
  };
}

function agrees(ours: Ours, published: Published): boolean {
  const { difficulty22: asked } = published;
  const found = ours.difficulty22;
  return (
    ours.class === published.class &&
    (published.sweeps === undefined || ours.sweeps === published.sweeps) &&
    (published.solutions === undefined || ours.solutions === published.solutions) &&
    (published.symmetry === undefined || ours.symmetry === published.symmetry) &&
    (asked === undefined || (asked === 'higher' ? found !== null && found > 1 : found === asked))
  );
}

function panel(
  number: number,
  id: PuzzleId,
  published: Published,
  note: string,
): Claim<Published, Ours> {
  return {
    id: `000-figure-3-panel-${number}`,
    place: `Figure 3, panel ${number}; section 4.1`,
    title: `"${published.caption}"; the picture is lost, this puzzle fits the words`,
    published,
    read: () => ({ ours: oursOf(galleryPuzzle(id).image!), note }),
    agrees,
    quote: published.caption,
    ground: { kind: 'part', which: 'the words of the caption; the picture is lost' },
    home: 'fig-five-captions',
    what: `panel ${number} of Figure 3`,
    says: ({ caption }) => `“${caption}”`,
    finds: ({ grid }) => `found: rows ${grid.join(' ')}`,
    remark: 'the printed picture is lost in our copy; this one fits its caption',
  };
}

/** The panels from left to right. */
export const figure3Panels: readonly Claim<Published, Ours>[] = [
  panel(
    1,
    'hardest-5x5',
    { caption: 'Hardest simple 5 x 5 Nonogram', class: 'simple', sweeps: 17 },
    'The first of the four images of difficulty 17. They are turns and reflections of each other, so the printed one was this picture or one of its seven others.',
  ),
  panel(
    2,
    'fourteen-sweeps',
    {
      caption: '(2, 2)-hard 5 x 5 Nonogram of (2, 2)-difficulty 1',
      class: 'four-solved',
      sweeps: 14,
      difficulty22: 1,
    },
    'The text adds that 14 sweeps are used before a single successful intersection. The 14 counts sweeps as the rows of Figure 4 do. Other images fit too: see 000-figure-3-14-sweeps.',
  ),
  panel(
    3,
    'difficulty-8',
    {
      caption: '(2, 2)-hard 5 x 5 Nonogram of higher (2, 2)-difficulty',
      class: 'four-solved',
      difficulty22: 'higher',
    },
    'Of higher difficulty are many. This one has the highest of all 5x5 images: see 000-figure-3-higher.',
  ),
  panel(
    4,
    'only-half-turn',
    {
      caption:
        'uniquely solvable Nonogram where FOURSOLVER could make some progress (fourth panel; note the 2-fold symmetry)',
      class: 'some-progress',
      solutions: 1,
      symmetry: 'half turn',
    },
    'Read strictly, a 2-fold symmetry is a half turn, and this picture has no other; 000-figure-3-lost-pictures counts how few there are, and the pictures for looser readings.',
  ),
  panel(
    5,
    'no-progress',
    {
      caption: 'uniquely solvable Nonogram where FOURSOLVER could not make any progress',
      class: 'no-progress',
      solutions: 1,
    },
    'The first image in which nothing at all can be fixed: not one cell by sweeps, not one by intersections, and still a single solution.',
  ),
];
