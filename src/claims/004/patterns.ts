/** 004, “Patterns that lead to multiple solutions” and “Combinations”: what is printed, and how many solutions there are. */
import { componentCells, switchingComponents } from '../../engine/sweep/switchingComponents.ts';
import { solve } from '../../engine/solve/solve.ts';
import { adheres } from '../../engine/board/puzzle.ts';
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { imageFromText } from '../../engine/board/image.ts';
import { enumerated, grouped, inWords } from '../../notebook/plain/numbers.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { Claim } from '../claim.ts';
import { law, triedOn } from '../law.ts';
import { patternFacts, printedPatterns } from './printedPatterns.ts';
import type { PatternFacts } from './printedPatterns.ts';

/** What a print says of its pictures. */
type Said = { readonly pictures: number; readonly solutions: number };

const patternsPlace = 'Patterns that lead to multiple solutions';

const fitText = ({ printed, fitting, different, solutions }: PatternFacts): string =>
  `${different} of ${printed} printed pictures fit${fitting.length > different ? ' and differ' : ''}; ${grouped(solutions)} solutions in all`;

const saidText = ({ pictures, solutions }: Said): string =>
  `${pictures} pictures, ${solutions} solutions`;

const saidAll = (ours: PatternFacts, published: Said): boolean =>
  ours.different === published.pictures && ours.solutions === published.solutions;

export const squareSolutions: Claim<Said, PatternFacts> = {
  id: '004-patterns-2x2',
  place: `${patternsPlace}, first example`,
  title: 'Two solutions arise by flipping the bits of a 2x2 square: Solution A and Solution B',
  quote: 'two solutions arise just by flipping the bits of a `2x2` square',
  published: { pictures: 2, solutions: 2 },
  read: () => ({ ours: patternFacts(printedPatterns.square) }),
  agrees: saidAll,
  ground: { kind: 'example' },
  home: 'papers/nonograms-blog/#what-is-printed',
  what: 'Solutions A and B of a 2x2 square whose lines all say 1',
  says: saidText,
  finds: fitText,
  remark:
    'There are two solutions, but the picture printed as Solution B has three filled cells: its first row and its first column say 2. Flipping all four cells of Solution A gives the other one.',
  picture: printedPatterns.square.pictures['Solution B'],
  erratum: {
    printed: 'Solution B: filled, filled; filled, empty',
    as: 'cells',
    read: 'Solution B: empty, filled; filled, empty',
    check: 'The clue of the first row is 1, and the printed row has two filled cells side by side.',
  },
};

export const farSolutions: Claim<Said, PatternFacts> = {
  id: '004-patterns-2x5',
  place: `${patternsPlace}, second example`,
  title: 'The 2x5 example has three solutions: A, B and C',
  quote: 'Three solutions.',
  published: { pictures: 3, solutions: 3 },
  read: () => ({ ours: patternFacts(printedPatterns.far) }),
  agrees: saidAll,
  ground: { kind: 'count', of: 'all solutions' },
  home: 'papers/nonograms-blog/#what-is-printed',
  what: 'Solutions A, B and C of 2x5',
  says: saidText,
  finds: fitText,
  remark: 'all three fit, and there is no other',
};

export const combinedPictures: Claim<{ readonly pictures: number }, PatternFacts> = {
  id: '004-combinations-figures',
  place: 'Combinations, Figures A to C',
  title: 'Figures A, B and C are pictures of one puzzle, in which other patterns are marked',
  quote: 'several of these highlighted cells are actually part of other ambiguous patterns',
  published: { pictures: 3 },
  read: () => ({ ours: patternFacts(printedPatterns.combined) }),
  agrees: (ours, { pictures }) => ours.different === pictures,
  ground: { kind: 'example' },
  home: 'papers/nonograms-blog/#what-is-printed',
  what: 'Figures A, B and C show three solutions of one puzzle',
  says: ({ pictures }) => `${pictures} pictures`,
  finds: fitText,
  remark:
    'All three fit the clues. Figure B is Figure A with one component switched, that of rows 2 and 3, columns 2 and 3. Figure C is printed with the same cells as Figure B; if another cell was meant, our copy does not tell which. Colours that marked the patterns are lost in it.',
  picture: printedPatterns.combined.pictures['Figure C'],
  erratum:
    'Figures B and C are printed with the same thirty cells. They may differ in their colours only, which our copy does not have.',
};

/** Switching components of a picture, and what they come to together. */
type Boxes = {
  readonly components: number;
  readonly pairs: number; // of components without a common cell that can both be switched
  /** Solutions by two components that do not touch: none switched, either, both. */
  readonly byTwo: number;
  /** Solutions by all ways to switch some of them at once that leave the clues as they are. */
  readonly byAll: number;
  readonly solutions: number;
};

/** The picture with some sets of cells turned over. */
function turned(image: Grid, sets: readonly (readonly number[])[]): Grid {
  const cells = image.cells.slice();
  for (const cell of sets.flat()) cells[cell] = cells[cell] === FILLED ? EMPTY : FILLED;
  return { ...image, cells };
}

