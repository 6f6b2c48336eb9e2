/** Tells those who paint without style sheets when the colours of the page are others: by the reader's choice, or the system's. */

/** Watches until the signal is aborted. */
export function watchTheme(onChange: () => void, signal: AbortSignal): void {
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => chosen.disconnect());
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', onChange, { signal });
}
