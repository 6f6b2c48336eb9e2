/** What the chapter circuits says of how the tiles were found: the search is run while the site is built. */
import { parseFormula } from '../engine/circuit/formula.ts';
import type { Search } from '../engine/circuit/search.ts';
import { searchCores, waysOfGate } from '../engine/circuit/search.ts';
import type { TileSide } from '../engine/circuit/tile.ts';
import { grouped } from '../notebook/plain/numbers.ts';

/** Two sides that face each other, and the one between them. */
const ports = ['left', 'top', 'right'] as const;

/** All pictures with runs of 2 at most, and of 3. */
export const searches = { short: searchCores(ports, 2), longer: searchCores(ports, 3) };

/** Sets of numbers, with runs of 2 at most, that make a wire. */
export const wires =
  searchCores(['left', 'right'], 2).byWays.get(
    waysOfGate(['left', 'right'], ['left'], parseFormula('left')),
  ) ?? 0;

/** The gates of two inputs that look at both. */
const gates: readonly {
  readonly name: string;
  readonly means: (a: TileSide, b: TileSide) => string;
}[] = [
  { name: 'a and b', means: (a, b) => `${a} and ${b}` },
  { name: 'a or b', means: (a, b) => `${a} or ${b}` },
  { name: 'a and not b', means: (a, b) => `${a} and not ${b}` },
  { name: 'a or not b', means: (a, b) => `${a} or not ${b}` },
  { name: 'not a and b', means: (a, b) => `not ${a} and ${b}` },
  { name: 'not a or b', means: (a, b) => `not ${a} or ${b}` },
  { name: 'not a and not b', means: (a, b) => `not ${a} and not ${b}` },
  { name: 'not a or not b', means: (a, b) => `not ${a} or not ${b}` },
  { name: 'a or b, not both', means: (a, b) => `(${a} and not ${b}) or (not ${a} and ${b})` },
  { name: 'both or neither', means: (a, b) => `(${a} and ${b}) or (not ${a} and not ${b})` },
];

/** Sets of numbers that make a gate: a at the side that faces the output, b beside it; or a and b at sides that face each other. */
const setsFor = (
  { byWays }: Search,
  means: (a: TileSide, b: TileSide) => string,
  where: 'corner' | 'opposite',
): number => {
  const inputs: readonly [TileSide, TileSide] = ['left', where === 'corner' ? 'top' : 'right'];
  return byWays.get(waysOfGate(ports, inputs, parseFormula(means(...inputs)))) ?? 0;
};

/** The AND with both inputs at neighbouring sides: sets of numbers with runs of 2 at most. */
export const cornerAnds = setsFor(searches.short, (a, b) => `${a} and ${b}`, 'corner');

/** Sets of numbers for each gate: rows of a table. */
export const gateRows: readonly (readonly string[])[] = gates.map(({ name, means }) => [
  name,
  ...(['corner', 'opposite'] as const).flatMap((where) =>
    [searches.short, searches.longer].map((search) => grouped(setsFor(search, means, where))),
  ),
]);
