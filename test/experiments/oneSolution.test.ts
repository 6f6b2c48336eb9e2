import { describe, expect, test } from 'vitest';
import { FILLED } from '../../src/engine/board/cell.ts';
import type { Grid } from '../../src/engine/board/cell.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { oneSolutionChance } from '../../src/engine/inference/oneSolutionFormula.ts';
import { isUnique } from '../../src/engine/solve/solve.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { switchingComponents } from '../../src/engine/sweep/switchingComponents.ts';
import { boardOf } from '../../src/experiments/density.ts';
import { boardsOf, oneSolution } from '../../src/experiments/oneSolution.ts';
import type { OneSolutionSpec, OneSolutionTally } from '../../src/experiments/oneSolution.ts';
import { offBy, pointsOf } from '../../src/experiments/oneSolutionPoints.ts';
import { placesOf } from '../../src/experiments/howHard.ts';
import { hardness } from '../../src/engine/inference/weakest.ts';
import { oneSolutionSizes } from '../../src/claims/measured/samples.ts';
import { storedRun } from '../../src/stored/fromFile.ts';

const spec: OneSolutionSpec = {
  height: 9,
  width: 7,
  percentages: [35, 45, 60],
  boards: 60,
  seed: 4,
  limit: 1e8,
};

function run(of: OneSolutionSpec): OneSolutionTally {
  const tally = oneSolution.emptyTally(of);
  oneSolution.begin(of)(0, oneSolution.units(of), tally);
  return tally;
}

const framed = ({ height, width, cells }: Grid): Grid => {
  const whole = new Uint8Array((height + 2) * (width + 2)).fill(FILLED);
  for (let row = 0; row < height; row++)
    whole.set(cells.subarray(row * width, (row + 1) * width), (row + 1) * (width + 2) + 1);
  return { height: height + 2, width: width + 2, cells: whole };
};

describe('boards with one solution', () => {
  test.each([{}, { framed: true } as const])(
    'are those that the solver finds among the boards of a density run, %j',
    (frame) => {
      const of = { ...spec, ...frame };
      const tally = run(of);
      for (const at of spec.percentages.keys()) {
        const images = Array.from({ length: spec.boards }, (_, index) => {
          const image = boardOf(boardsOf(of), at, index);
          return 'framed' in frame ? framed(image) : image;
        });
        const switches = images.map((image) => switchingComponents(image).length);
        expect({
          boards: tally.boards[at],
          one: tally.one[at],
          sweeps: tally.sweeps[at],
          open: tally.open[at],
          switching: tally.switching[at],
          switches: tally.switches[at],
          squares: tally.squares[at],
        }).toEqual({
          boards: spec.boards,
          one: images.filter((image) => isUnique(puzzleOf(image))).length,
          sweeps: images.filter((image) => solveSimple(puzzleOf(image)).status === 'solved').length,
          open: 0,
          switching: switches.filter((count) => count > 0).length,
          switches: switches.reduce((sum, count) => sum + count, 0),
          squares: switches.reduce((sum, count) => sum + count ** 2, 0),
        });
      }
    },
  );

  test('that stay open are counted as such, and the interval of their share counts them both ways', () => {
    const of = { ...spec, percentages: [40], limit: 1 };
    const tally = run(of);
    expect(tally.open[0]).toBeGreaterThan(0);
    const [point] = pointsOf(of, tally);
    const whole = pointsOf({ ...of, limit: 1e8 }, run({ ...of, limit: 1e8 }))[0]!;
    expect(point!.low).toBeLessThanOrEqual(whole.low);
    expect(point!.high).toBeGreaterThanOrEqual(whole.high);
  });

  test.each([
    { height: 1 },
    { width: 99 },
    { boards: 0 },
    { boards: 100_001 },
    { limit: 0 },
    { percentages: [101] },
  ])('cannot be drawn with %j', (wrong) => {
    expect(() => oneSolution.check({ ...spec, ...wrong })).toThrow(RangeError);
  });
});

describe('the formula', () => {
  const points = oneSolutionSizes.flatMap((size) => {
    const run = storedRun(`one-solution ${size}`);
    return pointsOf(run.spec, run.tally);
  });

  test('has the mean number of switches of the stored boards', () => {
    // so many that their mean is about normal
    const many = points.filter(({ expected, boards }) => expected * boards >= 20);
    const n = many.length;
    let chi = 0;
    for (const { switches, expected, error } of many)
      chi += ((switches - expected) / (error / 1.96)) ** 2;
    expect(n).toBeGreaterThan(35);
    // 99.9 % of the chi-square distribution of so many squares, after Wilson and Hilferty
    expect(chi).toBeLessThan(n * (1 - 2 / (9 * n) + 3.09 * Math.sqrt(2 / (9 * n))) ** 3);
  });

  test('is within 2.5 points of every stored share, and no board was left open', () => {
    for (const point of points) {
      expect(point.open).toBe(0);
      expect(Math.abs(offBy(point))).toBeLessThan(0.025);
    }
  });

  test('stands beside the boards of how-hard, which another solver decided', () => {
    const { spec: of, tally } = storedRun('how-hard');
    const several = hardness.indexOf('several');
    let [chi, cells, one, expected] = [0, 0, 0, 0];
    for (const { side, percentage, boards, counts } of placesOf(of, tally)) {
      if (percentage < 35) continue;
      const chance = oneSolutionChance(side, side, percentage / 100);
      const found = boards - counts[several]!;
      one += found;
      expected += boards * chance;
      const variance = boards * chance * (1 - chance);
      if (variance < 5) continue;
      chi += (found - boards * chance) ** 2 / variance;
      cells++;
    }
    expect([cells, one, Math.round(expected)]).toEqual([64, 35_620, 35_732]);
    expect(chi).toBeCloseTo(81.6, 1);
  });

  test('is near the counts of all pictures of 5x5 and 6x6, and not on them', () => {
    for (const [side, count, share] of [
      [5, 25_309_575, 0.7543],
      [6, 49_745_060_669, 0.7239],
    ] as const) {
      expect(count / 2 ** (side * side)).toBeCloseTo(share, 4);
      const off = oneSolutionChance(side, side, 0.5) - count / 2 ** (side * side);
      expect(Math.abs(off)).toBeLessThan(0.023);
      expect(Math.abs(off)).toBeGreaterThan(0.001);
    }
  });
});
