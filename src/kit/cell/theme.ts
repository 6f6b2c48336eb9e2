/** Tells those who paint without style sheets when the colours of the page are others: by the reader's choice, or the system's. */
export class ThemeWatch {
  readonly #onChange: () => void;
  readonly #chosen: MutationObserver;
  readonly #scheme = matchMedia('(prefers-color-scheme: dark)');

  constructor(onChange: () => void) {
    this.#onChange = onChange;
    this.#chosen = new MutationObserver(onChange);
  }

  begin(): void {
    this.#chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    this.#scheme.addEventListener('change', this.#onChange);
  }

  end(): void {
    this.#chosen.disconnect();
    this.#scheme.removeEventListener('change', this.#onChange);
  }
}
