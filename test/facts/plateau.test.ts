/** The curves without their local cells: each number of the table from its boards once more, and what can be told apart by a test of its own. */
import { expect, test } from 'vitest';
import { plateauBoards, plateauTable, toldApart } from '../../src/facts/plateau.ts';
import { storedRun } from '../../src/stored/fromFile.ts';

const runs = (['15x15', '20x20', '25x25', '30x30', '40x40'] as const).map((size) =>
  storedRun(`threshold-local ${size}`),
);

type Run = (typeof runs)[number];

/** Of each board of a percentage, inferred cells over filled ones that are not local; undecided ones as inferable or not. */
function sharesOf({ spec, tally }: Run, percentage: number, most = false): readonly number[] {
  const at = spec.percentages.indexOf(percentage);
  const shares: number[] = [];
  if (at < 0) return [];
  for (let board = 0; board < spec.boards; board++) {
    const unit = board * spec.percentages.length + at;
    const rest = tally.filled[unit]! - tally.within8![unit]!;
    const inferred = tally.inferred[unit]! + (most ? (tally.undecidedFilled?.[unit] ?? 0) : 0);
    expect(inferred).toBeLessThanOrEqual(rest); // a local cell is in no solution the same
    if (rest > 0) shares.push(inferred / rest);
  }
  return shares;
}

const meanOf = (list: readonly number[]): number =>
  list.reduce((sum, one) => sum + one, 0) / list.length;
const errorOf = (list: readonly number[]): number => {
  const mean = meanOf(list);
  return Math.sqrt(meanOf(list.map((one) => (one - mean) ** 2)) / (list.length - 1));
};

const surely = (a: readonly number[], b: readonly number[]): boolean =>
  meanOf(a) - meanOf(b) > 3.29 * Math.hypot(errorOf(a), errorOf(b));

test('each share is the mean over its boards, inside an interval as wide as their scatter', () => {
  let cells = 0;
  for (const [percentage, ...texts] of plateauTable.rows)
    for (const [size, text] of texts.entries()) {
      const shares = sharesOf(runs[size]!, parseInt(percentage!));
      expect([percentage, size, text === '–']).toEqual([percentage, size, shares.length === 0]);
      if (shares.length === 0) continue;
      cells++;
      const [value, low, high] = [...text.matchAll(/\d+\.\d/g)].map(Number);
      expect(value).toBeCloseTo(100 * meanOf(shares), 1);
      const half = 196 * errorOf(shares);
      expect(Math.abs(value! - (low ?? value!) - half)).toBeLessThan(0.5 * half + 0.1);
      expect(Math.abs((high ?? value!) - value! - half)).toBeLessThan(0.5 * half + 0.1);
      const open =
        meanOf(sharesOf(runs[size]!, parseInt(percentage!), true)) - meanOf(shares) > 0.0005;
      expect([text, text.endsWith('or more')]).toEqual([text, open]);
    }
  expect(cells).toBeGreaterThan(20);
  expect(plateauBoards).toHaveLength(runs.length);
});

test('sizes are told apart where their means are, however undecided cells are counted', () => {
  const apart = runs.slice(1).flatMap((run, at) =>
    run.spec.percentages.flatMap((percentage) => {
      const [small, smallMost] = [false, true].map((most) => sharesOf(runs[at]!, percentage, most));
      const [large, largeMost] = [false, true].map((most) => sharesOf(run, percentage, most));
      if (small!.length === 0) return [];
      const more = surely(large!, smallMost!);
      return more || surely(small!, largeMost!) ? [{ percentage, more }] : [];
    }),
  );
  expect(apart.length).toBeGreaterThan(3);
  expect(toldApart).toMatchObject({
    points: apart.length,
    more: apart.filter(({ more }) => more).length,
    last: Math.max(...apart.map(({ percentage }) => percentage)),
  });
});
