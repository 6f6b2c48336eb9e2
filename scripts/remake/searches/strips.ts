/**
 * Families of simple puzzles that take many sweeps, as chapter 2 tells: the ends of strips that sweeps work through one after
 * the other, strips of two rows with one row between them,
 * drawn as `denseStrips` of `src/engine/make/stripPicture.ts`. The middle columns are given, the cells at both ends are
 * changed, and a change is kept where the sweeps go on for as long or longer, and where as long, leave no more cells unknown.
 *
 * First six rows that repeat, with the first strip given away; then the same without anything given, and with the rows at
 * the top, those that repeat and those at the bottom apart.
 */
import { FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Random } from '../../../src/engine/board/random.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { stripPicture } from '../../../src/engine/make/stripPicture.ts';
import type { StripFamily } from '../../../src/engine/make/stripPicture.ts';
import { createFastSimple } from '../../../src/engine/sweep/fastSimple.ts';
import { SOLVED } from '../../../src/engine/sweep/fastSolver.ts';
import { climb } from './climb.ts';
import type { Search } from './search.ts';

/** One search. */
type StripSearch = {
  readonly seed: number;
  readonly changes: number; // in the first half; the second has twice as many
};

/** How far sweeps got. */
type Reach = {
  readonly sweeps: number;
  readonly unknown: number; // cells, in the end
};

/** Where a search ended. */
export type StripFind = {
  readonly given: Reach; // with the first strip given away
  readonly free: Reach | null; // without; null where the first half was not worth going on from
  readonly family: StripFamily;
};

const left = 5; // cells of the ends, as many as in the drawing of the site
const right = 4;
const ends = left + right;
const middles = ['#.', '.#', '..', '.#', '#.', '..']; // of the six rows that repeat
const period = middles.length;
const [pairs, stripCount, blocks] = [4, 6, 3] as const; // of the boards that are searched on
const worthGoingOn = 100; // sweeps of five strips: most starts end well below

const rowAt = (row: number): string => middles[row % period]!;

/** The rows of a drawing from the top of a board to its bottom, by their numbers. */
const repeating = Array.from({ length: 3 * stripCount - 1 }, (_, row) => row % period);
const whole = [
  ...Array.from({ length: period * (1 + blocks) }, (_, row) =>
    row < period ? row : period + (row % period),
  ),
  2 * period,
  2 * period + 1,
];

/** What tells how far sweeps get with some ends. */
function reacher(rows: readonly number[], given: number): (cells: Uint8Array) => Reach {
  const [height, width] = [rows.length, ends + 2 * pairs];
  const solver = createFastSimple(height, width);
  const image = new Uint8Array(height * width);
  const start = new Uint8Array(height * width).fill(UNKNOWN);
  for (const [at, row] of rows.entries())
    image.set(
      Array.from({ length: 2 * pairs }, (_, column) => Number(rowAt(row)[column % 2] === '#')),
      at * width + left,
    );
  return (cells) => {
    for (const [at, row] of rows.entries()) {
      const from = row * ends;
      image.set(cells.subarray(from, from + left), at * width);
      image.set(cells.subarray(from + left, from + ends), (at + 1) * width - right);
    }
    solver.setImage(image);
    if (given > 0) {
      start.set(image.subarray(0, given * width));
      solver.setCells(start);
    }
    const solved = solver.run('H') === SOLVED;
    return { sweeps: solver.sweeps, unknown: solved ? 0 : solver.unknown };
  };
}

/** Changes the ends in place, as long as there are changes left. */
const improve = (
  cells: Uint8Array,
  reach: (cells: Uint8Array) => Reach,
  changes: number,
  random: Random,
): Reach =>
  climb(cells, reach(cells), {
    reach,
    isWorse: (one, other) =>
      one.sweeps < other.sweeps || (one.sweeps === other.sweeps && one.unknown > other.unknown),
    changes,
    random,
  }).best;

/** The drawing of some ends: fourteen rows of them. */
function familyOf(cells: Uint8Array): StripFamily {
  const text = (from: number, to: number): string =>
    Array.from(cells.subarray(from, to), (cell) => (cell === FILLED ? '#' : '.')).join('');
  const rows = Array.from({ length: 2 * period + 2 }, (_, row) => {
    const from = row * ends;
    return `${text(from, from + left)}|${rowAt(row)}|${text(from + left, from + ends)}`;
  });
  return {
    top: rows.slice(0, period),
    block: rows.slice(period, 2 * period),
    bottom: rows.slice(2 * period),
  };
}

