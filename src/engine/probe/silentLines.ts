/**
 * Lines on which an empty cell says nothing. Where all cells of a standstill have category 4 (001 §3.5: "solely category 4
 * probes"), each of its rows and columns is one: the 0-probe of a cell makes no progression, so its lines give none either.
 */
import { UNKNOWN } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import { descriptionsOf } from '../board/description.ts';
import { fits } from '../line/fits.ts';
import { settle } from '../line/settle.ts';

/** What is left open on such a line. */
export type SilentLine = {
  readonly line: Uint8Array; // settled, with an unknown cell
  readonly description: Description;
  readonly unknown: number;
  /** Filled cells among the unknown ones; null when different fits have different numbers. */
  readonly filled: number | null;
  /** Whether its fits fill just any so many of the unknown cells of which no two are side by side. */
  readonly free: boolean;
};

/**
 * All settled lines of a length on which leaving any unknown cell empty fixes no other one.
 *
 * @param length - cells, 1 to 8: 3^length lines are looked at for every description
 * @source 001_a525a3e1210b0814.txt §3.5.3
 */
export function silentLines(length: number): SilentLine[] {
  return descriptionsOf(length).flatMap((description) =>
    settledLines(length, description)
      .filter((line) => isSilent(line, description))
      .map((line) => openOf(line, description)),
  );
}

function settledLines(length: number, description: Description): Uint8Array[] {
  const found = new Map<string, Uint8Array>();
  for (let number = 0; number < 3 ** length; number++) {
    const line = Uint8Array.from({ length }, (_, at) => Math.floor(number / 3 ** at) % 3);
    const settled = settle(line, description);
    if (settled?.includes(UNKNOWN)) found.set(settled.join(''), settled);
  }
  return [...found.values()];
}

const isSilent = (line: Uint8Array, description: Description): boolean =>
  line.every((cell, at) => {
    if (cell !== UNKNOWN) return true;
    const start = line.with(at, 0);
    return settle(start, description)?.every((one, k) => one === start[k]) ?? false;
  });

function openOf(line: Uint8Array, description: Description): SilentLine {
  const open = Array.from(line.keys()).filter((at) => line[at] === UNKNOWN);
  const choices = Array.from(fits(line, description), (fit) => open.filter((at) => fit[at] === 1));
  const filled = choices[0]?.length ?? 0;
  const same = choices.every(({ length }) => length === filled);
  const apart = choicesOf(open, filled);
  const free = same && choices.length === apart.length && apart.every((one) => has(choices, one));
  return { line, description, unknown: open.length, filled: same ? filled : null, free };
}

const has = (choices: readonly (readonly number[])[], wanted: readonly number[]): boolean =>
  choices.some((choice) => choice.every((at, k) => at === wanted[k]));

/**
 * All choices of so many of some places of which no two are side by side, each in ascending order.
 *
 * @param places - ascending
 */
export function choicesOf(places: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return places.flatMap((first, at) =>
    choicesOf(
      places.slice(at + 1).filter((place) => place > first + 1),
      count - 1,
    ).map((rest) => [first, ...rest]),
  );
}
