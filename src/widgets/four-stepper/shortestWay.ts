/** The search for the (2,2)-difficulty as the reader sees it: under way on a worker, stopped, or with its answer. */
import type { FourSearch } from '../../engine/intersect/fourDifficulty.ts';
import type { LineChoice } from '../../engine/intersect/pqRecord.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { FourRun } from '../../kit/stepper/fourRun.ts';
import { Work } from '../../kit/work/work.ts';
import type { WorkOptions } from '../../kit/work/work.ts';
import { searchText, shortestSentence, stoppedText } from './words.ts';

/** Most states that are looked at: some seconds on a large board, and no more than 40 MB. */
function statesFor({ rows, columns }: Puzzle): number {
  return Math.min(20_000, Math.ceil(40e6 / (rows.length * columns.length)));
}

/** The search; see the head of the file. */
export class ShortestWay {
  /** What the last search found; '' before any. */
  found = '';
  readonly work: Work;
  readonly #options: WorkOptions;
  #search: FourSearch | null = null;

  constructor(options: WorkOptions) {
    this.#options = options;
    this.work = new Work(options);
  }

  /** Searches, and hands over the way when there is one of at least one intersection. */
  async search(run: FourRun, onPath: (path: readonly LineChoice[]) => void): Promise<void> {
    const { puzzle } = run;
    const maxStates = statesFor(puzzle);
    this.#search = null;
    this.found = '';
    const opening = 'Searching for the shortest way.';
    this.#options.announce(opening);
    const difficulty = await this.work.ask(
      opening,
      'four-difficulty',
      { puzzle, maxStates },
      (search) => {
        this.#search = search;
        return searchText(search, maxStates);
      },
    );
    if (difficulty === null) return;
    this.#say(shortestSentence(difficulty));
    if (difficulty.path.length > 0) onPath(difficulty.path);
  }

  /** Ends the search; with `run`, says what it had found until then. */
  stop(run?: FourRun): void {
    if (this.work.idle) return;
    this.work.stop();
    if (run !== undefined) this.#say(stoppedText(this.#search, run));
  }

  /** Another puzzle: what was found does not hold. */
  forget(): void {
    this.work.stop();
    this.found = '';
  }

  #say(text: string): void {
    this.found = text;
    this.#options.onChange();
    this.#options.announce(text);
  }
}