/**
 * Searches from one seed.
 *
 * @remarks Ten seconds with 100,000 changes, where it goes on.
 */
export function searchStrips({ seed, changes }: StripSearch): StripFind {
  const random = boardRandom(seed, repeating.length, ends + 2 * pairs, 0, 0);
  const block = Uint8Array.from({ length: period * ends }, () => Number(random.below(5) < 2));
  const given = improve(block, reacher(repeating, 2), changes, random);
  const all = Uint8Array.from([...block, ...block, ...block.subarray(0, 2 * ends)]);
  const free =
    given.sweeps < worthGoingOn ? null : improve(all, reacher(whole, 0), 2 * changes, random);
  return { given, free, family: familyOf(all) };
}

/** How the difficulty of a family grows. */
type StripGrowth = {
  /** Sweeps that a further strip takes, for a width of n: `gain` times n, less `less`. */
  readonly gain: number;
  readonly less: number;
};

/**
 * How many sweeps each further strip of a family takes, from its puzzles of some sizes.
 *
 * @returns null where sweeps do not solve them all, or where there is no such rule
 */
export function growthOf(family: StripFamily): StripGrowth | null {
  const ofBlock = [6, 8, 10].map((middle) => {
    const sweeps = [3, 4, 5].map((times) => difficultyOf(family, times, middle));
    const gains = sweeps.slice(1).map((one, at) => one - sweeps[at]!);
    return gains[0] === gains[1] ? gains[0]! : NaN;
  });
  const [a = NaN, b = NaN, c = NaN] = ofBlock;
  if (b - a !== c - b) return null; // also where one of them is no number
  if (a <= 0 || b <= a) return null; // further strips are solved at the same time
  const gain = (b - a) / 8; // four columns more, two strips to a block
  const width = 2 * 6 + endsOf(family);
  return { gain, less: gain * width - a / 2 };
}

const endsOf = ({ top }: StripFamily): number => (top[0] ?? '').replaceAll('|', '').length - 2;

/** Sweeps that solve the puzzle with so many blocks and pairs of middle columns; NaN when they do not. */
export function difficultyOf(family: StripFamily, times: number, middle: number): number {
  const height = family.top.length + times * family.block.length + family.bottom.length;
  const width = endsOf(family) + 2 * middle;
  const solver = createFastSimple(height, width);
  solver.setImage(stripPicture(family, height, width).cells);
  return solver.run('H') === SOLVED ? solver.sweeps : NaN;
}

/** A family as a drawing, with what it takes. */
function told(family: StripFamily): readonly string[] {
  const growth = growthOf(family);
  if (growth === null) return ['  does not go on like this on larger boards'];
  const { gain, less } = growth;
  const sweeps = [2, 3, 4].map((times) => difficultyOf(family, times, 4));
  return [
    `  each further strip takes ${gain}n - ${less} sweeps for 3n cells: to ${gain}/3 of the cells`,
    `  ${sweeps.map((count, at) => `${20 + 6 * at}x17: ${count}`).join(', ')}`,
    ...[family.top, family.block, family.bottom].flatMap((rows) => [
      ...rows.map((row) => `    ${row}`),
      '',
    ]),
  ];
}

const open = (unknown: number): string => (unknown === 0 ? 'solved' : `${unknown} unknown`);

export const strips: Search = {
  name: 'strips',
  does: 'families of simple puzzles that take many sweeps: strips of two rows with a row between them',
  more: 'First with the first strip given away, then with nothing given and twice as many changes. All seeds take some minutes.',
  parts: {
    name: 'seed',
    all: Array.from({ length: 60 }, (_, at) => String(at + 1)),
    named: (word) => (/^[1-9]\d{0,8}$/.test(word) ? [word] : []),
  },
  numbers: { changes: { what: 'changes in the first half', usual: 100_000 } },
  *make({ parts, number }) {
    for (const seed of parts) {
      const { given, free, family } = searchStrips({
        seed: Number(seed),
        changes: number('changes'),
      });
      const second = free === null ? '' : `; nothing given: ${free.sweeps}, ${open(free.unknown)}`;
      const first = `seed ${seed}: first strip given: ${given.sweeps} sweeps, ${open(given.unknown)}`;
      yield { lines: [first + second, ...(free?.unknown === 0 ? told(family) : [])] };
    }
  },
};
