/** Settings with few values: one of some words, yes or no. */
import { asked, bad, good } from './setting.ts';
import type { Belonging, Setting } from './setting.ts';

/**
 * One of some words.
 *
 * @param key - in links
 * @param label - of its field
 * @param texts - how each word is told in the list, in its order
 * @param usual - the word where nothing is said
 */
export function choice<Word extends string>(
  key: string,
  label: string,
  texts: Readonly<Record<Word, string>>,
  usual: NoInfer<Word>,
  belongs?: Belonging<NoInfer<Word>>,
): Setting<Word> {
  const words = Object.keys(texts) as Word[];
  const known = `known are ${words.join(', ')}`;
  return {
    key,
    label,
    name: label.toLowerCase(),
    usual,
    belongs,
    input: { kind: 'choice', choices: words.map((word) => ({ word, text: texts[word] })) },
    read: (text) => {
      const word = words.find((one) => one === text);
      return word === undefined
        ? bad(`"${text.slice(0, 20)}" is not known; ${known}.`)
        : good(word);
    },
    format: (word) => word,
    fault: (text) => `The link asks for "${text.slice(0, 20)}"; ${known}.`,
  };
}

/** Yes or no: 1 or 0 in links. */
export const flag = (key: string, label: string, usual = false): Setting<boolean> => ({
  key,
  label,
  name: label.toLowerCase(),
  usual,
  input: { kind: 'flag' },
  read: (text) =>
    text === '1' || text === '0' ? good(text === '1') : bad('It must be 1 for yes or 0 for no.'),
  format: (value) => (value ? '1' : '0'),
  fault: (text) => `${asked(label.toLowerCase(), text)}; it must be 1 for yes or 0 for no.`,
});
