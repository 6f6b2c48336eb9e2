/** Words as the search takes them apart. A number is one word, however its digits are grouped. Pure. */

/** Numbers with their commas and points, and words with their apostrophes. */
const word =
  /\d+(?:[,\u2009\u202f]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)+|[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu;

/** */
export const wordsOf = (text: string): string[] => [...text.matchAll(word)].map(([found]) => found);

/** The form that words are compared in: small letters, digits without separators. */
export const termOf = (text: string): string =>
  /^\d/.test(text) ? text.replaceAll(/[,\u2009\u202f]/g, '') : text.toLowerCase();

/** Whether a term is a number, which is looked for as it is: a slip would be another number. */
export const isNumber = (term: string): boolean => /^\d+(?:\.\d+)*$/.test(term);

/**
 * What has every word as it was asked for comes before what has similar ones; otherwise the order stays.
 *
 * @param asked - the words of the query, as `termOf` gives them
 */
export function exactFirst<Found extends { readonly terms: readonly string[] }>(
  found: readonly Found[],
  asked: readonly string[],
): readonly Found[] {
  const isExact = ({ terms }: Found): boolean => asked.every((term) => terms.includes(term));
  return [...found.filter(isExact), ...found.filter((one) => !isExact(one))];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A pattern that finds a term in a text, with the commas that its digits may have there. */
export const patternOf = (term: string): string =>
  isNumber(term)
    ? String.raw`(?<![\d.,])${[...term].map(escaped).join(String.raw`[,\u2009\u202f]?`)}`
    : escaped(term);
