/** What a reader unfolds in a figure is on the screen, also where its summary stood at the lower edge. */

/** So much of the window, at most, is for what was unfolded; above it stays what the reader was looking at. */
const shareOfWindow = 0.5;

/** For the clicks in a figure; a key on a summary is one, too. */
export function bringUnfolded({ target }: Event): void {
  const summary = target instanceof Element ? target.closest('summary') : null;
  const fold = summary?.parentElement;
  if (!(fold instanceof HTMLDetailsElement) || fold.open) return;
  requestAnimationFrame(() => {
    const { top, bottom } = fold.getBoundingClientRect();
    const by = Math.min(bottom - innerHeight, top - (1 - shareOfWindow) * innerHeight);
    if (fold.open && by > 0) scrollBy(0, by);
  });
}
