/** How the figure makes its runs. */
import { puzzleBySize } from '../../kit/puzzle/puzzleWords.ts';
import type { Runs } from '../../kit/stepper/solving.ts';
import { runOfBoth, runTwoSat } from '../../kit/stepper/twoSatRun.ts';
import type { TwoSatRun } from '../../kit/stepper/twoSatRun.ts';
import { isLarge } from './model.ts';
import type { TwoSatSettings } from './model.ts';

/** What a run is of. */
type Wanted = Pick<TwoSatSettings, 'code' | 'sums'>;

export const twoSatRuns: Runs<Wanted, TwoSatRun> = {
  isLarge,
  here: ({ code, sums }) => runTwoSat(code, sums),
  async there(work, text, { code, sums }, puzzle) {
    const recordings = await work.ask(text, 'two-sat-run', { puzzle, sums });
    return recordings === null ? null : runOfBoth(code, sums, recordings);
  },
  text: (puzzle) => `Chains and pairs of lines are at work on the ${puzzleBySize(puzzle)}.`,
};
