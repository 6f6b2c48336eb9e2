/** A picture as a value in a template: the page draws it as elements, markup.ts as text. */
import { noChange } from 'lit-html';
import { Directive, directive } from 'lit-html/directive.js';
import { toElement } from '../svg/svgTree.ts';
import type { SvgNode } from '../svg/svgTree.ts';

class PictureDirective extends Directive {
  #drawn: SvgNode | null = null;

  override render(node: SvgNode): unknown {
    // the same tree is the same picture: its elements stay
    if (node === this.#drawn) return noChange;
    this.#drawn = node;
    return toElement(node);
  }
}

/**
 * A picture, for `html`.
 *
 * @param node - drawn anew only when it is another object
 */
export const pictured = directive(PictureDirective);
