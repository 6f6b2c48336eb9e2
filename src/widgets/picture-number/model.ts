/** A picture of five by five and its number without the page: one for the other, and what its puzzle is like. */
import type { Grid } from '../../engine/board/cell.ts';
import { countFilled, formatGrid, imageFromIndex, sameGrid } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { symmetries } from '../../engine/board/symmetry.ts';
import { solve } from '../../engine/solve/solve.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { counted, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

/** Rows and columns. */
export const side = 5;
/** The greatest number of a picture. */
export const lastNumber = 2 ** (side * side) - 1;
/** More solutions than any puzzle of this size has. */
const mostSolutions = 1000;

export const numberSettings = settings({
  number: whole('i', 'Number of the picture', {
    name: 'the number',
    least: 0,
    most: lastNumber,
    usual: 4_685_802, // a heart
    wide: true,
  }),
});

/** What a link keeps. */
export type NumberProps = ValuesOf<typeof numberSettings>;

/** A picture with what is found of it. */
export type Numbered = {
  readonly number: number;
  readonly image: Grid;
  readonly puzzle: Puzzle;
  readonly solutions: number;
  readonly sweeps: number | null; // that solve it; null where they stand still
  readonly forms: number; // different turns and reflections
};

/** Looks at the picture of a number. */
export function numbered(number: number): Numbered {
  const image = imageFromIndex(side, side, number);
  const puzzle = puzzleOf(image);
  const { status, sweeps } = solveSimple(puzzle);
  const different: Grid[] = [];
  for (const form of symmetries(image))
    if (!different.some((other) => sameGrid(other, form))) different.push(form);
  return {
    number,
    image,
    puzzle,
    solutions: solve(puzzle, { most: mostSolutions }).solutions.length,
    sweeps: status === 'solved' ? sweeps : null,
    forms: different.length,
  };
}

/** The number of the picture with one cell turned over. */
export const turned = (number: number, row: number, column: number): number =>
  number ^ (1 << (side * row + column));

/** How the number comes about: "1 + 4 + 32". */
export function sumText({ number, image }: Numbered): string {
  const values = [...image.cells].flatMap((cell, at) => (cell === 1 ? [2 ** at] : []));
  if (values.length === 0) return 'No cell is filled: 0.';
  return `${values.map((value) => grouped(value)).join(' + ')} = ${grouped(number)}.`;
}

/** What the puzzle of the picture is like, sentences. */
export function puzzleText({ solutions, sweeps, forms, image }: Numbered): string {
  const filled = `${counted(countFilled(image), 'cell')} filled, ${counted(forms, 'different form')} by turns and reflections.`;
  const solved =
    solutions > 1
      ? `Its puzzle has ${counted(solutions, 'solution')}.`
      : sweeps === null
        ? 'Its puzzle has one solution, and sweeps do not find it.'
        : `Its puzzle has one solution: ${counted(sweeps, 'sweep')} ${sweeps === 1 ? 'finds' : 'find'} it.`;
  return `${solved} ${filled}`;
}

/** What the figure is called with this picture. */
export const titleOf = ({ number }: NumberProps): string =>
  `Picture ${grouped(number)} of ${sizeText(side, side)}`;

/** The picture as rows of a table, heads first. */
export const rowsOf = ({
  number,
  image,
  solutions,
  sweeps,
  forms,
}: Numbered): readonly (readonly (string | number)[])[] => [
  ['number', 'rows', 'solutions', 'sweeps', 'forms'],
  [number, formatGrid(image).join(' '), solutions, sweeps ?? '', forms],
];
