/** The search for the range of difficulty that a picture offers, and what it has found. */
import type { Work } from '../../kit/work/work.ts';
import type { Made } from './made.ts';
import type { Offered } from './offered.ts';
import { newsText, noneText, resultsText, variantNewsText } from './offered.ts';
import { repairSettingsOf, variantSettingsOf } from './settings.ts';

export class PictureRange {
  readonly work: Work;
  results: readonly Offered[] = [];
  #none = ''; // said after a search that found nothing

  /** @param work - for this search alone */
  constructor(work: Work) {
    this.work = work;
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
