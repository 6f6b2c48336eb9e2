/** The book on the device, from the reader's wish to the last file: what the page says and does about it. Knows no page. */
import { grouped } from '../../formats/numbers.ts';
import {
  bytesOf,
  ChangedMeanwhile,
  keepPart,
  keptNow,
  missingFrom,
  offered,
  removePart,
} from './keeping.ts';
import type { KeepingProgress, KeptList } from './keeping.ts';

/** A size as readers want it: "17 MB". @source none */
export const megabytes = (bytes: number): string =>
  bytes < 500_000 ? 'less than 1 MB' : `${grouped(Math.round(bytes / 1e6))} MB`;

/** How the book stands. `old`: what is kept is not what the site has now. */
export type BookState =
  | { readonly kind: 'looking' }
  | { readonly kind: 'none'; readonly bytes: number }
  | { readonly kind: 'not offered' }
  | { readonly kind: 'keeping'; readonly progress: KeepingProgress | null }
  | { readonly kind: 'kept'; readonly bytes: number; readonly fresh: number }; // bytes that the site has otherwise now

/** The keeping of the book; see the head of the file. */
export class KeptBook {
  state: BookState = { kind: 'looking' };
  /** What went wrong, and what to do; '' when nothing did. */
  problem = '';
  readonly #onChange: () => void;
  #giving: AbortController | null = null;

  /** @param onChange - there is something else to show */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Finds out how it stands. */
  async look(): Promise<void> {
    const [kept, list] = await Promise.all([keptNow(''), offered('')]);
    this.state = stateOf(kept, list);
    this.#onChange();
  }

  /** Keeps the book as the site has it now. */
  async keep(): Promise<void> {
    if (this.#giving !== null) return;
    const giving = new AbortController();
    this.#giving = giving;
    this.problem = '';
    this.state = { kind: 'keeping', progress: null };
    this.#onChange();
    try {
      const list = await offered('');
      if (list === null) throw new TypeError('no network');
      await keepPart('', list, giving.signal, (progress) => {
        this.state = { kind: 'keeping', progress };
        this.#onChange();
      });
    } catch (error) {
      if (!giving.signal.aborted) this.problem = problemOf(error);
    }
    this.#giving = null;
    await this.look();
  }

  /** Gives up what is under way; what was fetched is used at the next try. */
  stop(): void {
    this.#giving?.abort();
  }

  async remove(): Promise<void> {
    await removePart('');
    await this.look();
  }
}

function stateOf(kept: KeptList | null, list: KeptList | null): BookState {
  if (kept !== null) {
    const fresh = list === null ? [] : missingFrom(list, kept);
    return { kind: 'kept', bytes: bytesOf(kept), fresh: bytesOf({ version: '', files: fresh }) };
  }
  return list === null ? { kind: 'not offered' } : { kind: 'none', bytes: bytesOf(list) };
}

function problemOf(error: unknown): string {
  if (error instanceof ChangedMeanwhile)
    return 'The site was changed while the book was fetched, so nothing was kept. Try again.';
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'There is not enough room for the book in this browser. Make room, and try again.';
  return 'The book could not be fetched whole, so it is not kept. Look whether there is a network, and try again.';
}
