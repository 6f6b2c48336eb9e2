/** What the variables of a board's formula say: a cell is filled, or where the automaton of a line stands, or steps to. */
import type { Direction } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { automatonOf } from './automaton.ts';
import type { BoardFormula } from './boardFormula.ts';
import { lineOfLiteral } from './boardFormula.ts';

/** A place in a line's automaton: before its first run, at a cell of a run, or in the gap behind one; runs and cells from 1. */
export type AutomatonPlace =
  | { readonly kind: 'start' }
  | { readonly kind: 'run'; readonly run: number; readonly cell: number; readonly of: number }
  | { readonly kind: 'gap'; readonly run: number };

export type Meaning =
  | { readonly kind: 'cell'; readonly row: number; readonly column: number }
  /** After so many cells the automaton is there. */
  | {
      readonly kind: 'state';
      readonly direction: Direction;
      readonly index: number;
      readonly after: number;
      readonly place: AutomatonPlace;
    }
  /** The cell with this number on its line, from 1, is read with this value and leads there. */
  | {
      readonly kind: 'step';
      readonly direction: Direction;
      readonly index: number;
      readonly cell: number;
      readonly value: 0 | 1;
      readonly place: AutomatonPlace;
    };

/**
 * The meaning of a variable of a formula by automata.
 *
 * @param variable - from 0
 * @throws RangeError for a variable that the formula does not have
 * @source 003_bcef302d21730516.txt §3
 */
export function meaningOf(formula: BoardFormula, puzzle: Puzzle, variable: number): Meaning {
  const { width, height, variables } = formula;
  if (!Number.isInteger(variable) || variable < 0 || variable >= variables)
    throw new RangeError(`variable must be an integer from 0 to ${variables - 1}: ${variable}`);
  if (variable < width * height)
    return { kind: 'cell', row: Math.floor(variable / width), column: variable % width };
  const { direction, index } = lineOfLiteral(formula, 2 * variable)!;
  const line = formula.lines.find((one) => one.direction === direction && one.index === index)!;
  const description = (direction === 'H' ? puzzle.rows : puzzle.columns)[index] ?? [];
  const { states, transitions } = automatonOf(description);
  const length = direction === 'H' ? width : height;
  const placeOf = (state: number): AutomatonPlace => {
    const { kind, run } = states[state]!;
    if (kind === 'start') return { kind };
    if (kind === 'gap') return { kind, run: run + 1 };
    const first = states.findIndex((one) => one.kind === 'run' && one.run === run);
    return { kind, run: run + 1, cell: state - first + 1, of: description[run] ?? 0 };
  };
  const own = variable - line.firstVariable;
  const count = (length + 1) * states.length;
  if (own < count) {
    const place = placeOf(own % states.length);
    return { kind: 'state', direction, index, after: Math.floor(own / states.length), place };
  }
  const { value, to } = transitions[(own - count) % transitions.length]!;
  const cell = Math.floor((own - count) / transitions.length) + 1;
  return { kind: 'step', direction, index, cell, value, place: placeOf(to) };
}
