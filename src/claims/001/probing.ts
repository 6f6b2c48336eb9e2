/** 001: what it prints of probing outside Tables 3 to 9, and what is true. */
import type { Category } from '../../engine/probe/probeCategory.ts';
import { CATEGORIES, sortedSequence, starsOf } from '../../engine/probe/probeCategory.ts';
import { formatLine } from '../../engine/board/cell.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { probeAll } from '../../engine/probe/probe.ts';
import { linesOfCategoryZero } from '../../engine/probe/probeLine.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { createSmallProbe, PROBED_SIMPLE } from '../../engine/census/smallProbe.ts';
import { isUnique } from '../../engine/solve/solve.ts';
import { inWords } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { exact } from '../agree.ts';
import { descriptionsOf, lostPuzzle, lostPuzzles } from './puzzles.ts';
import type { LostPuzzle } from './puzzles.ts';
import {
  eightDescriptions,
  parsePrinted,
  printedSequences,
  sixDescriptions,
} from './probingTexts.ts';

const entriesOf = (table: readonly string[]): number => table.join(', ').split(', ').length;

/** Table 1: 4 · usefulness of the 1-probe + usefulness of the 0-probe. */
export const table1: Claim<readonly string[], readonly string[]> = {
  id: '001-table-1',
  place: 'Table 1; section 3.4',
  title: 'The sixteen combinations of two probes, numbered 0 to 15',
  published: [
    '0 0 is 0, 0 1 is 1, 0 2 is 2, 0 3 is 3',
    '1 0 is 4, 1 1 is 5, 1 2 is 6, 1 3 is 7',
    '2 0 is 8, 2 1 is 9, 2 2 is 10, 2 3 is 11',
    '3 0 is 12, 3 1 is 13, 3 2 is 14, 3 3 is 15',
  ],
  read: () => ({
    ours: [0, 4, 8, 12].map((from) =>
      CATEGORIES.slice(from, from + 4)
        .map(({ one, zero, category }) => `${one} ${zero} is ${category}`)
        .join(', '),
    ),
  }),
  agrees: exact,
  ground: { kind: 'proof' },
  home: 'probing/#sixteen-categories',
  what: 'the sixteen categories',
  says: (table) => `${entriesOf(table)} entries`,
  finds: (table) => `the same ${entriesOf(table)}`,
};

export const table2: Claim<readonly number[], readonly number[]> = {
  id: '001-table-2',
  place: 'Table 2; section 3.6',
  title: 'One star for simple, two where probing settles it, three where it leaves it unsolved',
  published: [1, 2, 2, 3],
  read: () => ({
    ours: (['simple', 'unique', 'two', 'rest'] as const).map((one) => starsOf(one)),
    note: 'The table does not say where puzzles with exactly two solutions stand; section 3.6 has it that probing once is enough for them, so two stars.',
  }),
  agrees: exact,
  ground: { kind: 'definition', whose: 'of the stars' },
  home: 'papers/wensveen/#one-two-or-three-stars',
  what: 'stars of simple, unique, exactly two and the rest',
  says: (list) => list.join(', '),
  finds: (list) => list.join(', '),
  remark:
    'the table does not name puzzles of exactly two solutions; section 3.6 has it that probing once is enough',
};

type Lines = { readonly shortest: number; readonly sequence: readonly number[] };

