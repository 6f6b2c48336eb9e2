/** 001, section 5: pairs of cells "in a similar manner as described in Section 3.4 and Section 4": usefulness, categories, sequences. */
import { imageFromIndex } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { createFold } from '../../engine/census/fold.ts';
import { createSmallPairs, PAIR_CATEGORIES, pairFutures } from '../../engine/census/smallPairs.ts';
import {
  createSmallProbe,
  PROBED_REST,
  PROBED_SIMPLE,
  PROBED_UNIQUE,
} from '../../engine/census/smallProbe.ts';
import { CONTRADICTING, SOLVING } from '../../engine/probe/probeCategory.ts';
import { isUnique } from '../../engine/solve/solve.ts';
import { sumOf } from '../../notebook/plain/storedTally.ts';
import { enumerated, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { Question } from '../claim.ts';

/** Classes by pairs: one, two, three, four solutions that some pair shows; and the rest. */
export const PAIR_CLASSES = 5;

/** All pictures of a size that are not simple, by their pairs. Numbers are of pictures where nothing else is said. */
export type PairCount = {
  readonly simple: number;
  /** By the class of single probes (unique, exactly two, rest), then by the class by pairs. */
  readonly classes: readonly (readonly number[])[]; // 3 x PAIR_CLASSES
  /** Pictures of the rest by pairs that have one solution, and how many different sequences they have. */
  readonly left: { readonly images: number; readonly sequences: number };
  /** How many probes come to each usefulness, 0 to 3: of single cells, and of pairs. */
  readonly futures: { readonly cells: readonly number[]; readonly pairs: readonly number[] };
  /** The categories that occur, and how many pairs have each. */
  readonly categories: readonly (readonly [category: number, pairs: number])[];
  /** Different sorted sequences of pairs, by class. */
  readonly sequences: readonly number[];
  /** Sequences of deciding pairs alone, and their pictures, by class. */
  readonly pure: readonly { readonly sequences: number; readonly images: number }[];
  /** Sequences that pictures with one solution share with pictures that have more. */
  readonly mixed: number;
};

/** Whether all futures of a pair are contradictions or solutions: these solutions are then all there are. */
const decides = (category: number): boolean =>
  pairFutures(category).every((useful) => useful === CONTRADICTING || useful === SOLVING);

/** The class by pairs: solutions less one, or the rest. Two futures never end in one picture. */
function classOf(counts: Uint16Array): number {
  const deciding = counts.findIndex((pairs, category) => pairs > 0 && decides(category));
  if (deciding < 0) return PAIR_CLASSES - 1;
  return pairFutures(deciding).filter((useful) => useful === SOLVING).length - 1;
}

/** The pairs that have a category. */
type CategoryPairs = readonly [category: number, pairs: number];

/** A sorted sequence of pairs, with all pictures that have it. */
export type PairSequence = {
  readonly kind: number; // class by pairs
  readonly pairs: readonly CategoryPairs[]; // by category
  images: number;
  unique: number; // of them, pictures with one solution
  readonly first: number; // least number of a picture
};

/** How many of the pairs of a sequence decide the puzzle. */
export const decidingPairs = ({ pairs }: Pick<PairSequence, 'pairs'>): number =>
  sumOf(pairs.map(([category, count]) => (decides(category) ? count : 0)));

/** How many pairs there are in all. */
export const allPairs = ({ pairs }: Pick<PairSequence, 'pairs'>): number =>
  sumOf(pairs.map(([, count]) => count));

/** What probing all pairs of all pictures of a size gives. */
type PairCensus = Pick<PairCount, 'simple' | 'classes' | 'futures' | 'categories'> & {
  readonly sequences: readonly PairSequence[]; // by class; in a class short ones first, then frequent ones
};

/**
 * Probes all pairs of all pictures of a small square. One picture of each symmetry class stands for its class, as in
 * probingCensus.ts: turned and reflected, a pair keeps its category, because its two cells have no order.
 *
 * @param side - 2 to 5
 * @source 001_a525a3e1210b0814.txt §5
 */
export function pairCensusOf(side: number): PairCensus {
  const timesOf = createFold(side, side, 'class');
  const prober = createSmallProbe(side, side);
  const pairs = createSmallPairs(prober);
  const found = new Map<string, PairSequence>();
  const classes = Array.from({ length: 3 }, () => Array.from({ length: PAIR_CLASSES }, () => 0));
  const futures = { cells: [0, 0, 0, 0], pairs: [0, 0, 0, 0] };
  const categories = new Float64Array(PAIR_CATEGORIES);
  let simple = 0;
  for (let image = 0; image < 2 ** (side * side); image++) {
    const times = timesOf(image);
    if (times === 0) continue;
    const single = prober.probe(image);
    if (single === PROBED_SIMPLE) {
      simple += times;
      continue;
    }
    for (const category of prober.sequence.subarray(0, prober.length))
      for (const useful of [category >> 2, category & 3]) futures.cells[useful]! += times;
    pairs.run();
    const kind = classOf(pairs.counts);
    classes[single - PROBED_UNIQUE]![kind]! += times;
    const sequence = [...pairs.counts.entries()].filter(([, count]) => count > 0);
    for (const [category, count] of sequence) {
      categories[category]! += count * times;
      for (const useful of pairFutures(category)) futures.pairs[useful]! += count * times;
    }
    const unique =
      single === PROBED_UNIQUE ||
      (single === PROBED_REST && isUnique(puzzleOf(imageFromIndex(side, side, image))));
    const key = sequence.join(' ');
    const mine = found.get(key) ?? { kind, pairs: sequence, images: 0, unique: 0, first: image };
    mine.images += times;
    if (unique) mine.unique += times;
    found.set(key, mine);
  }
  return {
    simple,
    classes,
    futures,
    categories: [...categories.entries()].filter(([, count]) => count > 0),
    sequences: [...found.values()].toSorted(
      (a, b) =>
        a.kind - b.kind || allPairs(a) - allPairs(b) || b.images - a.images || a.first - b.first,
    ),
  };
}

/** The numbers of a census of pairs. */
export function pairCountOf(side: number): PairCount {
  const { sequences: all, ...census } = pairCensusOf(side);
  const ofKind = Array.from({ length: PAIR_CLASSES }, (_, kind) =>
    all.filter((one) => one.kind === kind),
  );
  const left = ofKind[PAIR_CLASSES - 1]!.filter(({ unique }) => unique > 0);
  return {
    ...census,
    left: { images: sumOf(left.map(({ unique }) => unique)), sequences: left.length },
    sequences: ofKind.map(({ length }) => length),
    pure: ofKind.map((some) => {
      const only = some.filter((one) => decidingPairs(one) === allPairs(one));
      return { sequences: only.length, images: sumOf(only.map(({ images }) => images)) };
    }),
    mixed: all.filter(({ images, unique }) => unique > 0 && unique < images).length,
  };
}

export const pairClasses: Question<string, { readonly four: PairCount; readonly five: PairCount }> =
  {
    id: '001-section-5-further-classification',
    title:
      'Set-Probing in the manner of sections 3.4 and 4: usefulness, categories and sequences of pairs, 4x4 and 5x5',
    quote:
      'The Set-Probing approach may be analyzed in a similar manner as described in Section 3.4 and Section 4. By doing so, we will get another difficulty classification, due to its extended approach',
    published: 'proposed',
    effort: 'minutes',
    outcome: '001-section-5-further-classification',
    ground: { kind: 'count', of: 'all pictures of 4x4 and 5x5' },
    home: 'papers/wensveen/#sequences-of-pairs',
    what: 'pictures by what pairs show: one, two, three, four solutions, or none of these',
    finds: ({ four, five }) =>
      enumerated(
        [four, five].map(({ classes, sequences }, at) => {
          const counts = sequences.map((_, kind) => sumOf(classes.map((row) => row[kind] ?? 0)));
          return `of ${sizeText(at + 4, at + 4)}: ${counts.map(grouped).join(', ')}, with ${grouped(sumOf(sequences))} different sequences`;
        }),
      ),
    remark:
      'a pair has four futures; its category is their usefulness, one after the other; all others are simple',
    read: () => ({ ours: { four: pairCountOf(4), five: pairCountOf(5) } }),
    agrees: null,
  };
