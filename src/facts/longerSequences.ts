/** What the companion of the thesis says of the sequences of 6x6: lengths of all of them, categories by a sample, beside all of 5x5. */
import { max, sum } from 'd3';
import { CATEGORIES } from '../engine/probe/probeCategory.ts';
import { createSmallProbe, PROBED_SIMPLE } from '../engine/census/smallProbe.ts';
import { createImageStream } from '../experiments/sequenceSample.ts';
import { largerSequences } from '../claims/001/sequenceSample.ts';
import type { ClassMeans } from '../claims/001/sequenceSample.ts';
import { fixed, grouped, percent, sizeText } from '../notebook/plain/numbers.ts';
import { stored, storedRun } from '../stored/fromFile.ts';
import { sixRun } from './sixBySix.ts';
import { classNames } from './sequences.ts';

const { five, six } = largerSequences.read(stored).ours;
const { spec } = storedRun('sequence-sample 6x6');

/** Names of the classes that have sequences. */
const kinds = classNames.slice(1);

/** Mean lengths of 5x5 and 6x6 and the greatest error of the means of categories. */
export const longer = {
  drawn: spec.images,
  lengthOf: (side: 5 | 6): readonly string[] =>
    (side === 5 ? five : six).map(({ length }) => fixed(length.mean, 1)),
  within: max(six.flatMap(({ cells }) => cells.map(({ within }) => within))) ?? 0,
} as const;

const decidingOf = ([unique]: readonly ClassMeans[]): number =>
  sum([11, 14], (category) => unique?.cells[category]?.mean ?? 0) / (unique?.length.mean ?? NaN);

/** In the class unique: the share of the deciding cells, 11 and 14. */
export const decidingShare = { 5: decidingOf(five), 6: decidingOf(six) } as const;

const meanText = (means: ClassMeans | undefined, category: number): string => {
  const mean = means?.cells[category]?.mean ?? 0;
  return mean === 0 ? '' : fixed(mean, 3);
};

/** Cells of each category in a sequence, on average. */
export const meansTable = {
  columns: [
    'Category',
    ...kinds.flatMap((name) => [5, 6].map((side) => `${name}, ${sizeText(side, side)}`)),
  ],
  rows: [
    ...CATEGORIES.map((_, category) => [
      String(category),
      ...kinds.flatMap((__, at) => [five, six].map((means) => meanText(means[at], category))),
    ]).filter(([, ...values]) => values.some((text) => text !== '')),
    [
      'all',
      ...kinds.flatMap((_, at) =>
        [five, six].map((means) => fixed(means[at]?.length.mean ?? 0, 3)),
      ),
    ],
  ],
} as const;

/** Pictures of 6x6 by the length of their sequence, class by class; all pictures. */
export const lengthTable = {
  columns: ['Length', ...kinds.flatMap((name) => [name, 'share'])],
  rows: Array.from({ length: 37 }, (_, length) => {
    const counts = sixRun.seen.lengths.map((of) => of.find(([one]) => one === length)?.[1] ?? 0);
    return { length, counts };
  })
    .filter(({ counts }) => sum(counts) > 0)
    .map(({ length, counts }) => [
      String(length),
      ...counts.flatMap((count, at) => [
        grouped(count),
        percent(count / sum(sixRun.seen.lengths[at] ?? [], ([, images]) => images ?? 0), 2),
      ]),
    ]),
} as const;

/** Lengths that no sequence of 6x6 has, from the shortest there is to the longest. */
export const missingLengths: readonly number[] = (() => {
  const there = new Set(lengthTable.rows.map(([length]) => Number(length)));
  const [least, most] = [Math.min(...there), Math.max(...there)];
  return Array.from({ length: most - least }, (_, at) => least + at).filter(
    (length) => !there.has(length),
  );
})();

/** Sorted sequences among the first pictures of the sample: how many there are, and how many that occur once only. */
export const firstDrawn = ((images: number) => {
  const prober = createSmallProbe(6, 6);
  const imageAt = createImageStream(6, spec.seed);
  const counts = new Map<string, number>();
  for (let unit = 0; unit < images; unit++) {
    if (prober.probe(imageAt(unit)) === PROBED_SIMPLE) continue;
    const text = prober.sequence.slice(0, prober.length).toSorted().join(' ');
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return {
    sequences: sum(counts.values()),
    different: counts.size,
    once: [...counts.values()].filter((count) => count === 1).length,
  };
})(100_000);
