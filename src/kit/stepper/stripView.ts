/**
 * The strip of a run as a way through it: the frame that the reader stands in is lit, and each leads to its end. A long run
 * is a strip that scrolls, of which only the frames in view are drawn.
 */
import { html, render } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { toElement } from '../../svg/svgTree.ts';
import { ListWindow } from './listWindow.ts';
import type { StripPlan } from './strip.ts';

/** Longest side of a grid in CSS pixels. */
export const frameSize = 72;

const frameWidth = 96; // px, also in strip.css

/** Where the frames of a run lead. */
export type StripActs = {
  readonly go: (position: number) => void;
};

type Frame = { readonly caption: string; readonly picture: SVGElement };

/** A strip in the page. */
export class StripView {
  readonly element = document.createElement('div');
  readonly #acts: StripActs;
  readonly #window: ListWindow;
  #plan: StripPlan | null = null;
  #current = 0;
  #frames = new Map<number, Frame>();

  constructor(acts: StripActs) {
    this.#acts = acts;
    this.element.className = 'stepper-frames';
    this.element.setAttribute('role', 'group');
    this.#window = new ListWindow(this.element, {
      along: 'across',
      entry: frameWidth,
      draw: () => this.#draw(),
    });
  }

  /** Shows a run with the reader at a position of it. */
  update(plan: StripPlan, position: number): void {
    if (plan !== this.#plan) this.#frames = new Map();
    this.#plan = plan;
    let frame = 0;
    while (frame < plan.count - 1 && plan.positionOf(frame) < position) frame++;
    this.#current = frame;
    this.element.setAttribute(
      'aria-label',
      `The run, ${plan.level} by ${plan.level}: choose one to jump there`,
    );
    this.#window.show(frame, plan.count);
    this.#draw();
  }

  #draw(): void {
    const plan = this.#plan;
    if (plan === null) return;
    render(
      html`<ol role="list" @keydown=${this.#onKey}>
        ${repeat(
          this.#window.entries(plan.count),
          (number) => number,
          (number) => this.#entry(plan, number),
        )}
      </ol>`,
      this.element,
    );
  }

  #entry(plan: StripPlan, number: number): unknown {
    const { caption, picture } = this.#frame(plan, number);
    const current = number === this.#current;
    return html`<li aria-setsize=${plan.count} aria-posinset=${number + 1}>
      <button
        type="button"
        data-frame=${number}
        tabindex=${current ? 0 : -1}
        aria-current=${current ? 'step' : 'false'}
        @click=${() => this.#acts.go(plan.positionOf(number))}
      >
        ${picture}<span>${caption}</span>
      </button>
    </li>`;
  }

  #frame(plan: StripPlan, number: number): Frame {
    const known = this.#frames.get(number);
    if (known !== undefined) return known;
    const { caption, picture } = plan.frame(number);
    const frame = { caption, picture: toElement(picture) };
    this.#frames.set(number, frame);
    return frame;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const to = this.#current + by;
    if (by === 0 || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (this.#plan === null || to < 0 || to >= this.#plan.count) return;
    this.#acts.go(this.#plan.positionOf(to));
    this.element.querySelector<HTMLElement>(`[data-frame="${to}"]`)?.focus({ preventScroll: true });
  };
}
