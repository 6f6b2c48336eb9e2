/** Who has opened "More" in a figure finds it open for as long as the tab lives. */
import { tabStore } from '../device/tabStore.ts';
import { settingsFold } from './figureParts.ts';

const keyOf = (id: string): string => `more ${location.pathname} ${id}`;

/** Whether "More" of the figure `id` of this page was left open. */
export const wasMoreOpen = (id: string): boolean => tabStore()?.getItem(keyOf(id)) === 'open';

/** Keeps how "More" of a figure is left: for the clicks in it; a key on its summary is one, too. */
export function keepMore(id: string, { target }: Event): void {
  const summary = target instanceof Element ? target.closest('summary') : null;
  const fold = summary?.parentElement;
  if (!(fold instanceof HTMLDetailsElement) || fold.dataset['fold'] !== settingsFold) return;
  try {
    if (fold.open) tabStore()?.removeItem(keyOf(id));
    else tabStore()?.setItem(keyOf(id), 'open');
  } catch {
    // a full store: it opens closed
  }
}
