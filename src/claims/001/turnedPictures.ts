/** 001, sections 4 and 4.1: what it says about turned and mirrored pictures, and about the rows of its tables. */
import table4 from '../../../content/claims/001-table-4.json' with { type: 'json' };
import table5 from '../../../content/claims/001-table-5.json' with { type: 'json' };
import table6 from '../../../content/claims/001-table-6.json' with { type: 'json' };
import { createFold } from '../../engine/census/fold.ts';
import { formatSequence } from '../../experiments/sequences.ts';
import { enumerated, grouped, inWords, percent } from '../../notebook/plain/numbers.ts';
import { exact } from '../agree.ts';
import type { Claim, Ground } from '../claim.ts';
import { law, triedOn } from '../law.ts';
import { probingCountIn } from '../probingCounts.ts';
import { isUnique } from '../../engine/solve/solve.ts';
import { puzzles } from '../smallPuzzles.ts';

const allOfFour: Ground = { kind: 'count', of: 'all 65,536 pictures' };

type Sizes = { readonly sizes: readonly number[]; readonly groups: readonly number[] };

export const figure19: Claim<readonly number[], Sizes> = {
  id: '001-figure-19',
  place: 'Figure 19; section 4',
  title: 'Turning and mirroring leads to eight different pictures, to two, or to one',
  quote: 'It is also possible to have only one possible Nonogram, as can be seen in Figure 19c',
  published: [8, 2, 1],
  ground: allOfFour,
  home: 'papers/wensveen/#turns-and-reflections',
  what: 'pictures that turn and mirror into each other',
  says: (sizes) => sizes.map(inWords).join(', '),
  finds: ({ sizes, groups }) =>
    `4\u00a0×\u00a04: ${sizes.map((size, at) => `${grouped(groups[at] ?? 0)} groups of ${inWords(size)}`).join(', ')}`,
  remark: 'groups of four occur, too, as Figure 22 shows',
  read() {
    const members = new Map<number, number>();
    const sizeOf = createFold(4, 4, 'class');
    for (let index = 0; index < 2 ** 16; index++) {
      const size = sizeOf(index); // 0 for all but one of a group
      if (size > 0) members.set(size, (members.get(size) ?? 0) + 1);
    }
    const sizes = [...members.keys()].toSorted((a, b) => b - a);
    return { ours: { sizes, groups: sizes.map((size) => members.get(size) ?? 0) } };
  },
  agrees: ({ sizes }, published) => published.every((size) => sizes.includes(size)),
};

export const distinguished = law(
  {
    id: '001-section-4-distinguished',
    title:
      'The uniquely solvable Nonograms can be distinguished by checking whether their description is unique',
    quote:
      'The uniquely solvable Nonograms can be distinguished by checking whether their description is unique',
    home: 'papers/wensveen/#all-pictures-by-class',
    what: 'pictures whose descriptions no other picture has',
    says: 'are the uniquely solvable ones',
    unit: 'pictures of 3x4, each solved',
    remark:
      'A solution of a puzzle is a picture with its descriptions. So there is one solution exactly where one picture has them, and a list of the descriptions of all pictures shows which these are.',
    ground: { kind: 'definition', whose: 'of a unique solution' },
  },
  () => {
    const all = [...puzzles(3, 4)].map(({ puzzle }) => puzzle);
    const times = Map.groupBy(all, (puzzle) => JSON.stringify(puzzle));
    return triedOn(
      all.map((puzzle) => isUnique(puzzle) === (times.get(JSON.stringify(puzzle))?.length === 1)),
    );
  },
);

const classified = 30_000_000_000;

