/** The answers to the open question of 000, section 5, for 5 x 5 and 6 x 6: which (p,q)-hard kinds there are; two stored runs. */
import { sum } from 'd3';
import { hardNumbers } from '../claims/000/hardLarger.ts';
import type { UprightPair } from '../claims/000/hardLarger.ts';
import { imageFromIndex } from '../engine/board/image.ts';
import { hardPairs } from '../experiments/pqHardnessCount.ts';
import type { KindCount, PqHardnessTally } from '../experiments/pqHardnessCount.ts';
import type { LinkedPicture } from './pictures.ts';
import { stepperLink } from './pictures.ts';
import { finePercent, grouped, percent } from '../notebook/plain/numbers.ts';
import { storedRun } from '../stored/fromFile.ts';

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

const larger = storedRun('pq-hardness 6x6');

/** All of six by six, with the command that counts it and its seconds of one core. */
export const hardSix = {
  ...hardNumbers(larger.tally),
  command: larger.command,
  seconds: larger.seconds,
} as const;

const five = hardNumbers(run.tally);

/** Pairs that six by six has and five by five has not, p up to q, the frequent ones first. */
export const newPairs: readonly UprightPair[] = hardSix.pairs.filter(
  ({ pair }) => !five.pairs.some((one) => one.pair === pair),
);

/** Those of the new pairs for which five by five has too few lines. */
export const tooLong: readonly UprightPair[] = newPairs.filter(({ pair }) =>
  pair.split(',').some((lines) => Number(lines) > run.spec.side),
);

/** The pair for which the fewest pictures of six by six are hard, and the others that all of these are hard for as well. */
export const rarestPair = ((): UprightPair & { readonly beside: readonly string[] } => {
  const rarest = hardSix.pairs.at(-1)!;
  const kinds = Object.keys(larger.tally.kinds)
    .map((kind) => kind.split(' '))
    .filter((pairs) => pairs.includes(rarest.pair));
  const shared = kinds[0]!.filter(
    (pair) => pair !== rarest.pair && kinds.every((pairs) => pairs.includes(pair)),
  );
  return { ...rarest, beside: shared.map((pair) => `(${pair})`) };
})();

/** The most rows and columns together that a picture cannot do without, whichever of its pairs is taken. */
const mostLines = ({ kinds }: PqHardnessTally): number =>
  Math.max(
    ...Object.keys(kinds).map((kind) =>
      Math.min(...kind.split(' ').map((pair) => sum(pair.split(','), Number))),
    ),
  );

/** For both sizes. */
export const linesNeeded = { five: mostLines(run.tally), six: mostLines(larger.tally) } as const;

/** Pictures of six by six that are hard for these; each opens in the lattice of solvers. */
export const newPairPictures = (chapter: string, cellId: string): readonly LinkedPicture[] =>
  newPairs.map(({ pair, images, first }) => {
    const image = imageFromIndex(6, 6, first);
    return {
      image,
      text: `(${pair}): ${grouped(images)}`,
      href: stepperLink(chapter, cellId, image),
    };
  });

const sides = Array.from({ length: larger.spec.side - 1 }, (_, at) => at + 2);

/** Pairs of six by six above (2,2) for which there is no hard picture, p up to q, as `(5,5)`. */
export const pairsWithoutSix: readonly string[] = sides
  .flatMap((p) => sides.map((q) => `${p},${q}`).filter((pair) => pair >= `${p},${p}`))
  .filter((pair) => pair !== '2,2' && !hardSix.pairs.some((one) => one.pair === pair))
  .map((pair) => `(${pair})`);

/** For <FactTable>: pictures that are hard for a pair, in either order, on both sizes. */
export const hardBySize = {
  columns: ['hard for', '5 × 5', 'share', '6 × 6', 'share', 'solved by 2-SAT'],
  rows: hardSix.pairs.map(({ pair, images, solved }) => {
    const [p = '', q = ''] = pair.split(',');
    const small = five.pairs.find((one) => one.pair === pair)?.images ?? 0;
    return [
      p === q ? `(${pair})` : `(${pair}) or (${q},${p})`,
      small === 0 ? 'none' : grouped(small),
      small === 0 ? '' : finePercent(small / five.beyond),
      grouped(images),
      finePercent(images / hardSix.beyond),
      percent(solved / images, 0),
    ];
  }),
} as const;
