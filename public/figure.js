// A figure in a page of its own, perhaps framed in a page of somebody else: its theme, and word of its height.
// Runs before the first paint, in place of theme.js, so that the other theme never flashes.
(() => {
  const key = 'nonogram-explorer-theme'; // as in theme.js
  const root = document.documentElement;
  const chosen = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage may be forbidden, in frames above all
    }
  };
  // the framing page decides, then the reader's choice on this site; what is no theme counts as not asked
  const asked = /[?&]theme=(light|dark|auto)(?=[&#]|$)/.exec(location.search + location.hash)?.[1];
  const theme = asked ?? chosen();
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  if (window.parent === window) return;
  const tell = () => {
    const id = document.querySelector('figure.cell')?.id;
    if (id === undefined) return;
    const height = Math.ceil(root.getBoundingClientRect().height);
    // to whoever frames it: there is nothing to hide in a height
    window.parent.postMessage({ type: 'nonogram-figure', id, height }, '*');
  };
  new ResizeObserver(tell).observe(root);
  window.addEventListener('load', tell); // a listener that came late hears it once more
})();
