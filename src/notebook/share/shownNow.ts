/** A figure as it stands in its page at this moment, for those who tell of it: citations, and the files that are saved. */
import { today } from '../clock.ts';
import { figureIn, titleParts } from '../cell/frame.ts';
import type { CellFigure } from '../cell/frame.ts';
import { aimAt, putState, stateIn } from '../cell/linkPlace.ts';
import { writeLink } from '../cell/linkState.ts';
import type { CitedFigure } from './citation.ts';

/** The figure, once its program is there. */
export function awake(frame: HTMLElement): CellFigure | null {
  const figure = figureIn(frame);
  return typeof figure?.linkTo === 'function' && frame.dataset['state'] === 'ready' ? figure : null;
}

/** The version of the site that the page is of. */
export const siteVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '';

/** What is shown, and the address that opens it again. */
export function shownNow(
  frame: HTMLElement,
  figure: CellFigure | null = awake(frame),
): CitedFigure {
  const [first, second] = titleParts(frame);
  const address = figure?.linkTo() ?? new URL(location.pathname, location.href);
  putState(address, writeLink(stateIn(address), 'theme', 0, null)); // that of the page around a figure alone
  aimAt(address, frame.id);
  return {
    id: frame.id,
    number: second === undefined ? null : (first ?? null),
    title: second ?? first ?? '',
    about: figure?.exports().about ?? null,
    address: address.href,
    version: siteVersion(),
    day: today(),
  };
}
