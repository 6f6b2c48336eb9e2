/** 003, Figures 1, 2 and 4: what their captions say, held against every way to cut the printed digits. */
import { FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import { formatGrid } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { rotate } from '../../engine/board/symmetry.ts';
import { infer } from '../../engine/inference/inference.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { printedDigits, readingsOf } from './digits.ts';

const home = 'fig-must-be';

/** A figure, and the readings of its digits of one size. */
type Ours = {
  readonly readings: number; // with a solution
  readonly solutions: readonly number[]; // of each of them
  readonly inferable: readonly number[]; // cells of each
};

/** All readings of a figure on a square board. */
function oursOf(figure: keyof typeof printedDigits, side: number): Ours {
  const readings = readingsOf(printedDigits[figure], side, side);
  return {
    readings: readings.length,
    solutions: readings.map(({ solutions }) => solutions),
    inferable: readings.map(
      ({ puzzle }) => infer(puzzle).inferable.cells.filter((cell) => cell !== UNKNOWN).length,
    ),
  };
}

type Face = { readonly solutions: number; readonly picture: readonly string[] };

/** The only reading of Figure 1, turned so that it stands upright: its mirror image is itself. */
function face(): Face {
  const [only, ...others] = readingsOf(printedDigits['Figure 1'], 5, 5);
  if (only === undefined || others.length > 0) return { solutions: 0, picture: [] };
  return { solutions: only.solutions, picture: formatGrid(rotate(only.first, 3)) };
}

export const figure1: Claim<Face, Face> = {
  id: '003-figure-1',
  title: 'A nonogram of a smiley face',
  quote: 'An example Nonogram of a smiley face',
  published: { solutions: 1, picture: ['##.##', '##.##', '.....', '#...#', '#####'] },
  ground: { kind: 'example' },
  home,
  what: 'the digits of Figure 1 are a smiley face',
  says: 'a smiley face',
  finds: ({ solutions, picture }) =>
    solutions === 0
      ? 'no single way to cut the digits'
      : `one way to cut them on 5x5, ${counted(solutions, 'solution')}: ${picture.join(' ')}`,
  remark:
    'Our copy has the numbers of the figure as one string of digits. Columns read first, the face lies on its side; it is upright when rows are read first, from the bottom.',
  read: () => ({ ours: face() }),
  agrees: (ours, published) =>
    ours.solutions === published.solutions && ours.picture.join() === published.picture.join(),
};

export const figure2a: Claim<{ readonly several: true }, Ours> = {
  id: '003-figure-2a',
  place: 'Figure 2a',
  title: 'Inference is possible in a puzzle with several solutions',
  quote: 'Inference possible with multiple solutions',
  published: { several: true },
  ground: { kind: 'example' },
  home,
  what: 'Figure 2a has several solutions, and inference',
  says: 'several solutions, and inference',
  finds: ({ solutions, inferable }) => {
    const at = solutions.findIndex((count) => count > 1);
    return `${counted(solutions[at] ?? 0, 'solution')}, ${inferable[at] ?? 0} cells of 16 the same in all`;
  },
  remark:
    'Of the ways to cut the printed digits on 4x4 that have a solution, exactly one has several: the one shown. The size is not printed; the 2x2 square that the caption speaks of cannot be inferred on this one, but on 5x5 with an empty row and column.',
  read: () => ({ ours: oursOf('Figure 2a', 4) }),
  agrees: ({ solutions, inferable }) => {
    const several = [...solutions.keys()].filter((at) => solutions[at]! > 1);
    return several.length === 1 && several.every((at) => inferable[at]! > 0);
  },
};

type Square = { readonly printed: Ours; readonly apart: readonly number[] };

/** Whether some square of two by two is filled in all solutions of a puzzle. */
function hasSquare(puzzle: Puzzle): boolean {
  const { width, cells } = infer(puzzle).inferable;
  return [...cells.keys()].some(
    (at) =>
      at % width < width - 1 &&
      [at, at + 1, at + width, at + width + 1].every((corner) => cells[corner] === FILLED),
  );
}

export const figure2Square: Claim<{ readonly inferable: true }, Square> = {
  id: '003-figure-2-square',
  place: 'Figure 2, caption',
  title: 'In Figure 2a the 2x2 square can be inferred, and the pair of 1s makes several solutions',
  quote: 'Two puzzles in which inference is possible (the 2x2 square)',
  published: { inferable: true },
  ground: { kind: 'example' },
  home,
  reading:
    'With an empty row and column on a board of 5x5; the size is not printed, and on 4x4 the square cannot be inferred.',
  what: 'the 2x2 square of Figure 2a can be inferred, with several solutions',
  says: 'it can',
  finds: ({ printed: { solutions }, apart }) =>
    `in ${apart.length} of the ${solutions.filter((count) => count > 1).length} readings on 5x5 that have several solutions, and in none on 4x4`,
  remark:
    'Where nothing keeps the 1s apart from the square they can break it. An empty row and column between them does, as they do in Figure 2b.',
  read() {
    const onFive = readingsOf(printedDigits['Figure 2a'], 5, 5);
    const apart = onFive.filter(({ puzzle, solutions }) => solutions > 1 && hasSquare(puzzle));
    return {
      ours: {
        printed: oursOf('Figure 2a', 5),
        apart: apart.map(({ solutions }) => solutions),
      },
    };
  },
  // “the pair of 1 clues creates multiple solutions”: the two ways to place it
  agrees: ({ apart }) => apart.length > 0 && apart.every((solutions) => solutions === 2),
};

type Unique = { readonly three: Ours; readonly four: Ours };

export const figure2b: Claim<{ readonly solutions: 1 }, Unique> = {
  id: '003-figure-2b',
  place: 'Figure 2b',
  title: 'Inference is possible in a puzzle with one solution',
  quote: 'Inference possible with a unique solution',
  published: { solutions: 1 },
  ground: { kind: 'example' },
  home,
  reading:
    'With an empty row and column on a board of 4x4, as we took Figure 2a; the size is not printed, and the digits alone, on 3x3, have two solutions.',
  what: 'Figure 2b has one solution',
  says: 'one solution',
  finds: ({ three, four }) =>
    `${three.solutions.join(', ')} solutions on 3x3; one in ${four.solutions.filter((count) => count === 1).length} of the ${four.readings} readings on 4x4`,
  remark:
    'An empty line has no number, so the printed digits do not tell where one is. Without any, the puzzle has a second solution.',
  read: () => ({ ours: { three: oursOf('Figure 2b', 3), four: oursOf('Figure 2b', 4) } }),
  agrees: ({ four }, { solutions }) =>
    [...four.solutions.keys()].some(
      (at) => four.solutions[at] === solutions && four.inferable[at] === 16,
    ),
};

/** What the digits of Figure 4 allow: on 4x4, and on smaller boards. */
type Generated = {
  readonly square: Ours;
  readonly smaller: { readonly squares: number; readonly oblong: readonly string[] };
};

/** Sizes of up to so many cells that are not square and have a reading of Figure 4, with their number. */
function oblongReadings(cells: number): readonly string[] {
  const found: string[] = [];
  for (let height = 2; height * height < cells; height++)
    for (let width = height + 1; height * width <= cells; width++) {
      const { length } = readingsOf(printedDigits['Figure 4'], height, width);
      if (length > 0) found.push(`${height}x${width}: ${length}`);
    }
  return found;
}

export const figure4: Claim<{ readonly consistent: true }, Generated> = {
  id: '003-figure-4',
  title: 'A board filled randomly, and the descriptions generated from it',
  quote: 'Descriptions generated',
  published: { consistent: true },
  ground: { kind: 'part', which: 'the digits leave several boards' },
  home,
  what: 'the numbers of Figure 4 are those of a board',
  says: 'generated from a filled board',
  finds: ({ square: { readings, solutions } }) =>
    `${counted(readings, 'way')} to cut the digits on 4x4 have a board, ${solutions.filter((count) => count === 1).length} of them one only`,
  remark: ({ smaller: { oblong } }) =>
    `We take the board to be a square, as section 3 makes them (“dimension N × N”); the size is not printed. 4x4 is the smallest square that has a board. Of boards that are not square and have no more cells, these have some: ${oblong.join(', ')}.`,
  read: () => ({
    ours: {
      square: oursOf('Figure 4', 4),
      smaller: {
        squares: readingsOf(printedDigits['Figure 4'], 3, 3).length,
        oblong: oblongReadings(16),
      },
    },
  }),
  agrees: ({ square, smaller }) => square.readings > 0 && smaller.squares === 0,
};
