/**
 * What the benchmark measures, without Node and without a page: the same code runs in both. Everything is drawn from
 * fixed seeds, so two machines do the same work; a rate is the best of several short windows, because other programs
 * can only slow a window down.
 */
import { FILLED, UNKNOWN } from '../../src/engine/cell.ts';
import { describeLine } from '../../src/engine/description.ts';
import type { Description } from '../../src/engine/description.ts';
import { createFastFour } from '../../src/engine/fastFour.ts';
import { STANDSTILL } from '../../src/engine/fastStatus.ts';
import { createFastProbe } from '../../src/engine/fastProbe.ts';
import { createFastSimple } from '../../src/engine/fastSimple.ts';
import type { FastSimple } from '../../src/engine/fastSimple.ts';
import { settleByFix } from '../../src/engine/fix.ts';
import { generalFrom } from '../../src/engine/generalDescription.ts';
import type { GeneralDescription } from '../../src/engine/generalDescription.ts';
import { lineOf } from '../../src/engine/image.ts';
import { createLineMasks, describeMask, settleMasks } from '../../src/engine/lineMasks.ts';
import { boardRandom } from '../../src/engine/random.ts';
import { filledFor, sampleExact, sampleIndependent } from '../../src/engine/sample.ts';
import { settle } from '../../src/engine/settle.ts';
import { createSmallProbe } from '../../src/engine/smallProbe.ts';
import { now } from '../../src/clock.ts';

const seed = 2012;

/** A square size at a percentage of filled cells. */
export type BoardCase = { readonly side: number; readonly percentage: number };

/** Rates a second of the contestants, by name. */
export type Rates = Readonly<Record<string, number>>;

/** The sizes that the issue of this benchmark names. */
export const boardCases: readonly BoardCase[] = [
  ...[5, 6, 10, 15, 20, 30].map((side) => ({ side, percentage: 50 })),
  { side: 30, percentage: 60 },
];

export const lineLengths: readonly number[] = [5, 6, 10, 15, 20, 25, 30];

/** Does the whole of some work once; `units` says how much that is. */
type Contestant = { readonly units: number; readonly once: () => void };

/**
 * Lets contestants take turns, a window each, so that a busy moment hits all of them alike.
 *
 * @param window - ms of one window; `once` is repeated until it is over
 * @param turns - windows of each
 * @returns units a second, the best window of each
 */
