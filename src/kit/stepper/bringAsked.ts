/** Brings an answer onto the screen, and keeps the board that it is about there. */

const mostlySeen = 0.6; // of the height of an answer: as much as this of it is enough
const answerBegins = 112; // px: the tabs, and two lines

/**
 * What was asked for is on the screen; a finger that is in the loupe stays there.
 *
 * @param find - a part of the stepper, when the time has come
 * @param part - the answer
 */
export function bringAsked(find: (selector: string) => Element | null, part: string): void {
  // later: others still hear of the same press, and find its place on the page as it is
  requestAnimationFrame(() => {
    const asked = find(part)?.getBoundingClientRect();
    const board = find('.stepper-board')?.getBoundingClientRect();
    const inLoupe = find('.board-loupe:not([hidden])');
    if (asked === undefined || board === undefined || inLoupe !== null) return;
    const below = asked.bottom - innerHeight;
    if (below <= (1 - mostlySeen) * asked.height) return;
    // the board stays on the screen, as long as the answer begins there too
    const begins = asked.top + Math.min(asked.height, answerBegins) - innerHeight;
    scrollBy(0, Math.min(below, Math.max(board.top, begins)));
  });
}

/** The board is on the screen: what moves it may stand far below. */
export function bringBoard(board: Element | null): void {
  const { top = 0, bottom = 0 } = board?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > innerHeight) board?.scrollIntoView({ block: 'start' });
}
