/** What the companion to 003 says about what each method misses on one puzzle, computed while the site is built. */
import { UNKNOWN } from '../engine/board/cell.ts';
import type { Grid } from '../engine/board/cell.ts';
import { countKnown } from '../engine/board/image.ts';
import { createReacher, reachMethods } from '../engine/inference/reach.ts';
import type { ReachMethod } from '../engine/inference/reach.ts';
import { figureLink } from './figurePlaces.ts';
import { galleryDescriptions, galleryPuzzle } from '../puzzles/gallery.ts';
import type { PuzzleId } from '../puzzles/gallery.ts';
import type { LinkedPicture } from './pictures.ts';

/** What each method knows of one puzzle, as the prose speaks of it. */
type MissedFacts = {
  readonly cells: number;
  readonly inferable: Grid;
  readonly mustBe: number; // cells
  readonly found: (method: ReachMethod) => number;
  readonly byNobody: number;
};

/** The facts of a puzzle of the gallery. */
export function missedFacts(id: PuzzleId): MissedFacts {
  const puzzle = galleryDescriptions(id);
  const reach = createReacher(puzzle.rows.length, puzzle.columns.length).run(puzzle);
  if (reach === null) throw new RangeError(`no solution: ${id}`);
  const { inferable } = reach.inference;
  const { known } = reach;
  const mustBe = countKnown(inferable);
  const nobody = [...inferable.cells.keys()].filter((at) =>
    reachMethods.every((method) => known[method].cells[at] === UNKNOWN),
  );
  return {
    cells: inferable.cells.length,
    inferable,
    mustBe,
    found: (method) => countKnown(known[method]),
    byNobody: nobody.filter((at) => inferable.cells[at] !== UNKNOWN).length,
  };
}

/** The boards of all methods with a puzzle of the gallery. */
export const openMissed = (id: PuzzleId): string =>
  figureLink('fig-missed', { p: galleryPuzzle(id).code });

const stepPicture = (id: PuzzleId, text: string): LinkedPicture => ({
  image: missedFacts(id).inferable,
  text,
  href: openMissed(id),
});

/** A smallest puzzle for each step from method to method. */
export const stepPictures: readonly LinkedPicture[] = [
  stepPicture('only-four', 'FourSolver, not sweeps'),
  stepPicture('only-chains', '2-SAT, not FourSolver'),
  stepPicture('only-a-round', 'Probing, not 2-SAT'),
  stepPicture('only-rounds', 'A second round of probing'),
  stepPicture('only-pairs', 'Pairs, not probing'),
  stepPicture('only-sat-smallest', 'None of these methods'),
];
