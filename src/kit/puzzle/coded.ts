/** Puzzles and their codes, there and back only once: a press reads the same code again and again. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { decodePuzzle, encodePuzzle } from '../../formats/puzzleCode.ts';
import { Latest } from '../../notebook/work/latest.ts';

/** A function of a text that keeps what the last few texts came to. */
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

const puzzles = new Latest<Puzzle>();

/** The puzzle of a code, the same object for the same code. @throws SyntaxError or RangeError for a damaged one */
export function puzzleIn(code: string): Puzzle {
  const puzzle = puzzles.get(code) ?? decodePuzzle(code);
  puzzles.put(code, puzzle);
  return puzzle;
}

const codes = new WeakMap<Puzzle, string>();

/** The code of a puzzle, which is not read again to come to that puzzle. */
export function codeOf(puzzle: Puzzle): string {
  const known = codes.get(puzzle);
  if (known !== undefined) return known;
  const code = encodePuzzle(puzzle);
  codes.set(puzzle, code);
  if (puzzles.get(code) === undefined) puzzles.put(code, puzzle);
  return code;
}
