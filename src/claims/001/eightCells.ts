/**
 * 001, sections 3.4 and 4.2: what it says of sequences by their length and by nothing but 11 and 14, and why no board has
 * the sequence that it prints for Figure 9.
 */
import { FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import { descriptionsOf } from '../../engine/board/description.ts';
import { fits } from '../../engine/line/fits.ts';
import { CATEGORIES } from '../../engine/probe/probeCategory.ts';
import { linesOfCategoryZero } from '../../engine/probe/probeLine.ts';
import { enumerated, grouped, inWords } from '../../notebook/plain/numbers.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';
import { probingCountIn } from '../probingCounts.ts';
import { settledLines } from './probingLines.ts';
import { printedSequences } from './probingTexts.ts';

const longestLine = 7;

/** The settled lines of up to seven cells, and those of them that break what the proof says of lines. */
function linesOfProof(): { readonly lines: number; readonly exceptions: number } {
  const count = { lines: 0, exceptions: 0 };
  for (let length = 1; length <= longestLine; length++)
    for (const description of descriptionsOf(length))
      for (const line of settledLines(length, description)) {
        const open = [...line.keys()].filter((at) => line[at] === UNKNOWN);
        const filled = Array.from(
          fits(line, description),
          (fit) => open.filter((at) => fit[at] === FILLED).length,
        );
        const [some = 0] = filled;
        const isFixed = filled.every((one) => one === some) && some > 0 && some < open.length;
        const isSingle = some === 1 || some === open.length - 1;
        count.lines++;
        if (!isFixed || (isSingle && filled.length !== open.length)) count.exceptions++;
      }
  return count;
}

/** In how many ways one cell of each row and column can be chosen, of three by three less one cell, whichever it is. */
function choices(): readonly number[] {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  return [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => orders.filter((order) => order[row] !== column).length),
  );
}

type Eight = {
  readonly filled: readonly number[]; // cells of category 14 in the sequences that occur
  readonly images: number; // with such a sequence
  readonly lines: number;
  readonly exceptions: number;
  readonly choices: readonly number[];
};

/** "The corresponding probing sequence S with |S| = 8 is 14 11 11 14 11 14 11 11". */
export const eightFilled: Claim<{ readonly filled: number }, Eight> = {
  id: '001-section-3.4-figure-9-filled',
  place: 'Figure 9; section 3.4',
  title:
    'Of the eight cells of Figure 9, each of which decides the puzzle, three are of category 14, that is filled',
  quote: 'The corresponding probing sequence S with |S| = 8 is',
  published: { filled: printedSequences.figure9.filter((category) => category === 14).length },
  effort: 'minute',
  from: ['probing 4x4', 'probing 5x5'],
  read(measured) {
    const rows = ([4, 5] as const).flatMap((side) =>
      probingCountIn(measured, side).rows.filter(({ sequence }) => /^[be]{8}$/.test(sequence)),
    );
    const filled = rows.map(({ sequence }) => sequence.replaceAll('b', '').length);
    return {
      ours: {
        filled: [...new Set(filled)],
        images: rows.reduce((sum, { images }) => sum + images, 0),
        ...linesOfProof(),
        choices: [...new Set(choices())],
      },
    };
  },
  agrees: ({ filled }, said) => filled.includes(said.filled),
  ground: { kind: 'proof' },
  home: 'papers/wensveen/#the-lost-pictures',
  what: 'cells of category 14 among eight that all decide the puzzle',
  says: ({ filled }) => inWords(filled),
  finds: ({ filled, images }) =>
    `${enumerated(filled.map(inWords))}: so it is for each of the ${grouped(images)} pictures of 4\u00a0×\u00a04 and 5\u00a0×\u00a05 with such a sequence`,
  remark: ({ lines, exceptions, choices: ways }) =>
    `what the proof says of lines has ${exceptions === 0 ? 'no' : grouped(exceptions)} exception in ${grouped(lines)} settled lines of up to ${inWords(longestLine)} cells; of three by three cells less one, whichever it is, one of each row and column can be chosen in ${enumerated(ways.map(inWords))} ways`,
  proof:
    'Take the board where sweeps stop. In each line with unknown cells the number of filled ones among them is fixed: the sum of its clues less the filled cells that are known. It is not none and not all, or they would be known. Let three of the eight be filled. Every row with unknown cells has one of them at least, so there are three such rows at most, and three such columns; eight cells need all three of each. So each of these lines has exactly one filled cell among its unknown ones, and eight of the nine crossings are unknown. Such a line fits whichever of its unknown cells is the filled one, as none of them is known to be empty. So any three of the eight cells, one in each row and column, make a solution. There are four ways to choose them, and a puzzle with four solutions has no cell of category 11 or 14. Two filled cells have four crossings at most. The same holds with filled and empty exchanged, so four of the eight are filled and four are empty.',
  erratum: {
    printed: printedSequences.figure9.join(' '),
    as: 'cells',
    read: 'a sequence with four numbers 14 and four numbers 11',
    check:
      'Every settled row and column with unknown cells has a filled one among them; three filled cells leave three rows and three columns, with one each, and four ways to choose them.',
    partOf: '001-figure-9',
  },
};

