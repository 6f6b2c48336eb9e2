/** The search for the range of difficulty that a picture offers, what it has found, and which of that is on show. */
import type { Work } from '../../kit/work/work.ts';
import type { Made } from './model.ts';
import { stepText } from './model.ts';
import type { Offered } from './offered.ts';
import { newsText, noneText, resultsText, variantNewsText, variantText } from './offered.ts';
import { repairSettingsOf, variantSettingsOf } from './settings.ts';
import type { PictureForm } from './settings.ts';

export class PictureRange {
  readonly work: Work;
  readonly #form: () => PictureForm;
  results: readonly Offered[] = [];
  #none = ''; // said after a search that found nothing

  /** @param work - for this search alone @param form - says what is on show */
  constructor(work: Work, form: () => PictureForm) {
    this.work = work;
    this.#form = form;
  }

  /** Of the result on show, from 1; 0: the picture. */
  get number(): number {
    const number = Number(this.#form().shown);
    return number <= this.results.length ? number : 0;
  }

  /** What is on show in place of the picture. */
  get result(): Offered | undefined {
    return this.results[this.number - 1];
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

  /** What has been found, in a sentence; '' before a search. */
  get summary(): string {
    return this.results.length === 0 ? this.#none : resultsText(this.results);
  }

  /** Another picture, or another method: what was found says nothing of it. */
  forget(): void {
    this.work.stop();
    this.results = [];
    this.#none = '';
  }

  /** Searches. @returns whether it came to its end */
  async search({ values, grey, image }: Made): Promise<boolean> {
    this.forget();
    const { needs } = values;
    const settings = repairSettingsOf(values);
    const results =
      needs === 'sweeps'
        ? await this.work
            .ask('Beginning …', 'repair-picture', { grey, image, settings }, (news) => {
              this.results = news.results;
              return newsText(news, values.runs);
            })
            .then((repair) => repair?.results ?? null)
        : await this.work.ask(
            'Beginning …',
            'picture-variants',
            { image, settings: variantSettingsOf(needs, values) },
            (news) => {
              this.results = news.results;
              return variantNewsText(news, values.runs);
            },
          );
    if (results === null) return false;
    this.results = results;
    if (results.length === 0) this.#none = noneText(needs);
    return true;
  }
}
