/** What is asked: a stored position or a step of a reader's game, as an exercise of a technique. */
import type { StoredPosition } from '../../experiments/positions.ts';
import { stateOf } from '../../experiments/positions.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { FILLED } from '../../engine/board/cell.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { boardRandom } from '../../engine/board/random.ts';
import type { Random } from '../../engine/board/random.ts';
import { stepTo, techniques } from '../../engine/play/techniques.ts';
import type { Basis, Technique } from '../../engine/play/techniques.ts';
import type { LineRef } from '../board/boardModel.ts';
import { lineWords } from '../board/boardModel.ts';

/** An exercise. Its cell has the value `truth`, or is open as far as the technique goes. */
export type Exercise = {
  readonly technique: Technique;
  readonly puzzle: Puzzle;
  readonly grid: Grid;
  readonly cell: number;
  readonly truth: 0 | 1 | null;
  readonly basis: Basis; // for an open cell, of the cell that the technique gives beside it
};

/** A question of a lesson: which of the two cells of a position is asked for. */
export type CoachQuestion = { readonly position: number; readonly asks: 'cell' | 'open' };

/** The answer to a question: the value that follows, or null of a cell that stays open. */
export const truthOf = (
  positions: readonly StoredPosition[],
  { position, asks }: CoachQuestion,
): 0 | 1 | null => {
  const { image, cell } = positions[position]!;
  return asks === 'open' ? null : image.cells[cell] === FILLED ? 1 : 0;
};

const lessonSeed = 1;

/**
 * The questions of a lesson, as links number them from 1: each answer that the technique can have comes as often as every
 * other, in an order that tells none, and of each those first of which there is least to follow.
 */
export function lessonOf(
  technique: Technique,
  positions: readonly StoredPosition[],
): readonly CoachQuestion[] {
  const half = Math.floor(positions.length / 2);
  const order = [...positions.keys()];
  const cells = order.map((position): CoachQuestion => ({ position, asks: 'cell' }));
  // the two questions of a position stand apart
  const opens = [...order.slice(half), ...order.slice(0, half)]
    .filter((position) => positions[position]?.open !== null)
    .map((position): CoachQuestion => ({ position, asks: 'open' }));
  const ofAnswer = Map.groupBy([...cells, ...opens], (one) => truthOf(positions, one));
  const lists = [...ofAnswer.values()];
  const each = Math.min(...lists.map(({ length }) => length));
  const random = boardRandom(lessonSeed, each, lists.length, 0, techniques.indexOf(technique));
  const turns = shuffled(
    lists.flatMap((list) => list.slice(0, each).map(() => list)),
    random,
  );
  const taken = new Map<readonly CoachQuestion[], number>();
  return turns.map((list) => {
    const at = taken.get(list) ?? 0;
    taken.set(list, at + 1);
    return list[at]!;
  });
}

/** Some things in an order that tells nothing of them, each order equally likely. */
export function shuffled<One>(list: readonly One[], random: Random): readonly One[] {
  const order = [...list];
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

/** The largest number of a question of a lesson in a link; no lesson has more. */
export const mostQuestions = 180;

/**
 * The exercise that a question is.
 *
 * @throws RangeError for a position that the technique does not give the cell of
 */
export function exerciseIn(
  technique: Technique,
  position: StoredPosition,
  asks: CoachQuestion['asks'],
): Exercise {
  const { image, cell, open } = position;
  const puzzle = puzzleOf(image);
  const grid = stateOf(position);
  const place = { row: Math.floor(cell / grid.width), column: cell % grid.width };
  const step = stepTo(technique, puzzle, grid, place);
  if (step === null) throw new RangeError(`${technique} does not give the cell of its position`);
  const { basis, fix } = step;
  return asks === 'open' && open !== null
    ? { technique, puzzle, grid, cell: open, truth: null, basis }
    : { technique, puzzle, grid, cell, truth: fix.value, basis };
}

/** The lines that are to be looked at. */
export function linesOf({ basis }: Exercise): readonly LineRef[] {
  switch (basis.kind) {
    case 'line':
      return [{ direction: basis.direction, index: basis.index }];
    case 'pairs':
      return [
        ...basis.crossing.rows.map((index) => ({ direction: 'H', index }) as const),
        ...basis.crossing.columns.map((index) => ({ direction: 'V', index }) as const),
      ];
    case 'chain':
    case 'contradiction':
    case 'futures':
      return [];
  }
}

/** "row 3, column 4" */
export const placeWords = (cell: number, { width }: Grid): string =>
  `row ${Math.floor(cell / width) + 1}, column ${(cell % width) + 1}`;

/** What is asked of the reader. */
export function questionWords(exercise: Exercise): string {
  const { basis, cell, grid } = exercise;
  const asked = placeWords(cell, grid);
  switch (basis.kind) {
    case 'line':
      return `What does ${lineWords(basis)} by itself say about ${asked}?`;
    case 'pairs': {
      const { rows, columns } = basis.crossing;
      return `What do rows ${rows.map((one) => one + 1).join(' and ')} with columns ${columns.map((one) => one + 1).join(' and ')} say about ${asked}?`;
    }
    case 'chain':
      return `Which value of ${asked} leads along a chain to its opposite?`;
    case 'contradiction':
      return `Go on line by line from each value of ${asked}. Does one of them break a line?`;
    case 'futures':
      return `Go on from A (row ${basis.row + 1}, column ${basis.column + 1}) filled, then from A empty. What is ${asked} both times?`;
  }
}
