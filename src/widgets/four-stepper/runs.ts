/** How the figure makes its runs of FourSolver. */
import type { FourRun } from '../../kit/stepper/fourRun.ts';
import { runFour, runOfRecording } from '../../kit/stepper/fourRun.ts';
import { puzzleBySize } from '../../kit/puzzle/puzzleWords.ts';
import type { Runs } from '../../kit/stepper/solving.ts';
import { isLarge } from './model.ts';
import type { FourSettings } from './model.ts';

/** What a run is of. */
type Wanted = Pick<FourSettings, 'code' | 'first' | 'choices'>;

export const fourRuns: Runs<Wanted, FourRun> = {
  isLarge,
  here: ({ code, first, choices }) => runFour(code, first, choices),
  async there(work, text, { code, first, choices }, puzzle) {
    const recording = await work.ask(text, 'four-run', { puzzle, first, choices });
    return recording === null ? null : runOfRecording(code, recording);
  },
  text: (puzzle) => `Pairs of lines are at work on the ${puzzleBySize(puzzle)}.`,
};
