/**
 * What the benchmark measures, without Node and without a page: the same code runs in both. Everything is drawn from
 * fixed seeds, so two machines do the same work; a rate is the best of several short windows, because other programs
 * can only slow a window down.
 */
import { boardRandom } from '../../../src/engine/board/random.ts';
import { filledFor, sampleExact } from '../../../src/engine/board/sample.ts';
import { createFastSimple } from '../../../src/engine/sweep/fastSimple.ts';
import { STANDSTILL } from '../../../src/engine/sweep/fastSolver.ts';
import type { FastSimple } from '../../../src/engine/sweep/fastSolver.ts';
import { now } from '../../../src/notebook/clock.ts';

export const seed = 2012;

/** A square size at a percentage of filled cells. */
export type BoardCase = { readonly side: number; readonly percentage: number };

/** Rates a second of the contestants, by name. */
export type Rates = Readonly<Record<string, number>>;

/** Does the whole of some work once; `units` says how much that is. */
export type Contestant = { readonly units: number; readonly once: () => void };

/**
 * Lets contestants take turns, a window each, so that a busy moment hits all of them alike.
 *
 * @param window - ms of one window; `once` is repeated until it is over
 * @param turns - windows of each
 * @returns units a second, the best window of each
 */
export function race(
  contestants: Readonly<Record<string, Contestant>>,
  window: number,
  turns: number,
): Rates {
  const best: Record<string, number> = {};
  for (let turn = 0; turn < turns; turn++)
    for (const [name, { units, once }] of Object.entries(contestants)) {
      const start = now();
      let rounds = 0;
      let took = 0;
      do {
        once();
        rounds++;
        took = now() - start;
      } while (took < window);
      best[name] = Math.max(best[name] ?? 0, (1000 * rounds * units) / took);
    }
  return best;
}

/** Random boards of a size, the same in every run. */
export function boardsOf({ side, percentage }: BoardCase, count: number): readonly Uint8Array[] {
  return Array.from({ length: count }, (_, index) => {
    const cells = new Uint8Array(side * side);
    const random = boardRandom(seed, side, side, percentage, index);
    sampleExact(random, cells, filledFor(percentage, side, side));
    return cells;
  });
}

/** Of 1,000 random boards those that are not simple, so many at most. */
export function standstills(what: BoardCase, most: number): readonly Uint8Array[] {
  const simple = createFastSimple(what.side, what.side);
  return boardsOf(what, 1000)
    .filter((cells) => {
      simple.setImage(cells);
      return simple.run('H') === STANDSTILL;
    })
    .slice(0, most);
}

/** Sweeps on every board, and what comes after them. */
export const afterSweeps = (
  boards: readonly Uint8Array[],
  simple: FastSimple,
  after: () => void,
): Contestant => ({
  units: boards.length,
  once: () => {
    for (const cells of boards) {
      simple.setImage(cells);
      simple.run('H');
      after();
    }
  },
});

/** How much longer the second takes than the first, as a rate: both are measured alike, the difference is what comes after. */
export const rateAfter = (alone: number, whole: number): number =>
  1 / Math.max(1e-9, 1 / whole - 1 / alone);
