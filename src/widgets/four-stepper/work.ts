/** One task of the figure at a time: what it says while it works, and its end by the reader's hand. */
import type { Task } from '../../workers/startTask.ts';
import type { TaskName, Tasks } from '../../workers/tasks.ts';

/** How a task came out; `stopped`: by the reader, or because another one was asked for. */
export type WorkResult<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly problem: string };

/** A place for one task. */
export class Work {
  /** What is being done, for the reader; '' when nothing is. */
  text = '';
  #task: Task<TaskName> | null = null;
  #serial = 0;
  readonly #onChange: () => void;

  /** @param onChange - called when `text` has changed */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Asks a worker; whatever was under way is stopped. Never rejects. */
  async ask<Name extends TaskName>(
    text: string,
    name: Name,
    question: Tasks[Name]['question'],
    textOf?: (news: Tasks[Name]['news']) => string,
  ): Promise<WorkResult<Tasks[Name]['answer']>> {
    this.stop();
    const serial = ++this.#serial;
    const say = (words: string): void => {
      if (serial !== this.#serial) return;
      this.text = words;
      this.#onChange();
    };
    say(text);
    try {
      const { startTask } = await import('../../workers/startTask.ts');
      if (serial !== this.#serial) return { kind: 'stopped' };
      const task = startTask(name, question, {
        onNews: (news) => {
          if (textOf) say(textOf(news));
        },
      });
      this.#task = task;
      const answer = await task.answer;
      return answer === null || serial !== this.#serial
        ? { kind: 'stopped' }
        : { kind: 'done', answer };
    } catch (error) {
      return { kind: 'failed', problem: error instanceof Error ? error.message : String(error) };
    } finally {
      if (serial === this.#serial) {
        this.#task = null;
        say('');
      }
    }
  }

  /** Tells the figure that there is more to show. */
  changed(): void {
    this.#onChange();
  }

  /** Ends what is under way, at once. */
  stop(): void {
    this.#serial++;
    this.#task?.stop();
    this.#task = null;
    if (this.text === '') return;
    this.text = '';
    this.#onChange();
  }
}
