/** 001, section 3.5.3: what it says of the sequences of 6x6, by examples. */
import { formatGrid, imageFromIndex, imageFromText } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { probeAll } from '../../engine/probe/probe.ts';
import { isUnique } from '../../engine/sweep/solutions.ts';
import type { Claim } from '../claim.ts';
import { probingCountIn } from '../probingCounts.ts';
import { sixBySixOf } from './table3All.ts';

type Without = {
  readonly sequence: readonly number[];
  readonly unique: boolean;
  readonly picture: readonly string[];
};

/** The sequence of a 5x5 picture with an empty row and an empty column added. */
function framed(index: number): Without {
  const rows = formatGrid(imageFromIndex(5, 5, index)).map((row) => `${row}.`);
  const picture = [...rows, '......'];
  const puzzle = puzzleOf(imageFromText(picture));
  return { sequence: probeAll(puzzle).sequence, unique: isUnique(puzzle) === true, picture };
}

export const bothInSix: Claim<string, Without> = {
  id: '001-section-3.5.3-unique-both',
  source: '001',
  place: 'section 3.5.3',
  title: '6x6: sequences of uniquely solvable pictures have at least one category 11 and one 14',
  quote:
    'Again, the numbers of category 11 and 14 probes do not have to be equal and both categories occur at least once in the probing sequence',
  published: 'both at least once',
  effort: 'minute',
  from: ['probing 5x5'],
  ground: { kind: 'example' },
  home: 'probing-sequences/#what-a-sequence-says',
  tell: {
    what: '6x6: categories 11 and 14 in a sequence of a unique picture',
    published: (words) => words,
    ours: ({ sequence }) => `not in ${sequence.join(' ')}`,
    remark: 'a 5x5 picture without a category 11, and an empty row and column',
  },
  picture: ({ picture }) => picture,
  erratum: {
    printed: 'both categories occur at least once in the probing sequence',
    read: 'at least one of the two categories occurs in the probing sequence',
    check:
      'Add an empty row and an empty column to a 5 × 5 Nonogram whose sequence has no category 11: they are settled at once, and the sequence stays as it is.',
  },
  read(measured) {
    const row = probingCountIn(measured, 5)
      .of('unique')
      .find(({ sequence }) => !sequence.includes('b'));
    return {
      ours: framed(row?.first ?? 0),
      note: 'The same as for 5x5, where some pictures have no category 11 and some no category 14. An empty row and an empty column make a 6x6 picture of each, with few filled cells, so among those that the thesis went through.',
    };
  },
  // a picture with other solutions would be no counterexample
  agrees: ({ sequence, unique }) => !unique || (sequence.includes(11) && sequence.includes(14)),
};

export const oddSix: Claim<string, readonly number[]> = {
  id: '001-section-3.5.3-rest-odd',
  source: '001',
  place: 'section 3.5.3',
  title: '6x6: the rest “may have a probing sequence of uneven length”',
  quote: 'Again, these Nonograms may have a probing sequence of uneven length',
  published: 'may have a probing sequence of uneven length',
  effort: 'hours',
  from: ['probing-levels 6x6'],
  ground: { kind: 'count', of: 'all 68,719,476,736 pictures' },
  home: 'probing-sequences/#fig-7-2',
  tell: {
    what: '6x6, odd lengths in the rest',
    published: (words) => `“${words}”`,
    ours: (list) => list.join(', '),
  },
  read: (measured) => ({
    ours: (sixBySixOf(measured.tally('probing-levels 6x6')).lengths[2] ?? [])
      .map(([length]) => length ?? 0)
      .filter((length) => length % 2 === 1),
  }),
  agrees: ({ length }) => length > 0,
};
