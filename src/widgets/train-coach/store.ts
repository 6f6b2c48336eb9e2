/** Where the browser keeps what was missed; without room it lasts as long as the page. */
import { browserStore } from '../../kit/play/savedGames.ts';
import { answered, joined, practiceJson, readPractice } from '../../kit/train/practice.ts';
import type { Practice } from '../../kit/train/practice.ts';

const key = 'nonogram training';

export class PracticeStore {
  readonly #store = browserStore();
  #cards: Practice = [];
  /** Why what was missed is not kept, for the reader; '' while it is. */
  problem = '';

  get cards(): Practice {
    return this.#cards;
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
      this.#cards = readPractice(text);
    } catch (error) {
      this.problem = `What this browser kept cannot be read (${reasonOf(error)}), so it is left as it is, and nothing more is kept. Save it or forget all to begin anew.`;
    }
  }

  answer(id: string, right: boolean, today: string): void {
    if (this.problem === '') this.look();
    this.#put(answered(this.#cards, id, right, today));
  }

  /** Takes the cards of a file in. @throws RangeError or SyntaxError with the reason why it cannot */
  add(text: string): number {
    const cards = readPractice(text);
    this.#put(joined(this.#cards, cards));
    return cards.length;
  }

  clear(): void {
    this.problem = '';
    this.#put([]);
  }

  #put(cards: Practice): void {
    this.#cards = cards;
    if (this.problem !== '') return;
    try {
      if (cards.length === 0) this.#store?.removeItem(key);
      else this.#store?.setItem(key, JSON.stringify(practiceJson(cards)));
      if (this.#store === null) this.problem = notKept;
    } catch {
      this.problem = notKept;
    }
  }
}

const notKept =
  'This browser keeps nothing for this page, so what you miss comes back only until you leave it. A file keeps it.';

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
