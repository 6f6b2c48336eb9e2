/** Links to what has left a page lead on: `MovedOn.astro` has the list. */
import { stateIn } from '../cell/linkPlace.ts';

/** Whether an address names `id`: as its place, or as a figure with a state. */
const names = (address: URL, id: string): boolean =>
  address.hash === `#${id}` || new RegExp(`[?&]${id}=`).test(stateIn(address));

/** A state of `id` as one of `now`; a figure of November 2026 knows its old name itself. */
const renamed = (state: string, id: string, now: string): string =>
  /^fig-\d/.test(id) ? state : state.replace(new RegExp(`([?&])${id}=`), `$1${now}=`);

/** Leads on to the new place of what the address names, where that has left this page, or of all that was on it. */
function follow(): void {
  const here = new URL(location.href);
  for (const { id, firstElementChild: link } of document.querySelectorAll('.moved-on')) {
    if (!(link instanceof HTMLAnchorElement) || !names(here, id)) continue;
    const to = new URL(link.href);
    const now = to.hash.slice(1);
    to.search = renamed(here.search, id, now);
    if (here.hash.startsWith('#?')) to.hash = renamed(here.hash, id, now); // a long state is there
    location.replace(to);
    return;
  }
  const whole = document.querySelector('[data-moved-all]');
  if (whole instanceof HTMLAnchorElement) location.replace(whole.href);
}

/** Follows the address of this page and those that come after it, with the state that each brings along. */
export function followMoved(): void {
  follow();
  window.addEventListener('hashchange', follow);
}
