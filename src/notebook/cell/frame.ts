/** The parts of the frame around a live figure, for those who work on it from outside the figure. */
import type { LinkValues } from './linkState.ts';

/** What is asked of a figure from outside. */
export type CellFigure = HTMLElement & {
  readonly linkVersion: number;
  linkTo(): URL;
  linkValues(): LinkValues;
  exports(): { readonly about?: string };
};

/** The tag of the figure in a frame: a cell of the notebook, or where a figure is held beside a text. */
export const tagIn = ({ dataset }: HTMLElement): string => dataset['cell'] ?? dataset['held'] ?? '';

/** The figure in the frame; it can be asked once its program is loaded. */
export function figureIn(frame: HTMLElement): CellFigure | null {
  return frame.querySelector<CellFigure>(tagIn(frame));
}

/** Says `text` to readers of the live region. */
export function say(frame: HTMLElement, text: string): void {
  const region = frame.querySelector('[data-announcer]');
  if (region !== null) region.textContent = text;
}

/** A warning between title and figure. */
export function warn(frame: HTMLElement, text: string): void {
  const place = frame.querySelector<HTMLElement>('[data-notice]');
  if (place === null) return;
  place.hidden = false;
  place.dataset['tone'] = 'warning';
  place.textContent = text;
}

/** Number and title of the figure as they stand there: "Figure 2.4", "Difficulty of …"; a frame may lack either. */
export function titleParts(frame: HTMLElement): readonly string[] {
  return [...(frame.querySelector('.cell-title')?.children ?? [])]
    .map((part) => part.textContent.trim().replaceAll(/\s+/g, ' '))
    .filter((text) => text !== '');
}
