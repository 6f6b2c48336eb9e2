/** A line beside a puzzle that says whether it has exactly one solution, or how far the search is. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { Solved } from '../../engine/solve/solve.ts';
import { Work } from '../work/work.ts';
import type { Starter, WorkOptions } from '../work/work.ts';
import { workView } from '../../notebook/work/workView.ts';
import { SolutionSearch } from './solutionSearch.ts';
import { answerOf } from './verdictWords.ts';
import type { verdictTexts } from './verdictWords.ts';

export class SolutionLine {
  readonly #search: SolutionSearch;
  readonly #texts: typeof verdictTexts;

  /**
   * @param texts - the answers, as they are told here
   * @param load - what starts tasks, as `Work` takes it
   */
  constructor(options: WorkOptions, texts: typeof verdictTexts, load?: Starter) {
    this.#texts = texts;
    this.#search = new SolutionSearch(new Work(options, load), (found) => {
      options.onChange();
      options.announce(texts[answerOf(found)]);
    });
  }

  /** The answer for the puzzle that was looked at last; null while it is not known. */
  get found(): Solved | null {
    return this.#search.found;
  }

  /** Looks at a puzzle; null: there is none. */
  look(puzzle: Puzzle | null): Promise<void> {
    return this.#search.look(puzzle);
  }

  /** Ends the search. */
  stop(): void {
    this.#search.stop();
  }

  /** The answer in a sentence; '' while it is not known. */
  get answer(): string {
    const { found } = this;
    return found === null ? '' : this.#texts[answerOf(found)];
  }

  /** How far the search is; nothing when it is done. */
  progress(): TemplateResult | typeof nothing {
    const { progress: work } = this.#search;
    if (work === null) return nothing;
    return workView(
      work,
      () => work.pause(),
      () => work.resume(),
    );
  }
}
