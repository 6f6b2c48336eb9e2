/**
 * The open question of 000 §5 for square images of up to 5x5: for which p and q are there (p,q)-hard puzzles, and how
 * many? Counted over the images that are uniquely solvable and beyond FourSolver; below, all are (1,1)- or (2,2)-hard.
 *
 * Unit u is image u. Only the least image of each D4 class is solved, and stands for all of its class: rotated by a quarter
 * or transposed, p and q change places.
 */
import { imageFromIndex, indexOfImage } from '../engine/board/image.ts';
import { pqHardness } from '../engine/intersect/pqHardness.ts';
import { kindOf, transposedKind } from '../engine/census/pqHardnessCensus.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { solveTwoSat } from '../engine/twosat/twoSatSolver.ts';
import { createSmallFour, FOUR_SOLVED } from '../engine/census/smallFour.ts';
import { lineKinds } from '../engine/census/lineKinds.ts';
import { createFold } from '../engine/census/fold.ts';
import { createSmallSearch, isOnlySolution } from '../engine/census/smallFourSearch.ts';
import { symmetries } from '../engine/board/symmetry.ts';
import { createBeyondWalk } from '../engine/census/beyondWalk.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { checkBetween } from './settings.ts';
import { stepThrough } from './spread.ts';
import { checkSum, countIn, recordIn, sumOf, textIn } from '../notebook/plain/storedTally.ts';

export type PqHardnessSpec = {
  readonly side: number; // 1..5; by puzzle 2..6
  /** Also count which of them 2-SAT solves, to which 000 §3.2 compares FourSolver. */
  readonly twoSat?: boolean;
  /**
   * By puzzle: a unit is one choice of descriptions for all rows, in a spread order, with all its puzzles. The fastest way to
   * all images, not to some.
   */
  readonly byPuzzle?: boolean;
};

/** The images of one kind. */
export type KindCount = {
  images: number;
  /** D4 classes with an image of the kind; a class whose transposed images are of another kind is in both. */
  classes: number;
  first: number; // the least image
  /** Images that TwoSatSolver solves, if asked for. */
  twoSat?: number;
};

export type PqHardnessTally = {
  beyond: number; // uniquely solvable images that FourSolver does not solve
  /** By the set of minimal pairs, as `2,3 3,2`. A puzzle is hard for each pair of its kind. */
  readonly kinds: Record<string, KindCount>;
};

export const pqHardnessCount: Experiment<PqHardnessSpec, PqHardnessTally> = {
  id: 'pq-hardness',
  version: 1,

  check({ side, byPuzzle }) {
    if (byPuzzle === true) checkBetween('side', side, 2, 6);
    else checkBetween('side', side, 1, 5);
  },

  units: ({ side, byPuzzle }) =>
    byPuzzle === true ? lineKinds(side).count ** side : 2 ** (side * side),

  emptyTally: () => ({ beyond: 0, kinds: {} }),

  begin(spec) {
    const { side } = spec;
    if (spec.byPuzzle === true) return byPuzzle(spec);
    const four = createSmallFour(side, side);
    const search = createSmallSearch(four.board);
    const timesOf = createFold(side, side, 'reflections');
    return (from, to, tally) => {
      for (let image = from; image < to; image++)
        if (
          timesOf(image) > 0 &&
          four.classify(image) > FOUR_SOLVED &&
          isOnlySolution(search, image)
        )
          addClass(spec, image, tally);
    };
  },

  merge(into, part) {
    into.beyond += part.beyond;
    for (const [kind, count] of Object.entries(part.kinds)) addKind(into, kind, count);
  },

  toStored: (tally) => tally,

  fromStored(stored, spec) {
    const all = 2 ** (spec.side * spec.side);
    const record = recordIn('tally', stored, ['beyond', 'kinds']);
    const beyond = countIn('beyond', record['beyond'], all);
    const kinds = Object.entries(recordIn('kinds', record['kinds'])).map(([kind, count]) => {
      textIn('kind', kind, /^\d,\d( \d,\d)*$/);
      return [kind, readKind(kind, count, all, spec)] as const;
    });
    const tally: PqHardnessTally = { beyond, kinds: Object.fromEntries(kinds) };
    checkSum('images of all kinds', sumOf(kinds.map(([, { images }]) => images)), beyond);
    for (const [kind, { images }] of kinds)
      checkSum(
        `images of ${kind}, transposed`,
        images,
        tally.kinds[transposedKind(kind)]?.images ?? 0,
      );
    return tally;
  },
};