function categoryZero(
  number: '12' | '13',
  title: string,
  shortest: number,
  sequence: readonly number[],
  empty: boolean,
): Claim<Lines, Lines> {
  return {
    id: `001-figure-${number}`,
    place: `Figure ${number}; section 3.4`,
    title,
    published: { shortest, sequence },
    read() {
      let length = 1;
      let found = linesOfCategoryZero(length, empty);
      while (found.length === 0) found = linesOfCategoryZero(++length, empty);
      const texts = found.map(
        ({ line, description }) => `${formatLine(line)} with ${description.join(' ')}`,
      );
      return {
        ours: { shortest: length, sequence: found[0]?.sequence ?? [] },
        note: `All of that length: ${texts.join(', ')}.`,
      };
    },
    agrees: exact,
    ground: { kind: 'count', of: `all lines of up to ${shortest} cells` },
    home: 'fig-shortest-lines',
    what: empty
      ? 'the shortest empty line of category 0, 1 2 on eight cells'
      : 'a line of six cells, not empty, of category 0',
    says: ({ sequence: printed }) => printed.join(' '),
    finds: (found) => `${found.sequence.join(' ')}, on ${inWords(found.shortest)} cells`,
    remark: empty
      ? 'none shorter; the mirror image is the only other one'
      : 'the picture is lost in our copy; the only other line of six cells is the mirror image',
  };
}

export const figure12 = categoryZero(
  '12',
  'The shortest line of unknown cells with a cell of category 0 has 8 cells',
  8,
  printedSequences.figure12,
  true,
);
export const figure13 = categoryZero(
  '13',
  'The shortest line at all with a cell of category 0 has 6 cells',
  6,
  printedSequences.figure13,
  false,
);

type Sequence = readonly number[];

/** The printed sequence of Figure 24 is that of every switching component: that some puzzle has it says nothing of the lost one. */
const isCommon = ({ figure }: LostPuzzle): boolean => figure === '24';

/** The sequence of each lost puzzle, beside the printed one, or beside what the text says of the picture. */
export const lostSequences: readonly Claim[] = lostPuzzles.map((lost) => {
  const { printed } = lost;
  const figure: Claim<Sequence | null, readonly Category[]> = {
    id: `001-figure-${lost.figure}`,
    place: `Figure ${lost.figure}; ${lost.place}`,
    title: `${lost.caption}: its probing sequence`,
    published: printed,
    ground:
      printed === null && lost.isRead !== true
        ? { kind: 'part', which: 'a puzzle that fits what the text says' }
        : isCommon(lost)
          ? { kind: 'part', which: 'one of millions of puzzles with the printed sequence' }
          : { kind: 'example' },
    home: 'fig-thesis-puzzles',
    what: lost.caption,
    says: (list) =>
      list === null ? (lost.isRead ? 'clues and settled cells' : 'picture only') : list.join(' '),
    finds: (list) => list.join(' '),
    picture: lost.image,
    erratum: (ours) => ({
      printed: (printed ?? []).join(' '),
      as: 'cells',
      // of 9 and 25 only so much is sure that it cannot be the printed one
      read: `${['9', '25'].includes(lost.figure) ? 'another sequence, perhaps ' : ''}${ours.join(' ')}`,
      check: `The puzzle has the rows ${lost.image.join(' ')}. ${lost.note ?? ''}`.trim(),
    }),
    read: () => ({
      ours: probeAll(descriptionsOf(lost)).sequence,
      ...(lost.note !== undefined && { note: lost.note }),
    }),
    // of a picture that is lost, the puzzle must be of the kind that the text tells
    agrees: (ours, said) => exact(ours, said ?? lost.sequence),
  };
  return figure;
});

/** Figures 12 and 13 claim more: categories that cannot occur in small puzzles. */
export const noZeroSmall: Claim<readonly number[], readonly number[]> = {
  id: '001-section-3.4-category-0',
  title: 'Lines of up to 5 cells with a cell of category 0: none, so no such cell in 4x4 and 5x5',
  published: [0, 0],
  read: () => ({ ours: [4, 5].map((length) => linesOfCategoryZero(length, false).length) }),
  agrees: exact,
  ground: { kind: 'count', of: 'all lines of up to five cells' },
  home: 'probing/#what-cannot-occur',
  what: 'category 0 on lines of four and of five cells, known cells or not',
  says: 'cannot occur',
  finds: (counts) => `in ${counts.join(' and ')} lines`,
};

