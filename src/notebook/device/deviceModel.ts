/** The book on the device, from the reader's wish to the last file: what the page says and does about it. Knows no page. */
import { grouped } from '../plain/numbers.ts';
import {
  begunOf,
  bytesOf,
  ChangedMeanwhile,
  keepPart,
  keptNow,
  missingFrom,
  offered,
  removePart,
  WrongAnswer,
} from './keeping.ts';
import type { KeepingProgress } from './keeping.ts';

/** A size as readers want it: "17 MB". */
export const megabytes = (bytes: number): string =>
  bytes < 500_000 ? 'less than 1 MB' : `${grouped(Math.round(bytes / 1e6))} MB`;

/** How the book stands. `begun`: files of a try that did not come to an end. */
export type BookState =
  | { readonly kind: 'looking' }
  | { readonly kind: 'unreadable' } // the browser does not say what is kept
  | { readonly kind: 'none'; readonly bytes: number; readonly begun: number }
  | { readonly kind: 'not offered'; readonly begun: number }
  | { readonly kind: 'keeping'; readonly progress: KeepingProgress | null }
  | {
      readonly kind: 'kept';
      readonly bytes: number;
      readonly fresh: number; // bytes that the site has otherwise now
      readonly files: number;
      readonly wrong: number; // of these, gone or other than they were
    };

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
    try {
      this.state = await present();
    } catch {
      this.state = { kind: 'unreadable' };
    }
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
    const state = this.state as BookState;
    const { kind } = state;
    const isWhole = kind === 'kept' && state.wrong === 0 && state.fresh === 0;
    if (this.problem === '' && (isWhole || giving.signal.aborted)) return;
    if (this.problem === '') this.problem = 'The browser has lost some of it again. Try again.';
    this.problem += ` ${kind === 'kept' ? 'What was kept before is here still.' : 'The book is not kept.'}`;
    this.#onChange();
  }

  /** Gives up what is under way; what was fetched is used at the next try. */
  stop(): void {
    this.#giving?.abort();
  }

  async remove(): Promise<void> {
    this.problem = '';
    try {
      await removePart('');
    } catch {
      this.problem = 'The browser did not remove all of it. Try again.';
    }
    await this.look();
  }
}

async function present(): Promise<BookState> {
  const [kept, list] = await Promise.all([keptNow(''), offered('')]);
  if (kept !== null) {
    const fresh = list === null ? [] : missingFrom(list, kept.list);
    return {
      kind: 'kept',
      bytes: bytesOf(kept.list),
      fresh: bytesOf({ version: '', files: fresh }),
      files: kept.list.files.length,
      wrong: kept.wrong,
    };
  }
  const begun = await begunOf('');
  return list === null
    ? { kind: 'not offered', begun }
    : { kind: 'none', bytes: bytesOf(list), begun };
}

function problemOf(error: unknown): string {
  if (error instanceof ChangedMeanwhile)
    return 'The site was changed while the book was fetched. Try again.';
  if (error instanceof WrongAnswer)
    return 'Something else than the book came over the network, a page to log in perhaps. Open another page of this site, log in where you are asked to, and try again.';
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'There is not enough room for the book in this browser. Make room, and try again.';
  return 'The book could not be fetched whole. Look whether there is a network, and try again.';
}
