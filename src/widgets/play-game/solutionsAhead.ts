/** How many solutions a puzzle has, looked up by a worker when it comes on show, once for each puzzle. */
import { html } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { Work } from '../../kit/work/work.ts';
import type { Starter, WorkOptions } from '../../kit/work/work.ts';
import { workView } from '../../kit/work/workView.ts';
import type { SolutionsFound } from '../../methods/solutions.ts';
import { solutionsText } from './model.ts';

const known = new Map<string, SolutionsFound>();

export class SolutionsAhead {
  readonly #work: Work;
  readonly #options: WorkOptions;
  #code = '';

  constructor(options: WorkOptions, load: Starter) {
    this.#options = options;
    this.#work = new Work(options, load);
  }

  /** What is known of the puzzle on show; null while nothing is. */
  get found(): SolutionsFound | null {
    return known.get(this.#code) ?? null;
  }

  look(code: string, puzzle: Puzzle): void {
    if (code === this.#code) return;
    this.#code = code;
    this.#work.stop();
    if (!known.has(code)) void this.#ask(code, puzzle);
  }

  stop(): void {
    this.#work.stop();
  }

  async #ask(code: string, puzzle: Puzzle): Promise<void> {
    const found = await this.#work.ask(
      'Looking how many solutions it has',
      'solutions',
      { puzzle },
      (news) => `Looking how many solutions it has: ${news}`,
    );
    if (found === null) return;
    known.set(code, found);
    this.#options.onChange();
    if (code === this.#code) this.#options.announce(solutionsText(found));
  }

  template(): TemplateResult {
    const { found } = this;
    if (found !== null) return html`${solutionsText(found)}`;
    return this.#work.idle
      ? html`How many solutions it has was not looked up.`
      : html`${workView(this.#work, () => {
          this.#work.stop();
        })}`;
  }
}
