/** Draws templates in the page, and draws whole what somebody else has broken. */
import { render } from 'lit-html';
import type { RootPart } from 'lit-html';
import { held } from './held.ts';

/** What lit-html finds its way by in a place; what it draws stands before the end. */
const drawn = new WeakMap<Element, { readonly end: Comment; readonly root: RootPart }>();

/** Of the event at a place that cannot be drawn, with the error; whoever prevents its default answers for it. */
export const drawFault = 'draw-fault';

/** What is on paper only is drawn by other hands (`FigureElement`) and stays. */
const paper = ':scope > [data-paper]';

function drawWhole(value: unknown, place: HTMLElement): void {
  const putBack = drawn.has(place) ? held(place) : null;
  const end = document.createComment('');
  drawn.delete(place);
  place.replaceChildren(end, ...place.querySelectorAll(paper));
  drawn.set(place, { end, root: render(value, place, { renderBefore: end }) });
  putBack?.();
}

/**
 * Shows a template in a place that nothing else is shown in: the first time, and whenever what lit-html finds its way by is
 * gone, as a whole.
 *
 * @throws what the template itself throws, unless somebody around the place answers for it (`drawFault`)
 */
export function draw(value: unknown, place: HTMLElement): void {
  const before = drawn.get(place);
  if (before?.end.parentNode === place && before.root.startNode?.parentNode === place) {
    try {
      render(value, place, { renderBefore: before.end });
      return;
    } catch {
      // a marker of lit-html is gone, or the template itself throws, and does it again
    }
  }
  try {
    drawWhole(value, place);
  } catch (error) {
    const fault = new CustomEvent(drawFault, { bubbles: true, cancelable: true, detail: error });
    if (place.dispatchEvent(fault)) throw error;
  }
}

/** Has the place drawn as a whole the next time. */
export const forget = (place: Element): void => void drawn.delete(place);
