/** Runs of FourSolver for the figure: a small puzzle at once, a large one on a worker, while the figure stays as it is. */
import type { FourRun } from '../../kit/stepper/fourRun.ts';
import { runFour, runOfRecording } from '../../kit/stepper/fourRun.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { LinkError } from '../../kit/cell/linkState.ts';
import { Work } from '../../kit/work/work.ts';
import type { WorkOptions } from '../../kit/work/work.ts';
import { isLarge } from './model.ts';
import type { FourSettings } from './model.ts';
import { puzzleName } from './words.ts';

/** What a run is of. */
type Wanted = Pick<FourSettings, 'code' | 'first' | 'choices'>;

type SolvingOptions = WorkOptions & {
  readonly warn: (text: string) => void; // beside the inputs
};

/** See the head of the file. */
export class Solving {
  /** The solving of a large puzzle. */
  readonly work: Work;
  readonly #options: SolvingOptions;

  constructor(options: SolvingOptions) {
    this.#options = options;
    this.work = new Work(options);
  }

  /**
   * Runs FourSolver, and hands the run over unless it is stopped.
   *
   * @param then - may throw a LinkError: of a large puzzle it becomes a warning
   */
  run(wanted: Wanted, puzzle: Puzzle, then: (run: FourRun) => void): void {
    if (isLarge(puzzle)) void this.#runLarge(wanted, puzzle, then);
    else {
      this.work.stop();
      then(runFour(wanted.code, wanted.first, wanted.choices));
    }
  }

  stop(): void {
    this.work.stop();
  }

  async #runLarge(
    { code, first, choices }: Wanted,
    puzzle: Puzzle,
    then: (run: FourRun) => void,
  ): Promise<void> {
    const { announce, warn } = this.#options;
    const text = `FourSolver is at work on the ${puzzleName(puzzle)}.`;
    announce(text);
    const recording = await this.work.ask(text, 'four-run', { puzzle, first, choices });
    if (recording === null) return;
    try {
      then(runOfRecording(code, recording));
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      warn(`${error.message} The figure shows what it showed before.`);
    }
  }
}
