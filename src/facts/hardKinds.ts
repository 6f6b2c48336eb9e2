/** The answer to the open question of 000, section 5, for 5 x 5: which (p,q)-hard kinds there are; a stored run. */
import type { SampledHardness } from '../claims/000/hardLarger.ts';
import { imageFromIndex, imageFromText } from '../engine/board/image.ts';
import { hardPairs } from '../experiments/pqHardnessCount.ts';
import type { KindCount } from '../experiments/pqHardnessCount.ts';
import type { LinkedPicture } from './pictures.ts';
import { stepperLink } from './pictures.ts';
import { grouped } from '../notebook/plain/numbers.ts';
import { storedOutcome, storedRun } from '../stored/fromFile.ts';

const run = storedRun('pq-hardness 5x5');

/** The command that makes the stored run. */
export const hardKindsCommand = run.command;

/** Uniquely solvable 5 x 5 pictures that are neither simple nor (2,2)-hard. */
export const beyondFour = run.tally.beyond;

/** The kinds, the frequent ones first: a kind is a set of pairs for all of which a puzzle is hard. */
export const hardKindList: readonly (KindCount & { readonly pairs: readonly string[] })[] =
  Object.entries(run.tally.kinds)
    .map(([kind, count]) => ({ ...count, pairs: kind.split(' ') }))
    .toSorted((a, b) => b.images - a.images || (a.pairs.join() < b.pairs.join() ? -1 : 1));

/** "(2,3) and (3,2)". */
export const pairsText = (pairs: readonly string[]): string =>
  pairs.map((pair) => `(${pair})`).join(' and ');

/**
 * The first picture of each kind, each of which opens in the lattice of solvers.
 *
 * @param chapter - address of the page that has the lattice
 * @param cellId - the lattice's notebook cell
 */
export function hardKindPictures(chapter: string, cellId: string): readonly LinkedPicture[] {
  return hardKindList.map(({ pairs, images, first }) => {
    const image = imageFromIndex(5, 5, first);
    return {
      image,
      text: `${pairsText(pairs)}: ${grouped(images)}`,
      href: stepperLink(chapter, cellId, image),
    };
  });
}

/** Pairs above (2,2) for which there is no hard picture, as `(4,4)`, in order of size. */
export function pairsWithout(): readonly string[] {
  const hard = new Set(hardPairs(run.tally).map(({ pair }) => pair));
  const sides = Array.from({ length: run.spec.side - 1 }, (_, at) => at + 2);
  return sides
    .flatMap((p) => sides.map((q) => [p, q] as const))
    .filter(([p, q]) => p + q > 4 && !hard.has(`${p},${q}`))
    .toSorted(([a, b], [c, d]) => a + b - c - d || a - c)
    .map(([p, q]) => `(${p},${q})`);
}

const larger = storedOutcome('000-section-5-pq-hard-6x6');

/** The sample of six by six, and the command that draws it. */
export const sampledSix = { ...(larger.ours as SampledHardness), command: larger.command };

/** Pictures of six by six that are hard for pairs which five by five does not have; each opens in the lattice of solvers. */
export function newPairPictures(chapter: string, cellId: string): readonly LinkedPicture[] {
  const known = new Set(hardPairs(run.tally).map(({ pair }) => pair));
  return sampledSix.pairs
    .filter(({ pair }) => !known.has(pair))
    .map(({ pair, images, example }) => {
      const image = imageFromText(example);
      return {
        image,
        text: `(${pair}): ${grouped(images)}`,
        href: stepperLink(chapter, cellId, image),
      };
    });
}
