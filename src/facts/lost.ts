/** What is lost or cannot be read in our copies of the documents: told once, for its page; every statement it touches is named. */
import { sum } from 'd3';
import type { SourceId } from '../claims/claim.ts';
import { lostPuzzles } from '../claims/001/puzzles.ts';
import { statements } from '../claims/ledger.ts';
import { inWords } from '../notebook/plain/numbers.ts';
import { comparedTables } from './sequences.ts';

/** A picture or a part of the text that we do not have. */
export type Lost = {
  readonly source: SourceId;
  readonly place: string; // where it stands
  readonly what: string; // what it was
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
    place: 'Figure 1',
    what: 'a relatively hard puzzle of 6\u00a0×\u00a06 and its solution',
    left: 'the caption',
    instead: 'a puzzle of ours that fits it; too many do',
    home: 'papers/batenburg-kosters/#five-lost-pictures',
    ids: ['000-figure-1'],
  },
  {
    source: '000',
    place: 'Figure 2',
    what: 'how very difficult simple puzzles are built',
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
    place: 'Figure 3',
    what: 'five puzzles of 5\u00a0×\u00a05',
    left: 'their captions',
    instead: 'for each a puzzle that fits its caption, and how many others do',
    home: 'papers/batenburg-kosters/#five-lost-pictures',
    ids: idsOf('000-figure-3-'),
  },
  {
    source: '000',
    place: 'Figures 6 and 8',
    what: 'the curves of random puzzles',
    left: 'the captions, the ranges of the axes, and the sentences about them',
    instead: 'our own curves, with each sentence held against them',
    home: 'papers/batenburg-kosters/#larger-grids',
    ids: idsOf('000-figure-6-', '000-figure-8-'),
  },
  {
    source: '000',
    place: 'Figure 7',
    what: 'a switching component',
    left: 'the caption, and what the text says of it',
    instead: 'a switching component to try',
    home: 'density/#switching-components',
    ids: ['000-section-4.2-two-apart'],
  },
  {
    source: '001',
    place: 'Figure 1',
    what: 'a puzzle with its solution',
    left: 'its descriptions, in section 3.1',
    instead: 'the puzzle, solved',
    home: 'fig-sweeps',
    ids: idsOf('001-figure-1-').concat('001-figure-1'),
  },
  {
    source: '001',
    place: 'Figures 2 and 3',
    what: 'a line with a single fit, and one with some cells known',
    left: 'the text, which tells what both are',
    instead: 'the lines, as the text tells them',
    home: 'one-line/#all-the-fits',
    ids: ['001-figure-2', '001-figure-5'],
  },
  {
    source: '001',
    place: 'Figure 4',
    what: 'the fits of a line',
    left: 'the text, which says how many there are',
    instead: 'the fits',
    home: 'one-line/#all-the-fits',
    ids: ['001-figure-4'],
  },
  {
    source: '001',
    place: 'Figure 6',
    what: 'a switching component',
    left: 'the caption, and what the text says of it',
    instead: 'a switching component to try',
    home: 'density/#switching-components',
    ids: ['001-figure-6'],
  },
  {
    source: '001',
    place: 'Figure 8',
    what: 'a puzzle of difficulty 1.5',
    left: 'the text, which counts its sweeps',
    instead: 'another puzzle with the same counts',
    home: 'papers/batenburg-kosters/#who-begins',
    ids: ['001-figure-8'],
  },
  {
    source: '001',
    place: 'Figures 9 to 11',
    what: 'a puzzle with two clusters, and two probes of it',
    left: 'the story that the text tells, and a sequence with a misprint',
    instead: 'a puzzle for which it goes exactly so',
    home: 'probing/#two-clusters',
    ids: ['001-section-3.3-two-clusters', '001-section-3.3-any-cell', '001-figure-9'],
  },
  {
    source: '001',
    place: 'Figure 12',
    what: 'a line of eight cells with cells of category 0',
    left: 'its sequence, and what the text says of its probes',
    instead: 'the line, which can only be this one or its mirror image',
    home: 'papers/wensveen/#when-neither-value-says-anything',
    ids: ['001-figure-12'],
  },
  {
    source: '001',
    place: 'Figure 13',
    what: 'a line of six cells of category 0',
    left: 'its sequence',
    instead: 'the line, which can only be this one or its mirror image',
    home: 'papers/wensveen/#when-neither-value-says-anything',
    ids: ['001-figure-13'],
  },
  {
    source: '001',
    place: 'Figures 14 to 16, 18 and 20 to 25',
    what: 'puzzles and their probing sequences',
    left: 'the captions and most of the sequences',
    instead: 'for each a puzzle that fits what is left',
    home: 'papers/wensveen/#the-lost-pictures',
    ids: lostPuzzles.filter(({ isRead }) => !isRead).map(({ figure }) => `001-figure-${figure}`),
  },
  {
    source: '001',
    place: 'Figure 19',
    what: 'three pictures, turned and mirrored',
    left: 'the text, which says how many different ones come of each',
    instead: 'how many pictures of each kind there are',
    home: 'papers/wensveen/#turns-and-reflections',
    ids: ['001-figure-19'],
  },
  {
    source: '001',
    place: 'Tables 4 to 9',
    what: `sequences, of which ${inWords(damagedRows)} are cut off or have a number too many`,
    left: 'their lengths and numbers of pictures',
    instead: 'the whole sequence, and beside it what is left of the printed one',
    home: 'fig-sequences',
    ids: idsOf('001-table-').filter((id) => /^001-table-[4-9]$/.test(id)),
  },
  {
    source: '002',
    place: 'The figure',
    what: 'a nonogram puzzle, solved',
    left: 'the caption, and its second row, which the text reads out',
    instead: 'a row as the text tells it',
    home: 'one-line/',
    ids: ['002-figure-row'],
  },
  {
    source: '003',
    place: 'Figures 1, 2 and 4',
    what: 'puzzles and a board',
    left: 'their numbers as one string of digits each, without the empty lines and the ends of lines',
    instead: 'for each a puzzle with these digits, and in how many ways they can be cut',
    home: 'fig-must-be',
    ids: idsOf('003-figure-1', '003-figure-2', '003-figure-4'),
  },
  {
    source: '003',
    place: 'Figure 3',
    what: 'the gadgets of the proof',
    left: 'their numbers as strings of digits, which do not determine them',
    instead: 'what the digits do say, and a kit of our own after the same idea',
    home: 'papers/foote-krizanc/#what-the-digits-of-figure-3-say',
    ids: ['003-section-2-theorem-2.1', ...idsOf('003-figure-3')],
  },
  {
    source: '003',
    place: 'Figures 5 and 6',
    what: 'the threshold and the sizes of formulas',
    left: 'the captions, and the sentences about them',
    instead: 'our own curves, with each sentence held against them',
    home: 'fig-inferable',
    ids: idsOf('003-figure-5', '003-figure-6'),
  },
  {
    source: '004',
    place: 'The picture ex1.png',
    what: 'a solved nonogram with its clues',
    left: 'the caption and the name of the file',
    instead: 'nothing; any puzzle of this site would do',
    ids: ['004-ex1'],
  },
  {
    source: '004',
    place: 'Figures A, B and C',
    what: 'the colours that mark patterns in them',
    left: 'the cells, of B and C the same ones, and the sentences about blue and yellow boxes',
    instead: 'all solutions of their puzzle, and what lies between any two',
    home: 'fig-solutions',
    ids: ['004-combinations-figures', '004-combinations-four', '004-combinations-compounding'],
  },
];
