/** The words of the field, for those who look after where they are explained. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type FieldWord = {
  readonly id: string; // of its entry
  readonly word: string;
  readonly at: string; // where it is explained: a page and a heading of it
};

/** Words of the field that are also everyday ones: they are used without a link. */
export const everyday: readonly string[] = [
  'board',
  'cell',
  'clues',
  'crossing',
  'difficulty',
  'fit',
  'guess',
  'line',
  'percentage',
  'picture',
  'round',
  'run',
  'settle',
  'simple',
  'threshold',
];

/** All words of the list. */
export const fieldWords = parse(readFileSync('content/words.yaml', 'utf8')) as readonly FieldWord[];

/** Those that nobody knows from elsewhere. */
export const termsOfField = fieldWords.filter(({ word }) => !everyday.includes(word));

/** Where a text uses a word, also in the plural. */
export const useOf = (word: string): RegExp =>
  new RegExp(String.raw`(?<![\w-])${word.replaceAll(/[()]/g, String.raw`\$&`)}s?(?![\w-])`, 'i');
