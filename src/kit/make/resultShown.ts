/** Which of the results that were found is on show, and how much of it, as the settings say. */
import { stepText } from './model.ts';
import { variantText } from './offered.ts';
import type { Offered } from './offered.ts';
import type { PictureRange } from './range.ts';
import type { PictureForm } from './settings.ts';

/** See the head of the file. */
export class ResultShown {
  readonly #range: PictureRange;
  readonly #form: () => PictureForm;

  constructor(range: PictureRange, form: () => PictureForm) {
    this.#range = range;
    this.#form = form;
  }

  /** From 1; 0: the picture. */
  get number(): number {
    const number = Number(this.#form().shown);
    return number <= this.#range.results.length ? number : 0;
  }

  get result(): Offered | undefined {
    return this.#range.results[this.number - 1];
  }

  /** How many cells of it are filled. */
  get step(): number {
    const { result } = this;
    const { step } = this.#form();
    const length = result !== undefined && 'steps' in result ? result.steps.length : 0;
    return step === '' ? length : Math.min(length, Number(step));
  }

  /** What it is, in words. @param width - of the picture */
  words(width: number): string {
    const { result } = this;
    if (result === undefined) return '';
    return 'steps' in result ? stepText(result, this.step, width) : variantText(result);
  }

  /** What the puzzle on show is, for the figure that it opens in. */
  get told(): string {
    const { result } = this;
    if (result === undefined) return 'The puzzle of a picture';
    return 'steps' in result ? 'Made simple from a picture' : 'Made from a picture';
  }
}
