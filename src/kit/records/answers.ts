/**
 * What a worker finds out of the puzzle on show: asked once a puzzle, unless the build has answered already, and kept while
 * the page lives. A figure holds one.
 */
import type { InferenceNews } from '../../engine/inference/inference.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { Work } from '../work/work.ts';
import type { WorkOptions } from '../work/work.ts';
import type { Tasks } from '../../workers/tasks.ts';

/** A question under way. */
export type Asking<State, Known> = {
  readonly work: Work;
  readonly state: State;
  readonly puzzle: Puzzle;
  /** What is known from before, to go on from. */
  readonly known: Known | null;
  /** Shows what is known by now. */
  readonly show: (part: Known) => void;
  /** Has ready what is known when the search is stopped, or fails. */
  readonly keep: (part: () => Known | null) => void;
};

/** How a figure asks. */
export type Asks<State, Known> = {
  /** The answer; null when it was stopped. */
  readonly run: (asking: Asking<State, Known>) => Promise<Known | null>;
  /** Whether there is nothing more to find out; default always. */
  readonly isWhole?: (known: Known) => boolean;
  /** Why it is not asked; null for what is. */
  readonly trouble?: (puzzle: Puzzle, state: State) => string | null;
  /** Whether it is asked before the reader says so; default always. */
  readonly atOnce?: (puzzle: Puzzle, state: State) => boolean;
};

/** What it needs of its figure. */
export type AnswersPlace<State> = {
  readonly working: WorkOptions;
  readonly state: () => State;
  readonly puzzle: () => Puzzle;
  readonly keyOf: (state: State) => string;
  readonly warn: (text: string) => void;
  /** Says what is known. */
  readonly tell: () => void;
};

/** See the head of the file. */
export class Answers<State, Known> {
  readonly work: Work;
  readonly #asks: Asks<State, Known>;
  readonly #known: Map<string, Known>;
  readonly #place: AnswersPlace<State>;
  #kept: { readonly key: string; readonly part: () => Known | null } | null = null;

  /** @param known - by the key of the state; figures of one kind share it */
  constructor(asks: Asks<State, Known>, known: Map<string, Known>, place: AnswersPlace<State>) {
    this.#asks = asks;
    this.#known = known;
    this.#place = place;
    this.work = new Work({
      ...place.working,
      onChange: () => {
        if (this.work.problem !== '') this.#keepPart();
        place.working.onChange();
      },
    });
  }

  of(state: State): Known | null {
    return this.#known.get(this.#place.keyOf(state)) ?? null;
  }

  put(state: State, known: Known): void {
    this.#known.set(this.#place.keyOf(state), known);
  }

  isWhole(state: State): boolean {
    const known = this.of(state);
    return known !== null && (this.#asks.isWhole?.(known) ?? true);
  }

  trouble(state: State): string | null {
    return this.#asks.trouble?.(this.#place.puzzle(), state) ?? null;
  }

  /** Whether it is asked at once, and nobody is at it: the reader has stopped it. */
  get stopped(): boolean {
    const state = this.#place.state();
    if (this.#asks.atOnce !== undefined) return false;
    return this.work.idle && !this.isWhole(state) && this.trouble(state) === null;
  }

  /** The puzzle on show is another one. */
  look(): void {
    this.work.stop();
    const state = this.#place.state();
    if (this.isWhole(state)) return;
    if (this.#asks.atOnce?.(this.#place.puzzle(), state) ?? true) void this.ask();
  }

  /** Asks a worker. */
  async ask(): Promise<void> {
    this.work.stop();
    this.#kept = null;
    const { state: stateOf, puzzle, warn, tell, working, keyOf } = this.#place;
    const state = stateOf();
    const trouble = this.trouble(state);
    if (trouble !== null) {
      warn(trouble);
      return;
    }
    const key = keyOf(state);
    const found = await this.#asks.run({
      work: this.work,
      state,
      puzzle: puzzle(),
      known: this.of(state),
      show: (part) => this.#known.set(key, part),
      keep: (part) => (this.#kept = { key, part }),
    });
    if (found === null) return;
    this.#kept = null;
    this.#known.set(key, found);
    if (key !== keyOf(stateOf())) return;
    working.onChange();
    tell();
  }

  /** Ends the search, and shows what is known by now. */
  stop(): void {
    this.#keepPart();
    this.work.stop();
    this.#place.working.onChange();
    this.#place.tell();
  }

  #keepPart(): void {
    if (this.#kept === null) return;
    const { key, part } = this.#kept;
    const known = part();
    if (known !== null) this.#known.set(key, known);
  }
}

/** The tasks that look for what all solutions share, and perhaps for more. */
type SearchTask = 'inference' | 'certificate' | 'reach';

/**
 * How far searches came that are not at their end, by the code of the puzzle, while the page lives: the next one goes on from
 * there, whichever figure asks.
 */
const parts = new Map<string, InferenceNews>();

/** The search in the news of a task. */
const searchIn = (news: Tasks[SearchTask]['news']): InferenceNews =>
  'search' in news ? news.search : news;

/**
 * Asks for what all solutions share, from where the last search came to.
 *
 * @param textOf - what is being done
 * @returns null when it was stopped
 */
export async function askSearch<Task extends SearchTask>(
  {
    work,
    state,
    puzzle,
  }: Pick<Asking<{ readonly code: string }, unknown>, 'work' | 'state' | 'puzzle'>,
  task: Task,
  textOf: (news: Tasks[Task]['news']) => string,
): Promise<Tasks[Task]['answer'] | null> {
  const { code } = state;
  const found = await work.ask<SearchTask>(
    'Asking a SAT solver.',
    task,
    { puzzle, from: parts.get(code) ?? null },
    (news) => {
      parts.set(code, searchIn(news));
      return textOf(news);
    },
    (news) => ({ puzzle, from: searchIn(news) }),
  );
  if (found !== null) parts.delete(code);
  return found;
}
