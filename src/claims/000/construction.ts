/**
 * 000, section 3.1 and Figure 2: the puzzles that are made to be difficult. Our copy has the formula, not the picture; the
 * puzzles are those of `engine/make/stripPicture.ts`, drawn after the description.
 */
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { figure2Picture, hasFigure2 } from '../../engine/make/stripPicture.ts';
import { record, solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { inPercent } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { law, triedOn } from '../law.ts';

/**
 * The difficulty of the construction for m by n, as its formula gives it.
 *
 * @param m - 8r + 2 for some r of 1 or more, not checked
 * @param n - even, 14 or more, not checked
 * @source 000_8dc3042ab81c971c.txt §3.1 (its last paragraph)
 */
export function constructedDifficulty(m: number, n: number): number {
  return ((m + 2) * (2 * n - 15)) / 4 + 10;
}

/** The difficulty of our puzzle of a size; null if sweeps do not solve it. */
function difficultyOf(m: number, n: number): number | null {
  const { status, sweeps } = solveSimple(puzzleOf(figure2Picture(m, n)));
  return status === 'solved' ? sweeps : null;
}

const ground = {
  kind: 'part',
  which: 'puzzles of ours after the description; the picture is lost',
} as const;

const figure2: Claim<number, number | null> = {
  id: '000-figure-2-115',
  place: 'Figure 2; section 3.1',
  title: 'The construction for 18x18 has difficulty 115: (m+2)(2n-15)/4 + 10 for m = n = 18',
  published: 115,
  read: () => ({ ours: difficultyOf(18, 18) }),
  agrees: (ours, published) => ours === published && constructedDifficulty(18, 18) === published,
  quote:
    'the proposed Nonogram (with m = 8r + 2 for some integer r ≥ 1 and n ≥ 14 even) has difficulty (m+2)(2n-15)/4 + 10',
  ground,
  home: 'fig-strips',
  what: 'difficulty of the construction for 18x18',
  says: String,
  finds: (difficulty) => (difficulty === null ? 'not solved by sweeps' : String(difficulty)),
  remark: 'our copy has no picture of it; the puzzle is ours, built after the description',
};

/** Sizes that the ledger solves; the tests of the generator go to 60. */
const most = 34;

/** Every size that the construction covers, up to some side. */
function* sizes(): Generator<readonly [m: number, n: number]> {
  for (let m = 1; m <= most; m++)
    for (let n = 1; n <= most; n++) if (hasFigure2(m, n)) yield [m, n];
}

const everySize = law(
  {
    id: '000-section-3.1-formula',
    title: 'The construction for m x n has difficulty (m+2)(2n-15)/4 + 10',
    quote: 'with m = 8r + 2 for some integer r ≥ 1 and n ≥ 14 even',
    home: 'fig-strips',
    what: 'the formula, for every size up to 34x34',
    says: 'holds for all',
    unit: 'sizes, with puzzles of ours after the description',
    effort: 'seconds',
    remark:
      'the puzzles are ours, as the picture is lost; the tests of the generator go on to 60x60',
  },
  () => triedOn(sizes().map(([m, n]) => difficultyOf(m, n) === constructedDifficulty(m, n))),
);

/** How the sweeps went through the 5-strips and the last strip of one puzzle. */
export type StripRun = {
  readonly inOrder: boolean; // each strip's middle is done before that of the next one begins
  readonly single: number; // share of the sweeps that fix one cell
  readonly separators: number; // share of the cells of the 3-strips that the first sweeps know
};

/** The first sweeps: until the first strip sets out. */
export const firstSweeps = 16;

/** The rows of a strip: two strips in each 5-strip, one at the end. */
const stripRows = (m: number): readonly number[] =>
  Array.from({ length: Math.ceil(m / 8) * 8 }, (_, row) => row).filter(
    (row) => row < m && (row % 8 === 0 || row % 8 === 3),
  );

/** The sweep that fixed each cell of a puzzle of ours, row-major. */
export function sweepOfCells(m: number, n: number): Uint16Array {
  const found = new Uint16Array(m * n);
  for (const event of record(puzzleOf(figure2Picture(m, n))).events)
    if (event.kind === 'cell') found[event.row * n + event.column] = event.sweep;
  return found;
}

/**
 * Follows the sweeps through the puzzle of a size.
 *
 * @param m, n - a size that the construction covers, 18 rows or more
 * @source 000_8dc3042ab81c971c.txt §3.1 ("consecutive traversal of the so-called 5-strips, ending in a single 2-strip")
 */
export function stripRun(m: number, n: number): StripRun {
  const found = sweepOfCells(m, n);
  // middle columns, without the ends of the drawing
  const spans = stripRows(m).map((row) => {
    const middle = [row, row + 1].flatMap((at) => [...found.subarray(at * n + 7, at * n + n - 6)]);
    return { from: Math.min(...middle), to: Math.max(...middle) };
  });
  const perSweep = new Map<number, number>();
  for (const sweep of found) perSweep.set(sweep, (perSweep.get(sweep) ?? 0) + 1);
  const between = Array.from(found).filter((_, at) => Math.floor(at / n) % 8 >= 5);
  return {
    inOrder: spans.every(({ from }, at) => at === 0 || from > (spans[at - 1]?.to ?? 0)),
    single: [...perSweep.values()].filter((cells) => cells === 1).length / perSweep.size,
    separators: between.filter((sweep) => sweep <= firstSweeps).length / between.length,
  };
}

const strips: Claim<string, StripRun> = {
  id: '000-section-3.1-strips',
  title:
    'The construction is solved 5-strip after 5-strip, largely at a speed of one pixel per sweep, to a single 2-strip; the 3-strips are fixed in the first steps',
  quote: 'These 5-strips are largely solved at a speed of only one pixel per sweep',
  published: 'one pixel per sweep',
  ground,
  reading: `more than half of the sweeps fix one cell; the first ${firstSweeps} know nine tenths of the 3-strips`,
  home: 'fig-strips',
  what: 'how the construction is solved',
  says: '5-strips in turn, largely a pixel a sweep; 3-strips first',
  finds: ({ inOrder, single, separators }) =>
    `34x34: strips ${inOrder ? 'in turn' : 'not in turn'}, ${inPercent(single, 0)}\u00a0% of the sweeps fix one cell, ${inPercent(separators, 0)}\u00a0% of the 3-strips known after ${firstSweeps} sweeps`,
  remark:
    'with our puzzle; the rest of its 3-strips are the few cells by which one strip hands on to the next',
  read: () => ({ ours: stripRun(34, 34) }),
  agrees: ({ inOrder, single, separators }) => inOrder && single > 0.5 && separators > 0.9,
};

const extension = law(
  {
    id: '000-figure-2-extension',
    title: 'The construction can be extended by copies of rows 9–16, and by more “middle columns”',
    quote:
      'The construction can be extended in the vertical direction by inserting consecutive copies of the marked block (rows 9–16)',
    home: 'fig-strips',
    what: 'copies of rows 9–16, and two more middle columns',
    says: 'extend it',
    unit: 'extensions of our 18x18 puzzle',
    remark: 'the picture is lost; ours grows in the same two ways, and each time the formula holds',
  },
  () =>
    triedOn(
      [
        [26, 18],
        [34, 18],
        [42, 18],
        [18, 20],
        [18, 30],
        [26, 20],
      ].map(([m = 0, n = 0]) => difficultyOf(m, n) === constructedDifficulty(m, n)),
    ),
);

/** What section 3.1 and Figure 2 say of the construction. */
export const construction: readonly Claim[] = [figure2, everySize, strips, extension];
