/**
 * From a dot to its boards: makes the boards that a point counted again, a few milliseconds at a time, so that the
 * page stays alive while it looks for the rare ones.
 */
import { createSwitchingFinder } from '../../engine/sweep/switchingComponents.ts';
import { boardsOf } from '../../experiments/density.ts';
import type { BoardClass, DensitySpec, SampledBoard } from '../../experiments/density.ts';

/** Which boards of a point the reader wants to see; `not simple` where the classes were not told apart. */
export type BoardChoice = 'all' | 'not simple' | BoardClass;

/** A board, and whether it has an elementary switching component: it then has several solutions, plain to see. */
export type FoundBoard = SampledBoard & { readonly switching: boolean };

/** Units that a stopped run has not done; of the form that a run's outcome has. */
export type UnitsLeft = readonly { readonly from: number; readonly to: number }[];

/**
 * Whether a run counted a board.
 *
 * @param at - which percentage of the spec
 * @param index - number of the board among those of its percentage
 * @param left - units that the run has not done
 */
export function wasCounted(spec: DensitySpec, at: number, index: number, left: UnitsLeft): boolean {
  const unit = index * spec.percentages.length + at;
  return !left.some(({ from, to }) => unit >= from && unit < to);
}

export type BoardSearch = {
  readonly spec: DensitySpec;
  readonly at: number;
  readonly choice: BoardChoice;
  readonly left: UnitsLeft;
  readonly limit: number; // stop after so many
  readonly to: number; // boards of this point that can have been counted
};

/** How long a slice may take, ms: short enough to scroll and type between two. */
const sliceTime = 8;

/** What a choice asks {@link boardsOf} for. */
function wanted(choice: BoardChoice): { readonly simple?: boolean; readonly class?: BoardClass } {
  if (choice === 'all') return {};
  if (choice === 'simple' || choice === 'not simple') return { simple: choice === 'simple' };
  return { class: choice };
}

/**
 * Finds the first boards of a choice that a run counted.
 *
 * @param pause - called between slices; rejects to end the search
 * @param now - the clock, ms
 * @returns at most `limit` boards, in the order of their numbers
 */
export async function findBoards(
  search: BoardSearch,
  pause: () => Promise<void>,
  now: () => number,
): Promise<readonly FoundBoard[]> {
  const { spec, at, choice, left, limit, to } = search;
  const finder = createSwitchingFinder(spec.height, spec.width);
  const found: FoundBoard[] = [];
  let slice = 8; // boards; grows with the speed that is seen
  for (let from = 0; from < to && found.length < limit;) {
    if (from > 0) await pause();
    const begun = now();
    const end = Math.min(to, from + slice);
    for (const board of boardsOf(spec, at, { ...wanted(choice), from, to: end }, slice))
      if (wasCounted(spec, at, board.index, left))
        found.push({ ...board, switching: !board.simple && finder.has(board.image.cells) });
    from = end;
    const took = now() - begun;
    if (took < sliceTime / 2) slice *= 2;
    else if (took > sliceTime) slice = Math.max(1, slice >> 1);
  }
  return found.slice(0, limit);
}
