/**
 * The base of the figures about what all solutions of a puzzle share. A worker is asked once a puzzle, unless the server has
 * answered for the page already; what comes of the answer stays while the page lives.
 */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { InferenceNews } from '../../engine/inference/inference.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import type { Tasks } from '../../workers/tasks.ts';
import { Work } from '../../kit/work/work.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import { PuzzleFigure } from './puzzleFigure.ts';

/** The tasks that look for what all solutions share, and perhaps for more. */
type SolutionsTask = 'inference' | 'certificate' | 'reach';

/** Columns of the widest board that has its answer beside it. */
const mostBeside = 20;

/**
 * How far searches came that are not at their end, by the code of the puzzle, while the page lives: the next one goes on from
 * there, whichever figure asks.
 */
const parts = new Map<string, InferenceNews>();

/** The search in the news of a task. */
const searchIn = (news: Tasks[SolutionsTask]['news']): InferenceNews =>
  'search' in news ? news.search : news;

/** A figure about all solutions; `Known` is what it makes of the answer to its task. */
export abstract class SolutionsFigure<
  State extends { readonly code: string },
  Known,
  Task extends SolutionsTask,
> extends PuzzleFigure<State> {
  readonly linkVersion = 1;
  protected readonly work: Work = new Work({
    ...this.working,
    onChange: () => {
      // what was found before it failed is not lost
      if (this.work.problem !== '') this.#keepPart();
      this.working.onChange();
    },
  });
  #puzzle: { readonly code: string; readonly puzzle: Puzzle } | null = null;

  protected abstract readonly task: Task;
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
  protected abstract newsText(news: Tasks[Task]['news']): string;
  protected abstract made(found: Tasks[Task]['answer']): Known;
  /** What is known of a search that was stopped; null: nothing yet. */
  protected abstract partOf(news: InferenceNews): Known | null;
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

  override open(link: LinkValues): void {
    const served = this.served();
    if (served !== null) this.answers.set(this.usual.code, served);
    super.open(link);
  }

  override end(): void {
    super.end();
    this.work.stop();
  }

  protected show(asked: State): void {
    this.check(asked, decodePuzzle(asked.code));
    this.state = asked;
    // a wide board would leave no room for words beside it
    this.host.lay(this.puzzle.columns.length <= mostBeside);
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

  /** Ends the search, and shows what is known by now. */
  protected stop(): void {
    this.#keepPart();
    this.work.stop();
    this.draw();
    this.tell();
  }

  #keepPart(): void {
    const { code } = this.state;
    const news = parts.get(code);
    const part = news === undefined ? null : this.partOf(news);
    if (part !== null) this.answers.set(code, part);
  }

  /** Asks a worker, unless the answer is known. */
  protected async ask(): Promise<void> {
    this.work.stop();
    const { answer, puzzle } = this;
    const { code } = this.state;
    if (answer !== null && this.isWhole(answer)) return;
    const trouble = this.troubleWith(puzzle);
    if (trouble !== null) {
      this.notice(trouble, 'warning');
      return;
    }
    const found = await this.work.ask<SolutionsTask>(
      'Asking a SAT solver.',
      this.task,
      { puzzle, from: parts.get(code) ?? null },
      (news) => {
        parts.set(code, searchIn(news));
        return this.newsText(news);
      },
      (news) => ({ puzzle, from: searchIn(news) }),
    );
    if (found === null) return;
    parts.delete(code);
    this.answers.set(code, this.made(found));
    if (code !== this.state.code) return;
    this.draw();
    this.tell();
  }
}
