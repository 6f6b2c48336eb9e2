/** To be evaluated in a page: scrolls through it so that every live figure starts, waits until all have, goes back up. */
export const wakeFigures = `(async () => {
  for (const cell of document.querySelectorAll('[data-cell]')) {
    cell.scrollIntoView();
    for (let i = 0; i < 100 && !['ready', 'failed'].includes(cell.dataset.state); i++) {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  scrollTo(0, 0);
  await new Promise((done) => setTimeout(done, 300));
})()`;
