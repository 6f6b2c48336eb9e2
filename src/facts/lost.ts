/** What is lost or cannot be read in our copies of the documents: told once, for its page; every statement it touches is named. */
import { sum } from 'd3';
import type { SourceId } from '../claims/claim.ts';
import { lostPuzzles } from '../claims/001/puzzles.ts';
import { statements } from '../claims/ledger.ts';
import { inWords } from '../formats/numbers.ts';
import { comparedTables } from './sequences.ts';

/** A picture or a part of the text that we do not have. */
export type Lost = {
  readonly source: SourceId;
  readonly what: string; // where it stands and what it was
  readonly left: string; // what we have of it
  readonly instead: string; // what stands in its place on this site
  readonly home?: string; // where
  readonly ids: readonly string[]; // statements that rest on it
};

/** Statements whose ids begin so. */
const idsOf = (...starts: readonly string[]): readonly string[] =>
  statements.map(({ id }) => id).filter((id) => starts.some((start) => id.startsWith(start)));

/** Printed rows of Tables 4 to 9 whose sequence is not whole. */
export const damagedRows: number = sum(comparedTables, ({ damaged }) => damaged);

export const lost: readonly Lost[] = [
  {
    source: '000',
    what: 'Figure 1, a relatively hard puzzle of 6\u00a0×\u00a06 and its solution',
    left: 'the caption',
    instead: 'a puzzle of ours that fits it; too many do',
    home: 'papers/batenburg-kosters/#five-lost-pictures',
    ids: ['000-figure-1'],
  },
  {
    source: '000',
    what: 'Figure 2, how very difficult simple puzzles are built',
    left: 'the caption, and the formula for their difficulty',
    instead: 'puzzles of ours after the description, with exactly the difficulty of the formula',
    home: 'sweeps/#built-to-be-hard',
    ids: [
      '000-figure-2-115',
      '000-section-3.1-formula',
      '000-section-3.1-strips',
      '000-figure-2-extension',
    ],
  },
  {
    source: '000',
    what: 'Figure 3, five puzzles of 5\u00a0×\u00a05',
    left: 'their captions',
    instead: 'for each a puzzle that fits its caption, and how many others do',
    home: 'papers/batenburg-kosters/#five-lost-pictures',
    ids: idsOf('000-figure-3-'),
  },
  {
    source: '000',
    what: 'Figures 6 and 8, the curves of random puzzles',
    left: 'the captions, the ranges of the axes, and the sentences about them',
    instead: 'our own curves, with each sentence held against them',
    home: 'papers/batenburg-kosters/#larger-grids',
    ids: idsOf('000-figure-6-', '000-figure-8-'),
  },
  {
    source: '000',
    what: 'Figure 7, a switching component',
    left: 'the caption, and what the text says of it',
    instead: 'a switching component to try',
    home: 'density/#switching-components',
    ids: ['000-section-4.2-two-apart'],
  },
  {
    source: '001',
    what: 'Figure 1, a puzzle with its solution',
    left: 'its descriptions, in section 3.1',
    instead: 'the puzzle, solved',
    home: 'fig-sweeps',
    ids: idsOf('001-figure-1-').concat('001-figure-1'),
  },
  {
    source: '001',
    what: 'Figures 2, 3 and 12, single lines',
    left: 'their descriptions, the known cells, and for Figure 12 the sequence',
    instead: 'the lines, which these words determine',
    home: 'one-line/',
    ids: ['001-figure-2', '001-figure-12'],
  },
  {
    source: '001',
    what: 'Figure 6, the smallest switching component',
    left: 'the caption, and what the text says of it',
    instead: 'a switching component to try',
    home: 'density/#switching-components',
    ids: ['001-figure-6'],
  },
  {
    source: '001',
    what: 'Figure 4, the fits of a line',
    left: 'the text, which says how many there are',
    instead: 'the fits',
    home: 'one-line/#all-the-fits',
    ids: ['001-figure-4'],
  },
  {
    source: '001',
    what: 'Figure 8, a puzzle of difficulty 1.5',
    left: 'the text, which counts its sweeps',
    instead: 'another puzzle with the same counts',
    home: 'sweeps/#how-many-sweeps',
    ids: ['001-figure-8'],
  },
  {
    source: '001',
    what: 'Figures 9 to 11, a puzzle with two clusters, and two probes of it',
    left: 'the story that the text tells, and a sequence with a misprint',
    instead: 'a puzzle for which it goes exactly so',
    home: 'probing/#two-clusters',
    ids: ['001-section-3.3-two-clusters', '001-figure-9'],
  },
  {
    source: '001',
    what: 'Figure 13, a line of six cells of category 0',
    left: 'its sequence',
    instead: 'the line, which can only be this one or its mirror image',
    home: 'probing/#when-neither-value-says-anything',
    ids: ['001-figure-13'],
  },
  {
    source: '001',
    what: 'Figures 14 to 16, 18 and 20 to 25, puzzles and their probing sequences',
    left: 'the captions and most of the sequences',
    instead: 'for each a puzzle that fits what is left',
    home: 'papers/wensveen/#the-lost-pictures',
    ids: lostPuzzles.filter(({ isRead }) => !isRead).map(({ figure }) => `001-figure-${figure}`),
  },
  {
    source: '001',
    what: 'Figure 19, pictures with eight, two and one form when they are turned and reflected',
    left: 'the text, which says how many forms each has',
    instead: 'a picture to paint, with its forms beside it',
    home: 'papers/wensveen/#turns-and-reflections',
    ids: ['001-figure-19'],
  },
  {
    source: '001',
    what: `Tables 4 to 9, in which ${inWords(damagedRows)} sequences are cut off or have a number too many`,
    left: 'their lengths and numbers of pictures',
    instead: 'the whole sequence, and beside it what is left of the printed one',
    home: 'fig-sequences',
    ids: idsOf('001-table-').filter((id) => /^001-table-[4-9]$/.test(id)),
  },
  {
    source: '003',
    what: 'Figures 1, 2 and 4, puzzles and a board',
    left: 'their numbers as one string of digits each, without the empty lines and the ends of lines',
    instead: 'for each a puzzle with these digits, and in how many ways they can be cut',
    home: 'fig-must-be',
    ids: idsOf('003-figure-1', '003-figure-2', '003-figure-4'),
  },
  {
    source: '003',
    what: 'Figure 3, the gadgets of the proof',
    left: 'their numbers as strings of digits, which do not determine them',
    instead: 'what the digits do say, and a kit of our own after the same idea',
    home: 'papers/foote-krizanc/#what-the-digits-of-figure-3-say',
    ids: ['003-section-2-theorem-2.1', ...idsOf('003-figure-3')],
  },
  {
    source: '003',
    what: 'Figures 5 and 6, the threshold and the sizes of formulas',
    left: 'the captions, and the sentences about them',
    instead: 'our own curves, with each sentence held against them',
    home: 'fig-inferable',
    ids: idsOf('003-figure-5', '003-figure-6'),
  },
  {
    source: '004',
    what: 'Figures A, B and C, the colours that mark patterns in them',
    left: 'the cells, of B and C the same ones, and the sentences about blue and yellow boxes',
    instead: 'all solutions of their puzzle, and what lies between any two',
    home: 'fig-solutions',
    ids: ['004-combinations-figures', '004-combinations-four', '004-combinations-compounding'],
  },
];
