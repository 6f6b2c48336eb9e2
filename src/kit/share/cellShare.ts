/**
 * "Cite or embed" beneath a figure: when it is opened, and again whenever a reader turns to it, its texts are those of the
 * figure as it stands. Without script it is a link to the figure alone.
 */

async function draw(box: HTMLDetailsElement): Promise<void> {
  const frame = box.closest<HTMLElement>('[data-cell]');
  const place = box.querySelector<HTMLElement>('[data-share-place]');
  if (frame === null || place === null || !box.open) return;
  try {
    const { drawShare } = await import('./sharePanel.ts');
    drawShare(frame, place);
  } catch {
    place.textContent =
      'The texts could not be loaded. The link above opens the figure alone; open this again to try once more.';
  }
}

for (const box of document.querySelectorAll<HTMLDetailsElement>('[data-cell-share]')) {
  for (const kind of ['toggle', 'pointerenter', 'focusin']) {
    box.addEventListener(kind, () => void draw(box));
  }
}
