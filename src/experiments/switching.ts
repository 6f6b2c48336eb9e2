/**
 * How many random images of each percentage of filled cells have an elementary switching component, and how many of
 * those that FourSolver leaves unsolved: what makes the left end of the curves of Figures 6 and 8 of 000.
 *
 * The boards and the numbers of units are those of the experiment `density` with the same settings.
 */
import { createSwitchingFinder } from '../engine/sweep/switchingComponents.ts';
import { boardClassifier, boardDrawer, density } from './density.ts';
import type { DensitySpec } from './density.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import {
  checkSum,
  checkWithin,
  readLists,
  storeLists,
  sumOf,
} from '../notebook/plain/storedTally.ts';

/** What to sample; see {@link DensitySpec}. */
export type SwitchingSpec = Pick<
  DensitySpec,
  'height' | 'width' | 'model' | 'percentages' | 'boards' | 'seed'
>;

/** What was found so far, one number for each percentage. */
export type SwitchingTally = {
  readonly boards: Uint32Array; // boards examined
  readonly unsolved: Uint32Array; // of them, not solved by FourSolver
  readonly none: Uint32Array; // of the unsolved, those in which FourSolver fixes nothing
  readonly switching: Uint32Array; // boards with an elementary switching component; all of them are unsolved
  readonly noneSwitching: Uint32Array; // of `none`, those with one
};

export const switching: Experiment<SwitchingSpec, SwitchingTally> = {
  id: 'switching',
  version: 1,

  check: (spec) => density.check(spec),

  units: (spec) => density.units(spec),

  emptyTally({ percentages }) {
    const counts = (): Uint32Array => new Uint32Array(percentages.length);
    return {
      boards: counts(),
      unsolved: counts(),
      none: counts(),
      switching: counts(),
      noneSwitching: counts(),
    };
  },

  begin(spec) {
    const { height, width } = spec;
    const points = spec.percentages.length;
    const draw = boardDrawer(spec);
    const classify = boardClassifier({ height, width, four: true });
    const finder = createSwitchingFinder(height, width);
    const cells = new Uint8Array(height * width);
    return (from, to, tally) => {
      for (let unit = from; unit < to; unit++) {
        const at = unit % points;
        draw(at, Math.floor(unit / points), cells);
        tally.boards[at]!++;
        const found = classify(cells);
        // a solved puzzle has one solution, so no component
        if (found === 'simple' || found === 'four') continue;
        tally.unsolved[at]!++;
        if (found === 'none') tally.none[at]!++;
        if (!finder.has(cells)) continue;
        tally.switching[at]!++;
        if (found === 'none') tally.noneSwitching[at]!++;
      }
    };
  },

  merge(into, part) {
    for (let at = 0; at < into.boards.length; at++) {
      into.boards[at]! += part.boards[at]!;
      into.unsolved[at]! += part.unsolved[at]!;
      into.none[at]! += part.none[at]!;
      into.switching[at]! += part.switching[at]!;
      into.noneSwitching[at]! += part.noneSwitching[at]!;
    }
  },

  toStored: storeLists,

  fromStored(stored, spec, done = switching.units(spec)) {
    const tally = readLists(stored, switching.emptyTally(spec));
    const { boards, unsolved, none, switching: found, noneSwitching } = tally;
    checkWithin('boards', boards, () => spec.boards);
    checkSum('boards of all points', sumOf(boards), done);
    checkWithin('unsolved boards', unsolved, (at) => boards[at] ?? 0);
    checkWithin('boards without progress', none, (at) => unsolved[at] ?? 0);
    checkWithin('boards with a component', found, (at) => unsolved[at] ?? 0);
    const most = (at: number): number => Math.min(none[at] ?? 0, found[at] ?? 0);
    checkWithin('boards without progress and with a component', noneSwitching, most);
    return tally;
  },
};
