/** Who has opened "More" in a figure finds it open for as long as the tab lives. */
import { settingsFold } from './figureParts.ts';

const keyOf = (id: string): string => `more ${location.pathname} ${id}`;

/** The store of the tab; null where there is none. */
function store(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null; // refused by the browser
  }
}

/** Whether "More" of the figure `id` of this page was left open. */
export const wasMoreOpen = (id: string): boolean => store()?.getItem(keyOf(id)) === 'open';

/** Keeps how "More" of a figure is left: for the clicks in it; a key on its summary is one, too. */
export function keepMore(id: string, { target }: Event): void {
  const summary = target instanceof Element ? target.closest('summary') : null;
  const fold = summary?.parentElement;
  if (!(fold instanceof HTMLDetailsElement) || fold.dataset['fold'] !== settingsFold) return;
  try {
    if (fold.open) store()?.removeItem(keyOf(id));
    else store()?.setItem(keyOf(id), 'open');
  } catch {
    // a full store: it opens closed
  }
}
