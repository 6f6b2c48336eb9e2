/** The names of a thing, as they are written in different places. */
import { Misuse } from '../../../src/command/program.ts';

export type Names = {
  readonly source: string; // of a claim: the document; else ''
  readonly tag: string; // ways-of-lines
  readonly camel: string; // waysOfLines
  readonly pascal: string; // WaysOfLines
  readonly title: string; // Ways of lines
};

/**
 * The names of a thing.
 *
 * @param words - its name with hyphens, a document before it where it is a claim
 * @throws Misuse for a name that cannot be one
 */
export function namesOf(words: readonly string[]): Names {
  const tag = words.at(-1) ?? '';
  const source = words.length > 1 ? (words[0] ?? '') : '';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(tag))
    throw new Misuse(`a name is words in small letters, with hyphens, not ${tag}`);
  const pascal = tag
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  const title = tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll('-', ' ');
  return { source, tag, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), title };
}
