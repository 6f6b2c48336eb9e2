/** What this book hands to its figures in a page. */
import { tellableText, withOrigin } from '../kit/puzzle/origin.ts';
import './charts.ts';
import type { Book } from '../notebook/host/book.ts';
import { fetchStored } from '../stored/fromSite.ts';

export const book: Book = {
  charts: () => import('../charts/index.ts'),
  stored: fetchStored,
  /** A link that opens a puzzle of a figure elsewhere takes along what the puzzle is, and the way back. */
  sendOff(href, words, from) {
    const told = tellableText(words);
    const cell = /[?&#]([a-z0-9-]+)=1;/.exec(href)?.[1];
    return told === '' || cell === undefined ? null : withOrigin(href, cell, { ...from, told });
  },
};
