/**
 * The strip of a run as a way through it: the frame that the reader stands in is lit, and each leads to its end. A long run
 * is a strip that scrolls, of which only the frames in view are drawn.
 */
import type { TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { draw } from '../../notebook/template/draw.ts';
import { html } from '../../notebook/template/html.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { ListWindow } from './listWindow.ts';
import type { StripPlan } from './strip.ts';

/** Longest side of a grid in CSS pixels. */
export const frameSize = 72;

const frameWidth = 96; // px, also in strip.css

/** Where the frames of a run lead. */
export type StripActs = {
  readonly go: (position: number) => void;
};

type Frame = { readonly caption: string; readonly picture: SvgNode };

type Made = { readonly box: HTMLElement; readonly window: ListWindow };

const stillFrames = 16;

const nameOf = ({ level }: StripPlan): string =>
  `The run, ${level} by ${level}: choose one to jump there`;

/** A strip; put it into a template by `part`. */
export class StripView implements Part {
  readonly #acts: StripActs;
  #made: Made | null = null;
  #plan: StripPlan | null = null;
  #current = 0;
  #frames = new Map<number, Frame>();

  constructor(acts: StripActs) {
    this.#acts = acts;
  }

  get element(): HTMLElement {
    return (this.#made ?? this.#make()).box;
  }

  still(): TemplateResult {
    const plan = this.#plan;
    const count = Math.min(stillFrames, plan?.count ?? 0);
    const name = plan === null ? '' : nameOf(plan);
    return html`<div class="stepper-frames" role="group" aria-label=${name}>
      ${plan === null ? '' : this.#list(plan, [...Array(count).keys()])}
    </div>`;
  }

  /** Shows a run with the reader at a position of it. */
  update(plan: StripPlan, position: number): void {
    if (plan !== this.#plan) this.#frames = new Map();
    this.#plan = plan;
    let frame = 0;
    while (frame < plan.count - 1 && plan.positionOf(frame) < position) frame++;
    this.#current = frame;
    if (this.#made === null) return;
    this.#made.box.setAttribute('aria-label', nameOf(plan));
    this.#made.window.show(frame, plan.count);
    this.#draw();
  }

  #make(): Made {
    const box = document.createElement('div');
    box.className = 'stepper-frames';
    box.setAttribute('role', 'group');
    const window = new ListWindow(box, {
      along: 'across',
      entry: frameWidth,
      draw: () => this.#draw(),
    });
    this.#made = { box, window };
    const plan = this.#plan;
    if (plan !== null) this.update(plan, plan.positionOf(this.#current));
    return this.#made;
  }

  #draw(): void {
    if (this.#plan === null || this.#made === null) return;
    const { box, window } = this.#made;
    draw(this.#list(this.#plan, window.entries(this.#plan.count)), box);
  }

  #list(plan: StripPlan, numbers: readonly number[]): TemplateResult {
    return html`<ol role="list" @keydown=${this.#onKey}>
      ${repeat(
        numbers,
        (number) => number,
        (number) => this.#entry(plan, number),
      )}
    </ol>`;
  }

  #entry(plan: StripPlan, number: number): unknown {
    const frame = this.#frame(plan, number);
    const current = number === this.#current;
    return html`<li aria-setsize=${plan.count} aria-posinset=${number + 1}>
      <button
        type="button"
        data-frame=${number}
        tabindex=${current ? 0 : -1}
        aria-current=${current ? 'step' : 'false'}
        @click=${() => this.#acts.go(plan.positionOf(number))}
      >
        ${pictured(frame.picture)}<span>${frame.caption}</span>
      </button>
    </li>`;
  }

  #frame(plan: StripPlan, number: number): Frame {
    const known = this.#frames.get(number);
    if (known !== undefined) return known;
    const frame = plan.frame(number);
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
    this.#made?.box
      .querySelector<HTMLElement>(`[data-frame="${to}"]`)
      ?.focus({ preventScroll: true });
  };
}
