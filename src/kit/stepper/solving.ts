/** Runs of a solver for a figure: a small puzzle at once, a large one on a worker, while the figure stays as it is. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { LinkError } from '../../notebook/cell/linkState.ts';
import { Work } from '../work/work.ts';
import type { WorkOptions } from '../work/work.ts';

/** How a figure makes its runs. */
export type Runs<Wanted, Run> = {
  readonly isLarge: (puzzle: Puzzle) => boolean; // too large to be solved in the page itself
  readonly here: (wanted: Wanted) => Run;
  /** Asks a worker; null when it was stopped. */
  readonly there: (work: Work, text: string, wanted: Wanted, puzzle: Puzzle) => Promise<Run | null>;
  readonly text: (puzzle: Puzzle) => string; // what is being done
};

type SolvingOptions = WorkOptions & {
  readonly warn: (text: string) => void; // beside the inputs
};

/** See the head of the file. */
export class Solving<Wanted, Run> {
  /** The solving of a large puzzle. */
  readonly work: Work;
  readonly #runs: Runs<Wanted, Run>;
  readonly #options: SolvingOptions;

  constructor(runs: Runs<Wanted, Run>, options: SolvingOptions) {
    this.#runs = runs;
    this.#options = options;
    this.work = new Work(options);
  }

  /**
   * Runs the solver, and hands the run over unless it is stopped.
   *
   * @param then - may throw a LinkError: of a large puzzle it becomes a warning
   */
  run(wanted: Wanted, puzzle: Puzzle, then: (run: Run) => void): void {
    if (this.#runs.isLarge(puzzle)) void this.#runLarge(wanted, puzzle, then);
    else {
      this.work.stop();
      then(this.#runs.here(wanted));
    }
  }

  stop(): void {
    this.work.stop();
  }

  async #runLarge(wanted: Wanted, puzzle: Puzzle, then: (run: Run) => void): Promise<void> {
    const { announce, warn } = this.#options;
    const text = this.#runs.text(puzzle);
    announce(text);
    const run = await this.#runs.there(this.work, text, wanted, puzzle);
    if (run === null) return;
    try {
      then(run);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      warn(`${error.message} The figure shows what it showed before.`);
    }
  }
}
