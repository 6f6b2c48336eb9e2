/**
 * To be evaluated in a page: waits until nothing was drawn for a tenth of a second, or for a second at most. Counted in frames
 * too: on a busy machine they come late, and what a change leads to is drawn with the next ones.
 */
export const stillPage = `new Promise((done) => {
  const begun = performance.now();
  let [quiet, frames] = [begun, 0];
  const changes = new MutationObserver(() => { [quiet, frames] = [performance.now(), 0]; });
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const look = () => {
    const now = performance.now();
    if (frames++ < 4 || (now - quiet < 100 && now - begun < 1000)) return requestAnimationFrame(look);
    changes.disconnect();
    done(true);
  };
  look();
})`;

/** To be evaluated in a page: scrolls through it so that every live figure starts, waits until all have, goes back up. */
export const wakeFigures = `(async () => {
  // a figure that is in view from the start waits for the first sign of the reader
  dispatchEvent(new PointerEvent('pointermove'));
  for (const cell of document.querySelectorAll('[data-cell]')) {
    if (!cell.checkVisibility()) continue; // the page does not show it yet
    cell.scrollIntoView();
    for (let i = 0; i < 250 && !['ready', 'failed'].includes(cell.dataset.state); i++) {
      await new Promise((done) => setTimeout(done, 20));
    }
  }
  scrollTo(0, 0);
  await ${stillPage};
})()`;