const longestEmpty = 14;

type Lengths = { readonly lengths: readonly number[]; readonly shortestSequence: number };

/** "For probing sequences S with |S| >= 8, category 0 probes may occur". */
export const fromEight: Claim<{ readonly least: number }, Lengths> = {
  id: '001-section-3.4-eight-cells',
  title: 'For probing sequences S with |S| ≥ 8, category 0 probes may occur',
  quote: 'category 0 probes may occur. An example of a single line where category 0 probes occur',
  published: { least: 8 },
  effort: 'seconds',
  reading:
    'S is the sequence of a single line of which nothing is known, as in its example. Of other lines it is not so: that of Figure 13 has five unknown cells, and one of category 0.',
  read() {
    const lengths: number[] = [];
    for (let length = 1; length <= longestEmpty; length++)
      if (linesOfCategoryZero(length, true).length > 0) lengths.push(length);
    const [shortest] = linesOfCategoryZero(6, false);
    return { ours: { lengths, shortestSequence: shortest?.sequence.length ?? 0 } };
  },
  agrees: ({ lengths }, { least }) =>
    exact(
      lengths,
      Array.from({ length: longestEmpty - least + 1 }, (_, at) => least + at),
    ),
  ground: { kind: 'count', of: `all descriptions of one to ${longestEmpty} cells` },
  home: 'papers/wensveen/#when-neither-value-says-anything',
  what: 'lengths of empty lines with a cell of category 0',
  says: ({ least }) => `${least} or more`,
  finds: ({ lengths, shortestSequence }) =>
    `each from ${lengths[0] ?? 0} to ${lengths.at(-1) ?? 0}, and none below; a line with a known cell needs only ${inWords(shortestSequence)} unknown ones`,
};

type Deciding = { readonly pure: number; readonly deciding: number };

/** "Probing any unknown cell of these Nonograms solves the Nonogram completely": so 11 and 14 are defined. */
export const pureSolve: Claim<string, Deciding> = {
  id: '001-section-4.2-any-cell',
  title: 'Probing any unknown cell of a puzzle with a pure sequence of 11 and 14 solves it',
  quote: 'Probing any unknown cell of these Nonograms solves the Nonogram completely',
  published: 'solves the Nonogram completely',
  from: ['probing 5x5'],
  effort: 'minute',
  read(measured) {
    const rows = probingCountIn(measured, 5).rows.filter(({ sequence }) =>
      /^[be]+$/.test(sequence),
    );
    const decides = [...CATEGORIES.keys()].filter((at) => {
      const { one, zero } = CATEGORIES[at]!;
      return (one === 3 && zero === 2) || (one === 2 && zero === 3);
    });
    const deciding = rows.filter(({ sequence }) =>
      [...sequence].every((digit) => decides.includes(parseInt(digit, 16))),
    );
    return { ours: { pure: rows.length, deciding: deciding.length } };
  },
  agrees: ({ pure, deciding }) => pure > 0 && deciding === pure,
  ground: { kind: 'definition', whose: 'of categories 11 and 14' },
  home: 'papers/wensveen/',
  what: '5x5: sequences of nothing but 11 and 14 of which every cell solves the puzzle',
  finds: ({ pure, deciding }) => `${inWords(deciding)} of ${inWords(pure)}`,
  remark: 'one value solves and the other meets a contradiction: this is what 11 and 14 mean',
};
