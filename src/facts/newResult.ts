/** What a page tells of a new result. */
import manifest from '../../package.json' with { type: 'json' };

/** A result. */
export type NewResult = {
  readonly id: string; // its place on the page
  readonly title: string;
  readonly says: string; // it in one sentence
  readonly told: readonly [string, string]; // two sentences
  readonly evidence: string;
  readonly data: readonly string[]; // files of public/results
  readonly check: string; // what to do in a minute
  readonly command: string; // that does it
  readonly at: { readonly href: string; readonly name: string }; // where it is told
};

/**
 * How to cite a result.
 *
 * @param address - of the page, where it is known
 */
export const citationOf = ({ id, title }: NewResult, address: string | null): string =>
  `The Nonogram Explorer team. Nonogram Explorer, version ${manifest.version}. “${title}”.${address === null ? '' : ` ${address}#${id}`}`;
