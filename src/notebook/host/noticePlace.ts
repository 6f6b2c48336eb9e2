/** What a figure tells of what was pressed stands between its title and its body; far from the button it is told on the screen too. */
import type { NoticeTone } from './host.ts';

const isInSight = (place: HTMLElement): boolean => {
  const { top, bottom } = place.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/**
 * Puts a notice into its place in the frame of a figure. Where the place is out of sight, it lies at the lower edge of the screen
 * too, until something else is pressed: a press goes through it, and nothing moves beneath the press when it goes.
 *
 * @param message - null: none
 */
export function putNotice(place: HTMLElement, message: string | null, tone: NoticeTone): void {
  place.hidden = message === null;
  place.dataset['tone'] = tone;
  place.textContent = message ?? '';
  place.parentElement?.querySelector(':scope > [data-notice-again]')?.remove();
  if (message === null || isInSight(place)) return;
  const again = document.createElement('p');
  again.className = 'cell-notice';
  again.dataset['noticeAgain'] = '';
  again.dataset['tone'] = tone;
  again.setAttribute('aria-hidden', 'true'); // it is told once
  again.textContent = message;
  place.after(again);
  const leave = new AbortController();
  const back = (): void => {
    again.remove();
    leave.abort();
  };
  for (const event of ['pointerdown', 'keydown'])
    document.addEventListener(event, back, { capture: true, signal: leave.signal });
}
