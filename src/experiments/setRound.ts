/**
 * One round of set-probing (001 §5) on all images of a small square that one round of single probes leaves, the rest of
 * Table 3: by the number of solutions, and by how many cells have to be probed at once until some set of them decides.
 *
 * One image of each symmetry class is looked at and stands for its class, as in probingCensus.ts. A set of k cells cannot
 * decide a puzzle of more than 2^k solutions, so such puzzles are not asked. Unit u is image number u.
 */
import { createFold } from '../engine/census/fold.ts';
import { createSmallProbe, PROBED_REST } from '../engine/census/smallProbe.ts';
import { imageFromIndex } from '../engine/board/image.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { createSetRounds } from '../engine/probe/setRound.ts';
import { solve } from '../engine/solve/solve.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { checkBetween } from './settings.ts';
import {
  checkFirsts,
  checkSum,
  checkWithin,
  readLists,
  storeLists,
  sumOf,
} from '../notebook/plain/storedTally.ts';

export type SetRoundSpec = {
  readonly side: number; // 2 to 5
};

/** The largest sets. */
export const MOST_PROBED = 3;
/** More solutions than the largest set can tell apart are counted as this many. */
export const MANY_SOLUTIONS = 2 ** MOST_PROBED + 1;

const sizes = MOST_PROBED + 1;

/** All numbers are of images. */
export type SetRoundTally = {
  /** By class of Table 3, simple to rest. 4 numbers. */
  readonly classes: Float64Array;
  /** Of the rest, at 4 · solutions (at most {@link MANY_SOLUTIONS}) + cells of the least set that decides, 0 for none. */
  readonly images: Float64Array;
  /** The least number of an image counted there, -1 without one. */
  readonly first: Float64Array;
  /** Of the rest with one solution, by size of sets: solved by all that one round of them proves, written down together. 4 numbers. */
  readonly written: Float64Array;
};

export const setRound: Experiment<SetRoundSpec, SetRoundTally> = {
  id: 'set-round',
  version: 1,

  check({ side }) {
    checkBetween('side', side, 2, 5);
  },

  units: ({ side }) => 2 ** (side * side),

  emptyTally: () => ({
    classes: new Float64Array(4),
    images: new Float64Array(sizes * (MANY_SOLUTIONS + 1)),
    first: new Float64Array(sizes * (MANY_SOLUTIONS + 1)).fill(-1),
    written: new Float64Array(sizes),
  }),

  begin({ side }) {
    const timesOf = createFold(side, side, 'class');
    const prober = createSmallProbe(side, side);
    const rounds = createSetRounds(side, side);
    return (from, to, tally) => {
      for (let image = from; image < to; image++) {
        const times = timesOf(image);
        if (times === 0) continue;
        const kind = prober.probe(image);
        tally.classes[kind]! += times;
        if (kind !== PROBED_REST) continue;
        const puzzle = puzzleOf(imageFromIndex(side, side, image));
        const { length: count } = solve(puzzle, { most: MANY_SOLUTIONS }).solutions;
        const many = count === MANY_SOLUTIONS;
        const size = many ? 0 : (rounds.deciding(puzzle, MOST_PROBED)?.cells.length ?? 0);
        const at = sizes * count + size;
        tally.images[at]! += times;
        keepFirst(tally.first, at, image);
        if (count === 1)
          for (let k = 1; k < sizes; k++) if (rounds.solves(puzzle, k)) tally.written[k]! += times;
      }
    };
  },

  merge(into, part) {
    for (const name of ['classes', 'images', 'written'] as const)
      for (let at = 0; at < into[name].length; at++) into[name][at]! += part[name][at]!;
    for (const [at, image] of part.first.entries())
      if (image >= 0) keepFirst(into.first, at, image);
  },

  toStored: storeLists,

  fromStored(stored, spec, done = setRound.units(spec)) {
    const tally = readLists(stored, setRound.emptyTally(spec), { firsts: ['first'] });
    const { classes, images, first, written } = tally;
    const all = setRound.units(spec);
    if (done === all) checkSum('images of all classes', sumOf(classes), all);
    checkSum('images of the rest', sumOf(images), classes[PROBED_REST]!);
    checkFirsts('first', first, images, all);
    const one = sumOf(images.subarray(sizes, 2 * sizes));
    checkWithin('written', written, () => one);
    return tally;
  },
};

function keepFirst(firsts: Float64Array, at: number, image: number): void {
  if (firsts[at]! < 0 || image < firsts[at]!) firsts[at] = image;
}