function race(
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

/** A line in the middle of a puzzle. */
type LineCase = {
  readonly line: Uint8Array; // about a third of its cells known
  readonly description: Description;
  readonly general: GeneralDescription;
  readonly filled: number; // the finished line as a mask
};

function lineCases(length: number, count: number): readonly LineCase[] {
  return Array.from({ length: count }, (_, index) => {
    const random = boardRandom(seed, 1, length, 50, index);
    const finished = new Uint8Array(length);
    sampleIndependent(random, finished, 0.5);
    const line = finished.map((cell) => (random.below(3) === 0 ? cell : UNKNOWN));
    const description = describeLine(finished);
    let filled = 0;
    for (const [i, cell] of finished.entries()) if (cell === FILLED) filled |= 1 << i;
    return { line, description, general: generalFrom(description), filled };
  });
}

/**
 * Settles a second: on machine words as the solver does it, from line to line, and by the Fix recursion.
 *
 * @param length - cells of the lines, 1..31
 */
export function settleRates(length: number, window: number): Rates {
  const cases = lineCases(length, 200);
  const masks = createLineMasks(cases.length, length);
  for (const [l, { line, filled }] of cases.entries()) {
    masks.length[l] = length;
    describeMask(masks, l, filled);
    let mayFill = 0;
    let mayEmpty = 0;
    for (const [i, cell] of line.entries()) {
      if (cell !== 0) mayFill |= 1 << i;
      if (cell !== FILLED) mayEmpty |= 1 << i;
    }
    masks.mayFill[l] = mayFill;
    masks.mayEmpty[l] = mayEmpty;
  }
  const units = cases.length;
  return race(
    {
      words: {
        units,
        once: () => {
          for (let l = 0; l < units; l++) settleMasks(masks, l);
        },
      },
      line: {
        units,
        once: () => {
          for (const { line, description } of cases) settle(line, description);
        },
      },
      recursion: {
        units,
        once: () => {
          for (const { line, general } of cases) settleByFix(line, general);
        },
      },
    },
    window,
    7,
  );
}

function boardsOf({ side, percentage }: BoardCase, count: number): readonly Uint8Array[] {
  return Array.from({ length: count }, (_, index) => {
    const cells = new Uint8Array(side * side);
    const random = boardRandom(seed, side, side, percentage, index);
    sampleExact(random, cells, filledFor(percentage, side, side));
    return cells;
  });
}

/** SimpleSolver boards a second on boards made beforehand; descriptions are part of the work. */
function fastSolver(what: BoardCase): Contestant {
  const boards = boardsOf(what, 500);
  const solver = createFastSimple(what.side, what.side);
  return {
    units: boards.length,
    once: () => {
      for (const cells of boards) {
        solver.setImage(cells);
        solver.run('H');
      }
    },
  };
}

/** The baseline: the same sweeps with the Fix recursion for every line that has an unknown cell. */
function plainSolver(what: BoardCase): Contestant {
  const boards = boardsOf(what, 3);
  return {
    units: boards.length,
    once: () => {
      for (const cells of boards) solvePlainly(what.side, cells);
    },
  };
}

function solvePlainly(side: number, cells: Uint8Array): void {
  const image = { height: side, width: side, cells };
  const grid = { ...image, cells: new Uint8Array(side * side).fill(UNKNOWN) };
  const lines = (['H', 'V'] as const).map((direction) => ({
    direction,
    descriptions: Array.from({ length: side }, (_, index) =>
      generalFrom(describeLine(lineOf(image, direction, index))),
    ),
  }));
  let idle = 0; // sweeps in a row that fixed nothing
  for (let sweep = 0; idle < 2 && grid.cells.includes(UNKNOWN); sweep++) {
    const { direction, descriptions } = lines[sweep % 2] as (typeof lines)[number];
    idle++;
    for (const [index, description] of descriptions.entries()) {
      const line = lineOf(grid, direction, index);
      const settled = line.includes(UNKNOWN) ? settleByFix(line, description) : line;
      for (const [i, cell] of (settled ?? line).entries()) {
        if (cell === line[i]) continue;
        grid.cells[direction === 'H' ? index * side + i : i * side + index] = cell;
        idle = 0;
      }
    }
  }
}

/**
 * Boards a second of SimpleSolver.
 *
 * @param baseline - also measure the plain solver, by the recursion
 */
export function boardRates(what: BoardCase, window: number, baseline: boolean): Rates {
  const contestants = { fast: fastSolver(what), ...(baseline && { plain: plainSolver(what) }) };
  return race(contestants, window, 7);
}

/** Boards of FourSolver: the sizes of the reference, and what random boards of the papers' pictures are like. */
export const fourCases: readonly BoardCase[] = [
  ...[6, 10, 15, 20, 30].map((side) => ({ side, percentage: 50 })),
  { side: 30, percentage: 54 },
  { side: 30, percentage: 60 },
];

/**
 * Boards a second of FourSolver, on random boards that are not simple: `whole` from the image on, descriptions and
 * SimpleSolver included, and `goOn` from where SimpleSolver stopped.
 */
export function fourRates(what: BoardCase, window: number): Rates {
  const solver = createFastFour(what.side, what.side);
  const { simple } = solver;
  const boards = boardsOf(what, 1000)
    .filter((cells) => {
      simple.setImage(cells);
      return simple.run('H') === STANDSTILL;
    })
    .slice(0, 200);
  const each = (after: () => void): void => {
    for (const cells of boards) {
      simple.setImage(cells);
      simple.run('H');
      after();
    }
  };
  const units = boards.length;
  const { whole, alone } = race(
    {
      whole: {
        units,
        once: () => {
          each(() => solver.goOn());
        },
      },
      alone: {
        units,
        once: () => {
          each(() => {});
        },
      },
    },
    window,
    7,
  ) as { readonly whole: number; readonly alone: number };
  // the time of both is measured alike, and their difference is that of FourSolver
  return { whole, goOn: 1 / Math.max(1e-9, 1 / whole - 1 / alone) };
}

/** Boards of probing. */
export const probeCases: readonly BoardCase[] = [5, 6, 10, 20].map((side) => ({
  side,
  percentage: 50,
}));

/**
 * Probing sequences a second on random boards that are not simple, SimpleSolver before them included: `shared` is the fast
 * prober, by table up to 6 x 6, `alone` the baseline, in which each probe is run to its end.
 */
export function probeRates(what: BoardCase, window: number): Rates {
  const { side } = what;
  const prober = createFastProbe(side, side);
  const { simple } = prober;
  const boards = boardsOf(what, side > 10 ? 100 : 1000)
    .filter((cells) => {
      simple.setImage(cells);
      return simple.run('H') === STANDSTILL;
    })
    .slice(0, 200);
  const units = boards.length;
  const shared =
    side <= 6 ? byTable(side, boards) : { units, once: () => each(() => prober.probe()) };
  function each(after: () => void): void {
    for (const cells of boards) {
      simple.setImage(cells);
      simple.run('H');
      after();
    }
  }
  return race({ shared, alone: { units, once: () => each(() => probeAlone(simple)) } }, window, 7);
}

function byTable(side: number, boards: readonly Uint8Array[]): Contestant {
  const prober = createSmallProbe(side, side);
  const images = boards.map((cells) => cells.reduce((sum, cell, at) => sum + cell * 2 ** at, 0));
  return {
    units: images.length,
    once: () => {
      for (const image of images) prober.probe(image);
    },
  };
}

/** Every probe from the solver's state, to its end. */
function probeAlone(simple: FastSimple): void {
  const cells = simple.readCells().slice();
  simple.keep();
  for (const [at, cell] of cells.entries())
    if (cell === UNKNOWN)
      for (const value of [1, 0] as const) {
        simple.restore();
        simple.setCell(Math.floor(at / simple.width), at % simple.width, value);
        simple.run('H');
      }
}
