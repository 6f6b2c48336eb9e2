/** The search for the (2,2)-difficulty as the reader sees it: under way on a worker, stopped, or with its answer. */
import type { FourSearch } from '../../engine/intersect/fourDifficulty.ts';
import type { LineChoice } from '../../engine/intersect/pqRecord.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { FourRun } from '../../kit/stepper/fourRun.ts';
import { searchText, shortestSentence, stoppedText } from './words.ts';
import { Work } from './work.ts';

/**
 * Most states that are looked at: some seconds on a large board, and no more than 40 MB.
 *
 * @source none
 */
function statesFor({ rows, columns }: Puzzle): number {
  return Math.min(20_000, Math.ceil(40e6 / (rows.length * columns.length)));
}

/** The search; see the head of the file. */
export class ShortestWay {
  /** What the last search found; '' before any. */
  found = '';
  readonly #work: Work;
  readonly #onChange: () => void;
  readonly #announce: (text: string) => void;
  #search: FourSearch | null = null;

  constructor(onChange: () => void, announce: (text: string) => void) {
    this.#work = new Work(onChange);
    this.#onChange = onChange;
    this.#announce = announce;
  }

  /** How far a search is; '' when none is under way. */
  get progress(): string {
    return this.#work.text;
  }

  /** Searches, and hands over the way when there is one of at least one intersection. */
  async search(run: FourRun, onPath: (path: readonly LineChoice[]) => void): Promise<void> {
    const { puzzle } = run;
    const maxStates = statesFor(puzzle);
    this.#search = null;
    this.found = '';
    const opening = 'Searching for the shortest way.';
    this.#announce(opening);
    const result = await this.#work.ask(
      opening,
      'four-difficulty',
      { puzzle, maxStates },
      (search) => {
        this.#search = search;
        return searchText(search, maxStates);
      },
    );
    if (result.kind === 'stopped') return;
    if (result.kind === 'failed') {
      this.#say(`The search failed: ${result.problem}. Try it again.`);
      return;
    }
    this.#say(shortestSentence(result.answer));
    if (result.answer.path.length > 0) onPath(result.answer.path);
  }

  /** Ends the search; with `run`, says what it had found until then. */
  stop(run?: FourRun): void {
    if (this.#work.text === '') return;
    this.#work.stop();
    if (run !== undefined) this.#say(stoppedText(this.#search, run));
  }

  /** Another puzzle: what was found does not hold. */
  forget(): void {
    this.#work.stop();
    this.found = '';
  }

  #say(text: string): void {
    this.found = text;
    this.#onChange();
    this.#announce(text);
  }
}
