/** 001, sections 3.3 to 4.2: statements on probing sequences that are neither a table nor a single number of one. */
import { FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import { formatGrid, imageFromIndex } from '../../engine/board/image.ts';
import { CATEGORIES } from '../../engine/probe/probeCategory.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { enumerated, grouped, inWords, percent } from '../../notebook/plain/numbers.ts';
import { exact } from '../agree.ts';
import type { Claim, Ground } from '../claim.ts';
import { probingCountIn } from '../probingCounts.ts';
import { fourByFour } from './fourByFour.ts';
import { printedSequences } from './probingTexts.ts';
import { descriptionsOf, lostPuzzle } from './puzzles.ts';
import { sixBySixOf } from './table3All.ts';

const allOf = (side: 4 | 5): Ground => ({
  kind: 'count',
  of: `all ${grouped(2 ** (side * side))} pictures`,
});

type Right = { readonly probes: number; readonly right: number };

/** Probes without progression whose value is that of the picture. */
export const nothingMayBeRight: Claim<string, Right> = {
  id: '001-section-3.4-zero-may-be-right',
  title: '4x4: a probe that leads to no progression might be a correct filling for the cell',
  quote:
    'a probe that leads to no progression might be a correct filling for the cell in a later stage as well',
  published: 'might be',
  ground: allOf(4),
  home: 'probing/#sixteen-categories',
  what: 'a probe without progression',
  says: 'might be the right value',
  finds: ({ probes, right }) =>
    `it is, for ${grouped(right)} of ${grouped(probes)} such probes of 4\u00a0×\u00a04 pictures`,
  read() {
    const ours = { probes: 0, right: 0 };
    for (const { index, categories, cells } of fourByFour()) {
      const image = imageFromIndex(4, 4, index).cells;
      for (const [k, category] of categories.entries()) {
        const { one, zero } = CATEGORIES[category]!;
        for (const [value, usefulness] of [zero, one].entries()) {
          if (usefulness !== 0) continue;
          ours.probes++;
          if (image[cells[k] ?? 0] === value) ours.right++;
        }
      }
    }
    return { ours };
  },
  agrees: ({ probes, right }) => right > 0 && right < probes,
};

type Several = { readonly pictures: number; readonly several: number };

export const differentOutcomes: Claim<string, Several> = {
  id: '001-section-3.3-different-outcomes',
  title: '4x4: probing different cells might provide different outcomes',
  quote: 'Probing different cells might provide different outcomes',
  published: 'might',
  ground: allOf(4),
  home: 'papers/wensveen/#reading-a-probing-sequence',
  what: 'different cells of a puzzle',
  says: 'might have different outcomes',
  finds: ({ pictures, several }) =>
    `${grouped(several)} of ${grouped(pictures)} pictures of 4\u00a0×\u00a04 have more than one category`,
  read() {
    const all = fourByFour();
    const several = all.filter(({ categories }) => new Set(categories).size > 1).length;
    return { ours: { pictures: all.length, several } };
  },
  agrees: ({ several }) => several > 0,
};

export const bothInFour: Claim<number, number> = {
  id: '001-section-3.5.1-unique-both',
  title: '4x4: sequences of uniquely solvable pictures without a category 11, or without a 14',
  quote:
    'All probing sequences of uniquely solvable Nonograms contain at least one category 11 and one category 14 probe',
  published: 0,
  from: ['probing 4x4'],
  ground: allOf(4),
  home: 'papers/wensveen/#what-a-sequence-says',
  what: '4x4: sequences of unique pictures that have not both a category 11 and a 14',
  says: 'none',
  finds: (count) => (count === 0 ? 'none' : grouped(count)),
  read: (measured) => ({
    ours: probingCountIn(measured, 4)
      .of('unique')
      .filter(({ sequence }) => !(sequence.includes('b') && sequence.includes('e'))).length,
  }),
  agrees: exact,
};

type Never = { readonly counts: readonly number[]; readonly example: readonly string[] | null };

const never = [0, 10, 11, 14] as const;

export const neverWithTwo: Claim<{ readonly counts: readonly number[] }, Never> = {
  id: '001-section-4.1-two-never',
  title: 'Pictures of 4x4, 5x5 and 6x6 with exactly two solutions and a category 0, 10, 11 or 14',
  quote:
    'Nonograms with exactly two solutions have probing sequences that require at least one category 15 probe and do not contain any probe of category 0, 10, 11 or 14',
  published: { counts: never.map(() => 0) },
  effort: 'hours',
  from: ['probing 4x4', 'probing 5x5', 'probing-levels 6x6'],
  ground: { kind: 'count', of: 'all pictures of 4x4, 5x5 and 6x6' },
  home: 'papers/wensveen/#what-a-sequence-says',
  what: `pictures of exactly two solutions with a category ${never.join(', ')}`,
  says: 'none',
  finds: ({ counts }) => counts.map(grouped).join(', '),
  remark: 'of category 0 all of 6x6; that each picture has a category 15 makes the class',
  picture: ({ example }) => example,
  erratum: ({ example }) => ({
    printed: 'do not contain any probe of category 0, 10, 11 or 14',
    read: 'do not contain any probe of category 10, 11 or 14, and up to 5 × 5 none of category 0',
    check: `The puzzle of ${example?.join(' ') ?? 'none'} has exactly two solutions. Its cell in row 1, column 6 is of category 0: filled or empty, it tells nothing about another cell.`,
  }),
  read(measured) {
    const small = ([4, 5] as const).flatMap((side) => probingCountIn(measured, side).of('two'));
    const large = sixBySixOf(measured.tally('probing-levels 6x6')).categories[1] ?? [];
    const counts = never.map((category) =>
      small
        .filter(({ sequence }) => sequence.includes(category.toString(16)))
        .reduce(
          (sum, { images }) => sum + images,
          large.find(([one]) => one === category)?.[1] ?? 0,
        ),
    );
    const first = large.find(([one]) => one === 0)?.[2];
    return {
      ours: {
        counts,
        example: first === undefined ? null : formatGrid(imageFromIndex(6, 6, first)),
      },
      note: 'The section is about 4x4, where it holds, and for 5x5 too; the sentence speaks of larger ones, and 6x6 has pictures of exactly two solutions with a category 0.',
    };
  },
  agrees: ({ counts }, published) => exact(counts, published.counts),
};

type Times = { readonly least: number; readonly greatest: number };

/** How many cells are filled, one after the other, until sweeps do the rest. */
function fillsToTheEnd(): Times {
  const puzzle = descriptionsOf(lostPuzzle('15'));
  const after = (clues: Uint8Array): Times => {
    const { grid, status } = solveSimple({ ...puzzle, clues });
    if (status === 'solved') return { least: 0, greatest: 0 };
    const open = Array.from(grid.cells.keys()).filter((at) => grid.cells[at] === UNKNOWN);
    const ends = open.map((at) => after(grid.cells.with(at, FILLED)));
    return {
      least: 1 + Math.min(...ends.map(({ least }) => least)),
      greatest: 1 + Math.max(...ends.map(({ greatest }) => greatest)),
    };
  };
  return after(new Uint8Array(16).fill(UNKNOWN));
}

export const fourProbes: Claim<number, Times> = {
  id: '001-section-3.5.1-four-probes',
  place: 'section 3.5.1, Figure 15',
  title: 'The solutions of Figure 15 “can be obtained by probing four times total”',
  quote: 'It does have multiple solutions, which can be obtained by probing four times total',
  published: 4,
  ground: {
    kind: 'count',
    of: 'all ways to fill one cell after the other in the only puzzle of its kind',
  },
  home: 'papers/wensveen/#the-lost-pictures',
  what: '1-probes, one after the other, to a solution of Figure 15',
  says: inWords,
  finds: ({ least, greatest }) =>
    least === greatest ? inWords(least) : `${inWords(least)} to ${inWords(greatest)}`,
  picture: lostPuzzle('15').image,
  erratum:
    'Four cells are filled in all. Three are chosen; then one row and one column are left, and sweeps fill the fourth. The sentence is right when it counts the cells.',
  read: () => ({
    ours: fillsToTheEnd(),
    note: 'After the third filled cell the sweeps find the fourth, whichever cells were chosen. Four cells are filled in all, which may be what was meant.',
  }),
  agrees: ({ least, greatest }, published) => least === published && greatest === published,
};

export const figure20Example: Claim<string, readonly number[]> = {
  id: '001-section-3.5.1-figure-20',
  place: 'section 3.5.1, Figure 20',
  title: 'Figure 20 is an example of a sequence with a category 15 and categories 6, 8, 9 and 12',
  quote:
    'The probing sequences containing a category 15 probe may contain a combination of probes of category 6, 8, 9 and 12. Figure 20 shows an example of a Nonogram with such a probing sequence',
  published: 'has a category 15',
  ground: { kind: 'example' },
  home: 'papers/wensveen/#the-lost-pictures',
  what: 'Figure 20 as an example of a sequence with a category 15',
  finds: (categories) => `its categories are ${enumerated(categories)}`,
  picture: lostPuzzle('20').image,
  erratum: {
    printed: 'Figure 20 shows an example of a Nonogram with such a probing sequence',
    read: 'a reference to another figure: Figure 21 has such a sequence, Figure 20 a single solution',
    check:
      'The sequence printed below the sentence, 8 9 14 14 11 14 11 9 11 6 14, has no 15; section 4.1 shows the same figure for unique solutions.',
  },
  read: () => ({
    ours: [...new Set(printedSequences.figure20)].toSorted((a, b) => a - b),
    note: 'The sentence speaks of sequences with a category 15, which belong to exactly two solutions. The sequence printed with it is that of a puzzle with one solution.',
  }),
  agrees: (categories) => categories.includes(15),
};

type Most = { readonly unique: number; readonly solved: number };

export const mostAreSolved: Claim<string, Most> = {
  id: '001-section-3.6-most-solved',
  title: '5x5: most of the uniquely solvable pictures are solved by Simple and Probing',
  quote: 'While solving most of the uniquely solvable Nonograms using solely Simple and Probing',
  published: 'most',
  effort: 'minute',
  from: ['probing 5x5'],
  ground: allOf(5),
  reading: 'more than half',
  home: 'papers/wensveen/#when-one-cell-is-not-enough',
  what: '5x5: uniquely solvable pictures that Simple and Probing solve',
  finds: ({ unique, solved }) => `${percent(solved / unique, 2)} of ${grouped(unique)}`,
  read(measured) {
    const count = probingCountIn(measured, 5);
    const [simple = 0, probed = 0] = count.tally.images;
    const left = count.of('rest').reduce((sum, { unique }) => sum + unique, 0);
    return { ours: { unique: simple + probed + left, solved: simple + probed } };
  },
  agrees: ({ unique, solved }) => solved > unique / 2,
};
