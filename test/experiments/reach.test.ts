import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../src/engine/board/cell.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { infer } from '../../src/engine/inference/inference.ts';
import { shareIntervals } from '../../src/experiments/bootstrap.ts';
import { boardOf } from '../../src/experiments/density.ts';
import { reach } from '../../src/experiments/reach.ts';
import type { ReachSpec } from '../../src/experiments/reach.ts';
import { findExperiment } from '../../src/experiments/experiments.ts';
import { boardsAt, pointsOf } from '../../src/experiments/reachPoints.ts';

const spec: ReachSpec = {
  height: 6,
  width: 5,
  model: 'independent',
  percentages: [20, 35, 60],
  boards: 40,
  seed: 4,
};

describe('reach', () => {
  const tally = reach.emptyTally(spec);
  reach.begin(spec)(0, reach.units(spec), tally);

  test('counts the inferable cells of the boards of a density run, filled and empty', () => {
    for (const at of spec.percentages.keys())
      for (let index = 0; index < spec.boards; index += 7) {
        const { cells } = infer(puzzleOf(boardOf(spec, at, index))).inferable;
        const known = cells.filter((cell) => cell !== UNKNOWN).length;
        expect(tally.inferable[index * spec.percentages.length + at]).toBe(known);
      }
  });

  test('sums up by percentage, with the boards of a point', () => {
    const points = pointsOf(spec, tally);
    expect(points.map(({ at, boards }) => [at, boards])).toEqual([
      [20, 40],
      [35, 40],
      [60, 40],
    ]);
    const [point] = points;
    if (point === undefined) throw new RangeError('no point');
    expect(point.methods.sweeps.known).toBeLessThan(point.inferable);
    const all = boardsAt(spec, tally, 0, 'all', 1000);
    expect(all.boards.reduce((sum, { inferable }) => sum + inferable, 0)).toBe(point.inferable);
    expect(all.boards[3]?.image).toEqual(boardOf(spec, 0, 3));
    const missing = boardsAt(spec, tally, 0, 'sweeps', 1000);
    expect(missing.boards.every(({ missed }) => missed > 0)).toBe(true);
    expect(missing.boards.reduce((sum, { missed }) => sum + missed, 0)).toBe(
      point.inferable - point.methods.sweeps.known,
    );
    expect(boardsAt(spec, tally, 0, 'sweeps', 1).boards).toHaveLength(1);
  });

  test('of a part of the units says so much of these boards', () => {
    const part = reach.emptyTally(spec);
    reach.begin(spec)(0, 10, part); // four boards of the first percentage, three of the others
    expect(pointsOf(spec, part).map(({ boards }) => boards)).toEqual([4, 3, 3]);
    expect(pointsOf(spec, reach.emptyTally(spec))).toEqual([]);
  });

  test('does no piece that takes long, nor do all pieces come to something else', () => {
    const large = { ...spec, height: 15, width: 15, percentages: [30], boards: 1 };
    const pieces = reach.inPieces!(large, reach.emptyTally(large));
    const into = reach.emptyTally(large);
    const work = pieces(0, into);
    let longest = 0;
    for (let done = false; !done;) {
      const { user } = process.threadCpuUsage();
      done = work.next().done ?? false;
      longest = Math.max(longest, process.threadCpuUsage().user - user);
    }
    expect(longest).toBeLessThan(300_000); // microseconds, the first calls included
    const whole = reach.emptyTally(large);
    reach.begin(large)(0, 1, whole);
    expect(into).toEqual(whole);
  });

  test.each([{ height: 16 }, { boards: 1001 }, { boards: 0 }, { percentages: [101] }])(
    'refuses %o',
    (change) =>
      expect(() => findExperiment('reach').check({ ...spec, ...change })).toThrow(RangeError),
  );

  test('refuses a file in which a method knows more than a stronger one', () => {
    const stored = JSON.parse(JSON.stringify(reach.toStored(tally))) as Record<string, number[]>;
    const sweeps = stored['sweeps'] ?? [];
    sweeps[0] = (stored['inferable']?.[0] ?? 0) + 1;
    expect(() => reach.fromStored(stored, spec)).toThrow(/cells known by sweeps/);
  });
});

describe('the interval of a share', () => {
  test('has no width where all boards have the same share', () => {
    expect(shareIntervals({ wholes: [4, 8], parts: [[1, 2]] }, { seed: 1 })).toEqual([
      { low: 0.25, high: 0.25 },
    ]);
    expect(shareIntervals({ wholes: [0, 0], parts: [[0, 0]] }, { seed: 1 })).toBeNull();
  });

  test('is wider when the cells of a board hang together than for as many cells by themselves', () => {
    const together = { wholes: Array<number>(40).fill(25), parts: [[] as number[]] };
    together.parts[0] = together.wholes.map((_, at) => (at % 2 === 0 ? 25 : 0));
    const single = { wholes: Array<number>(1000).fill(1), parts: [[] as number[]] };
    single.parts[0] = single.wholes.map((_, at) => at % 2);
    const width = (shares: typeof together): number => {
      const [one] = shareIntervals(shares, { seed: 3 }) ?? [];
      return one === undefined ? NaN : one.high - one.low;
    };
    expect(width(together)).toBeGreaterThan(4 * width(single));
    // 1.96 standard errors to either side
    expect(width(together)).toBeCloseTo((2 * 1.96 * 0.5) / Math.sqrt(40), 1);
  });

  test('covers the true share about as often as it says', () => {
    let covered = 0;
    const rounds = 200;
    let state = 12345;
    const random = (): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
    for (let round = 0; round < rounds; round++) {
      const wholes = Array.from({ length: 60 }, () => 5 + Math.floor(20 * random()));
      const part = wholes.map((whole) => (random() < 0.3 ? 0 : whole));
      const [one] = shareIntervals({ wholes, parts: [part] }, { seed: round, times: 300 }) ?? [];
      if (one !== undefined && one.low <= 0.7 && one.high >= 0.7) covered++;
    }
    expect(covered / rounds).toBeGreaterThan(0.87);
    expect(covered / rounds).toBeLessThan(0.995);
  });
});
