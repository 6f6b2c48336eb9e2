/** What a saved file says of itself. */
import { siteName } from '../share/citation.ts';
import type { CitedFigure } from '../share/citation.ts';

/** See the head of the file. */
export type ToldFile = {
  readonly title: string | null;
  readonly lines: readonly string[]; // what is shown, and the run that it is of
  readonly source: string; // where it is from, and the day
  readonly link: string; // opens it again as it stands
};

export const isText = (text: string | null): text is string => text !== null && text !== '';

/** How the numbers of a file are made again; nothing where that is not known. */
export const againText = (command = ''): string =>
  command === '' ? '' : `Made again, whole, by: ${command}`;

/**
 * What a file says of the figure that it is of.
 *
 * @param words - what the figure says of what it shows
 */
export const toldOf = (
  { number, title, about, address, version, day }: Omit<CitedFigure, 'id'>,
  words: readonly string[] = [],
): ToldFile => ({
  title: [number, title].filter(isText).join(': ') || null,
  lines: [...words, about ?? ''].filter(isText),
  source: `Saved on ${day} from ${siteName}, version ${version}.`,
  link: address,
});
