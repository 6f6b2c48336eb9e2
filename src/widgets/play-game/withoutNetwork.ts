/**
 * Play without a network: the page asks the browser to keep what it needs (the service worker of the built site), and says
 * so where there is no network just now.
 */
import { sitePath } from '../../kit/text/paths.ts';
import { allowOwnPrograms } from '../../workers/ownPrograms.ts';

/** Asks once the page has all that it shows at first; where there is no such worker the page goes on as it is. */
async function keepPage(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  try {
    allowOwnPrograms();
    await navigator.serviceWorker.register(sitePath('sw.js'), { scope: sitePath('') });
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    return false; // forbidden, or no built site
  }
}

export class WithoutNetwork {
  readonly #onChange: (said: string) => void;
  #kept = false;
  #listens = false; // in a page

  /** @param onChange - is given what to announce */
  constructor(onChange: (said: string) => void) {
    this.#onChange = onChange;
  }

  listen(signal: AbortSignal): void {
    this.#listens = true;
    window.addEventListener('online', this.#tell, { signal });
    window.addEventListener('offline', this.#tell, { signal });
    void this.#keep();
  }

  async #keep(): Promise<void> {
    this.#kept = await keepPage();
    if (!navigator.onLine) this.#tell();
  }

  /** What the player should know; null where there is a network. */
  get text(): string | null {
    if (!this.#listens || navigator.onLine) return null;
    return this.#kept
      ? 'There is no network just now. You can play on, and this page opens without one. Other pages of the site need it.'
      : 'There is no network just now. You can play on as long as this page stays open.';
  }

  readonly #tell = (): void => this.#onChange(this.text ?? 'The network is there again.');
}
