/**
 * What a ranking says: which methods solve the same puzzles, which solve all that another one solves, and a smallest puzzle
 * for every place where two part. All of it is read from counts, so it holds for the sizes that were counted.
 */
import type { Ranked } from '../engine/census/ranking.ts';
import { pairOf, RANKED } from '../engine/census/ranking.ts';
import type { RankingTally } from './ranking.ts';
import { sumOf } from '../notebook/plain/storedTally.ts';

/** An image by its size and number. */
export type NumberedImage = {
  readonly height: number;
  readonly width: number;
  readonly number: number;
};

/** Methods that solve the same puzzles. */
export type RankGroup = {
  readonly methods: readonly Ranked[]; // in the order of RANKED; the first one names the group
  readonly solved: number; // images of the size
};

/** What one group solves and another one does not. */
export type Gain = {
  readonly images: number; // of the size
  readonly smallest: NumberedImage; // of all sizes: the one with the fewest cells, then the least number
};

/** Where two groups part; the numbers are places in the list of groups. */
type Step = { readonly weak: number; readonly strong: number; readonly gain: Gain };
type Crossing = {
  readonly one: number;
  readonly other: number;
  readonly onlyOne: Gain;
  readonly onlyOther: Gain;
};

/** The order of all groups. */
export type RankOrder = {
  readonly unique: number; // uniquely solvable images of the size
  readonly groups: readonly RankGroup[]; // those that solve few first
  /** From each group to those next above it: without steps that others make up. */
  readonly steps: readonly Step[];
  /** Two groups each of which solves something that the other one does not. */
  readonly crossings: readonly Crossing[];
};

/** Images that the same methods fail on. */
type Kind = { readonly left: ReadonlySet<string>; readonly images: number; readonly first: number };

/**
 * Reads the order from counts.
 *
 * @param size - whose images are counted, as `5x5`; which group contains which is read from all sizes
 * @source 000_8dc3042ab81c971c.txt §3.2 ("a partial ordering of the solvers"), §5
 */
export function rankOrder(tally: RankingTally, size: string): RankOrder {
  const kinds = new Map(
    Object.entries(tally).map(([name, counts]) => [
      name,
      Object.entries(counts).map(([left, count]): Kind => ({
        ...count,
        left: new Set(left.split(' ')),
      })),
    ]),
  );
  const gain = (by: Ranked, without: Ranked): Gain | null => gainOf(kinds, size, by, without);
  const own = kinds.get(size) ?? [];
  const groups = groupsOf(gain).map((methods) => ({
    methods,
    solved: sumOf(own.filter(({ left }) => !left.has(methods[0]!)).map(({ images }) => images)),
  }));
  groups.sort((a, b) => a.solved - b.solved);
  const gains = groups.map(({ methods: [one] }) =>
    groups.map(({ methods: [other] }) => gain(one!, other!)),
  );
  return {
    unique: sumOf(own.map(({ images }) => images)),
    groups,
    steps: stepsOf(gains),
    crossings: crossingsOf(gains),
  };
}

function gainOf(
  kinds: ReadonlyMap<string, readonly Kind[]>,
  size: string,
  by: Ranked,
  without: Ranked,
): Gain | null {
  const telling = (of: readonly Kind[]): readonly Kind[] =>
    of.filter(({ left }) => left.has(without) && !left.has(by));
  for (const [name, of] of kinds) {
    const found = telling(of);
    if (found.length === 0) continue;
    const [height = 0, width = 0] = name.split('x').map(Number);
    const number = Math.min(...found.map(({ first }) => first));
    const images = sumOf(telling(kinds.get(size) ?? []).map((kind) => kind.images));
    return { images, smallest: { height, width, number } };
  }
  return null;
}

type GainBetween = (by: Ranked, without: Ranked) => Gain | null;

/** Methods that solve the same, together. */
function groupsOf(gain: GainBetween): Ranked[][] {
  const groups: Ranked[][] = [];
  for (const method of RANKED) {
    const same = groups.find(
      ([first]) => gain(method, first!) === null && gain(first!, method) === null,
    );
    if (same === undefined) groups.push([method]);
    else same.push(method);
  }
  return groups;
}

/** At [a][b]: what a solves and b does not. */
type Gains = readonly (readonly (Gain | null)[])[];

const isBelow = (gains: Gains, weak: number, strong: number): boolean =>
  weak !== strong && gains[weak]?.[strong] === null;

function stepsOf(gains: Gains): Step[] {
  const all = [...gains.keys()];
  return all.flatMap((weak) =>
    all.flatMap((strong): Step[] => {
      const gain = gains[strong]?.[weak] ?? null;
      if (gain === null || !isBelow(gains, weak, strong)) return [];
      const between = all.some(
        (group) => isBelow(gains, weak, group) && isBelow(gains, group, strong),
      );
      return between ? [] : [{ weak, strong, gain }];
    }),
  );
}

function crossingsOf(gains: Gains): Crossing[] {
  const all = [...gains.keys()];
  return all.flatMap((one) =>
    all.slice(one + 1).flatMap((other): Crossing[] => {
      const [onlyOne, onlyOther] = [gains[one]?.[other] ?? null, gains[other]?.[one] ?? null];
      return onlyOne === null || onlyOther === null ? [] : [{ one, other, onlyOne, onlyOther }];
    }),
  );
}

/** Puzzles that are hard for some number of rows and columns, and how many of them a method does not solve. */
export type Hard = {
  readonly pair: Ranked; // as `2,3`
  readonly images: number;
  readonly left: number;
};

/**
 * What a method leaves of the (p,q)-hard images of a size, for every pair that has any: it is (p,q)-capable where it leaves
 * none.
 *
 * @source 000_8dc3042ab81c971c.txt §3.2 ("at least (2, 2)-capable, meaning that all (2, 2)-hard instances can be solved")
 */
export function hardLeftBy(tally: RankingTally, size: string, method: Ranked): readonly Hard[] {
  const kinds = Object.entries(tally[size] ?? {}).map(([left, { images }]) => {
    const names = left.split(' ');
    return { hard: hardFor(names), images, solved: !names.includes(method) };
  });
  return RANKED.flatMap((pair): Hard[] => {
    const own = kinds.filter(({ hard }) => hard.includes(pair));
    const images = sumOf(own.map((kind) => kind.images));
    const left = sumOf(own.filter(({ solved }) => !solved).map((kind) => kind.images));
    return images === 0 ? [] : [{ pair, images, left }];
  });
}

/** The least (p,q)-SOLVERs that solve what these methods do not; none for a simple image. */
function hardFor(left: readonly string[]): readonly Ranked[] {
  if (!left.includes('sweeps')) return [];
  const solving = RANKED.filter((name) => pairOf(name) !== null && !left.includes(name));
  return solving.filter(
    (name) => !solving.some((other) => other !== name && isWithin(other, name)),
  );
}

function isWithin(small: Ranked, large: Ranked): boolean {
  const [a, b] = [pairOf(small)!, pairOf(large)!];
  return a.p <= b.p && a.q <= b.q;
}
