/** Settings that are words of the reader's own: a search. */
import { grouped } from '../plain/numbers.ts';
import { bad, good } from './setting.ts';
import type { Belonging, Setting } from './setting.ts';

/** Characters that are read where nothing else is said: a forged link must not freeze the page. */
const longestWords = 400;

/**
 * Words as they are typed.
 *
 * @param name - as a message names them: "the search"
 */
export const words = (
  key: string,
  label: string,
  name: string,
  {
    longest = longestWords,
    belongs,
  }: { readonly longest?: number; readonly belongs?: Belonging<string> } = {},
): Setting<string> => ({
  key,
  label,
  name,
  usual: '',
  belongs,
  input: { kind: 'text', wide: true },
  read: (text) =>
    text.length > longest
      ? bad(`This is too long. Type ${grouped(longest)} characters at most.`)
      : good(text),
  format: (text) => text,
  fault: () => `The link asks for ${name} in more than ${grouped(longest)} characters.`,
});
