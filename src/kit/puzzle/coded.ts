/** Puzzles and their codes, there and back only once: a press reads the same code again and again. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { decodePuzzle, encodePuzzle } from '../../formats/puzzleCode.ts';
import { Latest } from '../../notebook/work/latest.ts';

/** A function of a text that keeps what the last few texts came to. @source none */
export function remembered<Value extends object | string>(
  make: (text: string) => Value,
): (text: string) => Value {
  const known = new Latest<Value>();
  return (text) => {
    const value = known.get(text) ?? make(text);
    known.put(text, value);
    return value;
  };
}

/** The puzzle of a code, the same object for the same code. @throws SyntaxError or RangeError for a damaged one @source none */
export const puzzleIn: (code: string) => Puzzle = remembered(decodePuzzle);

const codes = new WeakMap<Puzzle, string>();

/** The code of a puzzle. @source none */
export function codeOf(puzzle: Puzzle): string {
  const code = codes.get(puzzle) ?? encodePuzzle(puzzle);
  codes.set(puzzle, code);
  return code;
}