export const allSizes: Claim<string, number> = {
  id: '001-section-4-all',
  title: 'The experiments “have been performed on all 4x4, 5x5 and 6x6 Nonograms”',
  quote: 'The following experiments have been performed on all 4 × 4, 5 × 5 and 6 × 6 Nonograms',
  published: 'all',
  ground: { kind: 'proof' },
  home: 'papers/wensveen/#all-pictures-by-class',
  what: '6x6 pictures that the experiments went through',
  finds: (share) => percent(share, 1),
  remark: 'by the document itself: 30,000,000,000 of 68,719,476,736',
  erratum: {
    printed:
      'The following experiments have been performed on all 4 × 4, 5 × 5 and 6 × 6 Nonograms',
    read: 'The following experiments have been performed on all 4 × 4 and 5 × 5 Nonograms and on a part of those of 6 × 6',
    check: 'The same paragraph has it: 30,000,000,000 out of 68,719,476,736 have been classified.',
  },
  read: () => ({
    ours: classified / 2 ** 36,
    note: 'A slip of the first sentence; sections 3.5 and 3.5.3 and the rest of the paragraph say what was done.',
  }),
  agrees: (share) => share === 1,
};

type Sorted = { readonly whole: number; readonly sorted: number };

export const sortedSequences: Claim<string, Sorted> = {
  id: '001-section-4.1-sorted',
  title: 'The probing sequences in Tables 4, 5 and 6 are sorted in lexicographic order',
  quote: 'The probing sequences in Tables 4, 5 and 6 are sorted in lexicographic order',
  published: 'sorted',
  ground: { kind: 'count', of: 'all rows of Tables 4, 5 and 6 that are whole in our copy' },
  reading: 'the numbers of each sequence; the rows go by length first',
  home: 'papers/wensveen/#how-many-different-sequences',
  what: 'the sequences of Tables 4, 5 and 6',
  finds: ({ whole, sorted }) => `${sorted} of ${whole} have their numbers in order`,
  read() {
    const sequences = [table4, table5, table6]
      .flatMap(({ rows }) => rows)
      .map(({ length, printed }) => ({ length, numbers: printed.split(' ').map(Number) }))
      // cut off, or with a number too many, in our copy
      .filter(({ length, numbers }) => numbers.length === length && !numbers.includes(1));
    const sorted = sequences.filter(({ numbers }) =>
      numbers.every((one, at) => one >= (numbers[at - 1] ?? 0)),
    );
    return { ours: { whole: sequences.length, sorted: sorted.length } };
  },
  agrees: ({ whole, sorted }) => whole > 0 && whole === sorted,
};

export const lengthNine: Claim<readonly string[], readonly string[]> = {
  id: '001-section-4.1-length-nine',
  title: '4x4: the sequences of length 9: nine times category 4 only',
  quote:
    'A probing sequence of length 9 only occurs when the probing sequence consists of solely category 4 probes',
  published: ['4 4 4 4 4 4 4 4 4'],
  from: ['probing 4x4'],
  ground: allOfFour,
  home: 'papers/wensveen/#turns-and-reflections',
  what: '4x4: sequences of length nine',
  says: (list) => list.join('; '),
  finds: (list) => list.join('; '),
  read: (measured) => ({
    ours: probingCountIn(measured, 4)
      .rows.filter(({ sequence }) => sequence.length === 9)
      .map(({ sequence }) => formatSequence(sequence)),
  }),
  agrees: exact,
};

export const oddAreSeveral: Claim<string, readonly number[]> = {
  id: '001-section-4.1-odd-rest',
  title:
    '4x4: pictures of the rest with a sequence of odd length “cannot simply be rotated or mirrored into” each other',
  quote: 'cannot simply be rotated or mirrored into other Nonograms',
  published: 'not of one kind',
  from: ['probing 4x4'],
  ground: allOfFour,
  home: 'papers/wensveen/#turns-and-reflections',
  what: '4x4, the rest: pictures of each sequence of odd length',
  finds: (groups) => `${enumerated(groups.map(inWords))} kinds`,
  remark: 'kinds that do not turn or mirror into each other',
  read: (measured) => ({
    ours: probingCountIn(measured, 4)
      .of('rest')
      .filter(({ sequence }) => sequence.length % 2 === 1)
      .map(({ groups }) => groups),
  }),
  agrees: (groups) => groups.length > 0 && groups.every((count) => count > 1),
};
