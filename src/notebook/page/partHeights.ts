/**
 * Parts of a page that are far off are not laid out yet (`content-visibility`, src/styles/pages.css), and have a height that is
 * guessed. While nothing else is to be done each is laid out once, and the browser remembers how high it was
 * (`contain-intrinsic-size: auto`): the bar at the side then tells how long the page is, and no part reaches over the next
 * one, which is what tools that look at the whole page from its top take for links that lie over one another.
 */
import { now } from '../clock.ts';

const parts = '.chapter > *, .ledger-entry';

/** Whether the browser has left out what is in it. */
const isLeftOut = (part: HTMLElement): boolean =>
  part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false;

const enough = 5; // ms at a time; one part takes up to 20

function learn(left: HTMLElement[]): void {
  const until = now() + enough;
  const laidOut: HTMLElement[] = [];
  do {
    const part = left.pop();
    if (part === undefined) break;
    part.classList.add('laid-out');
    void part.offsetHeight; // now, so that it is known how long it takes
    laidOut.push(part);
  } while (now() < until);
  // heights are remembered as a picture of the page is made
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const part of laidOut) part.classList.remove('laid-out');
      if (left.length > 0) requestIdleCallback(() => learn(left));
    }),
  );
}

if ('requestIdleCallback' in window)
  requestIdleCallback(() => {
    const left = [...document.querySelectorAll<HTMLElement>(parts)].filter(isLeftOut);
    learn(left.toReversed());
  });
