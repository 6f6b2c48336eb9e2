/** The two ways through the book, as the home page offers them. */
import type { Chapter } from './chapters.ts';

/** A stop of the short way. */
export type Stop = {
  readonly figure: string; // its id
  readonly to: string; // what to do there
};

/** Seven figures that tell the story; what the first pages say of one line comes before them, on the home page. */
export const shortWay: readonly Stop[] = [
  {
    figure: 'fig-sweeps',
    to: 'Watch the hardest small puzzle that falls to looking at one line at a time',
  },
  {
    figure: 'fig-smallest-pairs',
    to: 'Meet the smallest puzzle on which every single line is silent, and make it speak',
  },
  {
    figure: 'fig-census-5x5',
    to: 'Count every five-by-five picture there is, sorted by how hard its puzzle is',
  },
  {
    figure: 'fig-classes-6x6',
    to: 'Fill more and more cells, and see hopeless puzzles turn into easy ones',
  },
  {
    figure: 'fig-two-futures',
    to: 'Try a cell filled, try it empty, and compare the two futures',
  },
  {
    figure: 'fig-inferable',
    to: 'See at which density the clues suddenly tell nearly everything',
  },
  {
    figure: 'fig-circuit',
    to: 'Press the inputs of a nonogram that computes',
  },
];

/** Words that a reader of a text like this takes in a minute. */
const wordsAMinute = 230;

/** Words of the prose of a chapter: its lines without imports, components and expressions. */
function proseWords(body: string): number {
  const prose = body
    .replace(/^(import|export)\s[\s\S]*?;$/gm, '')
    .replace(/<[A-Z][^>]*?\/>/g, ' ')
    .replace(/\{[^{}]*\}/g, ' 1 ')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ');
  return prose.split(/\s+/).filter((word) => /\w/.test(word)).length;
}

/** About how long all chapters take to read, without their figures: minutes, in steps of five. @source none */
export function readingMinutes(chapters: readonly Chapter[]): number {
  const words = chapters.reduce((sum, { body = '' }) => sum + proseWords(body), 0);
  return Math.max(5, Math.round(words / wordsAMinute / 5) * 5);
}
