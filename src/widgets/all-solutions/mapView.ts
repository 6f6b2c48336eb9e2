/** The graph of solutions in the page: made once for a puzzle, then only marked otherwise; one tab stop, arrow keys inside. */
import type { TemplateResult } from 'lit-html';
import { html } from '../../notebook/template/html.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { toElement } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { discClass, edgeClass, mapPicture } from './mapPicture.ts';
import { shownAt } from './known.ts';
import type { Known } from './known.ts';
import { nextInDirection } from './solutionMap.ts';
import type { AllSolutionsPlace, SolutionMap } from './solutionMap.ts';
import type { SolutionsState } from './settings.ts';

const directions: Readonly<Record<string, AllSolutionsPlace>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A graph to walk in. */
export class MapView implements Part {
  readonly known: Known;
  readonly #map: SolutionMap;
  readonly #go: (at: number) => void;
  #state: SolutionsState;
  #made: SVGElement | null = null;

  constructor(known: Known, map: SolutionMap, state: SolutionsState, go: (at: number) => void) {
    this.known = known;
    this.#map = map;
    this.#state = state;
    this.#go = go;
  }

  get element(): SVGElement {
    if (this.#made === null) {
      this.#made = toElement(this.#picture());
      this.#made.addEventListener('click', ({ target }) => {
        const at = solutionAt(target);
        if (at !== null) this.#come(at);
      });
      this.#made.addEventListener('keydown', (event) => this.#onKey(event));
    }
    return this.#made;
  }

  still(): TemplateResult {
    return html`${pictured(this.#picture())}`;
  }

  #picture(): SvgNode {
    return mapPicture(this.#map, this.known, this.#state);
  }

  /** Marks what is on the board. */
  update(state: SolutionsState): void {
    this.#state = state;
    if (this.#made === null) return;
    const { at, against } = shownAt(this.known, state);
    for (const edge of this.#made.querySelectorAll('[data-edge]')) {
      const [one = -1, other = -1] = (edge.getAttribute('data-edge') ?? '').split(' ').map(Number);
      edge.setAttribute('class', edgeClass(at, one, other));
    }
    for (const disc of this.#made.querySelectorAll('[data-solution]')) {
      const solution = solutionAt(disc) ?? -1;
      disc.setAttribute('class', discClass(at, against, solution));
      disc.setAttribute('aria-pressed', solution === at ? 'true' : 'false');
      disc.setAttribute('tabindex', solution === at ? '0' : '-1');
    }
  }

  #come(at: number): void {
    this.#go(at);
    this.element.querySelector<SVGElement>(`[data-solution="${at}"]`)?.focus();
  }

  #onKey(event: KeyboardEvent): void {
    const from = solutionAt(event.target);
    if (from === null) return;
    const direction = directions[event.key];
    const last = this.known.solutions.length - 1;
    const to =
      direction === undefined
        ? ({ Home: 0, End: last, Enter: from, ' ': from }[event.key] ?? null)
        : nextInDirection(this.#map, this.known.joined ?? [], from, direction);
    if (direction === undefined && to === null) return;
    event.preventDefault();
    if (to !== null) this.#come(to);
  }
}

function solutionAt(target: EventTarget | null): number | null {
  const disc = target instanceof Element ? target.closest('[data-solution]') : null;
  return disc === null ? null : Number(disc.getAttribute('data-solution'));
}
