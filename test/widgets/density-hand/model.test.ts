import { describe, expect, test } from 'vitest';
import { EMPTY, FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { inferPictureInPieces } from '../../../src/engine/inference/inferPicture.ts';
import { infer } from '../../../src/engine/inference/inference.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import * as model from '../../../src/widgets/density-hand/model.ts';
import type { Visit } from '../../../src/widgets/density-hand/model.ts';
import { handBoard } from '../../../src/widgets/density-hand/view.ts';
import { prebuilt as given } from '../../../src/widgets/density-hand/prebuilt.ts';

const heights = model.heightsOf({ side: '10', seed: 7 });

/** What is known in the end. */
function asked(percentage: number): Visit {
  const image = model.imageAt(heights, percentage);
  const { inferable, undecided } = allPieces(inferPictureInPieces(image, Infinity));
  return { percentage, image, told: { cells: inferable.cells, undecided }, asked: true };
}

describe('the board', () => {
  test('is one picture of which a higher density fills more', () => {
    for (let at = 0; at < 100; at++) {
      const [less, more] = [at, at + 1].map((one) => model.imageAt(heights, one).cells);
      expect(less!.every((cell, k) => cell === EMPTY || more![k] === FILLED)).toBe(true);
    }
    expect(model.imageAt(heights, 0).cells).not.toContain(FILLED);
    expect(model.imageAt(heights, 100).cells).not.toContain(EMPTY);
  });

  test('has about as many filled cells as its density says', () => {
    const large = model.heightsOf({ side: '25', seed: 1 });
    for (const at of [10, 50, 90]) {
      const filled = model.imageAt(large, at).cells.filter((cell) => cell === FILLED).length;
      expect(Math.abs(filled / 6.25 - at)).toBeLessThan(6);
    }
  });

  test('is another one with another seed, and the same with the same', () => {
    expect(model.heightsOf({ side: '10', seed: 7 })).toEqual(heights);
    expect(model.heightsOf({ side: '10', seed: 8 })).not.toEqual(heights);
  });
});

describe('what the clues tell', () => {
  test('is at first what sweeps find, and never more than what must be so', () => {
    for (let at = 0; at <= 100; at += 10) {
      const image = model.imageAt(heights, at);
      const visit = model.swept(at, image);
      expect(visit.told.cells).toEqual(solveSimple(puzzleOf(image)).grid.cells);
      const all = infer(puzzleOf(image)).inferable.cells;
      expect(asked(at).told.cells).toEqual(all);
      expect(visit.told.cells.every((cell, k) => cell === UNKNOWN || cell === all[k])).toBe(true);
      expect(visit.asked).toBe(visit.told.undecided.length === 0);
    }
  });

  test('is counted, and what is not known is between two shares', () => {
    const image = { height: 1, width: 4, cells: Uint8Array.of(1, 1, 0, 0) };
    const told = { cells: Uint8Array.of(1, UNKNOWN, 0, UNKNOWN), undecided: [1, 3] };
    const visit = { percentage: 50, image, told, asked: true };
    expect(model.countsOf(visit)).toEqual({
      filled: 2,
      toldFilled: 1,
      undecidedFilled: 1,
      empty: 2,
      toldEmpty: 1,
      undecidedEmpty: 1,
    });
    expect(model.shareOf(visit)).toEqual({ least: 0.5, most: 1 });
    expect(model.restText(visit)).toMatch(/2 are undecided, for the search was stopped\.$/);
  });

  test('is told in words that follow the density', () => {
    expect(model.toldText(asked(0))).toBe('At 0\u00a0% no cell is filled.');
    expect(model.restText(asked(0))).toMatch(/^Every cell is told/);
    expect(model.toldText(asked(100))).toBe('At 100\u00a0% the clues tell all 100 filled cells.');
    const middle = asked(30);
    const { filled, toldFilled } = model.countsOf(middle);
    expect(model.toldText(middle)).toContain(
      `${toldFilled === 0 ? 'none of the ' : `${toldFilled} of `}${filled} filled cells.`,
    );
    expect(model.toldText({ ...middle, asked: false })).toMatch(/so far\.$/);
  });

  test('makes a point only where a cell is filled and all is asked', () => {
    const points = model.foundPoints([asked(0), asked(20), { ...asked(30), asked: false }]);
    expect(points.map(({ at }) => at)).toEqual([20]);
    expect(
      model
        .csvOfVisits([asked(0), asked(20)])
        .trim()
        .split('\r\n'),
    ).toHaveLength(3);
  });
});

test('the density under the hand is asked about first, then the nearest that the hand passed', () => {
  const open = (percentage: number): Visit => ({ ...asked(percentage), asked: false });
  const visits = [open(10), open(20), asked(25), open(28)];
  expect(model.nextToAsk(visits, 28)?.percentage).toBe(28);
  expect(model.nextToAsk(visits, 25)?.percentage).toBe(28);
  expect(model.nextToAsk(visits, 14)?.percentage).toBe(10);
  expect(model.nextToAsk([asked(25)], 25)).toBeNull();
});

/** Processor time of this thread, ms. */
const used = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

test('what the page does itself for a density takes no long task, on the largest board too', () => {
  const large = model.heightsOf({ side: '25', seed: 4 });
  const work = (at: number): number => {
    const before = used();
    const visit = model.swept(at, model.imageAt(large, at));
    handBoard(visit, true, model.clueRoomOf(large, '25'));
    model.toldText(visit);
    model.restText(visit);
    return used() - before;
  };
  // what seems long is measured again, because the collecting of garbage counts too
  const least = (at: number): number => Math.min(...[1, 2, 3].map(() => work(at)));
  const long = Array.from({ length: 101 }, (_, at) => at).filter(
    (at) => work(at) >= 50 && least(at) >= 50,
  );
  expect(long).toEqual([]);
});

describe('what the build hands on', () => {
  const handed = given({ side: '10', seed: 7, percentage: 12 });

  test('is what a worker would answer', () => {
    expect(handed.known.map(({ percentage }) => percentage)).toContain(12);
    expect(handed.known.length).toBeGreaterThan(20);
    for (const { percentage, told } of handed.known) expect(told).toEqual(asked(percentage).told);
  });

  test('has the stored mean of every size', () => {
    expect(Object.keys(handed.means)).toEqual(model.sides.map(String));
    for (const side of model.sides) {
      const mean = handed.means[side]!;
      expect(mean.boards).toBeGreaterThanOrEqual(250);
      expect(mean.points.length).toBeGreaterThan(15);
      expect(model.meanText(mean)).toMatch(/passes one half at \d+\u00a0%\.$/);
    }
  });
});

test('there is room for every clue at every density', () => {
  for (const side of ['10', '25'] as const) {
    const heights = model.heightsOf({ side, seed: 4 });
    const room = model.clueRoomOf(heights, side);
    for (let at = 0; at <= 100; at += 5) {
      const { rows, columns } = puzzleOf(model.imageAt(heights, at));
      for (const { length } of [...rows, ...columns]) expect(length).toBeLessThanOrEqual(room);
    }
  }
});
