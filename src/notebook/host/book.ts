/** What the notebook is handed by the book that it is in: the one place where it meets anything of ours. */
import type { Charts } from '../chart/loadCharts.ts';
import type { LinkValues } from '../cell/linkState.ts';
import type { StoredFile } from '../plain/storedFile.ts';

/** The figure that a link leads out of. */
type Leaving = {
  readonly page: string; // below the root of the site
  readonly cell: string;
  readonly link: LinkValues; // what opens the figure as it is
};

/** See the head of the file. */
export type Book = {
  /** Fetches what draws charts. */
  readonly charts: () => Promise<Charts>;
  /** Reads a stored result. Rejects when it cannot be had. */
  readonly stored: <Value>(file: StoredFile<Value>, signal: AbortSignal) => Promise<Value>;
  /**
   * A link out of a figure is being followed.
   *
   * @param told - what the link says of what it opens, in `data-told`
   * @returns the address to go to, with what is to be taken along; null leaves it
   */
  readonly sendOff: (href: string, told: string, from: Leaving) => string | null;
};
