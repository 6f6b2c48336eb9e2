/** What a figure tells of what was pressed stands between its title and its body, or at a place of its own; far from the button it is told on the screen too. */
import type { NoticeTone } from './host.ts';

const isInSight = (place: HTMLElement): boolean => {
  const { top, bottom } = place.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/** Puts a notice into its place in the frame of a figure, and in sight. @param message - null: none */
export function putNotice(place: HTMLElement, message: string | null, tone: NoticeTone): void {
  place.hidden = message === null;
  place.dataset['tone'] = tone;
  place.textContent = message ?? '';
  tellInSight(place, message, tone);
}

/**
 * Where the place of a message is out of sight, it is told at the edge of the screen too.
 *
 * @param beside - what it is put after, in the frame of the figure
 */
function tellInSight(
  place: HTMLElement,
  message: string | null,
  tone: NoticeTone,
  beside = place,
): void {
  beside.parentElement?.querySelector(':scope > [data-notice-again]')?.remove();
  if (message !== null && message !== '' && !isInSight(place))
    beside.after(noticeAtEdge(message, tone));
}

/**
 * A message at the lower edge of the screen, for the eye, until something else is pressed: a press goes through it, and nothing
 * moves beneath the press when it goes.
 */
export function noticeAtEdge(message: string, tone: NoticeTone): HTMLElement {
  const notice = document.createElement('p');
  notice.className = 'cell-notice';
  notice.dataset['noticeAgain'] = '';
  notice.dataset['tone'] = tone;
  notice.setAttribute('aria-hidden', 'true'); // it is told once
  notice.textContent = message;
  const leave = new AbortController();
  const back = (): void => {
    notice.remove();
    leave.abort();
  };
  for (const event of ['pointerdown', 'keydown'])
    document.addEventListener(event, back, { capture: true, signal: leave.signal });
  return notice;
}

/**
 * What is said of a press may stand in the figure as well, in an element [data-reply]: whoever pressed far from there has it in
 * sight.
 *
 * @param text - as it is said to readers who do not see the figure
 */
export function replyInSight(figure: HTMLElement, frame: HTMLElement, text: string): void {
  const reply = figure.querySelector<HTMLElement>('[data-reply]');
  const notices = frame.querySelector<HTMLElement>('[data-notice]');
  if (notices !== null && reply?.textContent.trim() === text)
    tellInSight(reply, text, 'info', notices);
}
