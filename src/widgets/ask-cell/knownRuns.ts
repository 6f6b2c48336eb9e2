/** The answers of one figure, so that a question that is asked again is not worked out again. */
import type { Question } from '../../engine/inference/question.ts';
import type { AskRun } from './model.ts';

/** Answers that are kept while the page lives. */
const mostKept = 12;

const keyOf = (code: string, { cell, value, from }: Question): string =>
  [code, cell, value, from].join(' ');

/** See the head of the file. */
export class KnownRuns {
  readonly #runs = new Map<string, AskRun>();

  /** The run of a question; null where it is not known. */
  of(code: string, question: Question): AskRun | null {
    return this.#runs.get(keyOf(code, question)) ?? null;
  }

  /** Keeps a run; of too many the oldest is forgotten. */
  keep(run: AskRun): AskRun {
    const key = keyOf(run.code, run.question);
    this.#runs.delete(key);
    this.#runs.set(key, run);
    const [oldest] = this.#runs.keys();
    if (this.#runs.size > mostKept && oldest !== undefined) this.#runs.delete(oldest);
    return run;
  }
}
