/** To be evaluated in a page: waits until nothing was drawn for a tenth of a second, or for a second at most. */
export const stillPage = `new Promise((done) => {
  const end = () => { changes.disconnect(); clearTimeout(longest); done(true); };
  let quiet = setTimeout(end, 100);
  const longest = setTimeout(() => { clearTimeout(quiet); end(); }, 1000);
  const changes = new MutationObserver(() => { clearTimeout(quiet); quiet = setTimeout(end, 100); });
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
})`;

/** To be evaluated in a page: scrolls through it so that every live figure starts, waits until all have, goes back up. */
export const wakeFigures = `(async () => {
  // a figure that is in view from the start waits for the first sign of the reader
  dispatchEvent(new PointerEvent('pointermove'));
  for (const cell of document.querySelectorAll('[data-cell]')) {
    cell.scrollIntoView();
    for (let i = 0; i < 250 && !['ready', 'failed'].includes(cell.dataset.state); i++) {
      await new Promise((done) => setTimeout(done, 20));
    }
  }
  scrollTo(0, 0);
  await ${stillPage};
})()`;
