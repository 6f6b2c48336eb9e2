/** Every method that the site tells of, the weak ones first. A chapter that tells of another one adds it here. */
import type { InPieces } from '../engine/pieces.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { moreLines, twoAndTwo } from './intersections.ts';
import { inference } from './inference.ts';
import type { Ends, Method, MethodEnd } from './method.ts';
import { pairsOfCells, probingAgain, probingOnce } from './probing.ts';
import { solutions } from './solutions.ts';
import { sweeps } from './sweeps.ts';
import { twoSat } from './twoSat.ts';

export const methods: readonly Method[] = [
  sweeps,
  twoAndTwo,
  twoSat,
  moreLines,
  probingOnce,
  probingAgain,
  pairsOfCells,
  inference,
  solutions,
];

/** The quick ones: what solves a puzzle, at once. */
export const quick: readonly Method[] = [sweeps, twoAndTwo, twoSat];

/** How far a run of several methods is. */
export type MethodsProgress = {
  readonly ends: Ends; // of those that are done
  readonly at: string; // id of the one at work
  readonly says: string; // how far that one is; '' while it has said nothing
};

/**
 * Runs methods on a puzzle, one after another.
 *
 * @param before - ends that are known already: their methods are not run again
 * @param list - the methods, those that others go on from before them
 * @returns all ends, those known before included
 * @throws RangeError or TypeError for a malformed puzzle
 */
export function* runMethods(
  puzzle: Puzzle,
  before: Ends = {},
  list: readonly Method[] = methods,
): InPieces<Ends, MethodsProgress> {
  let ends = before;
  for (const { id, run } of list) {
    if (ends[id] !== undefined) continue;
    yield { ends, at: id, says: '' };
    const pieces = run(puzzle, ends);
    let end: MethodEnd | undefined;
    while (end === undefined) {
      const { done, value } = pieces.next();
      if (done === true) end = value;
      else yield value === undefined ? undefined : { ends, at: id, says: value };
    }
    ends = { ...ends, [id]: end };
  }
  return ends;
}
