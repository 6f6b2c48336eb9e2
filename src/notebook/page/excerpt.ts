/** The piece of a text around its first hit, with the hits told apart. Pure. */
import { patternOf } from './searchWords.ts';

/** A stretch of text; `hit` when it is one of the words that were looked for. */
export type Stretch = { readonly text: string; readonly hit: boolean };

/** About `length` characters of `text` around the first of `words`, cut at spaces; from the start when none occurs. */
export function excerpt(text: string, words: readonly string[], length = 160): readonly Stretch[] {
  const known = words.filter((word) => word !== '');
  const pattern = new RegExp(`(${known.map(patternOf).join('|')})`, 'gi');
  const first = known.length === 0 ? -1 : text.search(pattern);
  const from = first <= length / 3 ? 0 : text.lastIndexOf(' ', first - length / 3) + 1;
  const cut = text.indexOf(' ', from + length);
  const piece = text.slice(from, cut < 0 ? undefined : cut);
  const shown = `${from > 0 ? '… ' : ''}${piece}${cut < 0 ? '' : ' …'}`;
  if (known.length === 0) return [{ text: shown, hit: false }];
  return shown
    .split(pattern)
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
