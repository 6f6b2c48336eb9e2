/**
 * A part of a figure that lives by itself, such as a board or a chart: in the page it is an element that it keeps up to
 * date, in the first frame the template of how it stands.
 */
import { noChange } from 'lit-html';
import { Directive, directive } from 'lit-html/directive.js';

/** A part; nothing of the page may be touched before `element` is asked for. */
export type Part = {
  /** Made when it is first asked for, and the same from then on. */
  readonly element: Element;
  /** How it stands, as a template: what `element` would show, in a box of the same size. */
  still(): unknown;
};

class PartDirective extends Directive {
  #placed: Part | null = null;

  override render(part: Part): unknown {
    if (part === this.#placed) return noChange;
    this.#placed = part;
    return part.element;
  }
}

/** A part, for `html`. */
export const part = directive(PartDirective);
