/** How long the book takes, as the home page says. */
import type { Chapter } from './chapters.ts';

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

/** About how long all chapters take to read, without their figures: minutes, in steps of five. */
export function readingMinutes(chapters: readonly Chapter[]): number {
  const words = chapters.reduce((sum, { body = '' }) => sum + proseWords(body), 0);
  return Math.max(5, Math.round(words / wordsAMinute / 5) * 5);
}
