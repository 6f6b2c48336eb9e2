/** Whether the puzzle in the box has no, one or several solutions: looked for while it is painted and typed. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import type { SolutionsFound } from '../../methods/solutions.ts';
import { Work } from '../work/work.ts';
import { workView } from '../work/workView.ts';

const verdicts: Readonly<Record<SolutionsFound['status'], (words: string) => string>> = {
  none: () => 'It has no solution: no picture has these numbers.',
  one: () => 'It has exactly one solution.',
  several: () => 'It has several solutions, so no method can find them all out.',
  open: (words) => `How many solutions it has is not known: ${words}.`,
};

/** What a search came to, as the box says it. */
const solutionsText = ({ status, words }: SolutionsFound): string => verdicts[status](words);

/** The search for the puzzle in the box; another puzzle ends it. */
export class SolutionsOf {
  /** What is known of the puzzle, in a sentence; '' while nothing is. */
  text = '';
  readonly #work: Work;
  readonly #onChange: () => void;
  #code: string | null = null; // of the puzzle that was asked for last

  /**
   * @param onChange - there is something else to show
   * @param work - for tests; default one that gets workers
   */
  constructor(onChange: () => void, work = new Work({ onChange, announce: () => {} })) {
    this.#work = work;
    this.#onChange = onChange;
  }

  /** Looks at a puzzle; null: there is none to look at. */
  async look(puzzle: Puzzle | null): Promise<void> {
    const code = puzzle === null ? null : encodePuzzle(puzzle);
    if (code === this.#code) return;
    this.forget();
    this.#code = code;
    if (puzzle === null) return;
    const found = await this.#work.ask(
      'Looking for solutions …',
      'solutions',
      { puzzle },
      (news) => `Looking for solutions: ${news} …`,
    );
    if (found === null || code !== this.#code) return;
    this.text = solutionsText(found);
    this.#onChange();
  }

  /** Ends the search: the next key has come. */
  forget(): void {
    this.#work.stop();
    this.#code = null;
    this.text = '';
  }

  /** What is known, or that it is looked for. */
  view(): TemplateResult {
    const { problem, notices, text } = this.#work;
    const trouble = problem !== '' || notices.length > 0;
    return html`<p class="readout puzzle-box-solutions" data-solutions>
        <span role="status">${this.text}</span> ${this.text === '' && !trouble ? text : ''}
      </p>
      ${
        trouble
          ? workView(this.#work, () => {
              this.forget();
              this.#onChange();
            })
          : nothing
      }`;
  }
}
