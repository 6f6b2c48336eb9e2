/** Why a rule of lines gives a cell, on the very line. */
import { FILLED } from '../../engine/board/cell.ts';
import { lineOf } from '../../engine/board/image.ts';
import { unknownLine } from '../../engine/line/fits.ts';
import { runPlaces } from '../../engine/line/runPlaces.ts';
import type { Basis } from '../../engine/play/techniques.ts';
import type { Exercise } from './exercise.ts';

/** */
export function becauseOf(
  exercise: Exercise,
  line: Extract<Basis, { readonly kind: 'line' }>,
): string {
  const { technique, puzzle, grid, cell, truth } = exercise;
  const clue = (line.direction === 'H' ? puzzle.rows : puzzle.columns)[line.index] ?? [];
  const cells = lineOf(grid, line.direction, line.index);
  const along = line.direction === 'H' ? cell % grid.width : Math.floor(cell / grid.width);
  switch (technique) {
    case 'overlap': {
      const { earliest, latest } = runPlaces(unknownLine(cells.length), clue)!;
      const run = clue.findIndex(
        (length, k) => latest[k]! <= along && along < earliest[k]! + length,
      );
      if (run < 0) return 'No run comes to this cell, wherever the runs lie.';
      const length = clue[run]!;
      const span = (from: number): string => spanWords(from, from + length);
      return `The ${length} lies on ${span(earliest[run]!)} at the one end and on ${span(latest[run]!)} at the other: this cell is on it both times.`;
    }
    case 'gaps':
      return 'No run that can come to this gap is short enough to lie in it.';
    case 'edges':
      return truth === FILLED
        ? 'Counted from the edge, the next run cannot begin behind the filled cell, so it reaches over this cell.'
        : 'The next run begins at the edge, so all of it is known, and the cell behind it is empty.';
    case 'ends': {
      const blocks = [...cells].join('').match(/1+/g) ?? [];
      return blocks.map((one) => one.length).join() === clue.join()
        ? 'All runs of the line are there, so the rest of it is empty.'
        : 'No run that can lie over the block beside it is longer than the block, so the block is finished.';
    }
    case 'joins':
      return truth === FILLED
        ? 'Only one run can lie over the blocks on both sides, so they are parts of it, and the cells between them are too.'
        : 'Filled, it would join the blocks on both sides to one longer than any run that can come there.';
    case 'agreement':
    case 'pairs':
    case 'chain':
    case 'contradiction':
    case 'futures':
      return 'None of the simpler rules tells, but there is no fit with the other value.';
  }
}

const spanWords = (from: number, to: number): string =>
  to - from === 1 ? `cell ${from + 1}` : `cells ${from + 1} to ${to}`;
