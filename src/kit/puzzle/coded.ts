/** Codes, of puzzles above all, there and back only once: a press reads the same code again and again. */
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

/**
 * The two ways between values and their codes, each gone once: what was written is not read again to come to that value.
 *
 * @param write - a code says all of the values that are written by it
 */
export function bothWays<Value extends object>(
  read: (code: string) => Value,
  write: (value: Value) => string,
): { readonly valueIn: (code: string) => Value; readonly codeOf: (value: Value) => string } {
  const values = new Latest<Value>();
  const codes = new WeakMap<Value, string>();
  return {
    valueIn(code) {
      const value = values.get(code) ?? read(code);
      values.put(code, value);
      return value;
    },
    codeOf(value) {
      const known = codes.get(value);
      if (known !== undefined) return known;
      const code = write(value);
      codes.set(value, code);
      if (values.get(code) === undefined) values.put(code, value);
      return code;
    },
  };
}

const puzzles = bothWays<Puzzle>((code) => decodePuzzle(code), encodePuzzle);

/** The puzzle of a code, the same object for the same code. @throws SyntaxError or RangeError for a damaged one */
export const puzzleIn = puzzles.valueIn;

/** The code of a puzzle, which is not read again to come to that puzzle. */
export const codeOf = puzzles.codeOf;
