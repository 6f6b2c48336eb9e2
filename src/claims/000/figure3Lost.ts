/** 000, Figure 3, panels 4 and 5: among how many pictures the printed ones were, by their symmetry. */
import { grouped } from '../../notebook/plain/numbers.ts';
import { countUnknown, imageFromIndex } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { createSmallFour, FOUR_SOLVED, SOME_PROGRESS } from '../../engine/census/smallFour.ts';
import { createFold } from '../../engine/census/fold.ts';
import { createSmallSearch, isOnlySolution } from '../../engine/census/smallFourSearch.ts';
import { d4Class } from '../../engine/board/symmetry.ts';
import type { Claim } from '../claim.ts';
import { symmetriesOf } from './figure3Panels.ts';

type Published = { readonly some: number; readonly none: number };

/** Images and classes under turns and reflections. */
type Count = { images: number; classes: number };

type Ours = Published & {
  /** Of the images with some progress: those that the half turn and nothing else leaves as they are. */
  readonly onlyHalfTurn: Count;
  /** ... the half turn and both diagonal mirrors. */
  readonly halfTurnAndDiagonals: Count;
  /** ... one mirror and nothing else. */
  readonly oneMirror: Count;
  /** Of the images without progress: those of which the sweeps fix nothing either. */
  readonly blank: Count;
};

const count = (): Count => ({ images: 0, classes: 0 });

/** Counts the uniquely solvable images of a square size that FourSolver does not solve. */
export function lostPicturesOf(side: number): Ours {
  const four = createSmallFour(side, side);
  const search = createSmallSearch(four.board);
  const timesOf = createFold(side, side, 'reflections');
  const ours = {
    some: 0,
    none: 0,
    onlyHalfTurn: count(),
    halfTurnAndDiagonals: count(),
    oneMirror: count(),
    blank: count(),
  };
  for (let image = 0; image < 2 ** (side * side); image++) {
    const times = timesOf(image);
    if (times === 0) continue;
    const found = four.classify(image);
    if (found <= FOUR_SOLVED || !isOnlySolution(search, image)) continue;
    const grid = imageFromIndex(side, side, image);
    const add = (to: Count): void => {
      to.images += times;
      to.classes += times / d4Class(grid).length; // a part for each group of reflections of the class
    };
    if (found === SOME_PROGRESS) {
      ours.some += times;
      const kept = symmetriesOf(grid);
      if (kept.join() === 'half turn') add(ours.onlyHalfTurn);
      else if (kept.length === 1) add(ours.oneMirror);
      else if (kept.includes('half turn') && kept.includes('diagonal mirror'))
        add(ours.halfTurnAndDiagonals);
    } else {
      ours.none += times;
      if (countUnknown(solveSimple(puzzleOf(grid)).grid) === side * side) add(ours.blank);
    }
  }
  return ours;
}

export const lostPictures: Claim<Published, Ours> = {
  id: '000-figure-3-lost-pictures',
  place: 'Figure 3, panels 4 and 5; section 4.1',
  title: 'The pictures of the 8,400 and 6,720 that the last two panels are examples of',
  published: { some: 8400, none: 6720 },
  effort: 'minute',
  read() {
    const ours = lostPicturesOf(5);
    return {
      ours,
      note: `"Note the 2-fold symmetry": of the ${grouped(ours.some)} images with some progress, ${ours.onlyHalfTurn.images} have the half turn and no other symmetry, all of them one picture turned and reflected. The half turn and both diagonals have ${ours.halfTurnAndDiagonals.images}, a single mirror has ${ours.oneMirror.images}.`,
    };
  },
  outcome: '000-figure-3-lost-pictures',
  quote:
    'an example is provided in Figure 3, fourth panel … an example is given in Figure 3, fifth panel',
  ground: { kind: 'count', of: 'all 33,554,432 pictures' },
  home: 'fig-five-captions',
  what: 'the pictures that the last two panels are examples of',
  says: ({ some, none }) => `${grouped(some)}; ${grouped(none)}`,
  finds: ({ some, none }) => `${grouped(some)}; ${grouped(none)}`,
  agrees: ({ some, none }, published) => some === published.some && none === published.none,
};
