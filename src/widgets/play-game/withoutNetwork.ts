/**
 * Play without a network: the page keeps what it needs on the device (src/notebook/device), and says so where there is no network
 * just now.
 */
import { canKeep, keepPart, keptNow, offered } from '../../notebook/device/keeping.ts';

/** Once the page has all that it shows at first; where nothing can be kept it goes on as it is. */
async function keepPage(signal: AbortSignal): Promise<boolean> {
  if (!import.meta.env.PROD || !canKeep()) return false;
  try {
    const list = await offered('play/');
    if (list !== null) await keepPart('play/', list, signal);
    return (
      list !== null || (await keptNow('play/'))?.wrong === 0 || (await keptNow(''))?.wrong === 0
    );
  } catch {
    return false; // forbidden, no room, or no network in the middle
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
    void this.#keep(signal);
  }

  async #keep(signal: AbortSignal): Promise<void> {
    this.#kept = await keepPage(signal);
    if (!navigator.onLine) this.#tell();
  }

  /** What the player should know; null where there is a network. */
  get text(): string | null {
    if (!this.#listens || navigator.onLine) return null;
    return this.#kept
      ? 'There is no network just now. You can play on, and this page opens without one. Other pages open if you have kept the book on this device.'
      : 'There is no network just now. You can play on as long as this page stays open.';
  }

  readonly #tell = (): void => this.#onChange(this.text ?? 'The network is there again.');
}
