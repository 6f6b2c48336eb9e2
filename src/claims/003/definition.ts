/** 003, section 1: what inference is and is not, on all small puzzles that have a solution. */
import { infer } from '../../engine/inference/inference.ts';
import { UNKNOWN } from '../../engine/board/cell.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';
import { law, triedOn } from '../law.ts';
import { kindOf, inferableCells, puzzleOfSmall, smallPuzzles } from './clueSets.ts';
import type { SmallPuzzle } from './clueSets.ts';

/** Sizes up to 4 x 4, each as high as wide or wider. */
export const smallSizes: readonly (readonly [height: number, width: number])[] = [
  1, 2, 3, 4,
].flatMap((height) =>
  [1, 2, 3, 4].filter((width) => width >= height).map((width) => [height, width] as const),
);

export const uniqueIffAll = law(
  {
    id: '003-section-1-unique-iff-all',
    title: 'A puzzle has a unique solution if and only if every cell is inferable',
    quote:
      'It is not hard to show that a puzzle has a unique solution if and only if every cell is inferable',
    home: 'inference/#one-solution-or-several',
    what: 'one solution exactly where every cell is inferable',
    says: 'always',
    unit: 'puzzles of up to 4x4',
    proof:
      'If there is one solution, each cell has one value in all solutions. If there are two, they differ in some cell, and that cell is not inferable.',
  },
  () =>
    triedOn(
      smallSizes.flatMap(([height, width]) =>
        smallPuzzles(height, width).map(
          (one) => (one.solutions === 1) === (inferableCells(one) === height * width),
        ),
      ),
    ),
);

type Kinds = { readonly one: number; readonly some: number; readonly none: number };

/** How many puzzles of a size have one solution, several that share a cell, several that share none. */
export function kindsOf(height: number, width: number): Kinds {
  const kinds = { one: 0, some: 0, none: 0 };
  for (const one of smallPuzzles(height, width)) kinds[kindOf(one)]++;
  return kinds;
}

const kindsText = ({ one, some, none }: Kinds): string =>
  `${grouped(one)} with one solution, ${grouped(some)} with several and inference, ${grouped(none)} with several and none`;

export const withAndWithout: Claim<{ readonly both: true }, Kinds> = {
  id: '003-section-1-with-and-without-unique',
  title: 'An inference instance can be positive with and without a unique solution',
  quote: 'An inference instance can be positive for puzzles with and without unique solutions',
  published: { both: true },
  ground: { kind: 'count', of: 'all puzzles of 4x4 that have a solution' },
  home: 'inference/#one-solution-or-several',
  what: 'inference with one solution, and with several',
  says: 'both occur',
  finds: kindsText,
  read: () => ({ ours: kindsOf(4, 4) }),
  agrees: ({ one, some }) => one > 0 && some > 0,
};

type Without = { readonly size: string; readonly puzzles: number };

/** The smallest boards, by cells, with a puzzle of which nothing can be inferred. */
function smallestWithout(): Without {
  for (let cells = 1; cells <= 16; cells++)
    for (let height = 1; height * height <= cells; height++) {
      if (cells % height !== 0) continue;
      const width = cells / height;
      const { none } = kindsOf(height, width);
      if (none > 0) return { size: `${height}x${width}`, puzzles: none };
    }
  return { size: '', puzzles: 0 };
}

export const withoutInference: Claim<{ readonly exists: true }, Without> = {
  id: '003-section-1-no-inference',
  title: 'A satisfiable puzzle without any cells assigned may not have an inference possible',
  quote: 'a satisfiable puzzle without any cells assigned may not have an inference possible',
  published: { exists: true },
  ground: { kind: 'example' },
  home: 'inference/#one-solution-or-several',
  what: 'some puzzle with a solution has no inference',
  says: 'it may',
  finds: ({ size, puzzles }) =>
    `the smallest: ${size}, ${puzzles === 1 ? 'a single puzzle' : `${puzzles} puzzles`}`,
  read: () => ({ ours: smallestWithout() }),
  agrees: ({ puzzles }) => puzzles > 0,
};

/** Whether the solver finds a cell of a puzzle of 3 x 3 that must be so. */
const hasInference = (puzzle: SmallPuzzle): boolean =>
  infer(puzzleOfSmall(3, 3, puzzle)).inferable.cells.some((cell) => cell !== UNKNOWN);

/** Puzzles with one solution, those of them with inference by the solver, and those with neither. */
type Complement = { readonly one: number; readonly both: number; readonly neither: number };

export const notTheComplement: Claim<{ readonly complement: false }, Complement> = {
  id: '003-section-1-not-the-complement',
  proof:
    'With one solution every cell is the same in all solutions, so the puzzle has inference as well. Of two complements no puzzle would have both.',
  title: 'The inference problem is not the complement of the uniqueness problem',
  quote: 'the inference problem is not the complement of the uniqueness problem',
  published: { complement: false },
  ground: { kind: 'proof' },
  home: 'inference/#one-solution-or-several',
  what: 'inference is not the complement of uniqueness',
  says: 'not',
  finds: ({ one, both, neither }) =>
    `on 3x3 ${both === one ? 'each' : grouped(both)} of the ${grouped(one)} puzzles with one solution has inference, and ${grouped(neither)} puzzle${neither === 1 ? ' has' : 's have'} neither`,
  remark:
    'It follows from the definition: with one solution every cell is inferable. Of two complements each puzzle would have exactly one.',
  read() {
    const all = smallPuzzles(3, 3);
    const unique = all.filter(({ solutions }) => solutions === 1);
    const several = all.filter(({ solutions }) => solutions > 1);
    return {
      ours: {
        one: unique.length,
        both: unique.filter(hasInference).length,
        neither: several.filter((puzzle) => !hasInference(puzzle)).length,
      },
    };
  },
  // every puzzle with one solution has both, and some puzzle has neither
  agrees: ({ one, both, neither }) => one > 0 && both === one && neither > 0,
};

/** The definition, tried: what the search says against what all pictures say. */
export const inferenceFound = law(
  {
    id: '003-section-2-definition',
    title: 'A cell is inferable when it is mapped to the same value in every solution',
    quote: 'mapped to the same value in every solution',
    home: 'inference/#what-is-certain',
    what: 'inferable cells by a SAT solver are those that all solutions share',
    says: 'the definition',
    unit: 'puzzles of 3x3',
    remark:
      'What is tried is our solver: it looks at the formula, the check goes through all pictures.',
    ground: { kind: 'definition', whose: 'of an inferable cell' },
  },
  () =>
    triedOn(
      smallPuzzles(3, 3).map(({ image, filled, empty }) => {
        const { cells } = infer(puzzleOf(imageFromIndex(3, 3, image))).inferable;
        const shared = [...cells.keys()].map((at) =>
          (filled >> at) & 1 ? 1 : (empty >> at) & 1 ? 0 : UNKNOWN,
        );
        return exact([...cells], shared);
      }),
    ),
);
