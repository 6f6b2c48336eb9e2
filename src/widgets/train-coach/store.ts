/** Where the browser keeps what was missed and answered; without room it lasts as long as the page. */
import type { Technique } from '../../engine/play/techniques.ts';
import { browserStore } from '../../kit/play/savedGames.ts';
import {
  afterAnswer,
  joined,
  noTraining,
  practiceJson,
  readPractice,
} from '../../kit/train/practice.ts';
import type { Training } from '../../kit/train/practice.ts';

const key = 'nonogram training';

export class PracticeStore {
  readonly #store = browserStore();
  #training = noTraining;
  /** Why it is not kept, for the reader; '' while it is. */
  problem = '';

  get training(): Training {
    return this.#training;
  }

  /** Reads what is kept; other tabs may have written since. */
  look(): void {
    let text: string | null = null;
    try {
      text = this.#store?.getItem(key) ?? null;
    } catch {
      this.problem = notKept;
    }
    if (text === null) return;
    try {
      this.#training = readPractice(text);
    } catch (error) {
      this.problem = `What this browser kept cannot be read (${reasonOf(error)}), so it is left as it is, and nothing more is kept. Save it or forget all to begin anew.`;
    }
  }

  answer(id: string, technique: Technique, right: boolean, today: string): void {
    if (this.problem === '') this.look();
    this.#put(afterAnswer(this.#training, id, technique, right, today));
  }

  /** Takes in what a file has. @throws RangeError or SyntaxError with the reason why it cannot */
  add(text: string): number {
    const training = readPractice(text);
    this.#put(joined(this.#training, training));
    return training.cards.length;
  }

  clear(): void {
    this.problem = '';
    this.#put(noTraining);
  }

  #put(training: Training): void {
    this.#training = training;
    if (this.problem !== '') return;
    try {
      if (training === noTraining) this.#store?.removeItem(key);
      else this.#store?.setItem(key, JSON.stringify(practiceJson(training)));
      if (this.#store === null) this.problem = notKept;
    } catch {
      this.problem = notKept;
    }
  }
}

const notKept =
  'This browser keeps nothing for this page, so it forgets what you answer when you leave it. A file keeps it.';

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
