/**
 * The base of the figures about what all solutions of a puzzle share. A worker is asked once a puzzle, unless the server has
 * answered for the page already; what comes of the answer stays while the page lives.
 */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { InferenceNews } from '../../engine/inference/inference.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import type { Tasks } from '../../workers/tasks.ts';
import { Work } from '../work/work.ts';
import { PuzzleWidget } from './puzzleWidget.ts';

/** A figure about all solutions; `Known` is what it makes of the answer. */
export abstract class SolutionsWidget<
  State extends { readonly code: string },
  Known,
> extends PuzzleWidget<State> {
  readonly linkVersion = 1;
  protected readonly work = new Work(this.working);
  /** How far the worker is; null before it says. */
  protected news: InferenceNews | null = null;
  #puzzle: { readonly code: string; readonly puzzle: Puzzle } | null = null;

  /** What is known, by the code of the puzzle. */
  protected abstract readonly answers: Map<string, Known>;
  /** What the server found of the puzzle that the figure opens with; null: nothing. */
  protected abstract served(): Known | null;
  /** A puzzle from its start. */
  protected abstract startOf(code: string): State;
  /** @throws LinkError for a place that the puzzle does not have */
  protected abstract check(asked: State, puzzle: Puzzle): void;
  /** Why a puzzle is not asked about; null for one that is. */
  protected abstract troubleWith(puzzle: Puzzle): string | null;
  protected abstract newsText(news: InferenceNews): string;
  protected abstract made(found: Tasks['inference']['answer'], puzzle: Puzzle): Known;
  /** Whether there is nothing more to find out. */
  protected abstract isWhole(known: Known): boolean;
  /** Says what the figure shows. */
  protected abstract tell(): void;

  /** The puzzle on show. */
  protected get puzzle(): Puzzle {
    const { code } = this.state;
    if (this.#puzzle?.code !== code) this.#puzzle = { code, puzzle: decodePuzzle(code) };
    return this.#puzzle.puzzle;
  }

  /** What is known of it. */
  protected get answer(): Known | null {
    return this.answers.get(this.state.code) ?? null;
  }

  /** Whether it could be asked about, and nobody is at it. */
  protected get stopped(): boolean {
    const { answer } = this;
    const whole = answer !== null && this.isWhole(answer);
    return this.work.idle && !whole && this.troubleWith(this.puzzle) === null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const served = this.served();
    if (served !== null) this.answers.set(this.usual.code, served);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.work.stop();
  }

  protected show(asked: State): void {
    this.check(asked, decodePuzzle(asked.code));
    this.state = asked;
    this.shown(this.puzzle);
    void this.ask();
    this.draw();
  }

  protected choose(code: string): void {
    this.notice(null);
    this.show(this.startOf(code));
    this.changed();
    if (this.answer !== null) this.tell();
  }

  /** The same puzzle at another place. */
  protected change(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    this.changed();
    this.draw();
  }

  /** Asks a worker, unless the answer is known. */
  protected async ask(): Promise<void> {
    this.work.stop();
    this.news = null;
    const { answer, puzzle } = this;
    const { code } = this.state;
    if (answer !== null && this.isWhole(answer)) return;
    const trouble = this.troubleWith(puzzle);
    if (trouble !== null) {
      this.notice(trouble, 'warning');
      return;
    }
    const found = await this.work.ask('Asking a SAT solver.', 'inference', { puzzle }, (news) => {
      this.news = news;
      return this.newsText(news);
    });
    if (found === null) return;
    this.answers.set(code, this.made(found, puzzle));
    if (code !== this.state.code) return;
    this.draw();
    this.tell();
  }
}