export const sixPuzzles: Claim<number, number> = {
  id: '001-section-4.1-six',
  title: 'Six descriptions of 4x4 have sixteen cells of category 15, with two solutions each',
  published: 6,
  read() {
    const prober = createSmallProbe(4, 4);
    const keys = new Set<string>();
    for (let index = 0; index < 2 ** 16; index++)
      if (prober.probe(index) !== PROBED_SIMPLE && prober.length === 16)
        if (prober.categories === 1 << 15) keys.add(keyOf(puzzleOf(imageFromIndex(4, 4, index))));
    const printed = new Set(sixDescriptions.map((one) => keyOf(parsePrinted(one))));
    const missing = [...printed].filter((key) => !keys.has(key));
    return {
      ours: keys.size,
      note: `Of the six printed, ${printed.size - missing.length} are among them.`,
    };
  },
  agrees: exact,
  ground: { kind: 'count', of: 'all 65,536 pictures' },
  home: 'papers/wensveen/',
  what: 'descriptions of 4x4 with sixteen cells of category 15',
  says: String,
  finds: String,
};

const keyOf = (puzzle: Puzzle): string => JSON.stringify([puzzle.rows, puzzle.columns]);

export const eightPuzzles: Claim<number, number> = {
  id: '001-section-4.2-eight',
  title: 'Printed puzzles of class rest that have one solution',
  published: 8,
  read() {
    const puzzles = eightDescriptions
      .map((one) => parsePrinted(one))
      .filter((puzzle) => isUnique(puzzle));
    const probed = puzzles.map((puzzle) => probeAll(puzzle));
    const sequences = new Set(probed.map(({ sequence }) => sortedSequence(sequence).join(' ')));
    return {
      ours: probed.filter((one) => one.class === 'rest').length,
      note: `All have the sorted sequence ${[...sequences].join(', or ')}.`,
    };
  },
  agrees: exact,
  ground: { kind: 'example' },
  home: 'papers/wensveen/',
  what: 'printed puzzles of class rest that have one solution',
  says: String,
  finds: String,
};

export const figure22: Claim<readonly number[], readonly number[]> = {
  id: '001-figure-22',
  place: 'Figure 22; section 4.1',
  title: 'Images of the three kinds of 4x4 puzzles with nine cells of category 4 and no others',
  published: [4 * 6, 4 * 4, 8 * 6],
  read() {
    const prober = createSmallProbe(4, 4);
    const kinds = [0, 0, 0];
    for (let index = 0; index < 2 ** 16; index++) {
      if (prober.probe(index) === PROBED_SIMPLE || prober.length !== 9) continue;
      if (prober.categories !== 1 << 4) continue;
      kinds[insideOf(puzzleOf(imageFromIndex(4, 4, index)))]!++;
    }
    const [edges = 0, inside = 0, mixed = 0] = [kinds[0], kinds[2], kinds[1]];
    return {
      ours: [edges, inside, mixed],
      note: 'The printed sum 4 x 6 + 4 x 4 + 8 x 6 is given as 96, but is 88. Each of the puzzles has six solutions, so the middle term is 4 x 6.',
    };
  },
  agrees: exact,
  ground: { kind: 'count', of: 'all 65,536 pictures' },
  home: 'papers/wensveen/',
  what: 'the three kinds of puzzles with nine cells of category 4',
  says: (list) => list.join(' + '),
  finds: (list) => list.join(' + '),
  picture: lostPuzzle('22a').image,
  erratum: (ours) => ({
    printed: '4 × 6 + 4 × 4 + 8 × 6 = 96',
    read: `4 × 6 + 4 × 6 + 8 × 6 = ${ours.reduce((sum, n) => sum + n, 0)}`,
    check:
      'The printed sum is 88; with six solutions for each of the puzzles it is 96, as Table 6 has it.',
  }),
};

/** How many of the empty row and the empty column are not at the edge. */
function insideOf({ rows, columns }: Puzzle): number {
  return [rows, columns].filter((lines) => {
    const empty = lines.findIndex((description) => description.length === 0);
    return empty > 0 && empty < lines.length - 1;
  }).length;
}
