/** How a run is cut into shards, and how some of them are named. */

/** Units `from` to `to` - 1. */
export type Range = readonly [from: number, to: number];

/** A shard of so many, counted from 1. */
export type Numbered = readonly [number: number, of: number];

/**
 * The units of shard `number` of `of`, counted from 1; all shards together are all units.
 *
 * @param workBefore - how much of the work comes before a unit, not falling; without it all units are alike
 */
export function unitsOf(
  units: number,
  number: number,
  of: number,
  workBefore?: (unit: number) => number,
): Range {
  const end = (shard: number): number => {
    if (shard === 0 || shard === of) return shard === 0 ? 0 : units;
    if (!workBefore) return Number((BigInt(units) * BigInt(shard)) / BigInt(of));
    const wanted = (workBefore(units) / of) * shard;
    let [low, high] = [0, units];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (workBefore(middle) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return [end(number - 1), end(number)];
}

/**
 * Reads `3/1000`.
 *
 * @returns null for anything that is not a shard
 */
export function readShard(text: string): Numbered | null {
  const [, number, of] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = [Number(number), Number(of)] as const;
  const right = shard[0] >= 1 && shard[0] <= shard[1] && Number.isSafeInteger(shard[1]);
  return right ? shard : null;
}

/** Ranges in increasing order, those that meet as one, empty ones left out. @throws Error when two overlap */
export function joined(ranges: readonly Range[]): Range[] {
  const done: [number, number][] = [];
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    if (from === to) continue;
    const last = done.at(-1);
    if (last && from < last[1])
      throw new Error(`units ${from} to ${Math.min(to, last[1])} are in two shards`);
    if (last && from === last[1]) last[1] = to;
    else done.push([from, to]);
  }
  return done;
}

/** What is missing in a range; `done` is in order and apart. */
export function gaps(done: readonly Range[], [from, to]: Range): Range[] {
  const inside = done
    .map(([start, end]): Range => [Math.max(start, from), Math.min(end, to)])
    .filter(([start, end]) => start < end);
  return [from, ...inside.map(([, end]) => end)]
    .map((start, at): Range => [start, inside[at]?.[0] ?? to])
    .filter(([start, end]) => start < end);
}

/** How many units ranges have. */
export const lengthOf = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, [from, to]) => sum + to - from, 0);

/** Numbers as a job array takes them: `1-3,7`. */
export function arrayText(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}
