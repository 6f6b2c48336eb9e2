/** What goes from one figure of the page of collections to the other: puzzles to be collected, and files that are too many. */
import type { Collected } from './collection.ts';

const puzzlesSign = 'nonogram-collect';
const filesSign = 'nonogram-files';

const hand = (sign: string, detail: unknown): void => {
  window.dispatchEvent(new CustomEvent(sign, { detail }));
};

const hear = (sign: string, heard: (detail: never) => void, signal: AbortSignal): void => {
  window.addEventListener(sign, (event) => heard((event as CustomEvent).detail as never), {
    signal,
  });
};

/** Puts puzzles into the collection of the page. */
export const handPuzzles = (puzzles: readonly Collected[]): void => hand(puzzlesSign, puzzles);

/** */
export const hearPuzzles = (
  heard: (puzzles: readonly Collected[]) => void,
  signal: AbortSignal,
): void => hear(puzzlesSign, heard, signal);

/** Has files read as a table. */
export const handFiles = (files: readonly File[]): void => hand(filesSign, files);

/** */
export const hearFiles = (heard: (files: readonly File[]) => void, signal: AbortSignal): void =>
  hear(filesSign, heard, signal);
