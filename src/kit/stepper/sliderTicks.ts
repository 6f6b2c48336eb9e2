/** The marks under the slider: a shape for each kind, with words for the one that is pointed at or stood at. */
import type { TemplateResult } from 'lit-html';
import { rounded } from '../../notebook/plain/numbers.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { svgNode, toElement } from '../../notebook/svg/svgTree.ts';
import { html } from '../../notebook/template/html.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { capital } from './sentences.ts';
import type { Outline, Tick, TickShape } from './trace.ts';

const tickShapes: Readonly<Record<TickShape, string>> = {
  bar: 'M0 2v8',
  diamond: 'M0 1l5 5l-5 5l-5 -5z',
  cross: 'M-4 2l8 8M4 2l-8 8',
  square: 'M-4 2h8v8h-8z',
  check: 'M-5 6l4 4l6 -8',
  hook: 'M-1 1l-4 3l4 3M-5 4h7a3 3 0 0 1 0 6h-4',
};

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

/** The mark nearest to a position, at most `within` steps away; the later one of two. */
export function tickNear({ ticks }: Outline, position: number, within: number): Tick | null {
  let found: Tick | null = null;
  let least = within;
  for (const tick of ticks) {
    const far = Math.abs(tick.position - position);
    if (far > least) continue;
    least = far;
    found = tick;
  }
  return found;
}

/** The next mark of any kind in a direction, or null. */
export function nextMark({ ticks }: Outline, position: number, by: 1 | -1): number | null {
  const ahead = ticks.filter((tick) => (tick.position - position) * by > 0);
  return (by > 0 ? ahead[0] : ahead.at(-1))?.position ?? null;
}

function tickPicture({ idiom, ticks, length }: Outline): SvgNode {
  const shapes = new Map(idiom.ticks.map(({ id, shape }) => [id, shape]));
  const tick = ({ position, kind }: Tick): SvgNode => {
    const shape = shapes.get(kind) ?? 'bar';
    return svgNode(
      'svg',
      {
        x: `${rounded((100 * position) / Math.max(1, length), 2)}%`,
        overflow: 'visible',
        width: 1,
        height: 12,
      },
      svgNode('path', { class: `stepper-tick is-${shape}`, d: tickShapes[shape] }),
    );
  };
  return svgNode(
    'svg',
    { class: 'stepper-ticks', height: 12, 'aria-hidden': 'true', overflow: 'visible' },
    ...ticks.map(tick),
  );
}

const reach = 9; // px between the pointer and the mark that it points at
const inset = 8; // px, where the track begins; also in transport.css

type Made = { readonly box: HTMLElement; readonly note: HTMLElement };

/** The marks of one run. */
export class SliderTicks implements Part {
  readonly #outline: Outline;
  readonly #go: (position: number) => void;
  #made: Made | null = null;
  #position = 0;

  /** @param go - the reader presses a mark */
  constructor(outline: Outline, go: (position: number) => void) {
    this.#outline = outline;
    this.#go = go;
  }

  get element(): HTMLElement {
    return (this.#made ?? this.#make()).box;
  }

  still(): TemplateResult {
    return html`<div class="stepper-marks">
      ${pictured(tickPicture(this.#outline))}<span class="stepper-mark-words" aria-hidden="true"
        >${wordsAt(this.#outline, this.#position)}</span
      >
    </div>`;
  }

  #make(): Made {
    const [box, note] = [document.createElement('div'), document.createElement('span')];
    box.className = 'stepper-marks';
    note.className = 'stepper-mark-words';
    note.setAttribute('aria-hidden', 'true'); // the slider says it, in the words of its value
    box.append(toElement(tickPicture(this.#outline)), note);
    box.addEventListener('click', (event) => {
      const tick = this.#under(event);
      if (tick !== null) this.#go(tick.position);
    });
    this.#made = { box, note };
    this.stand(this.#position);
    return this.#made;
  }

  /** Where the reader stands. */
  stand(position: number): void {
    this.#position = position;
    this.#say(wordsAt(this.#outline, position), position);
    this.#made?.box.classList.remove('is-pointed');
  }

  /** The pointer is over slider or marks; null: it has left them. */
  readonly point = (event: PointerEvent | null): void => {
    const tick = event === null ? null : this.#under(event);
    this.#made?.box.classList.toggle('is-pointed', tick !== null);
    if (tick === null) this.#say(wordsAt(this.#outline, this.#position), this.#position);
    else this.#say(wordsAt(this.#outline, tick.position), tick.position);
  };

  #under({ clientX }: MouseEvent): Tick | null {
    const { left, width } = this.element.getBoundingClientRect();
    const track = Math.max(1, width - 2 * inset);
    const { length } = this.#outline;
    const position = ((clientX - left - inset) / track) * length;
    return tickNear(this.#outline, position, (reach / track) * length);
  }

  #say(words: string, position: number): void {
    const share = position / Math.max(1, this.#outline.length);
    if (this.#made === null) return;
    const { note } = this.#made;
    note.textContent = words;
    note.style.setProperty('--at', String(rounded(share, 4)));
  }
}
