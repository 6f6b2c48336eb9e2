/**
 * One task of a figure at a time: what it says while it is under way, what goes wrong, and its end by the reader's hand. It
 * knows no page: the figure draws it with workView.ts when `onChange` calls.
 */
import type { StartTask, Task } from '../pool/startTask.ts';
import type { TaskTable } from '../pool/taskTable.ts';

export type WorkOptions = {
  readonly onChange: () => void; // there is something else to show
  readonly announce: (text: string) => void;
  readonly isIdle?: boolean; // there is no page to work for: nothing is asked
};

/** Fetches what starts tasks. */
export type Starter<Tasks extends TaskTable<Tasks>> = () => Promise<{
  readonly startTask: StartTask<Tasks>;
}>;

/** A place for one task. */
export class Work<Tasks extends TaskTable<Tasks>> {
  /** What is being done, for the reader; '' when nothing is. */
  text = '';
  /** Why there is no answer, for the reader; '' unless the last task failed. */
  problem = '';
  /** What the reader should know of its workers, sentences. */
  notices: readonly string[] = [];
  /** Whether the reader has laid it down: it can go on from where it is. */
  paused = false;
  /** Whether the page does it itself, and a worker may be had at another try. */
  canRetry = false;
  readonly #options: WorkOptions;
  readonly #load: Starter<Tasks>;
  #task: Pick<Task<unknown>, 'stop' | 'pause' | 'resume' | 'retry'> | null = null;
  #again: (() => void) | null = null; // for a task that failed
  #serial = 0;

  /** @param load - what starts tasks; fetched when the first one is asked for */
  constructor(options: WorkOptions, load: Starter<Tasks>) {
    this.#options = options;
    this.#load = load;
  }

  get idle(): boolean {
    return this.text === '' && this.problem === '';
  }

  /**
   * Asks a worker; whatever was under way is stopped. A task that fails says so and waits until the reader tries again.
   *
   * @param textOf - what is being done, from what the task tells
   * @param goOn - for a task that can go on from its news: what is to be asked then, after a worker has died, and when the
   *   reader tries again
   * @returns the answer; null when it was stopped, by the reader or because another one was asked for
   */
  async ask<Name extends keyof Tasks & string>(
    text: string,
    name: Name,
    question: Tasks[Name]['question'],
    textOf?: (news: Tasks[Name]['news']) => string,
    goOn?: (news: Tasks[Name]['news']) => Tasks[Name]['question'],
  ): Promise<Tasks[Name]['answer'] | null> {
    this.stop();
    if (this.#options.isIdle === true) return null;
    const serial = ++this.#serial;
    const isOld = (): boolean => serial !== this.#serial;
    let present = question;
    const goOnFrom =
      goOn && ((news: Tasks[Name]['news']): Tasks[Name]['question'] => (present = goOn(news)));
    for (;;) {
      this.#show(text);
      try {
        const answer = await this.#do(isOld, text, name, present, textOf, goOnFrom);
        if (isOld()) return null;
        this.#task = null;
        this.#show('');
        return answer;
      } catch (error) {
        if (isOld()) return null;
        this.#task = null;
        this.#show('', troubleOf(error));
        this.#options.announce(this.problem);
      }
      await new Promise<void>((resolve) => (this.#again = resolve));
      if (isOld()) return null;
    }
  }

  /** Tries again: the task that failed, or to get a worker for one that the page does itself. */
  retry(): void {
    if (this.problem === '') this.#task?.retry();
    else this.#again?.();
  }

  /** Lays down what is under way. */
  pause(): void {
    if (this.text === '') return;
    this.paused = true;
    this.#task?.pause();
    this.#options.onChange();
  }

  /** Goes on with it. */
  resume(): void {
    this.paused = false;
    this.#task?.resume();
    this.#options.onChange();
  }

  /** Ends what is under way, at once. */
  stop(): void {
    this.#serial++;
    this.#task?.stop();
    this.#task = null;
    this.#again?.();
    this.#again = null;
    if (!this.idle) this.#show('');
  }

  async #do<Name extends keyof Tasks & string>(
    isOld: () => boolean,
    opening: string,
    name: Name,
    question: Tasks[Name]['question'],
    textOf: ((news: Tasks[Name]['news']) => string) | undefined,
    goOn: ((news: Tasks[Name]['news']) => Tasks[Name]['question']) | undefined,
  ): Promise<Tasks[Name]['answer'] | null> {
    const { startTask: start } = await this.#load();
    if (isOld()) return null;
    const task = start(name, question, {
      goOn,
      onNews: (news) => {
        if (isOld() || textOf === undefined) return;
        this.text = textOf(news);
        this.#options.onChange();
      },
      onTrouble: (notices, canRetry) => {
        if (isOld()) return;
        // who begins again has nothing to show yet
        if (notices.length > 0) this.text = opening;
        this.notices = notices;
        this.canRetry = canRetry;
        this.#options.onChange();
        if (notices.length > 0) this.#options.announce(notices.join(' '));
      },
    });
    this.#task = task;
    if (this.paused) task.pause();
    return task.answer;
  }

  #show(text: string, problem = ''): void {
    this.text = text;
    this.problem = problem;
    this.paused = false;
    this.notices = [];
    this.canRetry = false;
    this.#options.onChange();
  }
}

function troubleOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `There is no result. ${reason}${/[.!?]$/.test(reason) ? '' : '.'} What you entered is kept.`;
}
