/**
 * What lies beyond one round of probing (001 §5): every uniquely solvable image of a small size that is not simple, by the
 * least way of probing that solves it, and by its (p,q)-hardness (000 §3.2).
 *
 * One image of each symmetry class is solved and stands for its class, as in probingCensus.ts. Transposition exchanges p
 * and q, so pairs are written with the smaller number first. Unit u is image number u.
 */
import { createFold } from '../engine/census/fold.ts';
import { imageFromIndex } from '../engine/board/image.ts';
import { pqHardness } from '../engine/intersect/pqHardness.ts';
import { repeatedProbing } from '../engine/probe/probeRepeated.ts';
import { setProbing } from '../engine/probe/probeSets.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { createSmallFour, FOUR_SOLVED } from '../engine/census/smallFour.ts';
import {
  createSmallProbe,
  createUniqueness,
  PROBED_REST,
  PROBED_UNIQUE,
} from '../engine/census/smallProbe.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { checkBetween } from './settings.ts';
import { countIn, recordIn, sumOf, textIn, wordIn } from '../notebook/plain/storedTally.ts';

export type ProbingBeyondSpec = {
  readonly height: number; // rows, 1..6
  readonly width: number; // columns, 1..6; at most 25 cells in all
};

/** The ways of probing, each of which solves all that those before it solve; `none` solves nothing. */
export const PROBING_WAYS = ['once', 'repeated', 'agreement', 'pairs', 'triples', 'none'] as const;

/** Class unique; fixing what contradictions prove; also what two futures agree on; sets of two cells; of three; none. */
type ProbingWay = (typeof PROBING_WAYS)[number];

/** Images of one kind. */
type BeyondCount = {
  images: number;
  groups: number; // symmetry classes
  first: number; // the least number of an image
};

/** By `way pairs`, as `once 2,2` or `agreement 2,3 3,3`: the least way, and all minimal (p,q) with p <= q. */
export type ProbingBeyondTally = Record<string, BeyondCount>;

export const probingBeyond: Experiment<ProbingBeyondSpec, ProbingBeyondTally> = {
  id: 'probing-beyond',
  version: 1,

  check({ height, width }) {
    checkBetween('height', height, 1, 6);
    checkBetween('width', width, 1, 6);
    checkBetween('number of cells', height * width, 1, 25);
  },

  units: ({ height, width }) => 2 ** (height * width),

  emptyTally: () => ({}),

  begin({ height, width }) {
    const timesOf = createFold(height, width, 'class');
    const prober = createSmallProbe(height, width);
    const isUnique = createUniqueness(prober);
    const four = createSmallFour(height, width);
    return (from, to, tally) => {
      for (let image = from; image < to; image++) {
        const times = timesOf(image);
        if (times === 0) continue;
        const kind = prober.probe(image);
        if (kind !== PROBED_UNIQUE && (kind !== PROBED_REST || !isUnique(image))) continue;
        const puzzle = puzzleOf(imageFromIndex(height, width, image));
        const way = kind === PROBED_UNIQUE ? 'once' : leastWay(puzzle);
        const pairs = four.classify(image) === FOUR_SOLVED ? '2,2' : pairsOf(puzzle);
        addTo(tally, `${way} ${pairs}`, { images: times, groups: 1, first: image });
      }
    };
  },

  merge(into, part) {
    for (const [kind, count] of Object.entries(part)) addTo(into, kind, count);
  },

  toStored: (tally) => tally,

  fromStored(stored, spec) {
    const all = probingBeyond.units(spec);
    const kinds = Object.entries(recordIn('tally', stored)).map(([kind, value]) => {
      const [way, ...pairs] = kind.split(' ');
      wordIn('way', way, PROBING_WAYS);
      textIn('pairs', pairs.join(' '), /^\d,\d( \d,\d)*$/);
      const count = recordIn(kind, value, ['images', 'groups', 'first']);
      const images = countIn('images', count['images'], all);
      const groups = countIn('groups', count['groups'], images);
      return [kind, { images, groups, first: countIn('first', count['first'], all - 1) }] as const;
    });
    countIn('images of all kinds', sumOf(kinds.map(([, { images }]) => images)), all);
    return Object.fromEntries(kinds);
  },
};

function addTo(
  tally: ProbingBeyondTally,
  kind: string,
  { images, groups, first }: BeyondCount,
): void {
  const count = (tally[kind] ??= { images: 0, groups: 0, first });
  count.images += images;
  count.groups += groups;
  count.first = Math.min(count.first, first);
}

/** The least way beyond one round. */
function leastWay(puzzle: Puzzle): ProbingWay {
  if (repeatedProbing(puzzle).status === 'solved') return 'repeated';
  if (repeatedProbing(puzzle, { agreement: true }).status === 'solved') return 'agreement';
  for (const [size, way] of [
    [2, 'pairs'],
    [3, 'triples'],
  ] as const)
    if (setProbing(puzzle, size).status === 'solved') return way;
  return 'none';
}

function pairsOf(puzzle: Puzzle): string {
  const pairs = pqHardness(puzzle).minimal.map(({ p, q }) => `${Math.min(p, q)},${Math.max(p, q)}`);
  return [...new Set(pairs)].toSorted().join(' ');
}

/**
 * Adds up the images of a tally by way, in the order of {@link PROBING_WAYS}.
 *
 * @param beyondFour - only those that FourSolver does not solve
 */
export function imagesByWay(tally: ProbingBeyondTally, beyondFour = false): number[] {
  return PROBING_WAYS.map((way) => {
    let images = 0;
    for (const [kind, count] of Object.entries(tally))
      if (kind.startsWith(`${way} `) && !(beyondFour && kind.endsWith(' 2,2')))
        images += count.images;
    return images;
  });
}
