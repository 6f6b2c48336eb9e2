/**
 * What tells lines of one length apart by their descriptions alone: each line's description, and what each half of a line says
 * of it. For censuses that sort images instead of solving them; lineTables.ts has SETTLE as well, for shorter lines.
 */
import type { Description } from '../board/description.ts';
import { mirror } from './fold.ts';

/** The descriptions of one length. */
export type LineKinds = {
  readonly length: number;
  readonly count: number; // of descriptions: 2, 3, 5, 8, 13, 21 for 1 to 6 cells
  readonly descriptions: readonly Description[]; // by id, in order of their first line
  /** The id of each line, cell i at bit i. */
  readonly idOf: Uint16Array;
  /** The id of the description read from the other end. */
  readonly mirrored: Uint16Array;
};

/**
 * The descriptions of all lines of a length.
 *
 * @param length - 1 to 16 (not checked)
 */
export function lineKinds(length: number): LineKinds {
  const known = made.get(length);
  if (known !== undefined) return known;
  const kinds = madeOf(length);
  made.set(length, kinds);
  return kinds;
}

/** Those made: 32,768 lines of 15 cells are gone through once. */
const made = new Map<number, LineKinds>();

function madeOf(length: number): LineKinds {
  const descriptions: Description[] = [];
  const firsts: number[] = [];
  const ids = new Map<string, number>();
  const idOf = Uint16Array.from({ length: 1 << length }, (_, line) => {
    const runs = runsOf(line);
    const name = runs.join();
    const known = ids.get(name);
    if (known !== undefined) return known;
    ids.set(name, descriptions.length);
    firsts.push(line);
    return descriptions.push(runs) - 1;
  });
  const mirrored = Uint16Array.from(firsts, (line) => idOf[mirror(line, length)]!);
  return { length, count: descriptions.length, descriptions, idOf, mirrored };
}

function runsOf(line: number): Description {
  const runs: number[] = [];
  for (let rest = line, run = 0; rest !== 0 || run > 0; rest >>>= 1)
    if ((rest & 1) === 1) run++;
    else if (run > 0) {
      runs.push(run);
      run = 0;
    }
  return runs;
}

/** What the two parts of a line say of its description. */
export type LineHalves = {
  /** How many different things the first cells can say: 7 for three cells, where 1 0 0 and 0 1 0 say the same. */
  readonly uppers: number;
  readonly lowers: number; // likewise the other cells
  /** Which of them each choice of these cells says. */
  readonly upperOf: Uint16Array;
  readonly lowerOf: Uint16Array;
  /** The description's id at upper * lowers + lower. */
  readonly whole: Uint16Array;
};

/**
 * Cuts lines after some cells. Two beginnings say the same when each end makes the same description of them, and so with ends.
 *
 * @param cut - how many cells come first, 1 to length
 */
export function lineHalves({ length, idOf }: LineKinds, cut: number): LineHalves {
  const [begins, ends] = [1 << cut, 1 << (length - cut)];
  const upper = classesOf(begins, (begin) =>
    Array.from({ length: ends }, (_, end) => idOf[(end << cut) | begin]!),
  );
  const lower = classesOf(ends, (end) =>
    Array.from({ length: begins }, (_, begin) => idOf[(end << cut) | begin]!),
  );
  const whole = new Uint16Array(upper.firsts.length * lower.firsts.length);
  for (const [a, begin] of upper.firsts.entries())
    for (const [b, end] of lower.firsts.entries())
      whole[a * lower.firsts.length + b] = idOf[(end << cut) | begin]!;
  return {
    uppers: upper.firsts.length,
    lowers: lower.firsts.length,
    upperOf: upper.of,
    lowerOf: lower.of,
    whole,
  };
}

/** Numbers the words below `count` so that two of them share a number when the same is said of them. */
function classesOf(
  count: number,
  says: (word: number) => readonly number[],
): { readonly of: Uint16Array; readonly firsts: readonly number[] } {
  const firsts: number[] = [];
  const classes = new Map<string, number>();
  const of = Uint16Array.from({ length: count }, (_, word) => {
    const said = says(word).join();
    const known = classes.get(said);
    if (known !== undefined) return known;
    classes.set(said, firsts.length);
    return firsts.push(word) - 1;
  });
  return { of, firsts };
}
