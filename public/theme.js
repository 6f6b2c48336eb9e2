// Runs before the first paint, so that the chosen theme never flashes and late search results push nothing about.
// Auto is the absence of a choice.
(() => {
  const key = 'nonogram-explorer-theme';
  const root = document.documentElement;
  const read = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage may be forbidden: the choice then lasts as long as the page
    }
  };
  const apply = (theme) => {
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  apply(read());
  if (new URLSearchParams(location.search).has('q')) root.dataset.asked = '';
  document.addEventListener('DOMContentLoaded', () => {
    const box = document.querySelector('[data-theme-choice]');
    const select = box?.querySelector('select');
    if (!select) return;
    box.hidden = false;
    select.value = root.dataset.theme ?? 'auto';
    select.addEventListener('change', () => {
      apply(select.value);
      try {
        if (select.value === 'auto') localStorage.removeItem(key);
        else localStorage.setItem(key, select.value);
      } catch {
        // as above
      }
    });
  });
})();
