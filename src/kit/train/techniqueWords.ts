/** The ten techniques in words: what each is called, what it says, and how it is asked for. */
import type { MethodKind } from '../../methods/kinds.ts';
import type { Technique } from '../../engine/play/techniques.ts';

/** What is said of a technique. */
export type TechniqueWords = {
  readonly name: string;
  readonly method: MethodKind; // that it is a part of
  /** What it rests on, and what follows. */
  readonly rule: string;
  /** How one goes about it. */
  readonly how: string;
  /** A chapter that tells more; null where the page itself says all. */
  readonly chapter: string | null;
};

export const techniqueWords: Readonly<Record<Technique, TechniqueWords>> = {
  overlap: {
    name: 'Overlap of one run',
    method: 'sweeps',
    rule: 'Push all runs as far left as they go, then as far right. A cell that one and the same run covers both times is filled.',
    how: 'The clue alone decides; no mark is needed. A run longer than the room that is left over always has such cells.',
    chapter: 'one-line',
  },
  gaps: {
    name: 'Gaps too small',
    method: 'sweeps',
    rule: 'A gap between two empty cells, or between one and the edge, is empty if no run that can come there fits into it.',
    how: 'Look for short gaps. Ask which runs can come so far when the line is bare, and whether one of them is short enough.',
    chapter: null,
  },
  edges: {
    name: 'Forcing from an edge',
    method: 'sweeps',
    rule: 'Behind an edge, and whatever is finished there, comes the next run. A filled cell within its length belongs to it, so the run reaches at least as far as from the edge.',
    how: 'Count the length of the next run from the edge. If a cell on the way is filled, so are those from there to the end of the count. If the first cell is filled, the whole run is there, and the cell behind it is empty.',
    chapter: null,
  },
  ends: {
    name: 'The ends of a finished run',
    method: 'sweeps',
    rule: 'A block as long as any run that can lie over it is finished: the cells at its ends are empty. When all runs are there, the rest of the line is empty.',
    how: 'Compare each block with the longest run that can come there.',
    chapter: null,
  },
  joins: {
    name: 'Joining and splitting',
    method: 'sweeps',
    rule: 'Two blocks that only one run can reach are parts of it, so all cells between them are filled. Two blocks that together would be longer than any run that can come there are apart, so the one cell between them is empty.',
    how: 'Look at two blocks next to each other, and ask which runs can lie over each of them, and over both.',
    chapter: null,
  },
  agreement: {
    name: 'What all fits agree on',
    method: 'sweeps',
    rule: 'Lay the runs of a line in every way that keeps its marks. A cell that is the same in all of these fits is settled.',
    how: 'This holds all of the rules before it, and more. Begin with the two outermost fits, and look for a fit in between that has the cell otherwise.',
    chapter: 'one-line',
  },
  pairs: {
    name: 'Pairs of lines',
    method: 'pairs',
    rule: 'Two rows and two columns cross in four cells. Of the sixteen ways to fill these, keep those that leave each of the four lines a fit. What they share is settled.',
    how: 'Suppose one of the four cells filled, and follow its row and its column around the rectangle.',
    chapter: 'two-rows-two-columns',
  },
  chain: {
    name: 'A chain',
    method: 'chains',
    rule: 'On a line one value can force another one. If such steps lead from a value of a cell to the opposite value of the same cell, the first one is false.',
    how: 'Suppose a value. On each line through a cell that follows, ask what else follows there, and go on until you are back.',
    chapter: 'two-rows-two-columns',
  },
  contradiction: {
    name: 'A contradiction',
    method: 'probing',
    rule: 'Suppose a value and go on line by line. If a line is left without a fit, the value is false.',
    how: 'Try cells where the supposed value settles much: at the ends of long runs, beside full lines.',
    chapter: 'probing',
  },
  futures: {
    name: 'Both futures agree',
    method: 'probing',
    rule: 'Suppose that a cell is filled and go on line by line; then suppose that it is empty. A cell that comes out the same in both futures is settled, though nothing was refuted.',
    how: 'Mark both futures lightly, and compare them cell by cell.',
    chapter: 'probing',
  },
};
