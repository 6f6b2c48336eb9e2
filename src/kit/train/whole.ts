/**
 * A whole position, where the reader says what follows: any cell that does is right, whatever it follows from, and then it
 * is asked why.
 */
import type { Grid } from '../../engine/board/cell.ts';
import { formatLine } from '../../engine/board/cell.ts';
import { lineOf } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { leftmostFit } from '../../engine/line/fits.ts';
import { futuresOf, isLineRule, stepTo } from '../../engine/play/techniques.ts';
import type { Technique } from '../../engine/play/techniques.ts';
import type { StoredPosition } from '../../experiments/positions.ts';
import { stateOf } from '../../experiments/positions.ts';
import { boardOf, lineWords } from '../board/boardModel.ts';
import { placeWords } from './exercise.ts';
import type { Exercise } from './exercise.ts';
import { techniqueWords } from './techniqueWords.ts';
import { capital, judge, supposedBoard, valueWord } from './verdict.ts';
import type { CoachVerdict, Evidence } from './verdict.ts';

/** A position of a technique. */
export type Whole = {
  readonly technique: Technique;
  readonly puzzle: Puzzle;
  readonly grid: Grid;
  readonly image: Grid; // a solution
  readonly step: number; // a cell that follows, for those who find none
};

/** */
export const wholeOf = (technique: Technique, position: StoredPosition): Whole => ({
  technique,
  puzzle: puzzleOf(position.image),
  grid: stateOf(position),
  image: position.image,
  step: position.cell,
});

/**
 * How a cell follows; null when none of the ten gives it.
 *
 * @remarks In a stored position nothing but its technique gives anything, except that of a line whose blocks are joined or
 * split all fits may agree on more: see `needing`.
 */
export function exerciseAt(whole: Whole, cell: number): Exercise | null {
  const { puzzle, grid } = whole;
  const place = { row: Math.floor(cell / grid.width), column: cell % grid.width };
  const asked: readonly Technique[] =
    whole.technique === 'joins' ? ['joins', 'agreement'] : [whole.technique];
  for (const technique of asked) {
    const step = stepTo(technique, puzzle, grid, place);
    if (step !== null)
      return { technique, puzzle, grid, cell, truth: step.fix.value, basis: step.basis };
  }
  return null;
}

/** What is said where the reader does not know: a cell that follows, and why. */
export function shown(whole: Whole): CoachVerdict & { readonly exercise: Exercise } {
  const exercise = exerciseAt(whole, whole.step)!;
  const { sentences, evidence } = judge(exercise, exercise.truth);
  const head = `What follows is ${placeWords(exercise.cell, exercise.grid)}: it is ${valueWord(exercise.truth!)}, by ${nameOf(exercise.technique)}.`;
  return { right: false, exercise, sentences: [head, ...sentences.slice(1)], evidence };
}

/** What is said of a cell that does not follow: a solution, fits or a future that have it otherwise. */
export function refuted(whole: Whole, cell: number, claimed: 0 | 1): CoachVerdict {
  const { puzzle, grid, image, technique } = whole;
  const other = claimed === 1 ? 0 : 1;
  const word = valueWord(other);
  if (image.cells[cell] === other) {
    const board = { ...boardOf(puzzle, image.cells, 'A solution'), fresh: new Set([cell]) };
    return {
      right: false,
      sentences: [
        `It need not be ${valueWord(claimed)}: here is a solution in which it is ${word}.`,
      ],
      evidence: [{ title: `A solution with the cell ${word}`, board }],
    };
  }
  if (isLineRule(technique)) {
    const lines = [
      { direction: 'H', index: Math.floor(cell / grid.width), along: cell % grid.width },
      { direction: 'V', index: cell % grid.width, along: Math.floor(cell / grid.width) },
    ] as const;
    return {
      right: false,
      sentences: [
        'It does not follow yet.',
        `${capital(lines.map(lineWords).join(' and '))} each have a fit with the cell ${word}.`,
      ],
      evidence: lines.flatMap(({ direction, index, along }): readonly Evidence[] => {
        const clue = (direction === 'H' ? puzzle.rows : puzzle.columns)[index] ?? [];
        const fit = leftmostFit(lineOf(grid, direction, index).with(along, other), clue);
        const title = `A fit of ${lineWords({ direction, index })} with the cell ${word}`;
        return fit === null ? [] : [{ title, line: { text: formatLine(fit), fresh: [along] } }];
      }),
    };
  }
  const place = { row: Math.floor(cell / grid.width), column: cell % grid.width };
  const future = futuresOf(puzzle, grid)({ ...place, value: other });
  const title = `What follows from the cell ${word}`;
  return {
    right: false,
    sentences: ['It does not follow yet.', `Supposed ${word}, it breaks no line.`],
    evidence:
      future === null
        ? []
        : [{ title, board: supposedBoard({ puzzle, grid, cell }, future, title) }],
  };
}

/** Judges the value that was named for a cell that follows; where it is the wrong one, what gives the right one is named as well. */
export function judgeValue(exercise: Exercise, claimed: 0 | 1): CoachVerdict {
  const { sentences, ...verdict } = judge(exercise, claimed);
  if (verdict.right) return { ...verdict, sentences };
  const named = `It is ${valueWord(exercise.truth!)}, by ${nameOf(exercise.technique)}.`;
  return { ...verdict, sentences: [sentences[0]!, named, ...sentences.slice(1)] };
}

/** Judges the technique that was named for a cell that follows: the weakest that gives it is meant. */
export function judgeWhy(exercise: Exercise, named: Technique): CoachVerdict {
  const { technique, puzzle, grid, cell, truth } = exercise;
  const { sentences, evidence } = judge(exercise, truth);
  const right = named === technique;
  const place = { row: Math.floor(cell / grid.width), column: cell % grid.width };
  // what reads more than lines is asked of states whose lines are settled
  const alike = isLineRule(named) || !isLineRule(technique);
  const gives = right || (alike && stepTo(named, puzzle, grid, place) !== null);
  const name = nameOf(technique);
  const head = right
    ? `Right: ${name}.`
    : gives
      ? `That gives it too, but something plainer is enough: ${name}.`
      : alike
        ? `Not that: ${nameOf(named)} does not give this cell. It is ${name}.`
        : `No need to look so far: a single line gives it, by ${name}.`;
  return { right, sentences: [head, ...sentences.slice(1)], evidence };
}

/** "overlap of one run", within a sentence. */
const nameOf = (technique: Technique): string => {
  const { name } = techniqueWords[technique];
  return name.charAt(0).toLowerCase() + name.slice(1);
};
