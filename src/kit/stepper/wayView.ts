/** The picture over the slider in the page, with words for the mark that is pointed at or stood at. */
import type { TemplateResult } from 'lit-html';
import { rounded } from '../../notebook/plain/numbers.ts';
import { toElement } from '../../notebook/svg/svgTree.ts';
import { html } from '../../notebook/template/html.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { StepperState, Stretch } from './position.ts';
import { capital } from './sentences.ts';
import type { Outline, Tick } from './trace.ts';
import type { Walk } from './walk.ts';
import type { Way } from './wayPicture.ts';
import { nearOnWay, wayAt, wayPicture } from './wayPicture.ts';

/** What a mark stands for: "Sweep 3 begins". */
function tickWords({ idiom, ticks }: Outline, tick: Tick): string {
  const kind = idiom.ticks.find(({ id }) => id === tick.kind);
  const number = ticks.filter(({ kind }) => kind === tick.kind).indexOf(tick) + 1;
  return capital(kind?.words?.(number) ?? tick.kind);
}

/** What the marks at a position stand for, or nothing. */
export function wordsAt(outline: Outline, position: number): string {
  return outline.ticks
    .filter((tick) => tick.position === position)
    .map((tick) => tickWords(outline, tick))
    .join('; ');
}

/** The next mark of any kind in a direction, or null. */
export function nextMark({ ticks }: Outline, position: number, by: 1 | -1): number | null {
  const ahead = ticks.filter((tick) => (tick.position - position) * by > 0);
  return (by > 0 ? ahead[0] : ahead.at(-1))?.position ?? null;
}

const reach = 9; // px between the pointer and the mark that it points at
const inset = 8; // px, where the track begins; also in transport.css

type Made = { readonly box: HTMLElement; readonly note: HTMLElement };

/** The way of one run. */
export class WayView implements Part {
  readonly #walk: Walk;
  readonly #go: (position: number) => void;
  readonly #stretch: Stretch | undefined;
  #made: Made | null = null;
  #state: StepperState;
  #way: Way;

  /**
   * @param go - the reader presses a mark
   * @param stretch - of the run that is told; default all of it
   */
  constructor(walk: Walk, state: StepperState, go: (position: number) => void, stretch?: Stretch) {
    this.#walk = walk;
    this.#go = go;
    this.#stretch = stretch;
    this.#state = state;
    this.#way = wayAt(walk, state, stretch);
  }

  get way(): Way {
    return this.#way;
  }

  get element(): HTMLElement {
    return (this.#made ?? this.#make()).box;
  }

  still(): TemplateResult {
    return html`<div class="stepper-marks">
      ${pictured(wayPicture(this.#walk, this.#state, this.#way))}<span
        class="stepper-mark-words"
        aria-hidden="true"
        >${wordsAt(this.#walk.outline, this.#state.position)}</span
      >
    </div>`;
  }

  #make(): Made {
    const [box, note] = [document.createElement('div'), document.createElement('span')];
    box.className = 'stepper-marks';
    note.className = 'stepper-mark-words';
    note.setAttribute('aria-hidden', 'true'); // the slider says it, in the words of its value
    box.append(note);
    box.addEventListener('click', (event) => {
      const share = this.#shareAt(event);
      const { stops, first, last } = this.#way;
      const stop = stops[first + Math.round(share * (last - first))];
      this.#go(this.#under(event)?.position ?? stop ?? 0);
    });
    this.#made = { box, note };
    this.stand(this.#state);
    return this.#made;
  }

  /** Where the reader stands. */
  stand(state: StepperState): void {
    this.#state = state;
    this.#way = wayAt(this.#walk, state, this.#stretch);
    if (this.#made === null) return;
    const { box } = this.#made;
    box.querySelector('svg')?.remove();
    box.prepend(toElement(wayPicture(this.#walk, state, this.#way)));
    this.#sayHere();
    box.classList.remove('is-pointed');
  }

  /** The pointer is over slider or picture; null: it has left them. */
  readonly point = (event: PointerEvent | null): void => {
    const tick = event === null ? null : this.#under(event);
    this.#made?.box.classList.toggle('is-pointed', tick !== null);
    if (tick === null || event === null) this.#sayHere();
    else this.#say(wordsAt(this.#walk.outline, tick.position), this.#shareAt(event));
  };

  #sayHere(): void {
    const { first, last, at } = this.#way;
    const words = wordsAt(this.#walk.outline, this.#state.position);
    this.#say(words, (at - first) / Math.max(1, last - first));
  }

  #shareAt({ clientX }: MouseEvent): number {
    const { left, width } = this.element.getBoundingClientRect();
    return Math.min(1, Math.max(0, (clientX - left - inset) / Math.max(1, width - 2 * inset)));
  }

  #under(event: MouseEvent): Tick | null {
    const track = Math.max(1, this.element.getBoundingClientRect().width - 2 * inset);
    return nearOnWay(this.#way, this.#walk.outline, this.#shareAt(event), reach / track);
  }

  #say(words: string, share: number): void {
    if (this.#made === null) return;
    const { note } = this.#made;
    note.textContent = words;
    note.style.setProperty('--at', String(rounded(share, 4)));
  }
}
