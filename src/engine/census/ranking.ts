/**
 * "Rank algorithms by the highest difficulty" (000 §3.2, §5), by counting: which methods solve a uniquely solvable image of
 * a small size. Every method is run for itself; that one contains another is found, not supposed, but for the (p,q)-SOLVERs
 * among themselves.
 */
import type { Grid } from '../board/cell.ts';
import { imageFromIndex } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { puzzleOf } from '../board/puzzle.ts';
import type { Pair } from '../intersect/pqHardness.ts';
import { pqHardness } from '../intersect/pqHardness.ts';
import { repeatedProbing } from '../probe/probeRepeated.ts';
import { setProbing } from '../probe/probeSets.ts';
import { SOLVED } from '../sweep/fastSolver.ts';
import { createFastSolver1 } from '../twosat/fastSolver1.ts';
import { createFastTwoSat } from '../twosat/fastTwoSat.ts';
import { createSmallFour, FOUR_SOLVED, SIMPLE } from './smallFour.ts';
import { createSmallSearch, isOnlySolution } from './smallFourSearch.ts';
import { createSmallProbe, PROBED_UNIQUE } from './smallProbe.ts';

/**
 * The methods, by the names that stored counts have for them: `2,3` is the (2,3)-SOLVER. Probing once is 001's class of
 * puzzles that one probe settles; repeated probing fixes what contradictions prove, `agreement` also what the two futures of
 * a cell share; `pairs` and `triples` are sets of so many cells. A new one goes to the end.
 */
export const RANKED = [
  'sweeps',
  '2,2',
  '2,3',
  '3,2',
  '2,4',
  '4,2',
  '3,3',
  '2,5',
  '5,2',
  '3,4',
  '4,3',
  '3,5',
  '5,3',
  '4,4',
  'two-sat',
  'once',
  'repeated',
  'agreement',
  'pairs',
  'triples',
  'solver1',
] as const;

/** A method of {@link RANKED}. */
export type Ranked = (typeof RANKED)[number];

/** A reusable ranker of one size. */
export type Ranker = {
  /** The methods that do not solve image number `index`, in the order of {@link RANKED}; null: it is not the only solution. */
  leftBy(index: number): readonly Ranked[] | null;
};

/**
 * Makes a ranker.
 *
 * @param height - 1 to 6
 * @param width - 1 to 6
 * @throws RangeError for another size
 * @remarks Some 4 million images a second; one that is uniquely solvable and not simple takes a millisecond or two, beyond
 * FourSolver some ten.
 * @source 000_8dc3042ab81c971c.txt §3.2 ("rank algorithms by the highest difficulty"), §5
 */
export function createRanker(height: number, width: number): Ranker {
  const four = createSmallFour(height, width);
  const search = createSmallSearch(four.board);
  const tests = createTests(height, width);
  return {
    leftBy(index) {
      const found = four.classify(index);
      if (found === SIMPLE) return [];
      const byFour = found === FOUR_SOLVED;
      if (!byFour && !isOnlySolution(search, index)) return null;
      const image = imageFromIndex(height, width, index);
      const puzzle = puzzleOf(image);
      const minimal = byFour ? [{ p: 2, q: 2 }] : pqHardness(puzzle).minimal;
      return RANKED.filter((name) => {
        if (name === 'sweeps') return true;
        const pair = pairOf(name);
        return pair === null
          ? !tests[name as Tested]({ index, image, puzzle })
          : !minimal.some(({ p, q }) => p <= pair.p && q <= pair.q);
      });
    },
  };
}

/** The rows and columns of a (p,q)-SOLVER; null for another method. */
export function pairOf(name: string): Pair | null {
  const [, p, q] = /^(\d),(\d)$/.exec(name) ?? [];
  return p === undefined ? null : { p: Number(p), q: Number(q) };
}

/** Those that are neither sweeps nor a (p,q)-SOLVER. */
type Tested = Exclude<Ranked, 'sweeps' | `${number},${number}`>;

type Subject = { readonly index: number; readonly image: Grid; readonly puzzle: Puzzle };

/** Whether a method solves an image, by its name. */
function createTests(
  height: number,
  width: number,
): Readonly<Record<Tested, (subject: Subject) => boolean>> {
  const twoSat = createFastTwoSat(height, width);
  const trials = createFastSolver1(height, width);
  const prober = createSmallProbe(height, width);
  return {
    'two-sat': ({ image }) => {
      twoSat.simple.setImage(image.cells);
      return twoSat.run() === SOLVED;
    },
    once: ({ index }) => prober.probe(index) === PROBED_UNIQUE, // what sweeps solve is told before
    repeated: ({ puzzle }) => repeatedProbing(puzzle).status === 'solved',
    agreement: ({ puzzle }) => repeatedProbing(puzzle, { agreement: true }).status === 'solved',
    pairs: ({ puzzle }) => setProbing(puzzle, 2).status === 'solved',
    triples: ({ puzzle }) => setProbing(puzzle, 3).status === 'solved',
    solver1: ({ image }) => {
      trials.simple.setImage(image.cells);
      return trials.run() === SOLVED;
    },
  };
}
