/** 001, section 5: how probing sequences behave on larger boards. For 6x6: lengths of all pictures, categories of a sample. */
import type { SequenceSampleTally } from '../../experiments/sequenceSample.ts';
import { distributionOf, totalOf } from '../../experiments/sequenceSample.ts';
import { sumOf } from '../../notebook/plain/storedTally.ts';
import { CATEGORIES } from '../../engine/probe/probeCategory.ts';
import { fixed, grouped } from '../../notebook/plain/numbers.ts';
import { surely } from '../agree.ts';
import type { Question } from '../claim.ts';
import { measurements } from '../measurement.ts';
import { probingCountIn } from '../probingCounts.ts';
import { sixBySixOf } from './table3All.ts';

/** A mean over pictures, and how far the true one may be from it with 99.9 % confidence: 0 where all pictures were counted. */
type Mean = { readonly mean: number; readonly within: number };

/** Of a class: the length of a sequence, and how many of its cells have each category, on average. */
export type ClassMeans = { readonly length: Mean; readonly cells: readonly Mean[] };

/** The classes that have sequences. */
const sequenceKinds = ['unique', 'two', 'rest'] as const;

/** From numbers and how often each was drawn. */
function sampledMean(counts: ArrayLike<number>): Mean {
  const n = sumOf(Array.from(counts));
  const mean = totalOf(counts) / n;
  const squares = totalOf(Array.from(counts, (count, number) => count * number));
  return { mean, within: surely * Math.sqrt(Math.max(0, squares / n - mean * mean) / n) };
}

const exactMean = (total: number, images: number): Mean => ({ mean: total / images, within: 0 });

/** Means of a sample of 6x6, by class; lengths of all pictures where they are given. */
const sampledMeans = (
  tally: SequenceSampleTally,
  lengths: readonly (readonly (readonly number[])[])[],
): readonly ClassMeans[] =>
  sequenceKinds.map((_, at) => {
    const { times } = distributionOf(tally, 6, at + 1);
    const all = lengths[at] ?? [];
    const images = all.reduce((sum, [, count = 0]) => sum + count, 0);
    const total = all.reduce((sum, [length = 0, count = 0]) => sum + length * count, 0);
    return { length: exactMean(total, images), cells: times.map(sampledMean) };
  });

/** Means of all pictures of 5x5, by class. */
const countedMeans = (
  rowsOf: (
    kind: (typeof sequenceKinds)[number],
  ) => readonly { readonly sequence: string; readonly images: number }[],
): readonly ClassMeans[] =>
  sequenceKinds.map((kind) => {
    const cells = CATEGORIES.map(() => 0);
    let [images, length] = [0, 0];
    for (const row of rowsOf(kind)) {
      images += row.images;
      length += row.images * row.sequence.length;
      for (const digit of row.sequence) cells[Number.parseInt(digit, 16)]! += row.images;
    }
    return {
      length: exactMean(length, images),
      cells: cells.map((total) => exactMean(total, images)),
    };
  });

type Larger = { readonly five: readonly ClassMeans[]; readonly six: readonly ClassMeans[] };

const { images: drawn, seed } = measurements['sequence-sample 6x6'].spec;

const lengthsText = (means: readonly ClassMeans[]): string =>
  means.map(({ length }) => fixed(length.mean, 1)).join(', ');

export const largerSequences: Question<string, Larger> = {
  id: '001-section-5-larger-sequences',
  title: 'How probing sequences behave for larger Nonograms: 6x6 beside 5x5',
  quote:
    'The experiments could be extended by considering larger n × n Nonograms to see how the probing sequences behave',
  published: 'could be extended',
  effort: 'hours',
  from: ['probing 5x5', 'probing-levels 6x6', 'sequence-sample 6x6'],
  ground: { kind: 'sample', n: drawn, unit: 'pictures of 6x6; lengths of all pictures' },
  home: 'papers/wensveen/#longer-sequences',
  what: 'length of a sequence on average: unique, exactly two, the rest',
  finds: ({ five, six }) =>
    `${lengthsText(five)} for 5\u00a0×\u00a05, ${lengthsText(six)} for 6\u00a0×\u00a06; “Longer sequences” has the categories`,
  read(measured) {
    const { lengths } = sixBySixOf(measured.tally('probing-levels 6x6'));
    return {
      ours: {
        five: countedMeans((kind) => probingCountIn(measured, 5).of(kind)),
        six: sampledMeans(measured.tally('sequence-sample 6x6'), lengths),
      },
      seed,
      note: `Categories by ${grouped(drawn)} random pictures, each equally likely.`,
    };
  },
  agrees: null,
};
