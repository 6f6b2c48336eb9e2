/** What a figure tells of what was pressed stands between its title and its body; far from the button it is told on the screen. */
import type { NoticeTone } from './host.ts';

/** Lies at the edge of the screen, over the page: a tall figure has been scrolled away from the place of its notices. */
const away = 'is-away';

const isInSight = (place: HTMLElement): boolean => {
  const { top, bottom } = place.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/**
 * Puts a notice into its place in the frame of a figure. Where the place is out of sight, the notice lies at the lower edge of
 * the screen until something else is pressed.
 *
 * @param message - null: none
 */
export function putNotice(place: HTMLElement, message: string | null, tone: NoticeTone): void {
  place.hidden = message === null;
  place.dataset['tone'] = tone;
  place.textContent = message ?? '';
  place.classList.remove(away);
  if (message === null || isInSight(place)) return;
  place.classList.add(away);
  const leave = new AbortController();
  const back = (): void => {
    place.classList.remove(away);
    leave.abort();
  };
  for (const event of ['pointerdown', 'keydown'])
    document.addEventListener(event, back, { capture: true, signal: leave.signal });
}