function readKind(kind: string, stored: unknown, all: number, spec: PqHardnessSpec): KindCount {
  const asked = spec.twoSat === true ? ['twoSat'] : [];
  const count = recordIn(kind, stored, ['images', 'classes', 'first', ...asked]);
  const images = countIn('images', count['images'], all);
  const classes = countIn('classes', count['classes'], images);
  return {
    images,
    classes,
    first: countIn('first', count['first'], all - 1),
    ...(spec.twoSat === true && { twoSat: countIn('twoSat', count['twoSat'], images) }),
  };
}

/** Adds all images of a class when `image` is the least of it. */
function addClass({ side, twoSat }: PqHardnessSpec, image: number, tally: PqHardnessTally): void {
  const grid = imageFromIndex(side, side, image);
  const members = symmetries(grid).map((one) => Number(indexOfImage(one)));
  if (Math.min(...members) < image) return;
  const puzzle = puzzleOf(grid);
  const kind = kindOf(pqHardness(puzzle));
  // turning and transposing change no line's clauses, and so not what they lead to
  const solved = twoSat === true ? solveTwoSat(puzzle).status === 'solved' : undefined;
  addMembers(tally, { members, exchanges, kind, solved });
}

/** A class of images, some of which may be the same. */
type Members = {
  readonly members: readonly number[];
  /** Which of them have rows and columns exchanged. */
  readonly exchanges: readonly boolean[];
  readonly kind: string; // of the others
  readonly solved: boolean | undefined; // by 2-SAT, if asked for
};

function addMembers(tally: PqHardnessTally, { members, exchanges, kind, solved }: Members): void {
  const turned = transposedKind(kind);
  const kinds = new Map(
    members.map((member, at) => [member, exchanges[at] === true ? turned : kind]),
  );
  tally.beyond += kinds.size;
  for (const one of new Set(kinds.values())) {
    const images = [...kinds].filter(([, its]) => its === one).map(([member]) => member);
    addKind(tally, one, {
      images: images.length,
      classes: 1,
      first: Math.min(...images),
      ...(solved !== undefined && { twoSat: solved ? images.length : 0 }),
    });
  }
}

/** Which of the symmetries, in the order of `symmetries`, exchange rows and columns. */
const exchanges = [false, true, false, true, false, false, true, true];

function addKind({ kinds }: PqHardnessTally, kind: string, count: KindCount): void {
  const seen = kinds[kind];
  if (seen === undefined) {
    kinds[kind] = { ...count };
    return;
  }
  seen.images += count.images;
  seen.classes += count.classes;
  seen.first = Math.min(seen.first, count.first);
  if (count.twoSat !== undefined) seen.twoSat = (seen.twoSat ?? 0) + count.twoSat;
}

/** Adds the puzzles of choices of descriptions for the rows. */
function byPuzzle({
  side,
  twoSat,
}: PqHardnessSpec): (from: number, to: number, tally: PqHardnessTally) => void {
  const walk = createBeyondWalk(side, twoSat === true);
  const step = stepThrough(walk.tuples);
  return (from, to, tally) => {
    for (let unit = from; unit < to; unit++)
      walk.visit((unit * step) % walk.tuples, (members, kind, solved) => {
        addMembers(tally, { members, exchanges: lastFour, kind, solved });
      });
  };
}

/** Which of eight images have rows and columns exchanged, where these come last. */
const lastFour = [false, false, false, false, true, true, true, true];

/** One pair of the open question: how many images are hard for it. */
export type PairCount = { readonly pair: string; readonly images: number };

/**
 * How many images are hard for each pair; an image counts for every pair of its kind.
 *
 * @returns the most frequent first
 * @source 000_8dc3042ab81c971c.txt §5 ("for what values of p and q do (p, q)-hard puzzles exist?")
 */
export function hardPairs({ kinds }: PqHardnessTally): readonly PairCount[] {
  const pairs = new Map<string, number>();
  for (const [kind, { images }] of Object.entries(kinds))
    for (const pair of kind.split(' ')) pairs.set(pair, (pairs.get(pair) ?? 0) + images);
  return [...pairs]
    .map(([pair, images]) => ({ pair, images }))
    .toSorted((a, b) => b.images - a.images || (a.pair < b.pair ? -1 : 1));
}
