/**
 * The intersections of the standstill that the reader stands at: found once a standstill, on a worker when the puzzle is
 * large, and drawn as a map, a list and two pairs of numbers.
 */
import type { TemplateResult } from 'lit-html';
import type { FourRun } from '../../kit/stepper/fourRun.ts';
import type { Standstill } from '../../kit/stepper/fourTrace.ts';
import { html } from '../../notebook/template/html.ts';
import { Work } from '../../kit/work/work.ts';
import type { WorkOptions } from '../../kit/work/work.ts';
import { workView } from '../../notebook/work/workView.ts';
import { intersectionsView, noStandstillView } from './intersectionsView.ts';
import type { IntersectionActs } from './intersectionsView.ts';
import { isLarge, lookAt, mapOf, mapOfSuccesses, mostListed, standstillAt } from './model.ts';
import type { FourSettings, Look, StandstillMap } from './model.ts';
import { PlaceFields } from './placeFields.ts';
import { lookSentence } from './words.ts';

/** Where in a run the reader is, and what is looked at. */
export type FourStepperPlace = Pick<FourSettings, 'position' | 'looked'>;

/** See the head of the file. */
export class Intersections {
  readonly #maps = new WeakMap<Standstill, StandstillMap>();
  readonly #options: WorkOptions;
  readonly #work: Work;
  readonly #fields: PlaceFields;
  #sought: Standstill | null = null; // whose intersections a worker looks for
  #left: Standstill | null = null; // whose intersections the reader does not wait for

  constructor(options: WorkOptions) {
    this.#options = options;
    this.#work = new Work(options);
    this.#fields = new PlaceFields(options.onChange);
  }

  /** The standstill whose intersections are shown. */
  at(run: FourRun, { position }: FourStepperPlace): Standstill | null {
    return standstillAt(run, position);
  }

  /** The intersection that is looked at, carried out. */
  look(run: FourRun, place: FourStepperPlace): Look | null {
    const here = this.at(run, place);
    const map = here === null ? undefined : this.#maps.get(here);
    return here === null || map === undefined || place.looked === null
      ? null
      : lookAt(run, here, map, place.looked);
  }

  /** What is said of the intersection that is looked at. */
  sentence(run: FourRun, place: FourStepperPlace): string | null {
    const look = this.look(run, place);
    return look === null ? null : lookSentence(look);
  }

  template(
    id: string,
    run: FourRun,
    place: FourStepperPlace,
    acts: IntersectionActs,
  ): TemplateResult {
    const here = this.at(run, place);
    if (here === null) return noStandstillView(run, acts);
    const map = this.#mapOf(run, here);
    if (map === null)
      return html`<div role="group" class="four-intersections" aria-label="Intersections">
        ${this.#left === here ? this.#leftView() : workView(this.#work, () => this.#leave(here))}
      </div>`;
    const look = this.look(run, place);
    const shown = { id, run, here, map, look, looked: place.looked };
    return intersectionsView(shown, acts, this.#fields);
  }

  stop(): void {
    this.#sought = null;
    this.#work.stop();
  }

  /** The reader stops the search. */
  #leave(here: Standstill): void {
    this.#left = here;
    this.#work.stop();
    this.#options.announce('Stopped.');
  }

  #leftView(): TemplateResult {
    return html`<p>The intersections of this standstill have not been looked through.</p>
      <button
        type="button"
        @click=${() => {
          this.#left = null;
          this.#sought = null;
          this.#options.onChange();
        }}
      >
        Look through them
      </button>`;
  }

  #mapOf(run: FourRun, here: Standstill): StandstillMap | null {
    const known = this.#maps.get(here);
    if (known !== undefined) return known;
    if (isLarge(run.puzzle)) {
      if (this.#sought !== here && this.#left !== here) {
        this.#sought = here;
        queueMicrotask(() => void this.#seek(run, here)); // not in the midst of drawing
      }
      return null;
    }
    const map = mapOf(run, here);
    this.#maps.set(here, map);
    return map;
  }

  async #seek({ puzzle }: FourRun, here: Standstill): Promise<void> {
    const question = { puzzle, grid: here.grid, most: mostListed };
    const text = 'Looking through the intersections of this standstill.';
    this.#options.announce(text);
    const found = await this.#work.ask(text, 'four-standstill', question);
    if (found === null) return;
    this.#maps.set(here, mapOfSuccesses(found.relations, found.successes));
    this.#options.onChange();
  }
}
