/** The units of a run that nobody has done or is doing: a few disjoint ranges in increasing order. */
import type { UnitRange } from './protocol.ts';

export type Ranges = {
  /** Units in all ranges. */
  readonly count: number;
  /** Takes up to `most` units from the lowest range; `null` when nothing is left. */
  take(most: number): UnitRange | null;
  /** Puts units back; an empty range changes nothing. */
  give(range: UnitRange): void;
  /** A copy, in increasing order. */
  list(): readonly UnitRange[];
};

/**
 * Makes a list of ranges.
 *
 * @param start - disjoint ranges of whole numbers, in any order
 * @throws RangeError when a range is reversed or two overlap: a unit would be counted twice
 */
export function createRanges(start: readonly UnitRange[]): Ranges {
  let ranges: UnitRange[] = [];
  let count = 0;

  const give = ({ from, to }: UnitRange): void => {
    if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from < 0 || from > to)
      throw new RangeError(`not a range of units: ${from} to ${to}`);
    if (from === to) return;
    const before = ranges.filter((range) => range.to <= from);
    const after = ranges.filter((range) => range.from >= to);
    if (before.length + after.length !== ranges.length)
      throw new RangeError(`units ${from} to ${to} are there already`);
    const low = before.at(-1)?.to === from ? before.pop() : undefined;
    const high = after[0]?.from === to ? after.shift() : undefined;
    ranges = [...before, { from: low?.from ?? from, to: high?.to ?? to }, ...after];
    count += to - from;
  };

  for (const range of start) give(range);

  return {
    get count() {
      return count;
    },
    take(most) {
      const first = ranges[0];
      if (first === undefined) return null;
      const to = Math.min(first.to, first.from + Math.max(1, Math.floor(most)));
      if (to === first.to) ranges.shift();
      else ranges[0] = { from: to, to: first.to };
      count -= to - first.from;
      return { from: first.from, to };
    },
    give,
    list: () => [...ranges],
  };
}
