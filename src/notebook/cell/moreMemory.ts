/** Who has opened "More" in a figure finds it open in every figure, for as long as the tab lives; who closes it, closed. */
import { tabStore } from '../device/tabStore.ts';

/** The fold with everything that is not on the stage. */
export const settingsFold = 'settings';

const key = 'more';

/** Whether "More" was left open. */
export const wasMoreOpen = (): boolean => tabStore()?.getItem(key) === 'open';

/** Keeps how "More" is left: for the clicks in a page, in figures asleep and awake; a key on its summary is one, too. */
export function keepMore({ target }: Event): void {
  const summary = target instanceof Element ? target.closest('summary') : null;
  const fold = summary?.parentElement;
  if (!(fold instanceof HTMLDetailsElement) || fold.dataset['fold'] !== settingsFold) return;
  try {
    if (fold.open) tabStore()?.removeItem(key);
    else tabStore()?.setItem(key, 'open');
  } catch {
    // a full store: it opens closed
  }
}