/** What the switching components of a printed picture give. @source 004_baeeafed5327eab8.txt “Combinations” */
export function boxesOf(rows: readonly string[]): Boxes {
  const { puzzle } = printedPatterns.combined;
  const image = imageFromText(rows);
  const sets = switchingComponents(image).map((one) => [...componentCells(one, image.width)]);
  const ways = Array.from({ length: 2 ** sets.length }, (_, chosen) =>
    sets.filter((_, at) => (chosen >> at) % 2 === 1),
  ).filter((chosen) => new Set(chosen.flat()).size === 4 * chosen.length);
  const fitting = ways.filter((chosen) => adheres(turned(image, chosen), puzzle));
  const pairs = fitting.filter(({ length }) => length === 2).length;
  return {
    components: sets.length,
    pairs,
    byTwo: pairs > 0 ? 4 : 2,
    byAll: fitting.length,
    solutions: solve(puzzle, { most: 1000 }).solutions.length,
  };
}

export const boxesOfFigureA: Claim<{ readonly byTwo: number }, Boxes> = {
  id: '004-combinations-four',
  place: 'Combinations, Figure A',
  title: 'The marked boxes of Figure A alone make 4 solutions',
  quote: 'There are 4 solutions possible just by virtue of these yellow boxes alone.',
  published: { byTwo: 4 },
  read: () => ({ ours: boxesOf(printedPatterns.combined.pictures['Figure A']) }),
  agrees: (ours, published) => ours.byTwo === published.byTwo,
  ground: { kind: 'count', of: 'all ways to switch its components' },
  reading:
    'The colours are lost: we take two boxes for two switching components without a common cell.',
  home: 'fig-solutions',
  what: 'solutions by two boxes of Figure A',
  says: ({ byTwo }) => String(byTwo),
  finds: ({ components, pairs, byTwo, byAll, solutions }) =>
    `${byTwo} by two components, for which there are ${inWords(pairs)} pairs to choose from; ${components} components give ${byAll}; ${solutions} solutions in all`,
  remark:
    'Two components that share no cell give two times two. Figure A has more components than two, and the puzzle more solutions than all of them give from there.',
};

/** Cells of a picture that lie in more than one switching component. */
function cellsOfSeveral(rows: readonly string[]): readonly number[] {
  const image = imageFromText(rows);
  const cells = switchingComponents(image).flatMap((one) => [...componentCells(one, image.width)]);
  return [...new Set(cells.filter((cell, at) => cells.indexOf(cell) !== at))].toSorted(
    (a, b) => a - b,
  );
}

type Several = { readonly cells: readonly number[] };

/** Those of Figure A, in words. @source 004_baeeafed5327eab8.txt “Combinations” */
export const sharedByComponents = (): readonly string[] =>
  cellsOfSeveral(printedPatterns.combined.pictures['Figure A']).map(placeOf);

const placeOf = (cell: number): string =>
  `row ${Math.floor(cell / 6) + 1}, column ${(cell % 6) + 1}`;

export const compounding: Claim<{ readonly least: number }, Several> = {
  id: '004-combinations-compounding',
  place: 'Combinations, Figures A and B',
  title: 'Several cells of these patterns belong to other ambiguous patterns too',
  quote:
    'there is compounding ambiguity, as several of these highlighted cells are actually part of other ambiguous patterns',
  published: { least: 2 },
  read: () => ({
    ours: { cells: cellsOfSeveral(printedPatterns.combined.pictures['Figure A']) },
  }),
  agrees: ({ cells }, { least }) => cells.length >= least,
  ground: { kind: 'count', of: 'all switching components of Figure A' },
  reading: 'By “several” we take two at least, and by patterns switching components of Figure A.',
  home: 'papers/nonograms-blog/#what-is-printed',
  what: 'cells of Figure A in more than one switching component',
  says: 'several',
  finds: ({ cells }) => enumerated(cells.map(placeOf)),
  remark: null,
};

/** Patterns corner to corner on one board: each has its rows and its columns for itself. */
const cornerToCorner = (puzzles: readonly Puzzle[]): Puzzle => ({
  rows: puzzles.flatMap(({ rows }) => rows),
  columns: puzzles.flatMap(({ columns }) => columns),
});

const countOf = (puzzle: Puzzle): number => solve(puzzle, { most: 1000 }).solutions.length;

export const manySolutions = law(
  {
    id: '004-combinations-many',
    place: 'Combinations',
    title: 'Ambiguous patterns can be combined in a single board, which then has many solutions',
    quote:
      'these ambiguous patterns can be combined in a single board to create a game with many solutions',
    home: 'papers/nonograms-blog/#a-pattern-in-a-picture',
    what: 'patterns corner to corner on one board have at least the product of their solutions',
    says: 'many solutions',
    unit: 'boards of two patterns or three',
    proof:
      'Each pattern has its rows and columns for itself. So a solution of one together with a solution of each of the others is a solution of the board: there are at least as many as the product.',
    remark: 'There may be more: three squares make 720 solutions, not eight.',
  },
  () => {
    const { square, far } = printedPatterns;
    const boards = [
      [square, square],
      [square, far],
      [far, far],
      [square, square, square],
    ];
    return triedOn(
      boards.map((patterns) => {
        const parts = patterns.map(({ puzzle }): Puzzle => puzzle);
        const product = parts.map(countOf).reduce((a, b) => a * b, 1);
        return countOf(cornerToCorner(parts)) >= product;
      }),
    );
  },
);
